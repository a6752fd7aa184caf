import { wordsIn } from '../../wordsIn.js'
import * as words from '../irregularForms/czech.js'
import { alternantsBy, type StemMutation, slavicLemmatizer } from '../slavic.js'
import { withWholeLemmas } from '../wholeLemmas.js'

/** Endings of verb forms; likelier readings of an ending stand first (see `VerbSource`). */
const endings = `
  at!: at al+P ám áš áme áte ají aj ejte ajíc+J án+S
  at?: á ejme
  ovat!: ovat oval+P uji uju uješ uje ujeme ujete ují ujou ujíc+J ován+S uj ujte ujme
  ávat!: ávat ával+P ávám ává áváme ávají ávajíc+J áván+S
  ívat!: ívat íval+P ívá ívají íváme
  it!: it il+P íš íme íte
  it?: ím í en+S ěn+S íc+J i ete
  et!: et
  et?: el+P ím í ejí íme ejíc+J en+S
  ět!: ět ějí
  ět?: ěl+P ím í íme ějíc+J ěn+S
  nout!: nout nul+P neš neme nete nou nut+S
  nout?: nu ne ni nout
  nout?: l+P
  ýt?: yl+P yje yjí yt+S
`

/** Other stems of a listed verb: consonants in passive participles. */
const alternants = (stem: string): string[] => alternantsBy(mutations, stem)

const mutations: readonly StemMutation[] = [
  [/šť$/u, ['st']],
  [/zd$/u, ['zd']],
  [/z$/u, ['d', 'z']],
  [/š$/u, ['s', 'sl']],
  [/ž$/u, ['z', 'd']],
  [/c$/u, ['t']],
]

/** What may be left of a noun without its ending, with hard consonants; the first is that of a lemma. */
function stemsOf(word: string): string[] {
  const bare = word.toLowerCase().replace(NOUN_ENDING, '')
  const stem = normal(bare)
  const found = [stem]
  const open = /^(.*[^aeiouyáéíóúůýě])e([^aeiouyáéíóúůýě])$/u.exec(stem)
  if (open !== null) found.push(open[1]! + open[2]!)
  if (/[^aeiouyáéíóúůýě]em$/u.test(word)) found.push(`${word.slice(0, -2)}m`)
  if (/ém[ueya]$/u.test(word)) found.push(word.slice(0, -1))
  if (!/(?:[eěií]|ích)$/u.test(word)) return found
  for (const [pattern, other] of hardening) if (pattern.test(bare)) found.push(normal(bare.replace(pattern, other)))
  return found
}

const NOUN_ENDING =
  /(?<=..)(?:ovi|ové|atům|aty|ata|ami|emi|ěmi|ách|ech|ích|ám|ům|ím|em|ěm|ou|ů|ého|ému|ých|ými|ým|ího|ímu|ími|[aeiouyáéíýě])$/u

/** Stems that differ in the length of the last vowel, in softness, and by -ek, -ec in the lemma. */
const normal = (stem: string): string =>
  stem
    .replace(/ň$/u, 'n')
    .replace(/ť$/u, 't')
    .replace(/ď$/u, 'd')
    .replace(/(?<=..[^aeiouyáéíóúůýě])e([kc])$/u, '$1')

/** Consonants before -e, -i and -ích, and those of the lemma. */
const hardening: readonly (readonly [RegExp, string])[] = [
  [/c$/u, 'k'],
  [/z$/u, 'h'],
  [/š$/u, 'ch'],
  [/ř$/u, 'r'],
  [/št$/u, 'sk'],
  [/čt$/u, 'ck'],
]

/** Whether an ending is that of an adjective. */
const isOther = (noun: string, word: string): boolean =>
  /(?:ého|ému|ých|ými|ý)$/u.test(word) && !noun.startsWith(word) && noun !== word.slice(0, -1)

