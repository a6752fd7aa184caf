import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Engine, openEngine } from '../../../src/engine.js'
import { type At, openHotel, recalculate } from './openLegacy.js'

let engine: Engine
beforeAll(async () => {
  engine = await openEngine({ threads: 0 })
})
afterAll(() => engine.close())

/** Starts a training and waits for its end: a question about jobs after another, each a turn of the event loop. */
async function trainAndWait(at: At, targets: { regressors?: string[]; classifiers?: string[] } = {}, caller = engine) {
  const number = String(await caller.legacy.prediction.train({ ...at, ...targets }))
  for (;;) {
    const job = await caller.legacy.jobs.get({ ...at, number })
    if (job.stop_time !== null) return job
    await new Promise(setImmediate)
  }
}

/** A project whose documents tell a mood: `pleased` where the text says good, `sorry` where it says bad. */
async function openMoods(
  tell: (isGood: boolean, i: number) => Record<string, { value: string | number; weight: number }>,
) {
  const { default_workspace: account } = await engine.profile.get()
  const { project_id } = await engine.legacy.projects.create({ account: account!, name: 'Moods' })
  const at = { account: account!, project_id }
  const docs = Array.from({ length: 40 }, (_, i) => ({
    text: i % 2 === 0 ? `A good and friendly place, visit ${i}` : `A bad and noisy place, visit ${i}`,
    predict: tell(i % 2 === 0, i),
  }))
  await engine.legacy.docs.add({ ...at, docs })
  await recalculate(engine, at)
  return at
}

const unseen = [{ text: 'so good and friendly' }, { text: 'so bad and noisy' }]

