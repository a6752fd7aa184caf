import { lazily } from '../../../lazily.js'
import { bands } from '../../frequencies/sv.js'
import * as swedish from '../irregularForms/swedish.js'
import { irregularForms, wordList } from '../irregularForms.js'
import { loanWordsInE } from '../loanWords.js'
import { withWholeLemmas } from '../wholeLemmas.js'
import {
  addForms,
  commonWords,
  endsInWord,
  lemmatizerOf,
  prefixesByLetter,
  replaceHead,
  rowsOf,
} from './lemmaTables.js'

const PREFIXES = [
  ...wordList(`
  an av be bi bort de dit efter ej emot er fast fort fram fri från för förbi före genom hem här hän härav i igen igenom ihop in ned ner inne inter isär kring lös med miss mot motsvars må
  ned ner nöd om omkring på re sam samman sönder till tillbaka tillrätta ty um und under undan upp ur ut utan van vid vidare väl å åter ö över kvar runt bak kull vilse stor ny grund fast före rund döds fjärr hungs kännas halv hög låg lång åstad iakt tillkänna möjlig full färdig tillhanda ifråga återupp bekant
`),
]

const prefixes = prefixesByLetter(PREFIXES)

const VOICELESS = /[pktsx]$/u

function secondConjugation(infinitive: string): string[] {
  const stem = infinitive.slice(0, -1)
  const short = stem.replace(/([mn])\1$/u, '$1')
  const past = /nd$|[^aeiouyåäö]t$/u.test(stem) ? `${stem}e` : short + (VOICELESS.test(stem) ? 'te' : 'de')
  const supine = supineOf(stem, short)
  const participle = past.slice(0, -1)
  const forms = [infinitive, `${stem}er`, past, supine, participle, `${participle}a`]
  return [...forms, `${infinitive}s`, `${stem}s`, `${past}s`, `${supine}s`]
}

/** The supine of the second conjugation: sänt of sända, bytt of byta, köpt of köpa. */
function supineOf(stem: string, short: string): string {
  if (/nd$/u.test(stem)) return stem.replace(/d$/u, 't')
  if (/d$/u.test(stem)) return stem.replace(/d$/u, 'tt')
  return /[^aeiouyåäö]t$/u.test(stem) ? stem : `${short}t`
}

function firstConjugation(infinitive: string): string[] {
  const forms = ['', 'r', 'de', 't', 'd', 's', 'des', 'ts']
  return forms.map((ending) => infinitive + ending)
}

function thirdConjugation(infinitive: string): string[] {
  const forms = ['', 'r', 'dde', 'tt', 'dd', 'dda', 's', 'ddes', 'tts']
  return forms.map((ending) => infinitive + ending)
}

function strongForms([infinitive, past, supine]: readonly string[]): string[] {
  const stem = infinitive!.replace(/a$/u, '')
  const participle = supine!.replace(/it$/u, '')
  const forms = [infinitive!, `${stem}er`, past!, supine!, `${infinitive}s`, `${past}s`, `${supine}s`]
  return participle === supine
    ? forms
    : [...forms, `${stem}s`, `${participle}en`, `${participle}et`, `${participle}na`, `${participle}ne`]
}

const verbs = lazily(() => {
  const forms = new Map<string, string>()
  for (const row of swedish.irregularVerbs.trim().split('\n')) {
    const words = row.split(' ')
    addForms(forms, words[0]!, words)
  }
  for (const row of rowsOf(swedish.strongVerbs)) addForms(forms, row[0]!, strongForms(row))
  for (const infinitive of wordList(swedish.secondConjugation))
    addForms(forms, infinitive, secondConjugation(infinitive))
  for (const infinitive of wordList(swedish.thirdConjugation)) addForms(forms, infinitive, thirdConjugation(infinitive))
  for (const infinitive of wordList(swedish.firstConjugation)) addForms(forms, infinitive, firstConjugation(infinitive))
  for (const infinitive of new Set(forms.values()))
    addForms(forms, infinitive, [`${infinitive}s`, `${infinitive.replace(/a$/u, '')}ande`])
  return forms
})

/** Verbs of two letters that take prefixes. */
const SHORT = new Set(['se', 'ge', 'gå', 'få', 'ta', 'ha'])

/** The infinitive of a form in the tables, with at most one prefix. */
function listedVerb(word: string): string | undefined {
  const own = verbs().get(word)
  if (own !== undefined) return own
  for (const prefix of prefixes(word)) {
    if (!word.startsWith(prefix)) continue
    const infinitive = verbs().get(word.slice(prefix.length))
    if (infinitive !== undefined && (infinitive.length > 2 || SHORT.has(infinitive))) return prefix + infinitive
  }
  return undefined
}

