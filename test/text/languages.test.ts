import { describe, expect, test } from 'vitest'
import { createAnalyzer, loadLanguage } from '../../src/text/analyze.js'
import { languageCodes, languageRules, languages } from '../../src/text/languages.js'
import { stemmer } from '../../src/text/morphology/stem.js'
import { analyzeText } from './analyzeText.js'

await Promise.all(languageCodes.map((code) => loadLanguage(code)))

const termsOf = (language: string, text: string) =>
  analyzeText(createAnalyzer({ language }), text)
    .termIds.map((id) => id.slice(0, -3))
    .join(' ')

describe('the table of languages', () => {
  test('has the languages of the service and names for all', () => {
    expect(languageCodes).toEqual(expect.arrayContaining('en de fr es it pt nl sv ru pl tr ar id ja ko zh'.split(' ')))
    for (const { code, name } of languages) {
      expect(code).toMatch(/^[a-z]{2}$/u)
      expect(name).toMatch(/^[A-Z][a-z]+$/u)
    }
    expect(languageRules('xx')).toBeUndefined()
    expect(languageRules('constructor')).toBeUndefined()
    expect(() => stemmer('xx')).toThrow(RangeError)
    expect(() => createAnalyzer({ language: 'xx' })).toThrow(RangeError)
  })

  test('gives each language a stemmer, small words and negators that are no function words', () => {
    for (const code of languageCodes) {
      const rules = languageRules(code)!
      expect(stemmer(code)('1')).toBe('1')
      expect(rules.functionWords.size).toBeGreaterThan(80)
      expect(rules.negators.size).toBeGreaterThan(0)
      for (const word of rules.functionWords) expect([code, word]).toEqual([code, word.trim().toLowerCase()])
    }
  })
})

