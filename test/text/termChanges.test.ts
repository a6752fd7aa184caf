import { expect, test, vi } from 'vitest'
import { createAnalyzer, loadLanguage } from '../../src/text/analyze.js'
import {
  hasReplacements,
  loadChangedLanguages,
  substringKey,
  substringOf,
  type TermManagementLike,
  termChanges,
  termReplacer,
} from '../../src/text/termChanges.js'
import { analyzeText } from './analyzeText.js'

await loadLanguage('en')

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

test('one of several parts is enough', () => {
  const changeOf = termChanges({ '*bat*': { action: 'ignore' }, '*phon*': { action: 'ignore' } })
  expect(['battery|en', 'phone|en', 'lamp|en'].map((id) => changeOf(id)?.action)).toEqual([
    'ignore',
    'ignore',
    undefined,
  ])
})

test('a chain of replacements is followed once, however many terms are on it', () => {
  const length = 1_000
  let asked = 0
  const replace = termReplacer((id) => {
    asked++
    const number = Number(id)
    return number < length ? { new_term_id: String(number + 1) } : undefined
  })
  for (let number = 0; number <= length; number++) expect(replace(String(number))).toBe(String(length))
  // Each term on the way, and the last one again when it is asked for itself.
  expect(asked).toBeLessThanOrEqual(length + 2)
})

test('a chain ends where a term is ignored, and a cycle at its first term, whichever is asked for first', () => {
  const changes: Record<string, { action?: 'ignore'; new_term_id?: string }> = {
    a: { new_term_id: 'b' },
    b: { new_term_id: 'gone' },
    gone: { action: 'ignore' },
    x: { new_term_id: 'y' },
    y: { new_term_id: 'z' },
    z: { new_term_id: 'y' },
    same: { new_term_id: 'same' },
  }
  const expected = { a: undefined, b: undefined, gone: undefined, x: 'y', y: 'y', z: 'z', same: 'same', other: 'other' }
  const ids = Object.keys(expected)
  for (const order of [ids, ids.toReversed(), ['z', 'x', ...ids]]) {
    const replace = termReplacer((id) => changes[id])
    for (const id of order) expect([id, replace(id)]).toEqual([id, expected[id as keyof typeof expected]])
  }
})

test('thousands of substrings are looked up by length, not one by one', () => {
  const parts = Array.from({ length: 5_000 }, (_, i) => `part${String(i).padStart(4, '0')}`)
  const changeOf = termChanges(Object.fromEntries(parts.map((part) => [substringKey(part), { action: 'ignore' }])))
  const includes = vi.spyOn(String.prototype, 'includes')
  try {
    expect(changeOf('apart4999x|en')?.action).toBe('ignore')
    expect(changeOf('apart|en')).toBeUndefined()
    expect(includes.mock.calls.length).toBeLessThan(10)
  } finally {
    includes.mockRestore()
  }
})

test('the entries of a management are walked once, however many languages and stages ask', async () => {
  let walks = 0
  const entries: TermManagementLike = {
    'room|en': { action: 'ignore' },
    'beds|en': { new_term_id: 'bed|en', naming: 'stem' },
  }
  const management = new Proxy(entries, {
    ownKeys: (target) => {
      walks++
      return Reflect.ownKeys(target)
    },
  })
  for (let time = 0; time < 3; time++) {
    await loadChangedLanguages(management)
    expect(termChanges(management)('room|en')).toEqual({ action: 'ignore' })
    expect(hasReplacements(management)).toBe(true)
  }
  expect(walks).toBe(1)
})

test('an entry of its own goes before what a substring says', () => {
  const changeOf = termChanges({ '*bat*': { action: 'ignore' }, 'battery|en': { action: 'notice' } })
  expect(changeOf('battery|en')).toEqual({ action: 'notice' })
  expect(changeOf('bath|en')).toEqual({ action: 'ignore' })
})

test('an entry that names stems holds for all terms of the stem, and for those of the lemma', () => {
  const changeOf = termChanges({
    'servic|en': { action: 'ignore', naming: 'stem' },
    'took|en': { action: 'notice', naming: 'stem' },
    'servic|xx': { action: 'notice', naming: 'stem' },
  })
  expect(changeOf('service|en')?.action).toBe('ignore')
  expect(changeOf('services|en')?.action).toBe('ignore')
  expect(changeOf('serve|en')).toBeUndefined()
  expect(changeOf('service|de')).toBeUndefined()
  expect(changeOf('take|en')?.action).toBe('notice')
  expect(changeOf('servic|xx')?.action).toBe('notice')
})

test('an entry that names the stems of a phrase holds for the phrase', () => {
  const changeOf = termChanges({ 'custom|en servic|en': { new_term_id: 'help|en', naming: 'stem' } })
  expect(changeOf('customer|en service|en')?.new_term_id).toBe('help|en')
  expect(changeOf('customer|en')).toBeUndefined()
  expect(changeOf('service|en')).toBeUndefined()
})

test('a stem that others are replaced by goes on to name the terms that have it', () => {
  const management = { 'lift|en': { new_term_id: 'elev|en', naming: 'stem' as const } }
  const analyzer = createAnalyzer({ language: 'en', management })
  expect(analyzeText(analyzer, 'lifts and elevators').termIds).toEqual(['elev|en', 'elev|en'])
})

test('an entry that names lemmas holds for the lemma alone', () => {
  const changeOf = termChanges({ 'help|en': { action: 'ignore' } })
  expect(changeOf('help|en')?.action).toBe('ignore')
  expect(changeOf('helpful|en')).toBeUndefined()
})

test('an analyzer skips words by a part of their lemma', () => {
  const analyzer = createAnalyzer({ language: 'en', management: { '*atter*': { action: 'ignore' } } })
  expect(analyzeText(analyzer, 'The battery of the phone').termIds).toEqual(['phone|en'])
})
