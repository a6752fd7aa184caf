import * as words from '../irregularForms/french.js'
import { type KnownNominals, replaceEnd, romanceLemmatizer } from '../romance.js'
import { withWholeLemmas } from '../wholeLemmas.js'

/** Endings of verb forms; likelier readings of an ending stand first (see `VerbSource`). */
const endings = `
  er!: er ai as a âmes èrent ais ait aient ions iez ant ons ez erai eras era erons erez eront erais erait erions eriez eraient ât assent é ée és ées ent
  er?: e es
  ir!: ir issons issez issent issais issait issions issiez issaient issant isse isses irent îmes ît irai iras ira irons irez iront irais irait iraient irions
  ir?: is it i ie ies
  re?: re s - ons ez ent ais ait ions iez aient ant is it irent rai ras ra rons rez ront rais rait raient e es u ue us ues ît
  uire!: uire uisons uisez uisent uisais uisait uisaient uisant uisit uisirent uira uiront uirait
  uire?: uis uit uite uits uites uise
  indre!: indre ignons ignez ignent ignais ignait ignaient ignant ignit ignirent indra indront indrait
  indre?: ins int inte ints intes igne
`

/** Other stems of a listed verb: accents and consonants that change with the next vowel. */
function alternants(stem: string): string[] {
  const found: string[] = []
  if (stem.endsWith('ç')) found.push(`${stem.slice(0, -1)}c`)
  if (stem.endsWith('ge')) found.push(stem.slice(0, -1))
  if (/[aou]i$/u.test(stem)) found.push(`${stem.slice(0, -1)}y`)
  if (/(.)\1$/u.test(stem)) found.push(stem.slice(0, -1))
  const open = /^(.*)è([^aeiouéèêy]+)$/u.exec(stem)
  if (open) found.push(`${open[1]}é${open[2]}`, `${open[1]}e${open[2]}`)
  return found
}

/** The stem of an unlisted verb in -er, as its infinitive spells it. */
const spelling = (stem: string): string => stem.replace(/ç$/u, 'c').replace(/ge$/u, 'g')

function singular(word: string, { isNominal }: KnownNominals): string {
  if (/(?<=[aei]u|ou)x$/u.test(word)) {
    if (word.endsWith('eux'))
      return /(?:[njlv]|ch)eux$/u.test(word) && isNominal(word.slice(0, -1)) ? word.slice(0, -1) : word
    if (word.endsWith('eaux')) return word.slice(0, -1)
    if (word.length > 4 && word.endsWith('aux')) return `${word.slice(0, -3)}al`
    return word
  }
  if (
    !word.endsWith('s') ||
    /(?:ss|[^aeiouy]ès|eois|(?<!tour)nois|(?<!emp|^)lois|[^e]nais|[gd]lais|landais)$/u.test(word) ||
    isNominal(word)
  )
    return word
  return word.slice(0, -1)
}

function masculine(word: string, known: KnownNominals): string {
  if (/[^u][^aeiouyé]ifs?$/u.test(word)) return word
  if (!word.endsWith('e')) return word
  if (known.isNominal(word) && !known.isAdjective(word.slice(0, -1))) return word
  const stem = word.slice(0, -1)
  if (known.isAdjective(stem)) return stem
  const found = replaceEnd(word, feminines)
  return found ?? word
}

/** Feminines and the ends of their masculines. */
const feminines: readonly (readonly [RegExp, string])[] = [
  [/(?<=ti|si|[rlncd]i|[cdtl]t?u)ve$/u, 'f'],
  [
    /(?<=achet|chant|cherch|coiff|cour|dans|dorm|flatt|jou|livr|lou|ment|moqu|nag|pass|pren|promen|rêv|râl|tromp|travaill|trich|vend|visit|vol|voyag)euse$/u,
    'eur',
  ],
  [/euse$/u, 'eux'],
  [/trice$/u, 'teur'],
  [/(?<=[iu])elle$/u, 'el'],
  [/(?<=[tn]|[ou]r|rs|[ro]m)elle$/u, 'el'],
  [/(?<=[i])enne$/u, 'en'],
  [/éenne$/u, 'éen'],
  [/(?<=[cdlnt]i|^ch|^lég|premi|étrang|ménag|passag|boulang|infirmi|caissi|conseill|grossi)ère$/u, 'er'],
  [/(?<=[^aeiou]ain|[^r]ial|[nrtcgmpvd]al|[a-z][aeé]nt|[lngrv]ais|[ndkl]ois|mand|[vgl]ard)e$/u, ''],
]

/** The lemma of a French word: infinitive, singular, masculine singular of an adjective. */
export const lemmatizeFrench = withWholeLemmas(
  words.wholeLemmas,
  romanceLemmatizer(words, {
    endings,
    alternants,
    spelling,
    singular,
    masculine,
    hosts: () => [],
    nounEnding: /(?:[aiéc]tions?|essions?|écisions?|usions?)$/u,
    invariable: /[^aeiou]ement$|[aié]mment$/u,
    nominalEnding:
      /(?:[^g]ment|[ou]is|[ou]it|ions|ons|ant|(?<!ff|pp|tt|nn|ss|ch|gn|[iu]ll|[bcdfgptv]r|[bcfgp]l|[iau]s|[ia]qu|[rs]qu)ent|ier|[^aeour]a|[^eo]ra|a[is]|as|er|(?<![ptc]|(?<!je)s|(?<!vol)on|(?<!par)en)tée?s?|[st]ions?|ir|isse)$/u,
  }),
)
