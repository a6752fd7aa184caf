import * as words from '../irregularForms/italian.js'
import { type KnownNominals, replaceEnd, romanceLemmatizer } from '../romance.js'
import { withWholeLemmas } from '../wholeLemmas.js'

/** Endings of verb forms; likelier readings of an ending stand first (see `VerbSource`). */
const endings = `
  are!: are ava avo avi avamo avate avano ando asti ammo arono erò erai erà eremo erete eranno erei eresti erebbe eremmo ereste erebbero assi asse assimo assero ato ati ata ate iamo iate ano ar
  are?: o a i ino ò ai
  ere!: ere evo evi eva evamo evate evano endo ettero esti erono essero uto uta uti ute
  ere?: etti ette o i e iamo ete ono ei é essi esse esse erò erai erà eremo erete eranno erei eresti erebbe eremmo ereste erebbero er
  ire!: ire ivo ivi iva ivamo ivate ivano isci isce iscono isca iscano irono irò irai irà iremo irete iranno irei iresti irebbe iremmo ireste irebbero issero ito iti
  ire?: o i e iamo ite ono isco isti ii ì immo issi isse iste endo ente ita ite ir
  ere?: a ano iate
  ire?: a ano iate
`

/** Other stems of a listed verb: before e and i, h keeps the sound of c and g; before them the i of -ciare is lost. */
function alternants(stem: string): string[] {
  if (/[cg]h$/u.test(stem)) return [stem.slice(0, -1)]
  const found = [`${stem}i`]
  if (/uo[^aeiou]{1,2}$/u.test(stem)) found.push(stem.replace(/uo(?=[^aeiou]{1,2}$)/u, 'o'))
  if (stem.endsWith('i')) found.push(stem.slice(0, -1))
  return found
}

/** Most verbs in -ire have -isc- before these endings: capisco, not capo. */
const accepts = (infinitive: string, ending: string): boolean =>
  !BARE_ENDING.test(ending) || !infinitive.endsWith('ire') || WITHOUT_ISC.test(infinitive)

const BARE_ENDING = /^(?:o|i|e|ono|a|ano)$/u

/** Verbs in -ire that have no -isc-, and those that have forms of both kinds. */
const WITHOUT_ISC =
  /(?:apr|copr|ffr|nutr|segu|sent|serv|vest|vert|dorm|fugg|boll|cuc|toss|ment|pent|ghiott|sorb|applaud|sal)ire$|^(?:ri|com|di)?partire$/u

/** The stem of an unlisted verb in -are before e and i, as before a. */
const spelling = (stem: string, infinitive: string): string =>
  infinitive === 'are' ? stem.replace(/(?<=[cg])h$/u, '') : stem

function singular(word: string, { isNominal, isAdjective }: KnownNominals): string {
  if (isNominal(word) || UNCHANGED.test(word)) return word
  const stem = word.slice(0, -1).replace(/(?<=[cg])h$/u, '')
  if (word.endsWith('i')) {
    for (const ending of ['e', 'o', 'io']) if (isNominal(stem + ending)) return stem + ending
    if (isNominal(`${stem}a`)) return `${stem}a`
    return replaceEnd(word, masculinePlurals) ?? `${stem}o`
  }
  if (!word.endsWith('e')) return word
  if (isAdjective(`${stem}o`) || isNominal(`${stem}a`)) return `${stem}a`
  if (isNominal(`${stem}ia`)) return `${stem}ia`
  return replaceEnd(word, femininePlurals) ?? word
}

/** Roman numerals, and nouns in -si that are singular and plural. */
const UNCHANGED = /^[ivx]+$|(?:enesi|[ao]tesi|intesi|alisi|olisi|crisi)$/u

