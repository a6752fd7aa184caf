import { lazily } from '../../../lazily.js'
import { bands } from '../../frequencies/ru.js'
import { wordsIn } from '../../wordsIn.js'
import * as words from '../irregularForms/russian.js'
import { alternantsBy, type StemMutation, slavicLemmatizer } from '../slavic.js'
import { withWholeLemmas } from '../wholeLemmas.js'
import { commonestOf } from './lemmaTables.js'

/** Endings of verb forms; likelier readings of an ending stand first (see `VerbSource`). `+A`: endings of adjectives. */
const endings = `
  ать!: ать ал ала ало али аю аешь ает аем аете ают айте аю авши авш+A ающ+A анн+A аем+A ан ана ано аны ая
  ять!: ять ял яла яло яли яю яешь яет яем яете яют яйте явши явш+A яющ+A янн+A яем+A ян яна яно яны яя
  овать!: уешь ует уем уете уют ующ+A уйте уем+A
  ировать!: ирую ируй ируйте ируя
  ствовать!: ствую ствуй ствуйте ствуя
  изовать!: изую изуй изуйте изуя
  овать?: ую уй уя
  евать?: ую уешь ует уем уете уют ующ+A юю юешь юет юют
  еть?: ею еешь еет еем еете еют ей ейте еющ+A
  еть!: еет еют еющ+A
  еть?: ел ела ело ели евши евш+A ев
  ить!: ить ил ила ило или ивши ивш+A ящ+A
  ить?: ю у ишь ит им ите ят ат и ив ь ьте я
  ить!: ишь ит ат ят
  ожить!: ожен ожена ожено ожены
  авить!: авлен авлена авлено авлены
  овить!: овлен овлена овлено овлены
  ить?: ащ+A енн+A ен ена ено ены ян им+A
  еть?: енн+A ен ена ено ены
  еть!: еть
  нуть!: нуть нул нула нуло нули нувши нувш+A нут+A нув
  нуть?: ну нешь нет нем нете нут ни ните нь нут нута нуто нуты
  уть!: уть
  ыть!: ыть ыл ыла ыло ыли ывши ывш+A
  оть!: оть
  оть?: ол ола оло оли
  ти!: ти
  чь!: чь
  ать?: ай ав
  ять?: яй яв
  ыть?: ыв
`

/** Other stems of a listed verb: consonants that change before -у, -ю and in participles. */
const alternants = (stem: string): string[] => alternantsBy(mutations, stem)

const mutations: readonly StemMutation[] = [
  [/жд$/u, ['д']],
  [/ж$/u, ['д', 'з']],
  [/щ$/u, ['ст', 'т', 'ск']],
  [/ш$/u, ['с']],
  [/ч$/u, ['т']],
  [/(?<=[бпвмф])л$/u, ['']],
]

const lists = lazily(() => ({
  fleeting: new Set(wordsIn(words.fleeting)),
  stressed: new Set(wordsIn(words.stressed).map((word) => word.slice(0, -2))),
  soft: new Set(wordsIn(words.soft)),
}))

/** Endings of nouns and adjectives that look like those of verb forms. */
const NOMINAL =
  /(?:[^аеиоуыэюя]ам|[ео]чь|ость|(?<!ов)аны?|яны?|[^аяуею]еты?|[ео]нка|[^жшчщ]ат|[^кгшжчщ]ивая|[^иы]вая|иая|няя|(?<![аяую])щая|ная|ская|тая|кая|шая|жая|лая|рая|бая|хая|чая|[уе]пая|дая|сая|гая|[мт]ели?|ению|ами|пути|ети|сти|рти|ыть|ист?а?т|[аеи]ат|бат)$|(?:ственн|странн|постоянн|современн|зависим)[а-я]{1,3}$|(?:канал|риал|ртал|рсенал|адмирал|гинал|нал|стивал|потенциал|минал)(?:а|у|ом|е|ы|ов|ам|ами|ах)?$/u

