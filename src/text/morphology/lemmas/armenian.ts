import { lazily } from '../../../lazily.js'
import { wordsIn } from '../../wordsIn.js'
import { createStripper, endings, endingsWithLemma as forms } from '../endings.js'
import * as words from '../irregularForms/armenian.js'
import { expandParadigms } from '../paradigms.js'
import { paradigmLexicon } from '../stemParadigms.js'

/** Each ending of a list behind a stem. */
const behind = (stem: string, list: string): string =>
  wordsIn(list)
    .map((ending) => stem + (ending === '-' ? '' : ending))
    .join(' ')

/** What follows an infinitive, and a participle. */
const OF_INFINITIVE = '- ը ն ու ուն ուց ով իս իք'
const OF_PARTICIPLE = '- ը ն ի ին ից ով ում ներ ները ների ներին ներից ներով ներն ներում'
const PRESENT_E = 'եմ ես ի ենք եք են եի եիր եր եինք եիք եին'
const PRESENT_A = 'ամ աս ա անք աք ան այի այիր ար այինք այիք ային'
const AORIST = 'եց եցի եցիր եցինք եցիք եցին'
const AORIST_A = 'ա ար ավ անք աք ան'
const participles = (list: string): string =>
  wordsIn(list)
    .map((participle) => behind(participle, OF_PARTICIPLE))
    .join(' ')

const OF_EL = `${behind('ել', OF_INFINITIVE)} ում ${PRESENT_E} ${AORIST} ${participles('ած ող')} իր`
const OF_CNEL = `${behind('ցնել', OF_INFINITIVE)} ցնում ${behind('ցն', PRESENT_E)} ցրել ${behind('ցր', AORIST)} ${participles('ցրած ցնող')} ցրու ցրեք`
const OF_ANAL = `${behind('անալ', OF_INFINITIVE)} անում ${behind('ան', PRESENT_A)} ացել ${behind('աց', AORIST_A)} ${participles('ացած ացող')} ացիր ացեք`
const OF_ENAL = OF_ANAL.replaceAll(/(^| )ա/gu, '$1ե')
const OF_AL = `${behind('ալ', OF_INFINITIVE)} ում ${PRESENT_A} ացել աց ացի ացիր ացինք ացիք ացին ${participles('ացած ացող')} ացեք`

/** Verbs with a consonant in the infinitive alone: տեսնել, տեսավ. */
const withoutConsonant = (consonant: string): string =>
  `${behind(`${consonant}ել`, OF_INFINITIVE)} ${behind(consonant, `ում ${PRESENT_E} ող`)} ${AORIST} ${AORIST_A} ել ${participles('ած')} իր եք`

const verbParadigms = {
  նել: `նել: ${withoutConsonant('ն')}`,
  չել: `չել: ${withoutConsonant('չ')}`,
  ցնել: `ցնել: ${OF_CNEL}`,
  ենալ: `ենալ: ${OF_ENAL}`,
  անալ: `անալ: ${OF_ANAL}`,
  ալ: `ալ: ${OF_AL}`,
  ել: `ել: ${OF_EL}`,
  վել: `վել: ${behind('վ', OF_EL)}`,
  ցվել: `ցվել: ${behind('ցվ', OF_EL)}`,
}

const SINGULAR = 'ը ն ս դ ի ին իս իդ ից ով ում'
/**
 * Lemmas by the ending alone: `least number of letters before it: ending/lemma ending`. Longest first.
 */
