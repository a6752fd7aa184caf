import { lazily } from '../../../lazily.js'
import { bands } from '../../frequencies/nl.js'
import * as dutch from '../irregularForms/dutch.js'
import { irregularForms, wordList } from '../irregularForms.js'
import { withWholeLemmas } from '../wholeLemmas.js'
import { addForms, commonWords, endsInWord, lemmatizerOf, replaceHead, rowsOf } from './lemmaTables.js'
import { splitPrefixes, type VerbTables } from './verbPrefixes.js'

const SEPARABLE = [
  ...wordList(`
  aan achter achterover achterna af bij bijeen binnen boven dicht door dood droog flauw goed groot in ineen klaar kapot klem kwijt lang langs los mee mis na neer om omhoog omlaag omver
  onder op open over paard raak rond samen schoon stil stuk stop tegen tekort teleur tegemoet teniet terecht terug thuis toe tussen uit uiteen vast vol voor voorbij voort vooraf vooruit vrij waar weer weg zwart plaats deel bezig stand gelijk kennis bekend gebruik
`),
]
const INSEPARABLE = [
  'be',
  'ge',
  'her',
  'er',
  'ont',
  'ver',
  'mis',
  'over',
  'onder',
  'door',
  'om',
  'vol',
  'weer',
  'achter',
  'aan',
  'voor',
]
const PREFIXES = { separable: SEPARABLE, inseparable: INSEPARABLE, infinitiveMark: 'te' }

const LONG = /(?<![aeiou])([aeou])(?=[^aeiouywjx]$)/u
/** Last syllable with a schwa after another syllable, which is written with one vowel letter. */
const SCHWA = /[aeiouy][^aeiou]*[^aeiou]e[lrmn]$/u
/** Prefixes after which the next syllable is stressed. */
const UNSTRESSED =
  /^(?:be|ge|her|er|ont|ver|af|aan|op|uit|in|over|onder|mee|toe|voor|weg|om|na)?(?:be|ge|her|ont|ver)?[^aeiou]+e[lrmn]$/u

/** The stem before a vowel -> the stem at the end of a word: mak -> maak, bakk -> bak, lev -> leef, reiz -> reis. */
function closed(stem: string): string {
  const last = stem.at(-1)!
  if (/([^aeiou])\1$/u.test(stem)) return stem.slice(0, -1)
  const long = isSchwa(stem) ? stem : stem.replace(LONG, '$1$1')
  return last === 'v' ? `${long.slice(0, -1)}f` : last === 'z' ? `${long.slice(0, -1)}s` : long
}

const isSchwa = (stem: string): boolean => SCHWA.test(stem) && !UNSTRESSED.test(stem)

/** The opposite of `closed`, as far as it can be told. */
function opened(stem: string): string {
  if (/(?:[aeiou]{2}|ij)[^aeiou]$/u.test(stem)) {
    const short = stem.replace(/([aeou])\1([^aeiou])$/u, '$1$2')
    return /^.*(?:[aeiou]|ij)f$/u.test(short) && !/[oeu]ef$/u.test(short) ? `${short.slice(0, -1)}v` : short
  }
  return /(?<![aeiou])[aeiou][bdfgklmnprst]$/u.test(stem) && !isSchwa(stem) && !/ig$/u.test(stem)
    ? stem + stem.at(-1)!
    : stem
}

function presentOf(infinitive: string): string[] {
  const open = infinitive.replace(/e?n$/u, '')
  const stem = closed(open)
  const forms = [stem, infinitive, `${infinitive}d`, `${infinitive}de`, `${infinitive}den`, `${open}e`]
  return stem.endsWith('t') ? forms : [...forms, `${stem}t`]
}

const bareStem = (infinitive: string): string => closed(infinitive.replace(/e?n$/u, ''))

/** Their participle has no ge-. */
const PREFIXED_INFINITIVE = /^(?:be|her|ont|ver).{5,}/u