/** What is left of a noun without its ending; -ок, -ек and -ец lose their vowel. */
function stemsOf(word: string): string[] {
  const bare = word.replace(NOUN_ENDING, '')
  const first = lists().fleeting.has(bare) ? bare.replace(/[ео]к$/u, 'к') : bare
  const open = /^(.+[^аеиоуыэюяйь])[ео]([кнлрцтв])$/u.exec(word)
  const stems = [first, word, word.replace(I_NOUN, ''), word.replace(/[ауеы]$/u, '')]
  return open === null ? stems : [...stems, open[1]! + open[2]!]
}

/** The ending of a noun in -й, which looks longer with the vowel before it: `случа|я`. */
const I_NOUN = /(?<=..[аеоуы])(?:й|я|ю|ем|е|и|ев|ям|ями|ях)$/u

/** The stem of a listed noun, which may itself look like a word with an ending: `альбом`, `случа|й`. */
const lemmaStem = (noun: string): string =>
  /[мвхй]$/u.test(noun) && !lists().fleeting.has(noun) ? noun.replace(/й$/u, '') : stemsOf(noun)[0]!

/** Whether an ending is that of an adjective, or a noun in -ь has none like it (новой of новый, мед beside медь). */
const isOther = (noun: string, word: string): boolean =>
  (ADJECTIVAL.test(word) &&
    !ADJECTIVAL.test(noun) &&
    !noun.startsWith(word) &&
    !isNounWithVowel(noun, word) &&
    !/[ео]м[ауы]$/u.test(noun)) ||
  (noun.endsWith('ь') && (HARD.test(word) || word === noun.slice(0, -1)))

/** A noun with one vowel behind its stem has the ending of an adjective by chance: `альбом|у`, `случа|я`. */
const isNounWithVowel = (noun: string, word: string): boolean =>
  !/[аеиоуыэюя]$/u.test(noun) && noun.replace(/й$/u, '') === word.slice(0, -1)

const ADJECTIVAL = /(?:ого|его|ому|ему|ые|ие|ых|их|ую|юю|ая|яя|ыми|ими|ый|ое)$/u

const HARD = /(?:[^жшчщ](?:а|ам|ами|ах)|ой|ом|ым|ы|у|ов|о)$/u

const NOUN_ENDING =
  /(?<=..)(?:ия|ии|ию|ией|ием|иям|иях|иями|ие|ями|ами|иях|ах|ях|ам|ям|ом|ем|ой|ей|ою|ью|ов|ев|ый|ий|ое|ее|ая|яя|ую|юю|ые|ого|его|ому|ему|ых|их|ыми|ими|[аяыиоеуюьй])$/u

/** The masculine singular of an adjective or participle. */
function adjectiveOf(word: string): string | undefined {
  const { stressed, soft } = lists()
  const match = ADJECTIVE_ENDING.exec(word)
  if (match === null) return comparativeOf(word)
  const stem = word.slice(0, match.index)
  const ending = match[0]
  if (stem.length < 2) return undefined
  if (soft.has(stem)) return `${stem}ий`
  const weak = /^(?:ой|ей|ом|ем|ие|ий|им)$/u.test(ending)
  if (stressed.has(stem)) return `${stem}ой`
  if (ending === 'ом' && stem.endsWith('ист')) return undefined
  if (weak && (!ADJECTIVE_STEM.test(stem) || isOfNoun(stem, ending)))
    return commonestOfList([`${stem}ый`, `${stem}ий`, `${stem}ой`])
  if (/^(?:ие|ий|ем)$/u.test(ending) && !/[кгхжшщч]$/u.test(stem)) return undefined
  return stem + (/[кгхжшчщ]$/u.test(stem) ? 'ий' : 'ый')
}

