/** Tables of endings, for the stemmers of our own. */
export interface Ending {
  readonly ending: string
  /** Letters that must stay. */
  readonly least: number
  readonly instead: string
}

/** Endings written as `least: ending ending/instead`, longest first. */
export function endings(lines: string): readonly Ending[] {
  const found: Ending[] = []
  for (const line of lines.trim().split('\n')) {
    const [least, words] = line.split(':')
    for (const word of words!.trim().split(/\s+/u)) {
      const [ending, instead = ''] = word.split('/')
      found.push({ ending: ending!, least: Number(least), instead })
    }
  }
  return found.sort((a, b) => b.ending.length - a.ending.length)
}

/** The word without its longest listed ending. */
export function strip(word: string, list: readonly Ending[]): string {
  for (const { ending, least, instead } of list) {
    if (word.length - ending.length >= least && word.endsWith(ending)) {
      return word.slice(0, word.length - ending.length) + instead
    }
  }
  return word
}
