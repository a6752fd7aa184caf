import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeText, encodeText } from '../../../../src/storage/postgres/project/texts.js'

test('a text comes back, without NUL between, and different texts stay different', () => {
  const text = fc.string({ unit: fc.constantFrom('\0', '\uE000', '0', '1', 'a') })
  fc.assert(
    fc.property(text, text, (one, other) => {
      const encoded = encodeText(one)
      expect(encoded).not.toContain('\0')
      expect(decodeText(encoded)).toBe(one)
      expect(encodeText(other) === encoded).toBe(other === one)
    }),
  )
})
