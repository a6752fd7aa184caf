import { forEachYielding, yieldIfSpent } from '../../compute/eventLoopBudget.js'
import { highestScores } from '../../math/topK.js'
import type { Snapshot } from '../../snapshot/snapshot.js'
import { termNumber } from '../../snapshot/termTable.js'
import { type Analyzer, createWordList } from '../../text/analyzer.js'
import { expectedDocuments } from '../../text/frequencies/backgroundFrequency.js'
import { createNounPhraseFinder, type NounPhraseFinder } from '../../text/nounPhrases/nounPhrases.js'
import type { AnswerContext } from '../context.js'
import { analyzerFor } from '../textLanguage.js'

/** A phrase of a document that names its subject. */
export interface KeyPhrase {
  /** The first occurrence in the text, in UTF-16 code units. */
  readonly start: number
  readonly end: number
  /** `stem|lang`, several words joined by a space; usually not a term of the project. */
  readonly termId: string
  /** Number of occurrences, alone or inside longer phrases. */
  readonly count: number
  /** From 0 to 1, as a share of the highest weight in the document. */
  readonly score: number
}

/** Maximum number of key phrases of a document. Our choice: as many as an index entry or a preview has. */
const KEY_PHRASES = 10
/** Number of best candidates from which key phrases are chosen in languages where one candidate may contain another. */
const RANKED_CANDIDATES = 3 * KEY_PHRASES
/**
 * Documents of general text that are added to the documents of the project when idf is computed, because a project of one document
 * cannot tell which words are rare.
 */
const EVERYDAY_DOCUMENTS = 200
/** Number of words of such a document at most: a paper repeats words that a general text has once. */
const EVERYDAY_WORDS = 500
/** Number of words of a text that is ranked half by the formula for short texts and half by the formula for long ones. */
const HALF_LONG = 180
/** Steepness of the transition between the two. */
const STEEPNESS = 3
/** In a short document a phrase has the sum of the weights of its words, but of no more words than this. */
const FULL_WORDS = 3
/** In a short document a single word has this share of its own weight. */
const SHORT_WORD_SHARE = 0.3
/**
 * Languages in which case, prepositions or compounds join nouns, so that phrases stand inside longer ones. The sum is of
 * `FULL_JOINED_WORDS` words at most. Of two phrases one of which contains the other, only the better one is a key phrase.
 * Chosen by reading, since there was no gold.
 */
const JOINED_NOUNS: ReadonlySet<string> = new Set(['de', 'es', 'fr', 'it', 'pl', 'pt'])
const FULL_JOINED_WORDS = 2
/** Number of words of a text that is ranked half by the formula for very long texts (papers, reports), which repeat their phrases. */
const HALF_VERY_LONG = 3_000
/** Share by which the exponent of the number of occurrences is lower in papers: their subjects occur in all parts. */
const LESS_REPETITION = 0.3
/** A very long text consists of this many parts of equal length. The subjects of the whole occur in many of them. */
const TEXT_PARTS = 20
/** Exponent of the number of parts in a very long text. */
const SPREAD_EXPONENT = 0.5
/**
 * Weight in a very long text of phrases that always have capital letters: authors, institutions, cited works. A heading also
 * has them, but a subject is written with small letters elsewhere.
 */
const NAME_WEIGHT = 0.2
/** Documents name their subjects within this many characters, however long the text is. */
const OPENING_CHARACTERS = 1_000
/** Characters read before yielding to the event loop. */
const READ_AT_ONCE = 5_000

