import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { compressAnswer } from '../../src/http/compressAnswer.js'
import type { HttpAnswer } from '../../src/http/handler.js'

const text = '{"count":1}'.repeat(200)
const answerOf = (body: string, type = 'application/json; charset=utf-8'): HttpAnswer => ({
  status: 200,
  headers: { 'content-type': type, 'content-length': String(body.length), vary: 'origin' },
  body: [Buffer.from(body.slice(0, 700)), Buffer.from(body.slice(700))],
})

async function bytesOf(body: Iterable<Uint8Array> | AsyncIterable<Uint8Array>): Promise<Buffer> {
  const pieces: Uint8Array[] = []
  for await (const piece of body) pieces.push(piece)
  return Buffer.concat(pieces)
}

describe('an answer of text', () => {
  test.each([
    ['br', 'br', brotliDecompressSync],
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
    ['*', 'br', brotliDecompressSync],
  ] as const)('is compressed for a client that accepts "%s"', async (accepted, coding, expand) => {
    const { headers, body } = compressAnswer(answerOf(text), accepted)
    expect(headers).toMatchObject({ 'content-encoding': coding, vary: 'origin, accept-encoding' })
    expect(headers).not.toHaveProperty('content-length')
    const sent = await bytesOf(body)
    expect(sent.length).toBeLessThan(text.length / 10)
    expect(expand(sent).toString()).toBe(text)
  })

  test('an answer that varies by the coding already says so once', () => {
    const plain = answerOf(text)
    const answer = { ...plain, headers: { ...plain.headers, vary: 'origin, accept-encoding' } }
    for (const sent of ['gzip', 'identity'])
      expect(compressAnswer(answer, sent).headers).toMatchObject({ vary: 'origin, accept-encoding' })
  })

  test.each([undefined, '', 'identity', 'deflate', 'br;q=0, gzip;q=0'])(
    'is sent as it is to one that accepts %j',
    (accepted) => {
      const plain = answerOf(text)
      const { headers, body } = compressAnswer(plain, accepted)
      expect(headers).toEqual({ ...plain.headers, vary: 'origin, accept-encoding' })
      expect(body).toBe(plain.body)
    },
  )

  // To parse a header of a megabyte took a fifth of a second.
  test('is compressed for a header of a thousand characters, and not for a longer one', () => {
    const accepted = `${'a,'.repeat(499)}br`
    expect(compressAnswer(answerOf(text), accepted).headers).toHaveProperty('content-encoding', 'br')
    expect(compressAnswer(answerOf(text), `${accepted},`).headers).not.toHaveProperty('content-encoding')
  })

  test('below 1,024 bytes is sent as it is, at 1,024 it is compressed', () => {
    expect(compressAnswer(answerOf('x'.repeat(1_023)), 'br').headers).toHaveProperty('content-length', '1023')
    expect(compressAnswer(answerOf('x'.repeat(1_024)), 'br').headers).not.toHaveProperty('content-length')
  })
})

test('other types, and what is compressed already, are sent as they are', () => {
  const gzipped = answerOf(text)
  const coded = { ...gzipped, headers: { ...gzipped.headers, 'content-encoding': 'gzip' } }
  expect(compressAnswer(coded, 'br')).toBe(coded)
  const zip = answerOf(text, 'application/zip')
  expect(compressAnswer(zip, 'br')).toBe(zip)
})
