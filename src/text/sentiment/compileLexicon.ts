import type { SentimentLexicon } from '../lexicons/lexicon.js'
import { type ClassesOf, readWordClasses } from '../syntax/readWordClasses.js'
import { wordsIn } from '../wordsIn.js'
import { createFormReader, unstretched } from './formValues.js'
import { isDeniedWord, type LexiconLists, readLists, wordsOf } from './lexiconLists.js'
import * as role from './roles.js'
import type { LexiconPhrase, WordSense } from './wordSense.js'

/** A lexicon ready for look-ups. All forms are normal forms of the language: lower case, straight apostrophes. */
export interface CompiledLexicon {
  readonly language: string
  /** A word of a text -> its normal form. */
  readonly normal: (word: string) => string
  /** Stem of a normal form. Remembers the stems of the last forms: one form is looked up in several lists. */
  readonly stem: (form: string) => string
  readonly matching: SentimentLexicon['matching']
  readonly concord: boolean
  readonly nounCapitals: boolean
  readonly exclamation: number
  /** Endings of words that `uncertainToo` of the lexicon never exaggerates; undefined without such words. */
  readonly uncertainToo: readonly string[] | undefined
  /** Sense of a word form; undefined if it is unknown. */
  sense(form: string): WordSense | undefined
  /** Phrases that may begin with this form, longest first. */
  phrasesFrom(form: string): readonly LexiconPhrase[]
  /** Whether some phrase may go on with this form after its first word. */
  continues(form: string): boolean
  /** For `substring` matching: every listed string with its sense. */
  readonly strings: ReadonlyMap<string, WordSense>
  /** Length of the longest of them, by the code unit they begin with. */
  readonly longestStrings: ReadonlyMap<number, number>
  /** Short words that are written together with the next word, longest first. */
  readonly proclitics: readonly string[]
  readonly longestWord: number
  /** Word classes of a normal form. */
  readonly classesOf: ClassesOf
  /** Whether exactly this form is listed as a word, in any list. */
  isWord(form: string): boolean
}

/** Reads a lexicon once; `stemOf` gives the stem of a lower-case form. */
export function compileLexicon(lexicon: SentimentLexicon, stemOf: (form: string) => string): CompiledLexicon {
  const stem = remember(stemOf)
  const lists = readLists(lexicon, stem)
  const { normal, values, roles, phrases } = lists
  const strings = lexicon.matching === 'substring' ? listedStrings(lists) : new Map<string, WordSense>()
  return {
    language: lexicon.language,
    matching: lexicon.matching,
    normal,
    stem,
    concord: lexicon.concord === true,
    nounCapitals: lexicon.nounCapitals === true,
    exclamation: lexicon.exclamation ?? 0,
    uncertainToo: lexicon.uncertainToo === undefined ? undefined : wordsIn(lexicon.notTooEndings),
    strings,
    longestStrings: longestByFirst(strings.keys()),
    proclitics: wordsOf(lexicon.proclitics, lexicon.language).sort((a, b) => b.length - a.length),
    longestWord: lexicon.longestWord ?? Number.POSITIVE_INFINITY,
    classesOf: readWordClasses(lexicon.language, stem),
    isWord: (form) => values.exact.has(form) || roles.exact.has(form),
    sense: senseFinder(lists),
    phrasesFrom: (form) => phrases.from(form),
    continues: (form) => phrases.continues(form),
  }
}

/** Stems that are remembered at most. */
const REMEMBERED = 1_000

function remember(stem: (form: string) => string): (form: string) => string {
  const known = new Map<string, string>()
  return (form) => {
    let found = known.get(form)
    if (found === undefined) {
      found = stem(form)
      if (known.size === REMEMBERED) known.clear()
      known.set(form, found)
    }
    return found
  }
}

/** Roles of words that are opinions all the same: "dear", "badly". */
const OPINIONS: ReadonlySet<number> = new Set([role.SALUTATION, role.UNSETTLED])

/** Values and roles of any word form. */
function senseFinder(lists: LexiconLists): CompiledLexicon['sense'] {
  const { lexicon, values, roles } = lists
  const { findValue, isDenied } = createFormReader(lists)
  const negatorEndings = wordsIn(lexicon.negatorEndings)
  const rolesOf = (form: string): number => {
    const known = roles.exact.get(form) ?? roles.pattern(form) ?? 0
    return negatorEndings.some((ending) => form.endsWith(ending)) ? known | role.NEGATOR : known
  }
  const isExact = (form: string): boolean => values.exact.has(form) || roles.exact.has(form)
  // "Trooop bien" is praise, and "noooo" an exclamation: words of excess and short negators are not read so.
  const isStretched = (form: string): boolean =>
    isExact(form) && ((roles.exact.get(form) ?? 0) & (role.TOO | role.SHORT)) === 0
  return (spelled) => {
    const form = isExact(spelled) ? spelled : (unstretched(spelled).find(isStretched) ?? spelled)
    let bits = rolesOf(form)
    // A word that only modifies others takes no value from its stem: "hardly" is not "hard".
    const modifies = roles.exact.has(form) && !OPINIONS.has(roles.exact.get(form)!)
    const value = modifies ? values.exact.get(form) : findValue(form)
    if ((value ?? 0) === 0 && isDenied(form)) bits |= role.FOLLOWING
    if (value && isDeniedWord(form, lexicon)) bits |= role.DENIED
    if (value === undefined && bits === 0) return undefined
    return { value: value ?? 0, roles: bits | role.LISTED }
  }
}

/** Every string of a lexicon that is matched by substrings, with its sense; phrases win over words. */
function listedStrings({ values, roles, phrases }: LexiconLists): Map<string, WordSense> {
  const strings = new Map<string, WordSense>()
  for (const [form, value] of values.exact) strings.set(form, { value, roles: role.LISTED | role.WORD })
  for (const [form, bits] of roles.exact) {
    strings.set(form, { value: strings.get(form)?.value ?? 0, roles: bits | role.LISTED | role.WORD })
  }
  for (const { words, sense } of phrases.all()) strings.set(words.map((word) => word.form).join(''), sense)
  return strings
}

function longestByFirst(strings: Iterable<string>): Map<number, number> {
  const longest = new Map<number, number>()
  for (const string of strings) {
    const code = string.charCodeAt(0)
    longest.set(code, Math.max(longest.get(code) ?? 0, string.length))
  }
  return longest
}
