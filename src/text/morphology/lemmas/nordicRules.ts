import { lazily } from '../../../lazily.js'
import { irregularForms, wordList } from '../irregularForms.js'
import { loanWordsInE } from '../loanWords.js'
import { addForms, commonWords, endsInWord, prefixesByLetter, replaceHead, rowsOf } from './lemmaTables.js'

/** What the rules of Danish and Norwegian differ in. */
export interface NordicLanguage {
  /** Common words by band of frequency. */
  readonly bands: Readonly<Record<string, string>>
  readonly tables: NordicTables
  /** Endings of a weak verb behind the stem of its infinitive. */
  readonly verbEndings: readonly string[]
  /** Those before which a double consonant is simplified. */
  readonly dentalEndings: readonly string[]
  /** Those of infinitives that end in a stressed vowel. */
  readonly vowelEndings: readonly string[]
  readonly prefixes: readonly string[]
  /** Endings of nouns, longest first. */
  readonly nounEndings: readonly string[]
  /** A stem with a double consonant that words of the language do not end in. */
  readonly double: RegExp
  /** An adjective with a suffix (first group) and its ending. */
  readonly adjectiveSuffix: RegExp
  /** A form of a regular verb with the stem in its first group. */
  readonly regularVerb: RegExp
  /** Endings of nouns in -e, without the -e. */
  readonly endingsInE: readonly string[]
}

interface NordicTables {
  readonly strongVerbs: string
  readonly irregularVerbs: string
  readonly weakVerbs: string
  readonly irregularNouns: string
  readonly irregularWords: string
  readonly adjectives: string
  readonly nounsLikeForms: string
  readonly nounsInE: string
}

const simplified = (stem: string): string => stem.replace(/([^aeiouyæøå])\1$/u, '$1')

function weakForms(language: NordicLanguage, infinitive: string): string[] {
  const stem = /[^e]e$/u.test(infinitive) ? infinitive.slice(0, -1) : infinitive
  const forms = language.verbEndings.map((ending) => stem + ending)
  const dental = stem === infinitive ? language.vowelEndings : language.dentalEndings
  return [infinitive, `${infinitive}s`, ...forms, ...dental.map((ending) => simplified(stem) + ending)]
}

function strongForms([infinitive, past, participle]: readonly string[]): string[] {
  const stem = infinitive!.replace(/(?<=[^aeiouyæøå])e$/u, '')
  const forms = [
    infinitive!,
    `${infinitive}s`,
    `${infinitive}r`,
    past!,
    `${past}s`,
    participle!,
    ...(stem.length > 2 ? [`${stem}ende`] : []),
  ]
  const adjective = participle!.replace(/et$/u, '')
  return adjective === participle ? [...forms, `${participle}e`] : [...forms, `${adjective}ne`, `${adjective}en`]
}

function verbForms(language: NordicLanguage): ReadonlyMap<string, string> {
  const { irregularVerbs, strongVerbs, weakVerbs } = language.tables
  const forms = new Map<string, string>()
  for (const row of irregularVerbs.trim().split('\n')) addForms(forms, row.split(' ')[0]!, row.split(' '))
  for (const row of rowsOf(strongVerbs)) addForms(forms, row[0]!, strongForms(row))
  for (const infinitive of wordList(weakVerbs)) addForms(forms, infinitive, weakForms(language, infinitive))
  return forms
}

/** Inserts the e that is dropped before endings: cykl -> cykel. */
const withE = (stem: string): string => stem.replace(/(?<=[bdfgkpstv])[lr]$|(?<=[kp])n$/u, (letter) => `e${letter}`)

const ADJECTIVE_ENDING = /(?:ere|este|est|t|e)$/u
const NEVER_GENITIVE = /(?:ss|us|is|[^l]es|øs|løs)$/u
const VOWEL = /[aeiouyæøåé]/u

