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
