import { lazily } from '../../../lazily.js'
import { bands } from '../../frequencies/fi.js'
import * as finnish from '../irregularForms/finnish.js'
import { irregularForms, wordList } from '../irregularForms.js'
import { withWholeLemmas } from '../wholeLemmas.js'
import { commonWords } from './lemmaTables.js'

const VOWEL = /[aeiouyäö]/u

/** The weak grade of a stem that ends in a vowel: katu -> kadu, kauppa -> kaupa, henke -> henge. */
function weakGrade(stem: string): string {
  const parts = /^(.*?)([bcdfghjklmnpqrstvwxz]+)([aeiouyäö]+)$/u.exec(stem)
  if (parts === null) return stem
  const [, start, cluster, vowels] = parts as unknown as [string, string, string, string]
  for (const [strong, weak] of GRADES) {
    if (!cluster.endsWith(strong)) continue
    const before = cluster.slice(0, -strong.length)
    if (
      strong.length === 1 &&
      (before === '' ? !VOWEL.test(start) : !(before === 'h' && strong !== 'p') && !/^[lr]$/u.test(before))
    )
      return stem
    return start + before + weak + vowels
  }
  return stem
}

const GRADES: readonly (readonly [string, string])[] = [
  ['kk', 'k'],
  ['pp', 'p'],
  ['tt', 't'],
  ['nk', 'ng'],
  ['nt', 'nn'],
  ['mp', 'mm'],
  ['lt', 'll'],
  ['rt', 'rr'],
  ['st', 'st'],
  ['sk', 'sk'],
  ['sp', 'sp'],
  ['tk', 'tk'],
  ['t', 'd'],
  ['p', 'v'],
  ['k', ''],
]

/** The strong grades that a stem in the weak grade may have. */
function strongGrades(stem: string): string[] {
  const parts = /^(.*?)([bcdfghjklmnpqrstvwxz]+)([aeiouyäö]+)$/u.exec(stem)
  if (parts === null) return [stem]
  const [, start, cluster, vowels] = parts as unknown as [string, string, string, string]
  const found = [stem]
  for (const [strong, weak] of GRADES) {
    if (weak === '' || strong === weak || !cluster.endsWith(weak)) continue
    if (weak.length === 1 && cluster.length > 1 && !(weak === 'd' || /^[lrmnh]/u.test(cluster))) continue
    found.push(start + cluster.slice(0, -weak.length) + strong + vowels)
  }
  return found
}

type Add = (stem: string) => void

/** Adds the stems of a nominal: of the singular in both grades, of the plural, before consonants. */
function addNominal(lemma: string, add: Add): void {
  add(lemma)
  const cut = (count: number): string => lemma.slice(0, -count)
  if (/nen$/u.test(lemma)) for (const ending of ['se', 's', 'si']) add(cut(3) + ending)
  else if (/[uy]s$/u.test(lemma)) for (const ending of ['kse', 'ksi', 'te', 'de', 't']) add(cut(1) + ending)
  else if (/t[oö]n$/u.test(lemma))
    for (const ending of lemma.endsWith('on') ? ['toma', 'tomi'] : ['tömä', 'tömi']) add(cut(2) + ending)
  else if (/in$/u.test(lemma))
    for (const strong of strongGrades(cut(1))) for (const ending of ['me', 'mi']) add(strong + ending)
  else if (/[iu]e$/u.test(lemma)) for (const ending of ['', 'e', 'i', 't']) add(lemma + ending)
  else if (/[^aeiouyäö]e$/u.test(lemma)) {
    for (const strong of strongGrades(lemma)) for (const ending of ['e', 'i']) add(strong + ending)
    add(`${lemma}t`)
  } else if (/[aäieo]s$/u.test(lemma)) addInS(lemma, add)
  else if (/[lrn]$/u.test(lemma)) for (const ending of ['e', 'i']) add(lemma + ending)
  else if (/[nu][uy]t$/u.test(lemma)) for (const ending of ['ee', 'ei']) add(cut(2) + ending)
  else addVowelStem(lemma, add)
}

function addInS(lemma: string, add: Add): void {
  const stem = lemma.slice(0, -1)
  for (const strong of strongGrades(stem)) for (const ending of [stem.at(-1)!, 'i']) add(strong + ending)
  for (const ending of ['kse', 'ksi']) add(stem + ending)
}

