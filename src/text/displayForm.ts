import { isInfinitive } from './morphology/infinitives.js'
import { koreanNoun, stemKorean } from './morphology/koreanStem.js'
import { lowerCaseOf, normalFormOf } from './tokenization/normalForm.js'

/** A form and how often it occurs. */
type CountedForm = readonly [text: string, count: number]

/**
 * The lower-case form is shown if its count is at least this share of that of the capitalized form: every word is
 * capitalized at the start of a sentence, but few people write a name in lower case.
 */
const LEAST_LOWER_SHARE = 0.4
/** Shorter words in capitals alone are abbreviations. */
const LEAST_SHOUTED = 4

/**
 * In Korean a noun is shown without particles, `평점` although most write `평점이` or `평점을`, if it is written so at least this
 * often, as a share of the most frequent form.
 */
const LEAST_NOUN_SHARE = 0.05

/**
 * In languages with many cases a noun or an adjective is shown as its lemma, `pokój` although more write `pokoju`, if it is
 * written so at least this often, as a share of the most frequent form. Below this share the lemma is likely to be wrong, or
 * another word.
 */
const LEAST_LEMMA_SHARE = 0.25

/** Least share of the dictionary form of a Japanese phrase. `作り` is mostly a noun, but some write `作る`. */
const LEAST_DICTIONARY_SHARE = 0.1

/** Languages that capitalize nouns inside of sentences: a capital tells one word from another (`Essen`, `essen`). */
const CAPITALIZES_NOUNS: ReadonlySet<string> = new Set(['de'])

/** Languages in which the case of a noun, not its number, decides most of its forms, and whose lemmas are words. */
const INFLECTS_NOUNS: ReadonlySet<string> = new Set(['cs', 'fi', 'hu', 'pl', 'ru', 'tr', 'uk'])

/**
 * Endings that feminine nouns in -a alone have, and that nouns without an ending alone have. The rules of lemmas guess the
 * gender of nouns that they do not know.
 */
const GENDERS: Readonly<
  Record<string, { readonly feminine: string[]; readonly others: string[]; readonly a: string }>
> = {
  cs: { feminine: ['ou'], others: ['em', 'ů', 'ům'], a: 'a' },
  pl: { feminine: ['ę', 'ą'], others: ['em', 'ów', 'owi'], a: 'a' },
  ru: { feminine: ['ой'], others: ['ом', 'ов'], a: 'а' },
  uk: { feminine: ['ою'], others: ['ом', 'ів'], a: 'а' },
}

/** Letters with periods between them, as in `U.S`, `U.S economy` and `EE. UU`; not faces such as `o.O`. */
const ABBREVIATION =
  /(?<![\p{L}\p{N}.])(?:(?:\p{Lu}\.)+\p{Lu}|(?:\p{Ll}\.)+\p{Ll}|(\p{Lu})\1\. ?(\p{Lu})\2)(?![\p{L}\p{N}.])/gu

/** A text of words with the period at the end of each abbreviation in it. */
export const withLastPeriods = (text: string): string => (text.includes('.') ? text.replace(ABBREVIATION, '$&.') : text)

/** The form of a term to show, of its forms, most frequent first: one of them, or the noun that none of them is. */
export const displayForm = (forms: readonly CountedForm[], termId: string): string => {
  const shown = forms[displayIndex(forms, termId)]![0]
  return unwrittenNoun(forms, termId, shown) ?? shown
}

/**
 * Index of the form to show among the forms of a term, most frequent first. Spellings of a form that differ by case count
 * together. The spelling is that in the middle of sentences (`staff`, although more sentences begin with `Staff`; `Wi-Fi` and
 * `BA` remain).
 */
