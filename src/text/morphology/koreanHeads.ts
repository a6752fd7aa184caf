import { wordsIn } from '../wordsIn.js'
import { finalConsonant, vowelOf, withFinal, withVowel } from './hangul.js'

/**
 * What stands before an ending: a stem (P), a stem before the endings in 으 and its ㄹ (E), a stem without its ㄹ (D), a form with ㄴ, ㄹ,
 * ㅁ or ㅂ at its end (N, L, M, B), the form in 아 or 어 (A), and that with ㅆ (S).
 */
export type Kind = 'P' | 'E' | 'D' | 'N' | 'L' | 'M' | 'B' | 'A' | 'S'

/** What stands before an ending -> the stems and kinds it may be. */
export interface Heads {
  readonly entries: ReadonlyMap<string, readonly (readonly [stem: string, kind: Kind])[]>
  /** First letter -> number of letters of the longest head with it. */
  readonly longest: ReadonlyMap<string, number>
}

/** Numbers of final consonants and of vowels as in Unicode. */
export const FINAL = { N: 4, L: 8, LM: 10, M: 16, B: 17, S: 19, SS: 20 } as const
const VOWEL = {
  A: 0,
  AE: 1,
  YA: 2,
  YAE: 3,
  EO: 4,
  E: 5,
  YEO: 6,
  O: 8,
  WA: 9,
  WAE: 10,
  OE: 11,
  U: 13,
  WO: 14,
  I: 20,
} as const

/** The vowel of 아 or 어 drawn together with that of a stem. */
const CONTRACTED: Readonly<Record<number, number>> = {
  [VOWEL.O]: VOWEL.WA,
  [VOWEL.OE]: VOWEL.WAE,
  [VOWEL.U]: VOWEL.WO,
  [VOWEL.I]: VOWEL.YEO,
}

const isBright = (syllable: string): boolean => [VOWEL.A, VOWEL.YA, VOWEL.O].includes(vowelOf(syllable) as 0)

/** Stems by what changes in them: nothing but by sound, then see `irregularForms/korean.ts`. */
interface StemLists {
  readonly plain: string
  readonly doubledL?: string
  readonly droppedU?: string
  readonly changingB?: string
  readonly changingD?: string
  readonly changingS?: string
  readonly changingH?: string
}

/** The heads of verbs and adjectives, made from their stems. */
export function headsOf(lists: StemLists): Heads {
  const table = createHeadTable()
  for (const stem of wordsIn(lists.doubledL)) {
    const before = stem.slice(0, -1)
    addVowelStem(table, stem, withFinal(before, FINAL.L) + (isBright(before) ? '라' : '러'))
  }
  for (const stem of wordsIn(lists.droppedU)) {
    const bright = stem.length > 1 && isBright(stem.slice(0, -1)) && !/[쓰뜨]$/u.test(stem.slice(1))
    addVowelStem(table, stem, withVowel(stem, bright ? VOWEL.A : VOWEL.EO))
  }
  for (const stem of wordsIn(lists.changingB)) {
    const open = withFinal(stem, 0)
    addChangingStem(table, stem, `${open}우`, open + (/^[돕곱]$/u.test(stem) ? '와' : '워'))
  }
  for (const stem of wordsIn(lists.changingD)) {
    const other = withFinal(stem, FINAL.L)
    addChangingStem(table, stem, `${other}으`, withHarmony(other))
  }
  for (const stem of wordsIn(lists.changingS)) {
    const open = withFinal(stem, 0)
    addChangingStem(table, stem, `${open}으`, withHarmony(open))
  }
  for (const stem of wordsIn(lists.changingH)) {
    const open = withFinal(stem, 0)
    addChangingStem(table, stem, open, withVowel(open, vowelOf(open) === VOWEL.YA ? VOWEL.YAE : VOWEL.AE))
  }
  for (const stem of openFirst(wordsIn(lists.plain))) {
    const final = finalConsonant(stem)
    if (final === 0) addVowelStem(table, stem, ...contractions(stem))
    else if (final === FINAL.L) addDroppingL(table, stem)
    else addConsonantStem(table, stem)
  }
  const { entries, longest, addPast } = table
  if (entries.has('놓')) addPast('놔', '놓')
  return { entries, longest }
}

