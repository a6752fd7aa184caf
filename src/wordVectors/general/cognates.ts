import { divideByLength } from '../../math/linearAlgebra/normalize.js'
import { addTableRow } from '../vectorTable.js'
import type { GroupTable } from './groupTable.js'

/**
 * Cognates: words of several languages with one origin, such as `organisation`, `organización`, `organizace` and
 * `организация`. Their spellings differ by rules. A word that a language's groups lack is recognized by them.
 */

/** Shorter spellings agree by chance. */
const LEAST_SPELLING = 5
/** Letters at the beginning that words of one stem have in common. */
const BEGINNING = 7
/** Mean cosine of the words of one key with their direction; two of unrelated meanings have .71. */
const LEAST_AGREEMENT = 0.75

const cyrillic: ReadonlyMap<string, string> = new Map(
  [
    'аa бb вv гg ґg дd еe ёe єie жj зz иi іi їi йi кk лl мm нn оo пp рr сs тt уu фf хh',
    'цc чch шsh щsch ъ ыi ь эe юiu яia јi љl њn ћc ђd џd ўu',
  ].flatMap((line) => line.split(' ').map((entry): [string, string] => [entry[0]!, entry.slice(1)])),
)

/** Letters that are no base letter with a mark. */
const letters: ReadonlyMap<string, string> = new Map([
  ['ø', 'o'],
  ['æ', 'a'],
  ['ł', 'l'],
  ['đ', 'd'],
  ['ß', 'ss'],
  ['ı', 'i'],
])

/** Two letters for one sound. */
const pairs: ReadonlyMap<string, string> = new Map([
  ['ph', 'f'],
  ['th', 't'],
  ['sh', 's'],
  ['sz', 's'],
  ['ch', 'k'],
  ['ck', 'k'],
  ['qu', 'k'],
])

/** Letters whose sound others write as well. */
const sounds: ReadonlyMap<string, string> = new Map([
  ['c', 'k'],
  ['q', 'k'],
  ['x', 'ks'],
  ['w', 'v'],
  ['y', 'i'],
  ['j', 'i'],
  ['z', 's'],
  ['h', ''],
])

/** Lower-case Latin letters without marks; letters of other scripts stay. */
function latinLetters(word: string): string {
  if (/^[a-z]*$/.test(word)) return word
  let latin = ''
  for (const letter of word.toLowerCase()) latin += cyrillic.get(letter) ?? letters.get(letter) ?? letter
  return latin.normalize('NFD').replace(/\p{M}/gu, '')
}

/** A word in one spelling for all languages, without double letters; empty if it has characters that are neither Latin nor Cyrillic letters. */
function commonSpelling(word: string): string {
  const latin = latinLetters(word).replaceAll('sch', 's')
  if (!/^[a-z]+$/.test(latin)) return ''
  let spelling = ''
  for (let at = 0; at < latin.length; at++) {
    const pair = pairs.get(latin.slice(at, at + 2))
    const sound = pair ?? sounds.get(latin[at]!) ?? latin[at]!
    if (pair !== undefined) at++
    if (!spelling.endsWith(sound)) spelling += sound
  }
  return spelling
}

/** The key of words with the same beginning; undefined for short spellings. */
const beginningKey = (spelling: string): string | undefined =>
  spelling.length < BEGINNING ? undefined : `${spelling.slice(0, BEGINNING)}-`

/** The keys of a word, the more exact first: its common spelling, and the beginning of a long one, which a hyphen marks. */
export function cognateKeys(word: string): string[] {
  const spelling = commonSpelling(word)
  if (spelling.length < LEAST_SPELLING) return []
  const beginning = beginningKey(spelling)
  return beginning === undefined ? [spelling] : [spelling, beginning]
}

/** The groups of each term of a language, in the order of the file. */
function groupsByTerm(groups: readonly (readonly string[])[]): Map<string, number[]> {
  const groupsOf = new Map<string, number[]>()
  for (const [group, words] of groups.entries()) {
    for (const word of words) {
      const own = groupsOf.get(word)
      if (own === undefined) groupsOf.set(word, [group])
      else own.push(group)
    }
  }
  return groupsOf
}

