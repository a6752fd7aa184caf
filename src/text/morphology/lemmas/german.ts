import { lazily } from '../../../lazily.js'
import { bands } from '../../frequencies/de.js'
import * as german from '../irregularForms/german.js'
import { irregularForms, wordList } from '../irregularForms.js'
import { loanWordsInE } from '../loanWords.js'
import { withWholeLemmas } from '../wholeLemmas.js'
import { addForms, commonWords, endsInWord, lemmatizerOf, rowsOf } from './lemmaTables.js'
import { splitPrefixes, type VerbTables } from './verbPrefixes.js'

const SEPARABLE = [
  ...wordList(`
  hinzu dazu ab an auf aus auseinander bei bereit bevor da daher dar davon dazwischen durch ein empor entgegen entlang fehl fern fest
  fort frei gegenüber gleich gut heim her herab heran herauf heraus herbei herein herum herunter hervor hin hinab hinauf hinaus
  hinein hinter hinunter hinweg hoch kaputt kennen klar krank kurz lahm leicht leid los mit nach nahe nieder offen preis
  raus rein rück schief schwer sicher statt still teil tot über überein um umher unter verloren voll vor voran voraus vorbei
  vorher vorüber wahr weg weiter wett wieder wohl zu zufrieden zurecht zurück zusammen zuvor zuwider
`),
]
const INSEPARABLE = [...wordList('be ent emp er ge miss ver zer über unter um durch hinter wider wieder voll')]
const PREFIXES = { separable: SEPARABLE, inseparable: INSEPARABLE, infinitiveMark: 'zu' }

const ADJECTIVE_ENDINGS = ['', 'e', 'en', 'er', 'es', 'em']
const ADJECTIVE_SUFFIX =
  /(?:(?:l|[^h])ich|ig|[^w]isch|bar|sam|haft|los|voll|reich|frei|wert|iv|al|(?<!st)ell|ös|ant|ent|iert|end|arm|weise|fähig)$/u

/** The last a, o, u or au of a stem with an umlaut. */
const withUmlaut = (stem: string): string =>
  stem.replace(/(au|[aou])(?=[^aou]*$)/u, (vowel) => ({ a: 'ä', o: 'ö', u: 'ü', au: 'äu' })[vowel] ?? vowel)

function addEndings(forms: Map<string, string>, verb: string, stem: string, endings: readonly string[]): void {
  const inflected = endings.map((ending) => stem + ending)
  addForms(forms, verb, inflected)
}

const PRESENT = ['e', 'en', 'st', 'est', 't', 'et', 'end', 'ende', 'enden', 'ender', 'endes', 'endem']
const WEAK_PAST = ['te', 'ten', 'test', 'tet']

function addWeak({ finite, participles }: VerbTables, stem: string): void {
  const inserted = /(?:[dt]|ch[mn]|[^lrhmnaeiouäöü][mn])$/u.test(stem) ? `${stem}e` : stem
  addEndings(finite, stem, stem, PRESENT)
  if (/e[lr]$/u.test(stem)) {
    addEndings(finite, stem, stem, ['n', 'nd', 'nde', 'nden', 'nder', 'ndes'])
    addEndings(finite, stem, stem.replace(/e(.)$/u, '$1'), ['e'])
  }
  addEndings(finite, stem, inserted, WEAK_PAST)
  addEndings(participles, stem, `${inserted}t`, ADJECTIVE_ENDINGS)
}

function addStrong(
  { finite, participles }: VerbTables,
  [stem, past, participle, ...presents]: readonly string[],
): void {
  const whole = participle!.startsWith('=')
  addEndings(whole ? finite : participles, stem!, `${participle!.replace('=', '')}en`, ADJECTIVE_ENDINGS)
  for (const present of presents) addEndings(finite, stem!, present, ['', 't', 'st'])
  addEndings(finite, stem!, stem!, ['', ...PRESENT])
  addEndings(finite, stem!, past!, ['', 'en', 'st', 'est'])
}

function addMixed({ finite, participles }: VerbTables, [stem, past, participle]: readonly string[]): void {
  addEndings(finite, stem!, stem!, PRESENT)
  addEndings(finite, stem!, past!, ['', 'n', 'st', 't'])
  addEndings(participles, stem!, participle!, ADJECTIVE_ENDINGS)
}

