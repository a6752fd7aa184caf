import { wordsIn } from '../wordsIn.js'

/** The verb lists and endings of a language. */
export interface VerbSource {
  /**
   * Lines of `infinitive endings: endings of forms`, likelier readings first. An infinitive ending with `!` marks endings that
   * tell a verb even if it is not listed; with `?` the verb must be listed.
   */
  readonly endings: string
  /** Infinitives. */
  readonly known: { has(word: string): boolean }
  /**
   * Other stems that a stem before an ending may come from in a verb with this ending of the infinitive: `encuentr` from
   * `encontr`. Tried on listed verbs only.
   */
  readonly alternants?: (stem: string, ending: string, infinitive: string) => readonly string[]
  /** Whether a listed verb has forms with an ending; by default each has all endings of its infinitive. */
  readonly accepts?: (infinitive: string, ending: string) => boolean
  /** Stem of an unlisted verb as its infinitive spells it: `explic` for `expliqu`. */
  readonly spelling?: (stem: string, infinitive: string) => string
  /** Least number of letters of the stem of an unlisted verb; 3 by default. */
  readonly leastStem?: number
}

interface VerbReading {
  readonly infinitive: string
  readonly isListed: boolean
}

interface VerbEnding {
  readonly infinitive: string
  readonly isStrong: boolean
}

/** Finds the infinitive of a verb form by its endings, longest first: a listed verb, or what the ending alone tells. */
export function createVerbFinder(source: VerbSource): (word: string) => VerbReading | undefined {
  const endings = parseEndings(source.endings)
  const longest = Math.max(...[...endings.keys()].map((ending) => ending.length))
  const { known, alternants, accepts = () => true, spelling = (stem) => stem, leastStem = 3 } = source
  const isForm = (infinitive: string, ending: string): boolean => known.has(infinitive) && accepts(infinitive, ending)
  const listed = (stem: string, ending: string, readings: readonly VerbEnding[]): string | undefined => {
    for (const { infinitive } of readings) {
      if (isForm(stem + infinitive, ending)) return stem + infinitive
    }
    for (const { infinitive } of readings) {
      for (const other of alternants?.(stem, ending, infinitive) ?? []) {
        if (isForm(other + infinitive, ending)) return other + infinitive
      }
    }
    return undefined
  }
  return (word) => {
    let guess: string | undefined
    for (let length = Math.min(longest, word.length - 1); length >= 0; length--) {
      const ending = word.slice(word.length - length)
      const readings = endings.get(ending)
      if (readings === undefined) continue
      const stem = word.slice(0, word.length - length)
      const found = listed(stem, ending, readings)
      if (found !== undefined) return { infinitive: found, isListed: true }
      if (guess !== undefined || stem.length < leastStem) continue
      const strong = readings.find((reading) => reading.isStrong)
      if (strong !== undefined) guess = spelling(stem, strong.infinitive) + strong.infinitive
    }
    return guess === undefined ? undefined : { infinitive: guess, isListed: false }
  }
}

function parseEndings(text: string): ReadonlyMap<string, readonly VerbEnding[]> {
  const table = new Map<string, VerbEnding[]>()
  for (const line of text.split('\n')) {
    const parts = /^\s*(\S+)([!?]):(.*)$/u.exec(line)
    if (parts === null) continue
    const reading = { infinitive: parts[1]!, isStrong: parts[2] === '!' }
    for (const word of wordsIn(parts[3]!)) {
      const ending = word === '-' ? '' : word
      const readings = table.get(ending) ?? []
      readings.push(reading)
      table.set(ending, readings)
    }
  }
  return table
}

/** A list of verbs and of the nouns and adjectives that look like their forms. */
export interface VerbList {
  readonly infinitives: ReadonlySet<string>
  readonly nominals: ReadonlySet<string>
}

/**
 * Parses stems by the ending of the infinitive, `{ ar: 'habl trabaj.o' }`. What follows the period are the endings that make
 * a noun or adjective of the stem, not a form of the verb: `trabajo`.
 */
export function parseVerbList(stems: Readonly<Record<string, string>>, more: readonly string[] = []): VerbList {
  const infinitives = new Set(more)
  const nominals = new Set<string>()
  for (const [infinitive, words] of Object.entries(stems)) {
    for (const word of wordsIn(words)) {
      const [stem, ...endings] = word.split('.')
      infinitives.add(stem + infinitive)
      for (const ending of endings) nominals.add(stem + ending)
    }
  }
  return { infinitives, nominals }
}