/** The infinitive of a verb of the first conjugation that is not in the tables. */
function regularVerb(word: string): string | undefined {
  const stem =
    /^(.{2,}er)a(?:r|s|de|des|t|ts|d)?$/u.exec(word)?.[1] ??
    /^(.{3,})ade(?:s)?$/u.exec(word)?.[1] ??
    /^(.{3,})ats$/u.exec(word)?.[1]
  return stem === undefined ? undefined : `${stem}a`
}

const irregularForm = irregularForms(swedish.irregularWords)
const irregularNouns = lazily(() => {
  const bases = new Map<string, string>()
  for (const [base, ...forms] of rowsOf(swedish.irregularNouns))
    for (const form of [base!, ...forms]) bases.set(form, base!)
  return bases
})
const neuters = lazily(() => {
  const bases = new Map<string, string>()
  for (const base of wordList(swedish.neutersInE))
    addForms(
      bases,
      base,
      ['', 'n', 't', 'na'].map((ending) => base + ending),
    )
  return bases
})
/** Last parts of compounds. */
const nounHeads = lazily(() => {
  const bases = new Map<string, string>()
  for (const [base, ...forms] of rowsOf(swedish.nounHeads)) addForms(bases, base!, [base!, ...forms])
  for (const [form, base] of neuters()) if (base.length > 4) bases.set(form, base)
  return bases
})
/** Nouns whose forms look like those of a verb or of a noun with another dictionary form. */
const nouns = lazily(() => {
  const bases = new Map(neuters())
  for (const [base, ...forms] of rowsOf(swedish.nounsBeforeVerbs)) addForms(bases, base!, [base!, ...forms])
  for (const base of wordList(swedish.commonInE)) {
    const stem = base.slice(0, -1)
    addForms(bases, base, [base, `${base}n`, `${stem}ar`, `${stem}arna`])
  }
  return bases
})
const adjectives = lazily(() => wordList(swedish.adjectives))
const whole = lazily(() => wordList(swedish.nounsLikeForms))
const common = lazily(() => new Set(commonWords(bands)))

const WITH_SUFFIX =
  /^(.+(?:lig|(?:en|ol|in|nd|an)sk|(?:i|m|bul|gan|rv)ös|[^l]ig|isk|sam|bar|full|lös|iv|ell|[it]al|ant|ent|mässig|aktig))(?:t|a|e|are|ast|aste)?$/u
const ADJECTIVE_ENDING = /(?:are|aste|ast|t|a|e)$/u

/** An adjective without its ending. */
function adjectiveStem(word: string): string | undefined {
  const suffixed = WITH_SUFFIX.exec(word)?.[1]
  const latinate = /^(.+(?:it|ul|im|und|ord|erm)är)(?:a|t)$/u.exec(word)?.[1]
  if (latinate !== undefined) return latinate
  if (suffixed !== undefined && !/(?:ment|ent|tal|ant)$/u.test(word)) return suffixed
  if (adjectives().has(word) || adjectives().has(word.replace(/^o/u, ''))) return word
  const stem = word.replace(ADJECTIVE_ENDING, '')
  if (stem === word) return undefined
  for (const base of [
    stem,
    stem.replace(/([mn])\1$/u, '$1'),
    `${stem}n`,
    stem.replace(/(?<=[skgtvlx])(?=[nr]$)/u, 'e'),
    stem.replace(/t$/u, ''),
    stem.replace(/e$/u, 'en'),
  ])
    if (adjectives().has(base) || adjectives().has(base.replace(/^o/u, ''))) return base
  return undefined
}

/** Inserts the e that is dropped before endings: fågl -> fågel. */
const withE = (stem: string): string =>
  stem.replace(/(?<=[bdfgkpstvmx])([lr])$|(?<=tt|ck|p|k)(n)$/u, (letter) => `e${letter}`)

const GENITIVE = /(?:[aeo]rna|na|ar|or|er|en|et|an|het|ing|skap|tion|[^aeiouyåäös]t|n|d|el|l|k|g|m|p)s$/u

function withoutGenitive(word: string): string {
  if (!/.{3}s$/u.test(word) || /(?:ss|us|is|ös)$/u.test(word) || endsInWord(word, whole(), 3)) return word
  const base = word.slice(0, -1)
  return GENITIVE.test(word) || common().has(base) ? base : word
}

const VOWEL = /[aeiouyåäöé]/u
/** Endings of the first declension, whose dictionary form ends in -a. */
const A_ENDINGS = ['orna', 'or', 'an']
const NOUN_ENDINGS = ['arna', 'erna', 'ena', 'ar', 'er', 'en', 'et', 'na', 'e']

