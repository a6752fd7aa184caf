import { listPhrases, listWords, type SentimentLexicon } from '../lexicons/lexicon.js'
import { normalFormOf } from '../tokenization/normalForm.js'
import * as role from './roles.js'

/** What a lexicon says about one word form: its value and the role bits of `roles.ts`. */
export interface WordSense {
  readonly value: number
  readonly roles: number
}

/** Several words in a row with one sense. A word with `open` matches every word that begins so. */
export interface LexiconPhrase {
  readonly words: readonly { readonly form: string; readonly open: boolean }[]
  readonly sense: WordSense
}

/** A lexicon ready for look-ups. All forms are normal forms of the language: lower case, straight apostrophes. */
export interface CompiledLexicon {
  /** A word of a text -> its normal form. */
  readonly normal: (word: string) => string
  readonly matching: SentimentLexicon['matching']
  readonly concord: boolean
  readonly exclamation: number
  /** Sense of a word form; undefined when nothing is known of it. */
  sense(form: string): WordSense | undefined
  /** Phrases that may begin with this form, longest first. */
  phrasesFrom(form: string): readonly LexiconPhrase[]
  /** For `substring` matching: every listed string with its sense. */
  readonly strings: ReadonlyMap<string, WordSense>
  /** Short words that stand glued before others, longest first. */
  readonly proclitics: readonly string[]
  readonly longestWord: number
  /** Whether exactly this form is listed as a word, in any list. */
  isWord(form: string): boolean
}

/** Lists of the lexicon with the roles they give. */
const roleLists = [
  ['negators', role.NEGATOR],
  ['shortNegators', role.NEGATOR | role.SHORT],
  ['closingNegators', role.NEGATOR | role.CLOSING],
  ['followingNegators', role.FOLLOWING],
  ['praiseNegators', role.PRAISE_NEGATOR],
  ['halfNegators', role.HALF_NEGATOR],
  ['nonNegators', 0],
  ['intensifiers', role.INTENSE],
  ['diminishers', role.DIMINISH],
  ['followingIntensifiers', role.FOLLOWING_INTENSE],
  ['too', role.TOO],
  ['less', role.LESS],
  ['hopes', role.HOPE],
  ['modals', role.MODAL],
  ['unrealised', role.UNREALISED],
  ['comparatives', role.COMPARATIVE],
  ['limitNegators', role.LIMIT],
  ['contrast', role.CONTRAST],
  ['contrastEndings', role.CONTRAST_AFTER],
  ['subordinators', role.SUBORDINATE],
  ['coordinators', role.COORDINATE],
] as const

/** A word turned by a prefix ("unappetising") or an ending has this share of the praising word's value, or the blaming one's. */
const REVERSED = -0.75
const REVERSED_BLAME = -0.45
/** Letters that must remain after a reversing prefix or before an ending. */
const MINIMUM_REST = 3

