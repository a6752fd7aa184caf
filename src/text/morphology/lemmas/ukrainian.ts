import { bands } from '../../frequencies/uk.js'
import { wordsIn } from '../../wordsIn.js'
import * as words from '../irregularForms/ukrainian.js'
import { alternantsBy, type StemMutation, slavicLemmatizer } from '../slavic.js'
import { withWholeLemmas } from '../wholeLemmas.js'
import { commonestOf } from './lemmaTables.js'

/** Endings of verb forms; likelier readings of an ending stand first (see `VerbSource`). */
const endings = `
  ати!: ати ать ав ала ало али аєш ає аємо аєте ають айте аючи авши
  ати!: ано
  ати?: аю ай
  яти!: яти яв яла яло яли яєш яє яємо яєте яють яйте яючи явши
  яти?: яю яй
  увати!: увати ував увала увало ували уєш ує уємо уєте ують уючи увавши уйте
  увати!: овано
  увати?: ую уй
  ювати!: ювати ював ювала ювало ювали юєш ює юємо юєте юють юючи
  ювати?: юю
  іти!: іти іють ієш іємо іла іло іли івши
  іти?: ію іє ів
  їти!: їти їв їла їло їли
  ити!: ити ила ило или имо ить иш ивши
  ити?: ю у ите ять ать ив ено ь ьте
  нути!: нути нув нула нуло нули неш немо нете нуть нувши
  нути?: ну не ни
  ути!: ути
  ти!: сти зти кти гти
`

/** Other stems of a listed verb: consonants that change before -у and -ю. */
const alternants = (stem: string): string[] => alternantsBy(mutations, stem)

const mutations: readonly StemMutation[] = [
  [/дж$/u, ['д']],
  [/ждж$/u, ['зд']],
  [/ж$/u, ['з', 'д']],
  [/щ$/u, ['ст']],
  [/ш$/u, ['с']],
  [/ч$/u, ['т']],
  [/(?<=[бпвмф])л$/u, ['']],
]

/** Endings of nouns and adjectives that look like those of verb forms. */
const NOMINAL =
  /(?:іал[иау]|[іо]нал[иу]|фікат[иі]|томати|плати|трати|ість|[ио]на|ани|ами|ері|ові|[^ауюяи]ть|[^аияіуои]ти|ів|їв|нями|[бвгдзклмнпрстфх]у)$/u

