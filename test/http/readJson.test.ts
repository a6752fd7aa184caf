import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readJson } from '../../src/http/readJson.js'

const read = (text: string) => readJson(new TextEncoder().encode(text), undefined)
const refused = (text: string) =>
  expect(read(text)).rejects.toThrow(expect.objectContaining({ code: 'INVALID_PARAMS', details: { parameters: [] } }))

/** Longer than what is parsed at one go. */
const long = 'é'.repeat(40_000)

describe('readJson', () => {
  test('reads any JSON as JSON.parse does, in pieces too', async () => {
    const member = fc.oneof(fc.jsonValue(), fc.array(fc.jsonValue(), { maxLength: 20 }))
    const values = fc.oneof(
      fc.dictionary(fc.oneof(fc.string(), fc.constantFrom('docs', 'a"b', 'a\\b', '__proto__')), member),
      fc.array(member, { maxLength: 20 }),
    )
    await fc.assert(
      fc.asyncProperty(values, fc.boolean(), async (value, spaced) => {
        const padding = JSON.stringify(long)
        const text = JSON.stringify(value, null, spaced ? 2 : undefined)
        const empty = /^[[{]\s*[\]}]$/.test(text)
        const padded = Array.isArray(value)
          ? `[${padding}${empty ? '' : ','}${text.slice(1)}`
          : `{"padding":${padding}${empty ? '' : ','}${text.slice(1)}`
        expect(await read(padded)).toEqual(JSON.parse(padded))
      }),
      { numRuns: 200 },
    )
  })

  test('a long list comes in pieces, with a turn of the event loop between', async () => {
    const docs = Array.from({ length: 20_000 }, (_, i) => ({ text: `"quoted\\" ${i}`, metadata: [[i], { i }] }))
    let hasTurned = false
    setImmediate(() => {
      hasTurned = true
    })
    expect(await read(JSON.stringify({ before: [1], docs, after: [] }))).toEqual({ before: [1], docs, after: [] })
    expect(hasTurned).toBe(true)
  })

  test('of a name given twice the last counts, and strings may end in backslashes', async () => {
    expect(await read(`{"a":[1],"b":"${long}\\\\","a":[2,3]}`)).toEqual({ a: [2, 3], b: `${long}\\` })
    const text = `${'x'.repeat(70_000)}\\"\\\\`
    expect(await read(`["${text}",[]]`)).toEqual([JSON.parse(`"${text}"`), []])
  })

  test.each([
    ['ends early', `{"a":["${long}"`],
    ['has an open string', `["${long}`],
    ['has a comma too many at the end', `["${long}",]`],
    ['has a comma too many at the end of a piece', `[${'"0123456789",'.repeat(20_000)}]`],
    ['has a comma too many between pieces', `[${'"0123456789",'.repeat(10_486)},"x"]`],
    ['has brackets that do not match', `[["${long}"},1]`],
    ['closes more than it opens', `["${long}"]]`],
    ['goes on', `{"a":["${long}"]} 1`],
  ])('text that %s is refused', async (_, text) => {
    expect(() => JSON.parse(text)).toThrow()
    await refused(text)
  })

  test('strings end where they end, wherever backslashes stand in them', async () => {
    for (let length = 25; length < 40; length++) {
      for (const end of ['', '\\', '\\\\', '"', '\\"', '"\\', 'x\\']) {
        const sent = { long, list: [`${'x'.repeat(length)}${end}`, 'next'], after: end }
        expect(await read(JSON.stringify(sent))).toEqual(sent)
      }
    }
  })

  test('bytes that are not UTF-8 are refused wherever they are', async () => {
    const bytes = (text: string) => Uint8Array.from(Buffer.from(text, 'latin1'))
    const many = '"0123456789",'.repeat(20_000)
    for (const text of ['["\xff"]', `["\xff",${many}1]`, `[${many}"\xff"]`, `{"a":[${many}1],"b":"\xff"}`]) {
      // The same text in Latin-1 is fine.
      JSON.parse(text)
      await expect(readJson(bytes(text), undefined)).rejects.toThrow(
        expect.objectContaining({ code: 'INVALID_PARAMS' }),
      )
    }
  })

  test('nesting, names and values have limits, found before anything is parsed', async () => {
    await refused(`{"username":${'['.repeat(1_000_000)}${']'.repeat(1_000_000)}}`)
    await refused(`{${Array.from({ length: 60_000 }, (_, i) => `"name${i}":1`).join()}}`)
    await refused(`{"a":{"b":[${'1,'.repeat(250_001)}1]}}`)
    await refused(`[${`[${'1,'.repeat(200_000)}1],`.repeat(25)}[]]`)
    await refused(`[${'{},'.repeat(250_000)}{}]`)
    expect(await read(`[${'1,'.repeat(249_999)}1]`)).toHaveLength(250_000)
  })

  test('a byte order mark may begin the text, and stands nowhere else', async () => {
    expect(await read(`\ufeff["${long}"]`)).toEqual([long])
    await refused(`["${long}",\ufeff1]`)
  })
})
