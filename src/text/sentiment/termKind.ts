import { isVerbForm } from '../morphology/infinitives.js'
import { phraseWordsOf } from '../nounPhrases/phraseWordsOf.js'
import { peopleOf } from '../syntax/people.js'
import * as is from '../syntax/wordClasses.js'
import type { PolarityScorer } from './polarityScorer.js'
import type { ScoredText } from './scoredText.js'
import { AS_ADJECTIVE, AS_NOUN, AS_VERB } from './usage.js'

/**
 * The kind of a term: a `thing` that texts mention (queue, breakfast, noise), an `opinion` about one (good, love,
 * disappointing), a neutral `quality` (long, wooden), an `action` (wait, book), or a `function` word that names nothing
 * (again, minutes, first). `unknown` if neither the word lists of the language nor the usage in the project determine
 * it.
 */
export type TermKind = 'thing' | 'opinion' | 'quality' | 'action' | 'function' | 'unknown'

/** A term in its usual spelling in the project. */
export interface WrittenTerm {
  readonly text: string
  /** The lemma of its last word. */
  readonly lemma: string
  /** A code of `usage.ts`. */
  readonly usage: number
  /** Whether the project nearly always writes it with a capital; asked only where that tells a noun. */
  readonly hasCapital: () => boolean
}

/** From this value on a noun is an opinion itself: "disaster", "perfection". */
const STRONG = 2.5
/** Up to this value a verb or an adjective says more than its opinion: "wait", "works". */
const MILD = 1

const EMPTY =
  is.FUNCTION | is.LINK | is.MEASURE | is.MORE | is.COMPARISON | is.CONDITION | is.RELATIVE | is.SENTENCE_ADVERB
/** Classes of words that are no head of a phrase that names a thing. */
const NO_HEAD = EMPTY | is.STEP | is.OUTSIDE | is.COPULA | is.EDGE
const NUMBER = /^[\p{N}.,:%]+$/u
/** Languages whose nouns begin with a capital wherever they stand. */
const CAPITAL_NOUNS: ReadonlySet<string> = new Set(['de'])

/** Whether capitals tell the kinds of terms of a language. */
export const writesCapitalNouns = (language: string): boolean => CAPITAL_NOUNS.has(language)

/** Languages in which the first word of a phrase names the thing, the others describe it. */
const HEAD_FIRST: ReadonlySet<string> = new Set(['ca', 'es', 'fr', 'it', 'pt', 'ro'])

/** Determines kinds by the word lists of the scorer's language: its lexicon and its word classes. */
export function createKindReader(scorer: PolarityScorer): (term: WrittenTerm) => TermKind {
  const { language } = scorer
  const words = phraseWordsOf(language)
  const isVerbal = (word: string): boolean => [words?.verb, words?.adverb].some((rule) => rule?.test(word) === true)
  const people = peopleOf(language)
  const capitalNouns = writesCapitalNouns(language)
  return ({ text, lemma, usage, hasCapital }) => {
    if (NUMBER.test(text)) return 'function'
    if (people.has(text.toLowerCase())) return 'thing'
    const scored = scorer.read(text)
    const { count } = scored.tokens
    if (count === 0) return 'unknown'
    const isHeadFirst = HEAD_FIRST.has(language)
    const used = capitalNouns ? usageByCapital(text, usage, hasCapital) : usage
    if (!isHeadFirst && !capitalNouns && used === AS_ADJECTIVE && isDescribed(scored)) return 'thing'
    const isVerb = isVerbForm(text.slice(text.lastIndexOf(' ') + 1).toLowerCase(), lemma, language)
    return (
      kindOfHead(scored, { head: isHeadFirst ? 0 : count - 1, usage: used, isVerb }) ??
      (isVerbal(text) ? 'action' : 'unknown')
    )
  }
}

const LOWER = /^[^\p{Lu}]+$/u

/** The usage of a term whose last word tells a noun by its capital. */
function usageByCapital(text: string, usage: number, hasCapital: () => boolean): number {
  if (usage === AS_NOUN && LOWER.test(text.slice(text.lastIndexOf(' ') + 1))) return 0
  return usage === 0 && hasCapital() ? AS_NOUN : usage
}

/** Whether the last word is no opinion and no verb, and the word before it describes it: "nice hotel", "small rooms". */
function isDescribed({ tokens: { count, types }, classes, values }: ScoredText): boolean {
  if (count < 2) return false
  const last = count - 1
  const describes = values[last - 1] !== 0 || (classes[types[last - 1]!]! & (is.EDGE | is.SIZE)) !== 0
  return describes && values[last] === 0 && (classes[types[last]!]! & NO_HEAD) === 0
}

interface Head {
  /** Its number among the tokens of the phrase. */
  readonly head: number
  readonly usage: number
  /** Whether the rules of the language's lemmas make it a verb. */
  readonly isVerb: boolean
}

/** The kind of the head word of a phrase by lists, endings and usage; undefined if they do not determine it. */
function kindOfHead(scored: ScoredText, { head, usage, isVerb }: Head): TermKind | undefined {
  const classes = scored.classes[scored.tokens.types[head]!]!
  if ((classes & is.SIZE) !== 0) return 'quality'
  if ((classes & is.NOUN_AT_TIMES) !== 0 && usage === AS_NOUN) return 'thing'
  if ((classes & EMPTY) !== 0) return 'function'
  const strength = Math.abs(scored.values[head]!)
  // The usage is weaker evidence: in languages without articles any word behind an opinion word is used as a noun.
  if (strength > 0) return kindOfValued(strength, isVerb ? AS_VERB : usage)
  if (isVerb) return 'action'
  // "We were told" tells an act.
  if (usage === AS_ADJECTIVE && scored.tokens.count === 1 && (classes & (is.STEP | is.OUTSIDE)) !== 0) return 'action'
  if (usage === AS_ADJECTIVE || (classes & is.EDGE) !== 0) return 'quality'
  if (usage === AS_NOUN) return 'thing'
  if (usage === AS_VERB || (classes & (is.STEP | is.WISH | is.PLEA | is.OUTSIDE | is.COPULA)) !== 0) return 'action'
  return undefined
}

function kindOfValued(strength: number, usage: number): TermKind {
  if (usage === AS_NOUN && strength < STRONG) return 'thing'
  return usage === AS_VERB && strength <= MILD ? 'action' : 'opinion'
}
