import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { decodeFields, decodeParams, queriedNames } from '../../src/http/decode.js'
import { operation } from '../../src/operations/operation.js'
import { filterParam, selectorParam } from '../../src/operations/v5/params.js'

const params = z.strictObject({
  name: z.string().optional(),
  limit: z.int().default(100),
  ratio: z.number().optional(),
  flag: z.boolean().default(false),
  match_type: z.enum(['exact', 'both']).optional(),
  fields: z.array(z.string()).optional(),
  filter: filterParam,
  concept_selector: selectorParam(),
})
const at = (path: string) =>
  operation({
    methods: ['GET'],
    path,
    spec: 'v5 4.1',
    access: 'none',
    params: () => params,
    summary: '',
    handle: () => null,
  })
const v5 = at('/api/v5/x/')

const fromQuery = (query: string) => decodeFields(v5, new URLSearchParams(query))
const called = (query = '') => new URL(`https://example.org/api/v5/x/?${query}`)
const sending = (body: string, contentType = 'application/json', contentEncoding = '') => ({
  body: new TextEncoder().encode(body),
  contentType,
  contentEncoding,
})
const fromBody = (body: string, contentType = 'application/json', operation = v5) =>
  decodeParams(operation, called(), sending(body, contentType), undefined)

describe('query strings', () => {
  // To split one of a megabyte took a fifth of a second, also for requests without a token.
  test('with more than a thousand fields are refused before they are split', async () => {
    const url = {
      search: `?${'a&'.repeat(1_000)}`,
      get searchParams(): URLSearchParams {
        throw new Error('split')
      },
    }
    expect(queriedNames(url).size).toBe(0)
    await expect(decodeParams(v5, url, sending(''), undefined)).rejects.toMatchObject({ code: 'INVALID_PARAMS' })
    expect([...queriedNames(called('name=a&limit=5&name=b'))]).toEqual(['name', 'limit'])
  })

  // Once each digit was tried for every beginning: half a million of them held the server up for minutes.
  test('half a million digits that are no number stay text at once', () => {
    const digits = '1'.repeat(500_000)
    expect(fromQuery(`limit=${digits}x`)).toEqual({ limit: `${digits}x` })
    expect(fromQuery(`ratio=${digits}.5`)).toEqual({ ratio: Number.POSITIVE_INFINITY })
  })

  test.each([
    ['name=123', { name: '123' }],
    ['name=true', { name: 'true' }],
    ['limit=5', { limit: 5 }],
    ['limit=1e2', { limit: 100 }],
    ['ratio=-.5', { ratio: -0.5 }],
    ['flag=True', { flag: true }],
    ['flag=FALSE', { flag: false }],
    ['match_type=exact', { match_type: 'exact' }],
    ['fields=["a","b"]', { fields: ['a', 'b'] }],
    ['fields=%5B%22a%22,+%22b%22%5D', { fields: ['a', 'b'] }],
    ['filter=null&limit=null&name=null', {}],
    ['limit=5&limit=6', { limit: 6 }],
    ['filter=[{"name":"n","minimum":5}]', { filter: [{ name: 'n', minimum: 5 }] }],
    ['filter=[{"name":"n","values":["5"]}]', { filter: [{ name: 'n', values: ['5'] }] }],
    ['concept_selector={"type":"top","limit":"10"}', { concept_selector: { type: 'top', limit: 10 } }],
    [
      'concept_selector={"type":"specified","concepts":[{"texts":["10"]}]}',
      { concept_selector: { type: 'specified', concepts: [{ texts: ['10'] }] } },
    ],
  ])('%s', (query, expected) => {
    expect(fromQuery(query)).toEqual(expected)
  })

  test.each(['limit=NaN', 'limit=Infinity', 'limit=0x10', 'limit=', 'flag=yes', 'fields=[NaN]', 'filter={'])(
    'leaves %s as text, which the schema then refuses by name',
    (query) => {
      const [name, text] = query.split('=') as [string, string]
      expect(fromQuery(query)).toEqual({ [name]: text })
      expect(params.safeParse(fromQuery(query)).error?.issues[0]?.path[0]).toBe(name)
    },
  )

  test('are refused where escaped bytes are not UTF-8; a sign of percent that escapes nothing is one', async () => {
    const read = (query: string) => decodeParams(v5, called(query), sending(''), undefined)
    await expect(read('name=caf%E9')).rejects.toThrow(/The query string is not valid UTF-8/)
    await expect(read('name=%f0%9f%98')).rejects.toThrow(/UTF-8/)
    expect(await read('name=caf%C3%A9%20100%')).toEqual({ name: 'café 100%' })
    expect(await read('name=%F0%9F%98%80')).toEqual({ name: '😀' })
  })

  test('keep unknown names whose value is null, so that the schema refuses them', () => {
    expect(fromQuery('filtr=null&limit=null')).toEqual({ filtr: 'null' })
  })

  test('keeps __proto__ as a name like any other', () => {
    const read = fromQuery('__proto__={"x":1}&concept_selector={"type":"top","__proto__":{"limit":3}}')
    expect(Object.keys(read)).toEqual(['__proto__', 'concept_selector'])
    expect(Object.getPrototypeOf(read)).toBe(Object.prototype)
    expect(Object.keys(read.concept_selector as object)).toEqual(['type', '__proto__'])
  })
})

