import { join } from 'node:path'
import { openEngine, type Project } from '../../dist/index.js'
import { createRandom, type Random } from '../../dist/math/random.js'
import { falseDiscoveryRates, type Sample, studentTwoSided, welchT } from '../../dist/math/statistics.js'
import { languageOf, namesIn, readRows } from './data.js'
import { mean } from './measures.js'
import { buildProject, type Field } from './projects.js'
import type { Figure } from './table.js'

interface Row {
  readonly title?: string
  readonly text: string
  readonly metadata: readonly Field[]
}

/** Concepts tested, terms with an effect, and shadows, one a driver. */
const CONCEPTS = 2_000
const DRIVERS = 30
/** A driver stands in so many documents. */
const FEWEST = 50
const MOST = 1_000
/** Effects in standard deviations of the score, of either sign, taken in turn. */
const EFFECTS = [0.1, 0.2, 0.3, 0.5]
const ROUNDS = 6
const CALLED = 0.05

/**
 * Effects planted into real texts: scores shuffled, then the documents of 30 terms moved by 0.1 to 0.5 sd; beside each driver
 * a made-up word without effect, its shadow, stands in half of the driver's documents and as many others. Which concepts
 * are called at q < .05: recall of the drivers, share of calls that are none, share of the shadows called. Ours by `q` of
 * score_drivers, the peer by Welch's t of every concept with Benjamini-Hochberg.
 */
export async function measureDrivers(data: string, only: (name: string) => boolean): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const file of namesIn(data, 'customer')) {
    const set = file.replace(/\.jsonl(\.gz)?$/, '')
    if (!only(set)) continue
    const all = readRows<Row>(join(data, 'customer', file))
    const field = scoreField(all)
    if (field === undefined) continue
    const rows = all.filter(({ metadata }) => scoreOf(metadata, field) !== undefined)
    const scores = rows.map(({ metadata }) => scoreOf(metadata, field)!)
    const base = await findConcepts(languageOf(set), rows)
    const measured: Record<string, Quality[]> = {}
    for (let round = 0; round < ROUNDS; round++) {
      const planted = plant(createRandom(`${set} ${round}`), base, scores)
      if (planted === undefined) break
      for (const [candidate, called] of Object.entries({
        conceptlite: await callOurs(languageOf(set), rows, planted),
        'Welch t': callWelch(base, planted),
      })) {
        measured[candidate] = [...(measured[candidate] ?? []), judge(called, planted)]
      }
    }
    for (const [candidate, qualities] of Object.entries(measured)) {
      for (const measure of ['recall', 'false calls', 'shadows called'] as const) {
        const value = mean(qualities.map((quality) => quality[measure]))
        figures.push({ part: 'drivers', set, measure, candidate, value })
      }
    }
  }
  return figures
}

/** The score that most documents have. */
function scoreField(rows: readonly Row[]): string | undefined {
  const counts = new Map<string, number>()
  for (const { metadata } of rows) {
    for (const { name, type } of metadata) if (type === 'score') counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0]
}

const scoreOf = (metadata: readonly Field[], field: string): number | undefined =>
  metadata.find(({ name, type }) => name === field && type === 'score')?.value as number | undefined

/** Term id -> numbers of its documents. */
type Incidence = ReadonlyMap<string, readonly number[]>

const documentsOf = (rows: readonly Row[], change: (text: string, row: number) => string = (text) => text) =>
  rows.map(({ title, text }, row) => ({ text: change(title ? `${title}\n${text}` : text, row), title: String(row) }))

/** The concepts ranked first that are one term, with their documents as the project finds them. */
async function findConcepts(language: string, rows: readonly Row[]): Promise<Incidence> {
  await using engine = await openEngine()
  const project = await buildProject(engine, language, documentsOf(rows))
  const { result } = await project.concepts.list({ concept_selector: { type: 'top', limit: CONCEPTS } })
  const found = new Map<string, number[]>()
  for (const { exact_term_ids } of result) if (exact_term_ids.length === 1) found.set(exact_term_ids[0]!, [])
  for (let offset = 0; offset < rows.length; offset += 1_000) {
    const page = await project.docs.search({ limit: 1_000, offset, fields: ['title', 'terms', 'fragments'] })
    for (const { title, terms, fragments } of page.result) {
      for (const id of new Set([...terms, ...fragments].map(({ term_id }) => term_id))) {
        found.get(id)?.push(Number(title))
      }
    }
  }
  return found
}

