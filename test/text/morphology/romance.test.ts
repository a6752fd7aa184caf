import { expect, test } from 'vitest'
import { replaceEnd, romanceLemmatizer, stemAlternants } from '../../../src/text/morphology/romance.js'

const lemmatize = romanceLemmatizer(
  { irregular: 'ser: es son', sets: {}, verbs: { ar: 'cant pint.a' }, nominals: 'cosa', adjectives: 'alto' },
  {
    endings: 'ar!: ar aban\nar?: a o',
    alternants: () => [],
    singular: (word) => word.replace(/s$/u, ''),
    masculine: (word, { isAdjective }) => (isAdjective(word.replace(/a$/u, 'o')) ? word.replace(/a$/u, 'o') : word),
    hosts: (word) => (word.endsWith('lo') ? [word.slice(0, -2)] : []),
    invariable: /mente$/u,
    nominalEnding: /zaban$/u,
  },
)

test('irregular forms come first', () => {
  expect(lemmatize('es')).toBe('ser')
})

test('listed nouns and adjectives come before verbs', () => {
  expect(['cosas', 'altas', 'pinta'].map(lemmatize)).toEqual(['cosa', 'alto', 'pinta'])
})

test('forms of listed verbs, and verbs with pronouns', () => {
  expect(['canto', 'pinto', 'cantarlo'].map(lemmatize)).toEqual(['cantar', 'pintar', 'cantar'])
})

test('an ending tells an unlisted verb, unless nouns have it, too', () => {
  expect(['saltaban', 'lanzaban', 'salta'].map(lemmatize)).toEqual(['saltar', 'lanzaban', 'salta'])
})

test('words without inflection are unchanged', () => {
  expect(lemmatize('altamente')).toBe('altamente')
})

test('the first pattern that fits replaces an end', () => {
  const pairs = [
    [/ces$/u, 'z'],
    [/s$/u, ''],
  ] as const
  expect([replaceEnd('luces', pairs), replaceEnd('casas', pairs), replaceEnd('mar', pairs)]).toEqual([
    'luz',
    'casa',
    undefined,
  ])
})

test('alternants combine spellings and vowels', () => {
  const vowels = { pattern: /^(.*)(ue)([^aeiou]*)$/u, others: { ue: ['o'] } }
  expect(stemAlternants('ruegu', [['gu', 'g']], vowels)).toEqual(['rueg', 'rog'])
})