function addVowelStem(lemma: string, add: Add): void {
  const last = lemma.at(-1)!
  for (const stem of new Set([lemma, weakGrade(lemma)])) {
    add(stem)
    const body = stem.slice(0, -1)
    if (last === 'i') for (const ending of ['ei', 'ej']) add(body + ending)
    else if (last === 'a' || last === 'ä')
      for (const ending of last === 'a' ? ['oi', 'oj', 'i'] : ['i', 'öi', 'öj']) add(body + ending)
    else for (const ending of ['i', 'j']) add(stem + ending)
  }
}

function addEStem(lemma: string, add: Add): void {
  const body = lemma.slice(0, -1)
  const weak = /[lr]ki$/u.test(lemma) ? `${lemma.slice(0, -2)}j` : weakGrade(`${body}e`).slice(0, -1)
  for (const stem of [`${body}e`, `${weak}e`, lemma, `${weak}i`]) add(stem)
  if (/[lrn]$/u.test(body)) add(body)
}

function addTeStem(lemma: string, add: Add): void {
  const body = lemma.slice(0, -2)
  for (const stem of [lemma, `${body}te`, weakGrade(`${body}te`), `${body}t`]) add(stem)
}

/** Adds the stems of a verb: present in both grades, past, before consonants, passive. */
function addVerb(infinitive: string, add: Add): void {
  add(infinitive)
  const type =
    /(?<long>[aä][aä])$|(?<vowel>[eiouyö][aä])$|(?<da>d[aä])$|(?<double>(?:ll|nn|rr|st)[aä])$|(?<ta>t[aä])$/u.exec(
      infinitive,
    )?.groups
  if (type === undefined) return
  if (type.long !== undefined || type.vowel !== undefined) addVowelVerb(infinitive.slice(0, -1), add)
  else if (type.da !== undefined) addDaVerb(infinitive.slice(0, -2), add)
  else if (type.double !== undefined) addDoubleVerb(infinitive.slice(0, -2), add)
  else addTaVerb(infinitive.slice(0, -2), add)
}

function addVowelVerb(stem: string, add: Add): void {
  const last = stem.at(-1)!
  for (const grade of new Set([stem, weakGrade(stem)])) {
    add(grade)
    const body = grade.slice(0, -1)
    if ('aäe'.includes(last)) add(`${body}i`)
    else if (last !== 'i') add(`${grade}i`)
    if (last === 'a' || last === 'ä') for (const ending of ['et', 'oi']) add(body + ending)
  }
  if (/[lrn]t[aä]$/u.test(stem) || /[aeiouyäö]{2}t[aä]$/u.test(stem)) add(`${stem.slice(0, -2)}si`)
}

function addDaVerb(stem: string, add: Add): void {
  for (const ending of ['', 't']) add(stem + ending)
  if (/oi$|öi$/u.test(stem)) add(`${stem}tse`)
}

function addDoubleVerb(stem: string, add: Add): void {
  add(stem)
  const body = stem.slice(0, -1)
  const vowelStems = strongGrades(body).map((strong) => strong + stem.at(-1)!)
  for (const vowelStem of vowelStems) for (const ending of ['e', 'i']) add(vowelStem + ending)
}

function addTaVerb(stem: string, add: Add): void {
  for (const consonant of ['t', 'n']) add(stem + consonant)
  const last = stem.at(-1)!
  if (last === 'i') for (const ending of ['tse', 'tsi']) add(stem + ending)
  for (const strong of [...strongGrades(stem), ...withK(stem)]) {
    if (last === 'e') for (const ending of ['ne', 'ni']) add(strong + ending)
    if (last !== 'i')
      for (const ending of [
        'si',
        /[aä]/u.test(last) ? last : /[öy]/u.test(strong) || /^[^aou]*$/u.test(strong) ? 'ä' : 'a',
        'isi',
      ])
        add(strong + ending)
  }
}

/** The strong grade of a k that the weak grade drops: maat, makaa. */
const withK = (stem: string): string[] => (/[aeiouyäö]{2}$/u.test(stem) ? [`${stem.slice(0, -1)}k${stem.at(-1)}`] : [])

interface Stems {
  readonly nominal: ReadonlyMap<string, string>
  readonly verbal: ReadonlyMap<string, string>
}

