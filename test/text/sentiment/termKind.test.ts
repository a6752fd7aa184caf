import { expect, test } from 'vitest'
import { loadPolarityScorer } from '../../../src/text/sentiment/loadPolarityScorer.js'
import { createKindReader } from '../../../src/text/sentiment/termKind.js'
import { AS_ADJECTIVE, AS_NOUN, AS_VERB } from '../../../src/text/sentiment/usage.js'

const kindIn = async (language: string, text: string, usage = 0, capital = false) =>
  createKindReader(await loadPolarityScorer(language))({ text, lemma: text, usage, hasCapital: () => capital })

test.each([
  // Lists alone.
  ['en', 'good', 0, 'opinion'],
  ['de', 'schön', 0, 'opinion'],
  ['pt', 'péssimo', 0, 'opinion'],
  ['ja', '最高', 0, 'opinion'],
  ['en', 'booked', 0, 'action'],
  ['en', 'minutes', 0, 'function'],
  ['en', 'again', 0, 'function'],
  ['en', 'definitely', 0, 'function'],
  ['en', '2024', 0, 'function'],
  ['en', 'children', 0, 'thing'],
  ['en', 'gasket', 0, 'unknown'],
  ['pl', 'uszczelka', 0, 'unknown'],
  // What the project's sentences add.
  ['en', 'gasket', AS_NOUN, 'thing'],
  ['en', 'wooden', AS_ADJECTIVE, 'quality'],
  ['en', 'gasket', AS_VERB, 'action'],
  ['en', 'noise', AS_NOUN, 'thing'],
  ['en', 'disaster', AS_NOUN, 'opinion'],
  ['en', 'slow', AS_ADJECTIVE, 'opinion'],
  ['en', 'love', AS_VERB, 'opinion'],
  ['en', 'told', AS_ADJECTIVE, 'action'],
  ['en', 'served', AS_ADJECTIVE, 'action'],
  // Words of the lists that are things at times.
  ['en', 'size', AS_NOUN, 'thing'],
  ['en', 'top', AS_NOUN, 'thing'],
  ['en', 'top', 0, 'function'],
  ['es', 'metro', AS_NOUN, 'thing'],
  ['en', 'small', 0, 'quality'],
  ['en', 'petite', AS_NOUN, 'quality'],
  ['en', 'size medium', AS_NOUN, 'quality'],
  // Phrases are named by their head.
  ['en', 'good breakfast', AS_NOUN, 'thing'],
  ['en', 'breakfast good', 0, 'opinion'],
  ['pt', 'bateria ruim', AS_NOUN, 'thing'],
  // "It is a nice hotel" says what it is.
  ['en', 'nice hotel', AS_ADJECTIVE, 'thing'],
  ['en', 'small rooms', AS_ADJECTIVE, 'thing'],
  ['en', 'well made', AS_ADJECTIVE, 'quality'],
])('%s: %s, used as %s, is of the kind %s', async (language, text, usage, kind) => {
  expect(await kindIn(language, text, usage)).toBe(kind)
})

test('in German a word that is written with a capital is a noun', async () => {
  expect(await kindIn('de', 'Dichtung', 0, true)).toBe('thing')
  expect(await kindIn('de', 'dichtung', 0, false)).toBe('unknown')
  expect(await kindIn('en', 'Gasket', 0, true)).toBe('unknown')
  // "Das hat gekauft ..." has a verb behind an article.
  expect(await kindIn('de', 'gekauft', AS_NOUN, false)).not.toBe('thing')
  expect(await kindIn('de', 'iPhone', AS_NOUN, false)).toBe('thing')
  expect(await kindIn('de', 'neue Dichtung', AS_NOUN, true)).toBe('thing')
})

test.each([
  ['pl', 'maluje', 'malować', 'action'],
  ['pl', 'malowanie', 'malować', 'unknown'],
  ['ru', 'красил', 'красить', 'action'],
  ['tr', 'boyuyor', 'boyamak', 'action'],
  ['pl', 'garaż maluje', 'malować', 'action'],
  ['pl', 'garaż', 'garaż', 'unknown'],
])('%s: %s, a form of %s, is of the kind %s', async (language, text, lemma, kind) => {
  const kindOf = createKindReader(await loadPolarityScorer(language))
  expect(kindOf({ text, lemma, usage: 0, hasCapital: () => false })).toBe(kind)
})

test('a verb by its ending is an action also behind opinion words, and an opinion word stays one', async () => {
  const kindOf = createKindReader(await loadPolarityScorer('ru'))
  const read = (text: string, lemma: string, usage: number) => kindOf({ text, lemma, usage, hasCapital: () => false })
  expect(read('красил', 'красить', AS_NOUN)).toBe('action')
  expect(read('покраска', 'красить', AS_NOUN)).toBe('thing')
  expect(read('люблю', 'любить', AS_NOUN)).toBe('opinion')
  // "It works" says more than its mild opinion.
  expect(read('работает', 'работать', AS_NOUN)).toBe('action')
})