interface Planted {
  readonly scores: readonly number[]
  readonly drivers: ReadonlySet<string>
  /** Made-up word -> its documents. */
  readonly shadows: Incidence
}

function plant(random: Random, concepts: Incidence, given: readonly number[]): Planted | undefined {
  const scores = shuffle(random, given)
  const average = mean(scores)
  const deviation = Math.sqrt(mean(scores.map((score) => (score - average) ** 2)))
  const candidates = [...concepts].filter(([, { length }]) => length >= FEWEST && length <= MOST)
  if (candidates.length < DRIVERS * 2) return undefined
  const drivers = shuffle(random, candidates).slice(0, DRIVERS)
  const shadows = new Map<string, number[]>()
  for (const [i, [, documents]] of drivers.entries()) {
    const effect = EFFECTS[i % EFFECTS.length]! * (random.next() < 0.5 ? -1 : 1) * deviation
    for (const document of documents) scores[document]! += effect
    const half = Math.floor(documents.length / 2)
    const shadow = new Set(shuffle(random, documents).slice(0, half))
    while (shadow.size < Math.min(half * 2, scores.length)) shadow.add(random.int(scores.length))
    shadows.set(`zqx${'bcdfghjklm'[Math.floor(i / 10)]}${'bcdfghjklm'[i % 10]}k`, [...shadow])
  }
  return { scores, drivers: new Set(drivers.map(([id]) => id)), shadows }
}

function shuffle<Item>(random: Random, items: readonly Item[]): Item[] {
  const shuffled = [...items]
  for (let i = shuffled.length - 1; i > 0; i--) {
    const other = random.int(i + 1)
    const item = shuffled[i]!
    shuffled[i] = shuffled[other]!
    shuffled[other] = item
  }
  return shuffled
}

/** Term ids called by q of score_drivers. */
async function callOurs(language: string, rows: readonly Row[], planted: Planted): Promise<Set<string>> {
  const added = rows.map(() => '')
  for (const [word, documents] of planted.shadows) for (const document of documents) added[document] += `\n\n${word}.`
  await using engine = await openEngine()
  const documents = documentsOf(rows, (text, row) => text + added[row]!).map((document, row) => ({
    ...document,
    metadata: [{ name: 'planted', type: 'score' as const, value: planted.scores[row]! }],
  }))
  const project: Project = await buildProject(engine, language, documents)
  const drivers = await project.concepts.scoreDrivers({
    score_field: 'planted',
    concept_selector: { type: 'top', limit: CONCEPTS },
  })
  return new Set(
    drivers.flatMap(({ exact_term_ids, q }) => (q < CALLED && exact_term_ids.length === 1 ? exact_term_ids : [])),
  )
}

/** Term ids, or shadow words, called by Welch's t of the documents with a concept against all others. */
function callWelch(concepts: Incidence, { scores, shadows }: Planted): Set<string> {
  const tested = [...concepts, ...shadows].filter(([, { length }]) => length >= 2 && length <= scores.length - 2)
  const total = scores.reduce((sum, score) => sum + score, 0)
  const square = scores.reduce((sum, score) => sum + score * score, 0)
  const p = tested.map(([, documents]) => {
    let sum = 0
    let squares = 0
    for (const document of documents) {
      sum += scores[document]!
      squares += scores[document]! ** 2
    }
    const { t, freedom } = welchT(
      sampleOf(documents.length, sum, squares),
      sampleOf(scores.length - documents.length, total - sum, square - squares),
    )
    return studentTwoSided(t, freedom)
  })
  const rates = falseDiscoveryRates(p)
  return new Set(tested.flatMap(([id], i) => (rates[i]! < CALLED ? [id] : [])))
}

const sampleOf = (count: number, sum: number, squares: number): Sample => ({
  count,
  mean: sum / count,
  variance: Math.max(1e-12, (squares - (sum * sum) / count) / (count - 1)),
})

interface Quality {
  readonly recall: number
  readonly 'false calls': number
  readonly 'shadows called': number
}

function judge(called: ReadonlySet<string>, { drivers, shadows }: Planted): Quality {
  const right = [...drivers].filter((id) => called.has(id)).length
  // A shadow's term id is its word with the language behind it.
  const followed = [...called].filter((id) => shadows.has(id.replace(/\|.*$/, ''))).length
  return {
    recall: right / drivers.size,
    'false calls': called.size === 0 ? 0 : (called.size - right) / called.size,
    'shadows called': followed / shadows.size,
  }
}
