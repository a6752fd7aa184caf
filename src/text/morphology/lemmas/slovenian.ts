import { lazily } from '../../../lazily.js'
import { wordsIn } from '../../wordsIn.js'
import { createStripper, endings, endingsWithLemma as forms } from '../endings.js'
import * as words from '../irregularForms/slovenian.js'
import { expandParadigms } from '../paradigms.js'
import { paradigmLexicon } from '../stemParadigms.js'
import { prefixedVerb } from './prefixedVerb.js'

const PAST = 'al ala alo ali ale at'
const OTHER_PAST = (vowel: string): string => PAST.replaceAll(/(^| )a/gu, `$1${vowel}`)

/** Adjectives (`adj`). Nouns: feminine in -a (`f`) and without an ending (`fi`), masculine with hard stems, with a plural in -ov- and with soft stems, neuter. */
const nominalParadigms = {
  f: 'a: - e i o ama ah am ami',
  adj: '-: a o i e ega emu em im ih imi ima',
  fi: '-: i jo ijo ma im em eh ih mi imi',
  m: '-: a u om em i e ov ev ih oma ema',
  mOv: '-: a u om i e ov ih oma ovi ova ove ovih ovom ovoma',
  mr: '-: ja ju jem ji je jev jih jema',
  mj: '-: a u em i e ev ih ema',
  n: 'o: - a u om i ih oma',
  ne: 'e: - a u em i ih ema',
}

const PRESENT_I = 'im iš i iva ita imo ite ijo'

const verbParadigms = {
  ati: `ati: am aš a ava ata amo ate ajo aj ajmo ajte ajva ajoč ${PAST}`,
  ati_i: `ati: ${PRESENT_I} ${PAST}`,
  ati_e: `ati: em eš e eva eta emo ete ejo i iva ita imo ite ${PAST}`,
  iti: `iti: ${PRESENT_I} ${OTHER_PAST('i')}`,
  eti_i: `eti: ${PRESENT_I} ${OTHER_PAST('e')}`,
  eti_e: `eti: em eš e eva eta emo ete ejo ej ejte ejmo ${OTHER_PAST('e')}`,
  niti: `niti: nem neš ne neva neta nemo nete nejo ni niva nita nimo nite nil nila nilo nili nile`,
  ovati: `ovati: ujem uješ uje ujeva ujeta ujemo ujete ujejo ujoč uj ujmo ujte oval ovala ovalo ovali ovale ovat`,
  evati: `evati: ujem uješ uje ujeva ujeta ujemo ujete ujejo ujoč uj ujmo ujte eval evala evalo evali evale evat`,
}

const ADJECTIVAL = 'a o i e ega emu em im ih imi ima'
const FEMININE = 'a e i o ah am ami'
const MASCULINE = 'a u om i e ov ih'
const SOFT_MASCULINE = 'a u em i e ev ih'
const NEUTER = 'e a u em i ih'
const LENGTHENED = 'ja ju jem ji je jev jih jema'
const PRESENT_E = 'em eš e eva eta emo ete ejo te mo'
const CONSONANTS = [...'bcčdfghjklmprsštvzž']

/** Entries for several stems with the same endings: `lemmaOf` gives the lemma of a stem. */
const each = (stems: string, lemmaOf: (stem: string) => string, list: string): string =>
  wordsIn(stems)
    .map((stem) => forms(stem, lemmaOf(stem), list))
    .join(' ')

const withA = (stem: string): string => `${stem}a`
/** The stem with an e before its last letter: začetk, začetek. */
const withE = (stem: string): string => `${stem.slice(0, -1)}e${stem.slice(-1)}`
const same = (stem: string): string => stem

/**
 * Lemmas by the ending alone: `least number of letters before it: ending/lemma ending`. Longest first. Of a noun whose gender the
 * ending does not tell, the lemma is the stem.
 */