/**
 * The key phrases of each text, best first. Candidates are noun phrases and their single words (Hulth 2003). The weight
 * of a word is tf^(1/3) x idf; the weight of a phrase is
 *
 * mean weight x size x alone x count^c x spread / (1 + place)
 *
 * with l = w^3 / (w^3 + 180^3) and v = w^3 / (w^3 + 3000^3) for a text of w words, size = short^p / words^(1-p), where p
 * = 1 - l + l v, and c = l (1 - 0.3 v). A short text mentions everything once, so its phrases are more informative than
 * their words. A long text repeats its subject in other words. A very long text (a paper, a report) also repeats its
 * phrases. The weight decreases with the share of the occurrences inside longer phrases, (1 + alone) / (1 + count), like parts
 * of terms in the C-value of Frantzi, Ananiadou and Mima (2000). Early first occurrences count more, after Frank et al.
 * (1999, KEA): the place is the share of the text before the first occurrence, in a text of more than 1,000 characters
 * the number of thousands. In a very long text, spread is the number of its 20 parts with the phrase, to the power of v / 2; a
 * phrase that is always written with capital letters has 0.2^v of that. `languages` are those of texts with a language of their own.
 */
export async function findKeyPhrases(
  context: AnswerContext,
  texts: Iterable<string>,
  languages: readonly (string | undefined)[] = [],
): Promise<KeyPhrase[][]> {
  const finders = new Map<Analyzer, NounPhraseFinder>()
  const idf = createIdf(context.snapshot)
  const found: KeyPhrase[][] = []
  for (const text of texts) {
    const analyzer = analyzerFor(context, text, languages[found.length])
    const find = finders.get(analyzer) ?? createNounPhraseFinder(analyzer.language)
    finders.set(analyzer, find)
    const read = await readCandidates(analyzer, text, find, context.signal)
    found.push(await rankCandidates(read, idf, context.signal))
    await yieldIfSpent(context.signal)
  }
  return found
}

interface Candidate {
  readonly words: readonly string[]
  readonly start: number
  readonly end: number
  /** Number of occurrences as a whole phrase, and with those inside longer phrases. */
  alone: number
  count: number
  /** The parts of the text with an occurrence, as bits. */
  parts: number
  /** Whether every word of every occurrence begins with a capital letter. */
  isName: boolean
}

/** A run of words in which phrases are counted. */
interface Run {
  readonly words: readonly string[]
  /** Number of its part of the text. */
  readonly part: number
  /** Whether each word begins with a capital letter. */
  readonly capitals: readonly boolean[]
}

interface ReadText {
  /** Length of the text in UTF-16 code units. */
  readonly length: number
  /** Whether case, prepositions or compounds join nouns in its language. */
  readonly isJoined: boolean
  /** Number of words, including function words. */
  readonly wordCount: number
  /** Content words by term id. */
  readonly frequencies: ReadonlyMap<string, number>
  readonly candidates: ReadonlyMap<string, Candidate>
}

/** Reads a text in pieces: its candidates with their counts, and the frequencies of its words. */
async function readCandidates(
  analyzer: Analyzer,
  text: string,
  find: NounPhraseFinder,
  signal: AbortSignal | undefined,
): Promise<ReadText> {
  const words = createWordList(64)
  const frequencies = new Map<string, number>()
  const candidates = new Map<string, Candidate>()
  const runs: Run[] = []
  let wordCount = 0
  for (let from = 0; from < text.length; ) {
    const to = endOfPiece(text, from)
    const piece = text.slice(from, to)
    words.length = 0
    wordCount += analyzer.analyze(piece, words)
    const idAt = (at: number): string => analyzer.termIds[analyzer.surfaceTerms[words.surfaces[at]!]!]!
    for (let at = 0; at < words.length; at++) {
      const id = idAt(at)
      frequencies.set(id, (frequencies.get(id) ?? 0) + 1)
    }
    const add = (first: number, last: number, ids: readonly string[], alone: number): void => {
      const key = ids.length === 1 ? ids[0]! : ids.join(' ')
      const known = candidates.get(key)
      if (known !== undefined) known.alone += alone
      else {
        const start = from + words.starts[first]!
        const end = from + words.starts[last]! + words.lengths[last]!
        candidates.set(key, { words: ids, start, end, alone, count: 0, parts: 0, isName: true })
      }
    }
    const idsOf = (first: number, end: number): string[] =>
      Array.from({ length: end - first }, (_, i) => idAt(first + i))
    const lemmaAt = (at: number): string => idAt(at).slice(0, -analyzer.language.length - 1)
    find(piece, words, lemmaAt, {
      phrase(first, end) {
        if (end - first > 1) add(first, end - 1, idsOf(first, end), 1)
      },
      word: (at, isAlone) => add(at, at, [idAt(at)], isAlone ? 1 : 0),
      run(first, end) {
        const capitals = Array.from({ length: end - first }, (_, i) => CAPITAL.test(piece[words.starts[first + i]!]!))
        const part = Math.floor(((from + words.starts[first]!) / text.length) * TEXT_PARTS)
        runs.push({ words: idsOf(first, end), part, capitals })
      },
    })
    from = to
    await yieldIfSpent(signal)
  }
  let longest = 1
  for (const { words } of candidates.values()) longest = Math.max(longest, words.length)
  await forEachYielding(runs, (run) => countPhrases(run, candidates, longest), signal)
  return { length: text.length, isJoined: JOINED_NOUNS.has(analyzer.language), wordCount, frequencies, candidates }
}

