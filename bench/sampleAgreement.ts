import { type Engine, openEngine, type Project } from '../dist/index.js'
import { readArguments } from './arguments.js'
import type { CorpusDocument } from './corpus.js'
import { readDocuments } from './documents.js'

/**
 * How far a build of a sample agrees with a build of all documents: the sample's concepts, applied to every text as
 * `conceptlite apply` does, against the counts, drivers and sentiment of the full build. Every nth document is the sample.
 */
const { documents: size = 20_000, file } = readArguments()
const EACH = 10
const TOP = 50
const DRIVERS = 20
const FOUND = 100
const SEARCHES = 20
const BATCH = 2_000

type Documents = readonly CorpusDocument[]

async function build(engine: Engine, name: string, docs: Documents): Promise<Project> {
  const project = await engine.projects.create({ name, language: 'en' })
  for (let at = 0; at < docs.length; at += BATCH) await project.upload({ docs: docs.slice(at, at + BATCH) })
  await project.build()
  await project.waitForBuild()
  await project.waitForSentimentBuild()
  return project
}

/** What a project with all documents or a sample says of some concepts in all of them. */
interface Said {
  /** Share of the documents with the concept, by concept. */
  readonly shares: readonly number[]
  /** Share of these that are positive, and negative, by concept. */
  readonly polarities: readonly (readonly [positive: number, negative: number])[]
  /** Indexes of the first documents of a search, by concept. */
  readonly found: readonly (readonly number[])[]
}

const selectorOf = (names: readonly string[]) => ({
  type: 'specified' as const,
  concepts: names.map((text) => ({ texts: [text] })),
})

async function applied(sample: Project, docs: Documents, names: readonly string[]): Promise<Said> {
  const counts = names.map(() => ({ all: 0, positive: 0, negative: 0 }))
  const scored: [score: number, document: number][][] = names.map(() => [])
  for (let at = 0; at < docs.length; at += BATCH) {
    const texts = docs.slice(at, at + BATCH).map(({ text }) => text)
    const { result } = await sample.analyze({
      texts,
      concept_selector: selectorOf(names),
      fields: ['concepts', 'sentiment'],
      limit: TOP,
    })
    for (const [i, { concepts = [] }] of result.entries()) {
      for (const { index, match_type, match_score, sentiment } of concepts) {
        scored[index]!.push([match_score, at + i])
        if (match_type !== 'exact') continue
        counts[index]!.all++
        if (sentiment === 'positive' || sentiment === 'negative') counts[index]![sentiment]++
      }
    }
  }
  return {
    shares: counts.map(({ all }) => all / docs.length),
    polarities: counts.map(({ all, positive, negative }) => [positive / all, negative / all]),
    found: scored.map((each) =>
      each
        .sort(([a, i], [b, k]) => b - a || i - k)
        .slice(0, FOUND)
        .map(([, document]) => document),
    ),
  }
}

async function counted(full: Project, docs: Documents, names: readonly string[]): Promise<Said> {
  const { match_counts } = await full.concepts.sentiment({ concept_selector: selectorOf(names) })
  const totals = match_counts.map(
    ({ sentiment_counts: { positive, neutral, negative } }) => positive + neutral + negative,
  )
  const indexes = new Map(docs.map(({ text }, i) => [text, i]))
  const found: number[][] = []
  for (const name of names.slice(0, SEARCHES)) {
    const { result } = await full.docs.search({ search: { texts: [name] }, limit: FOUND, fields: ['text'] })
    found.push(result.map(({ text }) => indexes.get(text)!))
  }
  return {
    shares: totals.map((total) => total / docs.length),
    polarities: match_counts.map(({ sentiment_counts: { positive, negative } }, i) => [
      positive / totals[i]!,
      negative / totals[i]!,
    ]),
    found,
  }
}

const topNames = async (project: Project): Promise<string[]> =>
  (await project.concepts.matchCounts({ concept_selector: { type: 'top', limit: TOP } })).match_counts.map(
    ({ name }) => name,
  )

const driverNames = async (project: Project, field: string): Promise<string[]> =>
  (await project.concepts.scoreDrivers({ score_field: field, limit: DRIVERS })).map(({ name }) => name)

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0) / numbers.length
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`
const common = <T>(some: readonly T[], others: readonly T[]): number =>
  some.filter((each) => others.includes(each)).length / others.length
const differences = (some: readonly number[], others: readonly number[]): number[] =>
  some.map((each, i) => Math.abs(each - others[i]!))

const docs = readDocuments(file, size)
const sampled = docs.filter((_, i) => i % EACH === 0)
await using engine = await openEngine()
const full = await build(engine, 'All', docs)
const sample = await build(engine, 'Sample', sampled)
const names = await topNames(full)
const ofSample = await applied(sample, docs, names)
const ofAll = await counted(full, docs, names)
const scoreField = docs[0]!.metadata.find(({ type }) => type === 'score')?.name
const rows: [string, string][] = [
  ['documents in the sample, of all', `${sampled.length.toLocaleString('en')} of ${docs.length.toLocaleString('en')}`],
  [`of the ${TOP} top concepts, in both`, percent(common(await topNames(sample), names))],
  [
    'share of documents with a concept: mean difference in points',
    percent(mean(differences(ofSample.shares, ofAll.shares))),
  ],
  ['  largest difference', percent(Math.max(...differences(ofSample.shares, ofAll.shares)))],
  ...(
    [
      ['positive', 0],
      ['negative', 1],
    ] as const
  ).map(([name, at]): [string, string] => [
    `share of them that is ${name}: mean difference in points`,
    percent(
      mean(
        differences(
          ofSample.polarities.map((each) => each[at]),
          ofAll.polarities.map((each) => each[at]),
        ),
      ),
    ),
  ]),
  [
    `of the first ${FOUND} documents of a search, in both`,
    percent(mean(ofAll.found.map((each, i) => common(ofSample.found[i]!, each)))),
  ],
]
if (scoreField !== undefined) {
  const drivers = common(await driverNames(sample, scoreField), await driverNames(full, scoreField))
  rows.push([`of the ${DRIVERS} first drivers of "${scoreField}", in both`, percent(drivers)])
}
for (const [what, figure] of rows) console.log(`${what.padEnd(66)} ${figure}`)