/** Reads a lexicon once; `stem` gives the stem of a lower-case form. */
export function compileLexicon(lexicon: SentimentLexicon, stem: (form: string) => string): CompiledLexicon {
  const normal = normalFormOf(lexicon.language)
  /** Words of a list in their normal forms, marks kept. */
  const wordsOf = (list: string | undefined): string[] =>
    listWords(list).map((word) => word.replace(/[^*!]+/u, (bare) => normal(bare)))
  const values = new FormTable(lexicon.matching === 'prefix')
  const roles = new FormTable(lexicon.matching === 'prefix')
  const phrases: LexiconPhrase[] = []
  const strings = new Map<string, WordSense>()
  const stems: Stems = new Map()
  /** What stemming took off the listed forms. */
  const folded: string[] = []
  const open = lexicon.matching === 'prefix'

  const addPhrase = (text: string, sense: WordSense): void => {
    const words = text.split(' ').map((word) => ({
      form: normal(word.replace(/[*!]$/u, '')),
      open: word.endsWith('*') || (open && !word.endsWith('!')),
    }))
    phrases.push({ words, sense })
  }
  for (const [grade, list] of Object.entries(lexicon.grades)) {
    const value = Number(grade)
    for (const word of wordsOf(list)) {
      if (word.includes('_')) addPhrase(word.replaceAll('_', ' '), { value, roles: role.LISTED | role.WORD })
      else values.add(word, value)
      if (lexicon.matching === 'substring' || value === 0 || /[*!_]/u.test(word)) continue
      const key = stem(word)
      if (word.startsWith(key)) folded.push(word.slice(key.length))
      const entry = stems.get(key) ?? { sum: 0, forms: 0, shortest: word.length }
      entry.sum += value
      entry.forms++
      entry.shortest = Math.min(entry.shortest, word.length)
      stems.set(key, entry)
    }
  }
  for (const [name, bits] of roleLists) {
    for (const word of wordsOf(lexicon[name])) {
      if (!word.includes('_')) roles.add(word, bits, true)
      else addPhrase(word.replaceAll('_', ' '), { value: 0, roles: bits | role.LISTED | role.WORD })
    }
  }
  for (const [text, value] of listPhrases(lexicon.phrases)) {
    const negates = role.NEGATOR | role.FOLLOWING
    const isDenied = text.split(' ').some((word) => ((roles.exact.get(word) ?? 0) & negates) !== 0)
    addPhrase(text, { value, roles: role.LISTED | role.WORD | (isDenied ? role.DENIED : 0) })
  }

  if (lexicon.matching === 'substring') {
    for (const [form, value] of values.exact) strings.set(form, { value, roles: role.LISTED | role.WORD })
    for (const [form, bits] of roles.exact) {
      strings.set(form, { value: strings.get(form)?.value ?? 0, roles: bits | role.LISTED | role.WORD })
    }
    for (const { words, sense } of phrases) strings.set(words.map((word) => word.form).join(''), sense)
  }

  const endings = listWords(lexicon.endings)
    .map((rule) => rule.split(':') as [string, string?])
    .sort((a, b) => b[0].length - a[0].length)
  const reversing = listWords(lexicon.reversingPrefixes)
  const negatorEndings = listWords(lexicon.negatorEndings)
  const denied = listWords(lexicon.deniedEndings)
  const accentless = lexicon.accentless !== undefined ? values.withoutAccents() : undefined
  const plainStems = lexicon.accentless === 'inflected' ? createPlainStems(stems, folded) : undefined

  /** The form itself or its stem. */
  const direct = (form: string): number | undefined => {
    const exact = values.exact.get(form)
    if (exact !== undefined) return exact
    const entry = stems.get(stem(form))
    return entry !== undefined && form.length >= entry.shortest ? entry.sum / entry.forms : undefined
  }
  /** Whether the word ends as denied verbs do, behind what is listed of it. */
  const isDenied = (form: string): boolean =>
    denied.some((ending) => form.endsWith(ending) && !values.begins(form, ending.length)) &&
    !values.exact.has(form) &&
    !roles.exact.has(form)
  const findValue = (form: string): number | undefined => {
    const known = direct(form) ?? values.pattern(form)
    if (known !== undefined) return isDenied(form) ? (known > 0 ? REVERSED : REVERSED_BLAME) * known : known
    for (const [ending, replacement] of endings) {
      const rest = form.length - ending.length
      if (rest < MINIMUM_REST || !form.endsWith(ending)) continue
      const base = form.slice(0, rest)
      const doubled = replacement === undefined && base.at(-1) === base.at(-2)
      const found = direct(base + (replacement ?? '')) ?? (doubled ? direct(base.slice(0, -1)) : undefined)
      if (found !== undefined) return found
    }
    for (const prefix of reversing) {
      if (form.length - prefix.length < MINIMUM_REST || !form.startsWith(prefix)) continue
      const praised = form.slice(prefix.length)
      const found = direct(praised) ?? values.pattern(praised)
      if (found !== undefined && found > 0) return REVERSED * found
    }
    const plain = accentless?.exact.get(form) ?? accentless?.pattern(form) ?? plainStems?.(form)
    if (plain !== undefined) return plain
    // "sooo gooood", "hahahaha": letters and pairs of letters written three times and more stand for two or one.
    const shorter = form.replace(/(\p{L}{1,2}?)\1{2,}/gu, '$1$1')
    if (shorter === form) return undefined
    return direct(shorter) ?? direct(form.replace(/(\p{L}{1,2}?)\1{2,}/gu, '$1'))
  }
  const findRoles = (form: string): number => {
    const known = roles.exact.get(form) ?? roles.pattern(form) ?? 0
    return negatorEndings.some((ending) => form.endsWith(ending)) ? known | role.NEGATOR : known
  }

  const firstExact = new Map<string, LexiconPhrase[]>()
  const firstOpen = new Map<string, LexiconPhrase[]>()
  for (const phrase of phrases) {
    const { form, open: isOpen } = phrase.words[0]!
    const table = isOpen ? firstOpen : firstExact
    const list = table.get(form)
    if (list === undefined) table.set(form, [phrase])
    else list.push(phrase)
  }
  return {
    matching: lexicon.matching,
    normal,
    concord: lexicon.concord === true,
    exclamation: lexicon.exclamation ?? 0,
    strings,
    proclitics: wordsOf(lexicon.proclitics).sort((a, b) => b.length - a.length),
    longestWord: lexicon.longestWord ?? Number.POSITIVE_INFINITY,
    isWord: (form) => values.exact.has(form) || roles.exact.has(form),
    sense(form) {
      let bits = findRoles(form)
      // A word that only modifies others takes no value from its stem: "hardly" is not "hard".
      const value = roles.exact.has(form) ? values.exact.get(form) : findValue(form)
      if ((value ?? 0) === 0 && isDenied(form)) bits |= role.FOLLOWING
      if (value === undefined && bits === 0) return undefined
      return { value: value ?? 0, roles: bits | role.LISTED }
    },
    phrasesFrom(form) {
      const found = [...(firstExact.get(form) ?? [])]
      for (let length = 1; firstOpen.size > 0 && length <= form.length; length++) {
        found.push(...(firstOpen.get(form.slice(0, length)) ?? []))
      }
      return found.sort((a, b) => b.words.length - a.words.length || letters(b) - letters(a))
    },
  }
}

