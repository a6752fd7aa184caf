import type { WordList } from '../analyzer.js'
import { languageRules } from '../languages.js'
import { GAP_HYPHEN, GAP_NONE, innerGap } from '../tokenization/gaps.js'
import { normalFormOf } from '../tokenization/normalForm.js'
import { wordsIn } from '../wordsIn.js'
import { cutsNone, namesIn } from './names.js'
import { phraseWordsOf } from './phraseWordsOf.js'
import { polishUnits, type Range, type RunWord } from './polishUnits.js'
import { ADJECTIVE, ANYWHERE, createKindReader, EDGE, LOWER, OUTSIDE } from './wordKinds.js'
import { HEAD_FIRST } from './wordRoles.js'

/** Finds the noun phrases of a text. `lemmaAt` gives the lemma of a content word. */
export type NounPhraseFinder = (
  text: string,
  words: WordList,
  lemmaAt: (at: number) => string,
  found: FoundPhrases,
) => void

/** Ranges of content words: the index of the first, and the index after the last. */
export interface FoundPhrases {
  /** A noun phrase. In a joined one (`taux de chômage`) there are further ones. */
  phrase(from: number, to: number): void
  /** A word of a phrase that may be a key word. */
  word(at: number, isAlone: boolean): void
  /** A run of words, with the runs that are joined to it: phrases are counted inside. No word is in two of them. */
  run(from: number, to: number): void
}

/** Maximum number of words in a phrase: longer ones are titles and lists. */
export const LONGEST_NOUN_PHRASE = 6

/**
 * Creates the finder of one language: runs of neighbouring content words, split at verbs and adverbs, without words of
 * count, order and judgement at their edges. Without word lists, runs are split only at negators and numbers. A finder
 * caches the roles of word forms, so it should be reused.
 */
export function createNounPhraseFinder(language: string): NounPhraseFinder {
  const readKinds = createKindReader(language)
  const joins = joiningGaps(language)
  const isHeadFirst = HEAD_FIRST.has(language)
  return (text, words, lemmaAt, found) => {
    const { length, starts, gaps } = words
    const kindOfWord = readKinds(text, words, lemmaAt)
    const beginsLine = (at: number): boolean =>
      at > 0 && text[starts[at]! - 1] === '\n' && UPPER.test(text[starts[at]!]!)
    /** Whether a word of a run that begins at `from` names a thing by itself. */
    const isNoun = (at: number, from: number): boolean =>
      kindOfWord[at] === ANYWHERE && (!isHeadFirst || at === from || !LOWER.test(text[starts[at]!]!))
    const isCapital = (at: number): boolean => UPPER.test(text[starts[at]!]!)
    /** The text between a word and the one before. */
    const before = (at: number): string => text.slice(starts[at - 1]! + words.lengths[at - 1]!, starts[at])
    /** Runs that are joined, without the words that begin or end no phrase. */
    let joined: Range[] = []
    const emitJoined = (): void => {
      emitPhrases(joined, isHeadFirst ? namesIn(joined, isCapital) : [], isNoun, found)
      joined = []
    }
    const addRun = (from: number, to: number): void => {
      const run = trimmed(kindOfWord, from, to)
      // Words that begin no phrase are left out, so what is left is joined to nothing before them.
      if (run === undefined || run[0] > from) emitJoined()
      if (run !== undefined) joined.push(...(language === 'pl' ? unitsOf(run, text, words, kindOfWord) : [run]))
      if (run === undefined || run[1] < to) emitJoined()
    }
    /** First word of the run. */
    let from = 0
    for (let at = 0; at <= length; at++) {
      const isOut = at < length && kindOfWord[at] === OUTSIDE
      const ends = at === length || isOut || beginsLine(at)
      if (at > from && !ends && gaps[at]! <= GAP_NONE) continue
      if (at > from) addRun(from, at)
      if (ends || at === from || !joins.has(gaps[at]!) || LINE.test(before(at))) emitJoined()
      from = isOut ? at + 1 : at
    }
  }
}

/** The gaps with a word that joins two runs. */
function joiningGaps(language: string): ReadonlySet<number> {
  const { innerWords } = languageRules(language)!
  const words = wordsIn(phraseWordsOf(language)?.joins).map(normalFormOf(language))
  return new Set(words.map((word) => innerGap(innerWords.length, innerWords.indexOf(word))))
}

/**
 * Emits joined runs, each by itself and with the run before it. A name is one phrase, without its words and apart from the
 * words before it (groupe islamiste | Ansar Dine).
 */
function emitPhrases(
  joined: readonly Range[],
  names: readonly Range[],
  isNoun: (at: number, from: number) => boolean,
  found: FoundPhrases,
): void {
  const emit = (from: number, to: number): void => {
    if (to - from <= LONGEST_NOUN_PHRASE) found.phrase(from, to)
  }
  for (const [from, to] of names) emit(from, to)
  for (const [i, [from, to]] of joined.entries()) {
    for (let at = from; at < to; at++) {
      if (isNoun(at, from) && cutsNone([at, at + 1], names)) found.word(at, to - from === 1)
    }
    const name = names.find(([first, end]) => first < to && end > from)
    if (name === undefined) emit(from, to)
    else if (name[0] > from) emit(from, name[0])
    const start = joined[i - 1]?.[0] ?? from
    if (start < from && cutsNone([start, to], names) && !names.some(([first]) => first === start)) emit(start, to)
  }
  if (joined.length > 0) found.run(joined[0]![0], joined.at(-1)![1])
}

/** A run of Polish words, split into nouns with their adjectives where it has three words or more. */
function unitsOf([first, end]: Range, text: string, words: WordList, kinds: Uint8Array): readonly Range[] {
  if (end - first < 3) return [[first, end]]
  const run: RunWord[] = []
  for (let at = first; at < end; at++) {
    run.push({
      text: text.slice(words.starts[at], words.starts[at]! + words.lengths[at]!),
      isAdjective: kinds[at] !== ANYWHERE,
      isHyphenated: words.gaps[at] === GAP_HYPHEN,
    })
  }
  return polishUnits(run).flatMap(([from, to]) => {
    const unit = trimmed(kinds, first + from, first + to)
    return unit === undefined ? [] : [unit]
  })
}

/** The words of a run without those that cannot begin or end a phrase; undefined if no noun remains. */
function trimmed(kinds: Uint8Array, from: number, to: number): Range | undefined {
  let [first, end] = [from, to]
  while (end > first && kinds[end - 1] !== ANYWHERE && kinds[end - 1] !== ADJECTIVE) end--
  while (first < end && kinds[first] === EDGE) first++
  return kinds.subarray(first, end).includes(ANYWHERE) ? [first, end] : undefined
}

/** A line that begins with a capital begins something new: titles end without a full stop. */
const UPPER = /^\p{Lu}/u
const LINE = /\n\s*\p{Lu}/u
