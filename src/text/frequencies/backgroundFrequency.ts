/**
 * How common a term is in its language at large, and what that means for its relevance in a project. The knowledge is
 * coarse on purpose: the common words of a language in bands half a decade wide, everything else one small share. With
 * it the 40 terms ranked first are nearly those that a full frequency list would rank first.
 */

/** Shares of running text by word, of one language. */
export interface BackgroundFrequencies {
  /** Share of running text that the term makes up, from 0 to 1. Takes `stem|lang`, or several joined by a space. */
  ofTerm(termId: string): number
  /** Share of a single word that the table does not know. */
  readonly unknown: number
}

/** A word that is not among the common words of its language. A tenth of the lowest band would rank typos first. */
const UNKNOWN_SHARE = 1e-5

/**
 * Part of the occurrences of its rarest word that a phrase is expected to take. Neighbours that are a phrase in one
 * project are mostly not neighbours elsewhere; 2 % ranks phrases fairly among single words.
 */
const PHRASE_SHARE = 0.02

/** A term counts fully from 2 ** 3 = 8 times its expected number of documents on. */
const FULL_RELEVANCE_BITS = 3

/** Words by band; the key is the band's centre as a share, the words are set apart by white space. */
type Bands = Readonly<Record<string, string>>

/** One module a language, loaded when a project of that language is first built. */
const tables: Readonly<Record<string, () => Promise<{ readonly bands: Bands }>>> = {
  ar: () => import('./ar.js'),
  bg: () => import('./bg.js'),
  ca: () => import('./ca.js'),
  cs: () => import('./cs.js'),
  da: () => import('./da.js'),
  de: () => import('./de.js'),
  el: () => import('./el.js'),
  en: () => import('./en.js'),
  es: () => import('./es.js'),
  eu: () => import('./eu.js'),
  fi: () => import('./fi.js'),
  fr: () => import('./fr.js'),
  ga: () => import('./ga.js'),
  hi: () => import('./hi.js'),
  hu: () => import('./hu.js'),
  hy: () => import('./hy.js'),
  id: () => import('./id.js'),
  it: () => import('./it.js'),
  ja: () => import('./ja.js'),
  ko: () => import('./ko.js'),
  lt: () => import('./lt.js'),
  ne: () => import('./ne.js'),
  nl: () => import('./nl.js'),
  no: () => import('./no.js'),
  pl: () => import('./pl.js'),
  pt: () => import('./pt.js'),
  ro: () => import('./ro.js'),
  ru: () => import('./ru.js'),
  sl: () => import('./sl.js'),
  sr: () => import('./sr.js'),
  sv: () => import('./sv.js'),
  ta: () => import('./ta.js'),
  tr: () => import('./tr.js'),
  uk: () => import('./uk.js'),
  zh: () => import('./zh.js'),
}

/** Languages that have a table of their own, two-letter codes. */
export const backgroundLanguages: readonly string[] = Object.keys(tables)

/**
 * The background of one language: a stem's share is the sum over the listed forms that `stem` (of lower-case words)
 * leads to it, so the table always fits the stemmer in use. `own` (lower-case word -> share of running text) replaces
 * our table, for its language or one that has none; its unknown words get its smallest share, 1e-5 at most.
 */
export async function loadBackgroundFrequencies(
  language: string,
  stem: (word: string) => string,
  own?: ReadonlyMap<string, number>,
): Promise<BackgroundFrequencies> {
  const shares = new Map<string, number>()
  // Words wait here, by how they begin, until a term that begins so is asked about: stemming is what costs.
  const waiting = new Map<string, [word: string, share: number][]>()
  const beginning = keepsBeginnings.has(language) ? beginningOf : (): string => ''
  let unknown = UNKNOWN_SHARE
  const add = (word: string, share: number): void => {
    const key = beginning(word)
    const words = waiting.get(key)
    if (words === undefined) waiting.set(key, [[word, share]])
    else words.push([word, share])
  }
  if (own) {
    for (const [word, share] of own) {
      add(word, share)
      if (share > 0 && share < unknown) unknown = share
    }
  } else if (Object.hasOwn(tables, language)) {
    const { bands } = await tables[language]!()
    for (const [centre, words] of Object.entries(bands)) {
      for (const word of words.trim().split(/\s+/)) add(word, Number(centre))
    }
  }
  const known = (termId: string): number | undefined => {
    const key = beginning(termId.slice(0, termId.lastIndexOf('|')))
    for (const [word, share] of waiting.get(key) ?? []) {
      const id = `${stem(word)}|${language}`
      shares.set(id, (shares.get(id) ?? 0) + share)
    }
    waiting.delete(key)
    return shares.get(termId)
  }
  const ofTerm = (termId: string): number => {
    const shareOf = (word: string): number => known(word) ?? Math.max(unknown, shareOfNumber(word))
    if (!termId.includes(' ')) return shareOf(termId)
    let smallest = 1
    for (const word of termId.split(' ')) smallest = Math.min(smallest, shareOf(word))
    return PHRASE_SHARE * smallest
  }
  return { ofTerm, unknown }
}

/** Languages whose stemmers leave the beginning of a word as it is, but for marks on letters and y for i. */
const keepsBeginnings: ReadonlySet<string> = new Set(['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'sv', 'da', 'no'])

/** The first two letters without their marks, y as i: `dying` and its stem `die` begin alike. */
function beginningOf(word: string): string {
  return word.slice(0, 2).normalize('NFD').replace(/\p{M}/gu, '').replace('y', 'i')
}

/**
 * Share of a number written in digits, which texts of every language hold: digits fall off as 1/d (Benford), two digits
 * share about 1 % of all words, longer numbers are rare one by one. 0 for everything else.
 */
function shareOfNumber(termId: string): number {
  const digits = termId.slice(0, termId.indexOf('|'))
  if (!/^\d{1,2}$/.test(digits)) return 0
  return digits.length === 1 ? 1.5e-3 / Math.max(1, Number(digits)) : 1e-4
}

/**
 * Documents one would expect to hold a term of background share `share`: E = N (1 - exp(-p L)), N documents of L words
 * each on average (function words counted), occurrences falling at random.
 */
export function expectedDocuments(share: number, documents: number, meanWords: number): number {
  return -documents * Math.expm1(-share * meanWords)
}

/**
 * Relevance of a term found in `found` documents where `expected` were to be expected: n min(1, max(0, log2(n/E) / 3)).
 * It equals n from eight times the expected number on and is 0 at or below it. Our choice: the spec only says that it
 * grows with the document count and falls with the background frequency (v5 2.4); published output equals the count
 * for rare words.
 */
export function relevance(found: number, expected: number): number {
  if (found <= 0) return 0
  if (expected <= 0) return found
  return found * Math.min(1, Math.max(0, Math.log2(found / expected) / FULL_RELEVANCE_BITS))
}