describe('bodies', () => {
  test('win over the query', async () => {
    const params = await decodeParams(v5, called('limit=5&name=a'), sending('{"limit":7}'), undefined)
    expect(params).toEqual({ limit: 7, name: 'a' })
  })

  test('take nothing from the query by null, which is not given', async () => {
    const sent = sending('{"limit":null,"flag":null}')
    expect(await decodeParams(v5, called('limit=5'), sent, undefined)).toEqual({ limit: 5, flag: null })
  })

  test('that are compressed are refused, and told so', async () => {
    const read = (encoding: string) =>
      decodeParams(v5, called(), sending('{"limit":5}', undefined, encoding), undefined)
    await expect(read('gzip')).rejects.toThrow(/content encoding "gzip"\. Send it uncompressed/)
    for (const none of ['', 'identity', ' Identity ']) expect(await read(none)).toEqual({ limit: 5 })
    const without = { body: undefined, contentType: '', contentEncoding: 'gzip' }
    expect(await decodeParams(v5, called('limit=5'), without, undefined)).toEqual({ limit: 5 })
  })

  test('are never coerced', async () => {
    expect(await fromBody('{"limit":"5"}')).toEqual({ limit: '5' })
  })

  test.each(['', 'text/plain', 'application/x-www-form-urlencoded'])(
    'are read as JSON under content type "%s"',
    async (type) => {
      expect(await fromBody('{"limit":5}', type)).toEqual({ limit: 5 })
    },
  )

  test('of forms are read by the older interfaces only', async () => {
    const form = 'application/x-www-form-urlencoded'
    expect(await fromBody('limit=5&flag=True&fields=["a"]', form, at('/api/v4/x/'))).toEqual({
      limit: 5,
      flag: true,
      fields: ['a'],
    })
    expect(await fromBody('limit=5', `${form.toUpperCase()}; charset=UTF-8`, at('/api/v4/x/'))).toEqual({ limit: 5 })
    await expect(fromBody('limit=5', form)).rejects.toThrow(expect.objectContaining({ code: 'INVALID_PARAMS' }))
  })

  test.each(['[]', '5', 'null', '"x"', '{', '{"limit":NaN}', '{"limit":Infinity}'])('refuse %s', async (body) => {
    await expect(fromBody(body)).rejects.toThrow(expect.objectContaining({ code: 'INVALID_PARAMS' }))
  })

  // Read leniently, each of them would be well-formed JSON, or a form, with replacement characters.
  test.each([
    ['in a string', '{"name":"\xff"}', 'application/json'],
    ['in a name', '{"na\xc3me":1}', 'application/json'],
    ['an overlong zero', '{"name":"\xc0\x80"}', 'application/json'],
    ['half a surrogate pair', '{"name":"\xed\xa0\x80"}', 'application/json'],
    ['in a form', 'name=\xff', 'application/x-www-form-urlencoded'],
    ['written as digits in a form', 'name=caf%E9', 'application/x-www-form-urlencoded'],
  ])('refuse bytes that are not UTF-8: %s', async (_, bytes, contentType) => {
    const sent = { ...sending('', contentType), body: Uint8Array.from(Buffer.from(bytes, 'latin1')) }
    for (const route of [v5, at('/api/v4/x/')]) {
      await expect(decodeParams(route, called(), sent, undefined)).rejects.toThrow(
        expect.objectContaining({ code: 'INVALID_PARAMS' }),
      )
    }
  })

  test('are JSON under the content type of a form in the older interfaces, too', async () => {
    const form = 'application/x-www-form-urlencoded'
    for (const body of ['{"limit":5,"name":"a=b&c"}', ' \n{"limit":5,"name":"a=b&c"}']) {
      expect(await fromBody(body, form, at('/api/v4/x/'))).toEqual({ limit: 5, name: 'a=b&c' })
    }
  })

  test('may be empty', async () => {
    expect(await fromBody('')).toEqual({})
    expect(await fromBody(' \n')).toEqual({})
  })
})