/** The masculine singular of an adjective; comparatives and superlatives give the positive. */
function adjectiveOf(word: string): string | undefined {
  const compared =
    /^(?:nej)?(?!vn|př|poz)(.{2,}?)(?:ěj?|ej)ší(?:ho|mu|m|ch|mi)?$|^nej(.{2,}?)[eě]?j?ší(?:ho|mu|m|ch|mi)?$/u.exec(word)
  if (compared !== null) return `${(compared[1] ?? compared[2])!.replace(/ejš?$/u, '')}ý`
  const hard = /^(.{2,}?)(ého|ému|ých|ými|ým|ém|ý|é|á|ou)$/u.exec(word)
  if (
    hard !== null &&
    (hard[2] !== 'ou' || !(FEMININE.test(hard[1]!) || NOUN_STEM.test(hard[1]!))) &&
    !/(?:log[oů]v|tel)é$/u.test(word)
  )
    return `${hard[1]}ý`
  const soft = /^(.{2,}(?:n|jš|č|v|šš|žš|c))(?:í|ího|ímu|ím|ích|ími)$/u.exec(word)
  if (soft !== null && !NOUN_IN_CE.test(soft[1]!) && !/(?:[aeáéií]n|[aeě]n)í/u.test(word.slice(soft[1]!.length - 2)))
    return `${soft[1]}í`
  const plural = /^(.{2,})(?:čtí|ští)$/u.exec(word)
  if (plural !== null) return `${plural[1]}${word.endsWith('čtí') ? 'cký' : 'ský'}`
  return undefined
}

/** Stems of nouns in -ce, whose -í adjectives have, too: rezervací. */
const NOUN_IN_CE = /.(?:(?:iz|ik|v|(?<!h)r|[mtln])ac|[^o]kc|..[npvt]ic)$/u

/** Stems of nouns in -a before the ending -ou, which adjectives have, too. */
const NOUN_STEM = /(?:[čžšnv]k|j|tur|[bsfgi])$/u

/** A word that is not listed, by its ending and the end of its stem. */
function guess(word: string): string {
  if (
    /(?:[nvlrbpm]ě|[sc]ky|cky|ivo|ále|edy|[ui]m|i[sz]mus|(?:[^kl]|[^khptm]l)(?<!íh|[čšžřlcjb]en)o|(?<!te)le)$/u.test(
      word,
    ) &&
    !FEMININE.test(word.slice(0, -1))
  )
    return word
  for (const [pattern, lemma] of guesses) if (pattern.test(word)) return word.replace(pattern, lemma)
  const bare = word.replace(NOUN_ENDING, '')
  const ending = word.slice(bare.length)
  const stem = normal(bare)
  if (NEUTER.test(stem)) return `${stem}o`
  if (ending === 'a' && MASCULINE.test(stem)) return stem
  return (/^(?:[ayuěe]|ami)$/u.test(ending) && FEMININE.test(stem)) || FEMININE_ENDING.test(ending) ? `${stem}a` : stem
}

/** Stems of nouns in -a, in -o and in a consonant, and endings that nouns in -a have. */
const FEMININE =
  /(?:[^aeiouyáéíóúůýěc]b|.[^aeiouyáéíóúůýěsb]in|[eiouv]t[uy]r|..[lnrz]it|..[bdnr]ot|.ét|[áo]rn|ovn|.ýz|ist|..ik|.ér|enz|lh|řed|[ps].*av)$/u
const FEMININE_ENDING = /^(?:a|ou|ách|ám)$/u
const NEUTER = /(?:[ia]dl|[io][js]+k|stv|ctv|iv|menk)$/u
const MASCULINE = /(?:[áo]k|ov|ét|tor|á[čřr]|[ea]nt|án|ér|ón|ýr|aur|én|ín)$/u