function nounStem(word: string): string {
  if (whole().has(word)) return withE(word)
  const present = IN_ANDE.exec(word)
  if (present !== null) return (present[1] ?? present[2])!
  const irregular = irregularNoun(word)
  if (irregular !== undefined) return irregular
  const agent = /^(.{2,})ar(?:na|en|e)$/u.exec(word)?.[1]
  if (agent !== undefined && (listedVerb(`${agent}a`) === `${agent}a` || word.endsWith('aren') || word.endsWith('are')))
    return `${agent}are`
  if (
    /(?:.{2}het|itet|(?<!fabr|but|republ|kl|rubr|publ)iker|skap|[ae]tor|essor|ktor|else)$/u.test(word) ||
    endsInWord(word, whole(), 5)
  )
    return withE(word.replace(/e$/u, ''))
  return withE(withoutEnding(word).replace(/([mn])\1$/u, '$1'))
}

/** The article and the ending of irregular nouns. */
function irregularNoun(word: string): string | undefined {
  for (const ending of ['', 'na', 'en', 'et', 'n', 't', 'a']) {
    if (!word.endsWith(ending)) continue
    const base = replaceHead(word.slice(0, word.length - ending.length), irregularNouns(), 3)
    if (base !== undefined) return base
  }
  return undefined
}

const IN_ANDE = /^(.{2,}[ae]nde)(?:t|na)?$|^(.{5,}[ae]nde)n$/u

function withoutEnding(word: string): string {
  const foreign = /^(.+(?:ss|[ao]r|ll|nn)age)t?$/u.exec(word)?.[1]
  if (foreign !== undefined) return foreign
  for (const ending of A_ENDINGS) {
    if (word.endsWith(ending) && word.length - ending.length >= 3)
      return `${word.slice(0, word.length - ending.length)}a`
  }
  if (word.endsWith('a') && common().has(word.slice(0, -1))) return word.slice(0, -1)
  for (const ending of NOUN_ENDINGS) {
    if (!word.endsWith(ending)) continue
    const stem = word.slice(0, word.length - ending.length)
    if (ending === 'na' && !/[åäöy]$/u.test(stem)) continue
    if (stem.length >= 2 && VOWEL.test(stem) && (stem.length > 2 || VOWEL.test(stem[0]!))) return stem
  }
  if (/.(?:[öyåé]|[eo]r|el)n$/u.test(word) || /.{2}[öyåé]t$/u.test(word)) return word.slice(0, -1)
  if (/[iouyåäöé][nt]$/u.test(word) && common().has(word.slice(0, -1))) return word.slice(0, -1)
  return word
}

/** Infinitives that look like inflected adjectives. */
const INFINITIVES = wordList('lugna jämna döva fela spara visa stela blinda')

const QUALITY = /^(.{2,}het)(?:er|erna|en|ens)?$/u

const listedNoun = (word: string): string | undefined => nouns().get(word) ?? replaceHead(word, nounHeads(), 4, 14)

function stem(word: string): string {
  // Abbreviations have no endings: kr, kl, dr.
  if (!VOWEL.test(word)) return word
  const base = irregularForm(word) ?? irregularForm(word.replace(/s$/u, ''))
  if (base !== undefined) return base
  if (whole().has(word)) return nounStem(word)
  const quality = QUALITY.exec(word)?.[1]
  if (quality !== undefined) return quality
  if (adjectives().has(word) && listedVerb(word) === undefined) return word
  const noun = listedNoun(word) ?? (word.endsWith('s') ? listedNoun(word.slice(0, -1)) : undefined)
  if (noun !== undefined) return noun
  const inflected = /^(.{2,})[at]$/u.exec(word)?.[1]
  if (inflected !== undefined && adjectives().has(inflected) && !INFINITIVES.has(word)) return inflected
  const verb = listedVerb(word)
  if (verb !== undefined) return verb
  const adjective = adjectiveStem(word)
  if (adjective !== undefined) return adjective
  return regularVerb(word) ?? nounStem(withoutGenitive(word))
}

/** The dictionary form of a Swedish word. */
export const lemmatizeSwedish = withWholeLemmas(
  swedish.wholeLemmas,
  lemmatizerOf({
    stem,
    words: () => [...commonWords(bands), ...wordList(loanWordsInE)],
    rank: (word, key) => (word === key ? 0 : word === `${key}e` && adjectiveStem(word) === undefined ? 1 : undefined),
    guess: (key) => (/els$/u.test(key) ? `${key}e` : key),
  }),
)
