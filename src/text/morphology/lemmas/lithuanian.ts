import { lazily } from '../../../lazily.js'
import { wordsIn } from '../../wordsIn.js'
import { createStripper, type Ending, endings, endingsWithLemma } from '../endings.js'
import * as words from '../irregularForms/lithuanian.js'
import { expandParadigms } from '../paradigms.js'
import { paradigmLexicon } from '../stemParadigms.js'

/** Each of the stems with each of the endings. */
const combine = (stems: string, list: string): string =>
  wordsIn(stems)
    .flatMap((stem) => wordsIn(list).map((ending) => stem + ending))
    .join(' ')

/** Endings of adjectives in -as, with the definite ones, and of participles in -antis and -usi. */
const ADJECTIVAL = `as a o os ą ų i us ai ais iems oms omis am ame oje uose ose u
  asis oji ojo osios ąjį ąją ųjų ieji iesiems uosius aisiais uosiuose osioms osiomis osiose ajam ajame uoju ąja ojoje`
const SOFT =
  'io ios ią iai ių iam iame iems ius iais iomis ioms iose iuose iu į ia iojo iosios iąją iųjų iesiems iuosius iaisiais ioji iajai iąja iojoje'
const ACTIVE = `${combine('ant iant', 'is i ys į')} ${combine('int', 'is ys į')} ${combine('anč ianč inč', SOFT)} ant iant int us ęs ę us usi usis usį ${combine('us', SOFT)}`
const PRESENT = 'u i a ame ate iu ia iame iate ime ite au ai o ome ote am iam'
const PAST = 'iau ei ė ėme ėte'
const PASSIVE = combine('am iam im om', ADJECTIVAL)
const OF_INFINITIVE = `ti siu si s sim sime sit site davau davai davo davome davote čiau tum tų tume tumėme tumėt tumėte k kit kite kime kim
  damas dama dami damos siant siantis ${combine('t', ADJECTIVAL)}`
const VERB = `${PRESENT} ${PAST} ${ACTIVE} ${PASSIVE} ${OF_INFINITIVE}`
const REFLEXIVE = `tis uosi iesi asi amės atės iuosi iasi iamės iatės isi imės itės ausi aisi osi omės otės iausi eisi ėsi ėmės ėtės siuosi sis simės
  sitės davosi čiausi tųsi kis kitės kimės damasis damasi damiesi antis iantis intis amasi iamasi tasi`

const verbal = (stems: string, infinitive: string, list: string): string =>
  stems
    .split(' ')
    .map((stem) => endingsWithLemma(stem, infinitive, list))
    .join(' ')

/** Endings of verbs that are not listed, and of nominals: `least: ending/lemma ending`. */
const byEnding = lazily((): readonly Ending[] => {
  const finite = `${PRESENT} ${ACTIVE} ${PASSIVE}`
  const reflexive = (stems: string, infinitive: string): string =>
    verbal(stems, `${infinitive}s`, REFLEXIVE.replace(/^tis /u, ''))
  return endings(`
  2: ${verbal('uoj', 'uoti', finite)} ${verbal('uo', 'uoti', OF_INFINITIVE)} ${verbal('av', 'uoti', 'au ai o ome ote ęs usi usio usios usių us usį usią usius usiais')}
  2: ${verbal('auj', 'auti', finite)} ${verbal('au', 'auti', OF_INFINITIVE.replace(/ s /u, ' '))}
  2: ${verbal('ėj', 'ėti', finite)} ${verbal('ė', 'ėti', OF_INFINITIVE.replace(/ s /u, ' '))}
  2: ${verbal('oj', 'oti', finite.replace(/ i /u, ' '))} ${verbal('o', 'oti', OF_INFINITIVE.replace(/ s /u, ' '))}
  2: ${verbal('y', 'yti', OF_INFINITIVE.replace(/ s /u, ' '))} ${verbal('in', 'inti', `a o ame ate ome ote ant ${ACTIVE} ${PASSIVE} ${OF_INFINITIVE}`)}
  2: ${verbal('', 'ti', `ti davo davau damas dama dami damos kite kime siant iant ęs usi usio usios usių ${combine('ant iant', 'is ys')} ${combine('anč ianč us', SOFT)}`)}
  2: ${reflexive('uoj', 'uoti')} ${reflexive('ėj', 'ėti')} ${reflexive('oj', 'oti')} ${reflexive('in', 'inti')}
  2: uotis/uotis intis/intis ytis/ytis ėtis/ėtis otis/otis
  2: ${wordsIn(`${ADJECTIVAL} ė ės ei ę ėje ėms es ėmis ėse e is ys io iui į iu yje iai ių iams ius iais iuose aus ui umi uje ūs iaus iumi iuje
    ies imi yje ims imis yse ia ios iai ią ioje ioms ias iomis iose ams`).join(' ')}
  2: ${['čt', 'džd'].map((pair) => verbal(pair.slice(0, -1), pair.slice(-1), 'io iui ių iai iams ius iais iuose iu ia ios ią ioje ioms iomis iose iaus iuje iumi ias')).join(' ')}
  2: ${combine('esn', 'is io iam į iu i ių iems ius iais ė ės ę ei es ėje ėms ėmis')} ${combine('iaus', SOFT)} iausias iausi
  `)
})