const verbs = lazily((): VerbTables => {
  const tables = { finite: new Map<string, string>(), participles: new Map<string, string>() }
  for (const row of german.irregularVerbs.trim().split('\n')) {
    const [infinitive, ...forms] = row.split(' ')
    addForms(tables.finite, infinitive!.replace(/e?n$/u, ''), [infinitive!, ...forms])
  }
  const strong = rowsOf(german.strongVerbs)
  for (const row of strong) addStrong(tables, row)
  for (const row of rowsOf(german.mixedVerbs)) addMixed(tables, row)
  for (const stem of wordList(german.weakVerbs)) addWeak(tables, stem)
  // The past subjunctive, which may look like the infinitive of a weak verb: fuhr, führen.
  for (const [stem, past] of strong) {
    if (/[aou]/u.test(past!)) addEndings(tables.finite, stem!, withUmlaut(past!), ['e', 'en', 'est', 'et'])
  }
  return tables
})

const nouns = lazily(() => wordList(german.nounsLikeVerbs))
const umlautedNouns = lazily(() => new Set([...nouns()].map(withUmlaut)))
const nounsInS = lazily(() => wordList(german.nounsInS))
const adjectives = lazily(() => wordList(german.adjectives))

/** Whether the form is a noun more often than a verb. */
function isNoun(form: string): boolean {
  return (
    NOUN_ENDINGS.some((ending) => form.endsWith(ending) && nouns().has(form.slice(0, form.length - ending.length))) ||
    (/^ge[^b].*en$/u.test(form) && nouns().has(form.slice(0, -2))) ||
    (form.length > 6 && /[äöü].*e$|[stw]änden$/u.test(form) && umlautedNouns().has(form.replace(/en?$/u, '')))
  )
}
const NOUN_ENDINGS = ['', 'e', 's', 'es']

/** Stem of the infinitive with its prefixes, and - at the end to tell it from nouns. */
function verbStem(word: string): string | undefined {
  if (isNoun(word) || (word.endsWith('e') && umlautPlurals().has(word.slice(0, -1)))) return undefined
  return listedVerb(word) ?? (nouns().has(word.replace(/e?n$/u, '')) ? undefined : regularVerb(word))
}

function listedVerb(word: string): string | undefined {
  const { finite, participles } = verbs()
  for (const { prefix, rest, inseparable } of splitPrefixes(word, PREFIXES)) {
    const participle = inseparable ? rest : rest.startsWith('ge') ? rest.slice(2) : ''
    const found = participles.get(participle)
    // Aufgehört is of aufhören, gehört of gehören.
    const stem = prefix === '' || inseparable ? (finite.get(rest) ?? found) : (found ?? finite.get(rest))
    if (stem !== undefined) return `${prefix}${stem}-`
  }
  return undefined
}

const IN_IEREN = /^(.{2,}ier)(?:t|te|ten|test|tet|e|en|st|end|ende|enden|ender|ter|tes|tem)$/u
const WITH_GE = /^(.*?)ge(.{3,}?)e?t(?:e|en|er|es|em)?$/u
const WITH_ZU = /^(.+?)zu(.{3,}?)e?n$/u
const WITH_PREFIX = /^((?:be|ent|er|ver|zer|über|unter|miss)[^e].{2,}?)(?:e?t(?:e|en|er|es|em)?|en|(?<!s)e?st)$/u
const NOUN_SUFFIX =
  /(?:heit|keit|schaft|ung|ität|tion|niss?|ling|tum|ment|ei|ie|in|ist|ent|ant|or|eur|graf|loge|gericht|geschicht|kost|rat|gut|[kmn]at|leut|ern?|eln?|ig|lich|isch|bar|sam|haft|los|voll|reich|wert)(?:e|en|es|er|t|st?|ste[nrs]?)?$/u

/** Stem of a verb that is not in the tables. */
function regularVerb(word: string): string | undefined {
  const stem =
    IN_IEREN.exec(word)?.[1] ?? withPrefix(WITH_GE.exec(word), isGeNoun(word)) ?? withPrefix(WITH_ZU.exec(word), false)
  if (stem !== undefined) return `${stem}-`
  const prefixed = WITH_PREFIX.exec(word)?.[1]
  return prefixed === undefined || NOUN_SUFFIX.test(word) || word.endsWith('enen') ? undefined : `${prefixed}-`
}

