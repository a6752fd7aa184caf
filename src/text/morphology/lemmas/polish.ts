import { wordsIn } from '../../wordsIn.js'
import * as words from '../irregularForms/polish.js'
import { alternantsBy, type StemMutation, slavicLemmatizer } from '../slavic.js'
import { withWholeLemmas } from '../wholeLemmas.js'

/**
 * Endings of verb forms; likelier readings of an ending stand first (see `VerbSource`). `+P` and `+Q`: persons of the past;
 * `+A`: endings of adjectives; `+V`: those of verbal nouns.
 */
const endings = `
  ać!: ać ał+P al+Q am asz amy acie ają ając ający ając+A an+A ani ani+V aj ajcie ano awszy
  ać?: a
  ować!: ować ował+P owal+Q uję ujesz uje ujemy ujecie ują ując ując+A owan+A owani owani+V uj ujmy ujcie owano
  ywać!: ywać ywał+P ywal+Q ywan+A ywani ywani+V ywano
  ywać?: uję ujesz uje ujemy ujecie ują ując ując+A uj
  iwać!: iwać iwał+P iwal+Q iwan+A iwani iwani+V iwano
  iwać?: uję ujesz uje ujemy ujecie ują ując ując+A
  ić!: ić ił+P il+Q isz imy icie
  ić!: eni eni+V ono on+A ion+A iono
  ić?: ę i ą ąc ąc+A ion+A ieni ieni+V iono on+A eni eni+V ono iąc iąc+A ią ię j ij
  yć!: ył+P yl+Q ysz ymy ycie
  yć?: yć ę y ą ąc ąc+A on+A eni eni+V ono
  nąć!: nąć nął+M nęł+P nęl+Q nięt+A nięci nięci+V nięto
  nąć?: nę niesz nie niemy ną ń
  eć!: ieć iel+Q
  eć?: eć iał+P ał+P el+Q eję eje ejemy eją ejąc
  ieć!: ieję ieje iejemy ieją iejąc
`

/** Other stems of a listed verb: consonants before -ę, -ą and in participles. */
const alternants = (stem: string): string[] => alternantsBy(mutations, stem)

const mutations: readonly StemMutation[] = [
  [/żdż$/u, ['źdz']],
  [/szcz$/u, ['śc']],
  [/dz$/u, ['dz', 'd']],
  [/sz$/u, ['s', 'si']],
  [/c$/u, ['c', 'ci']],
  [/ż$/u, ['z']],
  [/i$/u, ['']],
]

/** What may be left of a noun without any of the endings that it may have, the shortest first, with hard consonants. */
function stemsOf(word: string): string[] {
  const found: string[] = []
  for (const ending of nounEndings) {
    if (!word.endsWith(ending) || word.length - ending.length < 2) continue
    const bare = word.slice(0, word.length - ending.length)
    const stem = normal(bare)
    found.push(stem)
    const open = /^(.*[^aeiouyąęó])i?e([^aeiouyąęói])$/u.exec(stem)
    if (open !== null) found.push(open[1]! + open[2]!)
    for (const [pattern, other] of hardening[ending] ?? []) {
      if (pattern.test(bare)) found.push(normal(bare.replace(pattern, other)))
    }
  }
  return found
}

const nounEndings = [
  '',
  ...wordsIn(
    'a ą e ę i o u y ia ie ią ię io iu om em ów ym im ej um owi owie iem iom iów ach ami emu ego ych ich ymi imi',
  ),
  ...wordsIn('iach iami iowi iowie'),
]

/** The stem of a lemma, as `stemsOf` gives it for other forms. */
const lemmaStem = (noun: string): string => normal(noun.replace(/(?<=..)(?:(?<=[eijkr])um|i?[aoeę]|[yi])$/u, ''))

const NOUN_ENDING =
  /(?<=..)(?:iowie|owie|iami|iach|iowi|ami|ach|owi|iom|iem|iów|om|em|ów|ego|emu|ej|ym|im|ych|ich|ymi|imi|um|ie|ię|ią|ia|iu|io|[aąeęiouy])$/u

/** Stems that differ in the spelling of softness, of ó, and by -ek, -ec in the lemma. */
const normal = (stem: string): string =>
  stem
    .replace(/(?<=..)(?:ień|(?<!i)eń)$/u, 'n')
    .replace(/ń(?=c?$)/u, 'n')
    .replace(/ć$/u, 'c')
    .replace(/ś$/u, 's')
    .replace(/ź$/u, 'z')
    .replace(/ó(?=[^aeiouyąęó]{1,2}$)/u, 'o')
    .replace(/(?<=..)i?e([kc])$/u, '$1')
    .replace(/(?<=[^aeiouyąęó])i$/u, '')