const byEnding = endings(`
  2: ${each('sk šk', (stem) => `${stem}i`, ADJECTIVAL)} ${forms('čk', 'čki', 'ega emu em im ih imi')}
  2: ${CONSONANTS.map((letter) => forms(`${letter}n`, `${letter}en`, ADJECTIVAL)).join(' ')}
  2: ${CONSONANTS.map((letter) => `${forms(`${letter}nejš`, `${letter}en`, ADJECTIVAL)} ${letter}neje/${letter}en`).join(' ')}
  3: ${forms('ejš', '', ADJECTIVAL)} eje
  2: ${forms('ij', 'ija', FEMININE)} ij/ija
  2: ${each('ov ev in an en it at ut iv av ljiv ovit ast ist eč oč ič', same, 'ega emu')}
  2: ${forms('ir', 'irati', 'am aš a amo ate ajo ajmo ajte al ala alo ali ale ati')}
  2: ${forms('uj', 'ovati', PRESENT_E)} ${forms('oval', 'ovati', 'a o i e')} oval/ovati
  1: ${each('cuj čuj šuj žuj juj', (stem) => `${stem[0]}evati`, PRESENT_E)}
  2: ${forms('eval', 'evati', 'a o i e')} eval/evati
  2: ati/ati iti/iti eti/eti ovati/ovati avlja/avljati ivlja/ivljati evlja/evljati ablja/abljati šča/ščati
  2: ${each('en an', same, 'im ima em')} etim/et utim/ut evim/ev ovim/ov
  2: ${each('ljiv ovit joč', same, ADJECTIVAL)}
  3: ${forms('a', 'ati', 'l la lo li le m š mo te jo jmo jte')}
  3: ${forms('i', 'iti', 'la lo li le m š mo te jo l')}
  3: ${forms('e', 'eti', 'la lo li le')}
  2: ${forms('n', 'niti', 'ila ilo ili ile il em eš emo ete ejo')}
  2: ${each('anj enj', (stem) => `${stem}e`, `${NEUTER} ema`)} anj/anje enj/enje
  2: ${forms('tj', 'tje', 'e a u em ih')}
  2: ${forms('išč', 'išče', NEUTER)} išč/išče
  2: ${forms('stv', 'stvo', 'o a u om i ih')} stev/stvo
  3: ${forms('ost', 'ost', 'i jo im ih mi eh em')}
  2: ${forms('itv', 'itev', 'e i ijo ah am ami')} itev/itev
  2: ${forms('ic', 'ica', FEMININE)} ic/ica
  3: ${each('in inj ur ot oz', withA, FEMININE)}
  2: ${each('čb rb mb žb db', withA, FEMININE)}
  2: ${each('lenc čenc ženc šenc jenc anc', withE, SOFT_MASCULINE)}
  2: ${each('enc tik zik fik mik rik', withA, FEMININE)}
  2: ${each('čj žj dj zj sj vj bj', (stem) => `${stem}e`, 'e a u em ih')}
  2: ${forms('tr', 'ter', MASCULINE)}
  2: ${forms('iln', 'ilen', ADJECTIVAL)} ${forms('ilnic', 'ilnica', FEMININE)}
  2: ${each('nik ist', same, MASCULINE)} ${each('telj ač', same, SOFT_MASCULINE)}
  2: ${forms('izm', 'izem', 'a u om i e ov')} izem/izem
  2: ${each('ar ir er or', same, LENGTHENED)}
  2: ${each('atk etk itk utk', withE, MASCULINE)}
  2: ${each('bc dc fc gc hc jc lc mc nc pc rc sc tc vc zc žc', withE, SOFT_MASCULINE)}
  2: ${each('bk dk fk gk hk jk lk mk nk pk rk sk tk vk zk žk', withE, 'u om ov ih')}
  2: ${each('bk dk fk gk hk jk lk mk nk pk rk tk vk zk žk', withA, FEMININE)}
  4: ovi ove ovih ovom
  5: oma ema ama
  3: om em ov ev ah ih am ami im imi ega emu
  3: a e i o u
`)

/** A word -> its lemma, or its stem, by its ending. */
const stripped = lazily(() => createStripper(byEnding))

const lexicon = lazily(() => {
  const { lemmaOf: verbForms } = expandParadigms(words.irregularVerbs, words.sets)
  const verbOf = paradigmLexicon(verbParadigms, words.verbs)
  const known = (form: string): string | undefined => verbForms.get(form) ?? verbOf(form)
  return {
    irregular: expandParadigms(words.irregular, words.sets).lemmaOf,
    nounOf: paradigmLexicon(nominalParadigms, words.nominals),
    nounInLoOf: paradigmLexicon({ lo: 'o: a u om ih oma' }, { lo: words.nounsInLo }),
    verbOf: known,
    prefixedVerbOf: prefixedVerb(wordsIn(words.prefixes), known),
  }
})

/** Superlatives. */
const COMPARED = /^naj.{3,}(?:š(?:[aieo]|ega|emu|em|ih|imi?|ima)|eje)$/u

/** The lemma of a Slovenian word. */
export function lemmatizeSlovenian(word: string): string {
  const { irregular, nounInLoOf, nounOf, verbOf, prefixedVerbOf } = lexicon()
  const form = COMPARED.test(word) || (word.startsWith('naj') && irregular.has(word.slice(3))) ? word.slice(3) : word
  const known = irregular.get(form) ?? nounInLoOf(form) ?? verbOf(form) ?? nounOf(form)
  if (known !== undefined || form.length < 4) return known ?? form
  return prefixedVerbOf(form) ?? stripped()(form)
}