export function displayIndex(forms: readonly CountedForm[], termId: string): number {
  // Most terms have one form.
  if (forms.length === 1) return 0
  const language = languageOf(termId)
  if (language === 'ko') return nounIndex(forms)
  if (language === 'ja' && termId.includes(' ')) return dictionaryIndex(forms)
  if (language === 'ja') return lemmaIndex(forms, lemmaOf(termId))
  if (CAPITALIZES_NOUNS.has(language)) return adjectiveIndex(forms, lemmaOf(termId))
  const spellings = spellingsOf(forms, language)
  const frequent = mostFrequent(spellings.values())
  const noun = INFLECTS_NOUNS.has(language) ? nounOf(lemmaOf(termId), spellings, language) : undefined
  const index = spellingIndex(forms, frequent)
  if (noun === undefined || noun.count < LEAST_LEMMA_SHARE * frequent.count) return index
  if (!isLower(forms[index]![0])) return spellingIndex(forms, noun)
  // Lemmas are often subjects, which begin sentences; a capital would make them names.
  return noun.indexes.find((spelling) => isLower(forms[spelling]![0])) ?? index
}

/**
 * Where nouns have capitals: index of the lemma of an adjective (`kostenlos`, although more write `kostenlosen`), if it is frequent
 * enough; else of the most frequent form. Verbs, which end in n in German, keep their form.
 */
function adjectiveIndex(forms: readonly CountedForm[], lemma: string): number {
  const [text, count] = forms[0]!
  if (!isLower(text) || lemma.endsWith('n')) return 0
  return orFirst(forms.findIndex(([form, found]) => form === lemma && found >= LEAST_LEMMA_SHARE * count))
}

/** The language of the last word of a term. */
const languageOf = (termId: string): string => termId.slice(termId.lastIndexOf('|') + 1)

/** The lemmas of the words of a term. */
const lemmaOf = (termId: string): string => termId.replace(/\|\S+/gu, '')

/**
 * The lemma of a noun or an adjective as it is written, with the gender that its other forms tell; undefined if they leave it
 * open whether it ends in -a.
 */
function nounOf(lemma: string, spellings: ReadonlyMap<string, Spellings>, language: string): Spellings | undefined {
  if (isInfinitive(lemma, language)) return undefined
  const genders = GENDERS[language]
  if (genders === undefined) return spellings.get(lemma)
  const { feminine, others, a } = genders
  const stem = lemma.endsWith(a) ? lemma.slice(0, -1) : lemma
  const isWritten = (ending: string): boolean => spellings.has(stem + ending)
  if (feminine.some(isWritten)) return spellings.get(stem + a)
  if (others.some(isWritten)) return spellings.get(stem)
  return isWritten('') && isWritten(a) ? undefined : spellings.get(lemma)
}

/** A phrase whose first letter is its only capital. Digits make names (`Terminal 5`). */
const CAPITALIZED_PHRASE = /^\p{Lu}\p{Ll}[^\p{Lu}\p{N}]* [^\p{Lu}\p{N}]*$/u
/** The same where nouns have capitals (`Schnelle Lieferung`). */
const WITH_NOUNS = /^\p{Lu}\p{Ll}\P{N}* \P{N}*$/u

/**
 * Whether the capital of a phrase may be that of a sentence (`Lovely view`): where it only begins sentences, it is shown as its
 * first word is by itself.
 */
export const mayBeginSentences = (phrase: string, termId: string): boolean =>
  (CAPITALIZES_NOUNS.has(languageOf(termId)) ? WITH_NOUNS : CAPITALIZED_PHRASE).test(phrase)

/**
 * A phrase that only begins sentences, as it is shown. `firstWord` is the display form of its first word, if that is a term.
 * Letters are lowered as its language does: Turkish `İyi` is `iyi`.
 */
export function insideSentence(phrase: string, termId: string, firstWord: string | undefined): string {
  if (firstWord !== undefined && /^\p{Lu}/u.test(firstWord)) return phrase
  return lowerCaseOf(languageOf(termId))(phrase[0]!) + phrase.slice(1)
}

/** The spellings of one form, as indexes among all forms, most frequent first. */
interface Spellings {
  count: number
  readonly indexes: number[]
}