/** Consonants before -e in the locative and before -y in the plural of persons, and those of the lemma. */
const hardening: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = {
  e: [
    [/dzi?$/u, 'd'],
    [/dz$/u, 'g'],
    [/rz$/u, 'r'],
    [/ci?$/u, 't'],
    [/c$/u, 'k'],
    [/l$/u, 'ł'],
    [/ści?$/u, 'st'],
    [/śl$/u, 'sł'],
    [/śni?$/u, 'sn'],
    [/sz$/u, 'ch'],
    [/si?$/u, 's'],
    [/ż$/u, 'g'],
  ],
  y: [
    [/dz$/u, 'g'],
    [/rz$/u, 'r'],
    [/c$/u, 'k'],
  ],
  i: [
    [/nc$/u, 'nt'],
    [/śc$/u, 'st'],
  ],
}

/**
 * Whether an ending is that of an adjective or of another noun. Nouns in -ie have i before all their endings (zdrowia, but zdrowa
 * of zdrowy), and those with a hard consonant have none with i but -ie (telefonia is no form of telefon, nosi none of nos).
 */
const isOther = (noun: string, word: string): boolean =>
  (/(?:ego|emu|ych|ymi)$/u.test(word) && !noun.startsWith(word.slice(0, -1))) ||
  (noun.endsWith('ie') && /^[^i]/u.test(word.slice(noun.length - 2))) ||
  (/i[iaąę]$/u.test(word) && /[nrtdszfkgł][ao]?$/u.test(noun)) ||
  (/(?<![ayi]m)(?<=[^aeiouyąęókgjcź])i$/u.test(word) && /(?<!e)[bdfmnprstwzł][ao]?$/u.test(noun))

/** The masculine singular of an adjective; comparatives and superlatives give the positive. */
function adjectiveOf(word: string): string | undefined {
  const match = /(?:iego|iemu|iej|ego|emu|ej|imi|ymi|ich|ych|im|ym|ią|ie|ia|i|y|a|e|ą)$/u.exec(word)
  if (match === null || match.index < 2) return undefined
  const ending = match[0]
  const stem = word.slice(0, match.index)
  if (PERSON.test(stem)) return undefined
  const compared = /^(?:naj)?(.{2,}?)(?:ie)?j?sz$/u.exec(stem)
  if (compared !== null && /(?:iejsz|[rl]ejsz|^naj.*sz)$/u.test(stem)) return positive(compared[1]!)
  if (ending === 'ie' && !/[kg]$/u.test(stem)) return undefined
  const isClear = /^(?:iego|iemu|ego|emu|imi|ymi|ych)$/u.test(ending)
  if (!isClear && !ADJECTIVE_STEM.test(stem)) return undefined
  if (ending === 'i' && /[^kg]$/u.test(stem)) return softened(stem)
  return /[kg]$/u.test(stem) || /^i.|^i$/u.test(ending) ? `${stem}i` : `${stem}y`
}

/** The masculine singular of a plural of persons: polscy of polski. */
function softened(stem: string): string | undefined {
  if (/[oa]n$/u.test(stem)) return `${stem}y`
  return /n$/u.test(stem) ? `${stem}y` : undefined
}

/** The positive of the stem of a comparative: ładniejszy of ładny. */
const positive = (stem: string): string =>
  stem.endsWith('i') ? positive(stem.slice(0, -1)) : `${stem.replace(/l$/u, 'ł').replace(/rz$/u, 'r')}y`

/** Nouns of persons in -ista and -ysta, without the ending of the case. */
const PERSON = /(?:(?<!f)[aeiou]l|ykl|[aeiou]n|rn|[aenr]t|ur|erz|ym)[iy]st$/u

/** Stems of adjectives, for endings that nouns have, too. */
const ADJECTIVE_STEM =
  /(?:[sc]k|dzk|[^aeiouyąęói]n|aln|[ai]czn|nn|[^aeiouyąęó]ow|ow|liw|iw|ist|yst|(?:[^kdi]|[cz]i|brod)at|ąc|on|an|owan|szcz|sz|ił|ał|ęt|ł[yn]|b[yn]|dn|wn|pn|rn|tn|sn|żn|czn|jn|gł|tk|bk|gk|zk|i?ech|ż|pol|wł|\p{L}(?:kryt|[oz]myt|(?<!ze)szyt|[uzo]żyt)|umyt|wymyt|(?:na|prze|roz|wy|z)bit|(?:z?do|na|prze)byt|(?:ot|roz|za)wart|(?:o|po|roz|s|u|wy|za)part|(?:ob|po|roz|wy|z)dart|(?:prze|roz|s|u|wy|za)tart)$/u

/** Adverbs of adjectives. */
const ADVERB = /.{2}(?:ow|liw|cz|śn|tn|ln|dn)o$/u

