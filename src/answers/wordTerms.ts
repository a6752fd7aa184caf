import type { PackedStrings } from '../compute/shared.js'
import type { TermTable } from '../snapshot/snapshot.js'
import { termNumber } from '../snapshot/termTable.js'
import type { Analyzer, WordList } from '../text/analyzer.js'

/** Not looked up yet. */
const UNREAD = -2

/** The project's numbers of the terms that an analyzer has found. Each term is looked up once. */
class WordTerms {
  /** By the analyzer's number of a term. */
  private readonly numbers: number[] = []

  constructor(
    private readonly terms: Pick<TermTable, 'ids'>,
    private readonly analyzer: Analyzer,
  ) {}

  /** Number of the term of a word of the list; -1 if the project does not have it. */
  at(words: Readonly<WordList>, word: number): number {
    const { numbers, analyzer } = this
    const own = analyzer.surfaceTerms[words.surfaces[word]!]!
    while (numbers.length <= own) numbers.push(UNREAD)
    if (numbers[own] === UNREAD) numbers[own] = termNumber(this.terms, analyzer.termIds[own]!)
    return numbers[own]!
  }
}

const known = new WeakMap<PackedStrings, WeakMap<Analyzer, WordTerms>>()

/** The terms of the words that an analyzer of a project reads. */
export function wordTermsOf(terms: Pick<TermTable, 'ids'>, analyzer: Analyzer): WordTerms {
  const byAnalyzer = known.get(terms.ids) ?? new WeakMap<Analyzer, WordTerms>()
  known.set(terms.ids, byAnalyzer)
  const found = byAnalyzer.get(analyzer) ?? new WordTerms(terms, analyzer)
  byAnalyzer.set(analyzer, found)
  return found
}
