import { lazily } from '../../../lazily.js'
import { wordList } from '../irregularForms.js'

/** The words of our list of common words, the commonest first. They are forms, not only lemmas. */
export function commonWords(bands: Readonly<Record<string, string>>): string[] {
  const shares = Object.keys(bands).sort((a, b) => Number(b) - Number(a))
  return shares.flatMap((share) => [...wordList(bands[share]!)])
}

/** Finds the commonest word of our list of common words among those that a stem may be the stem of. */
export function commonestOf(bands: Readonly<Record<string, string>>): (words: readonly string[]) => string | undefined {
  const ranks = lazily(() => new Map(commonWords(bands).map((word, rank) => [word, rank])))
  return (words) => {
    let best: string | undefined
    let least = Number.POSITIVE_INFINITY
    for (const word of words) {
      const rank = ranks().get(word) ?? Number.POSITIVE_INFINITY
      if (rank < least) [best, least] = [word, rank]
    }
    return best
  }
}

/** Words that end in one of the list, each a whole word or the last part of a compound. */
export function endsInWord(word: string, list: { has(word: string): boolean }, least: number): boolean {
  for (let start = 0; word.length - start >= least; start++) {
    if (start !== 1 && list.has(word.slice(start))) return true
  }
  return false
}

/**
 * The last part of a compound that `bases` maps to another word, replaced; undefined if there is none. Last parts have `least` letters,
 * and `most` at most.
 */
export function replaceHead(
  word: string,
  bases: ReadonlyMap<string, string>,
  least: number,
  most = Number.POSITIVE_INFINITY,
): string | undefined {
  for (let start = Math.max(0, word.length - most); word.length - start >= least; start++) {
    const base = start === 1 ? undefined : bases.get(word.slice(start))
    if (base !== undefined) return word.slice(0, start) + base
  }
  return undefined
}

/** Gives the prefixes of the list that begin with the first letter of a word, in their order. */
export function prefixesByLetter(prefixes: readonly string[]): (word: string) => readonly string[] {
  const byLetter = new Map<string, string[]>()
  for (const prefix of prefixes) byLetter.set(prefix[0]!, [...(byLetter.get(prefix[0]!) ?? []), prefix])
  return (word) => byLetter.get(word[0]!) ?? []
}

/** A compound with the dictionary form of its last part, of four letters or more. */
function compound(stem: string, lemmas: ReadonlyMap<string, { readonly word: string }>): string | undefined {
  for (let start = 3; stem.length - start >= 4; start++) {
    const head = lemmas.get(stem.slice(start))
    if (head !== undefined) return stem.slice(0, start) + head.word
  }
  return undefined
}

interface LemmatizerParts {
  /** Maps the forms of one word to one stem. */
  readonly stem: (word: string) => string
  /** Known words, the commonest first. */
  readonly words: () => Iterable<string>
  /** How well a word suits as dictionary form of its stem; the lowest number wins, undefined if it cannot be one. */
  readonly rank: (word: string, stem: string) => number | undefined
  /** Whether a stem is no compound, though it ends like a known word. */
  readonly isSimple?: (stem: string) => boolean
  /** Dictionary form of a stem without a known word. */
  readonly guess: (stem: string) => string
}

/**
 * Makes a lemmatizer of a function that maps forms to stems: the lemma is the known word of this stem that suits best as
 * dictionary form.
 */
export function lemmatizerOf({ stem, words, rank, isSimple, guess }: LemmatizerParts): (word: string) => string {
  const lemmas = lazily(() => {
    const best = new Map<string, { readonly word: string; readonly rank: number }>()
    for (const word of words()) {
      const key = stem(word)
      const own = rank(word, key)
      if (own !== undefined && own < (best.get(key)?.rank ?? Number.POSITIVE_INFINITY))
        best.set(key, { word, rank: own })
    }
    return best
  })
  return (word) => {
    const key = stem(word)
    return lemmas().get(key)?.word ?? (isSimple?.(key) ? undefined : compound(key, lemmas())) ?? guess(key)
  }
}

/** Maps forms to their word, but for those that have one already. */
export function addForms(words: Map<string, string>, word: string, forms: readonly string[]): void {
  for (const form of forms) if (!words.has(form)) words.set(form, word)
}

/** Rows of words, separated by commas. */
export const rowsOf = (rows: string): string[][] => rows.split(',').map((row) => row.trim().split(/\s+/u))
