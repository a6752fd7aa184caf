import { join } from 'node:path'
import { openEngine, type Project } from '../../dist/index.js'
import { createRandom, type Random } from '../../dist/math/random.js'
import { falseDiscoveryRates, type Sample, studentTwoSided, welchT } from '../../dist/math/statistics/tests.js'
import { languageOf, namesIn, readRows } from './data.js'
import { mean, ranks } from './measures.js'
import { buildProject, type Field } from './projects.js'
import type { Figure } from './table.js'

interface Row {
  readonly title?: string
  readonly text: string
  readonly metadata: readonly Field[]
}

/** Concepts of one question: the maximum. */
const CONCEPTS = 2_000
/** Number of terms with an effect, and of their shadows. */
const DRIVERS = 30
/** A driver stands in at least FEWEST and at most MOST documents. */
const FEWEST = 50
const MOST = 1_000
/** Effects in standard deviations of the score, of either sign, taken in turn. */
const EFFECTS = [0.1, 0.2, 0.3, 0.5]
const ROUNDS = 20
/** A concept is called a driver where its false discovery rate is below this. */
const CALLED = 0.05

/**
 * Effects planted into real texts: scores shuffled, then the documents of 30 terms moved by 0.1 to 0.5 sd; beside each driver
 * a made-up word without effect, its shadow, stands in half of the driver's documents and as many others. Which concepts
 * are called at q < .05: recall of the drivers, share of calls that are none, share of the shadows called. Ours by `q` of
 * score_drivers, the peers by Welch's t of every concept with Benjamini-Hochberg, of the scores and of their ranks.
 *
 * Moved scores lie between the scale's values, which ranks see and no real rating shows. So all is measured once more
 * with scores kept on their scale: a moved one takes one of the two values it lies between, the nearer the likelier.
 *
 * One project holds the shadows of all rounds, each a paragraph of its own; a round asks about its own alone.
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
    const rounds: Round[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const planted = plant(createRandom(`${set} ${round}`), base, scores, round * DRIVERS)
      if (planted === undefined) break
      const kept = { ...planted, scores: keepOnScale(createRandom(`${set} ${round} kept`), planted.scores, scores) }
      rounds.push({ planted, field: `planted ${round}`, scale: '' })
      rounds.push({ planted: kept, field: `kept ${round}`, scale: ', scale kept' })
    }
    if (rounds.length === 0) continue
    await using engine = await openEngine()
    const project = await buildProject(engine, languageOf(set), withShadows(rows, rounds))
    const measured = new Map<string, Quality[]>()
    for (const round of rounds) {
      const { planted } = round
      const called = {
        conceptlite: await callOurs(project, base, round),
        'Welch t': callWelch(base, planted),
        'Welch t of ranks': callWelch(base, { ...planted, scores: [...ranks(planted.scores)] }),
      }
      for (const [candidate, ids] of Object.entries(called)) {
        const key = `${candidate}\t${round.scale}`
        measured.set(key, [...(measured.get(key) ?? []), judge(ids, planted)])
      }
    }
    for (const scale of ['', ', scale kept']) {
      for (const measure of ['recall', 'false calls', 'shadows called'] as const) {
        for (const [key, qualities] of measured) {
          const [candidate, of] = key.split('\t') as [string, string]
          if (of !== scale) continue
          const value = mean(qualities.map((quality) => quality[measure]))
          figures.push({ part: 'drivers', set, measure: `${measure}${scale}`, candidate, value })
        }
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

/** By term id or made-up word. */
interface Found {
  readonly text: string
  /** Numbers of its documents. */
  readonly documents: number[]
}
type Incidence = ReadonlyMap<string, Found>

const documentsOf = (rows: readonly Row[], added: (row: number) => string = () => '') =>
  rows.map(({ title, text }, row) => ({ text: (title ? `${title}\n${text}` : text) + added(row), title: String(row) }))

/** The concepts ranked first that are one term, with their documents as the project finds them. */
async function findConcepts(language: string, rows: readonly Row[]): Promise<Incidence> {
  await using engine = await openEngine()
  const project = await buildProject(engine, language, documentsOf(rows))
  const { result } = await project.concepts.list({ concept_selector: { type: 'top', limit: CONCEPTS - DRIVERS } })
  const found = new Map<string, Found>()
  for (const { exact_term_ids, texts } of result) {
    if (exact_term_ids.length === 1) found.set(exact_term_ids[0]!, { text: texts[0]!, documents: [] })
  }
  for (let offset = 0; offset < rows.length; offset += 1_000) {
    const page = await project.docs.search({ limit: 1_000, offset, fields: ['title', 'terms', 'fragments'] })
    for (const { title, terms, fragments } of page.result) {
      for (const id of new Set([...terms, ...fragments].map(({ term_id }) => term_id))) {
        found.get(id)?.documents.push(Number(title))
      }
    }
  }
  return found
}