describe('forms', () => {
  const v4 = at('/api/v4/x/')
  const form = 'application/x-www-form-urlencoded'
  const refusal = (code: string) => expect.objectContaining({ code })

  test('with more than a thousand names are refused, as queries are', async () => {
    await expect(fromBody('&'.repeat(5_000_000), form, v4)).rejects.toThrow(refusal('INVALID_PARAMS'))
    await expect(fromBody('a=1&'.repeat(1_000), form, v4)).rejects.toThrow(refusal('INVALID_PARAMS'))
    expect(() => fromQuery('a=1&'.repeat(1_001))).toThrow(refusal('INVALID_PARAMS'))
  })

  test('of several parts are bounded in the same way', async () => {
    const parts = (count: number): string =>
      `${'--b\r\ncontent-disposition: form-data; name="name"\r\n\r\nx\r\n'.repeat(count)}--b--\r\n`
    expect(await fromBody(parts(2), 'multipart/form-data; boundary=b', v4)).toEqual({ name: 'x' })
    await expect(fromBody(parts(2_000), 'multipart/form-data; boundary=b', v4)).rejects.toThrow(
      refusal('INVALID_PARAMS'),
    )
  })

  test('of several parts are counted before they are read', async () => {
    const type = 'multipart/form-data; boundary=b'
    const lines = (count: number) => fromBody('\r\n--'.repeat(count), type, v4)
    await expect(lines(1_001)).rejects.toThrow('More than 1000 request parameters were given.')
    await expect(lines(1_000)).rejects.toThrow('The request body is not a well-formed form.')
  })

  test('of several parts are read by their type alone, whatever its case and options', async () => {
    const form = '--b\r\ncontent-disposition: form-data; name="name"\r\n\r\nx\r\n--b--\r\n'
    expect(await fromBody(form, 'Multipart/Form-Data ; charset=utf-8; boundary=b', v4)).toEqual({ name: 'x' })
    for (const type of [
      'text/plain; multipart/form-data; boundary=b',
      'multipart/form-data',
      'xmultipart/form-data; boundary=b',
    ]) {
      await expect(fromBody(form, type, v4)).rejects.toThrow(refusal('INVALID_PARAMS'))
    }
    await expect(fromBody('nothing', 'multipart/form-data; boundary=b', v4)).rejects.toThrow(refusal('INVALID_PARAMS'))
  })

  test('with a thousand names are taken', async () => {
    expect(await fromBody(`${'name=a&'.repeat(999)}name=b`, form, v4)).toEqual({ name: 'b' })
    expect(fromQuery(`${'name=a&'.repeat(999)}name=b`)).toEqual({ name: 'b' })
  })

  test('may have 8 MiB, and not one byte more, in one part or several', async () => {
    const most = 8 << 20
    const name = 'x'.repeat(most - 'name='.length)
    expect(await fromBody(`name=${name}`, form, v4)).toEqual({ name })
    await expect(fromBody(`name=${name}x`, form, v4)).rejects.toThrow('A form is larger than 8388608 bytes. Send JSON.')
    const parts = `--b\r\n${'x'.repeat(most)}`
    await expect(fromBody(parts, 'multipart/form-data; boundary=b', v4)).rejects.toThrow(refusal('REQUEST_TOO_LARGE'))
  })

  test('are blank up to 1,024 bytes of white space', async () => {
    expect(await fromBody(' '.repeat(1_024), '', v4)).toEqual({})
    await expect(fromBody(' '.repeat(1_025), '', v4)).rejects.toThrow(refusal('INVALID_PARAMS'))
  })

  test('beyond 8 MiB are too large', async () => {
    await expect(fromBody(`name=${'x'.repeat(8 << 20)}`, form, v4)).rejects.toThrow(refusal('REQUEST_TOO_LARGE'))
  })
})
