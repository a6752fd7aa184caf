/**
 * Words that occur in texts and in phrases (`4 star`) but are not concepts by themselves: numbers, dates, single letters,
 * negators, adverbs (`again`), words of the writer (`know`, `thanks`), remains of contractions and of markup, redaction marks, and syllables cut from words.
 */

import { generalWordsOf } from './generalWords.js'
import { languageRules } from './languages.js'
import { memoizeByLanguage } from './memoizeByLanguage.js'
import { wordList } from './morphology/irregularForms.js'
import { dateWordsOf } from './numbersAndDates.js'
import { adverbsOf } from './syntax/adverbs.js'
import { CLOSINGS, writerWordsOf } from './writerWords.js'

/** Parts of addresses, HTML entities, and the prefix of forwarded messages: no concept holds them. */
const MARKUP = wordList('rt http https www nbsp quot hellip ldquo rdquo lsquo rsquo mdash ndash')
/** Entities and ends of addresses that are also words in some phrases (`guitar amp`, `dot com`), and endings of contractions. */
const REMAINS = wordList('amp com ll org re ve')
/** Remains of English contractions. With others, or with single letters, they are no concepts either (`didn t`). */
const CONTRACTIONS = wordList('don doesn didn isn wasn weren aren couldn wouldn shouldn haven hasn hadn ain im ive')

/** English function words, which people also write in other languages. None of these is a noun in one that we have lists of. */
const FOREIGN = wordList('the you your this that with my of for in on me')

/** Laughter, cries and abbreviations of chats, in all languages: `haha`, `jeje`, `ohh`, `hmm`, `omg`. */
const INTERJECTION =
  /^(?:ه{3,}|a?(?:h[aei]){2,}h?|(?:ah){2,}a?|(?:j[aei]){2,}j?|(?:rs){2,}|(?:х[аеи]){2,}х?|[aeou]+h+|h+m+|m{3,}|uff+)$/u
const CHAT = wordList('lmao lmfao omg rofl wtf xd oo hey hi')
/** Those that are other words elsewhere, as `Rs` and `KKK` in English. */
const interjections: Readonly<Record<string, ReadonlySet<string>>> = {
  es: wordList('ay'),
  pt: wordList('aff kkk rs'),
}

/** A cry, by its form: a vowel four times or more, since `AAA` is a battery. */
const CRY = /^([aeou])\1{3,}$/iu
/** Titles before names, by their form: `DR` is an abbreviation. */
const TITLE = /^(?:dr|mrs?)$/iu

/** Numbers of months and of years, with the sign that says so: `7월`, `2009년`, `7 月`. */
const CALENDAR = /^(?:\d{1,2} ?[월月]|\d{4} ?[년年])$/u

/** Redaction marks, remains of contractions, negators that are not terms of their own, and English words, by language. */
const byLanguage: Readonly<Record<string, ReadonlySet<string>>> = {
  en: new Set([...wordList('no never without none nobody nothing nowhere next'), ...CONTRACTIONS]),
  de: wordList('nie niemals ohne nichts kein and at be de on or to'),
  es: wordList('nunca jamás sin nadie nada editado'),
  fr: wordList('jamais sans rien personne aucun'),
  it: wordList('mai senza niente nulla nessuno'),
  nl: wordList('nooit zonder niets geen'),
  // Endings of verbs that are written apart (`czuł em`).
  pl: wordList('em am śmy pl'),
  pt: wordList('nunca jamais sem nada ninguém nenhum editado'),
  ja: wordList('性価 ヶ月 ヵ月 ケ月 カ月 か月'),
  zh: wordList('性价'),
}

/** Words of one character that are whole, in languages where most are cut from longer words. */
const wholeCharacters: Readonly<Record<string, ReadonlySet<string>>> = {
  ja: wordList(`
    味 音 色 箱 車 駅 肉 魚 水 酒 茶 花 犬 猫 本 紙 靴 服 傘 鍵 窓 床 壁 型 形 量 線 声 曲 歌 顔 手 足 目 耳 口 髪 肌 歯 腰 肩 胸 頭 心 夜 朝 昼
    海 山 川 空 雨 雪 風 光 火 熱 油 塩 卵 米 麺 皿 鍋 棚 机 鏡 道 店 宿 湯 庭 虫 埃 穴 傷 汗 涙 血 骨 病 薬 金 字 絵 話 嘘 夢 母 父 妻 夫 娘 子
  `),
  ko: wordList(`
    방 밥 물 돈 집 차 옷 책 술 빵 꽃 개 산 강 눈 비 문 창 벽 손 발 몸 맛 값 힘 길 배 약 병 컵 칼 별 달 말 글 곡 춤 극 꿈 삶 피 땀 귀 코 입 목 털 불 흙 섬 숲
  `),
  zh: wordList(`
    床 茶 水 饭 菜 酒 车 楼 门 窗 灯 书 药 鱼 肉 蛋 狗 猫 花 海 山 河 湖 雨 雪 风 鞋 包 钱 税 票 店 糖 盐 油 米 面 汤 奶 鸡 牛 羊 猪 虾 蟹 墙 桌 椅 笔 纸 刀 锁
    伞 脏 贵 快 慢 冷 热 吵 旧 新 小 大 好 差 远 近 香 甜 苦 辣 酸 咸 硬 软 静 美 丑 乱 臭 懒 累 饿 疼 痒 怕 爱 恨 贱 假 真
  `),
}