/** A word -> its lemma, or its stem, by its ending. */
const stripped = lazily(() => createStripper(byEnding()))

/** Endings of nouns and adjectives by the ending of the lemma; see `nominals`. */
const nominalParadigms = {
  as: 'as: o ui ą u e ai ų ams us ais uose',
  a: 'a: os ai ą oje ų oms as omis ose',
  ė: 'ė: ės ei ę e ėje ių ėms es ėmis ėse',
  is: 'is: io iui į iu yje iai ių iams ius iais iuose',
  ys: 'ys: io iui į iu yje iai ių iams ius iais iuose',
  f: 'is: ies iai į imi yje ys ių ims imis yse',
  us: 'us: aus ui ų umi uje ūs ums umis uose',
  ius: 'ius: iaus iui ių iumi iuje iai iams iais iuose',
  aAdjective: `as: ${ADJECTIVAL} iai`,
  uAdjective: `us: ${SOFT} aus umi ūs ų iems i`,
}

/** The ending of the lemma by the ending of a form, for nouns and adjectives that are not listed. */
const lemmaEndings = lazily(
  () =>
    new Map(
      Object.entries({
        as: 'as o ui ą u e ai ų ams us ais uose am ame iems asis ojo uoju ąjį ųjų ieji uosius i',
        a: 'a os oje oms omis ose',
        ė: 'ė ės ei ę ėje ėms es ėmis ėse',
        is: 'is io iui į iu yje iai ių iams ius iais iuose ies imi ims imis yse ys',
        us: 'aus umi uje ūs',
        ius: 'iaus iumi iuje',
        ia: 'ia ios ią ioje ioms ias iomis iose',
      }).flatMap(([lemma, list]) => wordsIn(list).map((ending) => [ending, lemma] as const)),
    ),
)

/** Stems of nouns in -a, in -ė and in -ius, for endings that more kinds of nouns have. */
const IN_A = /(?:yb|ij|[kptd]ūr|tv|yv|ank|lyg|[uo]m?en|sn|aud|d[rn]|tr|k[lrn]|sl)$/u
const IN_E = /(?:yb|yst|on|ov|yn|uomen|ykl|in|yt|ut|el|ait)$/u
const IN_IUS = /(?:[ts]or)$/u

/** The dictionary form of a stem by the ending of its form, or a verb that `stripped` found. */
function named(word: string, stem: string): string {
  const known = lexicon().adjectiveOf.get(stem)
  if (known !== undefined) return known
  const ending = word.slice(
    word.endsWith(word.slice(stem.length)) && /dž/u.test(word.slice(stem.length - 1, stem.length + 1))
      ? stem.length + 1
      : stem.length,
  )
  const lemma = /^(?:esn|iaus.)/u.test(ending) ? 'as' : lemmaEndings().get(ending)
  if (lemma === undefined || !word.startsWith(stem.slice(0, -1))) return stem
  const soft = /(?:č|dž)(?:ia|ios|ią|ioje|ioms|ias|iomis|iose)$/u.exec(word)
  if (soft !== null) return `${word.slice(0, soft.index)}${soft[0].replace(/i\p{L}*$/u, 'ia')}`
  if (lemma === 'as' && /^(?:ą|ų|ai|as|u)$/u.test(ending) && IN_A.test(stem)) return `${stem}a`
  if ((lemma === 'is' || lemma === 'ius') && IN_IUS.test(stem)) return `${stem}ius`
  if (ending === 'ių' && IN_E.test(stem)) return `${stem}ė`
  return stem + lemma
}