/** What may be left of a noun without its ending; the first is that of a lemma. */
function stemsOf(word: string): string[] {
  const bare = word.replace(NOUN_ENDING, '')
  const first = ENDING_WITH_VOWEL.test(word) ? bare : bare.replace(/(?<=[^аеиоуюяєії'й])[ое]([кц])ь?$/u, '$1')
  const closed = /^(.+[^аеиоуюяєії])[оеі]([клнрвт])$/u.exec(word)
  const hard = word.replace(/[цзс]і$/u, (end) => HARD[end[0]!]!)
  return [first, word, word.replace(/[ауиі]$/u, ''), ...(closed ? [closed[1]! + closed[2]!] : []), hard]
}

/** Consonants that change before -і: книжці of книжка, скарзі of скарга. */
const HARD: Readonly<Record<string, string>> = { ц: 'к', з: 'г', с: 'х' }

const ENDING_WITH_VOWEL = /(?:[аеиоуюяєії]|ах|ам|ом|ів|ями|ами)$/u

/** The stem of a listed noun, which may itself look like a word with an ending: `альбом`. */
const lemmaStem = (noun: string): string => (/(?:[оеєа]м|ах)$/u.test(noun) ? noun : stemsOf(noun)[0]!)

const NOUN_ENDING =
  /(?<=..)(?:еві|єві|ові|ією|ями|ами|ях|ах|ям|ам|ом|ем|єм|ою|ею|єю|ів|їв|ей|ий|ого|ої|ому|их|им|ими|ія|ії|ію|ій|[аяиіоеуюьйєї])$/u

/** Whether an ending is that of an adjective. */
const isOther = (noun: string, word: string): boolean =>
  ADJECTIVAL.test(word) && !noun.startsWith(word) && noun !== word.slice(0, -1)

const ADJECTIVAL = /(?:ого|ої|ому|их|ими|ий)$/u

/** The masculine singular of an adjective. */
function adjectiveOf(word: string): string | undefined {
  if (/(?:[аія]нні|[лчщжртвн]енні|[аяу]рні)$/u.test(word) && !SOFT.test(word.slice(0, -1))) return undefined
  const soft = /^(.+н)(?:ього|ьої|ьому|ій|я|є|ю|ім|ьою|іх|іми)$/u.exec(word)
  if (soft !== null && SOFT.test(soft[1]!)) return `${soft[1]}ій`
  const match = /(?:ого|ої|ому|ими|их|им|ий|ою|ій|а|е|у|і)$/u.exec(word)
  if (match === null || match.index < 2) return undefined
  const stem = word.slice(0, match.index).replace(/^най(?=.{3,}іш$)/u, '')
  if (SOFT.test(stem)) return `${stem}ій`
  if (/^(?:ого|ої|ому|ими|их|ий)$/u.test(match[0])) return positive(stem)
  if (match[0] === 'ій' && /(?:ст|[кшчвб])$/u.test(stem)) return positive(stem)
  return ADJECTIVE_STEM.test(stem) ? positive(stem) : undefined
}

/** The positive of a comparative: сильніший of сильний. */
const positive = (stem: string): string => `${stem.replace(/(?<=.{2,})іш$/u, '')}ий`

/** Stems of soft adjectives. */
const SOFT =
  /^(?:останн|син|давн|сьогоднішн|домашн|внутрішн|зовнішн|верхн|нижн|середн|ранн|пізн|літн|зимн|осінн|весінн|сусідн|крайн|дальн|ближн|попередн|майбутн|художн|народн?іш|самотн|могутн|належн|всебічн|природн?іш|третьорічн|щирішн|відсутн|присутн|колишн|теперішн|нинішн|завтрашн|вчорашн|вечірн|ранішн|освітн|суботн|задн|передн|незабутн|достатн|значущ|всесвітн|навколишн|.*сторонн|багатодітн|літн|повнолітн|неповнолітн|кількарічн)$/u

/** Stems of adjectives, for endings that nouns have, too. */
const ADJECTIVE_STEM =
  /(?:висок|глибок|широк|далек|жорсток|велик|легк|[сц]ьк|ськ|[^аеиоуюяєії'ь]н|льн|ічн|[еа]н[н]|[аяе]льн|ивн|ован|ен|лив|уват|ист|[ое]в|аст|ущ|уч|яч|іш|[тд]к|зьк|[ую]ч|ан|ян|ин)$/u

/** A word that is not listed, by its ending and the end of its stem. */
function guess(word: string): string {
  if (
    /(?:но|ло|ко|ро|во|то|[^о]го|со|до|ще|шо|чо|жо|[^нтц]ь|(?:[яі]г|[еі]з|ог)ти|[єеії]я|(?<!те)[рлдтн'сзчж]я|[аеиу]сти|йти)$/u.test(
      word,
    ) &&
    !/(?:ство|цтво)$/u.test(word)
  )
    return word
  for (const [pattern, lemma] of guesses) if (pattern.test(word)) return word.replace(pattern, lemma)
  const stem = stemsOf(word)[0]!
  const common = commonestOfList(LEMMA_ENDINGS.map((end) => stem + end))
  if (common !== undefined) return common
  const ending = word.slice(stem.length)
  if (/^(?:ою|а)$/u.test(ending) && !MASCULINE.test(stem)) return `${stem}а`
  return /^(?:[уиіо]|ам|ами|ах)$/u.test(ending) && FEMININE.test(stem) ? `${stem}а` : stem
}

const commonestOfList = commonestOf(bands)

/** What a noun or an adjective may have behind its stem. */
const LEMMA_ENDINGS = ['', 'а', 'я', 'о', 'е', 'ь', 'ий']

/** Stems of nouns in -а, and of nouns without an ending. */
const FEMININE =
  /(?:[птксф]ур|анд|енд|іад|игад|[аоуеє]ік|[нлрт]ік|[еаи]тик|фізик|узик|огік|..[дшввнмтжр]ин|іатив|пектив|[жбгр]б|сть?от|ніст|..ерв|..аг|..рам|..еж)$/u
const MASCULINE = /(?:[^аеиоуюяєії][оеи]к|ник|ар|яр|тор|[еє]нт|ант|йон|ярд|ист|[иі]ст|ов|ер|[ая]н|лог|граф|ець)$/u

/** Endings with the end of the stem, and the end of the lemma. */
const guesses: readonly (readonly [RegExp, string])[] = [
  [/(?<=.[аяиуі]т)и(?:му|меш|ме|мемо|мете|муть)$/u, 'и'],
  [/(?<=...[ая])ю$/u, 'ти'],
  [/(?<=...)ую$/u, 'увати'],
  [/(?<=..ик)л[аои]$/u, 'нути'],
  [/(?<=..л)ь(?:ця|цю|цем|ці|ців|цям|цями|цях)$/u, 'ець'],
  [/(?<=арн|івл)(?:я|ю|і|ею|ям|ями|ях)$/u, 'я'],
  [/(?<=[аяеіу]нн|[ітуя]тт|[лдж]{2}|тт|сс|чч|зз)(?:я|ю|ям|і|ями|ях)$/u, 'я'],
  [/(?<=[аяеі])нь$/u, 'ння'],
  [/(?<=.)ість$|(?<=.)ості$|(?<=.)істю$|(?<=.)остей$|(?<=.)остям$|(?<=.)остями$|(?<=.)остях$/u, 'ість'],
  [/(?<=[сц]тв)(?:о|а|у|ом|і|ам|ами|ах|)$/u, 'о'],
  [/(?<=..)(?:ія|ії|ію|ією|ій|іям|іями|іях)$/u, 'ія'],
  [/(?<=[^аеиоуюяєії])(?:ок|ку|ка|ки|кою|ці|кам|ками|ках)$/u, 'ка'],
  [/(?<=[^аеиоуюяєіїй])(?:ець|ця|цю|цем|ці|ців|цям|цями|цях|цеві)$/u, 'ець'],
  [/(?<=тел)(?:ь|я|ю|ем|і|ів|ям|ями|ях|еві)$/u, 'ь'],
  [/(?<=и)(?:ця|ці|цю|цею|ць|цям|цями|цях)$/u, 'ця'],
]

const lemmatize = slavicLemmatizer(words, {
  nouns: () => wordsIn(words.nouns),
  stemsOf,
  lemmaStem,
  isOther,
  endings,
  alternants,
  infinitive: (made) => made,
  noListedVerb: /(?:[^жшчщ]у|[^жшчщ]ать)$/u,
  noVerb: NOMINAL,
  adjective: adjectiveOf,
  guess,
  reflexive: [/(?<=...)(?:ся|сь)$/u, 'ся'],
})

/** The third person of verbs in -е and -є has -ть before -ся alone: складає, складається. */
const BEFORE_REFLEXIVE = /(?<=[еє])ться$/u

/** Reflexive forms whose ending nouns have, too, without -ся. */
const REFLEXIVE_FORMS: readonly (readonly [RegExp, string])[] = [
  [/(?<=...и)в(?:ся|сь)$/u, 'тися'],
  [/(?<=...)ую(?:ся|сь)$/u, 'уватися'],
  [/(?<=...[ая])ю(?:ся|сь)$/u, 'тися'],
]

/** The lemma of a Ukrainian word. */
export const lemmatizeUkrainian = withWholeLemmas(words.wholeLemmas, (word) => {
  const form = word.replaceAll('’', "'").replace(BEFORE_REFLEXIVE, 'ся')
  if (!/с[яь]$/u.test(form)) return lemmatize(form)
  for (const [pattern, ending] of REFLEXIVE_FORMS) if (pattern.test(form)) return form.replace(pattern, ending)
  return lemmatize(form)
})
