import { rangeSteps } from '../../compute/eventLoopBudget.js'
import { matchPhrases, matchPhrasesUntil, openPhraseMatcher } from '../../snapshot/phrases.js'
import { type Analyzer, createWordList, type WordList } from '../../text/analyzer.js'
import type { AnswerContext } from '../context.js'
import { wordTermsOf } from '../wordTerms.js'

/** Occurrences of the project's terms in a text, terms and fragments, in the order of a build. */
export interface KnownOccurrences {
  /** Term numbers. */
  readonly terms: readonly number[]
  /** UTF-16 code units. */
  readonly starts: readonly number[]
  readonly lengths: readonly number[]
  /** Whether each is a fragment of a longer term. */
  readonly isFragment: readonly boolean[]
  /** By occurrence, the index of its term in `distinct`. */
  readonly indexes: readonly number[]
  /** The different terms, in the order of their first occurrences, and how often each occurs. */
  readonly distinct: readonly number[]
  readonly counts: readonly number[]
}

/** Number of terms up to which a search through all is faster than a table. */
const FEW_TERMS = 64

/** Numbers the different terms of a text from 0 on. */
class DistinctTerms {
  readonly terms: number[] = []
  readonly counts: number[] = []
  private table: Map<number, number> | undefined

  /** Counts an occurrence of a term; its index. */
  add(term: number): number {
    const { terms, counts } = this
    const known = this.table === undefined ? terms.indexOf(term) : (this.table.get(term) ?? -1)
    if (known >= 0) {
      counts[known]!++
      return known
    }
    const index = terms.push(term) - 1
    counts.push(1)
    if (index === FEW_TERMS) this.table = new Map(terms.map((each, i) => [each, i]))
    else this.table?.set(term, index)
    return index
  }
}

/** Maximum length, in UTF-16 code units, of texts whose words are read into lists that are used again. */
const SHORT_TEXT = 1_000
const shortWords = createWordList(SHORT_TEXT)
const shortNumbers = new Int32Array(SHORT_TEXT)

/** Words of a long text that are looked up, or read as phrases, at a time. */
const WORDS_A_STEP = 2_000

/** Receives the words of a text: the lists are valid during the call. */
export type TakeWords = (words: Readonly<WordList>, numbers: Int32Array) => void

/** Finds the project's terms in a text. `takeWords` gets its words, with the number of each one's term or -1. */
export function readOccurrences(
  { snapshot }: Pick<AnswerContext, 'snapshot'>,
  analyzer: Analyzer,
  text: string,
  takeWords?: TakeWords,
): KnownOccurrences {
  const isShort = text.length <= SHORT_TEXT
  const words = isShort ? shortWords : createWordList()
  words.length = 0
  analyzer.analyze(text, words)
  const { length, gaps } = words
  const numbers = isShort ? shortNumbers : new Int32Array(length)
  const wordTerms = wordTermsOf(snapshot.terms, analyzer)
  for (let word = 0; word < length; word++) numbers[word] = wordTerms.at(words, word)
  const { add, occurrences } = createCollector(words)
  matchPhrases(openPhraseMatcher(snapshot.phrases), { terms: numbers, gaps, from: 0, to: length }, add)
  takeWords?.(words, numbers)
  return occurrences
}

/** Does so in steps. Other texts may be read meanwhile. */
export function* occurrenceSteps(
  { snapshot }: Pick<AnswerContext, 'snapshot'>,
  analyzer: Analyzer,
  text: string,
  takeWords?: TakeWords,
): Generator<void, KnownOccurrences> {
  const words = createWordList()
  yield* analyzer.analyzeSteps(text, words)
  const { length, gaps } = words
  const numbers = new Int32Array(length)
  const wordTerms = wordTermsOf(snapshot.terms, analyzer)
  yield* rangeSteps(length, WORDS_A_STEP, (from, to) => {
    for (let word = from; word < to; word++) numbers[word] = wordTerms.at(words, word)
  })
  const { add, occurrences } = createCollector(words)
  const matcher = openPhraseMatcher(snapshot.phrases)
  for (let from = 0; from < length; ) {
    const until = Math.min(length, from + WORDS_A_STEP)
    from = matchPhrasesUntil(matcher, { terms: numbers, gaps, from, to: length }, until, add)
    yield
  }
  takeWords?.(words, numbers)
  return occurrences
}

/** Collects the occurrences that are found in the words of a text. */
function createCollector({ starts, lengths }: Readonly<WordList>) {
  const distinct = new DistinctTerms()
  const occurrences = {
    terms: [] as number[],
    starts: [] as number[],
    lengths: [] as number[],
    isFragment: [] as boolean[],
    indexes: [] as number[],
    distinct: distinct.terms,
    counts: distinct.counts,
  }
  const add = (term: number, from: number, to: number, fragment: boolean): void => {
    const start = starts[from]!
    occurrences.terms.push(term)
    occurrences.indexes.push(distinct.add(term))
    occurrences.starts.push(start)
    occurrences.lengths.push(starts[to - 1]! + lengths[to - 1]! - start)
    occurrences.isFragment.push(fragment)
  }
  return { add, occurrences }
}