function withPrefix(found: RegExpExecArray | null, isOther: boolean): string | undefined {
  if (found === null || isOther || NOUN_SUFFIX.test(found[2]!)) return undefined
  const [, prefix, stem] = found
  return prefix === '' || SEPARABLE.includes(prefix!) ? prefix! + stem! : undefined
}

const isGeNoun = (word: string): boolean =>
  /^(?:ge(?:schicht|sicht|biet|richt|wicht|dicht|schäft|stalt|walt|burt|rät|müt|sund|recht|bet|schlecht|rücht|samt|päck|halt|büs|leit|heimnis|tränk|bäud|müs|meind|genwart|würz|schwister|fälligst|heimdienst|ld|hirn|setz|werb|schoss|rüst|spenst|schöpf|wölb|folg|läch|bärm|wiss|fähr|stank|werk|bild)|gegen)|ge(?:wicht|schicht|biet|sicht|burt|schoss)(?!et)|schaft(?:en|er)?$/u.test(
    word,
  )

const withUmlauts = (words: string): Map<string, string> =>
  new Map([...wordList(words)].map((base) => [withUmlaut(base.replace(/en$/u, '')), base.replace(/en$/u, '')]))
const irregularForm = irregularForms(german.irregularWords)
const umlautPlurals = lazily(() => withUmlauts(german.umlautNouns))
const umlautErPlurals = lazily(() => withUmlauts(german.umlautErNouns))
const comparatives = lazily(() => withUmlauts(german.umlautAdjectives))
const pluralsInEr = lazily(() => wordList(german.erPlurals))

/** ss for ß, as in Switzerland and in capitals. */
const swiss = (word: string): string => word.replaceAll('ß', 'ss')

/** Undoes the umlaut of a plural in the last part of a compound or after a prefix. */
function withoutUmlaut(stem: string, bases: ReadonlyMap<string, string>): string | undefined {
  for (let start = 0; stem.length - start >= 3; start++) {
    const base = bases.get(stem.slice(start))
    if (base !== undefined && (start === 0 || start > 2 || SEPARABLE.includes(stem.slice(0, start)))) {
      return stem.slice(0, start) + base
    }
  }
  return undefined
}

const isAdjective = (stem: string): boolean => ADJECTIVE_SUFFIX.test(stem) || endsInWord(stem, adjectives(), 3)

/** Infinitives that look like inflected adjectives. */
const INFINITIVES = wordList(
  'heissen reichen reifen leeren lieben trocknen öffnen schonen kühlen wärmen festigen warmen',
)

/** A listed adjective without its ending. */
function adjectiveStem(word: string): string | undefined {
  if (INFINITIVES.has(word)) return undefined
  if (adjectives().has(word)) return word
  const stem = word.replace(/(?:e?st)?e[nrsm]?$/u, '')
  if (adjectives().has(stem)) return stem
  const plain = word.replace(/e[nrsm]?$/u, '')
  return adjectives().has(plain) ? plain : undefined
}

/** Nouns in -er that look like comparatives. */
const AGENT =
  /(?:stalt|[nfhl]halt|^halt|behalt|mittelalt|zeitalt|greif|lös|träg|bacht|speich|kalend|spend|send|steig|zeig|teidig|predig|^kell|[bw]einkell|^tell|propell|sell)er$/u

/** Comparative or superlative -> positive. */
function positive(word: string): string | undefined {
  const found = /^(.{3,}?)(?:er(?:e|en|er|es|em)?|e?st(?:e|en|er|es|em))$/u.exec(word)
  if (found === null || AGENT.test(word)) return undefined
  const stem = found[1]!
  const base = comparatives().get(stem)
  return base ?? (isAdjective(stem) ? stem : undefined)
}

function nounStem(word: string): string {
  if (/.{3}innen$/u.test(word)) return word.slice(0, -3)
  if (/nisse[ns]?$/u.test(word)) return word.replace(/se[ns]?$/u, '')
  if (/.{2}ien$/u.test(word)) return word.slice(0, -1)
  return pluralInEr(word) ?? withoutEnding(word)
}

