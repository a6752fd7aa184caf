import { expect, test } from 'vitest'
import { spellingsWithoutAccents } from '../../../src/text/functionWords/accentlessSpellings.js'
import { languageRules } from '../../../src/text/languages.js'

test.each([
  ['tr', 'çok icin cok nasıl nasil', 'su suyu kapi'],
  ['pl', 'więc wiec sie byla było bylo', 'maja laka'],
  ['pt', 'até ate ja porem voce', 'cafe pe'],
  ['es', 'también tambien asi', 'seria arbol'],
  // The wrong accent of the two.
  ['it', 'perché perchè perche piú piu', 'papà virtu'],
  ['fr', 'très trés tres', 'prés dés cafe'],
  ['sv', 'också ocksa', 'far val'],
  // Nobody leaves out the signs over vowels of a language where the lexicon does not expect it.
  ['de', 'für', 'fur'],
])('%s: %s are function words, %s are not', (language, words, others) => {
  const { functionWords } = languageRules(language)!
  for (const word of words.split(' ')) expect([word, functionWords.has(word)]).toEqual([word, true])
  for (const word of others.split(' ')) expect([word, functionWords.has(word)]).toEqual([word, false])
})

test('a negator without accents has the term of the negator', () => {
  expect(languageRules('tr')!.negators.get('degildir')).toBe('değil')
  expect(languageRules('cs')!.negators.get('neni')).toBe(languageRules('cs')!.negators.get('není'))
  // One letter may stand for anything: Portuguese `ñ`.
  expect(languageRules('pt')!.negators.has('n')).toBe(false)
})

test('a word without accents has no other spelling', () => {
  expect(spellingsWithoutAccents('ile', 'tr')).toEqual([])
  expect(spellingsWithoutAccents('więc', 'pl')).toEqual(['wiec'])
  expect(spellingsWithoutAccents('più', 'it')).toEqual(['piu', 'piú'])
  expect(spellingsWithoutAccents('für', 'de')).toEqual([])
})
