import { withoutAccents } from '../accents.js'
import { listedWords } from '../frequencies/listedWords.js'
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
}

const rules: Readonly<Record<string, AccentRules>> = {
  cs: { words: 'dobra druhy hrozny obyvatele roman' },
  es: {
    endings: [
      ['cion', 'ción'],
      ['sion', 'sión'],
    ],
    distinct: 'áéíóú',
    words: 'campana cuanto seria',
  },
  fr: { distinct: 'é' },
  hu: {},
  pl: {},
  pt: {
    endings: [
      ['cao', 'ção'],
      ['coes', 'ções'],
      ['soes', 'sões'],
    ],
    distinct: 'áéíóúâêô',
    words: 'balcao balcoes falcao falcoes marco vulcao vulcoes',
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

/** Restores accents in a language; undefined where words are seldom typed without. */
export async function loadAccents(language: string): Promise<RestoreAccents | undefined> {
  const own = rules[language]
  if (own === undefined) return undefined
  const { endings = [], words = '' } = own
  const others = wordList(words)
  const accented = findAccented(await listedWords(language), own)
  return (word) => {
    if (word.length < LEAST_LETTERS || !BARE.test(word) || others.has(word)) return word
    const found = accented.get(word)
    if (found !== undefined) return found
    const ending = endings.find(([bare]) => word.endsWith(bare))
    return ending === undefined ? word : word.slice(0, -ending[0].length) + ending[1]
  }
}

/** The listed words with accents, by what they look like without. */
function findAccented(
  listed: Iterable<readonly [word: string, share: number]>,
  { distinct = '' }: AccentRules,
): ReadonlyMap<string, string> {
  const shares = new Map<string, number>()
  for (const [word, share] of listed) shares.set(word, Math.max(share, shares.get(word) ?? 0))
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
