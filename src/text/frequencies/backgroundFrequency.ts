import { hasOwnLemmas, loadLemmatizer } from '../morphology/lemmatizer.js'
import { beginningOf, changedBeginnings } from './changedBeginnings.js'
import { listedWords } from './listedWords.js'

/**
 * How common a term is in general language, and how that decides its relevance in a project. The tables are coarse: they
 * list the common words of a language in bands half a decade wide, and every other word has one small share. The 40 terms
 * that rank first are then nearly those that a full frequency list would rank first.
 */

/** Shares of running text by word, of one language. */
export interface BackgroundFrequencies {
  /** Share of running text that the term makes up, from 0 to 1. The id is `lemma|lang`, or several joined by a space. */
  ofTerm(termId: string): number
}

/** Share of a word that is not in the table of its language. A tenth of the lowest band would rank typos first. */
const UNKNOWN_SHARE = 1e-5

/**
 * Expected frequency of a phrase, as a share of the frequency of its rarest word. Words that are a phrase in one project
 * are seldom neighbours elsewhere. 2 % ranks phrases fairly among single words.
 */
const PHRASE_SHARE = 0.02

/** A term has its full relevance when it is in 2 ** 3 = 8 times the expected number of documents. */
const FULL_RELEVANCE_BITS = 3

/**
 * The frequencies of one language. The share of a lemma is the sum over the listed words with this lemma, so that the
 * table fits the lemmatizer in use; `lemmaOf` takes lower-case words.
 */
export async function loadBackgroundFrequencies(
  language: string,
  lemmaOf: (word: string) => string,
): Promise<BackgroundFrequencies> {
  const listed = await listedWords(language)
  const isOurs = hasOwnLemmas(language) && lemmaOf === (await loadLemmatizer(language))
  const known = createLemmaShares(listed, { language, lemmaOf, isOurs })
  const shareOf = (word: string): number => known(word) ?? Math.max(UNKNOWN_SHARE, shareOfNumber(word))
  const ofTerm = (termId: string): number => {
    if (!termId.includes(' ')) return shareOf(termId)
    let smallest = 1
    for (const word of termId.split(' ')) smallest = Math.min(smallest, shareOf(word))
    return PHRASE_SHARE * smallest
  }
  return { ofTerm }
}

interface LemmaShareOptions {
  readonly language: string
  readonly lemmaOf: (word: string) => string
  /** Whether table and lemmatizer are ours, so that `changedBeginnings` has the words that change their beginning. */
  readonly isOurs: boolean
}

/**
 * Term id of a word -> sum of the shares of the listed words with its lemma; undefined without any. Finding lemmas is slow,
 * so words are grouped by the beginning of their lemma, and a group is read when one of its lemmas is first looked up.
 */
function createLemmaShares(
  listed: Iterable<readonly [word: string, share: number]>,
  { language, lemmaOf, isOurs }: LemmaShareOptions,
): (termId: string) => number | undefined {
  const shares = new Map<string, number>()
  const pending = new Map<string, (readonly [word: string, share: number])[]>()
  const changed = new Set(isOurs ? changedBeginnings[language]?.trim().split(/\s+/) : undefined)
  const groupOf = isOurs ? beginningOf : (): string => ''
  for (const entry of listed) {
    const group = groupOf(changed.has(entry[0]) ? lemmaOf(entry[0]) : entry[0])
    const entries = pending.get(group)
    if (entries === undefined) pending.set(group, [entry])
    else entries.push(entry)
  }
  return (termId) => {
    const group = groupOf(termId.slice(0, termId.lastIndexOf('|')))
    for (const [word, share] of pending.get(group) ?? []) {
      const id = `${lemmaOf(word)}|${language}`
      shares.set(id, (shares.get(id) ?? 0) + share)
    }
    pending.delete(group)
    return shares.get(termId)
  }
}

/**
 * Share of a number written in digits; 0 for all other words. Texts of every language have such numbers. A digit d has a
 * share proportional to 1/d (Benford), numbers of two digits make up about 1 % of all words, and longer ones are rare.
 */
function shareOfNumber(termId: string): number {
  const digits = termId.slice(0, termId.indexOf('|'))
  if (!/^\d{1,2}$/.test(digits)) return 0
  return digits.length === 1 ? 1.5e-3 / Math.max(1, Number(digits)) : 1e-4
}

/**
 * Expected number of documents with a term of background share p: E = N (1 - exp(-p L)) for N documents of L words on
 * average, function words included, if occurrences are random.
 */
export function expectedDocuments(share: number, documents: number, meanWords: number): number {
  return -documents * Math.expm1(-share * meanWords)
}

/**
 * Relevance of a term in n documents when E are expected: n min(1, max(0, log2(n/E) / 3)). It is n if n is at least
 * eight times E, and 0 if n is at most E. Our choice: the spec only says that relevance rises with the document count and
 * falls with the background frequency (v5 2.4). Published output equals the count for rare words.
 */
export function relevance(found: number, expected: number): number {
  if (found <= 0) return 0
  if (expected <= 0) return found
  return found * Math.min(1, Math.max(0, Math.log2(found / expected) / FULL_RELEVANCE_BITS))
}