interface Planted {
  readonly scores: readonly number[]
  readonly drivers: ReadonlySet<string>
  readonly shadows: Incidence
}

interface Round {
  readonly planted: Planted
  /** The field of the project that holds its scores. */
  readonly field: string
  /** What measures on these scores are called beside their name. */
  readonly scale: string
}

/** Shadows are numbered from `first`. */
function plant(random: Random, concepts: Incidence, given: readonly number[], first: number): Planted | undefined {
  const scores = shuffle(random, given)
  const average = mean(scores)
  const deviation = Math.sqrt(mean(scores.map((score) => (score - average) ** 2)))
  const candidates = [...concepts].filter(([, { documents }]) => documents.length >= FEWEST && documents.length <= MOST)
  if (candidates.length < DRIVERS * 2) return undefined
  const drivers = shuffle(random, candidates).slice(0, DRIVERS)
  const shadows = new Map<string, Found>()
  for (const [i, [, { documents }]] of drivers.entries()) {
    const effect = EFFECTS[i % EFFECTS.length]! * (random.next() < 0.5 ? -1 : 1) * deviation
    for (const document of documents) scores[document]! += effect
    const half = Math.floor(documents.length / 2)
    const shadow = new Set(shuffle(random, documents).slice(0, half))
    while (shadow.size < Math.min(half * 2, scores.length)) shadow.add(random.int(scores.length))
    const text = wordOf(first + i)
    shadows.set(text, { text, documents: [...shadow] })
  }
  return { scores, drivers: new Set(drivers.map(([id]) => id)), shadows }
}

/** A word that no language has and no stemmer shortens; one for each number below 1,000. */
const wordOf = (number: number): string =>
  `zqx${[...String(number).padStart(3, '0')].map((digit) => 'bcdfghjklm'[Number(digit)]).join('')}k`

/** Scores moved off the values of a scale, each to one of the two values it lies between, or to an end it lies beyond. */
function keepOnScale(random: Random, moved: readonly number[], given: readonly number[]): number[] {
  const scale = [...new Set(given)].sort((a, b) => a - b)
  return moved.map((score) => {
    const above = scale.findIndex((value) => value >= score)
    if (above <= 0) return above === 0 ? scale[0]! : scale.at(-1)!
    const [low, high] = [scale[above - 1]!, scale[above]!]
    return random.next() * (high - low) < score - low ? high : low
  })
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

/** The documents with the shadows of all rounds and a field of scores for each. */
function withShadows(rows: readonly Row[], rounds: readonly Round[]) {
  const added = rows.map(() => '')
  for (const shadows of new Set(rounds.map(({ planted }) => planted.shadows))) {
    for (const { text, documents } of shadows.values()) {
      for (const document of documents) added[document] += `\n\n${text}.`
    }
  }
  return documentsOf(rows, (row) => added[row]!).map((document, row) => ({
    ...document,
    metadata: rounds.map(({ field, planted }) => ({
      name: field,
      type: 'score' as const,
      value: planted.scores[row]!,
    })),
  }))
}

/** Term ids called by q of score_drivers. */
async function callOurs(project: Project, concepts: Incidence, { planted, field }: Round): Promise<Set<string>> {
  const asked = [...concepts.values(), ...planted.shadows.values()]
  const drivers = await project.concepts.scoreDrivers({
    score_field: field,
    concept_selector: { type: 'specified', concepts: asked.map(({ text }) => ({ texts: [text] })) },
  })
  return new Set(
    drivers.flatMap(({ exact_term_ids, q }) => (q < CALLED && exact_term_ids.length === 1 ? exact_term_ids : [])),
  )
}

/** Term ids, or shadow words, called by Welch's t of the documents with a concept against all others. */
function callWelch(concepts: Incidence, { scores, shadows }: Planted): Set<string> {
  const tested = [...concepts, ...shadows].filter(
    ([, { documents }]) => documents.length >= 2 && documents.length <= scores.length - 2,
  )
  const total = scores.reduce((sum, score) => sum + score, 0)
  const square = scores.reduce((sum, score) => sum + score * score, 0)
  const p = tested.map(([, { documents }]) => {
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
