import { lazily } from '../../lazily.js'
import { wordsIn } from '../wordsIn.js'
import { expandParadigms } from './paradigms.js'
import { createVerbFinder, parseVerbList } from './verbForms.js'

/** The word lists of a Romance language, as its module in `irregularForms/` exports them. */
export interface RomanceWords {
  /** Rows for `expandParadigms`, and the sets of endings that they refer to. */
  readonly irregular: string
  readonly sets: Readonly<Record<string, string>>
  /** Stems of verbs by the ending of the infinitive, for `parseVerbList`. */
  readonly verbs: Readonly<Record<string, string>>
  /** Nouns and adjectives that look like forms of verbs, or whose number or gender the rules would miss. */
  readonly nominals: string
  /** Adjectives and nouns of persons in the masculine, whose feminine belongs to them. */
  readonly adjectives: string
}

/** The word lists of nouns and adjectives of a language. */
export interface KnownNominals {
  readonly isNominal: (word: string) => boolean
  readonly isAdjective: (word: string) => boolean
}

/** The rules of a Romance language. */
export interface RomanceRules {
  /** Endings of verb forms, `alternants`, `accepts` and `spelling`: see `VerbSource`. */
  readonly endings: string
  readonly alternants: (stem: string, ending: string, infinitive: string) => readonly string[]
  readonly accepts?: (infinitive: string, ending: string) => boolean
  readonly spelling?: (stem: string, infinitive: string) => string
  readonly singular: (word: string, known: KnownNominals) => string
  /** The masculine of a singular; the word itself if it has none. */
  readonly masculine: (singular: string, known: KnownNominals) => string
  /** Verb forms that the word may be, with pronouns removed. */
  readonly hosts: (word: string) => readonly string[]
  /** Words that have no inflection: adverbs made of adjectives. */
  readonly invariable: RegExp
  /** Endings that always tell a noun, even if the word is a form of a listed verb as well. */
  readonly nounEnding?: RegExp
  /** Endings of nouns that look like those of verb forms; unlisted words with these are no verbs. */
  readonly nominalEnding: RegExp
}

/**
 * A lemmatizer of a Romance language. It looks for the word among irregular forms, listed nouns and adjectives, forms of
 * listed verbs, verb forms with pronouns, and endings that tell a verb, in this order. Any other word is a noun or adjective.
 */
export function romanceLemmatizer(words: RomanceWords, rules: RomanceRules): (word: string) => string {
  const lexicon = lazily(() => readLexicon(words, rules))
  return (word) => {
    const { irregularLemma, known, findVerb, infinitives } = lexicon()
    const irregular = irregularLemma(word)
    if (irregular !== undefined) return irregular
    if (word.length < 3 || rules.invariable.test(word)) return word
    const singular = rules.singular(word, known)
    const base = rules.masculine(singular, known)
    if (isFormOf(base, singular, known) || rules.nounEnding?.test(word)) return base
    if (known.isNominal(singular)) return singular
    const verb = findVerb(word)
    if (verb?.isListed) return verb.infinitive
    for (const host of rules.hosts(word)) {
      const infinitive = irregularLemma(host) ?? findVerb(host)?.infinitive
      if (infinitive !== undefined && (infinitives.has(infinitive) || host === infinitive)) return infinitive
    }
    if (verb !== undefined && !rules.nominalEnding.test(word)) return verb.infinitive
    return irregularLemma(base) ?? base
  }
}

/** Whether a listed word has the singular as a form: `merita` is none of the noun `merito`. */
const isFormOf = (base: string, singular: string, known: KnownNominals): boolean =>
  base === singular ? known.isNominal(base) : known.isAdjective(base)

function readLexicon(words: RomanceWords, { endings, alternants, accepts, spelling }: RomanceRules) {
  const { lemmaOf, lemmas } = expandParadigms(words.irregular, words.sets)
  const { infinitives, nominals } = parseVerbList(words.verbs, lemmas)
  const adjectives = new Set(wordsIn(words.adjectives))
  const nominal = new Set([...wordsIn(words.nominals), ...adjectives, ...nominals])
  return {
    irregularLemma: (form: string) => lemmaOf.get(form),
    known: { isNominal: (word: string) => nominal.has(word), isAdjective: (word: string) => adjectives.has(word) },
    findVerb: createVerbFinder({
      endings,
      known: infinitives,
      alternants,
      ...(accepts && { accepts }),
      ...(spelling && { spelling }),
    }),
    infinitives,
  }
}

/** Replaces the end of a stem by the first pair that fits. */
export function replaceEnd(stem: string, pairs: readonly (readonly [RegExp, string])[]): string | undefined {
  for (const [pattern, replacement] of pairs) if (pattern.test(stem)) return stem.replace(pattern, replacement)
  return undefined
}

/** The stem of an unlisted verb in -ar as it is spelled before a: `expliqu` is `explic`. Other stems are unchanged. */
export const spelledBeforeA = (stem: string, infinitive: string): string =>
  infinitive === 'ar' ? stem.replace(/qu$/u, 'c').replace(/gu$/u, 'g') : stem

/** The stem with each other spelling of its last consonants, and each of these with other last vowels. */
export function stemAlternants(
  stem: string,
  spellings: readonly (readonly [string, string])[],
  vowels: { readonly pattern: RegExp; readonly others: Readonly<Record<string, readonly string[]>> },
): string[] {
  const spelled = [stem]
  for (const [from, to] of spellings)
    if (stem.endsWith(from)) spelled.push(stem.slice(0, stem.length - from.length) + to)
  const found = spelled.slice(1)
  for (const form of spelled) {
    const parts = vowels.pattern.exec(form)
    if (parts === null) continue
    for (const vowel of vowels.others[parts[2]!] ?? []) found.push(parts[1]! + vowel + parts[3]!)
  }
  return found
}