const stems = lazily((): Stems => {
  const nominal = new Map<string, string>()
  const verbal = new Map<string, string>()
  const adder =
    (map: Map<string, string>, lemma: string): Add =>
    (stem) => {
      if (stem.length > 1 && !map.has(stem)) map.set(stem, lemma)
    }
  const rows = (text: string): string[][] =>
    text
      .trim()
      .split('\n')
      .map((row) => row.split(' '))
  for (const [lemma, ...own] of rows(finnish.irregularNominals))
    for (const stem of [lemma!, ...own]) adder(nominal, lemma!)(stem)
  for (const [lemma, ...own] of rows(finnish.irregularVerbs))
    for (const stem of [lemma!, ...own]) adder(verbal, lemma!)(stem)
  for (const lemma of wordList(finnish.eStems)) addEStem(lemma, adder(nominal, lemma))
  for (const lemma of wordList(finnish.teStems)) addTeStem(lemma, adder(nominal, lemma))
  for (const lemma of wordList(finnish.nominals)) addNominal(lemma, adder(nominal, lemma))
  for (const lemma of wordList(finnish.verbs)) addVerb(lemma, adder(verbal, lemma))
  return { nominal, verbal }
})

const harmonic = (endings: string): string[] =>
  [...wordList(endings)].flatMap((ending) =>
    /A|O|U/u.test(ending)
      ? [
          ending.replace(/A/gu, 'a').replace(/O/gu, 'o').replace(/U/gu, 'u'),
          ending.replace(/A/gu, 'ä').replace(/O/gu, 'ö').replace(/U/gu, 'y'),
        ]
      : [ending],
  )

const CASES = new Set([
  '',
  ...harmonic(`
  n A tA ttA ssA stA llA ltA lle nA ksi kse t an en in on un yn än ön han hen hin hon hun hyn hän hön seen see siin sii den tten ten a e i o u y ä ö ha he hi ho hu hy hä hö ine
  mmAn mpi mpA mpAA mmAt mmAssA mmAstA mmAllA mmAltA mmAlle mmin mpiA mmissA mmistA mmillA mmille mpien mpAn mpAnA mmAksi in immAn immAt impiA impien impAnA impi immistA immissA immillA immiksi immAksi impAA immAllA immAssA
`),
])
const PERSONS = new Set([
  '',
  ...harmonic(`
  n t mme tte vAt a e i o u y ä ö isi isin isit isimme isitte isivAt A dA lA nA rA tA kse
  aan ään taan tään daan dään laan lään naan nään raan rään ttaan ttään ttiin tiin diin ttAisiin tAisiin dAisiin lAisiin nAisiin ttA essA en dessA den lessA len nessA ressA tessA ten
  kAA kOOn kOOt kO kAAmme ne nee nen net
`),
])
/** Participles and verbal nouns, before the endings of cases. */
const PARTICIPLES = new Set(
  harmonic(`
  vA vi mA ttAvA ttAvi tAvA tAvi dAvA dAvi lAvA nAvA lAvi ttU tU dU lU nU rU tUi ttUi dUi lUi nUi tUj ttUj nUt lUt rUt sUt nee nei lee lei ree see sei
`),
)

const LONGEST_ENDING = Math.max(...[...CASES, ...PERSONS, ...PARTICIPLES].map((ending) => ending.length))

interface Found {
  readonly stem: string
  readonly lemma: string
}

/**
 * Whether an ending suits the stem of a verb: l, r and s of an ending are the last consonant of the stem (tul-la, pur-ra,
 * nous-sut), and a stem in a consonant is no word.
 */
function suitsVerb(stem: string, ending: string): boolean {
  if (ending === '') return VOWEL.test(stem.at(-1)!)
  return !/^[lrs]/u.test(ending) || stem.endsWith(ending[0]!)
}

/** The longest stem of the map with an ending of the set behind it. */
function longest(word: string, map: ReadonlyMap<string, string>, endings: ReadonlySet<string>): Found | undefined {
  for (let length = word.length; length >= Math.max(2, word.length - LONGEST_ENDING); length--) {
    const stem = word.slice(0, length)
    const lemma = map.get(stem)
    if (
      lemma !== undefined &&
      endings.has(word.slice(length)) &&
      (map !== stems().verbal || suitsVerb(stem, word.slice(length)))
    )
      return { stem, lemma }
  }
  return undefined
}

