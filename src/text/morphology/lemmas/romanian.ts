import { wordsIn } from '../../wordsIn.js'
import * as words from '../irregularForms/romanian.js'
import { slavicLemmatizer } from '../slavic.js'

/** Endings of verb forms; likelier readings of an ending stand first (see `VerbSource`). */
const endings = `
  a!: ez ezi ează eze ăm at ată ând ase aseră arăm asem ară indu ându
  a?: a ai am au ați ate ă e i u ă - ele
  i!: esc ești ește ească im it ită ind ise iseră iră irăm isem indu
  i?: i eam eai ea eați eau iți ite ește e - iți
`

/** Other stems of a listed verb: consonants before -i and vowels that change under stress. */
function alternants(stem: string): string[] {
  const found: string[] = []
  for (const [pattern, other] of consonants) if (pattern.test(stem)) found.push(stem.replace(pattern, other))
  for (const form of [stem, ...found]) {
    const plain = form.replace(/oa(?=[^aeiouăâî]+$)/u, 'o').replace(/ea(?=[^aeiouăâî]+$)/u, 'e')
    if (plain !== form) found.push(plain)
    const dark = form.replace(/a(?=[^aeiouăâî]+$)/u, 'ă')
    if (dark !== form) found.push(dark)
  }
  return found
}

const consonants: readonly (readonly [RegExp, string])[] = [
  [/șt$/u, 'st'],
  [/șt$/u, 'sc'],
  [/ț$/u, 't'],
  [/z$/u, 'd'],
  [/ș$/u, 's'],
  [/ch$/u, 'c'],
  [/gh$/u, 'g'],
]

/** What may be left of a noun or adjective without article and ending; the first is that of a lemma. */
function stemsOf(word: string): string[] {
  const bare = word.replace(ENDING, '')
  const stem = normal(bare)
  return bare === word ? [stem] : [stem, normal(word)]
}

const ENDING =
  /(?<=..)(?:urilor|urile|uri|ului|ilor|elor|iilor|iile|iei|ia|ie|ii|ul|lui|le|lor|ele|ile|ei|ea|eii|ua|oa|[aăeiîu])$/u

/** Stems whose last consonant and last vowel are those of the singular. */
function normal(stem: string): string {
  const hard = stem
    .replace(/șt$/u, 'st')
    .replace(/ț$/u, 't')
    .replace(/z$/u, 'd')
    .replace(/ș$/u, 's')
    .replace(/(?<=[cg])h$/u, '')
    .replace(/i$/u, '')
  return hard
    .replace(/oa(?=[^aeiouăâî]+$)/u, 'o')
    .replace(/ea(?=[^aeiouăâî]+$)/u, 'e')
    .replace(/ă(?=[^aeiouăâî]+$)/u, 'a')
}

/** A noun or adjective that is not listed, by the end of its stem; without any sign, the stem itself. */
function guess(word: string): string {
  for (const [pattern, lemma] of guesses) if (pattern.test(word)) return word.replace(pattern, lemma)
  return normal(word.replace(ENDING, ''))
}

/** Endings with the end of the stem, and the end of the lemma. */
const guesses: readonly (readonly [RegExp, string])[] = [
  [/(?<=[zxs]i)un(?:e|ea|ii|i|ile|ilor)$/u, 'une'],
  [/(?<=..[aă]t)(?:e|ea)$/u, 'e'],
  [/(?<=..)(?:ăți|ății|ățile|ăților|atea|ate)$/u, 'ate'],
  [/(?<=[^n]ți|[^aeiouăn]si)(?:a|ei|i|ile|ilor|e)$|(?<=nți)(?:a|ei|ile|e)$/u, 'e'],
  [/(?<=..)(?:area|ării|ări|ările|ărilor|are)$/u, 'are'],
  [/(?<=..)(?:erea|erii|eri|erile|erilor|ere)$/u, 'ere'],
  [/(?<=..)(?:irea|irii|iri|irile|irilor|ire)$/u, 'ire'],
  [/(?<=...)(?:toare|toarea|toarei|toarele|toarelor|torul|torului|tori|torii|torilor|tor)$/u, 'tor'],
  [/(?<=..)(?:oase|oasă|oasa|oși|oșii|oșilor|osul|oasei|oaselor|os)$/u, 'os'],
  [/(?<=..)(?:ească|ești|eștii|eștilor|ească|escul|esc)$/u, 'esc'],
  [/(?<=[lmnv]i|ogi|fi|rhi)(?:a|ei|i|ile|ilor|e)$|(?<=ri)(?:a|ei|e)$/u, 'e'],
  [/(?<=..an)(?:ța|ței|țe|țele|țelor|ță)$/u, 'ță'],
  [/(?<=..in)(?:ța|ței|țe|țele|țelor|ță)$/u, 'ță'],
  [/(?<=..ic)(?:ă|a|i|e|ii|ul|ului|ilor|ei|ele|elor|)$/u, ''],
  [/(?<=..[iu]v)(?:ă|a|i|e|ii|ul|ului|ilor|ei|ele|elor|)$/u, ''],
  [/(?<=..al)(?:ă|a|i|e|ii|ul|ului|ilor|ei|ele|elor|)$/u, ''],
]

const lemmatize = slavicLemmatizer(words, {
  nouns: () => wordsIn(`${words.nouns} ${words.adjectives}`),
  stemsOf,
  isOther: (noun, word) => noun.length > word.length + 2,
  endings,
  alternants,
  infinitive: (made) => made,
  noListedVerb: /^$/u,
  noVerb: /(?:[st]at|oase|tată|mână|oară|[^aăei]it[ăe]?|..ând?u?l|im|ară|al[ăe]?)$/u,
  adjective: () => undefined,
  guess,
})

/** The lemma of a Romanian word; ş and ţ are written ș and ț. */
export const lemmatizeRomanian = (word: string): string =>
  lemmatize(
    word
      .replaceAll('ş', 'ș')
      .replaceAll('ţ', 'ț')
      .replace(/^(?:ne|re)(?=.{5,}(?:ând|indu-)$)/u, ''),
  )
