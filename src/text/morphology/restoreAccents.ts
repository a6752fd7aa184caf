import { withoutAccents } from '../accents.js'
import { listedWords } from '../frequencies/listedWords.js'
import { languageFiles } from '../languageFiles.js'
import { wordList } from './irregularForms.js'

/**
 * Words that were typed without accents: a keyboard has none, or the writer is in a hurry (Turkish `guzel`, Polish `zycie`, Spanish
 * `habitacion`). They are the words with accents that only they can be. What is a word of its own stays (Spanish `esta`).
 */

/** Gives a word in normal form its accents. Words with accents, and those that are not known, are returned unchanged. */
type RestoreAccents = (word: string) => string

interface AccentRules {
  /** Endings that no word has without accents, and with them. */
  readonly endings?: readonly (readonly [bare: string, accented: string])[]
  /** Last letters that tell forms of a verb apart (Spanish `paso`, `pasó`): words that end so are not restored. */
  readonly distinct?: string
  /** Words that are not restored: words of their own that the table of frequencies does not have, and exceptions to `endings`. */
  readonly words?: string
  /** Whether a lemma is restored as well: Spanish `rapidas` has that of `rápidas`. */
  readonly lemmas?: true
}

const rules: Readonly<Record<string, AccentRules>> = {
  cs: { words: 'dobra druhy hrozny obyvatele roman' },
  es: {
    endings: [
      ['cion', 'ción'],
      ['sion', 'sión'],
    ],
    distinct: 'áéíóú',
    words: 'campana cuanto mission passion seria session',
    lemmas: true,
  },
  fr: { distinct: 'é', lemmas: true },
  hu: {},
  it: { distinct: 'òèé' },
  pl: {
    endings: [
      ['osc', 'ość'],
      ['osci', 'ości'],
      ['oscia', 'ością'],
    ],
    words: 'prosci',
  },
  pt: {
    endings: [
      ['cao', 'ção'],
      ['ao', 'ão'],
      ['coes', 'ções'],
      ['oes', 'ões'],
      ['ancia', 'ância'],
      ['ancias', 'âncias'],
      ['encia', 'ência'],
      ['encias', 'ências'],
      ['ario', 'ário'],
      ['arios', 'ários'],
      ['orio', 'ório'],
      ['orios', 'órios'],
      ['avel', 'ável'],
      ['aveis', 'áveis'],
      ['ivel', 'ível'],
      ['iveis', 'íveis'],
    ],
    distinct: 'áéíóúâêô',
    words: 'bilbao convencia diferencia financia licencia macao marco mario pertencia presencia silencia travel vencia',
    lemmas: true,
  },
  ro: { distinct: 'ă', words: 'intre romani' },
  tr: {},
}

/** Shorter words are too often words of their own, or others (Turkish `su`, `şu`). */
const LEAST_LETTERS = 5
/** A word that the table does not have is less frequent than this. */
const UNLISTED_SHARE = 1e-5
/** A word is only restored where the one with accents is so many times as frequent. */
const LEAST_RATIO = 10

const BARE = /^[a-z]+$/u

/** Words that no other word looks like without accents, each list separated by white space. */
export interface AccentedWords {
  /** Words as they stand. */
  readonly words?: string
  /** Words that also have a form with -s. */
  readonly plurals?: string
  /** Words in -o that also have forms in -a, -os and -as. */
  readonly adjectives?: string
  /** Beginnings of words; the rest stays as it was typed. */
  readonly stems?: string
}

const loadWords = languageFiles<{ readonly accentedWords: AccentedWords }>({
  es: () => import('./accentedWords/spanish.js'),
  fr: () => import('./accentedWords/french.js'),
  pl: () => import('./accentedWords/polish.js'),
  pt: () => import('./accentedWords/portuguese.js'),
  tr: () => import('./accentedWords/turkish.js'),
})

/** Restores accents in a language; undefined where words are seldom typed without. */
export async function loadAccents(language: string): Promise<RestoreAccents | undefined> {
  const own = rules[language]
  if (own === undefined) return undefined
  const listed = sharesOf(await listedWords(language))
  const { accentedWords: { words, plurals, adjectives, stems = '' } = {} } = (await loadWords(language)) ?? {}
  const others = wordList(own.words ?? '')
  const forms = [...formsOf(words, ''), ...formsOf(plurals, '', 's'), ...formsOf(adjectives, 'o', 'a', 'os', 'as')]
  const listedStems = [...wordList(stems)]
  const accented = new Map([
    ...[...findAccented(listed, own)].filter(([bare]) => !others.has(bare)),
    ...[...listedStems, ...forms].map((word): [string, string] => [withoutAccents(word), word]),
  ])
  const restoreStem = stemRestorer(listedStems)
  return (word) => {
    if (!BARE.test(word)) return word
    const found = accented.get(word)
    if (found !== undefined) return found
    if (word.length < LEAST_LETTERS || others.has(word) || listed.has(word)) return word
    const ending = own.endings?.find(([bare]) => word.endsWith(bare))
    return ending === undefined ? restoreStem(word) : word.slice(0, -ending[0].length) + ending[1]
  }
}

/** Whether the lemmas of a language are given their accents as well. */
export const restoresLemmas = (language: string): boolean => rules[language]?.lemmas === true

/** The words of a list, and each with other endings in place of its own. */
const formsOf = (list = '', ending: string, ...endings: string[]): string[] =>
  [...wordList(list)].flatMap((word) => [
    word,
    ...endings.map((other) => word.slice(0, word.length - ending.length) + other),
  ])

/** Gives words that begin with a listed stem its accents. */
function stemRestorer(stems: readonly string[]): RestoreAccents {
  const byBare = new Map(stems.map((stem) => [withoutAccents(stem), stem]))
  const lengths = [...new Set(stems.map(({ length }) => length))].sort((a, b) => b - a)
  return (word) => {
    for (const length of lengths) {
      const stem = byBare.get(word.slice(0, length))
      if (stem !== undefined) return stem + word.slice(length)
    }
    return word
  }
}

/** The largest share of each listed word. */
function sharesOf(listed: Iterable<readonly [word: string, share: number]>): ReadonlyMap<string, number> {
  const shares = new Map<string, number>()
  for (const [word, share] of listed) shares.set(word, Math.max(share, shares.get(word) ?? 0))
  return shares
}

/** The listed words with accents, by what they look like without. */
function findAccented(
  shares: ReadonlyMap<string, number>,
  { distinct = '' }: AccentRules,
): ReadonlyMap<string, string> {
  const alike = new Map<string, string[]>()
  for (const word of shares.keys()) {
    const bare = withoutAccents(word)
    const forms = alike.get(bare)
    if (forms === undefined) alike.set(bare, [word])
    else forms.push(word)
  }
  const accented = new Map<string, string>()
  for (const [bare, forms] of alike) {
    if (bare.length < LEAST_LETTERS) continue
    const [best, next] = forms.toSorted((a, b) => shares.get(b)! - shares.get(a)!)
    if (best === undefined || best === bare) continue
    const least = LEAST_RATIO * (next === undefined ? UNLISTED_SHARE : Math.max(UNLISTED_SHARE, shares.get(next)!))
    // Shares are the centres of bands, which are written with few digits.
    if (shares.get(best)! < least * 0.99) continue
    if (!distinct.includes(best.at(-1)!)) accented.set(bare, best)
  }
  return accented
}