/** Endings with the end of the stem, and the end of the lemma. */
const guesses: readonly (readonly [RegExp, string])[] = [
  [/^(?:nej)?(?=.{4})(.*[eě])ji?$/u, '$1'],
  [/(?<=[aeěá]n|[uýi]t|tv|[aeá]v)(?:í|ího|ímu|ím|ích|ími)$/u, 'í'],
  [/(?<=.ost)(?:i|í|em|mi|ech)?$/u, ''],
  [/(?<=..(?:is|[oi]js)k)(?:o|a|u|em|ech|ům|y)$/u, 'o'],
  [/(?<=.ti)ci$/u, 'k'],
  [/(?<=.ac|kc|epc|ic|uc|[ea]nc|i|x|[iu]z|ůž|íš)(?:e|i|í|ím|emi|ích)$/u, 'e'],
  [/(?<=stv)(?:o|a|u|em|ě|ům|ech|y|)$/u, 'o'],
  [/(?<=i[sz]m)(?:u|em|y|ů|ech)$/u, 'us'],
  [/(?<=[éeí]ri|udi|[eé]zi)(?:um|u|em)$/u, 'um'],
  [/(?<=išt|lišt)(?:ě|i|í|ěm|ích)$/u, 'ě'],
  [/(?<=tel)(?:e|i|em|ovi|é|ů|ům|ích|)$/u, ''],
  [/(?<=c)í(?:m|ch)?$/u, 'e'],
  [/(?<=log)ové$/u, ''],
  [/(?<=[íi])(?:ci|cích)$/u, 'k'],
  [/(?<=ík)(?:a|u|ovi|em|y|ů|ům)$|(?<=ik)(?:ovi|em|ů|ům)$/u, ''],
  [/(?<=..[čšžřlcjb])en[aoyi]?$/u, 'it'],
  [/(?<=..(?:[khtpm]|[^ia]d))l[aoi]?$/u, 'nout'],
  [/(?<=...ě)l[aoi]?$/u, 't'],
  [/(?<=..[cčžš]e)l[aoi]$/u, 't'],
  [/(?<=..[^aeiouyáéíóúůýě])(?:kem|kové|ků|kům|kovi)$/u, 'ek'],
  [
    /(?<=^(?:vý|pří|zá|ná|ú|pře|pro|po|roz|do|od|s|z|ne|o|u).*[^aeiouyáéíóúůýěčscmžš]|[áí]č|[au]š|tat)(?<!část|lát)(?:ek|ku|ky)$/u,
    'ek',
  ],
  [/(?<=[^aeiouyáéíóúůýě])(?:ka|ky|ce|ku|kou|ek|kám|kami|kách)$/u, 'ka'],
  [/(?<=[^aeiouyáéíóúůýě])(?:ce|ci|cem|covi|cové|ců|cům|cích)$/u, 'ec'],
  [/(?<=..e)jí$/u, 't'],
  [/(?<=..[dsčřj])í$/u, 'it'],
]

/** Verbs in -át that have -at behind a prefix: `psát`, `napsat`. */
const SHORT = /(?<=.)(ps|zn|br|zv|hn|pr|(?<![áz])d)át$/u

/** An infinitive without negation. */
const infinitive = (made: string): string =>
  made.replace(/^ne(?!ch|náv|pokoj|st|s[etl])(?=.{2,}(?:t|ci)$)/u, '').replace(SHORT, '$1at')

/** The lemma of a Czech word. */
export const lemmatizeCzech = withWholeLemmas(
  words.wholeLemmas,
  slavicLemmatizer(words, {
    nouns: () => wordsIn(words.nouns),
    stemsOf,
    isOther,
    endings,
    alternants,
    infinitive,
    noListedVerb: /[^í]ete$/u,
    noVerb:
      /(?:(?:ti|ne)val|(?<!ov|áv|ív)án|ost|osti|[aá]ty|[^aio]ly|ách|et|[nd]ou|ne[mt]?e?|ální|ání|it[ay]|[aá]t[uey]?)$/u,
    adjective: adjectiveOf,
    guess,
  }),
)
