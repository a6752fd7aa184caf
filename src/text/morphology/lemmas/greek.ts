import { lazily } from '../../../lazily.js'
import { withoutAccents } from '../../accents.js'
import { bands } from '../../frequencies/el.js'
import { withFinalSigma } from '../../tokenization/normalForm.js'
import { wordsIn } from '../../wordsIn.js'
import { createStripper, type Ending, endings, endingsWithLemma as forms } from '../endings.js'
import * as words from '../irregularForms/greek.js'
import { expandParadigms } from '../paradigms.js'
import { paradigmLexicon } from '../stemParadigms.js'
import { commonWords } from './lemmaTables.js'

/** Without accents, since they move in other forms and many writers leave them out; every sigma is alike. */
const plain = (word: string): string => withoutAccents(word).replaceAll('ς', 'σ')

const ACTIVE = 'ω εισ ει ουμε ομε ετε ουν ουνε α εσ ε αμε ατε αν ανε οντασ τε'
const MIDDLE = 'ομαι εσαι εται ομαστε ομασταν εστε οσασταν ονται ομουν οσουν οταν ονταν οντουσαν οντανε ου'
const PASSIVE = 'ειτε ηκα ηκεσ ηκε ηκαμε ηκατε ηκαν ηκανε'
const CONTRACTED =
  'ασ αει αμε ατε ανε αω ιεμαι ιεται ιουνται ουνται ειται ουμε ουσα ουσεσ ουσε ουσαμε ουσατε ουσαν ωντασ ουν ιοταν αται ουμαι ουνταν ουταν'
const ADJECTIVE = 'οσ ου ο ε οι ων ουσ η ησ εσ α'
const PARTICIPLE = wordsIn(ADJECTIVE)
  .map((ending) => `μεν${ending}`)
  .join(' ')
const VERB = `${ACTIVE} ${MIDDLE} ${PASSIVE} ${CONTRACTED} ${PARTICIPLE}`

/** Endings of nominals by the ending of the lemma, without accents; likelier classes first. */
const nominalEndings: Readonly<Record<string, string>> = {
  'οσ+': `${ADJECTIVE} ασ`,
  'οσ*': 'οσ ουσ η ων',
  οσ: 'οσ ου ο ε οι ων ουσ',
  μα: 'μα ματοσ ματα ματων',
  ασ: 'ασ α εσ ων',
  ησ: 'ησ η εσ ων εισ ουσ εων εσ',
  εσ: 'εσ ε εδεσ εδων',
  α: 'α ασ εσ ων',
  η: 'η ησ εσ ων εισ εωσ εων',
  ιο: 'ιο ιου ια ιων',
  ο: 'ο ου α ων',
  ι: 'ι ιου ια ιων',
  υσ: 'υσ υ ια ιασ ιου ιοι ιουσ ιων ιεσ υτερη υτερο υτεροσ υτερα εια εισ εων εια ειεσ',
  '': '',
}

const MARK = /[*+]$/u

const COMPARISON = ['οτερ', 'υτερ', 'οτατ', 'εστερ', 'εστατ'].flatMap((degree) =>
  wordsIn(ADJECTIVE).map((ending) => [degree, ending] as const),
)

const AORIST = 'ω ει ουμε ετε ουν ουνε α ε αμε ατε αν'
const PASSIVES = `ω ει ουμε ${PASSIVE} ουν`
const verbal = (stems: string, lemma: string, list: string): string =>
  wordsIn(stems)
    .map((stem) => forms(stem, lemma, list))
    .join(' ')

