import { clip, oneLine, type Paint, textWidth } from './terminal.js'
import { texts } from './texts.js'

/** How the blocks of the report for terminals are laid out: lines, heads, columns and figures. */

/** How a report for terminals is rendered. */
export interface RenderOptions {
  /** Columns that no line exceeds. */
  readonly columns: number
  readonly paint: Paint
  /** Top concepts, and drivers of both directions together, at most. */
  readonly limit: number
  /** Of a project that was built just now. */
  readonly seconds: BuildSeconds | null
}

/** How long the steps of a build took, in seconds; `sentiment` is null where it was skipped. */
export interface BuildSeconds {
  readonly upload: number
  readonly build: number
  readonly sentiment: number | null
}

/** Columns before each line, and kept free behind it. */
export const MARGIN = 2

/** Breaks a sentence between words into lines of at most this many columns. */
export function wrap(sentence: string, columns: number): string[] {
  const lines: string[] = []
  for (const word of sentence.split(' ')) {
    const last = lines.at(-1)
    if (last === undefined || textWidth(last) + 1 + textWidth(word) > columns) lines.push(clip(word, columns))
    else lines[lines.length - 1] = `${last} ${word}`
  }
  return lines
}

/** The head of a block: its title and, dimmed beside it, a note. Both are cut to fit a line. */
export function heading(
  title: string,
  { columns, paint }: Pick<RenderOptions, 'columns' | 'paint'>,
  note = '',
): string {
  const width = columns - MARGIN
  const room = Math.min(textWidth(note), Math.floor(width / 2))
  const shown = clip(title, note === '' ? width : width - room - 2)
  return paint.bold(shown) + (note === '' ? '' : `  ${paint.dim(clip(note, width - textWidth(shown) - 2))}`)
}

/** Width of the column of names: as much as the longest needs, from 10 columns to a third of the line. */
export function nameWidth(rows: readonly { readonly name: string }[], columns: number): number {
  const longest = Math.max(10, ...rows.map((row) => textWidth(oneLine(row.name))))
  return Math.min(longest, Math.floor(columns / 3))
}

/** Parts with dots (or what is given) between, in as many lines as they need; a part longer than a line is cut. */
export function flow(parts: readonly string[], width: number, between = ' · '): string[] {
  const lines: string[] = []
  for (const part of parts.map((part) => clip(part, width))) {
    const last = lines.at(-1)
    const joined = last === undefined ? part : last + between + part
    if (last !== undefined && textWidth(joined) <= width) lines[lines.length - 1] = joined
    else lines.push(part)
  }
  return lines
}

export const count = (number: number): string => number.toLocaleString(texts.locale)

/** Two digits; what rounds to 0 has no sign. */
export function hundredths(number: number): string {
  const text = Math.abs(number).toFixed(2)
  return number < 0 && Number(text) !== 0 ? `−${text}` : text
}

export const signed = (number: number): string => `${number < 0 ? '−' : '+'}${Math.abs(number).toFixed(2)}`

export const decimals = (number: number): string => String(Math.round(number * 100) / 100)

export const seconds = (number: number): string =>
  number < 1
    ? texts.milliseconds(String(Math.round(number * 1_000)))
    : texts.seconds(number < 10 ? number.toFixed(1) : String(Math.round(number)))

export const languageName = (code: string): string =>
  new Intl.DisplayNames(texts.locale, { type: 'language' }).of(code) ?? code