const lexicon = lazily(() => ({
  nominalOf: paradigmLexicon(nominalParadigms, words.nominals),
  adjectiveOf: new Map([
    ...wordsIn(words.nominals.aAdjective).map((stem) => [stem, `${stem}as`] as const),
    ...wordsIn(words.nominals.uAdjective).map((stem) => [stem, `${stem}us`] as const),
  ]),
  irregular: expandParadigms(words.irregular, {
    A: ADJECTIVAL,
    F: 'a os ai ą oje ų oms as omis ose',
    E: 'ė ės ei ę ėje ių ėms es ėmis ėse',
  }).lemmaOf,
  verbOf: paradigmLexicon({ ti: `ti: ${VERB}`, tis: `tis: ${REFLEXIVE}` }, { ti: words.verbs, tis: words.verbs }),
}))

/** Nouns of an action: `gyvenimas` of `gyventi`. */
const ACTION = /(?<=[^aeė][iyu])m(?:as|o|ui|ą|ai|ų|ams|us|ais|uose|(?<!(?:[sk]i|u)m)[ue])$/u

/** Endings of other derived words; the ending of the lemma. */
const derived: readonly (readonly [RegExp, string])[] = [
  [/(?<=..toj)(?:as|o|ui|ą|u|ai|ų|ams|us|ais|uose)$/u, 'as'],
  [/(?<=..ij)(?:a|os|ai|ą|oje|ų|oms|as|omis|ose)$/u, 'a'],
  [/(?<=..yb|..yst)(?:ė|ės|ei|ę|ėje|ių|ėms|es|ėmis|ėse|e)$/u, 'ė'],
  [/(?<=..inink)(?:as|o|ui|ą|u|ai|ų|ams|us|ais|uose)$/u, 'as'],
  [
    /(?<=..išk|..ing)(?:as|a|o|os|ą|ų|i|us|ai|ais|iems|oms|omis|am|ame|oje|uose|ose|u|asis|oji|ojo|ąją|ąjį|ųjų|osios|ieji)$/u,
    'as',
  ],
  [/(?<=..in)(?:is|ė|io|ės|į|ę|iu|iai|ių|es|iams|iems|ius|iais|ėms|ėmis|iame|ėje|iam|ei|e|ėse|iuose|ieji)$/u, 'is'],
]

/** The lemma of a Lithuanian word. */
export function lemmatizeLithuanian(word: string): string {
  const { irregular, nominalOf, verbOf } = lexicon()
  const known = irregular.get(word) ?? nominalOf(word)
  if (known !== undefined || word.length < 3) return known ?? word
  if (ACTION.test(word)) return word.replace(ACTION, 'mas')
  const verb = verbOf(word) ?? prefixed(word)
  if (verb !== undefined) return verb
  for (const [pattern, ending] of derived) if (pattern.test(word)) return word.replace(pattern, ending)
  return named(word, stripped()(word))
}

const PREFIXES = wordsIn(
  'ne pasi susi nusi įsi išsi atsi apsi prisi persi užsi pa su nu iš at ap pri per už pra į par api ati',
)

/** A listed verb with prefixes. A negated verb is a word of its own: `nesakė` of `nesakyti`. */
function prefixed(word: string): string | undefined {
  for (const prefix of PREFIXES) {
    if (!word.startsWith(prefix) || word.length < prefix.length + 4) continue
    const rest = word.slice(prefix.length)
    const verb = lexicon().verbOf(rest) ?? (prefix === 'ne' ? prefixed(rest) : undefined)
    if (verb !== undefined) return prefix + verb
  }
  return undefined
}