/** Forms that differ by case alone, by their normal form. */
function spellingsOf(forms: readonly CountedForm[], language: string): Map<string, Spellings> {
  const normalForm = normalFormOf(language)
  const found = new Map<string, Spellings>()
  for (const [index, [text, count]] of forms.entries()) {
    const form = text.split(' ').map(normalForm).join(' ')
    const spellings = found.get(form)
    if (spellings === undefined) found.set(form, { count, indexes: [index] })
    else {
      spellings.count += count
      spellings.indexes.push(index)
    }
  }
  return found
}

function mostFrequent(all: Iterable<Spellings>): Spellings {
  let best: Spellings = { count: 0, indexes: [0] }
  for (const spellings of all) if (spellings.count > best.count) best = spellings
  return best
}

function spellingIndex(forms: readonly CountedForm[], { indexes }: Spellings): number {
  const first = indexes[0]!
  const [text, count] = forms[first]!
  if (isLower(text) || !isCapitalized(text)) return first
  const lower = indexes.find((index) => isLower(forms[index]![0]))
  return lower !== undefined && forms[lower]![1] >= LEAST_LOWER_SHARE * count ? lower : first
}

const isLower = (text: string): boolean => text === text.toLowerCase()

/** An index that was looked for, or that of the most frequent form. */
const orFirst = (index: number): number => Math.max(0, index)

/** Least share of the noun of a verb in 하다 (`추천` of `추천합니다`), and of a form that ends a sentence or describes a noun. */
const LEAST_BARE_SHARE = 0.1
const LEAST_ENDED_SHARE = 0.25

/** Particles that follow nouns, but not the first part of an adjective in 하다 (`지루`). */
const NOUN_PARTICLES = ['을', '를', '이', '가', '은', '는', '의', '에', '도', '과', '와', '으로', '로']

/** Particles that verbs have no endings like, and with them those that tell a noun if another form has one of the first. */
const SURE_PARTICLES = new Set(['이', '를', '의', '에', '에서', '과', '으로', '이다', '입니다'])
const PARTICLES = new Set([...SURE_PARTICLES, ...NOUN_PARTICLES])

/** Endings of cases and plurals behind a noun that does not change before them, and the lemmas of which our rules are sure. */
const CASES: Readonly<
  Record<string, { readonly endings: RegExp; readonly lemmas?: RegExp; readonly verbal?: RegExp }>
> = {
  // A consonant that may be a weak grade leaves the lemma open: tiety of tietyn is tietty.
  fi: {
    endings: /^(?:ss[aä]|st[aä]|ll[aä]|lt[aä]|lle|ksi|[nt]|([aeiouyäö])n|h[aiou]n|i[aä]|j[aä]|jen|ien)$/u,
    lemmas: /(?:[hjs]|(?<!l)l|(?<!r)r|(?<![mn])[mn]|kk|pp|tt|sv)[aeiouyäö]$|(?<![kpt])i[aoä]$/u,
  },
  hu: {
    endings:
      /^(?:b[ae]n?|b[óő]l|r[óő]l|r[ae]|n[áé]l|t[óő]l|n[ae]k|h[oeö]z|[aoeö]?[kt]|[aoeö]k(?:[aoe]t|b[ae]n|r[ae]|[oe]n))$/u,
    // Verbs end so as well: kérnek, kért.
    verbal: /^(?:n[ae]k|[aoeö]?[kt])$/u,
  },
  tr: {
    endings: /^(?:[dt][ae]n?|n?[ıiuü]n|l[ae]r(?:[ıi]n?|[dt][ae]n?)?|s[ıiuü]|y[aeıiuü]|[ıiuü])$/u,
  },
}

/**
 * The noun that forms of a term have with several particles or endings of cases, though hardly anybody writes it by itself: `물질` of
 * `물질이` and `물질의`, `sairaala` of `sairaalaan` and `sairaalassa`. `shown` is the form that would be shown. Undefined if that is
 * right.
 */