/** Verbs and nominals by the ending alone: `least: ending/lemma ending`. */
const byEnding = lazily((): readonly Ending[] =>
  endings(`
  2: ${verbal('ιζ', 'ίζω', `${ACTIVE} ${MIDDLE}`)} ${verbal('ισ', 'ίζω', AORIST)} ${verbal('ιστ ισθ', 'ίζω', PASSIVES)} ${verbal('ισ', 'ίζω', PARTICIPLE)}
  2: ${verbal('αζ', 'άζω', `${ACTIVE} ${MIDDLE}`)} ${verbal('ασ', 'άζω', AORIST)} ${verbal('αστ ασθ', 'άζω', PASSIVES)} ${verbal('ασ', 'άζω', PARTICIPLE)}
  2: ${verbal('ευ', 'εύω', `${ACTIVE} ${MIDDLE}`)} ${verbal('ευσ εψ', 'εύω', AORIST)} ${verbal('ευτ ευθ', 'εύω', PASSIVES)} ${verbal('ευ', 'εύω', PARTICIPLE)}
  2: ${verbal('ων', 'ώνω', `ω εισ ει ουμε ετε ουν ε αμε ατε αν οντασ ${MIDDLE}`)} ${verbal('ωσ', 'ώνω', AORIST)} ${verbal('ωθ', 'ώνω', PASSIVES)} ${verbal('ω', 'ώνω', PARTICIPLE)}
  2: ${verbal('αιν', 'αίνω', `${ACTIVE} ${MIDDLE}`)} ${verbal('ησ', 'ώ', AORIST)} ισεσ/ίζω ωσεσ/ώνω ησεσ/ώ ${verbal('ηθ', 'ώ', PASSIVES)} ${verbal('η', 'ώ', PARTICIPLE)}
  2: ${forms('', 'ώ', 'ουσα ουσεσ ουσε ουσαμε ουσατε ουσαν ωντασ ουνται ειται ειστε ουνταν ουταν αει αω ανε αμε ιεται ιουνται ιοταν ειτε')}
  2: ${forms('', 'ω', 'εται ονται οντασ ομαι ομαστε οταν ονταν ετε')}
  2: ${forms('ικ', 'ικός', ADJECTIVE)} ${forms('ισμ', 'ισμός', 'οσ ου ο ε οι ων ουσ')} ${forms('μ', 'μα', 'ατοσ ατα ατων α')}
  2: ${forms('οτητ', 'ότητα', 'α ασ εσ ων')} ${forms('ει', 'είο', 'ο ου')} ${forms('ι', 'ι', 'α ασ εσ ο ου ων οσ οι ουσ ε')} ι/ι
  2: ${forms('ιδ', 'ίδα', 'α ασ εσ ων')} ${forms('αδ', 'άδα', 'α ασ εσ ων')}
  2: ${['σ', 'ξ', 'ψ'].map((letter) => forms(letter, `${letter}η`, 'η ησ εισ εωσ εων')).join(' ')}
  2: ${forms('ακ', 'άκι', 'ι ια')} ${forms('ουδ', 'ούδι', 'ι ια')}
  3: ${forms('τ', 'τήσ', 'ησ')} ${forms('τρι', 'τρια', 'α ασ εσ')} ${forms('ε', 'έασ', 'ασ εα')}
  2: οσ ου ο ε οι ων ουσ η ησ εσ α ασ υ υσ ω ει εισ
`),
)

/** The vowels of a word without accents; two letters may be one vowel. */
const VOWELS = /αι|ει|οι|υι|ου|αυ|ευ|[αεηιουω]/gu
const ACCENTED: Readonly<Record<string, string>> = { α: 'ά', ε: 'έ', η: 'ή', ι: 'ί', ο: 'ό', υ: 'ύ', ω: 'ώ' }

/** A word with the accent on the last vowel but `distance`, or on the first. */
function accentuate(word: string, distance: number): string {
  const vowels = [...word.matchAll(VOWELS)]
  if (vowels.length < 2) return word
  const { index, 0: vowel } = vowels[Math.max(0, vowels.length - 1 - distance)]!
  const at = index + vowel.length - 1
  return word.slice(0, at) + ACCENTED[word[at]!] + word.slice(at + 1)
}

