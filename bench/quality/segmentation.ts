import { join } from 'node:path'
import { openWordReader } from '../../dist/index.js'
import { languageOf, namesIn, readRows } from './data.js'
import type { Figure } from './table.js'

interface Row {
  readonly text: string
  readonly tokens: readonly string[]
  readonly text_simplified?: string
  readonly tokens_simplified?: readonly string[]
}

/** Words against those of people, exact spans: F1, punctuation left out on both sides; beside Intl.Segmenter as it is. */
export async function measureSegmentation(data: string, only: (name: string) => boolean): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const file of namesIn(data, 'segmentation')) {
    const set = file.replace(/\.jsonl(\.gz)?$/, '')
    if (!only(set)) continue
    const language = languageOf(set)
    const rows = readRows<Row>(join(data, 'segmentation', file))
    const read = await openWordReader(language)
    const segmenter = new Intl.Segmenter(language, { granularity: 'word' })
    const candidates: Record<string, (text: string) => readonly (readonly [number, number])[]> = {
      conceptlite: (text) => read(text).map(({ start, end }) => [start, end]),
      'Intl.Segmenter': (text) =>
        [...segmenter.segment(text)].flatMap(({ index, segment, isWordLike }) =>
          isWordLike ? [[index, index + segment.length] as const] : [],
        ),
    }
    const scripts = [
      ['', (row: Row) => [row.text, row.tokens] as const],
      [' simplified', (row: Row) => [row.text_simplified, row.tokens_simplified] as const],
    ] as const
    for (const [suffix, take] of scripts) {
      for (const [candidate, find] of Object.entries(candidates)) {
        let right = 0
        let given = 0
        let requested = 0
        for (const row of rows) {
          const [text, tokens] = take(row)
          if (text === undefined || tokens === undefined) continue
          const gold = new Set(spansOf(text, tokens))
          const ours = find(text).map(([start, end]) => `${start} ${end}`)
          given += ours.length
          requested += gold.size
          right += ours.filter((span) => gold.has(span)).length
        }
        if (requested === 0) continue
        const value = (2 * right) / (given + requested)
        figures.push({ part: 'segmentation', set: set + suffix, measure: 'F1', candidate, value })
      }
    }
  }
  return figures
}

/** Spans of the tokens that have a letter or a digit in them. */
function spansOf(text: string, tokens: readonly string[]): string[] {
  const spans: string[] = []
  let at = 0
  for (const token of tokens) {
    const start = text.indexOf(token, at)
    if (start < 0) continue
    at = start + token.length
    if (/[\p{L}\p{N}]/u.test(token)) spans.push(`${start} ${at}`)
  }
  return spans
}
