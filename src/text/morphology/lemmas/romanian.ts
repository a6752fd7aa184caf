import { lazily } from '../../../lazily.js'
import { wordsIn } from '../../wordsIn.js'
import * as words from '../irregularForms/romanian.js'
import { slavicLemmatizer } from '../slavic.js'
import { withWholeLemmas } from '../wholeLemmas.js'

/** Endings of verb forms; likelier readings of an ending stand first (see `VerbSource`). */
const endings = `
  a!: ez ezi ează eze ăm at ată ând ase aseră arăm asem ară indu ându
  a?: ază a ai am au ați ate ă e i u ă - ele
  i!: iesc iești iește iască esc ești ește ească im it ită ind ise iseră iră irăm isem indu
  i?: i ie ia iau iam eam eai ea eați eau iți ite ește e - iți
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
    .replace(/i$/u, '')
    .replace(/(?<=[cg])h$/u, '')
  return hard
    .replace(/oa(?=[^aeiouăâî]+$)/u, 'o')
    .replace(/ea(?=[^aeiouăâî]+$)/u, 'e')
    .replace(/ă(?=[^aeiouăâî]+$)/u, 'a')
}

/** A noun or adjective that is not listed, by its ending. Without any sign it is a masculine or neuter without an ending. */
function guess(word: string): string {
  for (const [pattern, lemma] of guesses) if (pattern.test(word)) return word.replace(pattern, lemma)
  const bare = word.replace(NOUN_ENDING, '')
  const ending = word.slice(bare.length)
  return named(SOFT.test(ending) ? hardened(bare) : bare, ending)
}

const NOUN_ENDING = /(?<=..)(?:urilor|urile|uri|ului|ilor|elor|ile|ele|ul|ii|ei|lui|ea|ua|[aăeiîu])$/u
const SOFT = /^i/u

/** The stem of the singular before the -i of a plural. */
const hardened = (stem: string): string =>
  stem
    .replace(/șt(r?)$/u, 'st$1')
    .replace(/ț$/u, 't')
    .replace(/(?<!e)z$/u, 'd')
    .replace(/(?<![aeiou])ș$/u, 's')

/** Stems of feminine nouns in all forms, those of adjectives, and those of nouns in -u. */
const FEMININE = /(?:[ct]ur|..oz|..(?<!av)iz|genez|..[aeiou]nț|[ei]aț|eț|..[td]in)$/u
const ADJECTIVE = /(?:[aoe]r|at|aj|omen|um|ism|it|ut|ian|ean|ez|ent|ant|id|on|[ieu]s|ct|ern|gen|fil|mat)$/u
const IN_U = /[bcdfgptv][rl]$/u

/** The dictionary form of a stem. */
function named(stem: string, ending: string): string {
  if (ending === 'ea') return `${stem}e`
  const base = /^e/u.test(ending)
    ? stem.replace(/oa(?=[^aeiouăâî]+$)/u, 'o')
    : /^i/u.test(ending)
      ? stem.replace(/ă(?=[^aeiouăâî]+$)/u, 'a')
      : stem
  if (FEMININE.test(stem) || (/^(?:ă|a|ei)$/u.test(ending) && !ADJECTIVE.test(stem))) return `${stem}ă`
  if (IN_U.test(stem)) return `${base}u`
  return /^e/u.test(ending) && base === stem && !ADJECTIVE.test(stem) ? `${stem}ă` : base
}

const NOMINAL = '(?:ă|a|i|e|ii|ul|ului|ilor|ile|ei|ele|elor|uri|urile|urilor|)$'

/** Endings with the end of the stem, and the end of the lemma. */
const guesses: readonly (readonly [RegExp, string])[] = [
  [/(?<=[zxsțcg]i)un(?:e|ea|ii|i|ile|ilor)$/u, 'une'],
  [/(?<=..(?:(?:[aăi]|[cp]|ul)t|ced|măs)ur)(?:ă|a|i|e|ii|ei|ile|ilor|ele|elor)$/u, 'ă'],
  [/(?<=..u)i(?:ală|ala|eli|elii|elile|elilor)$/u, 'ială'],
  [/(?<=..[șnts])(?:eală|eala|elii|elile|elilor)$/u, 'eală'],
  [/(?<=..(?:ud|[gz]|rd))in(?:e|ea|ii|i|ile|ilor)$/u, 'ine'],
  [/(?<=..)im(?:e|ea|ii|i|ile|ilor)$/u, 'ime'],
  [/(?<=..)(?:ețea|ețe|ețile|eților|eții)$/u, 'ețe'],
  [/(?<=[aă]t)ea$/u, 'e'],
  [/(?<=..)(?:ăți|ății|ățile|ăților|atea)$/u, 'ate'],
  [/(?<=..[iă]t)ate$/u, 'ate'],
  [/(?<=[^n]ți|[^aeiouăn]si)(?:a|ei|i|ile|ilor|e)$|(?<=nți)(?:a|ei|ile|e)$|(?<=[vt]enți)i$/u, 'e'],
  [/(?<=..(?:[uo]l|ment|bet|[ln]it|mon|cit|linar))are$/u, 'ar'],
  [/(?<=..ri)oare$/u, 'or'],
  [/(?<=..)(?:area|ării|ări|ările|ărilor|are)$/u, 'are'],
  [/(?<=..)(?:erea|ere)$|(?<=..[cdvmgnp])(?:erii|eri|erile|erilor)$/u, 'ere'],
  [/(?<=..)(?:irea|irii|iri|irile|irilor|ire)$/u, 'ire'],
  [/(?<=...)(?:toare|toarea|toarei|toarele|toarelor|torul|torului|tori|torii|torilor|tor)$/u, 'tor'],
  [/(?<=..)(?:oase|oasă|oasa|oși|oșii|oșilor|osul|oasei|oaselor|os)$/u, 'os'],
  [/(?<=..)(?:ească|ești|eștii|eștilor|escul|esc)$/u, 'esc'],
  [new RegExp(`(?<=..(?:ic|[iu]v|al|bil|esc|ism|ist|gram|ment))${NOMINAL}`, 'u'), ''],
  [/(?<=[^aeou])i(?:u|ul|ului)$/u, 'iu'],
  [/(?<=..(?:c|(?<!o|[gm]e)d|riter))i(?:i|ile|ilor)$/u, 'iu'],
  [/(?<=..[^aeou])i(?:e|a|ei|ile|ilor)$/u, 'ie'],
  [/(?<=..(?:[aeo]g|rg|arh|[ae]t|f|s|[aou]n|[^e]l|[aei]v|[aoi]m))ii$/u, 'ie'],
  [/(?<=[eoăi])u(?:l|lui|)$/u, 'u'],
  [/(?<=..)(?:ee|eele|eelor)$/u, 'eu'],
  [/(?<=..u)ur(?:i|ile|ilor)$/u, 'u'],
  [/(?<=.o)(?:i|ii|ilor|aie|aiele)$/u, 'u'],
  [/(?<=..[aie]n)(?:ța|ței|țe|țele|țelor|ță)$/u, 'ță'],
]

/** The singular of a noun with forms of -iu or -ie, or the verb of a noun, with the ending of the other. */
const isOther = (noun: string, word: string): boolean =>
  noun.length > word.length + 2 ||
  (word.endsWith('ua') && !noun.endsWith('a')) ||
  (noun.endsWith('ție') ? !/ț/u.test(word.slice(-6)) : /[ct]ți(?:e|a|ei|ile|ilor|une|unea)$/u.test(word)) ||
  (noun.endsWith('iu') && /i(?:e|a|ei)$/u.test(word)) ||
  (noun.endsWith('ie') && /i(?:u|ul|ului)$/u.test(word)) ||
  (nounsOfVerbs().has(noun) && (word === `${noun}a` || word === `${noun}ă`))

/** Nouns without an ending that are the stem of a verb in -a: `transport`. */
const nounsOfVerbs = lazily(() => {
  const adjectives = new Set(wordsIn(words.adjectives))
  return new Set(wordsIn(words.verbs.a).filter((stem) => !adjectives.has(stem)))
})

const lemmatize = slavicLemmatizer(words, {
  nouns: () => wordsIn(`${words.nouns} ${words.adjectives}`),
  stemsOf,
  lemmaStem: (noun) => (/(?:ul|or)$/u.test(noun) ? normal(noun) : stemsOf(noun)[0]!),
  isOther,
  endings,
  alternants,
  infinitive: (made) => made,
  noListedVerb: /^$/u,
  noVerb: /(?:(?<!iz|ific|ion)at[ăe]?|oase|tată|mână|oară|[^aăei]it[ăe]?|..ând?u?l|im|ară|al[ăe]?)$/u,
  adjective: () => undefined,
  guess,
})

/** The lemma of a Romanian word; ş and ţ are written ș and ț. */
export const lemmatizeRomanian = withWholeLemmas(words.wholeLemmas, (word: string): string =>
  lemmatize(
    word
      .replaceAll('ş', 'ș')
      .replaceAll('ţ', 'ț')
      .replace(/^(?:ne|re)(?=.{5,}(?:ând|indu-)$)/u, ''),
  ),
)