const ADJECTIVE_ENDING = /(?:ого|его|ому|ему|ая|яя|ую|юю|ое|ые|ие|ый|ий|ой|ей|ом|ем|ым|им|ых|их|ыми|ими)$/u

/** Stems of adjectives, for endings that nouns have, too. */
const ADJECTIVE_STEM =
  /(?:ск|[^аеиоуыэюя]н|нн|тельн|ческ|зк|дк|тк|ист|[аеиу]льн|[аеиоу]вн|ющ|ущ|ящ|ащ|вш|лив|оват|ов|ев|им|[аяе]ем|ят|[еаио]йш|чн|шн|дн|рн|жн|бн|гн|хн|ычн|ичн|сн|зн|мн|пн|цк|лк|гк|мк|ых|н|тих|(?:шир|глуб|выс|дал|жест)ок|строг|долг|ветх)$/u

/** Whether the ending of an adjective is that of a noun in -а (футболкой) or in a consonant (смартфоном). */
const isOfNoun = (stem: string, ending: string): boolean =>
  (ending === 'ой' && /[здтл]к$/u.test(stem) && !IN_KIY.test(stem)) ||
  (/^о[йм]$/u.test(ending) && /[аиоу]н$/u.test(stem) && !/(?:един|кожан|рван)$/u.test(stem))

const IN_KIY = /(?:уз|низ|близ|рез|дерз|скольз|мерз|вяз|глад|слад|ред|жид|гад|корот|крат|крот|чет|шат|мел|кол)к$/u

/** Comparatives: быстрее of быстрый. */
function comparativeOf(word: string): string | undefined {
  if (word.endsWith('ее') && lists().soft.has(word.slice(0, -2))) return `${word.slice(0, -2)}ий`
  const match = /^(.{3,}[^аеиоуыэюя])(?:ее|ейш(?:ий|ая|ее|ие|его|их|ей|ую|им))$/u.exec(word)
  if (match === null) return undefined
  const stem = match[1]!
  return `${stem}${/[жчшщ]$/u.test(stem) || lists().soft.has(stem) ? 'ий' : 'ый'}`
}

/** A noun that is not listed, by the end of its stem; without any sign, the stem itself. */
function guessNoun(word: string): string {
  if (/(?:но|ло|ко|ро|во|то|жды|ски)$/u.test(word) && !/(?:ство|ние)$/u.test(word)) return word
  for (const [pattern, lemma] of nounGuesses) if (pattern.test(word)) return word.replace(pattern, lemma)
  const bare = word.replace(NOUN_ENDING, '')
  const common = commonestOfList(LEMMA_ENDINGS.map((ending) => bare + ending))
  if (common !== undefined) return common
  for (const [pattern, ending] of stemGuesses) if (pattern.test(bare)) return bare + ending
  return bare
}

const commonestOfList = commonestOf(bands)

/** What a noun or an adjective may have behind its stem. */
const LEMMA_ENDINGS = ['', 'а', 'я', 'о', 'е', 'ь', 'ый', 'ий', 'ой']