/** A noun that is not listed, by the end of its stem; without any sign, the stem itself. */
function guess(word: string): string {
  if (ADVERB.test(word)) return word
  if (
    !/..[cijklnrsżh]arze$/u.test(word) &&
    /(?:nie|wie|cie|dzie|rze|ęcie|sko|ło|no|ko|to)$/u.test(word) &&
    /(?:rze|[^n]nie|lnie|wie|[^u]cznie|ko|no|to|ło)$/u.test(word) &&
    !/sko$/u.test(word)
  )
    return word
  for (const [pattern, lemma] of guesses) if (pattern.test(word)) return word.replace(pattern, lemma)
  return word.replace(NOUN_ENDING, '')
}

/** Endings with the end of the stem, and the end of the lemma. */
const guesses: readonly (readonly [RegExp, string])[] = [
  [/(?<=(?:(?<!f)[aeiou]l|ykl|[aeiou]n|rn|[aenr]t|ur|erz|ym)[iy]st)(?:a|y|ę|ą|o|ów|om|ami|ach)$/u, 'a'],
  [/(?<=(?:(?<!f)[aeiou]l|ykl|[aeiou]n|rn|[aenr]t|ur|erz|ym)[iy])ście?$/u, 'sta'],
  [/(?<=..[ae]n|..[kdm]a)ci$/u, 't'],
  [/(?<=[tsndklpz]o|(?:zj|ln|inżyni|nki|dż|lid)e)rzy$/u, 'r'],
  [/(?<=..[cijklnrsżh]arz)e$/u, ''],
  [/(?<=..[ay]wc)(?:a|y|ę|ą|o|ów|om|ami|ach)$/u, 'a'],
  [/(?<=[aeę]n|[ęi]c)(?:ie|ia|iu|iem|iom|iami|iach)$/u, 'ie'],
  [/(?<=[ae])ń$/u, 'nie'],
  [/(?<=.oś)ć$|(?<=.oś)ci(?:ą|om|ami|ach)?$/u, 'ć'],
  [/(?<=.[cszt])j(?:a|i|ę|ą|e|om|ami|ach|o)$/u, 'ja'],
  [/(?<=[mnrflgkbtp]i)(?:a|i|ę|ą|e|om|ami|ach)$/u, 'a'],
  [/(?<=stw)(?:o|a|u|em|ie|om|ami|ach|)$/u, 'o'],
  [/(?<=isk)(?:o|a|u|iem|om|ami|ach|)$/u, 'o'],
  [/(?<=ciel)(?:a|owi|em|u|e|i|om|ami|ach|)$/u, ''],
  [/(?<=[^aeiouyąęó])(?:k[aięąo]?|ce|ek|kom|kami|kach)$/u, 'ka'],
  [/(?<=[iy]k)(?:a|owi|iem|u|i|ów|om|ami|ach)$/u, ''],
  [/(?<=[iy])c(?:y|owi)$/u, 'k'],
  [/(?<=ic|yc)(?:a|y|ę|ą|e|om|ami|ach|)$/u, 'a'],
  [/(?<=ź)c(?:a|owi|em|u|y|e|ów|om|ami|ach)$/u, 'ca'],
  [/ńc(?:a|owi|em|u|y|e|ów|om|ami|ach)$/u, 'niec'],
  [/(?<=[^aeiouyąęói])c(?:a|owi|em|u|y|e|ów|om|ami|ach)$/u, 'iec'],
  [/(?<=[tdnrlpwbkgm]o)ści$/u, 'ść'],
]

/** Adjectives that end like a present participle. */
const QUALITY = /^(?:interesuj|wymagaj|wystarczaj|zadowalaj)ąc/u

/** The lemma of a Polish word; a present participle belongs to the third person plural. */
export const lemmatizePolish = withWholeLemmas(words.wholeLemmas, (word) => {
  const participle = /^(.{2,}ą)c(?:y|a|e|ego|ej|emu|ą|ym|ych|ymi)?$/u.exec(word)
  const verb = participle === null || QUALITY.test(word) ? '' : lemmatize(participle[1]!)
  return /[ćc]$/u.test(verb) ? verb : lemmatize(word)
})

const lemmatize = slavicLemmatizer(words, {
  nouns: () => wordsIn(words.nouns),
  stemsOf,
  lemmaStem,
  isOther,
  endings,
  alternants,
  infinitive: (made) =>
    made
      .replace(/(?<=cz|sz|ż|rz)ić$/u, 'yć')
      .replace(/(?<=[bcdfgkmnpstw]|dz)eć$/u, 'ieć')
      .replace(/iić$/u, 'ić')
      .replace(/(?<=.)iść$/u, 'jść'),
  noListedVerb: /^$/u,
  noVerb: /(?:gram|klam|ość|ści|[^n]iami|[^i]ami|[^oi]wą)$/u,
  adjective: adjectiveOf,
  guess,
})
