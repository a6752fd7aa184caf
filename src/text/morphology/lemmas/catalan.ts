import * as words from '../irregularForms/catalan.js'
import { type KnownNominals, replaceEnd, romanceLemmatizer, spelledBeforeA } from '../romance.js'

/** Endings of verb forms; likelier readings of an ending stand first (see `VerbSource`). */
const endings = `
  ar!: ar ava aves àvem àveu aven ant à àrem aren arà aràs aré arem areu aran aria aries aríem arien essin éssim at ada ats ades
  ar?: o a es em eu en i is in és
  ir!: ir eixo eixes eix eixen eixi eixis eixin irà iràs iré irem ireu iran iria iries iríem irien int
  ir?: o s - es en im iu ia ies íem ien í iren ís issin issis it ida its ides ït ïda ïts ïdes ïa ïen eixia i in
  re!: re rà ran rien
  re?: o s - em eu en ia íem ien é eren és essin ut uda uts udes ent ré ria i in
  er?: er o - em en ia ien ut uda uts udes
`

/** Other stems of a listed verb: consonants that change before e and i. */
function alternants(stem: string): string[] {
  for (const [from, to] of spellings) if (stem.endsWith(from)) return [stem.slice(0, stem.length - from.length) + to]
  return []
}

const spellings = [
  ['qu', 'c'],
  ['gü', 'gu'],
  ['gu', 'g'],
  ['qü', 'qu'],
  ['tg', 'tj'],
  ['g', 'j'],
  ['c', 'ç'],
  ['j', 'g'],
  ['ï', 'i'],
] as const

function singular(word: string, { isNominal, isAdjective }: KnownNominals): string {
  if (!word.endsWith('s') || /[àèéíòóúï]s$/u.test(word) || isNominal(word)) return word
  const short = word.slice(0, -1)
  if (isNominal(short)) return short
  if (word.endsWith('es')) {
    const stem = word.slice(0, -2)
    const hard = replaceEnd(stem, spelledBeforeE) ?? stem
    if (isNominal(`${hard}a`) || isAdjective(hard)) return `${hard}a`
    if (isNominal(`${stem}e`)) return `${stem}e`
    return /(?:[bcdfgpt][rl]|tg|[aeiou]tg|[^aeiou]t|ist|ism|erm|ald|mn)$/u.test(stem) &&
      !/(?:ent|ost|st|rt)$/u.test(stem)
      ? `${stem}e`
      : `${hard}a`
  }
  return replaceEnd(word, plurals) ?? short
}

/** Stems before -es of nouns and adjectives in -a. */
const spelledBeforeE: readonly (readonly [RegExp, string])[] = [
  [/qu$/u, 'c'],
  [/gü$/u, 'gu'],
  [/gu$/u, 'g'],
  [/c$/u, 'ç'],
  [/(?<!t)g$/u, 'j'],
  [/qü$/u, 'qu'],
]

/** Plurals and the ends of their singulars. */
const plurals: readonly (readonly [RegExp, string])[] = [
  [/(?<=[gsxctnm]i)ons$/u, 'ó'],
  [/(?<=[^aeiou])ons$/u, 'ó'],
  [/(?<=..[^aeiou])ans$/u, 'à'],
  [/(?<=..[^aeiou]|i)ens$/u, 'è'],
  [/(?<=..[^aeiou])ins$/u, 'í'],
  [/(?<=..[^aeiou])uns$/u, 'ú'],
  [/(?<=.)osos$/u, 'ós'],
  [/(?<=.[aei])sos$/u, 's'],
  [/ïns$/u, 'í'],
  [/(?<=x|ç|ig|st|sc|xt|s)os$/u, ''],
]

function masculine(word: string, known: KnownNominals): string {
  if (!word.endsWith('a')) return word
  const stem = word.slice(0, -1)
  const ends = [
    stem,
    `${stem}e`,
    stem.replace(/d$/u, 't'),
    stem.replace(/an$/u, 'à'),
    stem.replace(/in$/u, 'í'),
    stem.replace(/on$/u, 'ó'),
  ]
  const base = ends.find((form) => known.isAdjective(form))
  if (base !== undefined) return base
  if (known.isNominal(word)) return word
  return replaceEnd(word, feminines) ?? word
}

/** Feminines and the ends of their masculines. */
const feminines: readonly (readonly [RegExp, string])[] = [
  [/(?<=..)osa$/u, 'ós'],
  [/iva$/u, 'iu'],
  [/(?<=[aei])ana$/u, 'à'],
  [/(?<=[ctlrdñgv]i|li|ri|[lc])ana$/u, 'à'],
  [/(?<=[td]or|[^eèaoiu]ic|[àèòí][a-z]?ic|òl[oò]g|ari|esc|cent|vent|al)a$/u, ''],
  [/(?<=[dt])ora$/u, 'or'],
  [/(?<=[cn]|gl|land|gu)esa$/u, 'ès'],
  [/(?<=..)ària$/u, 'ari'],
  [/(?<=at)òria$/u, 'ori'],
  [/(?<=p)ea$/u, 'eu'],
]

/** Verb forms to which the pronouns of a word are joined by a hyphen: fer of fer-ho. */
const hosts = (word: string): string[] => (word.indexOf('-') > 1 ? [word.slice(0, word.indexOf('-'))] : [])

/** The lemma of a Catalan word: infinitive, singular, masculine singular of an adjective. */
export const lemmatizeCatalan = romanceLemmatizer(words, {
  endings,
  alternants,
  spelling: spelledBeforeA,
  singular,
  masculine,
  hosts,
  invariable: /[^u]ment$/u,
  nominalEnding: /(?:[dt]ats?|itats?|[dt]or|ant|aren|int|int|essin|ria|ar|arà|eix|[lt]it|[ctlrdg]ià)$/u,
})
