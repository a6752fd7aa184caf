import { join } from 'node:path'
import { openEngine, openWordReader } from '../../dist/index.js'
import { languageOf, namesIn, readRows } from './data.js'
import { mean } from './measures.js'
import { buildProject } from './projects.js'
import type { Figure } from './table.js'

interface Row {
  readonly text: string
  readonly keyphrases: readonly string[]
}

/** Keyphrases a document. */
const WANTED = 10

/** The ten `key_phrases` of each document against its gold keyphrases, both as stems: F1@10, the mean over the documents. */
export async function measureKeyphrases(data: string, only: (name: string) => boolean): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const file of namesIn(data, 'keyphrases')) {
    const set = file.replace(/\.jsonl(\.gz)?$/, '')
    if (!only(set)) continue
    const rows = readRows<Row>(join(data, 'keyphrases', file))
    const read = await openWordReader(languageOf(set))
    const idOf = (phrase: string): string =>
      read(phrase)
        .flatMap(({ termId }) => termId ?? [])
        .join(' ')
    await using engine = await openEngine()
    const project = await buildProject(
      engine,
      languageOf(set),
      rows.map(({ text }, i) => ({ text, title: String(i) })),
    )
    const scores: number[] = []
    for (let offset = 0; offset < rows.length; offset += 500) {
      const { result } = await project.docs.search({ limit: 500, offset, fields: ['title', 'key_phrases'] })
      for (const { title, key_phrases } of result) {
        const gold = new Set(rows[Number(title)]!.keyphrases.map(idOf).filter((id) => id !== ''))
        const found = (key_phrases ?? []).slice(0, WANTED)
        const hits = found.filter(({ term_id }) => gold.has(term_id)).length
        scores.push(gold.size === 0 ? 0 : (2 * hits) / (found.length + gold.size))
      }
    }
    figures.push({ part: 'keyphrases', set, measure: 'F1@10', candidate: 'conceptlite', value: mean(scores) })
  }
  return figures
}
