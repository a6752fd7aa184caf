import { bands } from '../../frequencies/en.js'
import {
  baseInE,
  baseInEd,
  baseInEst,
  baseInI,
  baseInIe,
  baseInIng,
  baseInS,
  baseInSilentE,
  baseInUse,
  baseWithoutE,
  compoundPlurals,
  gradable,
  gradableInY,
  irregularDegree,
  irregularPlural,
  irregularVerb,
  nounInEr,
  nounInIc,
  singularInMen,
  verbInUn,
} from '../irregularForms/english.js'

/**
 * The lemma of an English word. Removes the endings of plural, third person, past, participles and degrees; a table has
 * the irregular forms. Derived words remain separate (helpful, hardly, position), as do established nouns and
 * adjectives in -ing and -ed (building, interesting, tired).
 */
export function lemmatizeEnglish(word: string): string {
  const listed = irregularVerb(word) ?? irregularPlural(word) ?? irregularDegree(word)
  if (listed !== undefined) return listed
  if (word.length < 4) return word
  return withoutPlural(word) ?? withoutTense(word) ?? withoutDegree(word) ?? word
}

/** The lemma of a word in -s or with an irregular plural; undefined for any other word. */
function withoutPlural(word: string): string | undefined {
  if (!word.endsWith('s')) return compoundSingular(word)
  if (baseInS.has(word) || word.endsWith('ss')) return word
  if (word.endsWith('ies')) return singularOfIes(word)
  if (word.endsWith('es')) return compoundSingular(word) ?? singularOfEs(word)
  const rest = word.slice(0, -1)
  if (word.endsWith('us')) return word.endsWith('eaus') ? rest : word
  if (word.endsWith('is')) return baseInI.has(rest) ? rest : word
  if (word.endsWith('ics')) return nounInIc.has(rest) ? rest : word
  return rest
}

const LAST_PART =
  /(?:wo)?men$|children$|feet$|teeth$|people$|mice$|(?:wi|kni|shel|wol|loa|li|sel|hal|cal|thie)ves$|geese$/u

function compoundSingular(word: string): string | undefined {
  const last = LAST_PART.exec(word)?.[0]
  if (last === undefined || singularInMen.has(word)) return undefined
  // Olives and archives are not plurals like lives and wives.
  if (/^(?:li|wi)ves$/u.test(last) && !/^(?:house|mid|ale|fish|after|half)/u.test(word)) return undefined
  return word.slice(0, -last.length) + compoundPlurals(last)!
}

function singularOfIes(word: string): string {
  const rest = word.slice(0, -1)
  return baseInIe.has(rest) || word.length < 5 ? rest : `${word.slice(0, -3)}y`
}

function singularOfEs(word: string): string {
  const rest = word.slice(0, -1)
  if (baseInE.has(rest)) return rest
  const dropsEs = /(?:ss|sh|ch|x|zz|tz|[^aeiou]o)es$/u.test(word) || (/[^ao]uses$/u.test(word) && !baseInUse.has(rest))
  return dropsEs ? word.slice(0, -2) : rest
}

/**
 * The lemma of a word in -ed or -ing, including irregular forms with a prefix (rewrote); undefined for any other word.
 */
function withoutTense(word: string): string | undefined {
  if (word.endsWith('ied')) {
    if (isBaseInEd(word)) return word
    return baseInIe.has(word.slice(0, -1)) || word.length < 5 ? word.slice(0, -1) : `${word.slice(0, -3)}y`
  }
  if (word.endsWith('ed')) return isBaseInEd(word) ? word : baseOf(word, word.slice(0, -2))
  if (word.endsWith('ing')) return isBaseInIng(word) ? word : baseOf(word, word.slice(0, -3))
  return prefixedVerb(word)
}

function isBaseInEd(word: string): boolean {
  return baseInEd.has(word) || word.endsWith('eed') || BODY_PART.test(word) || isNegated(word, 'ed')
}

const isBaseInIng = (word: string): boolean => baseInIng.has(word) || isNegated(word, 'ing')

/** Adjectives of what someone or something has: lighthearted, long-legged. */
const BODY_PART = /.{3}(?:hearted|-eyed|haired|legged|bodied|blooded|skinned|faceted|tempered|mannered|footed)$/u

/** Whether a word is an adjective in un-, no form of a verb in it. */
const isNegated = (word: string, ending: string): boolean =>
  /^un(?!der|i[ft])/u.test(word) && !verbInUn.has(baseOf(word, word.slice(0, -ending.length)))

const VERB_PREFIX = /^(?:re|over|under|mis|out|fore|with|un(?=wound|did|done))-?/u