/** The end of the next piece: after its last white space, or after the piece if it has none. */
function endOfPiece(text: string, from: number): number {
  const most = from + READ_AT_ONCE
  if (most >= text.length) return text.length
  for (let end = most; end > from; end--) if (/\s/u.test(text[end - 1]!)) return end
  return most
}

/** Counts every candidate inside a run; the longest candidate has `longest` words. */
function countPhrases(
  { words, part, capitals }: Run,
  candidates: ReadonlyMap<string, Candidate>,
  longest: number,
): void {
  for (let first = 0; first < words.length; first++) {
    let id = ''
    let isName = true
    for (let last = first; last < words.length && last < first + longest; last++) {
      id = last === first ? words[first]! : `${id} ${words[last]}`
      isName &&= capitals[last]!
      const candidate = candidates.get(id)
      if (candidate === undefined) continue
      candidate.count++
      candidate.parts |= 1 << part
      candidate.isName &&= isName
    }
  }
}

/**
 * ln((N + K + 1) / (n + E + 0.5)): n of the N documents of the project have the term, and E of K general documents are
 * expected to.
 */
function createIdf({ documents, terms }: Snapshot): (id: string) => number {
  let words = 0
  for (let document = 0; document < documents.count; document++) words += documents.wordCounts[document]!
  const meanWords = Math.min(EVERYDAY_WORDS, words / Math.max(1, documents.count))
  return (id) => {
    const term = termNumber(terms, id)
    const found = terms.totalDocCounts[term] ?? 0
    const everyday = expectedDocuments(terms.backgroundFrequencies[term] ?? 0, EVERYDAY_DOCUMENTS, meanWords)
    return Math.max(0, Math.log((documents.count + EVERYDAY_DOCUMENTS + 1) / (found + everyday + 0.5)))
  }
}

/** How long a text is: from 0 for one without words towards 1, 1/2 at `half` words. */
const lengthShare = (words: number, half: number): number =>
  words ** STEEPNESS / (words ** STEEPNESS + half ** STEEPNESS)

