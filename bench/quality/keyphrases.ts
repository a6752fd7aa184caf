import { join } from 'node:path'
import { openEngine, openWordReader } from '../../dist/index.js'
import { languageOf, namesIn, readRows } from './data.js'
import { mean } from './measures.js'
import { buildProject } from './projects.js'
import type { Figure } from './table.js'
import { createYake } from './yake.js'

interface Row {
  readonly text: string
  readonly keyphrases: readonly string[]
}

/** Keyphrases a document. */
const WANTED = 10

/** The ten `key_phrases` of each document against its gold keyphrases, both as stems: F1@10, the mean over the documents. The peer is YAKE. */
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
    const ours: number[] = []
    const peers: number[] = []
    const yake = createYake(languageOf(set))
    for (let offset = 0; offset < rows.length; offset += 500) {
      const { result } = await project.docs.search({ limit: 500, offset, fields: ['title', 'key_phrases'] })
      for (const { title, key_phrases } of result) {
        const gold = new Set(rows[Number(title)]!.keyphrases.map(idOf).filter((id) => id !== ''))
        const found = (key_phrases ?? []).slice(0, WANTED).map(({ term_id }) => term_id)
        ours.push(agreement(found, gold))
        peers.push(agreement(yake(rows[Number(title)]!.text, WANTED).map(idOf), gold))
      }
    }
    for (const [candidate, scores] of Object.entries({ conceptlite: ours, YAKE: peers })) {
      figures.push({ part: 'keyphrases', set, measure: 'F1@10', candidate, value: mean(scores) })
    }
  }
  return figures
}

function agreement(found: readonly string[], gold: ReadonlySet<string>): number {
  const distinct = new Set(found)
  const hits = [...distinct].filter((id) => gold.has(id)).length
  return gold.size === 0 ? 0 : (2 * hits) / (distinct.size + gold.size)
}