type Stems = Map<string, { sum: number; forms: number; shortest: number }>

/** Letters of the shortest stem that is known without its accents, and listed forms that an ending must be seen on. */
const MINIMUM_PLAIN_STEM = 5
const MINIMUM_SEEN = 2

/**
 * Values of inflected words without accents ("vyborneho"): a stemmer knows the endings only as they are rightly written, so
 * such a word is a listed stem and an ending of listed forms, where one of the two has lost an accent.
 */
function createPlainStems(stems: Stems, folded: readonly string[]): (form: string) => number | undefined {
  const values = new Map<string, number>()
  for (const [stem, { sum, forms }] of stems) {
    const bare = unaccented(stem)
    if (bare.length >= MINIMUM_PLAIN_STEM && (bare === stem || !stems.has(bare))) values.set(bare, sum / forms)
  }
  const proper = new Map<string, number>()
  for (const ending of folded) proper.set(ending, (proper.get(ending) ?? 0) + 1)
  const seen = new Map<string, number>()
  for (const [ending, times] of proper) {
    const bare = unaccented(ending)
    if (bare !== '') seen.set(bare, (seen.get(bare) ?? 0) + times)
  }
  for (const [ending, times] of seen) if (times < MINIMUM_SEEN) seen.delete(ending)
  const longest = Math.max(0, ...[...seen.keys()].map((ending) => ending.length))
  return (form) => {
    for (let length = form.length - 1; length >= Math.max(MINIMUM_PLAIN_STEM, form.length - longest); length--) {
      const ending = form.slice(length)
      if (!seen.has(ending)) continue
      const stem = form.slice(0, length)
      const value = values.get(stem)
      if (value !== undefined && (!stems.has(stem) || !proper.has(ending))) {
        return unaccented(form) === form ? value : undefined
      }
    }
    return undefined
  }
}

const unaccented = (form: string): string =>
  /[^ -~]/u.test(form) ? form.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC') : form

const letters = (phrase: LexiconPhrase): number => phrase.words.reduce((sum, word) => sum + word.form.length, 0)

/** Forms with a number: exact ones, beginnings (`word*`) and ends (`*word`). */
class FormTable {
  readonly exact = new Map<string, number>()
  private readonly beginnings = new Map<string, number>()
  private readonly ends = new Map<string, number>()
  private longest = 0

  constructor(private readonly open: boolean) {}

  /** With `join` the bits of several lists that hold the word are joined. */
  add(word: string, value: number, join = false): void {
    const put = (table: Map<string, number>, form: string) => {
      table.set(form, join ? (table.get(form) ?? 0) | value : value)
      this.longest = Math.max(this.longest, form.length)
    }
    if (word.endsWith('!')) put(this.exact, word.slice(0, -1))
    else if (word.endsWith('*')) put(this.beginnings, word.slice(0, -1))
    else if (word.startsWith('*')) put(this.ends, word.slice(1))
    else {
      put(this.exact, word)
      if (this.open) put(this.beginnings, word)
    }
  }

  /** Whether a listed beginning reaches into the last `rest` letters of the form. */
  begins(form: string, rest: number): boolean {
    for (let length = Math.min(this.longest, form.length); length > form.length - rest; length--) {
      if (this.beginnings.has(form.slice(0, length))) return true
    }
    return false
  }

  /** The longest beginning, else the longest end that is listed. */
  pattern(form: string): number | undefined {
    const most = Math.min(this.longest, form.length)
    for (let length = most; this.beginnings.size > 0 && length > 0; length--) {
      const found = this.beginnings.get(form.slice(0, length))
      if (found !== undefined) return found
    }
    for (let length = most; this.ends.size > 0 && length > 0; length--) {
      const found = this.ends.get(form.slice(form.length - length))
      if (found !== undefined) return found
    }
    return undefined
  }

  /** The forms by what is left of them without accents, where that is not a listed form itself. */
  withoutAccents(): FormTable {
    const plain = new FormTable(false)
    plain.longest = this.longest
    // Where every word is a beginning, bare ones meet too many others (measured on Turkish).
    for (const table of this.open ? (['exact'] as const) : (['exact', 'beginnings', 'ends'] as const)) {
      for (const [form, value] of this[table]) {
        const bare = unaccented(form)
        if (bare !== form && !this[table].has(bare)) plain[table].set(bare, value)
      }
    }
    return plain
  }
}
