import { expect, test } from 'vitest'
import { slavicLemmatizer } from '../../../src/text/morphology/slavic.js'

const lemmatize = slavicLemmatizer(
  {
    irregular: 'день: дня дни\n',
    irregularVerbs: 'писать: пиш+E',
    adjectiveStems: 'добр молод',
    sets: { A: 'ый ая', E: 'у ет' },
    prefixes: 'на за',
    verbs: { ить: 'куп' },
  },
  {
    nouns: () => ['книга'],
    stemsOf: (word) => [word.replace(/[аиу]$/u, '')],
    isOther: () => false,
    endings: 'ить!: ить ил\nить?: ит у\nать!: ать ал',
    alternants: (stem) => (stem.endsWith('пл') ? [stem.slice(0, -1)] : []),
    infinitive: (made) => made,
    noListedVerb: /^$/u,
    noVerb: /нал$/u,
    adjective: (word) => (word.endsWith('ого') ? `${word.slice(0, -3)}ый` : undefined),
    guess: (word) => word.replace(/[аиу]$/u, ''),
    reflexive: [/ся$/u, 'ся'],
  },
)

test('irregular words and verbs with any of the prefixes', () => {
  expect(['дни', 'пишет', 'напишу', 'запишет'].map(lemmatize)).toEqual(['день', 'писать', 'написать', 'записать'])
})

test('stems of adjectives, whose lemma has the first ending', () => {
  expect(['добрый', 'добрая', 'молодая'].map(lemmatize)).toEqual(['добрый', 'добрый', 'молодый'])
})

test('listed nouns and verbs, with prefixes and changed consonants', () => {
  expect(['книги', 'купит', 'куплу', 'закупит'].map(lemmatize)).toEqual(['книга', 'купить', 'купить', 'закупить'])
})

test('reflexive verbs stay apart', () => {
  expect(['купился', 'пишется', 'делался'].map(lemmatize)).toEqual(['купиться', 'писаться', 'делаться'])
})

test('endings tell unlisted words, of verbs unless nouns have them, too', () => {
  expect(['делал', 'канал', 'нового', 'лампу'].map(lemmatize)).toEqual(['делать', 'канал', 'новый', 'ламп'])
})