/** Finds the infinitive of a form in the tables, with at most one prefix. */
function verbLookup(
  language: NordicLanguage,
  verbs: () => ReadonlyMap<string, string>,
): (word: string) => string | undefined {
  const prefixes = prefixesByLetter(language.prefixes)
  return (word) => {
    const own = verbs().get(word)
    if (own !== undefined) return own
    for (const prefix of prefixes(word)) {
      if (!word.startsWith(prefix)) continue
      const infinitive = verbs().get(word.slice(prefix.length))
      if (infinitive !== undefined && infinitive !== 'le') return prefix + infinitive
    }
    return undefined
  }
}

/** Finds the base of an adjective with a known suffix or in the list. */
function adjectiveLookup(
  language: NordicLanguage,
  adjectives: () => ReadonlySet<string>,
): (word: string) => string | undefined {
  return (word) => {
    const suffixed = language.adjectiveSuffix.exec(word)?.[1]
    if (suffixed !== undefined) return suffixed.replace(language.double, '$1')
    if (adjectives().has(word)) return word
    const stem = word.replace(ADJECTIVE_ENDING, '')
    if (stem === word) return undefined
    const bases = [stem, simplified(stem), withE(stem), withE(simplified(stem)), stem.replace(/n$/u, 'en')]
    return [...bases, stem.replace(/[lmn]$/u, '$&$&')].find((base) => adjectives().has(base))
  }
}

/** A plural before its article: bøker, bøke-ne. */
const withoutR = (plural: string): string => plural.replace(/(?<=.e)r$/u, '')

/** What the stems of nouns are looked up in. */
interface NounLists {
  /** Nouns that look like a form of another word. */
  readonly whole: () => ReadonlySet<string>
  readonly common: () => ReadonlySet<string>
  readonly listedVerb: (word: string) => string | undefined
  readonly verbs: () => ReadonlyMap<string, string>
}

/** Forms of the listed nouns in -e. */
function nounsInE(language: NordicLanguage): ReadonlyMap<string, string> {
  const forms = new Map<string, string>()
  for (const noun of [...wordList(language.tables.nounsInE), ...wordList(loanWordsInE)])
    addForms(
      forms,
      noun,
      ['e', ...language.endingsInE].map((ending) => noun.slice(0, -1) + ending),
    )
  return forms
}

const QUALITY = /^(.{2,}he[dt])(?:er|erne|ene|en|s|ens|ers)?$/u

/** Maps the forms of one word to one stem. */
export function nordicStem(language: NordicLanguage): (word: string) => string {
  const { tables } = language
  const irregularForm = irregularForms(tables.irregularWords)
  const adjectives = lazily(() => wordList(tables.adjectives))
  const verbs = lazily(() => verbForms(language))
  const lists: NounLists = {
    verbs,
    whole: lazily(() => wordList(tables.nounsLikeForms)),
    common: lazily(() => new Set(commonWords(language.bands))),
    listedVerb: verbLookup(language, verbs),
  }
  const { whole, listedVerb } = lists
  const inE = lazily(() => nounsInE(language))
  const compoundsInE = lazily(() => new Map([...inE()].filter(([, noun]) => noun.length > 5)))
  const irregularNoun = irregularNounLookup(language)
  const adjectiveStem = adjectiveLookup(language, adjectives)
  const nounStem = nounRule(lists, irregularNoun, language)
  return (word) => {
    // Abbreviations have no endings: kr, kl, dr.
    if (!VOWEL.test(word)) return word
    const base = irregularForm(word) ?? irregularForm(word.replace(/s$/u, ''))
    if (base !== undefined) return base
    const noun =
      QUALITY.exec(word)?.[1] ?? inE().get(word) ?? (verbs().has(word) ? undefined : inE().get(word.replace(/s$/u, '')))
    if (noun !== undefined) return noun
    if (whole().has(word) || adjectives().has(word)) return word
    const inflected = /^(.{2,})[et]$/u.exec(word)?.[1]
    if (inflected !== undefined && adjectives().has(inflected)) return inflected
    const verb = listedVerb(word)
    if (verb !== undefined) return verb
    const adjective = adjectiveStem(word)
    if (adjective !== undefined) return adjective
    const compound = replaceHead(word, compoundsInE(), 5, 16)
    if (compound !== undefined) return compound
    const regular = language.regularVerb.exec(word)?.[1]
    return regular === undefined || irregularNoun(word) !== undefined
      ? nounStem(withoutGenitive(word, lists))
      : `${regular}e`
  }
}