/** The best key phrases of a text, with scores as shares of the highest one. */
async function rankCandidates(
  { length, isJoined, wordCount, frequencies, candidates }: ReadText,
  idf: (id: string) => number,
  signal: AbortSignal | undefined,
): Promise<KeyPhrase[]> {
  const long = lengthShare(wordCount, HALF_LONG)
  const veryLong = lengthShare(wordCount, HALF_VERY_LONG)
  const phrased = 1 - long + long * veryLong
  const repeated = long * (1 - LESS_REPETITION * veryLong)
  const weights = new Map<string, number>()
  const weigh = (id: string): number => {
    let weight = weights.get(id)
    if (weight === undefined) {
      weight = Math.cbrt(frequencies.get(id)!) * idf(id)
      weights.set(id, weight)
    }
    return weight
  }
  const all = [...candidates]
  const scores = new Float64Array(all.length)
  const score = ([id, candidate]: readonly [string, Candidate], i: number): void => {
    const { words, start, alone, count, parts, isName } = candidate
    if (words.length === 1 && LETTER.test(id.slice(0, id.indexOf('|')))) return
    const mean = words.reduce((sum, word) => sum + weigh(word), 0) / words.length
    const short =
      words.length === 1 ? SHORT_WORD_SHARE : Math.min(words.length, isJoined ? FULL_JOINED_WORDS : FULL_WORDS)
    const size = short ** phrased / words.length ** (1 - phrased)
    const own = (1 + alone) / (1 + count)
    const spread = bitCount(parts) ** (SPREAD_EXPONENT * veryLong)
    const common = isName && words.length > 1 ? NAME_WEIGHT ** veryLong : 1
    scores[i] =
      (mean * size * own * count ** repeated * spread * common) / (1 + start / Math.min(length, OPENING_CHARACTERS))
  }
  await forEachYielding(all, score, signal)
  if (isJoined) absorbWords(all, scores)
  const ranked = Array.from(highestScores(scores, isJoined ? RANKED_CANDIDATES : KEY_PHRASES)).filter(
    (index) => scores[index]! > 0,
  )
  const best = isJoined ? withoutNested(ranked, all) : ranked
  return best.map((index) => {
    const [termId, { start, end, count }] = all[index]!
    return { start, end, termId, count, score: scores[index]! / scores[best[0]!]! }
  })
}

/**
 * Merges a word into the phrase that it stands for; the phrase gets the better score of the two. Such a word occurs in this phrase
 * only, at least twice (gripe das aves), or is the last word of a name: texts call a person by it after the first time.
 */
function absorbWords(all: readonly (readonly [string, Candidate])[], scores: Float64Array): void {
  const words = new Map(all.flatMap(([id, { words }], i) => (words.length === 1 ? [[id, i] as const] : [])))
  const hosts = new Map<number, number>()
  for (const [host, [, phrase]] of all.entries()) {
    if (phrase.words.length === 1) continue
    for (const id of new Set(phrase.words)) {
      const word = words.get(id)
      if (word === undefined || !standsFor(phrase, all[word]![1])) continue
      const known = hosts.get(word)
      if (known === undefined || scores[host]! > scores[known]!) hosts.set(word, host)
    }
  }
  for (const [word, host] of hosts) {
    scores[host] = Math.max(scores[host]!, scores[word]!)
    scores[word] = 0
  }
}

/** Whether a word occurs in this phrase alone, at least twice or as a name, or is the last word of a name. */
function standsFor(phrase: Candidate, word: Candidate): boolean {
  if (phrase.count === word.count && (phrase.count > 1 || phrase.isName)) return true
  return phrase.isName && word.isName && phrase.words.at(-1) === word.words[0]
}

/**
 * The best key phrases, none of which repeats a better one. A phrase of several words repeats a better phrase that contains it or
 * that it contains. It repeats a better word of its own that has at least twice its occurrences (greve dos maquinistas repeats
 * greve).
 */
function withoutNested(ranked: readonly number[], all: readonly (readonly [string, Candidate])[]): number[] {
  const kept: number[] = []
  const repeats = (id: string, { words, count }: Candidate, other: number): boolean => {
    const [otherId, better] = all[other]!
    if (better.words.length === 1) return words.includes(otherId) && better.count >= 2 * count
    return ` ${otherId} `.includes(` ${id} `) || ` ${id} `.includes(` ${otherId} `)
  }
  for (const index of ranked) {
    if (kept.length >= KEY_PHRASES) break
    const [id, candidate] = all[index]!
    if (candidate.words.length > 1 && kept.some((other) => repeats(id, candidate, other))) continue
    kept.push(index)
  }
  return kept
}

const CAPITAL = /^\p{Lu}/u

/** Number of bits that are set. */
function bitCount(bits: number): number {
  let count = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++
  return count
}

/** A single letter is not a word in an alphabetic script. */
const LETTER = /^[\p{Ll}\p{Lu}]$/u