export function unwrittenNoun(forms: readonly CountedForm[], termId: string, shown: string): string | undefined {
  if (forms.length === 1) return undefined
  const language = languageOf(termId)
  return language === 'ko' ? particleNoun(forms, shown) : caseNoun(forms, lemmaOf(termId), language, shown)
}

function particleNoun(forms: readonly CountedForm[], shown: string): string | undefined {
  const last = shown.lastIndexOf(' ') + 1
  const noun = shown.slice(0, last) + koreanNoun(shown.slice(last))
  if (noun === shown || noun.length < last + 2 || stemKorean(noun.slice(last)) !== noun.slice(last)) return undefined
  const found = new Set<string>()
  for (const [form] of forms) {
    const rest = form.startsWith(noun) ? form.slice(noun.length).replace(/^들(?=.)/u, '') : ''
    if (PARTICLES.has(rest)) found.add(rest)
  }
  return found.size > 1 && [...found].some((particle) => SURE_PARTICLES.has(particle)) ? noun : undefined
}

function caseNoun(forms: readonly CountedForm[], lemma: string, language: string, shown: string): string | undefined {
  const cases = CASES[language]
  if (cases === undefined || lemma.length < SHORTEST_NOUN || !/^\p{Ll}+$/u.test(lemma)) return undefined
  if (isInfinitive(lemma, language) || cases.lemmas?.test(lemma) === false) return undefined
  const lower = lowerCaseOf(language)
  const stem = language === 'hu' ? lemma.replace(/a$/u, 'á').replace(/e$/u, 'é') : lemma
  const weak = language === 'fi' ? stem.replace(DOUBLED, '$1$2') : stem
  const endingOf = (form: string): string | undefined => {
    const start = [stem, weak].find((begin) => form.startsWith(begin) && cases.endings.test(form.slice(begin.length)))
    return start === undefined ? undefined : form.slice(start.length)
  }
  const found = new Set(forms.flatMap(([form]) => endingOf(lower(form)) ?? []))
  if (endingOf(lower(shown)) === undefined || found.size < FEWEST_CASES) return undefined
  if ([...found].every((ending) => cases.verbal?.test(ending))) return undefined
  return /^\p{Lu}/u.test(shown) ? lemma[0]!.toLocaleUpperCase(language) + lemma.slice(1) : lemma
}

/** A doubled consonant at the end of a Finnish stem, which is single before most endings: Euroopan of Eurooppa. Our rules double none but in listed words. */
const DOUBLED = /([kpt])\1([aeiouyäö])$/u

/** Shorter lemmas are often those of another word. */
const SHORTEST_NOUN = 4
/** As many different endings tell a noun. */
const FEWEST_CASES = 2

/** Endings of Korean verbs that join them to what follows. */
const JOINING = /(?:[고며면서데게기지니나도야]|지만|니까)$/u

/** Whether the last word of a Korean form ends a sentence (다, 요) or describes a noun (with ㄴ at its end). */
const isEnded = (form: string): boolean => /[다요]$/u.test(form) || form.normalize('NFD').endsWith('\u11ab')

/**
 * Index of the most frequent form without the particles of its last word, or of its noun without 하다, if that is frequent enough;
 * else of the most frequent form that does not stop in the middle of a sentence (`빠른` rather than `빠르고`).
 */
function nounIndex(forms: readonly CountedForm[]): number {
  const [text, count] = forms[0]!
  const last = text.lastIndexOf(' ') + 1
  const word = text.slice(last)
  const find = (fits: (form: string) => boolean, least: number): number =>
    forms.findIndex(([form, found]) => fits(form) && found >= least * count)
  const noun = text.slice(0, last) + koreanNoun(word)
  if (noun !== text) return orFirst(find((form) => form === noun, LEAST_NOUN_SHARE))
  const bare = text.slice(0, last) + stemKorean(word)
  if (bare === text) return 0
  const written = new Set(forms.map(([form]) => form))
  if (NOUN_PARTICLES.some((particle) => written.has(bare + particle))) {
    const index = find((form) => form === bare, LEAST_BARE_SHARE)
    if (index > 0) return index
  }
  return JOINING.test(word) ? orFirst(find(isEnded, LEAST_ENDED_SHARE)) : 0
}