/** Plurals in -i whose singulars do not end in -o. */
const masculinePlurals: readonly (readonly [RegExp, string])[] = [
  [/(?<=[mv]ent)i$/u, 'o'],
  [/(?<=plic|[cpv]ac)i$/u, 'e'],
  [/(?<=[st]ori)i$/u, 'o'],
  [/(?<=[aeiou]t|[cst]t|[eo]r|[aceio]n|[aeio]m|og|[ao]l|gnif|[ae]cif|[an]tif|rrif|raf|nn|rd|strof)ici$/u, 'ico'],
  [/(?<=gl)i$/u, 'io'],
  [/(?<=[^u]or|[aei]l|evol|on|nt|bil|ud|trin|tric|[lm]ar|militar|[il]iar|lear|ier|es)i$/u, 'e'],
  [/(?<=ist|iat|[eo]gram|cid|gh?et)i$/u, 'a'],
  [/(?<=zz)i$/u, 'o'],
  [/(?<=[zcg]|ar|(?:[dn]|[^t]t)er|ggi)i$/u, 'io'],
  [/(?<=tori|ici)i$/u, 'o'],
]

/** Plurals in -e of nouns in -a. */
const femininePlurals: readonly (readonly [RegExp, string])[] = [
  [/(?<=[cg])he$/u, 'a'],
  [
    /(?<=gli|ri|zi|ni|li|ci|gi|fi|pi|mi|di|ti|nz|zz|[cst]s|tt|ll|nn|cci|ggi|[^aeiou]os|iv|at|it|ut|(?<!ev)ol|(?<![dg])in|ur|[rd]ier|ann|ell|ett|ist|ezz|onn|os|ott|ism|(?<!reg)im|iv|id|ad|end|(?<!gr)and|bb|pp|rr|mm|sc|rt|st|rm|lm|rn|gn|lt|lv|nd|us|rs|as|is)e$/u,
    'a',
  ],
  [/(?<=[^ailn]c|(?<!an)nc|g)e$/u, 'ia'],
]

function masculine(word: string, known: KnownNominals): string {
  if (/issim[oa]$/u.test(word)) return superlativeBase(word.slice(0, -6), known)
  if (!word.endsWith('a')) return word
  const stem = word.slice(0, -1)
  if (known.isAdjective(`${stem}o`)) return `${stem}o`
  if (known.isNominal(word)) return word
  return FEMININE.test(stem) ? `${stem}o` : word
}

/** Stems of adjectives in -o, -a. */
const FEMININE =
  /(?:[^m]os|iv|[^aeou]ic|ari|ian|ican|esim|uos|ane|aic|istic|olog|onic|anic|ograf|ofil|entic|evol|ent|ul|al|id|at|ut|it|ior)$/u

function superlativeBase(plain: string, { isAdjective, isNominal }: KnownNominals): string {
  const stem = plain.replace(/(?<=[cg])h$/u, '')
  for (const ending of ['o', 'io']) if (isAdjective(stem + ending)) return stem + ending
  return isNominal(`${stem}e`) || /(?:l|nt|c)$/u.test(stem) ? `${stem}e` : `${stem}o`
}

/** Verb forms to which the pronouns of a word are joined: fare of farlo, dicendo of dicendomi. */
function hosts(word: string): string[] {
  const match = CLITICS.exec(word)
  if (match === null) return []
  const host = word.slice(0, match.index)
  if (/[aei]r$/u.test(host)) return [`${host}e`]
  if (/(?:por|trar|dur)$/u.test(host)) return [`${host}re`]
  return [host]
}

/** Pronouns after an infinitive, a gerund, or a participle. */
const CLITICS =
  /(?:(?<=[aeio]r|dur|ndo)(?:(?:glie|[mtscv]e)(?:l[oaie]|ne)|gli|[mtscv]i|l[oaie]|ne)|(?<=.[st][oaie])(?:gli|si|mi))$/u

/** The lemma of an Italian word: infinitive, singular, masculine singular of an adjective. */
export const lemmatizeItalian = withWholeLemmas(
  words.wholeLemmas,
  romanceLemmatizer(words, {
    endings,
    alternants,
    accepts,
    spelling,
    singular,
    masculine,
    hosts,
    invariable: /mente$/u,
    nominalEnding:
      /(?:[^s]iere|[ai]tore|tà|are|iamo|ano|ere|ando|endo|uto|ito|iti|erò|eremo|asse|assi|ivo|ivi|iva|eva|[^aeiou]ava|esti|ieri|ette|ireste|ereste|ar|isca|uta|ute)$/u,
  }),
)
