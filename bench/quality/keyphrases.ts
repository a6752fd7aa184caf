import { join } from 'node:path'
import { openEngine } from '../../dist/index.js'
import { languageOf, namesIn, readRows } from './data.js'
import { mean } from './measures.js'
import type { Figure } from './table.js'

interface Row {
  readonly text: string
  readonly keyphrases: readonly string[]
}

/**
 * Ten terms a document by our figures, tf x idf, against its gold keyphrases, compared as term ids: F1@10. Gold phrases
 * are read as concepts of the same project, so both sides are stemmed alike.
 */
export async function measureKeyphrases(data: string, only: (name: string) => boolean): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const file of namesIn(data, 'keyphrases')) {
    const set = file.replace(/\.jsonl(\.gz)?$/, '')
    if (!only(set)) continue
    const rows = readRows<Row>(join(data, 'keyphrases', file))
    await using engine = await openEngine()
    const project = await engine.projects.create({ name: 'Keyphrases', language: languageOf(set) })
    await project.upload({ docs: rows.map(({ text }, i) => ({ text, title: String(i) })) })
    await project.build({ skip_sentiment: true })
    await project.waitForBuild()
    const scores: number[] = []
    const counts = new Map<string, number>()
    for (let offset = 0; offset < rows.length; offset += 500) {
      const { result, total_count } = await project.docs.search({
        limit: 500,
        offset,
        fields: ['title', 'terms', 'fragments'],
      })
      const unknown = [
        ...new Set(result.flatMap(({ terms, fragments }) => [...terms, ...fragments].map((t) => t.term_id))),
      ].filter((id) => !counts.has(id))
      for (let at = 0; at < unknown.length; at += 20_000) {
        for (const term of await project.terms.get({ term_ids: unknown.slice(at, at + 20_000) })) {
          counts.set(term.term_id, term.total_doc_count)
        }
      }
      for (const { title, terms, fragments } of result) {
        const frequency = new Map<string, number>()
        for (const { term_id } of [...terms, ...fragments]) frequency.set(term_id, (frequency.get(term_id) ?? 0) + 1)
        const best = [...frequency]
          .map(([id, f]) => [id, f * Math.log((total_count + 1) / ((counts.get(id) ?? 0) + 0.5))] as const)
          .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
          .slice(0, 10)
          .map(([id]) => id)
        const gold = new Set<string>()
        const { keyphrases } = rows[Number(title)]!
        const concepts = await project.concepts.list({
          concept_selector: {
            type: 'specified',
            concepts: keyphrases.map((text) => ({ texts: [text.replace(/^-+/, '')] })),
          },
        })
        for (const { exact_term_ids } of concepts.result)
          if (exact_term_ids.length > 0) gold.add(exact_term_ids.join(' '))
        const hits = best.filter((id) => gold.has(id)).length
        scores.push(gold.size === 0 ? 0 : (2 * hits) / (best.length + gold.size))
      }
    }
    figures.push({ part: 'terms', set, measure: 'F1@10', candidate: 'conceptlite', value: mean(scores) })
  }
  return figures
}
