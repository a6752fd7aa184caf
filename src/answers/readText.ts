import { inSteps } from '../compute/eventLoopBudget.js'
import { type Analyzer, createWordList, type WordList } from '../text/analyzer.js'
import type { AnswerContext } from './context.js'
import { analyzersFor } from './textLanguage.js'
import { wordTermsOf } from './wordTerms.js'

/** The content words of a text in one language. */
export interface TextReading {
  /** Ids of single-word terms, one for each word. */
  readonly ids: readonly string[]
  /** Their numbers; -1 where the project does not have the term. */
  readonly terms: readonly number[]
  readonly words: Readonly<WordList>
}

/** Reads a text in each language that `analyzersFor` chooses for it. */
export interface TextReader {
  (text: string): readonly TextReading[]
  /** Reads the long ones of these texts in steps, without the `-` that excludes their terms. Later calls know them. */
  readLong(texts: readonly string[]): Promise<void>
}

/** Length, in UTF-16 code units, from which on a text is read in steps: some milliseconds. */
export const LONG_TEXT = 10_000

/** Reads a word list of one language; `words` is overwritten. */
function readWords(context: AnswerContext, analyzer: Analyzer, text: string, words: WordList): TextReading {
  words.length = 0
  analyzer.analyze(text, words)
  return readTerms(context, analyzer, words)
}

/** The terms of words. */
function readTerms({ snapshot }: AnswerContext, analyzer: Analyzer, words: WordList): TextReading {
  const ids: string[] = []
  const terms: number[] = []
  const wordTerms = wordTermsOf(snapshot.terms, analyzer)
  for (let word = 0; word < words.length; word++) {
    ids.push(analyzer.termIds[analyzer.surfaceTerms[words.surfaces[word]!]!]!)
    terms.push(wordTerms.at(words, word))
  }
  return { ids, terms, words }
}

/** Maximum length, in UTF-16 code units, of texts that are read into the shared list. */
const SHORT_TEXT = 1_000
const shortWords = createWordList(64)

/** Calls `take` with each word list; the next call overwrites it. */
export function forEachReading(context: AnswerContext, text: string, take: (reading: TextReading) => void): void {
  for (const analyzer of analyzersFor(context, text)) {
    take(readWords(context, analyzer, text, text.length > SHORT_TEXT ? createWordList() : shortWords))
  }
}

/** Reads each text once, for answers that need its words several times. */
export function createTextReader(context: AnswerContext): TextReader {
  const readings = new Map<string, readonly TextReading[]>()
  const read = (text: string): readonly TextReading[] => {
    let found = readings.get(text)
    if (found === undefined) {
      found = analyzersFor(context, text).map((analyzer) => readWords(context, analyzer, text, createWordList(64)))
      readings.set(text, found)
    }
    return found
  }
  const readLong: TextReader['readLong'] = async (texts) => {
    for (const text of texts.map((sent) => sent.replace(/^-/, ''))) {
      if (text.length < LONG_TEXT || readings.has(text)) continue
      const found: TextReading[] = []
      for (const analyzer of analyzersFor(context, text)) {
        const words = createWordList()
        await inSteps(analyzer.analyzeSteps(text, words), context.signal)
        found.push(readTerms(context, analyzer, words))
      }
      readings.set(text, found)
    }
  }
  return Object.assign(read, { readLong })
}