/** Verbs that are accented on the ending: those whose other stems end in a vowel and `σ`. */
const OXYTONE =
  /^(?:.*(?:καλ|τελ|καθιστ|χωρ|ρωτ|ζητ|κρατ|πατ)|απαιτ|τοποθετ|ζητ|απαντ|ξεκιν|αγαπ|ρωτ|μιλ|προτιμ|αποκτ|προσπαθ|προχωρ|κρατ|ακολουθ|λειτουργ|οδηγ|συμφων|θεωρ|παρατηρ|δημιουργ|ξυπν|χρησιμοποι|ευχαριστ|βοηθ|εξυπηρετ|αφαιρ|φορ|μπορ|πον|επαιν|αρκ|συναιν|χωρ|γελ|ξεχν|χαλ|κρεμ|πειν|διψ|χαμογελ|ξεσπ|κερν|τολμ|πουλ|κουν|σταματ|συναντ|περν|ξεπερν|τραβ|πετ|ενεργ|ασκ|ενοχλ|αμφισβητ)ω$/u

/** A word -> its lemma, or its stem, by its ending. */
const stripped = lazily(() => createStripper(byEnding()))

const lexicon = lazily(() => {
  const { lemmaOf } = expandParadigms(`${words.irregular}${wordsIn(words.invariable).join(':\n')}:`)
  const accented = new Map<string, string>()
  const stems: Record<string, string> = {}
  for (const written of wordsIn(words.nominals)) {
    const noun = written.replace(MARK, '')
    const lemma = plain(noun)
    const mark = MARK.exec(written)
    const type = mark ? `οσ${mark[0]}` : Object.keys(nominalEndings).find((ending) => lemma.endsWith(ending))!
    accented.set(lemma, noun.replace(/ς$/u, 'σ'))
    stems[type] = `${stems[type] ?? ''} ${lemma.slice(0, lemma.length - type.replace(MARK, '').length)}`
  }
  const paradigms = Object.fromEntries(
    Object.entries(nominalEndings).map(([type, list]) => [type, `${type.replace(MARK, '') || '-'}: ${list}`]),
  )
  return {
    irregular: new Map([...lemmaOf].map(([form, lemma]) => [plain(form), lemma.replace(/ς$/u, 'σ')])),
    nounOf: paradigmLexicon(paradigms, stems),
    verbOf: paradigmLexicon(
      {
        ω: `ω: ${VERB}`,
        ομαι: `ομαι: ${VERB}`,
        αμαι: `αμαι: ασαι αται ομαστε αστε ουνται ομουν οταν ονταν ουμαι ουμαστε ${MIDDLE} ${PASSIVE} ω ει ουμε ουν`,
      },
      words.verbs,
    ),
    accented,
  }
})

/** The lemma of a verb with its accent. */
function verbLemma(lemma: string): string {
  if (OXYTONE.test(lemma)) return accentuate(lemma, 0)
  return accentuate(lemma, lemma.endsWith('ομαι') ? 2 : 1)
}

/** A listed verb that has an ε- before its past. */
const augmented = (form: string): string | undefined =>
  /^ε.+(?:α|εσ|ε|αν)$/u.test(form) ? lexicon().verbOf(form.slice(1)) : undefined

/** Plurals of nouns made of verbs: απαιτήσεις. */
const VERBAL_NOUN = /.{3}[ηυωα]σεισ$/u

/** Prefixes of verbs; those before a slash stand before a vowel. */
const PREFIXES = wordsIn(
  'επαν/επανα ξανα αντ/αντι ανα κατα μετα παρα απο επι δια υπο περι υπερ συν προσ προ αν/ανα κατ/κατα μετ/μετα παρ/παρα απ/απο επ/επι δι/δια υπ/υπο εξ/εκ εκ εν ξε',
).map((prefix) => prefix.split('/') as [string, string?])