function addWeak({ finite, participles }: VerbTables, infinitive: string): void {
  const open = infinitive.replace(/e?n$/u, '')
  const stem = closed(open)
  const dental = /[tkfschpx]$/u.test(stem) && !/[vz]$/u.test(open) ? 't' : 'd'
  addForms(finite, infinitive, [...presentOf(infinitive), `${stem}${dental}e`, `${stem}${dental}en`])
  const participle = /[td]$/u.test(stem) ? stem : stem + dental
  const table = PREFIXED_INFINITIVE.test(infinitive) ? finite : participles
  addForms(table, infinitive, [participle, `${/[td]$/u.test(stem) ? open : participle}e`])
}

function addStrong({ finite, participles }: VerbTables, row: readonly string[]): void {
  const [infinitive, past, pastPlural, participle] = row as [string, string, string, string]
  addForms(finite, infinitive, [...presentOf(infinitive), past, pastPlural, `${past}t`])
  const whole = participle.replace('=', '')
  addForms(whole === participle ? participles : finite, infinitive, [whole, `${whole}e`])
}

const verbs = lazily((): VerbTables => {
  const tables = { finite: new Map<string, string>(), participles: new Map<string, string>() }
  for (const row of dutch.irregularVerbs.trim().split('\n')) {
    const [infinitive, ...forms] = row.split(' ')
    addForms(tables.finite, infinitive!, [infinitive!, ...forms])
  }
  for (const row of rowsOf(dutch.strongVerbs)) addStrong(tables, row)
  for (const infinitive of wordList(dutch.weakVerbs)) addWeak(tables, infinitive)
  return tables
})

/** The infinitive of a form in the tables. */
function listedVerb(word: string): string | undefined {
  const { finite, participles } = verbs()
  for (const { prefix, rest, inseparable } of splitPrefixes(word, PREFIXES)) {
    const participle = rest.startsWith('ge') ? participles.get(rest.slice(2)) : undefined
    const infinitive = participle ?? finite.get(rest) ?? (inseparable ? participles.get(rest) : undefined)
    // inval, omloop: the bare stem behind a prefix is a noun.
    if (infinitive !== undefined)
      return SEPARABLE.includes(prefix) && rest === bareStem(infinitive) ? undefined : prefix + infinitive
  }
  return undefined
}

const IN_EREN = /^(.{2,}[^aeiou])(?:eer|eert|eerde|eerden|eren|erend|erende|eerd)$/u
/** The participle of a borrowed verb with ge- before a vowel: geïntegreerde. */
const DIAERESIS = /^ge([ïëüö])(?=.*eerde?n?$)/u
/** Of a participle; the past in -eerde has no ge-. */
const GE_BEFORE_EERD = /^ge(?=.{2,}[^aeiou]eerd$)/u
/** A stem in a vowel before the ending of a participle: bevrij-d. The d or t belongs to the stem. */
const DENTAL_STEM = /(?:[^aeo]ei|ij|[^o]oe|[^aeiou][aeiou]|ch|loo|oor|rouw)$/u
const WITH_GE = /^(.*?)ge([^aeiou].{2,}?)([td])e?$/u
const PREFIXED = /^((?:be|ont|ver|her)[^aeiou].{2,}?)(?:([dt])(?:e|en)?|en|end|ende)$/u
const NOUN_SUFFIX =
  /(?:heid|heden|ing|ingen|schap|schappen|teit|teiten|tie|isme|ment|lijk|lijke|ig|ige|baar|bare|aar|ers?|elijk|loos|vol|st|[^d]er|nis|nissen|sel|gen[oe]t)$/u

/** The infinitive of a verb that is not in the tables. */
function regularVerb(form: string): string | undefined {
  const word = form.replace(DIAERESIS, (_, vowel) => vowel.normalize('NFD')[0])
  const borrowed = IN_EREN.exec(word.replace(GE_BEFORE_EERD, ''))?.[1]
  if (borrowed !== undefined && !/(?:meer|heer|peer|weer|teer|leer)$/u.test(word)) return `${borrowed}eren`
  const participle = WITH_GE.exec(word)
  if (participle !== null && (participle[1] === '' || SEPARABLE.includes(participle[1]!)) && !NOUN_SUFFIX.test(word)) {
    return participle[1] === '' && isGeNoun(word) ? undefined : `${participle[1]}${opened(participle[2]!)}en`
  }
  const prefixed = PREFIXED.exec(word)
  if (prefixed === null || NOUN_SUFFIX.test(word)) return undefined
  const stem = prefixed[1]!
  const dental = prefixed[2]
  if (dental === undefined) return `${opened(closed(stem))}en`
  return DENTAL_STEM.test(stem) ? `${opened(stem + dental)}en` : `${opened(stem)}en`
}

