import { expect, test } from 'vitest'
import { languageCodes } from '../../../src/text/languages.js'
import { loadLexicon } from '../../../src/text/lexicons/index.js'
import { loadPolarityScorer } from '../../../src/text/sentiment/loadPolarityScorer.js'
import { wordsIn } from '../../../src/text/wordsIn.js'

/** The value of the last word of a text. */
async function lastValue(language: string, text: string): Promise<number> {
  const { tokens, values } = (await loadPolarityScorer(language)).read(text)
  return values[tokens.count - 1]!
}

test('every language has words of hope', async () => {
  const without: string[] = []
  for (const language of languageCodes) {
    const hopes = wordsIn((await loadLexicon(language))!.hopes)
    if (hopes.length === 0) without.push(language)
  }
  expect(without).toEqual([])
})

test.each([
  ['en', 'expected', 'wonderful'],
  ['de', 'erwartet', 'wunderbar'],
  ['tr', 'beklerdim', 'harika'],
  ['fr', 'attendais', 'magnifique'],
])('in %s praise behind "%s" counts two fifths', async (language, hope, praise) => {
  const plain = await lastValue(language, praise)
  expect(plain).toBeGreaterThan(0)
  expect(await lastValue(language, `${hope} ${praise}`)).toBeCloseTo(0.4 * plain, 5)
})
