import { expect, test } from 'vitest'
import { rememberedScorer } from '../../../src/text/sentiment/rememberedScorer.js'

test('a language has one scorer while at most eight are in use', async () => {
  const english = await rememberedScorer('en')
  for (const language of ['de', 'fr', 'es', 'it', 'nl', 'pt', 'sv']) await rememberedScorer(language)
  expect(await rememberedScorer('en')).toBe(english)
  for (const language of ['de', 'fr', 'es', 'it', 'nl', 'pt', 'sv', 'da']) await rememberedScorer(language)
  expect(await rememberedScorer('en')).not.toBe(english)
})

test('a scorer that has seen very many words is replaced', async () => {
  const scorer = await rememberedScorer('en')
  for (let from = 0; from < 301_000; from += 1_000) {
    scorer.read(Array.from({ length: 1_000 }, (_, i) => `w${(from + i).toString(36)}`).join(' '))
  }
  expect(await rememberedScorer('en')).not.toBe(scorer)
})