describe('prediction', () => {
  test('is trained in a job and tells every target', async () => {
    const at = await openMoods((isGood) => ({
      mood: { value: isGood ? 'pleased' : 'sorry', weight: 1 },
      stars: { value: isGood ? 5 : 2, weight: 1 },
    }))
    expect(await trainAndWait(at)).toMatchObject({ source_type: 'train', success: true })
    const [good, bad] = await engine.legacy.prediction.predict({ ...at, docs: unseen })
    expect([good!.mood, bad!.mood]).toEqual(['pleased', 'sorry'])
    expect(good!.stars).toBeGreaterThan(4)
    expect(bad!.stars).toBeLessThan(3)
    expect(await engine.legacy.prediction.predict({ ...at, docs: [] })).toEqual([])
  })

  test('reads texts with the tokenizer of the engine, when it learns and when it tells', async () => {
    // Written without spaces: ours finds one long word in each, which no other text has.
    const tokenize = (text: string) => text.match(/good|bad|\d+|place/gu) ?? []
    const own = await openEngine({ threads: 0, tokenizer: { name: 'four words', tokenize } })
    const { default_workspace: account } = await own.profile.get()
    const { project_id } = await own.legacy.projects.create({ account: account!, name: 'Moods' })
    const at = { account: account!, project_id }
    const docs = Array.from({ length: 40 }, (_, i) => ({
      text: `${i % 2 === 0 ? 'good' : 'bad'}place${i}`,
      predict: { stars: { value: i % 2 === 0 ? 5 : 2, weight: 1 } },
    }))
    await own.legacy.docs.add({ ...at, docs })
    await recalculate(own, at)
    await trainAndWait(at, {}, own)
    const unread = [{ text: 'placegood99' }, { text: 'placebad98' }]
    const [good, bad] = await own.legacy.prediction.predict({ ...at, docs: unread })
    expect(Number(good!.stars) - Number(bad!.stars)).toBeGreaterThan(2)
    await own.close()
  })

  test('takes a target of numbers and texts as the training rules say', async () => {
    const at = await openMoods((isGood, i) => ({
      // Texts that are numbers: a number. A word among them: a text.
      stars: { value: i % 3 === 0 ? String(isGood ? 5 : 2) : isGood ? 5 : 2, weight: 1 },
      word: { value: i === 0 ? 'five' : isGood ? 5 : 2, weight: 1 },
      // Texts alone: classes, whatever they look like.
      grade: { value: isGood ? '5' : '2', weight: 1 },
    }))
    await trainAndWait(at)
    const [good] = await engine.legacy.prediction.predict({ ...at, docs: unseen })
    expect(good!.stars).toBeGreaterThan(4)
    expect(good!.word).toBe('5')
    expect(good!.grade).toBe('5')
    await trainAndWait(at, { classifiers: ['stars'], regressors: ['word'] })
    const [again] = await engine.legacy.prediction.predict({ ...at, docs: unseen })
    expect(again!.stars).toBe('5')
    expect(again!.word).toBeGreaterThan(4)
  })

  test('is a number also for the largest values and weights that targets may have', async () => {
    const at = await openMoods((isGood) => ({ stars: { value: isGood ? 1e15 : -1e15, weight: 1e15 } }))
    await trainAndWait(at)
    const [good, bad] = await engine.legacy.prediction.predict({ ...at, docs: unseen })
    expect(good!.stars).toBeGreaterThan(0)
    expect(bad!.stars).toBeLessThan(0)
  })

  test('is trained for no target that documents do not have, or not as a number', async () => {
    const at = await openMoods((isGood, i) => ({
      mood: { value: isGood ? 'pleased' : 'sorry', weight: 1 },
      grade: { value: isGood ? '5' : '2', weight: 1 },
      mostly: { value: i === 39 ? '3' : 'three', weight: 1 },
    }))
    const wrong = [
      [{ regressors: ['mood'] }, 'regressors'],
      [{ regressors: ['grade', 'nothing'] }, 'regressors'],
      [{ classifiers: ['mood', 'nothing'] }, 'classifiers'],
      [{ regressors: ['mood'], classifiers: ['mood', ''] }, 'regressors', 'classifiers'],
    ] as const
    for (const [targets, ...parameters] of wrong) {
      const training = engine.legacy.prediction.train({ ...at, ...(targets as object) })
      await expect(training).rejects.toMatchObject({ code: 'INVALID_PARAMS', details: { parameters } })
    }
    expect(await trainAndWait(at, { regressors: ['grade', 'mostly'], classifiers: ['mood'] })).toMatchObject({
      success: true,
    })
    const [good] = await engine.legacy.prediction.predict({ ...at, docs: unseen })
    expect(good).toEqual({ grade: expect.any(Number), mostly: 3, mood: 'pleased' })
    expect(good!.grade).toBeGreaterThan(4)
  })

  test('is refused before there is anything trained', async () => {
    const { at } = await openHotel(engine)
    const ask = () => engine.legacy.prediction.predict({ ...at, docs: unseen })
    await expect(ask()).rejects.toMatchObject({ code: 'PROJECT_NOT_BUILT' })
    await trainAndWait(at)
    expect(Object.keys((await ask())[0]!)).toEqual(['rating'])
  })

  test('goes on after a recalculation: predictors are trained again by the last request, with the new documents', async () => {
    const at = await openMoods((isGood) => ({ stars: { value: isGood ? 5 : 2, weight: 1 } }))
    const ask = async () => (await engine.legacy.prediction.predict({ ...at, docs: unseen })).map(({ stars }) => stars)
    await trainAndWait(at, { classifiers: ['stars'] })
    expect(await ask()).toEqual(['5', '2'])
    // The other way round, and so often that it counts.
    const docs = Array.from({ length: 400 }, (_, i) => ({
      text: i % 2 === 0 ? 'A good and friendly place' : 'A bad and noisy place',
      predict: { stars: i % 2 === 0 ? 1 : 4 },
    }))
    await engine.legacy.docs.add({ ...at, docs })
    await recalculate(engine, at)
    expect(await ask()).toEqual(['1', '4'])
  })

  test('of a document with a wrong value is refused, and the error names its place', async () => {
    const { at } = await openHotel(engine)
    await trainAndWait(at)
    for (const [document, place] of [
      [{ vector: 'AAAA' }, 'docs[1].vector'],
      [{ vector: 'AA' }, 'docs[1].vector'],
      [{ title: 3 }, 'docs[1].title'],
      ['text', 'docs[1]'],
    ] as const) {
      await expect(engine.legacy.prediction.predict({ ...at, docs: [{}, document] })).rejects.toMatchObject({
        code: 'INVALID_PARAMS',
        message: expect.stringContaining(`\`${place}\`: `),
        details: { parameters: ['docs'] },
      })
    }
  })

  test('of a project without targets fails in its job', async () => {
    const at = await openMoods(() => ({}))
    expect(await trainAndWait(at)).toMatchObject({ success: false })
  })

  test('keeps builds away while it trains', async () => {
    const { at } = await openHotel(engine)
    await engine.project(at.project_id).waitForSentimentBuild()
    await engine.legacy.prediction.train(at)
    await expect(engine.legacy.docs.recalculate(at)).rejects.toMatchObject({ code: 'PROJECT_LOCKED' })
  })
})
