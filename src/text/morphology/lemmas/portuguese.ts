import * as words from '../irregularForms/portuguese.js'
import { type KnownNominals, replaceEnd, romanceLemmatizer, spelledBeforeA, stemAlternants } from '../romance.js'
import { withWholeLemmas } from '../wholeLemmas.js'

/** Endings of verb forms; likelier readings of an ending stand first (see `VerbSource`). */
const endings = `
  ar!: ar ava avas ávamos avam ando aram ou aste ará arás arei aremos arão aria arias aríamos ariam asse asses assem ássemos armos arem ado ados ada adas amos ámos
  ar?: o a as am ei ara aras áramos
  er!: er endo eram erá erás erei eremos erão eria eríamos eriam erem ermos
  er?: o e es emos em eu i ia ias íamos iam este era eras esse esses essem êssemos ido idos ida idas
  ir!: ir indo iram irá irás irei iremos irão iria iríamos iriam irem irmos
  ir?: o e es imos em iu i ia ias íamos iam iste ira iras isse isses issem íssemos ido idos ida idas i is ui uiu ui íram ído ída ídos ídas ía íam ísse íssem
  ar?: e es emos em
  er?: a as amos am
  ir?: a as amos am
`

/** Other spellings of the last consonants of a stem. */
const spellings = [
  ['qu', 'c'],
  ['gu', 'g'],
  ['c', 'ç'],
  ['ç', 'c'],
  ['j', 'g'],
  ['g', 'gu'],
  ['ei', 'e'],
  ['ei', 'i'],
  ['ue', 'u'],
  ['ó', 'oi'],
  ['ói', 'oi'],
] as const

/** The last vowel of a stem. */
const LAST_VOWEL = /^(.*?)([iuoíú])([^aeiouáéíóú]*)$/u

/** Vowels that have an accent under stress: proíbe of proibir, saúda of saudar. */
const accented = { í: ['i'], ú: ['u'] } as const

/** Vowels of verbs in -ir in the first person and the subjunctive (sinto, durma), and in other persons (sobe). */
const beforeBack = { ...accented, i: ['e'], u: ['o'] } as const
const beforeFront = { ...accented, o: ['u'] } as const

/** Other stems of a listed verb, by its conjugation and the person. */
function alternants(stem: string, ending: string, infinitive: string): string[] {
  return stemAlternants(stem, spellings, { pattern: LAST_VOWEL, others: vowelsBefore(ending, infinitive) })
}

function vowelsBefore(ending: string, infinitive: string): typeof accented | typeof beforeBack | typeof beforeFront {
  if (infinitive === 'ir' && BACK.test(ending)) return beforeBack
  return infinitive === 'ir' && FRONT.test(ending) ? beforeFront : accented
}

const BACK = /^(?:o|as?|amos|am)$/u
const FRONT = /^(?:es?|em)$/u

function singular(word: string, { isNominal }: KnownNominals): string {
  const bare = WITHOUT_SIGNS.exec(word)
  if (bare !== null) return `${word.slice(0, bare.index)}${bare[1] === 'c' ? 'ç' : 's'}ão`
  if (
    !word.endsWith('s') ||
    isNominal(word) ||
    (/(?:[áéíóúâêô]s|(?<!..[eé])us|ss)$/u.test(word) && !/(?<=...)és$/u.test(word))
  )
    return word
  return replaceEnd(word, plurals) ?? word.slice(0, -1)
}

/** Nouns whose signs the writer left out: informacao, decisoes. */
const WITHOUT_SIGNS = /(?<=..)([cs])(?:ao|oes)$/u

/** Plurals and the ends of their singulars. */
const plurals: readonly (readonly [RegExp, string])[] = [
  [/(?:õe|ãe|ão)s$/u, 'ão'],
  [/(?<=..)ais$/u, 'al'],
  [/(?<=[áéíóúâê].*)veis$/u, 'vel'],
  [/(?<=..)éis$/u, 'el'],
  [/(?<=[áéíóúâê].+)eis$/u, 'il'],
  [/óis$/u, 'ol'],
  [/uis$/u, 'ul'],
  [/(?:[áéíóúâêô].*i)s$/u, '$&'],
  [/(?<=...)is$/u, 'il'],
  [/ns$/u, 'm'],
  [/(?<=[aeo])res$/u, 'r'],
  [/(?<=[aeiou])zes$/u, 'z'],
  [/(?<=gl|nc|gu|nd|n|rt|c)eses$/u, 'ês'],
]

function masculine(word: string, known: KnownNominals): string {
  if (/íssim[oa]$/u.test(word)) return superlativeBase(word, known)
  if (word.endsWith('ã') && !known.isNominal(word)) return `${word.slice(0, -1)}ão`
  if (!word.endsWith('a')) return word
  const stem = word.slice(0, -1)
  if (known.isAdjective(`${stem}o`)) return `${stem}o`
  if (known.isNominal(word)) return word
  if (/[dtsv]or$/u.test(stem)) return stem
  if (/(?:gl|nc|gu|land|ndr|lon|pon|hin|dan)es$/u.test(stem)) return `${stem.slice(0, -2)}ês`
  return FEMININE.test(stem) ? `${stem}o` : word
}

/** Stems of adjectives in -o, -a. */
const FEMININE =
  /(?:[^m]os|iv|[^aeoiu]ic|quic|ític|ífic|ótic|ógic|áfic|ômic|ári|(?:[aiu]t|s)óri|ian|ican|enh|ésim|íssim|uos|âne|ône|aíc|oic|ístic|ólog|ônic|ânic|ógraf|ófil|êntic|ent|uest|ut|[lc]eir|dadeir|ngeir|nteir|id|ad|ud)$/u

function superlativeBase(word: string, { isAdjective }: KnownNominals): string {
  const stem = spelledBeforeA(word.slice(0, -6), 'ar')
  if (stem.endsWith('bil')) return `${stem.slice(0, -3)}vel`
  if (isAdjective(`${stem}o`) || !/(?:l|r|nt)$/u.test(stem)) return `${stem}o`
  return stem.endsWith('nt') ? `${stem}e` : stem
}

/** Verb forms to which the pronouns of a word are joined: fazer of fazê-lo, disse of disse-me. */
function hosts(word: string): string[] {
  const at = word.indexOf('-')
  if (at < 2 || !CLITIC.test(word.slice(at))) return []
  const host = word.slice(0, at)
  return [host, host.replace(/á$/u, 'ar').replace(/ê$/u, 'er').replace(/[ií]$/u, 'ir').replace(/ô$/u, 'or'), `${host}s`]
}

const CLITIC = /^-(?:me|te|se|lhes?|nos|vos|[ln]?[oa]s?)(?:-|$)/u

/** The lemma of a Portuguese word: infinitive, singular, masculine singular of an adjective. */
export const lemmatizePortuguese = withWholeLemmas(
  words.wholeLemmas,
  romanceLemmatizer(words, {
    endings,
    alternants,
    spelling: spelledBeforeA,
    singular,
    masculine,
    hosts,
    invariable: /mente$/u,
    nominalEnding: /(?:ria|dades?|ões|ares|eres|arte|aste|ora|em|or|ar|arão|asse|ario)$/u,
  }),
)