/** A listed verb behind a prefix, which may stand before the ε- of the past. */
function prefixedVerb(form: string): string | undefined {
  for (const [prefix, whole] of PREFIXES) {
    if (!form.startsWith(prefix) || form.length < prefix.length + 4) continue
    const rest = form.slice(prefix.length)
    const verb =
      augmented(rest) ?? (whole === undefined && !/(?:α|[εα]σ)$/u.test(rest) ? lexicon().verbOf(rest) : undefined)
    if (verb !== undefined) return (whole ?? prefix) + verb
  }
  return undefined
}

/** What the accent tells of a word that is not listed. */
function byAccent(word: string): string | undefined {
  for (const [pattern, ending] of accentEndings) {
    if (pattern.test(word)) return plain(word.replace(pattern, '')) + ending
  }
  return undefined
}

const accentEndings: readonly (readonly [RegExp, string])[] = [
  [/(?<=...)(?:ει[αά]|ει[αά][σς]|ειέ?ε?[σς]|ειών)$/u, 'εια'],
  [/(?<=...)(?:ία|ίας|ίασ|ίες|ίεσ|ιών)$/u, 'ία'],
  [/(?<=...)(?:(?<![θτ])εί|ώ|ούν|ούμε)$/u, 'ώ'],
  [/(?<=[άέήίόύώ][^άέήίόύώ]{1,3})(?:ω|ει|ουν|ουμε)$/u, 'ω'],
]

/** Forms that only their accents tell apart. */
const writtenForms = lazily(() => expandParadigms(words.written).lemmaOf)

/** The lemma of a Greek word; it ends in ς where the normal form has σ. */
export const lemmatizeGreek = (word: string): string =>
  withFinalSigma(lemmatize(word))
    .replace(/^προυπ/u, 'προϋπ')
    .replace(/(?<=[αο])ικός$/u, 'ϊκός')

function lemmatize(word: string): string {
  const form = plain(word)
  const written = writtenForms().get(word.replace(/ς$/u, 'σ'))
  if (written !== undefined) return written
  const { irregular, nounOf, verbOf, accented } = lexicon()
  const known = irregular.get(form)
  if (known !== undefined) return known
  if (form.length < 3) return word
  const noun = nounOf(form)
  if (noun !== undefined) return accented.get(noun) ?? noun
  const verb = augmented(form) ?? verbOf(form) ?? prefixedVerb(form)
  if (verb !== undefined && !VERBAL_NOUN.test(form)) return verbLemma(verb)
  const positive = positiveOf(form)
  const adjective = positive === form ? undefined : nounOf(positive)
  if (adjective !== undefined) return accented.get(adjective) ?? adjective
  return guess(positive, word)
}

/** An adjective without its degree: `νεότερη` of `νέος`. */
function positiveOf(form: string): string {
  for (const [degree, ending] of COMPARISON) {
    if (form.length > degree.length + ending.length + 1 && form.endsWith(degree + ending))
      return `${form.slice(0, form.length - degree.length - ending.length)}${degree.startsWith('ε') ? 'ησ' : 'οσ'}`
  }
  return form
}

/** The lemma of a word that is not listed. */
function guess(form: string, written: string): string {
  const lemma = stripped()(form).replace(/ς$/u, 'σ')
  const told = form.startsWith(lemma) ? byAccent(written) : undefined
  if (told !== undefined)
    return told.endsWith('ω') ? accentuate(told, 1) : told.endsWith('εια') ? accentuate(told, 2) : told
  if (/(?:[σξψ]η|μα)$/u.test(lemma)) return accentuate(lemma, 2)
  if (lemma === form || !form.startsWith(lemma))
    return lemma === form ? (accentedWords().get(form)?.word ?? written) : lemma
  const neuter = /^(.{2,}ον)τ(?:οσ|α|ων)$/u.exec(form)
  if (neuter !== null) return written.slice(0, neuter[1]!.length)
  return nominalOf(lemma, form, written)
}

