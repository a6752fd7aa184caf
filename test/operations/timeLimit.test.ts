import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { yieldToEventLoop } from '../../src/compute/eventLoopBudget.js'
import { type Engine, openEngine, type Project } from '../../src/engine.js'
import { type Serving, serve } from '../../src/http/node.js'
import { limitTime } from '../../src/operations/timeLimit.js'

describe('limitTime', () => {
  test('ends work that gives way, with QUESTION_TIMEOUT', async () => {
    const limit = limitTime(0.02, undefined)
    const work = async (): Promise<void> => {
      for (;;) await yieldToEventLoop(limit.signal)
    }
    await expect(work()).rejects.toMatchObject({ code: 'QUESTION_TIMEOUT', status: 503 })
    limit.end()
  })

  test("passes the caller's own reason on, also one that came before", async () => {
    const given = new AbortController()
    const limit = limitTime(60, given.signal)
    expect(limit.signal?.aborted).toBe(false)
    given.abort('enough')
    expect(limit.signal?.reason).toBe('enough')
    expect(limitTime(60, given.signal).signal?.reason).toBe('enough')
  })

  test('is over for whoever asks, also when the event loop did not turn', () => {
    const { signal, end } = limitTime(0.01, undefined)
    expect(signal?.aborted).toBe(false)
    expect(signal?.reason).toBeUndefined()
    const began = performance.now()
    while (performance.now() - began < 20) {}
    expect(signal?.aborted).toBe(true)
    expect(signal?.reason).toMatchObject({ code: 'QUESTION_TIMEOUT' })
    expect(() => signal?.throwIfAborted()).toThrow(expect.objectContaining({ code: 'QUESTION_TIMEOUT' }))
    end()
  })

  test('tells listeners at its time, once, with the reason', async () => {
    const { signal } = limitTime(0.01, undefined)
    let calls = 0
    // A listener in a process without other work: the timer alone would not keep it running.
    const working = setInterval(() => {}, 1_000)
    await new Promise<void>((resolve) => {
      signal?.addEventListener('abort', () => {
        calls++
        resolve()
      })
      if (signal !== undefined) signal.onabort = () => void calls++
    })
    clearInterval(working)
    expect(signal?.aborted).toBe(true)
    expect(signal?.reason).toMatchObject({ code: 'QUESTION_TIMEOUT' })
    expect(calls).toBe(2)
  })

  test("tells listeners of the caller's signal, and only those that are still there", () => {
    const given = new AbortController()
    const { signal } = limitTime(60, given.signal)
    const calls: string[] = []
    const gone = (): void => void calls.push('gone')
    signal?.addEventListener('abort', gone)
    signal?.addEventListener('abort', () => calls.push('there'))
    signal?.removeEventListener('abort', gone)
    given.abort('enough')
    expect(calls).toEqual(['there'])
    expect(signal?.reason).toBe('enough')
  })

  test('is not aborted any more once the question has ended', () => {
    const given = new AbortController()
    const { signal, end } = limitTime(0.001, given.signal)
    let calls = 0
    signal?.addEventListener('abort', () => calls++)
    end()
    given.abort()
    const began = performance.now()
    while (performance.now() - began < 3) {}
    expect(signal?.aborted).toBe(false)
    expect(calls).toBe(0)
  })

  test('is heeded by timers and other signals of Node.js', async () => {
    const { signal } = limitTime(0.02, undefined)
    await expect(setTimeout(60_000, undefined, { ref: true, ...(signal && { signal }) })).rejects.toMatchObject({
      name: 'AbortError',
      cause: { code: 'QUESTION_TIMEOUT' },
    })
  })

  test('ends with the engine, with a limit and without one, until the question has ended', () => {
    for (const seconds of [60, 0]) {
      const closing = new AbortController()
      const [asked, listened, over] = [1, 2, 3].map(() => limitTime(seconds, undefined, closing.signal))
      const calls: string[] = []
      listened!.signal?.addEventListener('abort', () => calls.push('listened'))
      over!.signal?.addEventListener('abort', () => calls.push('over'))
      over!.end()
      expect(asked!.signal?.aborted).toBe(false)
      closing.abort('closed')
      expect([asked, listened, over].map((limit) => limit!.signal?.reason)).toEqual(['closed', 'closed', undefined])
      expect(calls).toEqual(['listened'])
    }
  })

  test('of 0 or Infinity is none', () => {
    expect(limitTime(0, undefined).signal).toBeUndefined()
    expect(limitTime(Number.POSITIVE_INFINITY, undefined).signal).toBeUndefined()
  })
})

describe('questions to an engine with a time limit', () => {
  let engine: Engine
  let project: Project
  let serving: Serving

  beforeAll(async () => {
    engine = await openEngine({ threads: 0, questionTimeout: 0.05 })
    project = engine.project((await engine.projects.create({ name: 'Reviews', language: 'en' })).project_id)
    const docs = Array.from({ length: 300 }, (_, i) => ({
      text: `word${i % 40} good battery number${i} screen`,
      metadata: [{ name: 'score', type: 'score' as const, value: i % 5 }],
    }))
    await project.upload({ docs })
    await project.build({ skip_sentiment: true })
    await project.waitForBuild()
    serving = await serve(engine, { rateLimits: false })
  })
  afterAll(async () => {
    await serving.close()
    await engine.close()
  })

  /** Concepts that take seconds to count: every one is a new text. */
  const slow = (name: string) => ({
    concept_selector: {
      type: 'specified' as const,
      concepts: Array.from({ length: 50_000 }, (_, i) => ({ texts: [`word${i % 40} ${name}${i}`, `battery ${i}`] })),
    },
  })

  test('those that take longer are QUESTION_TIMEOUT, in process and over HTTP', async () => {
    await expect(project.concepts.matchCounts(slow('first'))).rejects.toMatchObject({ code: 'QUESTION_TIMEOUT' })
    const answer = await fetch(`${serving.url}/api/v5/projects/${project.project_id}/concepts/match_counts/`, {
      method: 'POST',
      headers: { authorization: `Token ${serving.token}` },
      body: JSON.stringify(slow('second')),
    })
    expect([answer.status, ((await answer.json()) as { error: string }).error]).toEqual([503, 'QUESTION_TIMEOUT'])
  })

  test.each([60, 0])('those that run when the engine closes say so (limit %s)', async (questionTimeout) => {
    const closed = await openEngine({ threads: 0, questionTimeout })
    const { project_id } = await closed.projects.create({ name: 'Reviews', language: 'en' })
    const asked = closed.project(project_id)
    await asked.upload({ docs: [{ text: 'A good battery.' }, { text: 'A bad screen.' }] })
    await asked.build({ skip_sentiment: true })
    await asked.waitForBuild()
    const question = expect(asked.concepts.matchCounts(slow('third'))).rejects.toMatchObject({
      ...{ code: 'ERROR', message: 'The engine is closed.' },
    })
    // Asked later and answered first: by then the other question runs.
    await closed.projects.list()
    await closed.close()
    await question
  })

  test('an upload that takes longer than the limit is stored', async () => {
    const docs = Array.from({ length: 20_000 }, (_, i) => ({ text: `another text ${i}` }))
    const began = performance.now()
    await project.upload({ docs })
    expect(performance.now() - began).toBeGreaterThan(50)
    expect((await project.get()).document_count).toBe(20_300)
  })
})
