import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
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

  test('of a list whose beginning refuses the request, the rest is left out', async () => {
    const docs = Array.from({ length: 20_000 }, (_, i) => ({ [`name${i}`]: 'x'.repeat(20) }))
    const asked: (string | undefined)[] = []
    const readUpTo = (value: unknown, most: number): Promise<unknown> =>
      readJson(new TextEncoder().encode(JSON.stringify(value)), undefined, (name) => {
        asked.push(name)
        return (entries) => entries.length > most
      })
    const some = (await readUpTo({ docs, after: [1] }, 10)) as { docs: unknown[]; after: unknown }
    expect(some.docs.length).toBeLessThan(8_000)
    expect(some).toEqual({ docs: docs.slice(0, some.docs.length), after: [1] })
    expect(await readUpTo(docs, 10)).toEqual(some.docs)
    expect(await readUpTo({ docs }, 20_000)).toEqual({ docs })
    expect(asked).toEqual(['docs', 'after', undefined, 'docs'])
  })

  test('a list in an object of a record comes in pieces too, and one that is deeper as a whole', async () => {
    const concepts = Array.from({ length: 40 }, (_, i) => ({ texts: [`${i}`, 'x'.repeat(20_000)] }))
    const selector = { type: 'specified', concepts, none: [], deeper: { list: [[1], { a: [2] }] }, last: [3] }
    const sent = { before: [1], concept_selector: selector, empty: {}, after: [{ b: [4] }] }
    let turns = 0
    let isRead = false
    const turn = (): void => {
      turns++
      if (!isRead) setImmediate(turn)
    }
    setImmediate(turn)
    const clock = vi.spyOn(performance, 'now')
    // Each look at the clock is later by more than a turn may take.
    let now = performance.now()
    clock.mockImplementation(() => (now += 20))
    try {
      expect(await read(JSON.stringify(sent))).toEqual(sent)
    } finally {
      isRead = true
      clock.mockRestore()
    }
    expect(turns).toBeGreaterThan(4)
    const twice = `{"a":{"b":[1],"c":"${long}"},"a":{"b":[2,3]}}`
    expect(await read(twice)).toEqual(JSON.parse(twice))
    await refused(`{"a":{"b":["${long}"},"c":[1]]}`)
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

  test.each([
    ['nested', `["${long}",${'['.repeat(80)}${']'.repeat(80)}]`, 'is nested more than 80 deep'],
    [
      'of names',
      `{${Array.from({ length: 50_002 }, (_, i) => `"n${i}":1`).join()}}`,
      'has too many names in one object',
    ],
    ['of entries', `[${'1,'.repeat(250_000)}1]`, 'has more than 250000 entries in one list'],
    ['of values', `[[${'1,'.repeat(250_001)}1]]`, 'has too many values'],
    ['that is open', `["${long}"`, 'is not well-formed JSON'],
  ])('a text %s says what is too much of it', async (_, text, fault) => {
    await expect(read(text)).rejects.toThrow(`The request body ${fault}.`)
  })

  test('what is just within the limits is read', async () => {
    const deep = `["${long}",${'['.repeat(79)}${']'.repeat(79)}]`
    expect(await read(deep)).toEqual(JSON.parse(deep))
    const names = `{${Array.from({ length: 50_001 }, (_, i) => `"n${i}":1`).join()}}`
    expect(Object.keys((await read(names)) as object)).toHaveLength(50_001)
    // An entry with 249,998 values, its bracket and its comma.
    const values = `[0,[${'1,'.repeat(249_996)}1],"${long}"]`
    expect(await read(values)).toEqual(JSON.parse(values))
  })

  test('a list in a record comes in pieces too, wherever it stands', async () => {
    const docs = Array.from({ length: 60_000 }, (_, i) => ({ text: `text ${i}`, list: [i] }))
    for (const value of [{ docs }, { first: { a: [1] }, docs }]) {
      const text = new TextEncoder().encode(JSON.stringify(value))
      const parse = JSON.parse
      let longest = 0
      const spy = vi.spyOn(JSON, 'parse').mockImplementation((part, ...more) => {
        longest = Math.max(longest, part.length)
        return parse(part, ...more)
      })
      const result = await readJson(text, undefined)
      spy.mockRestore()
      expect(result).toEqual(value)
      expect(longest).toBeLessThan(200_000)
    }
  })

  test('a byte order mark may begin a text without lists', async () => {
    expect(await read(`\ufeff{"a":"${long}"}`)).toEqual({ a: long })
    expect(await read('\ufeff{"a":1}')).toEqual({ a: 1 })
  })

  test('a byte order mark may begin the text, and stands nowhere else', async () => {
    expect(await read(`\ufeff["${long}"]`)).toEqual([long])
    await refused(`["${long}",\ufeff1]`)
  })
})
