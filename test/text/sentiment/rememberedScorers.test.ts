import { expect, test } from 'vitest'
import { rememberedScorers } from '../../../src/text/sentiment/rememberedScorers.js'

const others = ['de', 'fr', 'es', 'it', 'nl', 'pt', 'sv']
const scorerOf = async (language: string) => (await rememberedScorers([language])).get(language)!

test('a language has one scorer while at most eight are in use', async () => {
  const english = await scorerOf('en')
  for (const language of others) await scorerOf(language)
  expect(await scorerOf('en')).toBe(english)
})

test('all languages of the last requests keep their scorers: each shard of a project asks for all of them', async () => {
  const languages = ['en', ...others, 'da', 'no', 'fi', 'pl', 'cs', 'ro', 'hu', 'tr', 'uk', 'ru']
  let turns = 0
  let isOpen = false
  const count = (): void => {
    if (!isOpen) setImmediate(count)
    turns++
  }
  count()
  const first = await rememberedScorers(languages)
  isOpen = true
  // The event loop turns behind each of the ten lists that are read.
  expect(turns).toBeGreaterThan(4)
  for (let shard = 0; shard < 3; shard++) expect([...(await rememberedScorers(languages))]).toEqual([...first])
  for (const [language, scorer] of await rememberedScorers(languages)) expect(scorer).toBe(first.get(language))
})

test('a scorer that has seen very many words is replaced', async () => {
  const scorer = await scorerOf('en')
  for (let from = 0; from < 301_000; from += 1_000) {
    scorer.read(Array.from({ length: 1_000 }, (_, i) => `w${(from + i).toString(36)}`).join(' '))
  }
  expect(await scorerOf('en')).not.toBe(scorer)
})