/** A participle of a verb, in any case. */
function participle(word: string): Found | undefined {
  for (let length = word.length; length >= Math.max(4, word.length - LONGEST_ENDING); length--) {
    if (!CASES.has(word.slice(length))) continue
    const found = longest(word.slice(0, length), stems().verbal, PARTICIPLES)
    if (found !== undefined) return found
  }
  return undefined
}

function analysed(word: string): string | undefined {
  const { nominal, verbal } = stems()
  const noun = longest(word, nominal, CASES)
  const verb = longest(word, verbal, PERSONS) ?? participle(word)
  if (noun === undefined || verb === undefined) return noun?.lemma ?? verb?.lemma
  if (noun.stem.length !== verb.stem.length) return noun.stem.length > verb.stem.length ? noun.lemma : verb.lemma
  return rankOf(noun.lemma) < rankOf(verb.lemma) ? noun.lemma : verb.lemma
}

const ranks = lazily(() => new Map(commonWords(bands).map((word, rank) => [word, rank])))
const rankOf = (lemma: string): number => ranks().get(lemma) ?? Number.POSITIVE_INFINITY

const CLITIC = /(?<=.{3})(?:kin|kaan|kään|(?<!k)ko|(?<!k)kö|kos|kös|han|hän|pa|pä)$/u
const POSSESSIVE =
  /(?<=.{3})(?:ni|si|nsa|nsä|mme|nne)$|(?<=(?:[aeiouyäö]|[tsl])(?:[aä]|e))(?:an|än|en)$|(?<=(?:ss|st|ll|lt|n|t)[aä])[aä]n$|(?<=lle|kse)en$/u

/** The word without particles and possessive suffixes, in the order in which they are tried. */
function bodies(word: string): string[] {
  const plain = word.replace(CLITIC, '')
  const found = [word, word.replace(POSSESSIVE, ''), plain, plain.replace(POSSESSIVE, '')]
  return [...new Set(found)]
}

/** The lemma of a word whose stem, or the stem of its last part, is in the tables. */
function listedLemma(word: string): string | undefined {
  const forms = bodies(word)
  for (const form of forms) {
    const lemma = analysed(form)
    if (lemma !== undefined) return lemma
  }
  for (const form of forms) {
    const lemma = suffixedLemma(form)
    if (lemma !== undefined) return lemma
  }
  // What ends in nen is no case of another word: suomalainen is no laine.
  if (/.{3}nen$/u.test(word)) return undefined
  for (let start = 3; word.length - start >= 4; start++) {
    for (const form of forms) {
      const lemma = form.length - start >= 4 ? compoundHead(form.slice(start)) : undefined
      if (lemma !== undefined) return form.slice(0, start) + lemma
    }
  }
  return undefined
}

function compoundHead(end: string): string | undefined {
  // The weak grade of tapa looks like a participle: joustavat.
  if (end.startsWith('tava')) return undefined
  const found = longest(end, stems().nominal, CASES)
  if (found?.lemma === 'kuusi' && !end.startsWith('kuus')) return undefined
  return found !== undefined && found.stem.length >= 4 ? found.lemma : undefined
}

const LOCAL = 'ssa|ssä|sta|stä|lla|llä|lta|ltä|lle|ksi|na|nä'
/** Suffixes that tell the dictionary form: the stem in the first group, and what follows it. */
const SUFFIXED: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(
      `^(.{2,}(?:[^aouk]uu|kkuu|yy|eu|ey))(?:de(?:n|t|${LOCAL})|tt[aä]|teen|ten[aä]|ks(?:i(?:a|ä|en|in|${LOCAL})))$`,
      'u',
    ),
    's',
  ],
  [
    new RegExp(
      `^(.{3,}i)(?:se(?:n|t|en|${LOCAL})|s(?:ten|ia|iä|iin|ien|i(?:${LOCAL}))|se(?:mpi|mp[aäi][a-zäö]*|mm[aäi][a-zäö]*))$`,
      'u',
    ),
    'nen',
  ],
  [/^(.{2,}(?:lli|[jlmst][aä]i))s(?:ta|tä)$/u, 'nen'],
  [new RegExp(`^(.{2,}[aäeoöuy])ks(?:e(?:n|t|en|${LOCAL})|i(?:a|ä|in|en|${LOCAL}))$`, 'u'), 's'],
  [/^(.{3,}?t)t?om[ai][a-zäö]*$/u, 'on'],
  [/^(.{3,}?t)t?öm[äi][a-zäö]*$/u, 'ön'],
  [/^(.{3,}[^s]t[oö]n)t[aä]$/u, ''],
  [new RegExp(`^(.{2,}(?:kuu|puu|suu|pää|työ|[^aäeiou]maa))(?:n|t|t[aä]|h[aäuö]n|${LOCAL})?$`, 'u'), ''],
  [new RegExp(`^(.{3,}maa)(?:t|ta|han|${LOCAL})?$`, 'u'), ''],
  [/^(.{3,}oi)(?:da|daan|tiin|tu|tua|nut|neet|vat|maan|massa|malla|den|sivat)$/u, 'da'],
  [/^(.{3,}öi)(?:dä|dään|tiin|ty|tyä|nyt|neet|vät|mään|mässä|mällä|den|sivät)$/u, 'dä'],
]

