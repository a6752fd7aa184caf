import { lazily } from '../../../lazily.js'
import { bands } from '../../frequencies/ga.js'
import { wordsIn } from '../../wordsIn.js'
import { createStripper, endings } from '../endings.js'
import * as words from '../irregularForms/irish.js'
import { expandParadigms } from '../paradigms.js'
import { commonestOf } from './lemmaTables.js'

/** The first letters of a word, changed by the word before it: lenited (bh), eclipsed (mb), and h, n or t before a vowel or s. */
const MUTATIONS: readonly (readonly [RegExp, string])[] = [
  [/^[nt]-(?=[aeiouáéíóú])/u, ''],
  [/^h(?=[aeiouáéíóú])/u, ''],
  [/^bhf/u, 'f'],
  [/^mb/u, 'b'],
  [/^gc/u, 'c'],
  [/^nd/u, 'd'],
  [/^ng/u, 'g'],
  [/^bp/u, 'p'],
  [/^dt/u, 't'],
  [/^ts(?=[aeiouáéíóúlnr])/u, 's'],
  [/^([bcdfgmpst])h/u, '$1'],
]

/** Words that begin with an h of their own. */
const WITH_H = new Set(
  wordsIn('hata halla hataí hallaí hidrigin heileacaptar héileacaptar hormón haca haiku hiúmas hotel hostel'),
)

const withoutMutation = (word: string): string => {
  if (WITH_H.has(word)) return word
  for (const [pattern, first] of MUTATIONS) if (pattern.test(word)) return word.replace(pattern, first)
  return word
}

/** Endings of verbs behind a stem, and of those in -aigh and -igh instead of it. */
const OF_STEM =
  'ann eann aim im aimid imid tar tear adh eadh faidh fidh faimid fimid far fear fadh feadh fainn finn fá feá faí fí faimis fimis amar eamar adar eadar ainn inn tí taí aidís idís as eas aigí igí fas fidís faidís inse imse'
const OF_AIGH =
  'aíonn aím aímid aítear aíodh aíos óidh óimid ófar ódh óinn ófá ófaí ófadh óimis ó aíomar aíodar aíteá aínn'
const OF_IGH = 'íonn ím ímid ítear íodh íos eoidh eoimid eofar eodh eoinn eofá eofaí eofadh eoimis íomar íodar íteá ínn'

/** What the ending alone tells: of verbs, then of nouns and adjectives. Longest first. */
const byEnding = endings(`
  3: eann ann/ann faidh fidh fadh feadh fainn far/far fear/fear tear/tear
  3: aíonn/aigh aítear/aigh aíodh/aigh óidh/aigh ófar/aigh íonn/igh ítear/igh íodh/igh eoidh/igh eofar/igh eofadh/igh ófadh/aigh óimid/aigh eoimid/igh
  3: eanna anna íonna/í
  3: iúla/iúil úla/úil
  3: aigh/ach igh/each acha/ach eacha/each aí
  3: air/ar
  2: áis/ás áit/át aill/all iúir/iúr áir/ár aisc/asc ánta/án
  3: áin/án ais/as éil/éal
  3: uithe/ú aid/ad éid/éad óirt/órt ail/al úir/úr aim/am
  4: íochta/íocht achta/acht eachta/eacht
  3: e a í
`)

const stripped = lazily(() => createStripper(byEnding))

const lexicon = lazily(() => {
  const verbs = new Map<string, string>()
  const add = (stem: string, list: string, verb: string): void => {
    for (const ending of wordsIn(list)) if (!verbs.has(stem + ending)) verbs.set(stem + ending, verb)
  }
  for (const verb of wordsIn(words.verbs)) {
    verbs.set(verb, verb)
    if (/..aigh$/u.test(verb)) add(verb.slice(0, -4), OF_AIGH, verb)
    else if (/..igh$/u.test(verb)) add(verb.slice(0, -3), OF_IGH, verb)
    else add(verb, OF_STEM, verb)
    // freagair, freagraíonn
    const short = /^(.+[^aeiouáéíóú])a?i([rlns])$/u.exec(verb)
    if (short !== null) add(short[1]! + short[2]!, verb.slice(-3, -2) === 'a' ? OF_AIGH : OF_IGH, verb)
  }
  const nouns = new Map(wordsIn(words.nounsInVowel).map((noun) => [noun.slice(0, -1), noun]))
  return { irregular: expandParadigms(words.irregular).lemmaOf, verbs, nouns }
})

const commonestOfList = commonestOf(bands)

/** A noun or an adjective with the vowel that its ending took; most end in the consonant. */
function withVowel(stem: string): string {
  const common = commonestOfList([stem, `${stem}a`, `${stem}e`, `${stem}í`])
  if (common !== undefined) return common
  if (!/[ghlrst]$/u.test(stem)) return stem
  if (SLENDER.test(stem)) return `${stem}e`
  return BROAD.test(stem) ? `${stem}a` : stem
}

/** Ends of participles, of nouns of persons in -aire, and of nouns that have -e. */
const SLENDER =
  /(?:..(?:(?<!^s)ra|[^r]a|[bcdglmnrst])ith|[aeoíéu]i[bcdfglmnprs]th|(?:[eou]|ga|á)ilt|.[^eo]air|gir|...ais)$/u
const BROAD = /.(?:[^aeiouáéíóú]th|únt|[^e]ant|éast|[aeu]st|últ|íog|chl|gr|bl|áfl)$/u

/** The lemma of an Irish word, without the changes of its first letters. Where its ending does not tell it, the stem. */
export function lemmatizeIrish(word: string): string {
  const { irregular, verbs, nouns } = lexicon()
  const whole = irregular.get(word)
  if (whole !== undefined) return whole
  const form = withoutMutation(word)
  const known = irregular.get(form) ?? verbs.get(form)
  if (known !== undefined || form.length < 4) return known ?? form
  const stem = stripped()(form)
  return (stem === form ? undefined : nouns.get(stem)) ?? withVowel(stem)
}