const NO_PLURAL = /(?:ausländer|inländer|engländer|holländer|niederländer|isländer|irländer)n?$/u

function pluralInEr(word: string): string | undefined {
  const stem = /^(.{2,})ern?$/u.exec(word)?.[1]
  if (stem === undefined || NO_PLURAL.test(word)) return undefined
  return withoutUmlaut(stem, umlautErPlurals()) ?? (endsInWord(stem, pluralsInEr(), 2) ? stem : undefined)
}

const WITH_S = /(?:ss|nis|seits|weils|lings|erorts|is|us|as|[^l]los|reis|weis)$/u

function withoutEnding(word: string): string {
  const liquid = /^(.{2,}e[lr])n?s?$/u.exec(word)?.[1]
  if (liquid !== undefined) return withoutUmlaut(liquid, umlautPlurals()) ?? liquid
  if (/.{3}em$/u.test(word) && isAdjective(word.slice(0, -2))) return word.slice(0, -2)
  const cut = word.replace(/(?<=.{3})(?:en|es|ens)$|(?<=.{2}(?:[^aeiou]|[ae]u))e$/u, '')
  if (cut !== word) return withoutUmlaut(cut, umlautPlurals()) ?? cut
  if (WITH_S.test(word) || endsInWord(word, nounsInS(), 3)) return word
  return word.replace(/(?<=.{2}[bdfghklmnrtpaoiyu])s$/u, '')
}

function stem(word: string): string {
  const form = swiss(word)
  return irregularForm(form) ?? adjectiveStem(form) ?? verbStem(form) ?? positive(form) ?? nounStem(form)
}

/** Stems with ß, wherever they stand in a word, but not where two parts of a compound meet: Preissteigerung, aussehen. */
const SHARP =
  /gross|strass|fuss(?!ion)|spass|grüss|gruss|süss|schliess|fliess|giess|schiess|geniess|stoss|heiss|weiss|(?<![kp])reiss|beiss|auss(?=e[nr])|äuss|drauss|büss|fleiss|kloss|dreissig/gu

/** Stems that are dictionary forms, since their suffix shows an adjective or a noun that has neither -e nor -en. */
const DICTIONARY_FORM =
  /(?:.{2}(?:ung|heit|keit|schaft|tät|ling|nis|(?<!zw)isch|lich|sam|haft|los|bar|ös|ment)|.{3}(?:tion|sion)|.{4}ig|(?:[iu]|on|er|ur)ell)$|^(?:eigen|verschieden|folgend|gesamt|einzeln|zweit|dritt|viert|solch|manch)$/u
/** Diminutives, whose ending looks like that of a plural. */
const DIMINUTIVE = /.{3}[bdfgkt]ch$/u

/** Stems of verbs whose infinitive ends in -n alone: sammeln, ändern, auftun. */
const IN_N = /(?:(?<!i)el|(?<!(?<!e)i|qu)er|[anu]tu)-$/u

const lemmatize = lemmatizerOf({
  stem,
  words: () => [
    ...commonWords(bands),
    ...[german.nounsInE, german.nounsInEn, german.singulars, loanWordsInE].flatMap((list) => [...wordList(list)]),
  ],
  rank(word, key) {
    const form = swiss(word)
    if (key.endsWith('-')) return form === `${key.slice(0, -1)}en` || form === `${key.slice(0, -1)}n` ? 0 : undefined
    if (form === key) return 0
    if (DICTIONARY_FORM.test(key)) return undefined
    return form === `${key}e` ? 1 : form === `${key}en` ? 2 : undefined
  },
  isSimple: (key) => DICTIONARY_FORM.test(key) || /(?:[ai]list|(?<!ap)othek|sein)$/u.test(key),
  guess(key) {
    if (key.endsWith('-')) return key.slice(0, -1) + (IN_N.test(key) ? 'n' : 'en')
    return DIMINUTIVE.test(key) ? `${key}en` : key
  },
})

/** The dictionary form of a German word. */
export const lemmatizeGerman = withWholeLemmas(german.wholeLemmas, (word: string): string => {
  const lemma = lemmatize(word)
  return lemma.includes('ss') ? lemma.replace(SHARP, (found) => found.replace('ss', 'ß')) : lemma
})