/**
 * Chinese words of measure. They stand between a number or "this" and what is counted, so that a phrase that begins with one is cut
 * from a longer one: `家酒店` from `这家酒店`.
 */
const MEASURES = wordList(
  '段 本 家 个 個 间 間 位 次 种 種 张 張 件 条 條 块 塊 部 台 份 名 层 層 座 双 雙 瓶 杯 碗 盘 盤 顿 頓 款 项 項',
)

/** One with its word of measure, as the segmenter leaves it. */
const COUNTED_ONE = /^一[本张張件]$/u

/** A number that Chinese words of measure follow. */
const CHINESE_NUMBER = /^(?:[一二两兩三四五六七八九十百千几幾数數]+|\d+)$/u

/** Numbers, also as ordinals and times of day. */
const NUMBER = /^\P{L}*(?:st|nd|rd|th|er|ère|e|ème|eme|de|ste|[ªº]|am|pm|h)?\P{L}*$/u
/** `1st`, which stands before a time as the word does (`first time`). */
const ORDINAL = /^\d+(?:st|nd|rd|th|er|ère|e|ème|eme|de|ste|[ªº])$/u
/** A character in JSON escape notation, with what may follow it. */
const ESCAPE = /^u[0-9][0-9a-f]{3}\p{L}*$/u
const ONE_CHARACTER = /^.\p{M}*$/u

/** Chinese marks of what has been done before, behind a verb: 住过 tells a step of a story. */
const EXPERIENCED = wordList('过 過')

/** What is no concept in a phrase with a negator either: `no idea`. By itself it may be one. */
const IDEAS = wordList('idea idée ideia idee idé weiß clue fikir pojęcie pojąć понятие')

/** Languages in which a phrase of nothing but adverbs and negators says nothing: 不知道, わかりません. */
const EMPTY_PHRASES: ReadonlySet<string> = wordList('ja ko zh')

/**
 * Whether a term cannot be a concept by itself. Phrases can, but for those with markup, dates, those of remains of contractions alone,
 * Chinese ones that begin with a word of measure or tell what has been done before, and those of adverbs, negators and words of the
 * writer alone. `name` is the form that is shown; it tells some words of the writer from others with their lemma.
 */
export function isNoConcept(termId: string, name = ''): boolean {
  if (termId.includes(' ')) return isNoPhrase(termId, name)
  const [word, language] = partsOf(termId)
  if (language === 'de' && isNounOfVerb(name)) return false
  const shown = name.toLowerCase()
  if (writerWordsOf(language).forms.has(shown) || FOREIGN.has(shown)) return true
  if (MARKUP.has(word) || REMAINS.has(word) || FOREIGN.has(word) || byLanguage[language]?.has(word) === true)
    return true
  if (CLOSINGS.has(word) || CHAT.has(word) || INTERJECTION.test(word) || interjections[language]?.has(word) === true)
    return true
  if (CRY.test(name) || (TITLE.test(word) && name !== name.toUpperCase()) || isLengthened(word, language)) return true
  if (isEmpty([word, language]) || generalWordsOf(language).has(word)) return true
  const { numbers, names, ordinals } = dateWordsOf(language)
  if (numbers.has(word) || names.has(word) || ordinals.has(word)) return true
  if (ONE_CHARACTER.test(word)) return wholeCharacters[language]?.has(word) !== true
  return isNumber(word) || ESCAPE.test(word) || CALENDAR.test(word)
}

/** A function word or a negator with letters repeated: `sooo`, Spanish `muuuy`, Swedish `jaaa`. */
function isLengthened(word: string, language: string): boolean {
  const short = word.replace(/(\p{L})\1{2,}/gu, '$1')
  if (short.length === word.length || short.length < 2) return false
  return languageRules(language)?.functionWords.has(short) === true || isEmpty([short, language])
}

/** German verbs are written with a capital as nouns: `Wissen`. Only verbs of thought need the distinction. */
const isNounOfVerb = (name: string): boolean =>
  /^\p{Lu}\p{Ll}+n$/u.test(name) && writerWordsOf('de').thoughts.has(name.toLowerCase())

const isNumber = (word: string): boolean => /\P{L}/u.test(word) && NUMBER.test(word)

/** `24/7`, the numbers that say something by themselves. */
const ALWAYS = '24 7'

type Part = readonly [word: string, language: string]

function isNoPhrase(termId: string, name: string): boolean {
  const parts = termId.split(' ').map(partsOf)
  const [last, language] = parts.at(-1)!
  if (language === 'zh' && (beginsWithMeasure(parts) || hasYear(parts))) return true
  // What the writer thinks (`良いと思う`) is a concept without that.
  if (language === 'ja' && last === '思う') return true
  if (language === 'zh' && EXPERIENCED.has(last)) return true
  if (generalWordsOf(language).has(parts.map(([word]) => word).join('_'))) return true
  if (parts.some(([word]) => MARKUP.has(word) || CLOSINGS.has(word) || ESCAPE.test(word))) return true
  if (awaitsAnswer(parts, name)) return true
  return areContractions(parts) || areEmpty(parts) || addressReader(parts) || areDate(parts)
}

