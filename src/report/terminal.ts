import stringWidth from 'string-width'

/** Text whose characters take one column each. */
const narrow = /^[ -~]*$/

/** What a reader takes for one character: an emoji of several code points, a letter with its marks. */
const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** Columns that a text without line ends takes in a terminal. */
export const textWidth = (text: string): number => (narrow.test(text) ? text.length : stringWidth(text))

/** The text cut to `width` columns, its end marked with an ellipsis when something was cut. */
export function clip(text: string, width: number): string {
  if (textWidth(text) <= width) return text
  let used = 0
  let shown = ''
  for (const { segment } of graphemes.segment(text)) {
    used += textWidth(segment)
    if (used > width - 1) break
    shown += segment
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
