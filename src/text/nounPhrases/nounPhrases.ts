import type { WordList } from '../analyzer.js'
import { languageRules } from '../languages.js'
import { GAP_NONE, innerGap } from '../tokenization/gaps.js'
import { normalFormOf } from '../tokenization/normalForm.js'
import { en } from './english.js'
import { de, es, fr, it, nl, pt } from './others.js'
import type { PhraseWords } from './phraseWords.js'
import { pl } from './polish.js'

/**
 * Calls `emit` for each noun phrase of a text with the index of its first content word and the index after its last.
 */
export type NounPhraseFinder = (text: string, words: WordList, emit: EmitPhrase) => void
export type EmitPhrase = (from: number, to: number) => void

/** Maximum number of words in a phrase: longer ones are titles and lists. */
export const LONGEST_NOUN_PHRASE = 6

/** Role of a word form: unknown; in no phrase; neither first nor last; not last. */
const ANYWHERE = 0
const OUTSIDE = 1
const EDGE = 2
const NO_END = 3

const table: Readonly<Record<string, PhraseWords>> = { de, en, es, fr, it, nl, pl, pt }

/** The word lists for noun phrases of a language; undefined if there are none. */
export const phraseWordsOf = (language: string): PhraseWords | undefined => table[language]

/**
 * Creates the finder of one language: runs of neighbouring content words, split at verbs and adverbs, without words of
 * count, order and judgement at their edges. Without word lists, runs are split only at negators and numbers. A finder
 * caches the roles of word forms, so it should be reused.
 */
export function createNounPhraseFinder(language: string): NounPhraseFinder {
  const { innerWords, negators } = languageRules(language)!
  const normalForm = normalFormOf(language)
  const known: Partial<PhraseWords> = table[language] ?? {}
  const list = (words = ''): string[] =>
    words
      .split(/\s+/u)
      .filter((word) => word !== '')
      .map(normalForm)
  const outside = new Set([...list(known.outside), ...negators.keys()])
  const edges = new Set(list(known.edges))
  const joins = new Set(list(known.joins).map((word) => innerGap(innerWords.length, innerWords.indexOf(word))))
  const kinds = new Map<string, number>()

  const kindOf = (word: string): number => {
    let kind = kinds.get(word)
    if (kind === undefined) {
      const form = normalForm(word)
      kind = ANYWHERE
      if (outside.has(form) || [known.adverb, known.verb].some((rule) => rule?.test(word) === true)) kind = OUTSIDE
      else if (edges.has(form) || NUMBER.test(form) || known.edge?.test(form) === true) kind = EDGE
      else if (known.participle?.test(word) === true) kind = NO_END
      kinds.set(word, kind)
    }
    return kind
  }

  return (text, { length, starts, lengths, gaps }, emit) => {
    const endOf = (at: number): number => starts[at]! + lengths[at]!
    const kindAt = (at: number): number => kindOf(text.slice(starts[at], endOf(at)))
    const beginsLine = (at: number): boolean => at > 0 && LINE_BREAK.test(text.slice(endOf(at - 1), starts[at]! + 1))
    /**
     * Emits these words without those that cannot begin or end a phrase; joined runs only if words remain on both sides
     * of `across`.
     */
    const emitFree = (from: number, to: number, across?: number): void => {
      while (to > from && kindAt(to - 1) !== ANYWHERE) to--
      while (from < to && kindAt(from) === EDGE) from++
      if (to === from || to - from > LONGEST_NOUN_PHRASE) return
      if (across === undefined || (from < across && across < to)) emit(from, to)
    }
    /** First word of the run, and of the run that inner words join it to. */
    let from = 0
    let joined = 0
    for (let at = 0; at <= length; at++) {
      const isOut = at < length && kindAt(at) === OUTSIDE
      const ends = at === length || isOut || beginsLine(at)
      if (at > from && !ends && gaps[at]! <= GAP_NONE) continue
      if (at > from) {
        emitFree(from, at)
        if (joined < from) emitFree(joined, at, from)
      }
      const next = isOut ? at + 1 : at
      if (ends || at === from || !joins.has(gaps[at]!)) joined = next
      from = next
    }
  }
}

/** Numbers are not part of the subject, except in words like `3D` and `B2B`. */
const NUMBER = /^[\p{N}.,:]+$/u
/** A line that begins with a capital begins something new: titles end without a full stop. */
const LINE_BREAK = /\n\p{Lu}$/u
