import { lazily } from '../../lazily.js'
import { wordsIn } from '../wordsIn.js'
import { expandParadigms } from './paradigms.js'
import { createVerbFinder, parseVerbList } from './verbForms.js'

/** The word lists of a Slavic language, as its module in `irregularForms/` exports them. */
interface SlavicWords {
  /** Rows of irregular words for `expandParadigms`, those of verbs without prefixes, and the sets of endings of both. */
  readonly irregular: string
  readonly irregularVerbs: string
  readonly sets: Readonly<Record<string, string>>
  /** Stems of adjectives whose forms the endings would not tell; the lemma has the first ending of the set A. */
  readonly adjectiveStems?: string
  /** Words without inflection that look like forms. */
  readonly invariable?: string
  /** Prefixes of verbs. */
  readonly prefixes: string
  /** Stems of verbs by the ending of the infinitive, without prefixes. */
  readonly verbs: Readonly<Record<string, string>>
}

/** The rules of a Slavic language. */
interface SlavicRules {
  /** Nouns that the endings alone would not tell. */
  readonly nouns: () => readonly string[]
  /** What may be left of a form of a noun without its ending, likelier stems first. */
  readonly stemsOf: (word: string) => readonly string[]
  /** The stem of a lemma; by default the first of `stemsOf`. */
  readonly lemmaStem?: (noun: string) => string
  /** Whether a form is none of the noun's, though its stem is. */
  readonly isOther: (noun: string, word: string) => boolean
  /** Endings of verb forms and `alternants`: see `VerbSource`. `stem+S` stands for a set of endings. */
  readonly endings: string
  readonly alternants: (stem: string, ending: string) => readonly string[]
  /** Corrects an infinitive made by the endings. */
  readonly infinitive: (made: string) => string
  /** Words that are no forms of listed verbs, and those that are no forms of unlisted ones. */
  readonly noListedVerb: RegExp
  readonly noVerb: RegExp
  /** The lemma of an adjective, if the ending tells one. */
  readonly adjective: (word: string) => string | undefined
  /** The lemma of any other word. */
  readonly guess: (word: string) => string
  /** The ending of reflexive verbs, if it is joined to them: what to remove, and the ending of the infinitive. */
  readonly reflexive?: readonly [RegExp, string]
}

/**
 * A lemmatizer of a Slavic language. It looks for the word among irregular forms, listed nouns, forms of listed verbs,
 * adjectives by their endings, verbs by theirs, in this order. Any other word is a noun.
 */
export function slavicLemmatizer(words: SlavicWords, rules: SlavicRules): (word: string) => string {
  const lexicon = lazily(() => readLexicon(words, rules))
  const verbOf = (word: string): string | undefined => {
    const { verbLemma, findVerb } = lexicon()
    const irregular = verbLemma(word)
    if (irregular !== undefined) return rules.infinitive(irregular)
    const verb = findVerb(word)
    return verb && rules.infinitive(verb.infinitive)
  }
  return (word) => {
    const { irregular, verbLemma, nounOf, findVerb } = lexicon()
    const known = irregular.get(word) ?? verbLemma(word)
    if (known !== undefined) return rules.infinitive(known)
    if (word.length < 3) return word
    const [pattern, ending] = rules.reflexive ?? []
    if (pattern?.test(word)) return `${verbOf(word.replace(pattern, '')) ?? word.replace(pattern, '')}${ending}`
    const noun = nounOf(word)
    if (noun !== undefined) return noun
    const verb = findVerb(word)
    if (verb?.isListed && !rules.noListedVerb.test(word)) return rules.infinitive(verb.infinitive)
    const adjective = rules.adjective(word)
    if (verb !== undefined && !rules.noVerb.test(word)) return rules.infinitive(verb.infinitive)
    return adjective ?? rules.guess(word)
  }
}

/** Rows of words that have no other forms. */
const rowsOfWords = (list: string): string =>
  wordsIn(list)
    .map((word) => `${word}:\n`)
    .join('')

const rowsOfAdjectives = ({ adjectiveStems = '', sets: { A } }: SlavicWords): string =>
  wordsIn(adjectiveStems)
    .map((stem) => `${stem}${wordsIn(A!)[0]}: ${stem}+A\n`)
    .join('')

function readLexicon(words: SlavicWords, rules: SlavicRules) {
  const { lemmaOf: verbLemma, bare } = prefixedVerbs(words.irregularVerbs, words.sets, words.prefixes)
  const { infinitives } = parseVerbList(words.verbs)
  const nouns = new Map<string, string>()
  for (const noun of rules.nouns()) {
    const stem = rules.lemmaStem?.(noun) ?? rules.stemsOf(noun)[0]!
    if (!nouns.has(stem)) nouns.set(stem, noun)
  }
  const nounOf = (word: string): string | undefined => {
    for (const stem of rules.stemsOf(word)) {
      const noun = nouns.get(stem)
      if (noun !== undefined && !rules.isOther(noun, word)) return noun
    }
    return undefined
  }
  return {
    irregular: expandParadigms(
      words.irregular + rowsOfAdjectives(words) + rowsOfWords(words.invariable ?? ''),
      words.sets,
    ).lemmaOf,
    verbLemma,
    nounOf,
    findVerb: createVerbFinder({
      endings: expandEndings(rules.endings, words.sets),
      known: { has: (verb) => bare(verb).some((rest) => infinitives.has(rest)) },
      alternants: rules.alternants,
    }),
  }
}

/** Irregular verbs that also take prefixes, which the rows leave out. */
interface PrefixedVerbs {
  /** The lemma of a form, with the prefix of the form. */
  readonly lemmaOf: (form: string) => string | undefined
  /** Removes a prefix that leaves three letters or more: all possible remainders, the word itself first. */
  readonly bare: (word: string) => readonly string[]
}

/** Expands the rows of irregular verbs, and finds their forms with any of the prefixes. */
function prefixedVerbs(rows: string, sets: Readonly<Record<string, string>>, prefixes: string): PrefixedVerbs {
  const { lemmaOf } = expandParadigms(rows, sets)
  const list = wordsIn(prefixes)
  const find = (form: string): string | undefined => {
    const whole = lemmaOf.get(form)
    if (whole !== undefined) return whole
    for (const prefix of list) {
      if (!form.startsWith(prefix)) continue
      const lemma = lemmaOf.get(form.slice(prefix.length))
      if (lemma !== undefined && form.length > prefix.length + 1) return prefix + lemma
    }
    return undefined
  }
  const bare = (word: string): string[] => [
    word,
    ...list.filter((prefix) => word.startsWith(prefix)).map((prefix) => word.slice(prefix.length)),
  ]
  return { lemmaOf: find, bare }
}

/** Replaces `stem+S` in lines of endings by the stem with each ending of the set `S`. */
const expandEndings = (lines: string, sets: Readonly<Record<string, string>>): string =>
  lines.replace(/([^\s+]*)\+(\w+)/gu, (_, stem: string, set: string) =>
    wordsIn(sets[set] ?? '')
      .map((ending) => stem + (ending === '-' ? '' : ending))
      .join(' '),
  )

/** An ending of a stem, and what it may be instead in other forms of the same verb. */
export type StemMutation = readonly [ending: RegExp, others: readonly string[]]

/** Other stems of a verb by the first mutation whose ending the stem has; none if it has none of them. */
export function alternantsBy(mutations: readonly StemMutation[], stem: string): string[] {
  for (const [pattern, others] of mutations) {
    const match = pattern.exec(stem)
    if (match !== null) return others.map((other) => stem.slice(0, match.index) + other)
  }
  return []
}
