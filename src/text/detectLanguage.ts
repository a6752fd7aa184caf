import { type LanguageCode, languageCodes, languageRules } from './languages.js'
import { normalFormOf } from './tokenization/normalForm.js'

/** A language and the share of the texts that are written in it, from 0 to 1. */
export interface LanguageShare {
  readonly language: string
  readonly share: number
}

export interface DetectedLanguages {
  /**
   * The language of clearly most of the texts, else the one whose function words are most frequent; undefined if none
   * could be detected.
   */
  readonly language: LanguageCode | undefined
  /** Languages of the texts whose language was detected, the largest share first. */
  readonly shares: readonly LanguageShare[]
  /**
   * How much better the language explains the texts than the next best language, which is named; 1 means equally well.
   * Undefined if the script alone identifies the language.
   */
  readonly runnerUp: { readonly language: string; readonly lead: number } | undefined
}

/** Number of characters of a text that are examined. */
const READ_CHARACTERS = 2_000
/** A text weighs as much as so many function words at most, those of some twenty words: a long text does not outweigh many others. */
const MOST_WEIGHT = 10
/**
 * A text counts for a language if the next best one explains at most this share of the words that the language
 * explains.
 */
const CLEAR_LEAD = 0.8
/** The language of most texts that count is that of all if the next one has at most this share of their number. */
const FEWER_TEXTS = 0.7
/** Fewer texts have no such language. */
const LEAST_TEXTS = 5
/** Letters that identify a language or a group of languages. */
const HANGUL = /\p{sc=Hangul}/gu
const KANA = /[\p{sc=Hiragana}\p{sc=Katakana}]/gu
const HAN = /\p{sc=Han}/gu
const LETTERS = /[\p{L}\p{M}]/gu
const WORDS = /[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*/gu
/** Kana are a third or more of the letters of ordinary Japanese; Chinese has none. */
const KANA_SHARE = 0.1
/** Minimum share of the letters in a script that identifies the language. */
const SCRIPT_SHARE = 0.3
/** Letters of East Asian texts that weigh as much as a function word: a word is about two of them, and about every second word is a function word. */
const LETTERS_OF_FUNCTION_WORD = 4

/**
 * Detects the language of texts by the share of their words that are function words of it, and East Asian languages by
 * their script. Texts are weighted by their words, up to a bound. Function words of several languages count for each.
 */
export function detectLanguage(texts: Iterable<string>): DetectedLanguages {
  const tables = functionWordTables()
  const sums = new Map<string, number>()
  const counts = new Map<string, number>()
  let detected = 0
  for (const text of texts) {
    const scores = scoreLanguages(text.slice(0, READ_CHARACTERS), tables)
    const [best, next] = ranked(scores)
    if (best === undefined) continue
    const weight = Math.min(1, MOST_WEIGHT / best[1])
    for (const [language, score] of scores) sums.set(language, (sums.get(language) ?? 0) + weight * score)
    if (next !== undefined && next[1] > best[1] * CLEAR_LEAD) continue
    counts.set(best[0], (counts.get(best[0]) ?? 0) + 1)
    detected++
  }
  const shares = ranked(counts).map(([language, count]) => ({ language, share: count / detected }))
  const [most, next] = ranked(counts)
  const majority = detected >= LEAST_TEXTS && (next?.[1] ?? 0) <= FEWER_TEXTS * most![1] ? most![0] : undefined
  const order = ranked(sums)
  const first = order.find(([language]) => language === majority) ?? order[0]
  const second = order.find((one) => one !== first)
  return {
    language: first?.[0] as LanguageCode | undefined,
    shares,
    runnerUp: second === undefined ? undefined : { language: second[0], lead: first![1] / second[1] },
  }
}

const ranked = (scores: ReadonlyMap<string, number>): [string, number][] =>
  [...scores].filter(([, score]) => score > 0).sort((a, b) => b[1] - a[1])

/**
 * Counts the function words of each language in a text. A text in the script of one language belongs to it entirely.
 */
function scoreLanguages(text: string, tables: ReadonlyMap<string, readonly string[]>): Map<string, number> {
  const letters = count(text, LETTERS)
  if (letters === 0) return new Map()
  const han = count(text, HAN)
  const kana = count(text, KANA)
  const weight = letters / LETTERS_OF_FUNCTION_WORD
  if (count(text, HANGUL) > SCRIPT_SHARE * letters) return new Map([['ko', weight]])
  if (han + kana > SCRIPT_SHARE * letters) return new Map([[kana > KANA_SHARE * letters ? 'ja' : 'zh', weight]])
  const scores = new Map<string, number>()
  for (const [word] of text.normalize('NFC').toLowerCase().replaceAll('’', "'").matchAll(WORDS)) {
    for (const part of [word, ...(word.includes("'") ? word.split("'") : [])]) {
      for (const language of tables.get(part) ?? []) scores.set(language, (scores.get(language) ?? 0) + 1)
    }
  }
  return scores
}

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0

let tables: Map<string, string[]> | undefined

/** Function word -> the languages that have it. */
function functionWordTables(): ReadonlyMap<string, readonly string[]> {
  if (tables !== undefined) return tables
  tables = new Map()
  for (const language of languageCodes) {
    const { functionWords, negators } = languageRules(language)!
    const normalForm = normalFormOf(language)
    for (const word of new Set([...functionWords, ...negators.keys()].map(normalForm))) {
      const known = tables.get(word)
      if (known === undefined) tables.set(word, [language])
      else known.push(language)
    }
  }
  return tables
}
