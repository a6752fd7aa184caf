import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readJsonArray, readJsonLines } from '../../src/reading/jsonRecords.js'

type Reader = typeof readJsonArray

/** What a reader gives of a text that comes in pieces of so many characters: values with their lines, and wrong rows. */
async function readIn(reader: Reader, text: string, size: number) {
  async function* pieces() {
    for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size)
  }
  const wrong: number[] = []
  const values: unknown[] = []
  const lines: number[] = []
  for await (const { values: record, line } of reader(pieces(), (at) => void wrong.push(at))) {
    values.push(record)
    lines.push(line)
  }
  return { values, lines, wrong }
}

const records = fc.array(fc.dictionary(fc.string(), fc.jsonValue()), { maxLength: 6 })

test('an array gives its elements, in whatever pieces it comes', async () => {
  await fc.assert(
    fc.asyncProperty(records, fc.integer({ min: 1, max: 30 }), fc.boolean(), async (sent, size, isIndented) => {
      const text = JSON.stringify(sent, null, isIndented ? 2 : undefined)
      expect((await readIn(readJsonArray, ` ${text}\n`, size)).values).toEqual(JSON.parse(text))
    }),
  )
})

test('lines give one value each, in whatever pieces they come', async () => {
  await fc.assert(
    fc.asyncProperty(records, fc.integer({ min: 1, max: 30 }), fc.boolean(), async (sent, size, isEnded) => {
      const text = sent.map((record) => JSON.stringify(record)).join('\n') + (isEnded ? '\n' : '')
      const { values, lines } = await readIn(readJsonLines, text, size)
      expect(values).toEqual(JSON.parse(JSON.stringify(sent)))
      expect(lines).toEqual(sent.map((_, i) => i + 1))
    }),
  )
})

test('elements and lines that are no objects are told by their line; texts are records', async () => {
  const array = '[\n{"a":1},\n5,\n"text",\n[1,\n2],\n{"b":\n2}]'
  for (const size of [1, 3, 100]) {
    expect(await readIn(readJsonArray, array, size)).toEqual({
      ...{ values: [{ a: 1 }, { text: 'text' }, { b: 2 }], lines: [2, 4, 7], wrong: [3, 5] },
    })
    expect(await readIn(readJsonLines, '{"a":1}\n\nnull\n"text"\n[1]\n{"b":', size)).toEqual({
      ...{ values: [{ a: 1 }, { text: 'text' }], lines: [1, 4], wrong: [3, 5, 6] },
    })
  }
})

test('an array that breaks off, or after which something comes, is refused', async () => {
  const named: Reader = (chunks, onWrongRow) => readJsonArray(chunks, onWrongRow, 'survey.json')
  await expect(readIn(named, '[{"a":1},\n{"b"', 4)).rejects.toThrow(/^survey\.json: .* breaks off after line 2\.$/)
  await expect(readIn(named, '[]\n{}', 4)).rejects.toThrow(/^survey\.json, line 2: something follows/)
  await expect(readIn(readJsonArray, '[1', 4)).rejects.toThrow(/^Standard input: /)
  expect(await readIn(readJsonArray, '[ ] \n\n', 1)).toEqual({ values: [], lines: [], wrong: [] })
})