/** Our list of common words without their accents -> the word and its rank. */
const accentedWords = lazily(() => {
  const found = new Map<string, { readonly word: string; readonly rank: number }>()
  for (const word of commonWords(bands)) if (!found.has(plain(word))) found.set(plain(word), { word, rank: found.size })
  return found
})

/** A noun or an adjective by its stem. The accent is that of the form. */
function nominalOf(stem: string, form: string, written: string): string {
  const listed = accentedWords()
  for (const group of LEMMA_ENDINGS) {
    let best: { readonly word: string; readonly rank: number } | undefined
    for (const ending of group) {
      const found = listed.get(stem + ending)
      if (found !== undefined && found.rank < (best?.rank ?? Number.POSITIVE_INFINITY)) best = found
    }
    if (best !== undefined) return best.word
  }
  const ending = classes.find(([pattern]) => pattern.test(stem))?.[1] ?? 'οσ'
  const lemma = stem + ending
  const syllables = syllablesOf(lemma)
  const accent = syllablesOf(written).findIndex((vowel) => STRESSED.test(vowel))
  const inStem = syllablesOf(stem).length
  if (accent === -1) return lemma
  // The accent moves towards the ending: άνθρωπος, ανθρώπου.
  const moves = accent === inStem - 1 && accent > 0 && /(?:ου|ων|ουσ)$/u.test(form) && !FIXED.test(stem)
  const isGenitive = accent >= inStem && form.endsWith('ων') && /^[αη]σ?$/u.test(ending) && !OXYTONE_STEM.test(stem)
  const at = moves ? accent - 1 : isGenitive ? inStem - 1 : Math.min(accent, syllables.length - 1)
  return accentuate(lemma, syllables.length - 1 - at)
}

const STRESSED = /[άέήίόύώΐΰ]/u
const syllablesOf = (word: string): string[] => word.match(SYLLABLES) ?? []
const SYLLABLES = /α[ιί]|ε[ιί]|ο[ιί]|υ[ιί]|ο[υύ]|α[υύ]|ε[υύ]|[αεηιουωάέήίόύώϊϋΐΰ]/gu

/** Endings of the dictionary form that a common word may have behind a stem; those of a row are equally likely. */
const LEMMA_ENDINGS = ['οσ', 'ησ ασ', 'ο α η μα'].map(wordsIn)

/** The dictionary ending by the end of a stem. */
const classes: readonly (readonly [RegExp, string])[] = [
  [/αι$/u, 'οσ'],
  [/(?:αρι|ιδι|ουδι|ακι|αδι|ουλι|ουνι|ανι|ονι|ετι|αλι)$/u, ''],
  [/ι$/u, 'ο'],
  [/(?:[οω]τητ|[^ηεα]φορ|θορ|[γδ]ορ|τρι|ντ?ρ|ουρ|ιρ)$/u, 'α'],
  [
    /(?:[βτδχμ]ολ|[^α]λογ|[^λ]ογ|[οαυε]ιφ|γραφ|σκαφ|[ρτ]οφ|τ?αγ|[αο]λλαγ|υγ|[δρεω]οχ|μον|[τρ]ροπ|[κ]οπ|ωγ|υν|ιγμ|ωμ|υλ|ευ?ψ)$/u,
    'η',
  ],
  [/(?:[ιαω]στ|[ιυα]τ|γητ|δετ|ευτ)$/u, 'ησ'],
]

/** Stems whose accent stays where it is: δημοσιογράφος, όμορφου. */
const FIXED = /(?:γραφ|λογ|φορ|ουργ|ει|ιμ|ητ|ιν|εν|ικ|ακ|ιστ|αστ|ωτ|υτ|κτ|αρχ)$/u
const OXYTONE_STEM = /(?:ολ|ογ|αφ|οφ|αγ|υγ|οχ|ωγ|οπ|ον|[ια]στ|γητ|φορ)$/u
