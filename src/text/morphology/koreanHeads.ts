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
  for (const stem of wordsIn(lists.doubledL)) addDoubledL(table, stem)
  for (const stem of wordsIn(lists.droppedU)) addDroppedU(table, stem)
  for (const stem of wordsIn(lists.changingB)) addChangingB(table, stem)
  for (const stem of wordsIn(lists.changingD)) addChangingD(table, stem)
  for (const stem of wordsIn(lists.changingS)) addChangingS(table, stem)
  for (const stem of wordsIn(lists.changingH)) addChangingH(table, stem)
  for (const stem of openFirst(wordsIn(lists.plain))) addPlain(table, stem)
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

/** Adds the heads of a stem in a vowel, but for those in 아 and 어. */
function addVowelStem({ add, addOpen }: HeadTable, stem: string): void {
  add(stem, stem, 'P')
  addOpen(stem, stem)
  add(withFinal(stem, FINAL.B), stem, 'B')
}

/** The ending 아 or 어, by the last vowel before it. */
const harmonicEnding = (before: string): string => (isBright(before) ? '아' : '어')

function addDoubledL(table: HeadTable, stem: string): void {
  addVowelStem(table, stem)
  const before = stem.slice(0, -1)
  table.addPast(withFinal(before, FINAL.L) + (isBright(before) ? '라' : '러'), stem)
}

function addDroppedU(table: HeadTable, stem: string): void {
  addVowelStem(table, stem)
  const bright = stem.length > 1 && isBright(stem.slice(0, -1)) && !/[쓰뜨]$/u.test(stem.slice(1))
  table.addPast(withVowel(stem, bright ? VOWEL.A : VOWEL.EO), stem)
}

function addChangingB({ add, addOpen, addPast }: HeadTable, stem: string): void {
  const open = withFinal(stem, 0)
  add(stem, stem, 'P')
  addOpen(`${open}우`, stem)
  addPast(`${open}${/^[돕곱]$/u.test(stem) ? '와' : '워'}`, stem)
}

function addChangingD({ add, addOpen, addPast }: HeadTable, stem: string): void {
  const other = withFinal(stem, FINAL.L)
  add(stem, stem, 'P')
  addOpen(`${other}으`, stem)
  addPast(other + harmonicEnding(other), stem)
}

function addChangingS({ add, addOpen, addPast }: HeadTable, stem: string): void {
  const open = withFinal(stem, 0)
  add(stem, stem, 'P')
  addOpen(`${open}으`, stem)
  addPast(open + harmonicEnding(open), stem)
}

function addChangingH({ add, addOpen, addPast }: HeadTable, stem: string): void {
  const open = withFinal(stem, 0)
  add(stem, stem, 'P')
  addOpen(open, stem)
  addPast(withVowel(open, vowelOf(open) === VOWEL.YA ? VOWEL.YAE : VOWEL.AE), stem)
}

function addPlain(table: HeadTable, stem: string): void {
  const final = finalConsonant(stem)
  if (final === 0) {
    addVowelStem(table, stem)
    for (const form of contractions(stem)) table.addPast(form, stem)
  } else {
    table.add(stem, stem, 'P')
    if (final === FINAL.L) addDroppingL(table, stem)
    else addConsonantStem(table, stem)
    table.addPast(stem + harmonicEnding(stem), stem)
  }
}

/** A stem in ㄹ, which drops before some endings. */
function addDroppingL({ add }: HeadTable, stem: string): void {
  add(stem, stem, 'EL')
  add(withFinal(stem, 0), stem, 'D')
  add(withFinal(stem, FINAL.N), stem, 'N')
  add(withFinal(stem, FINAL.B), stem, 'B')
  add(withFinal(stem, FINAL.LM), stem, 'M')
  if (stem.length > 1) add(withFinal(stem, FINAL.M), stem, 'M')
}

/** A stem in another consonant, with 으 before ㄴ, ㄹ and ㅁ. */
function addConsonantStem({ add, addOpen }: HeadTable, stem: string): void {
  addOpen(`${stem}으`, stem)
  add(`${stem}은`, stem, 'N')
  add(`${stem}을`, stem, 'L')
  add(`${stem}음`, stem, 'M')
}

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