function suffixedLemma(word: string): string | undefined {
  for (const [pattern, ending] of SUFFIXED) {
    const stem = pattern.exec(word)?.[1]
    if (stem !== undefined) return stem + ending
  }
  return undefined
}

const REGULAR: readonly (readonly [RegExp, string])[] = [
  [
    /(?<=.{3})(?:isuu|isyy|uu|yy)(?:den|s|tta|ttä|teen|dessa|dessä|desta|destä|teen|della|dellä|delle|tena|deksi|det|ksia|ksien|ksissa|ksista|det)$/u,
    'UUS',
  ],
  [
    /(?<=.{2})(?:ise(?:n|t|ssa|ssä|sta|stä|lla|llä|lta|ltä|lle|na|nä|ksi|en|ena)|is(?:ta|tä|ten|ia|iä|iin|issa|issä|ista|istä|illa|illä|ille|ilta|iksi|ina|inä|ien))$/u,
    'inen',
  ],
  [
    /(?<=.{2})(?:kse(?:n|t|ssa|ssä|sta|stä|lla|llä|lta|ltä|lle|na|nä|ksi|en)|(?:ta|tä|ten)|ks(?:ia|iä|iin|issa|issä|ista|istä|illa|illä|ille|iksi|ien))$/u,
    'S',
  ],
]

/** The lemma of a word that is not in the tables. */
function regularLemma(word: string): string {
  if (/.{3}nen$/u.test(word)) return word
  if (/.{3}(?:kuun|kuussa|kuuta|kuuhun|kuusta|kuulle)$/u.test(word)) return word.replace(/kuu[^u]*$|kuuhun$/u, 'kuu')
  const plain = word.replace(CLITIC, '').replace(/(?<=.{4})(?:nsa|nsä|mme|nne)$/u, '')
  for (const [ending, lemma] of REGULAR) {
    if (!ending.test(plain)) continue
    const stem = plain.replace(ending, '')
    if (lemma === 'inen') return `${stem}inen`
    if (lemma === 'UUS')
      return plain.replace(ending, (found) => `${/^is/u.test(found) ? found.slice(0, 4) : found.slice(0, 2)}s`)
    if (/[uy]s?$/u.test(stem)) return stem.endsWith('s') ? stem : `${stem}s`
  }
  return guessedLemma(plain)
}

const VERB_ENDING =
  /(?<=.{3})(taan|tään|ttiin|tiin|ttu|tty|nut|nyt|neet|vat|vät|maan|mään|massa|mässä|malla|mällä|isi|isin|isivat|isivät)$/u
const CASE_ENDING =
  /(?<=.{3})(?:ssa|ssä|sta|stä|lla|llä|lta|ltä|lle|ksi|(?<=.{5})n[aä]|seen|siin|hin|jen|(?<=i)en|iden|(?<=[eouyö])j[aä]|(?<=e)tt[aä]|(?<=[aeiouyäö]{2}|[lr])t[aä]|([aeiouyäö])\1n|(?<=[aeiouyäö])[nt]|(?<=[eioöuy])[aä])$/u
/** Endings that close the syllable before them. */
const CLOSED = /^(?:n|t|ss[aä]|st[aä]|ll[aä]|lt[aä]|lle|ksi)$/u

/** The strong grade of a stem before an ending that closes its last syllable: parlamenti-n, hyvinvoinni-n. */
function strongGradeOf(stem: string): string {
  return stem
    .replace(/(?<=[aeiouyäö][nlr]?|m)([kpt])(?=[aeiouyäö]$)/u, '$1$1')
    .replace(/(?<=[aeiouyäöh])d(?=[aeiouyäö]$)/u, 't')
    .replace(/(?<=.{3})nn(?=[aäoöi]$)/u, 'nt')
    .replace(/ng(?=[aeiouyäö]$)/u, 'nk')
}

