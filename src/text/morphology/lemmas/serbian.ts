import { lazily } from '../../../lazily.js'
import { wordsIn } from '../../wordsIn.js'
import { createStripper, endings, endingsWithLemma as forms } from '../endings.js'
import * as words from '../irregularForms/serbian.js'
import { expandParadigms } from '../paradigms.js'
import { paradigmLexicon } from '../stemParadigms.js'
import { prefixedVerb } from './prefixedVerb.js'

const PAST = (vowel: string): string =>
  `${vowel}o ${vowel}la ${vowel}lo ${vowel}li ${vowel}le ${vowel}ću ${vowel}ćeš ${vowel}će ${vowel}ćemo ${vowel}ćete ${vowel}vši`
const PRESENT_E = 'em eš e emo ete u i imo ite'
const COMPARATIVE = 'iji ija ije iju ijeg ijem ijoj ijom ijih ijim ijima'
const ADJECTIVAL = 'a o i e u og oga om ome omu oj im ima ih'

/** Feminine nouns in -a (`f`) and without an ending (`fi`), masculine, neuter in -o and -e; adjectives. */
const nominalParadigms = {
  f: 'a: e i u o om ama -',
  fi: '-: i ju ima u',
  m: '-: a u om em e i ima ovi ova ove ovima evi eva eve evima',
  n: 'o: a u om ima -',
  ne: 'e: a u em ima',
  adj: `-: ${ADJECTIVAL} ${COMPARATIVE}`,
}

const verbParadigms = {
  iti: `iti: im iš i imo ite e eći ${PAST('i')}`,
  ati: `ati: am aš a amo ate aju aj ajte ajmo ajući ${PAST('a')}`,
  ovati: `ovati: ujem uješ uje ujemo ujete uju uj ujte ujmo ujući ${PAST('ova')}`,
  ivati: `ivati: ujem uješ uje ujemo ujete uju uj ujte ujmo ujući ${PAST('iva')}`,
  nuti: `nuti: nem neš ne nemo nete nu ni nite nimo ${PAST('nu')}`,
  eti: `eti: im iš i imo ite e ${PAST('e')}`,
  atiI: `ati: im iš i imo ite e ${PAST('a')}`,
  atiE: `ati: ${PRESENT_E} ući ${PAST('a')}`,
}

const FEMININE = 'a e i o u om ama'
const MASCULINE = 'a u om e i ima'
const NEUTER = 'e a u em ima'
const CONSONANTS = [...'bcčćdđfghjklmprsštvzž']

/** Entries for several stems with the same endings: `lemmaOf` gives the lemma of a stem. */
const each = (stems: string, lemmaOf: (stem: string) => string, list: string): string =>
  wordsIn(stems)
    .map((stem) => forms(stem, lemmaOf(stem), list))
    .join(' ')

/** The stem with an a before its last letter: albanc, albanac. */
const withA = (stem: string): string => `${stem.slice(0, -1)}a${stem.slice(-1)}`

/** Lemmas by the ending alone: `least number of letters before it: ending/lemma ending`. Longest first. */
const byEnding = lazily(() =>
  endings(`
  2: ${each('sk šk čk ćk', (stem) => `${stem}i`, ADJECTIVAL)}
  2: ${CONSONANTS.map((letter) => forms(`${letter}n`, `${letter}an`, ADJECTIVAL)).join(' ')}
  2: ${forms('ij', 'ija', FEMININE)} ${forms('ic', 'ica', FEMININE)} nici/nik nicima/nik
  2: ${forms('ioc', 'ilac', 'a u em e i ima')} ${forms('aoc', 'alac', 'a u em e i ima')}
  2: ${each('nc vc rc lc mc pc bc dc tc', withA, 'a u em e i ima')} ${each('nk mk tk dk', withA, 'a u e om')}
  2: ${forms('izm', 'izam', MASCULINE)} izam/izam ${forms('ost', 'ost', 'i ima')} ošću/ost
  2: ${each('stv štv', (stem) => `${stem}o`, 'a o u om ima')} stava/stvo štava/štvo
  2: ${each('anj enj ić', (stem) => `${stem}e`, NEUTER)} ${forms('išt', 'ište', NEUTER)}
  2: ${forms('ir', 'irati', `am aš a amo ate aju ajući ${PAST('a')}`)} ${forms('uj', 'ovati', 'em eš e emo ete u ući')}
  2: ${forms('ov', 'ovati', PAST('a'))} ${each('av lj šć', (stem) => `${stem}ati`, 'amo aju ajući')}
  2: ava/avati avati/avati avaju/avati avamo/avati ${forms('av', 'avati', PAST('a'))} ${forms('iv', 'ivati', PAST('a'))} ivati/ivati
  3: ${forms('a', 'ati', 'o la lo li le ti ću će ćemo ćete ćeš vši jući ju mo te m š')}
  2: ${forms('i', 'iti', 'o la lo li le ti ću ćemo ćete ćeš vši mo')} eći/iti
  3: ${forms('e', 'eti', 'o la lo li le ti')} ${forms('nu', 'nuti', 'o la lo li le ti')} nemo/nuti nete/nuti
  2: ${each('ist', (stem) => `${stem}a`, 'a e u om i ima o')}
  3: ovima ovi ova ove evima evi eva eve
  4: ama ima oga ome omu
  3: og om oj ih im em eg
  3: a e i o u
`),
)

/** A word -> its lemma, or its stem, by its ending. */
const stripped = lazily(() => createStripper(byEnding()))

const lexicon = lazily(() => {
  const { lemmaOf: verbForms } = expandParadigms(words.irregularVerbs, words.sets)
  const { lemmaOf: irregular } = expandParadigms(words.irregular, words.sets)
  const verbOf = paradigmLexicon(verbParadigms, words.verbs)
  const known = (form: string): string | undefined => verbForms.get(form) ?? verbOf(form)
  return {
    irregular,
    nounOf: paradigmLexicon(nominalParadigms, words.nominals),
    verbOf: known,
    prefixedVerbOf: prefixedVerb(wordsIn(words.prefixes), known),
  }
})

/** Superlatives. */
const COMPARED = /^naj(.{2,}?)(?:ij)(?:[iaeu]|eg|em|oj|om|ih|im|ima)$/u

/**
 * A lemma and a form that is likelier its than a verb's: of ocene and izjavi the noun in -a, of razgovori the noun of several syllables, of slabim
 * the adjective. Of radi and sude, it is the verb.
 */
const IS_NOMINAL = /^(?:\S+a \S+[aeiu]|\S*[aeiou][^aeiou]+[aeiou]\S* \S+[ie]|\S+ \S+im)$/u

/** The lemma of a Serbian word in Latin letters. */
export function lemmatizeSerbian(word: string): string {
  const { irregular, nounOf, verbOf, prefixedVerbOf } = lexicon()
  const known = irregular.get(word)
  if (known !== undefined) return known
  if (word.startsWith('naj') && word.length > 6) {
    const compared = irregular.get(word.slice(3)) ?? COMPARED.exec(word)?.[1]
    if (compared !== undefined) return lemmatizeSerbian(compared)
  }
  const verb = verbOf(word)
  const noun = nounOf(word)
  const listed = noun !== undefined && IS_NOMINAL.test(`${noun} ${word}`) ? noun : (verb ?? noun)
  if (listed !== undefined || word.length < 4) return listed ?? word
  return prefixedVerbOf(word) ?? stripped()(word)
}
