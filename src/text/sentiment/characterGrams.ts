import { listPhrases } from '../lexicons/lexicon.js'

/** Runs of one to four letters in words: features for languages with many endings. */
const LONGEST_GRAM = 4
/** Maximum number of grams that are summed; the weights of a longer text are averaged. */
const SAID_BY = 40
/** Maximum number of letters of a text that are read. */
const MOST_LETTERS = 10_000

/** Every run of letters of a text, each once per word. */
export function* gramsOf(text: string): Iterable<string> {
  for (const [word] of text
    .slice(0, MOST_LETTERS)
    .normalize('NFC')
    .toLowerCase()
    .matchAll(/[\p{L}\p{N}]+/gu)) {
    const seen = new Set<string>()
    for (let from = 0; from < word.length; from++) {
      for (let to = from + 1; to <= Math.min(word.length, from + LONGEST_GRAM); to++) seen.add(word.slice(from, to))
    }
    yield* seen
  }
}

/** The polarity of a text by its letters, from lines `weight: gram, gram`; weights are log odds. */
export function createCharacterScorer(lines: string): (text: string) => number {
  const weights = new Map(listPhrases(lines))
  return (text) => {
    let sum = 0
    let count = 0
    for (const gram of gramsOf(text)) {
      sum += weights.get(gram) ?? 0
      count++
    }
    return sum / Math.max(1, count / SAID_BY)
  }
}