/** `家酒店`, `门课程`, and with a number `一本书`, which is the concept `书`; not `门票`. */
function beginsWithMeasure(parts: readonly Part[]): boolean {
  const [first, second] = parts.map(([word]) => word)
  if (MEASURES.has(first!) || COUNTED_ONE.test(first!)) return true
  if (first === '门' || first === '門') return /^[课課]/u.test(second!)
  return MEASURES.has(second!) && (first === '一' || (parts.length === 2 && CHINESE_NUMBER.test(first!)))
}

/** A year in a longer phrase is the date of a note: `反馈2008年8月`. */
const hasYear = (parts: readonly Part[]): boolean =>
  parts.some(([word], index) => word === '年' && /^\d{4}$/u.test(parts[index - 1]?.[0] ?? ''))

/** Dates (`April 1`, `last week`) and numbers, also written out (`1 2`, `two hundred`); not measures of time (`10 years`, `two weeks`). */
function areDate(parts: readonly Part[]): boolean {
  const has = (kind: keyof ReturnType<typeof dateWordsOf>) => parts.some((part) => isOf(part, kind))
  const isDateWord = (part: Part): boolean =>
    isNumber(part[0]) ||
    (['numbers', 'names', 'ordinals', 'relative', 'periods'] as const).some((kind) => isOf(part, kind))
  if (parts.length === 2 && CALENDAR.test(parts.map(([word]) => word).join(' '))) return true
  if (!parts.every(isDateWord)) return false
  if (parts.every(([word]) => isNumber(word))) return parts.map(([word]) => word).join(' ') !== ALWAYS
  const isRelative = has('relative') || has('ordinals') || parts.some(([word]) => ORDINAL.test(word))
  return has('names') || (isRelative && has('periods')) || (has('numbers') && !isRelative && !has('periods'))
}

const isOf = ([word, language]: Part, kind: keyof ReturnType<typeof dateWordsOf>): boolean =>
  dateWordsOf(language)[kind].has(word)

/** Adverbs and negators, words of the writer with what is said around them, and ideas that are denied: `no sé`, `no idea`, `thanks in advance`. */
function areEmpty(parts: readonly Part[]): boolean {
  const isIdea = ([word]: Part): boolean => IDEAS.has(word)
  const isOfWriter = ([word, language]: Part): boolean => {
    const { thoughts, courtesies } = writerWordsOf(language)
    return thoughts.has(word) || courtesies.has(word)
  }
  const isAround = ([word, language]: Part): boolean => {
    const { around, addressees } = writerWordsOf(language)
    return around.has(word) || addressees.has(word)
  }
  const rest = parts.filter((part) => !isIdea(part))
  if (rest.length < parts.length) return rest.some(isNegator) && rest.every((part) => isNegator(part) || isEmpty(part))
  if (parts.some(isOfWriter)) return parts.every((part) => isNegator(part) || isEmpty(part) || isAround(part))
  return EMPTY_PHRASES.has(parts.at(-1)![1]) && parts.every((part) => isNegator(part) || isEmpty(part))
}

/** What the writer says in this form alone, with what is said around it: `Espero a resposta`. */
const awaitsAnswer = (parts: readonly Part[], name: string): boolean =>
  writerWordsOf(parts[0]![1]).forms.has(name.split(' ')[0]!.toLowerCase()) &&
  parts.slice(1).every(([word, language]) => writerWordsOf(language).around.has(word))

/** A greeting, the beginning of a letter (`Dear Sir`), or a request (`please call`). */
function addressReader(parts: readonly Part[]): boolean {
  const [word, language] = parts[0]!
  const { requests, openings, addressees, greetings } = writerWordsOf(language)
  if (requests.has(word) || greetings.has(parts.map(([part]) => part).join(' '))) return true
  return openings.has(word) && addressees.has(parts[1]![0])
}

const isNegator = ([word, language]: Part): boolean =>
  negationsOf(language).has(word) || byLanguage[language]?.has(word) === true

function isEmpty([word, language]: Part): boolean {
  const { thoughts, courtesies } = writerWordsOf(language)
  return adverbsOf(language).has(word) || negationsOf(language).has(word) || thoughts.has(word) || courtesies.has(word)
}

const areContractions = (parts: readonly Part[]): boolean =>
  parts.every(([word, language]) => language === 'en' && (CONTRACTIONS.has(word) || ONE_CHARACTER.test(word))) &&
  parts.some(([word]) => CONTRACTIONS.has(word))

function partsOf(termId: string): Part {
  const end = termId.lastIndexOf('|')
  return [termId.slice(0, end), termId.slice(end + 1)]
}

/** The terms of negations. They have no meaning by themselves, but one in a phrase (`not work`). */
const negationsOf = memoizeByLanguage(
  (language): ReadonlySet<string> => new Set(languageRules(language)?.negators.values()),
)
