import { lazily } from '../../../lazily.js'
import { withoutAccents } from '../../accents.js'
import * as turkish from '../irregularForms/turkish.js'
import { wordList } from '../irregularForms.js'
import { withWholeLemmas } from '../wholeLemmas.js'

/** Suffixes with A for a and e, I for ı, i, u and ü, D for d and t, C for c and ç, K for k and ğ. Y and N are optional. */
const pattern = (suffixes: string): string =>
  suffixes
    .replace(/\s+/gu, '')
    .replaceAll('A', '[ae]')
    .replaceAll('I', '[ıiuü]')
    .replaceAll('D', '[dt]')
    .replaceAll('C', '[cç]')
    .replaceAll('K', '[kğ]')
    .replaceAll('Y', 'y?')
    .replaceAll('N', 'n?')

const PERSON = '(?:YIm|sIn|YIz|sInIz|lAr|m|n|k|nIz)'
const COPULAR = '(?:YIm|sIn|YIz|sInIz|lAr)'
const COPULA = `(?:(?:YDI|YmIş|YsA)${PERSON}?(?:lAr)?|${COPULAR}?DIr(?:lAr)?|Yken|${COPULAR})`
const POSSESSIVE = '(?:I?mIz|I?nIz|lArI|I?m|I?n|s?I)'
const CASE = '(?:NDAn|NDA|NIn|YA|nA|YI|nI|YlA|nCA|CA|CAsInA)'
/** Endings of nominals without those that verbs have as well. */
const PLAIN = `(?:lAr)?${POSSESSIVE}?${CASE}?(?:ki(?:lAr)?(?:n?${CASE})?)?`
const NOMINAL = `${PLAIN}${COPULA}?`
/** Suffixes that make another word of a noun: with it, without it, its quality, who works with it; lIm is a person of verbs. */
const DERIVED = '(?!lIm$)(lI|sIz|lIK|CI)'
const VOICE = '(?:I?l|I?n|I?ş|DIr|I?t|Ir|Ar)'
const MOOD = '(?:YAbil|YAmA|YIver|mA)'
const TENSE = '(?:Iyor|YAcAK|mIş|DI|sA|mAlI|mAktA|YA|(?:A|I)?r|mAz|z)'
const PERSONAL = `(?:${PERSON}|YAlIm|lIm|(?:YDI|YmIş|YsA)(?:${PERSON})?|DIr)*`
const NOMINALIZED = `(?:mAK|mA|YIş|DIK|YAcAK|YAn|mIş|(?:A|I)r|mAz)${NOMINAL}`
const CONVERB = '(?:YIp|YArAk|YIncA|DIkçA|(?:(?:A|I)?r|mAz)ken|YAlI|mAdAn|mAksIzIn|YAsIyA|CAsInA)'
const IMPERATIVE = '(?:YIn|YInIz|sIn|sInlAr|YAyIm|YAlIm)'

const PLAIN_TAIL = new RegExp(`^${pattern(PLAIN)}$`, 'u')
const NOMINAL_TAIL = new RegExp(`^${pattern(NOMINAL)}$`, 'u')
const DERIVED_TAIL = new RegExp(`^${pattern(DERIVED)}${pattern(NOMINAL)}$`, 'u')
const VERBAL_TAIL = new RegExp(
  `^${pattern(`${VOICE}{0,2}${MOOD}{0,3}(?:(?:${TENSE}|(?:YA)?mIyor)${PERSONAL}|${NOMINALIZED}|${CONVERB}|${IMPERATIVE})?`)}$`,
  'u',
)
/** The tense before which a verb loses its last vowel: başla, başlıyor. */
const PROGRESSIVE_TAIL = new RegExp(`^${pattern(`I?(?:yor)${PERSONAL}`)}$`, 'u')

const VOICED: Readonly<Record<string, string>> = { k: 'ğ', p: 'b', ç: 'c', t: 'd', g: 'ğ' }

/** The stem before a vowel: kitap, kitab-. */
const voiced = (stem: string): string => stem.slice(0, -1) + (VOICED[stem.at(-1)!] ?? stem.at(-1)!)

interface Entry {
  readonly lemma: string
  readonly tail: RegExp
  /** The first letter of the tail must be a vowel. */
  readonly beforeVowel: boolean
}

const BACK = /[aıou][^aeıioöuü]*$/u
const infinitive = (stem: string): string => stem + (BACK.test(stem) ? 'mak' : 'mek')

function addVerb(entries: Map<string, Entry[]>, stem: string, lemma: string): void {
  push(entries, stem, { lemma, tail: VERBAL_TAIL, beforeVowel: false })
  if (/[aeıiuü]$/u.test(stem) && stem.length > 2)
    push(entries, stem.slice(0, -1), { lemma, tail: PROGRESSIVE_TAIL, beforeVowel: true })
}

function addNominal(entries: Map<string, Entry[]>, stem: string): void {
  push(entries, stem, { lemma: stem, tail: NOMINAL_TAIL, beforeVowel: false })
  const soft = voiced(stem)
  if (soft !== stem && /[aeıioöuü].*[aeıioöuü]/u.test(stem))
    push(entries, soft, { lemma: stem, tail: NOMINAL_TAIL, beforeVowel: true })
}

function push(entries: Map<string, Entry[]>, stem: string, entry: Entry): void {
  const list = entries.get(stem)
  if (list === undefined) entries.set(stem, [entry])
  else list.push(entry)
}

