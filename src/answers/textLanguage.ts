import { type Analyzer, createWordList } from '../text/analyzer.js'
import type { AnswerContext } from './context.js'
import { wordTermsOf } from './wordTerms.js'

type LanguageContext = Pick<AnswerContext, 'snapshot' | 'analyzer' | 'otherAnalyzers'>

/**
 * The analyzers of a text in a project of several languages: the languages in which the largest share of its content words are
 * terms of the project. The language of the project comes first. So `hotel` counts in every language that has it, and `hotel
 * desayuno` only in Spanish. If no word is known, the language of the project is used. This is our choice, because the
 * specification does not define the language of a question.
 */
export function analyzersFor(context: LanguageContext, text: string): readonly Analyzer[] {
  const { analyzer, otherAnalyzers = [] } = context
  if (otherAnalyzers.length === 0) return [analyzer]
  const all = [analyzer, ...otherAnalyzers]
  const shares = all.map((reader) => knownShare(context, reader, text))
  const largest = Math.max(...shares)
  return largest === 0 ? [analyzer] : all.filter((_, index) => shares[index] === largest)
}

/**
 * The analyzer of a whole text: that of its language if that is known and the project has it, otherwise the first that
 * fits.
 */
export function analyzerFor(context: LanguageContext, text: string, language?: string): Analyzer {
  const { analyzer, otherAnalyzers = [] } = context
  const known =
    language === undefined ? undefined : [analyzer, ...otherAnalyzers].find((each) => each.language === language)
  return known ?? analyzersFor(context, text)[0]!
}

/** Content words that are terms of the project, as a share of all content words; 0 without any. */
function knownShare({ snapshot }: LanguageContext, analyzer: Analyzer, text: string): number {
  const words = createWordList(64)
  analyzer.analyze(text, words)
  const terms = wordTermsOf(snapshot.terms, analyzer)
  let known = 0
  for (let word = 0; word < words.length; word++) if (terms.at(words, word) >= 0) known++
  return words.length === 0 ? 0 : known / words.length
}
