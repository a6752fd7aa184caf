import { listPhrases } from '../lexicons/lexicon.js'

/** Runs of one to four letters inside words: what a language of many endings is learned by. */
const LONGEST_GRAM = 4
/** A text says no more by its letters than this many grams do: weights of a longer one are averaged. */
const SAID_BY = 40
/** What is read of a text: letters beyond say what the first ones say. */
const MOST_LETTERS = 10_000

/** Every run of letters of a text, each once a word. */
export function* gramsOf(text: string): Iterable<string> {
  for (const [word] of text
    .slice(0, MOST_LETTERS)
    .toLowerCase()
    .matchAll(/[\p{L}\p{N}]+/gu)) {
    const seen = new Set<string>()
    for (let from = 0; from < word.length; from++) {
      for (let to = from + 1; to <= Math.min(word.length, from + LONGEST_GRAM); to++) seen.add(word.slice(from, to))
    }
    yield* seen
  }
}

/** Which way the letters of a text lean, of lines `weight: gram, gram`; weights are logarithms of odds. */
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
