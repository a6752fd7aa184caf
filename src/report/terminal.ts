/** Letters that take two columns in a terminal: East Asian wide and full-width forms, and emoji shown as pictures. */
const wide =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\u33ff\u3400-\u4dbf\u4e00-\u9fff\ua000-\ua4cf\ua960-\ua97f\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{1f1e6}-\u{1f1ff}\u{20000}-\u{3fffd}]|\p{Emoji_Presentation}/u

/** Letters that take none: combining marks, joiners, variation selectors. */
const zero = /^[\p{Mn}\p{Me}\p{Cf}]$/u

/** Columns that one character (a code point) takes in a terminal: 0, 1 or 2. */
function characterWidth(character: string): number {
  if (character.length === 1 && character < '\u0300') return 1
  return zero.test(character) ? 0 : wide.test(character) ? 2 : 1
}

/** Columns that a text without line ends takes in a terminal. */
export function textWidth(text: string): number {
  let width = 0
  for (const character of text) width += characterWidth(character)
  return width
}

/** The text cut to `width` columns, its end marked with an ellipsis when something was cut. */
export function clip(text: string, width: number): string {
  if (textWidth(text) <= width) return text
  let used = 0
  let shown = ''
  for (const character of text) {
    used += characterWidth(character)
    if (used > width - 1) break
    shown += character
  }
  return `${shown.trimEnd()}…`
}

/** The text cut or filled with spaces to exactly `width` columns. */
export function column(text: string, width: number, align: 'left' | 'right' = 'left'): string {
  const cut = clip(text, width)
  const gap = ' '.repeat(Math.max(0, width - textWidth(cut)))
  return align === 'left' ? cut + gap : gap + cut
}

/** Line ends, tabs and control characters become single spaces: what a user's text may not do to a terminal. */
export const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()

const styles = { bold: 1, dim: 2, underline: 4, red: 31, green: 32, yellow: 33, cyan: 36 } as const

/** A text in a style, or as it is where colours are off. */
export type Paint = Readonly<Record<keyof typeof styles, (text: string) => string>> & { readonly on: boolean }

export function createPaint(on: boolean): Paint {
  const entries = Object.entries(styles).map(([name, code]) => [
    name,
    (text: string) => (on && text !== '' ? `\u001b[${code}m${text}\u001b[0m` : text),
  ])
  return { ...Object.fromEntries(entries), on } as Paint
}

/** FORCE_COLOR (not 0) turns colours on, NO_COLOR (not empty) off; otherwise they are for terminals. */
export function wantsColor(stream: { readonly isTTY?: boolean }, env: NodeJS.ProcessEnv = process.env): boolean {
  const { FORCE_COLOR: force, NO_COLOR: no, TERM: term } = env
  if (force !== undefined) return force !== '0' && force !== 'false'
  return (no ?? '') === '' && stream.isTTY === true && term !== 'dumb'
}

const NARROWEST = 50
const WIDEST = 120
const USUAL = 80

/** Columns to write in: those of the terminal from 50 to 120, 80 where there is none. */
export function usableColumns(stream: { readonly isTTY?: boolean; readonly columns?: number }): number {
  const columns = stream.isTTY === true ? (stream.columns ?? USUAL) : USUAL
  return Math.min(WIDEST, Math.max(NARROWEST, columns))
}

const eighths = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉']

/** A bar of `share` (0 to 1) of `width` columns, exact to an eighth of one; at least an eighth where there is a share. */
export function bar(share: number, width: number): string {
  const parts = Math.max(share > 0 ? 1 : 0, Math.round(Math.min(1, share) * width * 8))
  return '█'.repeat(Math.floor(parts / 8)) + eighths[parts % 8]
}

/** Whole columns for shares that sum to 1, so that they fill `width` exactly: largest remainders first. */
export function apportion(shares: readonly number[], width: number): number[] {
  const columns = shares.map((share) => Math.floor(share * width))
  const order = shares
    .map((share, index) => ({ index, rest: share * width - columns[index]! }))
    .sort((a, b) => b.rest - a.rest || a.index - b.index)
  for (let left = width - columns.reduce((sum, count) => sum + count, 0), n = 0; n < left && n < order.length; n++) {
    columns[order[n]!.index]!++
  }
  return columns
}
