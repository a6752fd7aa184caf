import * as words from '../irregularForms/spanish.js'
import { type KnownNominals, replaceEnd, romanceLemmatizer, spelledBeforeA, stemAlternants } from '../romance.js'
import { withWholeLemmas } from '../wholeLemmas.js'

/** Endings of verb forms; likelier readings of an ending stand first (see `VerbSource`). */
const endings = `
  ar!: ar aba abas ábamos abais aban ando aron ó é aste asteis ará arás aré aremos aréis arán aría arías aríamos arían árais áramos ásemos ad aren ado ados ada adas
  ar?: o a as amos áis an
  er!: er iendo ieron erá erás eré eremos eréis erán ería erías eríamos erían yendo yeron
  er?: o e es emos éis en ía ías íamos íais ían ió í iste imos isteis iera ieras iéramos ieran iese iesen ed ido ida idos idas ído ída ídos ídas yó yera yeran yese yendo
  ir!: ir irá irás iré iremos iréis irán iría irías iríamos irían
  ir?: o e es imos ís en ía ías íamos íais ían ió í iste isteis ieron iera ieras iéramos ieran iese iesen iendo id ido ida idos idas ído ída ídos ídas yo ye yes yen ya yas yamos yan yó yeron yera yeran yendo
  ar?: e es emos éis en ara aras aran ase ases asen are
  ar!: amos emos éis
  er?: a as amos áis an
  ir?: a as amos áis an
`

/** Other spellings of the last consonants of a stem. */
const spellings = [
  ['qu', 'c'],
  ['gu', 'g'],
  ['c', 'z'],
  ['gü', 'gu'],
  ['zc', 'c'],
  ['z', 'c'],
  ['j', 'g'],
  ['g', 'gu'],
] as const

/** Vowels that change under stress, in the last syllable of a stem. */
const vowels = {
  pattern: /^(.*?)(ue|üe|ie|[iuíú])([^aeiouáéíóúü]*)$/u,
  others: { ue: ['o', 'u'], üe: ['o'], ie: ['e', 'i'], i: ['e'], u: ['o'], í: ['i', 'e'], ú: ['u'] },
} as const

function singular(word: string, { isNominal }: KnownNominals): string {
  if (WITHOUT_ACCENT.test(word)) return `${word.slice(0, -2)}ón`
  if (OPEN.test(word)) return word.slice(0, -1)
  if (/(?<=.)[íú]es$/u.test(word)) return word.slice(0, -2)
  if (!word.endsWith('s') || /(?:[áéíóú]s|[iu]s|ss)$/u.test(word) || isNominal(word)) return word
  if (!word.endsWith('es')) return word.slice(0, -1)
  const stem = word.slice(0, -2)
  if (ACCENTED.test(stem)) return stem.replace(/[áéíóú]/u, (vowel) => bare[vowel]!)
  const found = isNominal(`${stem}e`) ? undefined : replaceEnd(stem, plurals)
  if (found === undefined) return `${stem}e`
  return ONE_SYLLABLE.test(stem) ? found.replace(/[áéíóú]/u, (vowel) => bare[vowel]!) : found
}

/** Nouns whose accent the writer left out: habitacion, opinion, avion. English ones are not among them: station, session. */
const WITHOUT_ACCENT = /(?<=.)(?:[cgmnuvx]|(?<!s)s|st)ion$/u

/** Plurals of nouns that end in a stressed vowel: cafés, sofás. */
const OPEN =
  /^(?:beb|buf|caf|canap|carn|chal|clich|comit|consom|pat|pur|t|tup)és$|^(?:mam|pap|sof)ás$|^(?:bamb|champ|men|tab)ús$/u

/** Stems that have no accent: plan of planes, fin of fines. */
const ONE_SYLLABLE = /^[^aeiouáéíóú]*[aeiouáéíóú][^aeiouáéíóú]*$/u

/** Plurals that have an accent, unlike their singulars: jóvenes. */
const ACCENTED = /[áéíóú][^aeiouáéíóú]+en$/u

