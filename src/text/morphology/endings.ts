import { wordsIn } from '../wordsIn.js'

/** An ending that one of our own stemmers removes. */
export interface Ending {
  readonly ending: string
  /** Least number of letters before the ending. */
  readonly least: number
  readonly replacement: string
}

/** Parses lines of `least: ending ending/replacement`. Longest endings first. */
export function endings(lines: string): readonly Ending[] {
  const found: Ending[] = []
  for (const line of lines.trim().split('\n')) {
    const [least, words] = line.split(':')
    for (const word of words!.trim().split(/\s+/u)) {
      const [ending, replacement = ''] = word.split('/')
      found.push({ ending: ending!, least: Number(least), replacement })
    }
  }
  return found.sort((a, b) => b.ending.length - a.ending.length)
}

/** The word with its longest listed ending removed or replaced. */
export function strip(word: string, list: readonly Ending[]): string {
  for (const { ending, least, replacement } of list) {
    if (word.length - ending.length >= least && word.endsWith(ending)) {
      return word.slice(0, word.length - ending.length) + replacement
    }
  }
  return word
}

/** Entries of a list for `endings`, one for each ending behind a stem: `stem+ending/lemma`. */
export const endingsWithLemma = (stem: string, lemma: string, list: string): string =>
  wordsIn(list)
    .map((ending) => `${stem}${ending}/${lemma}`)
    .join(' ')

/** `strip` for a long list: looks up the ends of the word instead of trying all endings. */
export function createStripper(list: readonly Ending[]): (word: string) => string {
  const table = new Map<string, Ending[]>()
  for (const entry of list) {
    const same = table.get(entry.ending)
    if (same === undefined) table.set(entry.ending, [entry])
    else same.push(entry)
  }
  const longest = Math.max(0, ...list.map(({ ending }) => ending.length))
  return (word) => {
    for (let length = Math.min(longest, word.length); length > 0; length--) {
      const stem = word.length - length
      for (const { least, replacement } of table.get(word.slice(stem)) ?? []) {
        if (stem >= least) return word.slice(0, stem) + replacement
      }
    }
    return word
  }
}