const isGeNoun = (word: string): boolean =>
  /^ge(?:bied|bergte|drang|duld|hoor|ld|lder|lijk|luk|meen|neesk|nie|noot|rucht|vaar|vang|voel|walt|wapen|weer|zin|ziel|dicht|licht|richt|wicht|zicht|slacht|sticht|recht|vecht|lid|weld|luid|bod|drocht|hucht|vest|deelte|boorte|dachte|meente|woonte|bergte|vaarte|waad|moed|stalte)/u.test(
    word,
  )

const irregularNouns = lazily(() => {
  const bases = new Map<string, string>()
  for (const [base, ...forms] of rowsOf(dutch.irregularNouns))
    for (const form of base!.length < 6 ? forms : [base!, ...forms]) bases.set(form, base!)
  return bases
})
const irregularForm = irregularForms(dutch.irregularWords)
const adjectives = lazily(() => wordList(dutch.adjectives))
const common = lazily(() => new Set(commonWords(bands)))

const ADJECTIVE_SUFFIX = /(?:lijk|ig|baar|zaam|loos|vol|isch|ief|eel|aal|ant|ent|end|achtig|air|eus|iek|iel|waardig)$/u
const isAdjective = (stem: string): boolean => ADJECTIVE_SUFFIX.test(stem) || endsInWord(stem, adjectives(), 3)

/** Comparative or superlative -> positive. */
function positive(word: string): string | undefined {
  const comparative = /^(.{2,})ere?$/u.exec(word)?.[1]
  if (comparative !== undefined) {
    for (const stem of [closed(comparative), comparative, comparative.replace(/d$/u, '')])
      if (isAdjective(stem)) return stem
  }
  const superlative = /^(.{2,}?)s?te?$/u.exec(word)?.[1]
  return /ste?$/u.test(word) && superlative !== undefined && isAdjective(superlative) ? superlative : undefined
}

/** Diminutive -> base: huisje, autootje, boompje, koninkje, balletje. */
function withoutDiminutive(word: string): string {
  const stem = /^(.{3,})jes?$/u.exec(word)?.[1]
  if (stem === undefined || /^(?:meis|sproo|koek|beet|mee)/u.test(word)) return word
  if (/[^aeiou]{2}etje/u.test(word) && /([^aeiou])\1et$/u.test(stem)) return stem.slice(0, -3)
  if (/mp$/u.test(stem)) return stem.slice(0, -1)
  if (/ink$/u.test(stem) && stem.length > 5) return `${stem.slice(0, -1)}g`
  if (/(?:([aou])\1|eau|ei|ui)t$/u.test(stem)) return common().has(stem) ? stem : stem.slice(0, -2)
  if (/(?:[rlnwy]|ij|[eou]e|ie)t$/u.test(stem)) return common().has(stem) ? stem : stem.slice(0, -1)
  return stem
}

const S_FINAL = /(?:ss|[aiu]s|nis|sis|us|[aeiou]{2}s|ijs|ens|schap|[ie]ks|[om]ms|[dk]s|ees)$/u
/** Words in -s that are no plurals. */
const NEVER_PLURAL =
  /(?:ijks|lands|[^dm]ees|aats|tijds|waarts|zijds|streeks|wets|koorts|tandarts|fiets|koets|[^aeiou]eres|ares|stads|dams|dens|burgs)$/u
/** Nouns in -e by their suffix, with the ending of the plural. */
const NOUN_IN_E =
  /^(.+(?:isme|[^aeiou]ine|ène|[yo]se|kunde|(?:ced|ss)ure)(?=[ns]?$)|.+(?:(?:ss|[ao]r|ll|[snkgmptiuy])age|[^w]ade|nce|ique|ïne|euse|esse|[^aeiou]rice)(?=s?$)|.{2,}(?:[^r]ar|er|ak|rk)ije(?=$))/u