/** The weak grade of a double consonant: osoittee -> osoite. */
const single = (stem: string): string => stem.replace(/([kpt])\1(?=(?:[eaä]|in)$)/u, '$1')

/** The dictionary form of a singular stem: joukkuee, renkaa, hiukkase, kasvaime. */
function nominative(stem: string): string {
  if (/.{2}ee$/u.test(stem)) return single(stem.slice(0, -1))
  if (/.{2}(?:iaa|kkaa|iää|kkää)$/u.test(stem)) return `${single(stem.slice(0, -1))}s`
  if (/.{3}[aeiouyäö]se$/u.test(stem)) return `${stem.slice(0, -2)}nen`
  if (/.{3}ime$/u.test(stem)) return single(`${stem.slice(0, -2)}n`)
  return stem
}

/** The infinitive of the stem of an unknown verb. */
function infinitive(stem: string, ending: string): string {
  const vowel = /[aou]/u.test(stem) ? 'a' : 'ä'
  if (/^t/u.test(ending) && /te$/u.test(stem))
    return `${stem.slice(0, -2).replace(/(?<=[aeiouyäö])$/u, 't')}t${vowel}${vowel}`
  if (/(?:ele|ile)$/u.test(stem)) return `${stem.slice(0, -1)}l${vowel}`
  if (/ise$/u.test(stem)) return `${stem.slice(0, -1)}t${vowel}`
  return /[aeioöuyä]$/u.test(stem) ? stem + vowel : stem
}

/** The dictionary form of an unknown word: in the strong grade, without the i of the plural. */
function guessedLemma(word: string): string {
  if (/.{3}[oö]i$/u.test(word)) return `${word}d${word.at(-2) === 'o' ? 'a' : 'ä'}`
  if (/.{4}(?:st|tt|ht)(?:aa|ää)$/u.test(word) || /[aeiouyäös](?:tell|skell)[aä]$/u.test(word)) return word
  if (/.{3}[^aeiouyäö][aäi]j[aä]$|.{4}[^s]t[oö]n$|.{3}nt[aä]$/u.test(word)) return word
  const agent =
    /^(.{2,}[^aeiouyäö][aäi]j)(?:[aä]?[aä](?:n|t|ssa|ssä|lla|llä|lta|ltä|lle|sta|stä|ksi|na|nä)?|i(?:en|a|ä|in|lle|lla|llä|lta|ltä|ssa|sta))$/u.exec(
      word,
    )?.[1]
  if (agent !== undefined) return `${agent}${/[aou]/u.test(agent) ? 'a' : 'ä'}`
  const verbal = VERB_ENDING.exec(word)
  if (verbal !== null) return infinitive(word.slice(0, verbal.index), verbal[1]!)
  const third = /^(.{2,}(?:[^aeiouyäö]|i)([ouyö]))\2$/u.exec(word)?.[1] ?? /^(.{3,}(?:ele|ile|ise))e$/u.exec(word)?.[1]
  if (third !== undefined) return infinitive(third, '')
  if (/.{3}(?:aa|ää)$/u.test(word)) return word.slice(0, -1)
  const found = CASE_ENDING.exec(word)
  if (found === null) return word
  const stem = word.slice(0, found.index) + (found[1] ?? '')
  const singular = stem
    .replace(/(?<=.{3})ei$/u, 'i')
    .replace(/(?<=.{3}[ouyö])i$/u, '')
    .replace(/(?<=.{3})oi$/u, 'a')
  const plural = /^j/u.test(found[0]) && singular.endsWith('e') ? `${singular.slice(0, -1)}i` : singular
  const base = nominative(plural)
  return base === plural && CLOSED.test(found[0]) ? strongGradeOf(plural) : base
}

/** The dictionary form of a Finnish word. */
export const lemmatizeFinnish = withWholeLemmas(
  finnish.wholeLemmas,
  (word: string): string =>
    wholeForm(word) ?? (particles().has(word) ? word : (listedLemma(word) ?? regularLemma(word))),
)

const wholeForm = irregularForms(finnish.wholeForms)
const particles = lazily(() => wordList(finnish.particles))
