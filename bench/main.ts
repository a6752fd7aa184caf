import { writeFileSync } from 'node:fs'
import { arch, cpus } from 'node:os'
import { Bench } from 'tinybench'
import { openEngine, type Project } from '../dist/index.js'
import { readArguments } from './arguments.js'
import { pickQueries, readDocuments } from './documents.js'
import { peers } from './peers.js'

/**
 * Times of one run on this machine, and their ratios to what a user might take instead. Ratios are what counts: absolute
 * times differ between machines and moments. `npm run bench -- [--documents N | --file FILE] [--json FILE]`
 */
const { json, documents: wanted, file } = readArguments()
const documents = readDocuments(file, wanted ?? 20_000)
const queries = pickQueries(documents, 60)

interface Figure {
  readonly what: string
  readonly by: string
  readonly median: number
  readonly p99: number
  readonly unit: string
}
const figures: Figure[] = []

/** One task of every candidate, interleaved by tinybench's rounds. */
async function compare(what: string, candidates: Record<string, (round: number) => unknown>): Promise<void> {
  const bench = new Bench({ time: 500, warmupTime: 100, warmupIterations: 20 })
  for (const [name, run] of Object.entries(candidates)) {
    let round = 0
    bench.add(name, async () => {
      await run(round++)
    })
  }
  await bench.run()
  for (const { name, result } of bench.tasks) {
    if (result.state !== 'completed') throw new Error(`${what}: ${name} did not finish.`)
    figures.push({ what, by: name, median: result.latency.p50, p99: result.latency.p99, unit: 'ms' })
  }
}

async function timed<T>(what: string, by: string, run: () => Promise<T>): Promise<T> {
  const started = performance.now()
  const value = await run()
  const milliseconds = performance.now() - started
  figures.push({ what, by, median: milliseconds, p99: milliseconds, unit: 'ms' })
  return value
}

async function upload(project: Project): Promise<void> {
  for (let at = 0; at < documents.length; at += 1_000) {
    await project.upload({ docs: documents.slice(at, at + 1_000) as never })
  }
}

const engine = await openEngine()
const project = await engine.projects.create({ name: 'Bench', language: 'en' })
await timed('upload', 'conceptlite', () => upload(project))
await timed('build', 'conceptlite', async () => {
  await project.build({ skip_sentiment: true })
  await project.waitForBuild()
})
await timed('sentiment', 'conceptlite', async () => {
  await project.build({ sentiment_only: true })
  await project.waitForSentimentBuild()
})
const finders = []
for (const peer of peers) {
  finders.push([peer.name, await timed('build', peer.name, () => peer.build(documents))] as const)
}

// Every call a query that was not asked just before: what repeats is remembered, and would flatter us.
const query = (round: number): string => queries[round % queries.length]!
let fresh = 0
const ask = (match_type: 'exact' | 'both') => (round: number) =>
  project.docs.search({
    search: { texts: [query(round)] },
    filter: [{ name: 'age', minimum: -1 - (fresh++ % 100_000) / 100_000 }],
    match_type,
    limit: 10,
    fields: ['doc_id', 'match_score'],
  })
const hasAge = documents[0]!.metadata.some(({ name }) => name === 'age')
if (!hasAge) throw new Error('The corpus needs a number field named age.')
await compare('search, ten best', {
  'conceptlite exact': ask('exact'),
  'conceptlite both': ask('both'),
  ...Object.fromEntries(finders.map(([name, find]) => [name, (round: number) => find(query(round))])),
})

const concepts = queries.slice(0, 10).map((text) => ({ texts: [text] }))
await compare('match counts of 10 concepts', {
  conceptlite: () =>
    project.concepts.matchCounts({
      concept_selector: { type: 'specified', concepts },
      filter: [{ name: 'age', minimum: -1 - (fresh++ % 100_000) / 100_000 }],
    }),
})
const breakdown = documents[0]!.metadata.some(({ name }) => name === 'date')
  ? ({ name: 'date', interval: 'month' } as const)
  : ({ name: 'age', interval: 5 } as const)
await compare('match counts of 10 concepts, broken down', {
  conceptlite: () =>
    project.concepts.matchCounts({
      concept_selector: { type: 'specified', concepts },
      filter: [{ name: 'age', minimum: -1 - (fresh++ % 100_000) / 100_000 }],
      breakdowns: [breakdown],
    }),
})
await engine.close()

console.log(
  `${documents.length} documents, Node ${process.version}, ${arch()}, ${cpus().length} cores (${cpus()[0]?.model ?? ''})`,
)
for (const what of new Set(figures.map((figure) => figure.what))) {
  console.log(`\n${what}`)
  const rows = figures.filter((figure) => figure.what === what)
  const own = rows[0]!.median
  for (const { by, median, p99, unit } of rows) {
    const ratio = rows.length > 1 ? `${(median / own).toFixed(2)} x` : ''
    const tail = p99 === median ? '' : `p99 ${p99.toFixed(2)}`
    console.log(`  ${by.padEnd(20)} ${median.toFixed(2).padStart(10)} ${unit}  ${ratio.padStart(10)}  ${tail}`)
  }
}
if (json !== undefined) writeFileSync(json, `${JSON.stringify({ documents: documents.length, figures }, null, 2)}\n`)