/** Adjectives in -eel before -e. */
const IN_EEL = /^(.+(?:u|on|ur|in|ment|rm|vers)e)le(?:[nr]|re)?$/u

function nounStem(word: string): string {
  const suffixed = NOUN_IN_E.exec(word)?.[1] ?? IN_EEL.exec(word)?.[1]?.replace(/e$/u, 'eel')
  if (suffixed !== undefined) return suffixed
  if (NEVER_PLURAL.test(word)) return word
  if (/.iale[nr]?$/u.test(word)) return word.replace(/ale[nr]?$/u, 'aal')
  const base = replaceHead(word, irregularNouns(), 3)
  if (base !== undefined) return base
  const small = withoutDiminutive(word)
  if (small !== word) return nounStem(small)
  if (/heden$/u.test(word)) return word.replace(/heden$/u, 'heid')
  if (/'s$/u.test(word)) return word.slice(0, -2)
  if (/.{2}ieën$/u.test(word)) return word.slice(0, -2)
  if (/.{2}iën$/u.test(word)) return `${word.slice(0, -2)}e`
  if (/.{3}nissen$/u.test(word)) return word.slice(0, -3)
  if (/.iële$/u.test(word)) return `${word.slice(0, -3)}eel`
  const plural = /^(.{2,}(?:[^eio]|[aeou]i|oo))en$/u.exec(word)?.[1]
  if (plural !== undefined) return closed(plural)
  const inflected = /^(.{2,}[^aeiou]|.*[aeo]u|.*oei|.*ooi|.*aai|.*ij)e$/u.exec(word)?.[1]
  if (inflected !== undefined) return closed(inflected)
  if (
    /^.{2,}(?:e[lrnm]|aar|ie|eur|oor|ier|eer|on|ing|au|ew|lm|é|ee|[^aeiouslr][aeo]|[eo]ur|or|ant|ent|t|d|k|p|f|g|b)s$/u.test(
      word,
    )
  )
    return nounStem(word.slice(0, -1))
  if (/^.{3,}es$/u.test(word) && !S_FINAL.test(word)) return word.slice(0, -2)
  return /.{3}(?:l|m|n|r|w)s$/u.test(word) && !S_FINAL.test(word) && common().has(word.slice(0, -1))
    ? word.slice(0, -1)
    : word
}

/** Forms that are nouns or adjectives more often than verbs. */
const nouns = lazily(() => wordList(dutch.nounsLikeVerbs))

/** Words that look like a form of another, and the plurals of those in -e. */
function basesOf(list: string): ReadonlyMap<string, string> {
  const words = new Map<string, string>()
  for (const word of wordList(list)) {
    const plurals = word.endsWith('e') ? [`${word}n`, `${word}s`] : [`${word}s`]
    addForms(words, word, [word, ...plurals.filter((form) => !verbs().finite.has(form))])
  }
  return words
}
const baseWords = lazily(() => basesOf(dutch.baseWords + dutch.baseNouns))
const baseNouns = lazily(() => basesOf(dutch.baseNouns))

function stem(word: string): string {
  const base = irregularForm(word) ?? baseWords().get(word)
  if (base !== undefined) return base
  const adjective = /^(.{2,})e$/u.exec(word)?.[1]
  if (adjective !== undefined && adjectives().has(closed(adjective))) return closed(adjective)
  if (adjectives().has(word)) return word
  if (irregularNouns().has(word) || nouns().has(word)) return nounStem(word)
  return (
    listedVerb(word) ?? replaceHead(word, baseNouns(), 6, 14) ?? positive(word) ?? regularVerb(word) ?? nounStem(word)
  )
}

/** The dictionary form of a Dutch word. */
export const lemmatizeDutch = withWholeLemmas(
  dutch.wholeLemmas,
  lemmatizerOf({
    stem,
    words: () => commonWords(bands),
    rank: (word, key) => (word === key ? 0 : undefined),
    guess: (key) => key,
  }),
)
