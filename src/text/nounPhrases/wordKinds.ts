import type { WordList } from '../analyzer.js'
import { languageRules } from '../languages.js'
import { ownCopy } from '../ownCopy.js'
import { GAP_BREAK, GAP_FIRST_INNER } from '../tokenization/gaps.js'
import { normalFormOf } from '../tokenization/normalForm.js'
import { wordsIn } from '../wordsIn.js'
import type { PhraseWords } from './phraseWords.js'
import { phraseWordsOf } from './phraseWordsOf.js'
import { beforeObject, type RoleRule, roleRuleOf, type WordRole } from './wordRoles.js'

// The kind of a word form says where in a phrase the word may stand.
/** Anywhere, and the only kind that names a thing: nouns, and forms of which nothing else is known. */
export const ANYWHERE = 0
/** In no phrase. */
export const OUTSIDE = 1
/** Neither first nor last. */
export const EDGE = 2
/** Not last. */
const NO_END = 3
/** Anywhere in a phrase that has a noun as well. */
export const ADJECTIVE = 4
const kindOfRole: Readonly<Record<NonNullable<WordRole>, number>> = {
  outside: OUTSIDE,
  modifier: NO_END,
  adjective: ADJECTIVE,
}

/** The kind of each content word of a text. `lemmaAt` gives the lemma of one. */
export type KindReader = (text: string, words: WordList, lemmaAt: (at: number) => string) => Uint8Array

/** Creates the reader of one language, which caches the kinds of word forms. */
export function createKindReader(language: string): KindReader {
  const roleRule = roleRuleOf(language)
  const kindOf = kindRule(language, roleRule)
  const kinds = new Map<string, number>()
  const object = beforeObject[language]
  /** The first word of a sentence has a capital whatever it is, except that German nouns keep theirs. */
  const lowersFirst = roleRule !== undefined && language !== 'de'
  return (text, words, lemmaAt) => {
    const { length, starts, lengths, gaps } = words
    const kindOfWord = new Uint8Array(length)
    for (let at = 0; at < length; at++) {
      const written = text.slice(starts[at], starts[at]! + lengths[at]!)
      const word = lowersFirst && gaps[at] === GAP_BREAK ? written.toLowerCase() : written
      let kind = kinds.get(word)
      if (kind === undefined) {
        kind = kindOf(word, lemmaAt(at))
        kinds.set(ownCopy(word), kind)
      }
      kindOfWord[at] = kind
      if (object === undefined || at === 0 || kindOfWord[at - 1] !== ANYWHERE || gaps[at]! < GAP_FIRST_INNER) continue
      const [end, start] = [starts[at - 1]! + lengths[at - 1]!, starts[at]!]
      const isVerb = LOWER.test(text[starts[at - 1]!]!) && object.test(text.slice(end, start)) && !DIGIT.test(word)
      if (isVerb) kindOfWord[at - 1] = OUTSIDE
    }
    return kindOfWord
  }
}

/** The kind of a word form by the lists, endings and roles of a language. */
function kindRule(language: string, roleRule: RoleRule | undefined): (word: string, lemma: string) => number {
  const normalForm = normalFormOf(language)
  const known: Partial<PhraseWords> = phraseWordsOf(language) ?? {}
  const list = (words?: string): string[] => wordsIn(words).map(normalForm)
  const { negators } = languageRules(language)!
  const outside = new Set([...list(known.outside), ...list(known.unspecific), ...negators.keys()])
  const edges = new Set(list(known.edges))
  // The lemmas of French tell more than these endings: `parlement` is no adverb.
  const endings = language === 'fr' ? [] : [known.adverb, known.verb]
  return (word, lemma) => {
    const form = normalForm(word)
    if (outside.has(form)) return OUTSIDE
    if ([NUMBER, ...endings].some((rule) => rule?.test(word) === true)) return OUTSIDE
    if (edges.has(form) || known.edge?.test(form) === true) return EDGE
    if (known.participle?.test(word) === true) return NO_END
    const role = roleRule?.(form, lemma, LOWER.test(word))
    return role === undefined ? ANYWHERE : kindOfRole[role]
  }
}

/** Numbers, and those of an order (`1er`), are not part of the subject, except in words like `3D` and `B2B`. */
const NUMBER = /^[\p{N}.,:]+(?:er|ère|ème|e|º|ª|st|nd|rd|th)?$/u
/** What is written with a small letter: no name. */
export const LOWER = /^\p{Ll}/u
const DIGIT = /^\p{N}/u