/** The group whose vector is nearest to those of all words of a key, each given by its groups; undefined where they disagree. */
function commonGroup(
  words: readonly (readonly number[])[],
  vectorOf: (group: number) => Float64Array,
): number | undefined {
  const first = words[0]![0]!
  if (words.every((groups) => groups.length === 1 && groups[0] === first)) return first
  const sum = new Float64Array(vectorOf(first).length)
  for (const groups of words) {
    for (const group of groups)
      for (const [axis, value] of vectorOf(group).entries()) sum[axis]! += value / groups.length
  }
  if (divideByLength(sum) / words.length < LEAST_AGREEMENT) return undefined
  let nearest = first
  let most = Number.NEGATIVE_INFINITY
  for (const group of new Set(words.flat())) {
    const cosine = vectorOf(group).reduce((product, value, axis) => product + value * sum[axis]!, 0)
    if (cosine > most) {
      most = cosine
      nearest = group
    }
  }
  return nearest
}

/** Unit vectors of groups, made when they are first asked for. */
function unitVectors({ axes, scales, rows }: Pick<GroupTable, 'axes' | 'scales' | 'rows'>) {
  const vectors = new Map<number, Float64Array>()
  return (group: number): Float64Array => {
    let vector = vectors.get(group)
    if (vector === undefined) {
      vector = new Float64Array(axes)
      vectors.set(group, vector)
      addTableRow({ axes, scales, rows }, group, 1, vector)
      divideByLength(vector)
    }
    return vector
  }
}

interface KeyedWords {
  /** Languages of the words. */
  readonly languages: Set<string>
  /** The groups of each word. */
  readonly words: (readonly number[])[]
}

function gatherKeys(terms: GroupTable['terms']): Map<string, KeyedWords> {
  const byKey = new Map<string, KeyedWords>()
  for (const [language, lists] of terms) {
    for (const [word, groups] of groupsByTerm(lists)) {
      for (const key of cognateKeys(word)) {
        const keyed = byKey.get(key)
        if (keyed === undefined) byKey.set(key, { languages: new Set([language]), words: [groups] })
        else {
          keyed.languages.add(language)
          keyed.words.push(groups)
        }
      }
    }
  }
  return byKey
}

/** Keys by group of the words that the main language has, or at least two languages have. */
export function findCognates(table: Omit<GroupTable, 'cognates'>, main: string): string[][] {
  const vectorOf = unitVectors(table)
  const cognates = Array.from(table.scales, (): string[] => [])
  for (const [key, { languages, words }] of gatherKeys(table.terms)) {
    if (languages.size === 1 && !languages.has(main)) continue
    const group = commonGroup(words, vectorOf)
    if (group !== undefined) cognates[group]!.push(key)
  }
  return cognates.map((keys) => keys.sort())
}

/** The groups of a language's words by the key of their beginning. */
function gatherBeginnings(lists: readonly (readonly string[])[]): Map<string, number[][]> {
  const byKey = new Map<string, number[][]>()
  for (const [word, groups] of groupsByTerm(lists)) {
    const key = word.length < BEGINNING ? undefined : beginningKey(commonSpelling(word))
    if (key === undefined) continue
    const words = byKey.get(key)
    if (words === undefined) byKey.set(key, [groups])
    else words.push(groups)
  }
  return byKey
}

/**
 * Gives the group of a word that a language lacks: by the cognates of all languages, otherwise by the language's own words
 * with the same beginning.
 */
export function createCognateReader(table: GroupTable, language: string): (word: string) => number | undefined {
  const vectorOf = unitVectors(table)
  const beginnings = gatherBeginnings(table.terms.get(language) ?? [])
  const cognates = new Map<string, number>()
  for (const [group, keys] of table.cognates.entries()) for (const key of keys) cognates.set(key, group)
  return (word) => {
    for (const key of cognateKeys(word)) {
      const own = beginnings.get(key)
      const group = cognates.get(key) ?? (own && commonGroup(own, vectorOf))
      if (group !== undefined) return group
    }
    return undefined
  }
}
