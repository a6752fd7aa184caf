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
    nounEnding: /canta$/u,
  },
)

test('irregular forms come first', () => {
  expect(lemmatize('es')).toBe('ser')
})

test('listed nouns and adjectives come before verbs', () => {
  expect(['cosas', 'altas', 'pinta'].map(lemmatize)).toEqual(['cosa', 'alto', 'pinta'])
})

test('an ending of nouns comes before listed verbs', () => {
  expect(['canta', 'cantaban'].map(lemmatize)).toEqual(['canta', 'cantar'])
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

/** Rules under which a word has no other number or gender. */
const plain = {
  endings: 'ar!: ar aban\nar?: a o',
  alternants: () => [],
  singular: (word: string) => word,
  masculine: (word: string) => word,
  hosts: (word: string) => (word.endsWith('lo') ? [word.slice(0, -2)] : []),
  invariable: /mente$/u,
  nominalEnding: /zaban$/u,
}
const words = { irregular: 'ser: es son', sets: {}, verbs: { ar: 'cant x' }, nominals: '', adjectives: '' }

test('words of two letters have only irregular forms', () => {
  const short = romanceLemmatizer(words, plain)
  expect(['es', 'xa', 'xaban'].map(short)).toEqual(['ser', 'xa', 'xar'])
})

test('a verb with a pronoun is irregular, listed, or an infinitive', () => {
  const pronoun = romanceLemmatizer(words, plain)
  expect(['sonlo', 'cantolo', 'saltarlo', 'saltabanlo', 'mislo'].map(pronoun)).toEqual([
    'ser',
    'cantar',
    'saltar',
    'saltabanlo',
    'mislo',
  ])
})

test('a listed singular counts where its masculine is no word; a noun that is left may be an irregular form', () => {
  const own = romanceLemmatizer(
    { ...words, irregular: 'pez: peces', nominals: 'tinta' },
    {
      ...plain,
      singular: (word) => word.replace(/s$/u, ''),
      masculine: (word) => (word === 'pecesito' ? 'peces' : word.replace(/a$/u, 'o')),
    },
  )
  expect(['tintas', 'rotas', 'pecesitos'].map(own)).toEqual(['tinta', 'roto', 'pez'])
})

test('spellings join with each other, and vowels follow the list', () => {
  const vowels = { pattern: /^(.*)(i|ue)([^aeiou]*)$/u, others: { i: ['e', 'a'] } }
  expect(
    stemAlternants(
      'pidj',
      [
        ['j', 'g'],
        ['dj', 'z'],
        ['x', 'y'],
      ],
      vowels,
    ),
  ).toEqual(['pidg', 'piz', 'pedj', 'padj', 'pedg', 'padg', 'pez', 'paz'])
  expect(stemAlternants('fuer', [], vowels)).toEqual([])
  expect(stemAlternants('brr', [], vowels)).toEqual([])
})
