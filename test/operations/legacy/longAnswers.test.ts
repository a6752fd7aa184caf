import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Engine, openEngine } from '../../../src/engine.js'
import { type At, recalculate } from './openLegacy.js'

/** Answers of the older interface with a row for each of many documents, and a column for each of many topics. */
const DOCUMENTS = 3_000
const TOPICS = 80
const words = ['room', 'staff', 'breakfast', 'pool', 'bed', 'view', 'price', 'garden']
const word = (i: number): string => words[i % words.length]!

let engine: Engine
let at: At
beforeAll(async () => {
  engine = await openEngine({ threads: 0, questionTimeout: 0 })
  const account = (await engine.profile.get()).default_workspace!
  const { project_id } = await engine.legacy.projects.create({ account, name: 'Long' })
  at = { account, project_id }
  const docs = Array.from({ length: DOCUMENTS }, (_, i) => ({
    _id: `doc-${i}`,
    text: `The ${word(i)} and the ${word(i * 3 + 1)} near the ${word(i * 5 + 2)}.`,
    date: i * 3_600,
    subsets: [`subset-${i}`],
    predict: { stars: i % 5 },
  }))
  await engine.legacy.docs.add({ ...at, docs })
  await recalculate(engine, at)
  const longText = Array.from({ length: 2_000 }, (_, i) => word(i * i)).join(' ')
  await engine.legacy.prediction.train(at)
  while ((await engine.legacy.jobs.list(at)).length > 0) await new Promise((resolve) => setImmediate(resolve))
  for (let i = 0; i < TOPICS; i++) await engine.legacy.topics.create({ ...at, name: `Topic ${i}`, text: longText })
}, 120_000)
afterAll(() => engine.close())

const longTexts = (count: number, length: number) =>
  Array.from({ length: count }, (_, i) => ({ text: Array.from({ length }, (_, k) => word(i + k * k)).join(' ') }))

/** Seconds of the processor between two turns of the event loop at most, and those of all the work. */
async function stretchesOf(work: () => Promise<unknown>): Promise<{ longest: number; total: number; turns: number }> {
  const began = process.cpuUsage()
  const seconds = ({ user, system }: NodeJS.CpuUsage): number => (user + system) / 1e6
  let turn = began
  let longest = 0
  let turns = 0
  let isDone = false
  const look = (): void => {
    longest = Math.max(longest, seconds(process.cpuUsage(turn)))
    turn = process.cpuUsage()
    turns++
    if (!isDone) setImmediate(look)
  }
  setImmediate(look)
  await work()
  isDone = true
  look()
  return { longest, total: seconds(process.cpuUsage(began)), turns }
}

// Each held the loop for most of its time.
test.each([
  ['a timeline as JSON', () => engine.legacy.topics.timelineCorrelation({ ...at, use_json: true })],
  ['a timeline as a table', () => engine.legacy.topics.timelineCorrelation(at)],
  ['subsets as JSON', () => engine.legacy.topics.subsetCorrelation({ ...at, use_json: true })],
  ['subsets as a table', () => engine.legacy.topics.subsetCorrelation(at)],
  ['texts and long topics', () => engine.legacy.topics.textCorrelation({ ...at, text: 'A room with a view.' })],
  ['predictions of long texts', () => engine.legacy.prediction.predict({ ...at, docs: longTexts(20, 8_000) })],
] as const)('%s: the event loop is free between steps', async (_, ask) => {
  await ask()
  const { longest, total } = await stretchesOf(ask)
  expect(longest).toBeLessThan(Math.max(0.06, total / 3))
})

test('a long text is read in steps where its vector is asked for', async () => {
  const ask = () => engine.legacy.docs.vectorize({ ...at, docs: longTexts(1, 80_000) })
  await ask()
  const { turns } = await stretchesOf(ask)
  // A turn is given away after eight milliseconds.
  expect(turns).toBeGreaterThan(6)
})

test('a topic that a search names a thousand times is analyzed once', async () => {
  const text = Array.from({ length: 20_000 }, (_, i) => word(i * i)).join(' ')
  const topic = await engine.legacy.topics.create({ ...at, text })
  const once = await stretchesOf(() => engine.legacy.docs.search({ ...at, topic: topic._id }))
  const topics = Array.from({ length: 1_000 }, () => topic._id)
  const often = await stretchesOf(() => engine.legacy.docs.search({ ...at, topics }))
  await engine.legacy.topics.delete({ ...at, topic_id: topic._id })
  expect(often.total).toBeLessThan(once.total * 10 + 0.5)
})

test('an answer with more than five million correlations is refused', async () => {
  for (let i = TOPICS; i < 101; i++) await engine.legacy.topics.create({ ...at, name: `Topic ${i}` })
  const texts = Array.from({ length: 50_000 }, () => '')
  await expect(engine.legacy.topics.textCorrelation({ ...at, texts })).rejects.toMatchObject({
    code: 'INVALID_PARAMS',
    details: { parameters: ['texts'] },
  })
})
