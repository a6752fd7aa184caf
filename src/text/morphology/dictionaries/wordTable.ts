import type { AffixRules } from './affixRules.js'

/** The words of a dictionary on shared memory, which threads receive without a copy. */
export interface WordTable {
  /** The words one after the other, as UTF-16 code units. */
  readonly units: Uint16Array
  /** Word i is from offsets[i] to offsets[i + 1]. */
  readonly offsets: Uint32Array
  /** Set of flags of each word. */
  readonly flagSets: Uint32Array
  /** The sets of flags one after the other, and where each begins. */
  readonly flagUnits: Uint16Array
  readonly flagOffsets: Uint32Array
  /** Hash table of word numbers + 1; 0 is free. */
  readonly slots: Uint32Array
}

/** Lines that are read without a pause: a few milliseconds of work. */
const LINES_PER_TURN = 4_000

/**
 * Reads the text of a word list (.dic). Capitalized words are listed in lower case, unless the list also has the lower-case
 * word. `pause` is awaited at intervals. Throws a RangeError for a text that is no word list.
 */
export async function readWordTable(
  text: string,
  { flagsOf, noWords, plain }: Pick<AffixRules, 'flagsOf' | 'noWords' | 'plain'>,
  normalForm: (word: string) => string,
  pause: () => Promise<unknown>,
): Promise<WordTable> {
  const lines = linesOf(text)
  if (!/^\uFEFF?\d/u.test(lines.next().value ?? '')) throw new RangeError('its first line is not the number of words')
  const words = new Map<string, string>()
  const capitalized = new Map<string, string>()
  const add = (map: Map<string, string>, word: string, flags: string): void => {
    const known = map.get(word)
    map.set(word, known === undefined || known === flags ? flags : known + flags)
  }
  let count = 0
  for (const line of lines) {
    if (++count % LINES_PER_TURN === 0) await pause()
    const entry = /^[^\t ]*/u.exec(line)![0]
    if (entry === '' || entry.startsWith('#')) continue
    // A slash of the word itself has a backslash before it.
    const slash = entry.search(/(?<=[^\\])\//u)
    const flags = slash < 0 ? '' : flagsOf(entry.slice(slash + 1))
    if (hasAny(flags, noWords)) continue
    const written = plain((slash < 0 ? entry : entry.slice(0, slash)).replaceAll('\\/', '/'))
    const word = normalForm(written)
    if (word !== '') add(written.toLowerCase() === written ? words : capitalized, word, flags)
  }
  if (words.size + capitalized.size === 0) throw new RangeError('it has no words')
  for (const [word, flags] of capitalized) if (!words.has(word)) words.set(word, flags)
  await pause()
  return packWords(words, pause)
}

/** Whether a set of flags has one of these. */
export const hasAny = (flags: string, wanted: string): boolean => {
  for (const flag of wanted) if (flags.includes(flag)) return true
  return false
}

function* linesOf(text: string): Generator<string, undefined> {
  for (let from = 0; from < text.length; ) {
    const found = text.indexOf('\n', from)
    const end = found < 0 ? text.length : found
    yield text.slice(from, text[end - 1] === '\r' ? end - 1 : end)
    from = end + 1
  }
}

async function packWords(words: ReadonlyMap<string, string>, pause: () => Promise<unknown>): Promise<WordTable> {
  const sets = new Map<string, number>()
  let length = 0
  for (const [word, flags] of words) {
    length += word.length
    if (!sets.has(flags)) sets.set(flags, sets.size)
  }
  const { units: flagUnits, offsets: flagOffsets } = packed([...sets.keys()])
  const units = new Uint16Array(new SharedArrayBuffer(2 * length))
  const offsets = shared(words.size + 1)
  const flagSets = shared(words.size)
  const slots = shared(2 ** Math.ceil(Math.log2(2 * words.size + 1)))
  let [number, at] = [0, 0]
  for (const [word, flags] of words) {
    if (number % LINES_PER_TURN === LINES_PER_TURN - 1) await pause()
    for (let i = 0; i < word.length; i++) units[at++] = word.charCodeAt(i)
    flagSets[number] = sets.get(flags)!
    let slot = hash(word) & (slots.length - 1)
    while (slots[slot] !== 0) slot = (slot + 1) & (slots.length - 1)
    slots[slot] = ++number
    offsets[number] = at
  }
  return { units, offsets, flagSets, flagUnits, flagOffsets, slots }
}

const shared = (length: number): Uint32Array => new Uint32Array(new SharedArrayBuffer(4 * length))

function packed(texts: readonly string[]): { units: Uint16Array; offsets: Uint32Array } {
  const all = texts.join('')
  const units = new Uint16Array(new SharedArrayBuffer(2 * all.length))
  for (let i = 0; i < all.length; i++) units[i] = all.charCodeAt(i)
  const offsets = shared(texts.length + 1)
  for (const [i, text] of texts.entries()) offsets[i + 1] = offsets[i]! + text.length
  return { units, offsets }
}

/** FNV-1a over code units. */
function hash(word: string): number {
  let value = 0x811c9dc5
  for (let i = 0; i < word.length; i++) value = Math.imul(value ^ word.charCodeAt(i), 0x01000193)
  return (value ^ (value >>> 15)) >>> 0
}

/** What a table says of words. */
export interface WordLookup {
  readonly count: number
  /** The word with this number. */
  wordAt(number: number): string
  /** The flags of the word with this number. */
  flagsAt(number: number): string
  /** The flags of a word; undefined for one that is not in the table. */
  flagsOf(word: string): string | undefined
}

export function createWordLookup(table: WordTable): WordLookup {
  const { units, offsets, flagSets, flagUnits, flagOffsets, slots } = table
  const sets: string[] = []
  const flagsAt = (number: number): string => {
    const set = flagSets[number]!
    sets[set] ??= String.fromCharCode(...flagUnits.subarray(flagOffsets[set], flagOffsets[set + 1]))
    return sets[set]
  }
  const isAt = (number: number, word: string): boolean => {
    const from = offsets[number]!
    if (offsets[number + 1]! - from !== word.length) return false
    for (let i = 0; i < word.length; i++) if (units[from + i] !== word.charCodeAt(i)) return false
    return true
  }
  return {
    count: flagSets.length,
    wordAt: (number) => String.fromCharCode(...units.subarray(offsets[number], offsets[number + 1])),
    flagsAt,
    flagsOf(word) {
      for (let slot = hash(word) & (slots.length - 1); slots[slot] !== 0; slot = (slot + 1) & (slots.length - 1)) {
        const number = slots[slot]! - 1
        if (isAt(number, word)) return flagsAt(number)
      }
      return undefined
    },
  }
}