/** Stems before the plural ending -es, and the ends of their singulars. */
const plurals: readonly (readonly [RegExp, string])[] = [
  [/(?<=[aeiou])c$/u, 'z'],
  [/ion$/u, 'ión'],
  [/(?<=[^aeiouáéíóú][^aeiouáéíóú]?|[aeiu])on$/u, 'ón'],
  [/(?<=[^aeiouáéíóú])án$/u, 'án'],
  [/(?<=[lmrt])an$/u, 'án'],
  [/(?<=[^aeiouáéíóú])in$/u, 'ín'],
  [/(?<=[^aeiouáéíóú])un$/u, 'ún'],
  [/(?<=c|gu|nd|gl|n|rt)es$/u, 'és'],
  [/(?<=[aeiou])([lrdnz])$/u, '$1'],
  [/(?<=[aeiou])y$/u, 'y'],
]

function masculine(word: string, known: KnownNominals): string {
  if (word.endsWith('ísimo') || word.endsWith('ísima')) return superlativeBase(word, known)
  if (!word.endsWith('a')) return word
  const stem = word.slice(0, -1)
  if (known.isAdjective(`${stem}o`)) return `${stem}o`
  if (known.isNominal(word)) return word
  if (/[dts]or$/u.test(stem)) return stem
  if (/(?:^dan|gl|nc|gu|on|land|ndr|lon)es$/u.test(stem)) return `${stem.slice(0, -2)}és`
  return FEMININE.test(stem) ? `${stem}o` : word
}

/** Stems of adjectives in -o, -a. */
const FEMININE =
  /(?:[^m]os|iv|[^aeo]ic|ífic|ític|ógic|áfic|ómic|ud|ísim|ari|[aiu]tori|[^t]sori|ian|ic?an|eñ|ésim|ífer|íger|uos|(?<!c)id|ad|án[ei]|óne|aíc|oic|itari|ístic|ólog|ón[iom]|ógraf|ófil|áne|éntic|[lr]ient|ulent|olent|puest|tiv|siv)$/u

function superlativeBase(word: string, { isAdjective }: KnownNominals): string {
  const stem = spelledBeforeA(word.slice(0, -5), 'ar')
  if (stem.endsWith('bil')) return `${stem.slice(0, -3)}ble`
  if (isAdjective(`${stem}io`)) return `${stem}io`
  if (isAdjective(`${stem}o`) || !/(?:l|r|nt)$/u.test(stem)) return `${stem}o`
  return stem.endsWith('nt') ? `${stem}e` : stem
}

/** Verb forms to which the pronouns of a word are joined: hacer of hacerlo, diciendo of diciéndome. */
function hosts(word: string): string[] {
  const found = []
  for (const pattern of clitics) {
    const host = word.replace(pattern, '')
    if (host !== word && !NOUN_IN_ERO.test(word))
      found.push(host.replace(/[áéí](?=[^áéíóú]*$)/u, (vowel) => bare[vowel]!))
  }
  return found
}

/** Plurals of nouns in -ero, which look like infinitives before -os. */
const NOUN_IN_ERO = /(?<!^(?:ha|v|po|te|cono|ofre|move|prome|ve)[cnt]?)eros$/u

const clitics = [
  /(?<=[aeiáéí]r|[áé]ndo|yendo)(?:(?:me|te|se|nos|os)?l[aeo]s?|(?:te|se)?(?:me|te|se|nos|os))$/u,
  /(?<=[áéíóú][^áéíóú]{0,4}[aeno])(?:(?:me|te|se|nos)?l[aeo]s?|(?:se)?(?:me|te|se|nos))$/u,
]

const bare: Readonly<Record<string, string>> = { á: 'a', é: 'e', í: 'i', ó: 'o', ú: 'u' }

/** The lemma of a Spanish word: infinitive, singular, masculine singular of an adjective. */
export const lemmatizeSpanish = withWholeLemmas(
  words.wholeLemmas,
  romanceLemmatizer(words, {
    endings,
    alternants: (stem) => stemAlternants(stem, spellings, vowels),
    spelling: spelledBeforeA,
    singular,
    masculine,
    hosts,
    invariable: /mente$/u,
    nounEnding: /iones$/u,
    nominalEnding: /(?:(?:er|ar)ía|erías|dades?|itudes?|iones|ones|arte|aste|ares|eres|emos|ad|ería|é)$/u,
  }),
)
