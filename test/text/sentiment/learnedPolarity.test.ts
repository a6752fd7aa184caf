import { expect, test } from 'vitest'
import { createDecayedSums } from '../../../src/text/sentiment/decayedSums.js'
import { estimatePolarities, learnPolarity, type WordPlaces } from '../../../src/text/sentiment/learnedPolarity.js'
import { emptyLexicon } from '../../../src/text/sentiment/loadPolarityScorer.js'
import { createPolarityScorer } from '../../../src/text/sentiment/polarityScorer.js'

const polarity = createPolarityScorer(
  { ...emptyLexicon('en'), grades: { ...emptyLexicon('en').grades, '2': 'good', '-2': 'bad' } },
  (word) => word,
)

/** Every word of a text is a term; terms are numbered as they come. */
const numbers = new Map<string, number>()
function placesOf(text: string): WordPlaces {
  const words = [...text.matchAll(/\w+/g)]
  return {
    terms: Uint32Array.from(words, ([word]) => numbers.get(word) ?? numbers.set(word, numbers.size).get(word)!),
    starts: Uint32Array.from(words, (word) => word.index),
    lengths: Uint16Array.from(words, ([word]) => word.length),
    from: 0,
    to: words.length,
  }
}

function learnTexts(texts: readonly string[]) {
  const places = texts.map(placesOf)
  const sums = { sums: new Float64Array(numbers.size), counts: new Uint32Array(numbers.size) }
  const wordCounts = new Uint8Array(numbers.size).fill(1)
  const field = createDecayedSums()
  const met: number[] = []
  for (const [index, text] of texts.entries())
    learnPolarity(polarity.read(text), places[index]!, { wordCounts, decayed: field, sums, met })
  return { ...sums, met, learned: estimatePolarities(sums) }
}

test('a word takes after its company, listed words learn nothing', () => {
  const { learned, counts, met } = learnTexts([...Array(6).fill('cosy good'), ...Array(6).fill('musty bad'), 'door'])
  expect(learned[numbers.get('cosy')!]).toBeGreaterThan(0.3)
  expect(learned[numbers.get('musty')!]).toBeLessThan(-0.3)
  expect(learned[numbers.get('good')!]).toBe(0)
  // Terms that have counts, once each.
  expect([...met].sort()).toEqual([...counts.keys()].filter((term) => counts[term]! > 0))
  // No opinion stands beside the door.
  expect(counts[numbers.get('door')!]).toBe(0)
})

test('the sums are those of the formula', () => {
  const { sums, counts, learned } = learnTexts([...Array(5).fill('cosy good'), ...Array(5).fill('musty bad')])
  const company = Math.tanh(2 * Math.exp(-1 / 8))
  expect(sums[numbers.get('cosy')!]).toBeCloseTo(5 * company, 9)
  expect(counts[numbers.get('cosy')!]).toBe(5)
  // The mean of all is 0, four imagined occurrences say nothing.
  expect(learned[numbers.get('cosy')!]).toBeCloseTo((5 * company) / 9, 6)
})

test('a word met in opinionated company three times is not known yet', () => {
  const { learned } = learnTexts([...Array(3).fill('rare good'), ...Array(9).fill('musty bad')])
  expect(learned[numbers.get('rare')!]).toBe(0)
})