/** Sentences of small words, and one content word with others of its forms that must meet in one term. */
const sentences: Record<string, [text: string, terms: string][]> = {
  en: [
    ['We would really have been there with all of them', ''],
    ['running runs run', 'run run run'],
  ],
  de: [['Das Zimmer war nicht sauber, und es gibt keine Handtücher', 'zimmer nicht sauber kein handtuch']],
  fr: [
    ["L’hôtel n'était pas propre", 'hôtel pas propre'],
    ['la chambre, les chambres', 'chambre chambre'],
  ],
  es: [
    ['La habitación no estaba limpia', 'habitación no limpio'],
    ['habitaciones limpias', 'habitación limpio'],
  ],
  it: [
    ["L'albergo non era pulito", 'albergo non pulito'],
    ["c'è un'atmosfera, dell'acqua", 'atmosfera acqua'],
  ],
  pt: [
    ['O quarto não estava limpo', 'quarto não limpo'],
    ['os quartos limpos', 'quarto limpo'],
  ],
  nl: [
    ['De kamer was niet schoon', 'kamer niet schoon'],
    ['geen kamers', 'geen kamer'],
  ],
  sv: [
    ['Rummet var inte rent', 'rum inte ren'],
    ['hotellen, hotellet', 'hotell hotell'],
  ],
  da: [['Værelset var ikke rent', 'værelse ikke ren']],
  no: [['Rommet var ikke rent', 'rom ikke ren']],
  ru: [
    ['Номер не был чистым, ещё и ёлка', 'номер не чистый елка'],
    ['номера номеров', 'номер номер'],
  ],
  uk: [['Номер не був чистим', 'номер не чистий']],
  pl: [
    ['Pokój nie był czysty', 'pokój nie czysty'],
    ['pokoju, pokojach, czystego', 'pokój pokój czysty'],
  ],
  cs: [['Pokoj nebyl čistý', 'pokoj ne čistý']],
  bg: [
    ['Стаята не беше чиста', 'стая не чист'],
    ['хотел хотела хотели хотелът', 'хотел хотел хотел хотел'],
  ],
  sr: [
    ['Хотел није чист', 'hotel ne čist'],
    ['Hotel nije čist', 'hotel ne čist'],
  ],
  sl: [['Soba ni bila čista', 'soba ne čist']],
  fi: [['Huone ei ollut siisti', 'huone ei siisti']],
  hu: [['A szoba nem volt tiszta', 'szoba nem tiszta']],
  tr: [
    ['Bu otel çok güzel değil', 'otel güzel değil'],
    ["İstanbul'da IŞIK", 'istanbul ışık'],
  ],
  el: [['Το δωμάτιο δεν ήταν καθαρό', 'δωμάτιο δεν καθαρός']],
  ro: [
    ['Camera nu era curată', 'cameră nu curat'],
    ['situaţia, situația', 'situație situație'],
  ],
  ca: [
    ["L'habitació no era neta", 'habitació no net'],
    ['Un hotel excel·lent, COL·LEGI, coŀlegi', 'hotel excellent collegi collegi'],
  ],
  hy: [
    ['Ի՞նչ գեղեցի՜կ սենյակ', 'գեղեցիկ սենյակ'],
    ['Սենյա՛կ, սենյակ', 'սենյակ սենյակ'],
  ],
  ar: [
    ['لم تكن الغرفة نظيفة', 'لا غرفة نظيف'],
    ['والخدمة، الخدمة', 'خدم خدم'],
  ],
  id: [
    ['Kamar ini tidak bersih', 'kamar tidak bersih'],
    ['membersihkan', 'bersih'],
  ],
  hi: [
    ['कमरा साफ नहीं था', 'कमरा साफ नहीं'],
    ['हिन्दी हिंदी, ज़मीन जमीन, चाँदनी चांदनी', 'हिंदी हिंदी जमीन जमीन चांदनी चांदनी'],
  ],
  eu: [['Gelak ez ziren garbiak, logelan', 'gela ez garbi logela']],
  ga: [['Níor cheannaigh na daoine seomraí', 'ní ceannaigh duine seomra']],
  lt: [['Kambarys nėra švarus', 'kambarys ne švarus']],
  ja: [
    ['部屋は綺麗ではなかった', '部屋 綺麗 ない'],
    ['美味しい、美味しく、美味しかったです', '美味しい 美味しい 美味しい'],
    ['お部屋とスタッフの対応', '部屋 スタッフ 対応'],
    ['iPhoneケースは使えません', 'iphone ケース 使う ない'],
    // What the segmenter's dictionary lacks is whole; measures and endings stay apart.
    ['食感の良い店、両軍の靴屋、十数年', '食感 良い 店 両 軍 靴屋 十 数 年'],
  ],
  ko: [
    ['방이 깨끗하지 않아요', '방 깨끗하다 안'],
    ['친절하고 친절한 친절했습니다', '친절 친절 친절'],
    ['영화를 영화가 영화입니다 영화였다', '영화 영화 영화 영화'],
    ['느려요 느렸습니다 느린', '느리다 느리다 느리다'],
    ['3시에 iPhone은', '3시 iphone'],
  ],
  zh: [
    ['酒店的服务不好', '酒店 服务 不 好'],
    ['沒有熱水', '没 熱水'],
    ['质量很不错，iPhone手机壳', '质量 不错 iphone 手机 壳'],
    // What the dictionary lacks: foreign names, names of people, new words.
    ['史瑞克在罗森博格的家', '史瑞克 罗森博格 家'],
    ['周杰伦的联赛，嚴薇妮', '周杰伦 联赛 嚴薇妮'],
    // Numbers are whole, and apart from what they count.
    ['四百五十万人买了三件衣服', '四百五十万 人 买 三 衣服'],
    ['第二十一个房间，數位相機', '第二十一 房间 數位相機'],
    // What the dictionary takes for words, and what only looks so.
    ['坏的手机，他的目的', '坏 手机 目的'],
    ['学生们在北京市，夜市很大', '学生 北京 市 夜市 大'],
    ['太阳更新真相，房间太小', '太阳 更新 真相 房间 小'],
  ],
}

test.each(Object.entries(sentences))(
  '%s: small words go, forms of a word meet, negation is kept',
  (language, cases) => {
    for (const [text, terms] of cases) expect([text, termsOf(language, text)]).toEqual([text, terms])
  },
)

test('further languages analyse their own script', () => {
  const cases: [string, string, number][] = [
    ['hy', 'Սենյակը մաքուր չէ', 3],
    ['eu', 'Gela ez zegoen garbi', 3],
    ['ga', 'Ní raibh an seomra glan', 3],
    ['ne', 'कोठा सफा छैन', 3],
    ['ta', 'அறை சுத்தமாக இல்லை', 3],
  ]
  for (const [language, text, words] of cases) {
    expect([language, termsOf(language, text).split(' ').length]).toEqual([language, words])
  }
})

