import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Engine, openEngine } from '../../src/engine.js'
import { encodeJson } from '../../src/http/encode.js'
import { type Serving, serve } from '../../src/http/node.js'
import { createRecordList, EncodedList } from '../../src/operations/recordList.js'

describe('a list of records', () => {
  test('for functions has the records themselves', () => {
    const list = createRecordList<object>({})
    const record = { a: 1 }
    list.add(record)
    expect(list.finish()[0]).toBe(record)
  })

  test('over HTTP is JSON in pieces that are counted, and stands in an answer as any list does', async () => {
    let counted = 0
    const add = (bytes: number): void => {
      counted += bytes
    }
    const list = createRecordList<object>({ answerBytes: { add } })
    const records = [{ text: 'é'.repeat(700_000) }, { text: 'a'.repeat(700_000) }, { n: 3 }]
    for (const record of records) list.add(record)
    const result = list.finish()
    expect(result).toBeInstanceOf(EncodedList)
    const answer = { total_count: 3, result, search: null }
    const pieces = await encodeJson({ error: null, result: answer }, { answerBytes: { add } })
    const text = JSON.stringify({ error: null, result: { ...answer, result: records } })
    expect(Buffer.concat(pieces).toString()).toBe(text)
    expect(counted).toBe(Buffer.byteLength(text))
  })

  test('over HTTP ends where the bytes of all answers are too many, or its own are', () => {
    const full = createRecordList<string>({
      answerBytes: {
        add: () => {
          throw new Error('full')
        },
      },
    })
    expect(() => full.add('a'.repeat(2_000_000))).toThrow('full')
    const long = createRecordList<string>({ answerBytes: { add: () => {} } }, 4_000_000)
    const record = 'a'.repeat(1_100_000)
    for (let i = 0; i < 3; i++) long.add(record)
    expect(() => long.add(record)).toThrow(
      expect.objectContaining({ code: 'INVALID_PARAMS', details: { parameters: ['limit'] } }),
    )
  })
})

describe('long lists', () => {
  let engine: Engine
  let serving: Serving
  let id: string
  let account: string

  beforeAll(async () => {
    engine = await openEngine({ threads: 0 })
    serving = await serve(engine, { rateLimits: false })
    const created = await engine.projects.create({ name: 'Reviews', language: 'en' })
    id = created.project_id
    account = created.workspace_id
    const docs = Array.from({ length: 30 }, (_, i) => ({ text: `The battery of phone ${i} is good.` }))
    await engine.project(id).upload({ docs })
    await engine.project(id).build()
    await engine.project(id).waitForSentimentBuild()
    await engine.project(id).upload({ docs: docs.map(({ text }) => ({ text: `Also: ${text}` })) })
  })
  afterAll(async () => {
    await serving.close()
    await engine.close()
  })

  const over = async (path: string): Promise<unknown> => {
    const answer = await fetch(serving.url + path, { headers: { authorization: `Token ${serving.token}` } })
    return await answer.json()
  }

  test('are over HTTP what functions give', async () => {
    const project = engine.project(id)
    const legacy = engine.legacy.docs
    const at = { account, project_id: id }
    expect(await over(`/api/v5/projects/${id}/docs/`)).toEqual(await project.docs.search({}))
    expect(await over(`/api/v5/projects/${id}/concepts/sentiment/?include_examples=true`)).toEqual(
      await project.concepts.sentiment({ include_examples: true }),
    )
    const built = await legacy.get(at)
    expect(built).toHaveLength(30)
    const path = `/v4/projects/${account}/${id}/docs/`
    expect(await over(path)).toEqual({ error: null, result: built })
    const waiting = await legacy.get({ ...at, uncommitted: true, limit: 25_000 })
    expect(waiting).toHaveLength(30)
    expect(await over(`${path}?uncommitted=true&limit=25000`)).toEqual({ error: null, result: waiting })
    const { _id } = (built as { _id: string }[])[3]!
    expect(await over(`${path}?id=${_id}`)).toEqual({ error: null, result: await legacy.get({ ...at, id: _id }) })
  })
})
