import { expect, test } from 'vitest'
import { createAnalyzer } from '../../src/text/analyze.js'
import { createWordList } from '../../src/text/analyzer.js'
import { loadLemmatizer } from '../../src/text/morphology/lemmatizer.js'
import { createMarkedReader } from '../../src/text/negationMarks.js'
import { createNounPhraseFinder } from '../../src/text/nounPhrases/nounPhrases.js'
import { ownCopy } from '../../src/text/ownCopy.js'
import { loadPolarityScorer } from '../../src/text/sentiment/loadPolarityScorer.js'
import { createWordReader } from '../../src/text/tokenization/readWords.js'
import { collectAllGarbage } from '../collectAllGarbage.js'

test.each(['', 'short', 'a word of its own', 'ガラスのベッドと大きな窓がある部屋', 'lone \ud800 surrogates \udc00'])(
  'a copy of %o is equal to it',
  (text) => {
    expect(ownCopy(`before ${text} after`.slice(7, 7 + text.length))).toBe(text)
  },
)

const TEXTS = 80
const ROOM = `A good room.${' '.repeat(60_000)}`
/** A text of 60 kB with one word that no other has, which is long enough to be a view of it. */
const textOf = (i: number): string =>
  `${ROOM}unheardofword${String.fromCharCode(97 + (i % 26), 97 + Math.floor(i / 26))}x.`

async function openReaders(): Promise<Record<string, (text: string) => void>> {
  await loadLemmatizer('en')
  const words = createWordReader('en')
  const marks = createMarkedReader('en')
  const scorer = await loadPolarityScorer('en')
  const analyzer = createAnalyzer({ language: 'en' })
  const phrases = createNounPhraseFinder('en')
  const list = createWordList(16)
  return {
    words: (text) => void words(text),
    marks: (text) => marks.read(text, () => {}),
    sentiment: (text) => void scorer.scoreText(text),
    phrases: (text) => {
      list.length = 0
      analyzer.analyze(text, list)
      phrases(text, list, () => 'lemma', { phrase: () => {}, word: () => {}, run: () => {} })
    },
  }
}

test('readers that remember words do not keep the texts in which they first stood', async () => {
  const used = (): number => {
    collectAllGarbage()
    return process.memoryUsage().heapUsed
  }
  for (const [name, read] of Object.entries(await openReaders())) {
    read(textOf(0))
    const before = used()
    for (let i = 1; i < TEXTS; i++) read(textOf(i))
    // Half of the texts; the words take some kilobytes.
    expect(used() - before, name).toBeLessThan((TEXTS * ROOM.length) / 2)
  }
})
