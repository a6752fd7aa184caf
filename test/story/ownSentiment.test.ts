import { expect, test } from 'vitest'
import { openEngine, type SentimentAnalyser } from '../../src/index.js'

/** Calls every place positive that is written in capitals. */
const shouting: SentimentAnalyser = (text, targets, language) =>
  targets.map(({ start, end }) => {
    const said = text.slice(start, end)
    return { label: language === 'en' && said === said.toUpperCase() ? 'positive' : 'negative', confidence: 0.75 }
  })

test('a sentiment analyser of the caller is asked instead of ours', async () => {
  const engine = await openEngine({ threads: 0, sentiment: shouting })
  const project = await engine.projects.create({ name: 'Own', language: 'en' })
  await project.upload({ docs: [{ text: 'the BREAKFAST was late' }, { text: 'a lovely breakfast' }] })
  await project.build()
  await project.waitForSentimentBuild()
  const { match_counts } = await project.concepts.sentiment({
    concept_selector: { type: 'specified', concepts: [{ texts: ['breakfast'] }] },
  })
  expect(match_counts[0]!.sentiment_counts).toEqual({ positive: 1, neutral: 0, negative: 1, total: 2, mixed: 0 })
  const { result } = await project.docs.search({ include_sentiment_on_concepts: true, limit: 1 })
  // Confidences are stored as shares of 255.
  expect(result[0]!.terms[0]!.sentiment_confidence).toBeCloseTo(0.75, 2)
  await engine.close()
})

test('a failing analyser fails the sentiment build and nothing else, and is told to `onError`', async () => {
  const told: string[] = []
  const engine = await openEngine({
    threads: 0,
    onError: (error, { method, path }) => void told.push(`${method} ${path}: ${(error as Error).message}`),
    sentiment: () => {
      throw new Error('no model')
    },
  })
  const project = await engine.projects.create({ name: 'Failing', language: 'en' })
  await project.upload({ docs: [{ text: 'a lovely breakfast' }] })
  await project.build()
  await project.waitForBuild()
  const failure = { code: 'SENTIMENT_BUILD_FAILED', message: expect.stringContaining('no model') }
  await expect(project.waitForSentimentBuild()).rejects.toMatchObject(failure)
  expect(told).toEqual([`POST /api/v5/projects/${project.project_id}/build/: no model`])
  await expect(project.concepts.sentiment({})).rejects.toMatchObject(failure)
  const { last_build_info } = await project.get()
  expect(last_build_info).toMatchObject({ success: true, sentiment: { success: false, reason: failure.message } })
  expect(last_build_info).not.toHaveProperty('reason')
  expect((await project.docs.search({ search: { texts: ['breakfast'] } })).result_count).toBe(1)
  await engine.close()
})

test('the failure of sentiment is told as long as its build answers, also after core builds that failed', async () => {
  let clock = 1_000
  let isBroken = false
  const tokenize = (text: string): string[] => (isBroken ? ['none'] : text.split(' '))
  const engine = await openEngine({
    threads: 0,
    now: () => clock++,
    tokenizer: { name: 'fickle', tokenize },
    sentiment: () => {
      throw new Error('no model')
    },
  })
  const project = await engine.projects.create({ name: 'Failing', language: 'en' })
  const build = async (params: Parameters<typeof project.build>[0]): Promise<void> => {
    await project.upload({ docs: [{ text: 'a lovely breakfast' }] })
    await project.build(params)
    await project.waitForSentimentBuild().catch(() => {})
  }
  const failCore = async (): Promise<void> => {
    isBroken = true
    await build({})
    isBroken = false
    expect((await project.get()).last_build_info).toMatchObject({ success: false })
  }
  const expectRefusal = async (refusal: object): Promise<void> =>
    await expect(project.concepts.sentiment({})).rejects.toMatchObject(refusal)
  await build({ skip_sentiment: true })
  await failCore()
  await expectRefusal({ code: 'SENTIMENT_NOT_BUILT' })
  // Sentiment alone is recorded with the last build, which has failed.
  await build({ sentiment_only: true })
  await expectRefusal({ code: 'SENTIMENT_BUILD_FAILED' })
  await failCore()
  await expectRefusal({ code: 'SENTIMENT_BUILD_FAILED' })
  await build({})
  await failCore()
  await expectRefusal({ code: 'SENTIMENT_BUILD_FAILED', message: expect.stringContaining('no model') })
  await build({ skip_sentiment: true })
  await expectRefusal({ code: 'SENTIMENT_NOT_BUILT' })
  await engine.close()
})