test('the Czech stemmer brings the forms of common words together', () => {
  const stem = stemmer('cs')
  for (const forms of [
    'hotel hotelu hotelem hotely hotelů hotelech',
    'dobrý dobrá dobré dobrého dobrou dobrými',
    'ruka ruce ruku rukou rukám',
    'zákazník zákazníci zákazníků zákazníkem',
    'ulička uličky uliček uličce',
    'restaurace restauraci restaurací',
    'chlapec chlapce chlapci chlapcem',
    'angličtina angličtiny angličtině',
  ]) {
    expect([forms, new Set(forms.split(' ').map(stem)).size]).toEqual([forms, 1])
  }
  expect(new Set('hotel ruka den rok stůl strop stroj'.split(' ').map(stem)).size).toBe(7)
})

test('the Polish stemmer brings the forms of common words together', () => {
  const stem = stemmer('pl')
  for (const forms of [
    'hotel hotelu hotelem hotele hoteli hotelach hotelami',
    'obsługa obsługi obsłudze obsługę obsługą',
    'dobry dobra dobre dobrego dobrej dobrych dobrymi',
    'polecam polecić polecamy poleca polecał',
    'problem problemu problemy problemów',
    'jakość jakości jakością',
    'działa działał działają działać',
    'łazienka łazienki łazienkę łazience',
    'lepszy najlepszy najlepsza',
    'telefon telefonu telefony telefonem',
  ]) {
    const stems = new Set(forms.split(' ').map(stem))
    expect([forms, stems.size]).toEqual([forms, 1])
  }
})

test.each([
  ['hu', 'Az Oslo-ban, a NATO-nak, a Zorro-val, 1998-ban', 'oslo nato zorro 1998'],
  ['hu', 'e-mail-ben', 'email'],
  ['ro', 'Site-ul, site-uri, SMS-urile', 'site site sms'],
  ['uk', '20-го, 5-й, 3-ма', '20 5 3'],
  ['ru', '20-го, 1960-х', '20 1960'],
  ['sv', 'USB-n, TV-et', 'usb tv'],
  ['da', 'TV-erne, NATO-s', 'tv nato'],
  ['no', 'TV-ene, NATO-s', 'tv nato'],
])('in %s, an ending behind a hyphen is no word: %s', (language, text, terms) => {
  expect(termsOf(language, text)).toBe(terms)
})

test.each([
  ['nl', 'hiermee hierdoor waaronder waarna daarvandaan erdoorheen daartegenover'],
  ['da', 'hvorefter hvoraf derfra derimod herover'],
  ['no', 'hvoretter hvorav derfra derimot herover'],
  ['sv', 'varefter varav därifrån därunder härav'],
])('in %s, adverbs of place with a preposition are no terms', (language, text) => {
  expect(termsOf(language, text)).toBe('')
})

test.each([
  ['hu', 'amelynek melyet magunkkal ahhoz alapján közben miszerint össze lévő önnek'],
  ['fi', 'useimmat monia sellainen jotkut jostakin ettei jolloin yhden kohtaan perusteella'],
  ['cs', 'což ačkoliv abyste jednoho někteří těmto přičemž poblíž vzhledem musíte'],
  ['ro', 'unor unul câteva datorită alături înainte cadrul privind'],
  ['uk', 'один одного цій багатьом тож протягом понад декількох'],
  ['ru', 'один одного одной одними'],
  ['pl', 'jednego jednym iż wraz ponad poprzez ramach względu'],
  ['da', 'ethvert enhver såsom imod rundt'],
  ['no', 'ethvert én utenfor ovenfor imot'],
  ['sv', 'runt omkring'],
  ['nl', 'ene oftewel'],
  ['it', 'ciò attraverso nonostante vuol'],
  ['tr', 'birçok ardından sahip amacıyla'],
])('in %s, pronouns, numerals, conjunctions and prepositions are no terms in any form', (language, text) => {
  expect(termsOf(language, text)).toBe('')
})

test('the United States are one word in Italian, where the first part is also a form of "to be"', () => {
  expect(termsOf('it', 'Negli Stati Uniti i treni sono stati puliti')).toBe('stati-uniti treno pulito')
})

test('a hyphen before another word is none before an ending', () => {
  expect(termsOf('hu', 'Big Ben')).toBe('big ben')
  expect(termsOf('hu', 'pécs-győr')).toBe('pécs győr')
  expect(termsOf('en', 'Oslo-ban')).toBe('oslo ban')
  expect(termsOf('hu', 'nem akar')).toBe('nem akar')
})
