import { type Engine, openEngine, type Project } from '../dist/index.js'
import { benchAnalysis } from './analysis.js'
import { readArguments } from './arguments.js'
import type { CorpusDocument } from './corpus.js'
import { pickQueries, readDocuments } from './documents.js'
import { createFigures } from './figures.js'
import { peers } from './peers.js'
import { benchStart } from './start.js'

/**
 * Times of one run on this machine, and their ratios to what a user might take instead. Ratios are what counts: absolute
 * times differ between machines and moments. `npm run bench -- [--documents N | --file FILE] [--json FILE]`
 */
const { json, documents: requested, file } = readArguments()
const documents = readDocuments(file, requested ?? 20_000)
const figures = createFigures()
/** Documents of one upload. */
const BATCH = 1_000
/** Searches that every finder is asked once. */
const QUERIES = 2_000

async function upload(project: Project): Promise<void> {
  for (let at = 0; at < documents.length; at += BATCH) {
    await project.upload({ docs: documents.slice(at, at + BATCH) as never })
  }
}

async function benchProject(engine: Engine): Promise<Project> {
  const project = await engine.projects.create({ name: 'Bench', language: 'en' })
  await figures.once('upload', 'conceptlite', () => upload(project))
  await figures.once('build', 'conceptlite: concepts, vectors, phrases', async () => {
    await project.build({ skip_sentiment: true })
    await project.waitForBuild()
  })
  await figures.once('sentiment', 'conceptlite', async () => {
    await project.build({ sentiment_only: true })
    await project.waitForSentimentBuild()
  })
  return project
}

/** Ten documents for a search. Without a filter all are asked the same; with one only we are: the others have none. */
async function benchSearch(project: Project): Promise<void> {
  // What has been searched for is remembered, so each part is asked another third, of one, two and three words alike.
  const queries = [...new Set(pickQueries(documents, QUERIES * 3))]
  const third = (part: number) => queries.filter((_, i) => Math.floor(i / 3) % 3 === part)
  const search =
    (match_type: 'exact' | 'both', filter: object[] = []) =>
    (query: string) =>
      project.docs.search({
        search: { texts: [query] },
        match_type,
        limit: 10,
        fields: ['doc_id', 'match_score'],
        filter: filter as never,
      })
  // Before the others fill the heap with their indexes.
  const filtered = third(2)
  let fresh = 0
  const filter = () => [{ name: 'age', minimum: -1 - fresh++ / 100_000 }]
  await figures.repeat('search with a filter never used before', {
    'conceptlite exact': (round) => search('exact', filter())(filtered[(round * 25) % filtered.length]!),
    'conceptlite both': (round) => search('both', filter())(filtered[(round * 25) % filtered.length]!),
  })
  const finders = []
  for (const peer of peers) {
    const { name } = peer
    const find = await figures.once('build', `${name}: an index of words`, () => peer.build(documents))
    finders.push([name, find] as const)
  }
  const peersOf = Object.fromEntries(finders)
  await figures.each('search, ten best: exact', third(0), { conceptlite: search('exact'), ...peersOf })
  await figures.each('search, ten best: both', third(1), { conceptlite: search('both'), ...peersOf })
}

async function benchCounts(project: Project): Promise<void> {
  const concepts = pickQueries(documents, 10).map((text) => ({ texts: [text] }))
  let fresh = 0
  const filter = () => [{ name: 'age', minimum: -1 - fresh++ / 100_000 }]
  const hasDates = documents[0]!.metadata.some(({ name }) => name === 'date')
  const breakdown = hasDates ? ({ name: 'date', interval: 'month' } as const) : ({ name: 'age', interval: 5 } as const)
  const asked = { concept_selector: { type: 'specified', concepts } } as const
  await figures.repeat('match counts of 10 concepts', {
    conceptlite: () => project.concepts.matchCounts({ ...asked, filter: filter() }),
  })
  await figures.repeat('match counts of 10 concepts, broken down', {
    conceptlite: () => project.concepts.matchCounts({ ...asked, filter: filter(), breakdowns: [breakdown] }),
  })
  const thousand = { concept_selector: { type: 'top', limit: 1_000 } } as const
  await figures.repeat('match counts of 1,000 concepts, broken down', {
    conceptlite: () => project.concepts.matchCounts({ ...thousand, filter: filter(), breakdowns: [breakdown] }),
  })
}

if (!documents[0]!.metadata.some(({ name }: CorpusDocument['metadata'][number]) => name === 'age')) {
  throw new Error('The corpus needs a number field named age.')
}
benchStart(figures)
const engine = await openEngine()
const project = await benchProject(engine)
await benchSearch(project)
await benchCounts(project)
await engine.close()
await benchAnalysis(figures, documents)
figures.print(`${documents.length} documents`)
if (json !== undefined) figures.write(json, { documents: documents.length })
