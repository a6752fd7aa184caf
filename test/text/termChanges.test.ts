import { expect, test } from 'vitest'
import { analyzeText, createAnalyzer } from '../../src/text/analyze.js'
import { substringKey, substringOf, termChanges } from '../../src/text/termChanges.js'

test('a substring has a key that no term can have, and is read back from it', () => {
  expect(substringKey('bat')).toBe('*bat*')
  expect(substringOf('*bat*')).toBe('bat')
  expect(substringOf('battery|en')).toBeUndefined()
  expect(substringOf('**')).toBeUndefined()
})

test.each([
  ['bat', 'battery|en', true],
  ['tery li', 'battery|en life|en', true],
  ['en', 'battery|en', false],
  ['y|en', 'battery|en', true],
  ['car', 'battery|en', false],
])('ignoring %s ignores %s: %s', (part, id, isIgnored) => {
  const changeOf = termChanges({ [substringKey(part)]: { action: 'ignore' } })
  expect(changeOf(id)?.action === 'ignore').toBe(isIgnored)
})

test('an entry of its own goes before what a substring says', () => {
  const changeOf = termChanges({ '*bat*': { action: 'ignore' }, 'battery|en': { action: 'notice' } })
  expect(changeOf('battery|en')).toEqual({ action: 'notice' })
  expect(changeOf('bath|en')).toEqual({ action: 'ignore' })
})

test('an analyzer skips words by a part of their stem', () => {
  const analyzer = createAnalyzer({ language: 'en', management: { '*atter*': { action: 'ignore' } } })
  expect(analyzeText(analyzer, 'The battery of the phone').termIds).toEqual(['phone|en'])
})