/** Collects heads. */
function createHeadTable() {
  const entries = new Map<string, [string, Kind][]>()
  const longest = new Map<string, number>()
  const add = (head: string, stem: string, kinds: string): void => {
    const list = entries.get(head) ?? []
    for (const kind of kinds) list.push([stem, kind as Kind])
    entries.set(head, list)
    longest.set(head[0]!, Math.max(head.length, longest.get(head[0]!) ?? 0))
  }
  return {
    entries,
    longest,
    add,
    /** Adds a form in 아 or 어. */
    addPast(head: string, stem: string): void {
      add(head, stem, 'A')
      add(withFinal(head, FINAL.SS), stem, 'S')
    },
    /** Adds a form in a vowel, to which ㄴ, ㄹ and ㅁ are attached. */
    addOpen(head: string, stem: string): void {
      add(head, stem, 'E')
      for (const kind of ['N', 'L', 'M'] as const) add(withFinal(head, FINAL[kind]), stem, kind)
    },
  }
}

type HeadTable = ReturnType<typeof createHeadTable>

/** A stem in a vowel, and its forms in 아 or 어. */
function addVowelStem({ add, addOpen, addPast }: HeadTable, stem: string, ...past: string[]): void {
  add(stem, stem, 'P')
  addOpen(stem, stem)
  add(withFinal(stem, FINAL.B), stem, 'B')
  for (const form of past) addPast(form, stem)
}

/** A stem whose last consonant changes: `open` is its form before ㄴ, ㄹ and ㅁ, and `past` that in 아 or 어. */
function addChangingStem({ add, addOpen, addPast }: HeadTable, stem: string, open: string, past: string): void {
  add(stem, stem, 'P')
  addOpen(open, stem)
  addPast(past, stem)
}

/** A stem in ㄹ, which drops before some endings. */
function addDroppingL({ add, addPast }: HeadTable, stem: string): void {
  add(stem, stem, 'PEL')
  add(withFinal(stem, 0), stem, 'D')
  add(withFinal(stem, FINAL.N), stem, 'N')
  add(withFinal(stem, FINAL.B), stem, 'B')
  add(withFinal(stem, FINAL.LM), stem, 'M')
  if (stem.length > 1) add(withFinal(stem, FINAL.M), stem, 'M')
  addPast(withHarmony(stem), stem)
}

/** A stem in another consonant, with 으 before ㄴ, ㄹ and ㅁ. */
function addConsonantStem({ add, addOpen, addPast }: HeadTable, stem: string): void {
  add(stem, stem, 'P')
  addOpen(`${stem}으`, stem)
  add(`${stem}은`, stem, 'N')
  add(`${stem}을`, stem, 'L')
  add(`${stem}음`, stem, 'M')
  addPast(withHarmony(stem), stem)
}

/** The form in 아 or 어, by the last vowel before it. */
const withHarmony = (before: string): string => before + (isBright(before) ? '아' : '어')

/** Stems in a vowel before those whose ㄹ drops: 쓰는 is of 쓰다, not of 쓸다. */
const openFirst = (stems: readonly string[]): string[] => [
  ...stems.filter((stem) => finalConsonant(stem) === 0),
  ...stems.filter((stem) => finalConsonant(stem) > 0),
]

/** The forms of a stem in a vowel before 아 and 어: 보 -> 봐 and 보아. */
function contractions(stem: string): string[] {
  const vowel = vowelOf(stem)
  if (stem.endsWith('하')) return [`${stem.slice(0, -1)}해`, `${stem}여`]
  if (stem.endsWith('푸')) return [`${stem.slice(0, -1)}퍼`]
  if (vowel === VOWEL.A || vowel === VOWEL.EO || vowel === VOWEL.YEO) return [stem]
  const open = stem + (vowel === VOWEL.O ? '아' : '어')
  const contracted = CONTRACTED[vowel]
  if (contracted !== undefined) return [withVowel(stem, contracted), open]
  // ㅐ and ㅔ take in the 어: 보내, 보내어.
  return vowel === VOWEL.AE || vowel === VOWEL.E ? [stem, open] : [open]
}