/** Endings before which the last word of a Japanese phrase is cut, of verbs and of adjectives. */
const CUT_VERB = /\p{Script=Han}\p{Script=Hiragana}*[いきぎしちにびみりえけげせてねべめれっ]$/u
const CUT_ADJECTIVE = /\p{Script=Han}\p{Script=Hiragana}*(?:く|かっ|けれ)$/u
const VERB = /\p{Script=Han}\p{Script=Hiragana}*[うくぐすつぬぶむる]$/u
const ADJECTIVE = /\p{Script=Han}\p{Script=Hiragana}*い$/u

/**
 * Index of the dictionary form of a Japanese phrase (`良いと思う`, `問題ない`) whose most frequent form ends in the cut stem of a verb
 * or an adjective (`良いと思い` of `思います`, `問題なく`), if it is frequent enough; else that form.
 */
function dictionaryIndex(forms: readonly CountedForm[]): number {
  const [text, count] = forms[0]!
  const find = (fits: (form: string) => boolean): number =>
    Math.max(
      0,
      forms.findIndex(([form, found]) => fits(form) && found >= LEAST_DICTIONARY_SHARE * count),
    )
  if (CUT_ADJECTIVE.test(text)) return find((form) => ADJECTIVE.test(form))
  if (!CUT_VERB.test(text)) return 0
  const potential = find((form) => form === `${text}る`)
  if (potential > 0) return potential
  // An adjective in い has other forms in く or かっ; a verb has none in かっ.
  const isAdjective = ADJECTIVE.test(text) && forms.some(([form]) => CUT_ADJECTIVE.test(form))
  return isAdjective ? 0 : find((form) => VERB.test(form))
}

/** Ends of stems of verbs that may be nouns, each with that of the dictionary form: `作り` of `作る`. Others lack its る (`感じ`). */
const NOUN_ENDS: ReadonlySet<string> = new Set(['いう', 'きく', 'ぎぐ', 'しす', 'ちつ', 'にぬ', 'びぶ', 'みむ', 'りる'])

/**
 * Index of the lemma of a Japanese word, which is its dictionary form, if that is frequent enough or the most frequent form is no noun
 * (`届い`, `大き`); else of that form, or of one that can end a sentence.
 */
function lemmaIndex(forms: readonly CountedForm[], lemma: string): number {
  const [text, count] = forms[0]!
  const mayBeNoun =
    lemma === `${text}る` ||
    (lemma.slice(0, -1) === text.slice(0, -1) && NOUN_ENDS.has(text.slice(-1) + lemma.slice(-1)))
  const least = mayBeNoun ? LEAST_DICTIONARY_SHARE * count : 0
  const index = forms.findIndex(([form, found]) => form === lemma && found >= least)
  if (index >= 0) return index
  return CUT_WORD.test(text) ? wholeIndex(forms) : 0
}

/** A Japanese verb that nobody writes so by itself: 気に入っ of 気に入った. */
const CUT_WORD = /\p{Script=Han}\p{Script=Hiragana}*っ$/u

/** Index of the dictionary form of a Japanese verb, else that of the most frequent form that can end a sentence. */
function wholeIndex(forms: readonly CountedForm[]): number {
  const index = dictionaryIndex(forms)
  if (index > 0) return index
  return orFirst(forms.findIndex(([form]) => !CUT_WORD.test(form)))
}

/** Capitals only at the start of words, or only capitals in words that are longer than abbreviations. */
function isCapitalized(text: string): boolean {
  const shouted = text === text.toUpperCase()
  return text
    .split(/\s+/u)
    .every((word) => (shouted ? word.length >= LEAST_SHOUTED : word.slice(1) === word.slice(1).toLowerCase()))
}
