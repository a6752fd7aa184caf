import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PackedNumbers } from '../../src/compute/packedNumbers.js'
import { packStrings, unpackString, unpackStrings } from '../../src/compute/shared.js'

/** Short and long ones, of every script, many of them equal. */
const strings = fc.array(
  fc.oneof(
    fc.constantFrom('', 'a', 'ab', 'ba', 'é', 'слово', '東京', '🗼', 'x'.repeat(40), `${'x'.repeat(40)}é`),
    fc.string({ unit: 'grapheme', maxLength: 50 }),
    fc.string({ unit: 'grapheme-ascii', maxLength: 50 }),
  ),
  { maxLength: 60 },
)

test('packed strings come out as they went in', () => {
  fc.assert(
    fc.property(strings, (some) => {
      const packed = packStrings(some)
      expect(unpackStrings(packed)).toEqual(some)
      expect(some.map((_, i) => unpackString(packed, i))).toEqual(some)
      expect(packed.offsets.at(-1)).toBe(Buffer.byteLength(some.join('')))
    }),
  )
})

test('equal strings of any pack have one number, in the order of their first appearance', () => {
  fc.assert(
    fc.property(fc.array(strings, { maxLength: 5 }), (packs) => {
      const numbers = new PackedNumbers()
      const expected: string[] = []
      for (const some of packs) {
        const packed = packStrings(some)
        for (const [i, string] of some.entries()) {
          if (!expected.includes(string)) expected.push(string)
          expect(numbers.numberOf(packed, i)).toBe(expected.indexOf(string))
        }
      }
      expect(numbers.size).toBe(expected.length)
      expect(unpackStrings(numbers.finish())).toEqual(expected)
    }),
  )
})

test('a hundred thousand strings outgrow the first table many times', () => {
  const some = Array.from({ length: 100_000 }, (_, i) => `word ${i} ${i % 7 === 0 ? 'ö' : ''}`)
  const packed = packStrings(some)
  const numbers = new PackedNumbers()
  for (let round = 0; round < 2; round++) {
    let wrong = 0
    for (let i = 0; i < some.length; i++) if (numbers.numberOf(packed, i) !== i) wrong++
    expect(wrong).toBe(0)
  }
  const { bytes, offsets } = numbers.finish()
  expect(Buffer.compare(bytes, packed.bytes)).toBe(0)
  expect(Buffer.compare(Buffer.from(offsets.buffer), Buffer.from(packed.offsets.buffer))).toBe(0)
})