const stems = lazily(() => {
  const entries = new Map<string, Entry[]>()
  for (const row of turkish.irregularVerbs.trim().split('\n')) {
    const [stem, ...others] = row.split(' ')
    for (const other of [stem!, ...others]) addVerb(entries, other, infinitive(stem!))
  }
  for (const row of turkish.irregularNominals.trim().split('\n')) {
    const [stem, ...others] = row.split(' ')
    for (const other of others) push(entries, other, { lemma: stem!, tail: NOMINAL_TAIL, beforeVowel: false })
  }
  for (const stem of wordList(turkish.verbs)) addVerb(entries, stem, infinitive(stem))
  for (const stem of wordList(turkish.nominals)) addNominal(entries, stem)
  return entries
})

const VOWEL = /^[aeıioöuü]/u

/** A word that may have been typed without accents. */
const BARE = /^[a-z]+$/u
/** Shorter stems are too often others without accents (`on`, `ön`). */
const LEAST_BARE = 4
/** Stems that look like other words without accents (`hali`, its state, and `halı`, carpet). */
const LIKE_OTHERS = wordList('asıl halı köpük')

/** The stems with accents by what they look like without, where that is no stem of its own; their tails have no accents either. */
const bareStems = lazily(() => {
  const entries = new Map<string, Entry[]>()
  for (const [stem, accented] of stems()) {
    const bare = withoutAccents(stem)
    if (bare === stem || bare.length < LEAST_BARE || stems().has(bare) || LIKE_OTHERS.has(stem)) continue
    for (const entry of accented) push(entries, bare, { ...entry, tail: bareTail(entry.tail) })
  }
  return entries
})

const bareTails = new Map<RegExp, RegExp>()

/** A pattern of suffixes as they are typed without accents. */
function bareTail(tail: RegExp): RegExp {
  let found = bareTails.get(tail)
  if (found === undefined) {
    found = new RegExp(tail.source.replaceAll('[kğ]', '[kg]').replaceAll('ş', 's'), 'u')
    bareTails.set(tail, found)
  }
  return found
}

/** The lemma of the longest stem that was typed without accents; a stem of the tables that is as long is preferred. */
function bareLemma(word: string): string | undefined {
  for (let length = word.length; length >= LEAST_BARE; length--) {
    const stem = word.slice(0, length)
    const tail = word.slice(length)
    if (
      stems()
        .get(stem)
        ?.some((entry) => fits(entry, tail)) === true
    )
      return undefined
    const lemma = bareStems()
      .get(stem)
      ?.find((entry) => fits(entry, tail))?.lemma
    if (lemma !== undefined) return lemma
  }
  return undefined
}

const fits = ({ beforeVowel, tail: pattern }: Entry, tail: string): boolean =>
  (!beforeVowel || VOWEL.test(tail)) && pattern.test(tail)

/** The lemma of the longest stem in the tables behind which the suffixes are in order; a derived noun is its own lemma. */
function listedLemma(word: string): string | undefined {
  for (let length = word.length; length > 0; length--) {
    const entries = stems().get(word.slice(0, length))
    if (entries === undefined) continue
    const tail = word.slice(length)
    const fitting = entries.filter((entry) => fits(entry, tail))
    const nominal = fitting.find((entry) => entry.tail === NOMINAL_TAIL)
    const lemma = nominal !== undefined && PLAIN_TAIL.test(tail) ? nominal.lemma : fitting[0]?.lemma
    if (lemma !== undefined) return lemma
    const derived = entries.some((entry) => entry.tail === NOMINAL_TAIL) ? DERIVED_TAIL.exec(tail) : null
    if (derived !== null) return word.slice(0, length) + derived[1]!.replace('ğ', 'k')
  }
  return undefined
}

/** Suffixes of nouns and verbs that are not in the tables. */
const UNLISTED_VERB = new RegExp(
  `^(.{2,}?(?:${pattern('[ln]A|lAş|lAn|DIr')}|[^aeıioöuü]))${pattern(`(?:mA)?(?:Iyor|YAcAK|mIş|DIK|mAK|DI)(?:${NOMINAL}|${PERSON})`)}$`,
  'u',
)
const UNLISTED_NOUN = new RegExp(
  `^(.{3,}?)${pattern(`(?:lAr(?:${POSSESSIVE})?${CASE}?|${POSSESSIVE}?(?:NDAn|NDA|nIn|YlA)|(?:sI|I)(?:nI|nA|nDA|nDAn|nIn)|(?:I?mIz|I?nIz)${CASE}?)`)}$`,
  'u',
)

/** Cases and possession that only long words or a consonant between vowels tell. */
const CASE_OF_UNLISTED = new RegExp(
  `^(?:(.{3,}[aeıioöuü])${pattern('(?:sI|yI|(?<!i)yA)')}|(.{3,}[aeıioöuü]ğ)[aeıiuü]|(.{5,}(?<![lscçnvyb]))${pattern('I')})$`,
  'u',
)

function withoutCase(word: string): string {
  const found = CASE_OF_UNLISTED.exec(word)
  return found === null ? word : (found[1] ?? found[2] ?? found[3]!)
}

function regularLemma(word: string): string {
  const verb = UNLISTED_VERB.exec(word)?.[1]
  if (verb !== undefined && verb.length > 3) return infinitive(verb)
  const noun = UNLISTED_NOUN.exec(word)?.[1] ?? withoutCase(word)
  return noun.length > 3 ? noun.replace(/ğ$/u, 'k') : word
}

/** The dictionary form of a Turkish word. */
export const lemmatizeTurkish = withWholeLemmas(turkish.wholeLemmas, (word: string): string => {
  const apostrophe = word.indexOf("'")
  if (apostrophe > 1) return word.slice(0, apostrophe)
  const bare = BARE.test(word) ? bareLemma(word) : undefined
  return bare ?? listedLemma(word) ?? regularLemma(word)
})