const canonical = (stem: string, { double }: NordicLanguage): string => withE(stem.replace(double, '$1'))

function withoutGenitive(word: string, { whole, common }: NounLists): string {
  if (!/.{3}s$/u.test(word) || NEVER_GENITIVE.test(word) || endsInWord(word, whole(), 4)) return word
  const base = word.slice(0, -1)
  return /(?:e[nrt]?|erne|ene|ing|hed|het|skab|skap|tion|sjon|[bdfgklmnprtv])$/u.test(base) || common().has(base)
    ? base
    : word
}

/** Maps the forms of a noun, and of words of which nothing else is known, to one stem. */
function nounRule(
  { whole, common, listedVerb, verbs }: NounLists,
  irregularNoun: (word: string) => string | undefined,
  language: NordicLanguage,
): (word: string) => string {
  /** Whether a form in -er is the plural of a common noun. */
  const isPlural = (form: string): boolean =>
    common().has(form.slice(0, -2)) || common().has(simplified(form.slice(0, -2)))

  function withoutEnding(word: string): string {
    for (const ending of language.nounEndings) {
      if (!word.endsWith(ending)) continue
      const stem = word.slice(0, word.length - ending.length)
      if (ending === 'a' && /(?:i|ik)$/u.test(stem)) continue
      if (stem.length < 2 || !VOWEL.test(stem) || (stem.length === 2 && !VOWEL.test(stem[0]!))) continue
      // Feminine nouns that are infinitives as well: grensen, grense.
      const inE = `${stem}e`
      return /n/u.test(ending) && verbs().get(inE) === inE && !common().has(stem) ? inE : stem
    }
    if (/.[iouyæøåé][nrt]$/u.test(word) && common().has(word.slice(0, -1))) return word.slice(0, -1)
    return word
  }

  return (word) => {
    const agent = /^(.{2,}er)(?:ne|en|e)$/u.exec(word)?.[1]
    if (agent !== undefined && ((listedVerb(agent) !== undefined && !isPlural(agent)) || endsInWord(agent, whole(), 4)))
      return agent
    const irregular = irregularNoun(word)
    if (irregular !== undefined) return irregular
    if (endsInWord(word, whole(), 4) || /.{2}he[dt]$|(?:itet|[ae]tor|essor|ktor|skap|skab)$/u.test(word))
      return canonical(word, language)
    return canonical(withoutEnding(word), language)
  }
}

/** The base of a form of a listed noun with its endings, also behind another word. */
function irregularNounLookup({ tables }: NordicLanguage): (word: string) => string | undefined {
  const bases = lazily(() => {
    const found = new Map<string, string>()
    for (const [base, ...forms] of rowsOf(tables.irregularNouns))
      for (const form of [base!, ...forms, ...forms.map(withoutR)]) found.set(form, base!)
    return found
  })
  return (word) => {
    for (const ending of ['', 'ne', 'ene', 'en', 'et', 'n', 't', 'e', 'a']) {
      if (!word.endsWith(ending)) continue
      const head = word.slice(0, word.length - ending.length)
      const base = bases().get(head) ?? replaceHead(head, bases(), 4)
      if (base !== undefined) return base
    }
    return undefined
  }
}

/** The dictionary form of a stem without a known word: words in -else, -isme, -ende and the like. */
export const withFinalE = (stem: string): string =>
  /(?:(?<!ni|tro|kk)els|ism|nc|.{3}end|.{3}[nr]ind|.{4}[lr]ans|.{2}asj)$/u.test(stem) &&
  !/(?:weekend|legend|trend)$/u.test(stem)
    ? `${stem}e`
    : stem
