import { openEngine } from '../../dist/index.js'
import { measured, median, peakMegabytes, type Report, type Stage } from './measures.js'

/** A process of its own: `serve.js FOLDER PROJECT` opens what was built and asks it. */
const [directory, projectId] = process.argv.slice(2) as [string, string]
const stages: Record<string, Stage> = {}

let engine = await openEngine({ directory })
await engine.close()
const ask = () => engine.project(projectId)
stages['open, first search'] = await measured(async () => {
  // Ten million documents need more than the limit for some questions.
  engine = await openEngine({ directory, questionTimeout: 0 })
  await ask().docs.search({ search: { texts: ['excellent'] }, limit: 10 })
})
const { result } = await ask().concepts.list({ concept_selector: { type: 'top', limit: 1_000 } })
const texts = result.map((concept) => concept.texts[0]!)
// Every question with a filter that was never used before, or what repeats would be remembered.
let fresh = 0
const filter = () => [{ name: 'age', minimum: -1 - fresh++ }]
const ROUNDS = 40
for (const match_type of ['exact', 'both'] as const) {
  const find = (more: object) => (round: number) =>
    ask().docs.search({ search: { texts: [texts[round * 7]!] }, match_type, limit: 10, fields: ['doc_id'], ...more })
  stages[`search ${match_type}`] = await median(ROUNDS, find({}))
  stages[`search ${match_type}, filter`] = await median(ROUNDS, (round) => find({ filter: filter() })(round + ROUNDS))
}
stages['search hybrid'] = await median(8, (round) =>
  ask().docs.search({ search: { texts: [texts[round * 11]!] }, ranking: 'hybrid', limit: 10, fields: ['doc_id'] }),
)
stages['match counts, 1,000 by month'] = await median(3, () =>
  ask().concepts.matchCounts({
    concept_selector: { type: 'top', limit: 1_000 },
    breakdowns: [{ name: 'date', interval: 'month' }],
    filter: filter(),
  }),
)
stages['drivers, limit 2,000'] = await measured(() =>
  ask().concepts.scoreDrivers({ score_field: 'score', limit: 2_000 }),
)
stages['sentiment, 100 concepts'] = await measured(() =>
  ask().concepts.sentiment({ concept_selector: { type: 'top', limit: 100 } }),
)
stages['match counts, 50,000'] = await measured(() =>
  ask().concepts.matchCounts({ concept_selector: { type: 'top', limit: 50_000 } }),
)
await engine.close()
process.send!({ stages, peakMegabytes: peakMegabytes() } satisfies Report)