const byEnding = endings(`
  2: ${forms('ություն', 'ություն', `ը ն ս դ ի ին իս իդ ից ով ում ${behind('ներ', `- ${SINGULAR}`)}`)} ություն/ություն ${forms('ությ', 'ություն', 'ան անը անն անս ամբ անից')}
  2: ${forms('', 'ում', 'ման մանը մանն մամբ')} ${forms('ում', 'ում', `ը ն ի ից ով ին ${behind('ներ', `- ${SINGULAR}`)}`)}
  3: ${behind('ներ', `- ${SINGULAR} իցս ովս`)}
  3: ${forms('ցր', 'ցնել', 'ել եց եցի եցին եցինք եցիր ած ածը ածի')} ${forms('ցն', 'ցնել', 'ել ելու ելով ելը ելուց ելիս ում եմ են ենք ես ի ող')}
  3: ${forms('ան', 'անալ', 'ալ ալու ալով ալը ալուց ալիս ում ամ աս անք այի ար')} ${forms('աց', 'անալ', 'ել ած ավ ան անք ածը ածի')}
  3: ${forms('են', 'ենալ', 'ալ ալու ալով ալը ալուց ալիս ում ամ ա ան ար')} ${forms('եց', 'ենալ', 'ավ ա ան անք')}
  2: ${forms('ագր', 'ագիր', `ի ին ից ով ում ${behind('եր', `- ${SINGULAR}`)}`)}
  3: ${forms('վ', 'վել', 'ել ելու ելով ելը ելուց ում ած ող եց եցին եցի են ենք եր եին ածը ածի ողը')}
  3: ${forms('ել', 'ել', 'ու ով ը ն ուց իս ուն')} ${forms('եց', 'ել', 'ի ին ինք իր')} եց/ել ում/ել ած/ել ող/ել ածը/ել ողը/ել ածի/ել ողի/ել եմ/ել ենք/ել են/ել եին/ել եինք/ել
  2: երը եր երի երին երից երով երում երն երիս
  3: ական/ական ականի/ական ականը/ական ականն/ական
  2: ի ին ից ով ը ուց/ի ացու/ացի ացուն/ացի ուհու/ուհի ուհուն/ուհի
  3: այի/ա այից/ա այով/ա այում/ա ոյի/ո ոյից/ո ոյում/ո իան/իա որեն/որեն ովի/ովի ովին/ովին
  2: ակում/ակ ոցում/ոց րանում/րան ույթում/ույթ քում/ք
  3: ային/ային այինի/ային ային/ային երեն/երեն երենի/երեն երենով/երեն
`)

const stripped = lazily(() => createStripper(byEnding))

const lexicon = lazily(() => {
  const { ել: el = '', ցնել: cnel = '' } = words.verbs
  return {
    irregular: expandParadigms(words.irregular, words.sets).lemmaOf,
    whole: new Set(wordsIn(words.whole)),
    inI: new Set(wordsIn(words.nounsInI)),
    verbOf: paradigmLexicon(verbParadigms, { ...words.verbs, վել: el, ցվել: cnel }),
  }
})

/** An article or a possessive behind a consonant. */
const ARTICLE = /(?<=..[^աեէըիոօւյ])ն$|(?<=..[քցկղթվտ])[սդ]$/u
/** Adjectives of what can be done: հասկանալի. */
const POSSIBLE = /..[եա]լի$/u

/** The lemma of an Armenian word. */
export function lemmatizeArmenian(word: string): string {
  const { irregular, verbOf } = lexicon()
  const known = irregular.get(word) ?? nounOf(word) ?? verbOf(word)
  if (known !== undefined || word.length < 3 || POSSIBLE.test(word)) return known ?? word
  // չ- negates, and կ- is the mark of the conditional.
  if (/^[չկ]/u.test(word)) {
    const rest = word.slice(1)
    const verb = irregular.get(rest) ?? verbOf(rest)
    if (verb !== undefined && /[եա]լ$|^կամ$/u.test(verb)) return verb
  }
  return ARTICLE.test(word) ? lemmatizeArmenian(word.replace(ARTICLE, '')) : stripped()(word)
}

/** A listed noun in a case, with an article or in the plural. */
function nounOf(word: string): string | undefined {
  const { whole, inI, verbOf } = lexicon()
  if (whole.has(word) || inI.has(word)) return word
  for (const stem of [
    word.replace(/(?:ները|ների|ներին|ներից|ներով|ներում|ներն|ներս|ներ|երը|երի|երին|երից|երով|երում|երն|եր)$/u, ''),
    word.replace(/(?:ին|ից|ով|ում|ը|ն|ս|դ|ի)$/u, ''),
  ]) {
    if (stem !== word && whole.has(stem) && !(word === `${stem}ում` && verbOf(word) !== undefined)) return stem
  }
  const u = word.replace(/(?:ու|ուն|ուց|ով|ում|ին|իս|իներ\S*)$/u, 'ի')
  return inI.has(u) ? u : undefined
}
