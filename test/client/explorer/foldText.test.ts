import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foldText } from '../../../src/client/explorer/parts/foldText.js'
import type { TextPart } from '../../../src/client/explorer/parts/markTerms.js'

const textOf = (parts: readonly TextPart[]): string => parts.map(({ text }) => text).join('')
const words = 'The room was clean. '

test('a text of 3,000 characters is whole', () => {
  const parts = [{ text: words.repeat(150) }]
  expect(foldText(parts)).toEqual({ parts, isFolded: false })
})

test('of a longer text the beginning is shown, up to the end of a word', () => {
  const { parts, isFolded } = foldText([{ text: words.repeat(151) }])
  expect(isFolded).toBe(true)
  expect(textOf(parts)).toMatch(/^The room.* (The|room|was|clean\.) …$/)
  expect(textOf(parts).length).toBeLessThanOrEqual(1_502)
})

test('a longer text is shown around its first mark', () => {
  const { parts } = foldText([
    { text: words.repeat(500) },
    { text: 'breakfast', match: 'exact' },
    { text: ` ${words.repeat(500)}` },
    { text: 'breakfast', match: 'exact' },
  ])
  expect(parts.filter(({ match }) => match !== undefined)).toEqual([{ text: 'breakfast', match: 'exact' }])
  expect(textOf(parts)).toMatch(/^… (The|room|was|clean\.) .*breakfast .* …$/)
})

test('the end of a text is shown without an ellipsis behind it', () => {
  const { parts } = foldText([{ text: words.repeat(500) }, { text: 'breakfast', match: 'related' }])
  expect(textOf(parts)).toMatch(/^… .* breakfast$/)
})

test('a text without spaces is divided between characters', () => {
  const { parts } = foldText([{ text: '😀'.repeat(4_000) }, { text: '朝食', match: 'exact' }])
  expect(textOf(parts)).toMatch(/^… (😀)+朝食$/u)
})

test('what is shown is part of the text', () => {
  const part = fc.record({
    text: fc.string({ unit: fc.constantFrom('a', ' ', 'é', '😀'), minLength: 1, maxLength: 3_000 }),
    match: fc.constantFrom(undefined, 'exact' as const),
  })
  fc.assert(
    fc.property(fc.array(part, { minLength: 1, maxLength: 8 }), (parts) => {
      const shown = textOf(foldText(parts).parts).replace(/^… | …$/g, '')
      expect(textOf(parts)).toContain(shown)
    }),
  )
})