/** Endings with the end of the stem, and the end of the lemma. */
const nounGuesses: readonly (readonly [RegExp, string])[] = [
  [/(?<=..[жчшд])ан(?:е|ам|ами|ах)$/u, 'анин'],
  [/(?<=..[лсвдтиь])ян(?:е|ам|ами|ах)$/u, 'янин'],
  [
    /(?<=(?:брит|комп|камп|герм|исп|рум|алб|^м)ан|(?:^арм|слов|^кс|^евг)ен|(?:кр|м|симп|ап)ат|рант)(?:ия|ии|ию|ией|ие|ий|иям|иях|иями)$/u,
    'ия',
  ],
  [
    /(?<=[аеяи]н|[аиыеу]т|стви|сть|лис|чи|си|[оуи]ч|[вч]ест|част|лов|лет|ерд)(?:ие|ия|ию|ием|ии|иям|иях|иями|ий)$/u,
    'ие',
  ],
  [/(?<=[аеяё]н)(?:ие|ия|ию|ием|ии|иям|иях|иями|ий|ье|ья|ью|ьем)$/u, 'ие'],
  [/(?<=ств)(?:ие|ия|ию|ием|ии|иям|иях|иями|ий)$/u, 'ие'],
  [/(?<=..)(?:ия|ии|ию|ией|иям|иях|иями)$/u, 'ия'],
  [/(?<=ци|си|зи|ги|фи|ри)й$/u, 'я'],
  [/(?<=..(?:(?<!обез)ьян|[итрл]ян|рожан|хожан|[^х]ичан))(?:ин(?:а|у|ом|е)?|е|ам|ами|ах)?$/u, 'ин'],
  [/(?<=..ост)(?:ь|и|ью|ей|ям|ями|ях)$/u, 'ь'],
  [/(?<=ств)(?:о|а|у|ом|е|ам|ами|ах|)$/u, 'о'],
  [/(?<=[аеиоуыэюя].*[^аеиоуыэюяй])(?:ок|ек)$/u, 'ка'],
  [/ен(?=ок$)/u, 'ен'],
  [/(?<=[аеиоуя])(?:ец|йца|йцу|йцем|йце|йцы|йцев|йцам|йцами|йцах)$/u, 'ец'],
  [/льц(?:а|у|ем|ом|е|ы|ев|ов|ам|ами|ах)$/u, 'лец'],
  [/(?<=[^аеиоуыэюяйьс])ц(?:а|у|ем|ом|е|ы|ев|ов|ам|ами|ах)$/u, 'ец'],
  [/(?<=тел)(?:ь|я|ю|ем|е|и|ей|ям|ями|ях)$/u, 'ь'],
  [/(?<=(?<![жчшщ])е|[аи])(?:й|ю|ем|ев)$/u, 'й'],
]

/** The end of a stem and the ending of the lemma. */
const stemGuesses: readonly (readonly [RegExp, string])[] = [
  [
    /(?:[^аеиоуыэюя](?<!ыш)к|иц|изн|[аеи]йк|ушк|(?<=..)[кт]ур|атюр|[мт]атик|[ие]стик|[нр]амик|[оэ]номик|[лг]огик|техник|етик)$/u,
    'а',
  ],
  [/(?<!товар)ищ$/u, 'е'],
  [/ышк$/u, 'о'],
  [/(?<=[аеиоуыэюя].*)(?:[^аеиоуыэюя]н|лив|оват)$/u, 'ый'],
]

/** The lemma of a Russian word; ё is written е. */
export const lemmatizeRussian = withWholeLemmas(words.wholeLemmas, (word: string): string => {
  const plain = word.replaceAll('ё', 'е')
  return PARTICIPLE_NOUN.test(plain) ? plain.replace(PARTICIPLE_NOUN, 'ие') : lemmatize(plain).replace(/тися$/u, 'тись')
})

/** Nouns made of participles, which look like their forms: развитие, открытие, занятие. */
const PARTICIPLE_NOUN = /(?<=..(?:[ыя]т|[бвлшр]ит))(?:ие|ия|ию|ием|ии|ий|иям|иями|иях)$/u

const lemmatize = slavicLemmatizer(words, {
  nouns: () => wordsIn([words.feminine, words.softFeminine, words.neuter, words.masculine, words.fleeting].join(' ')),
  stemsOf,
  lemmaStem,
  isOther,
  endings,
  alternants,
  infinitive: (made) => made.replace(/(?<=[жшчщц])овать$/u, 'евать').replace(/(?<=.)идти$/u, 'йти'),
  noListedVerb: /[^жшчщ](?:у|ат)$/u,
  noVerb: NOMINAL,
  adjective: adjectiveOf,
  guess: guessNoun,
  reflexive: [/(?<=...)(?:ся|сь)$/u, 'ся'],
})