function prefixedVerb(word: string): string | undefined {
  const prefix = VERB_PREFIX.exec(word)?.[0]
  if (prefix === undefined) return undefined
  const rest = word.slice(prefix.length)
  const base = irregularVerb(rest)
  return base === undefined || base === rest ? undefined : prefix + base
}

const VOWEL = /[aeiouy]/u

/** The verb of a form whose ending was removed; the form itself where too little is left (sled, thing). */
function baseOf(word: string, stem: string): string {
  if (stem.length < 2 || !VOWEL.test(stem)) return word
  const listed = [`${stem}e`, stem].find((base) => irregularVerb(base) === base || baseWithoutE.has(base))
  if (listed !== undefined) return listed
  return /(.)\1$/u.test(stem) ? withoutDoubling(stem) : withSilentE(stem)
}

/** A final consonant is doubled before an ending (stopped), unless the base has two (called, passed, added). */
function withoutDoubling(stem: string): string {
  const single = stem.slice(0, -1)
  const last = stem.at(-1)!
  if ('eosfz'.includes(last)) return stem
  const isKnownDouble = isKnown(stem)
  if (isKnownDouble !== isKnown(single)) return isKnownDouble ? stem : single
  return last === 'l' && (syllables(stem) === 1 || DOUBLE_L.test(stem)) ? stem : single
}

/** Ends of longer bases in -ll. */
const DOUBLE_L =
  /(?:fall|call|(?<!coun)sell|tell|fill|(?<!pat)roll|still|stall|thrall|(?<!di)spell|kill|bill|mill|swell)$/u

const syllables = (stem: string): number => stem.match(/[aeiouy]+/gu)?.length ?? 0

/** One vowel before one consonant: without a doubled consonant before the ending, the base ends in e (hoping). */
const SHORT = /^[^aeiouy]*(?:qu)?[aeiouy][^aeiouywxh]$/u

/** Ends of stems that lost an e, of words in no list. */
const LOST_E = new RegExp(
  [
    '[cvu]|[^t]z|(?:[aeiouy]|[nrlp])s|com|writ',
    '[rdl]g|[aeiou]g|[eu]ng',
    '[bcdfgkpstz]l|[^aeo]il|[^aeo][ou]l',
    '[^aeio]ir|[^aeo]ur|[bcdgpt]r',
    '[^eo]at|[^aeo]ut|[^aeo]ad|[^aeo]ed|[^aou]id|[^aeo]od|[^ao]ud',
    '[^aeo]ak|[^aeo]ik|[^aeo]ok|[^u]um|[^aeou]in|[^eo]ap|[aeiouy]p(?<=yp)|[^aeou]ib|[^aeou]ob',
  ]
    .join('|')
    .replace(/^/u, '(?:')
    .concat(')$'),
  'u',
)

/** A prefix before a consonant: the rest takes the same endings as the word without the prefix (misnamed). */
const REGULAR_PREFIX = /^(?:re|un|mis|over|under|pre|dis|out|up|down)(?=[^aeiou][aeiouyhlrw]|[skgp][cklmnpqstw])/u

function withSilentE(stem: string): string {
  const base = `${stem}e`
  if (SHORT.test(stem) || baseInSilentE.has(base) || baseInE.has(base)) return base
  const isKnownBase = isKnown(base)
  if (isKnownBase !== isKnown(stem)) return isKnownBase ? base : stem
  const root = stem.replace(REGULAR_PREFIX, '')
  return SHORT.test(root) || baseInSilentE.has(`${stem.replace(/^(?:re|un|mis|dis|over)/u, '')}e`) || LOST_E.test(stem)
    ? base
    : stem
}

/** The adjective of a comparative or superlative; undefined for any other word. */
function withoutDegree(word: string): string | undefined {
  if (word.endsWith('iest')) return baseInEst.has(word) ? undefined : `${word.slice(0, -4)}y`
  if (word.endsWith('ier')) {
    const base = `${word.slice(0, -3)}y`
    return gradableInY.has(base) ? base : undefined
  }
  if (word.endsWith('est')) return baseInEst.has(word) ? undefined : gradableOf(word.slice(0, -3))
  return word.endsWith('er') && !nounInEr.has(word) ? gradableOf(word.slice(0, -2)) : undefined
}

function gradableOf(stem: string): string | undefined {
  return [stem, `${stem}e`, stem.replace(/(.)\1$/u, '$1')].find((base) => gradable.has(base))
}

let known: ReadonlySet<string> | undefined

/** Whether the table of background frequencies lists a word. */
function isKnown(word: string): boolean {
  known ??= new Set(Object.values(bands).flatMap((words) => words.trim().split(/\s+/u)))
  return known.has(word)
}
