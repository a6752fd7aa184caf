import { expect, test } from 'vitest'
import {
  displayForm,
  displayIndex,
  insideSentence,
  mayBeginSentences,
  unwrittenNoun,
  withLastPeriods,
} from '../../src/text/displayForm.js'

test.each([
  [
    'a word that begins sentences is shown as inside of them',
    [
      ['Staff', 60],
      ['staff', 40],
    ],
    'en',
    'staff',
  ],
  [
    'a name stays, although some write it in lower case',
    [
      ['London', 90],
      ['london', 10],
    ],
    'en',
    'London',
  ],
  [
    'a form that nobody writes in lower case stays',
    [
      ['Overall', 60],
      ['OVERALL', 20],
    ],
    'en',
    'Overall',
  ],
  [
    'an abbreviation stays',
    [
      ['BA', 60],
      ['ba', 40],
    ],
    'en',
    'BA',
  ],
  [
    'shouting is lowered',
    [
      ['STAFF', 60],
      ['staff', 40],
    ],
    'en',
    'staff',
  ],
  [
    'capitals behind a hyphen stay',
    [
      ['Wi-Fi', 60],
      ['wi-fi', 40],
    ],
    'en',
    'Wi-Fi',
  ],
  [
    'capitals inside of a word stay',
    [
      ['iPad', 60],
      ['ipad', 40],
    ],
    'en',
    'iPad',
  ],
  [
    'nouns of German stay',
    [
      ['Zimmer', 60],
      ['zimmer', 40],
    ],
    'de',
    'Zimmer',
  ],
  [
    'a phrase is lowered as a whole',
    [
      ['Customer Service', 60],
      ['customer service', 40],
    ],
    'en',
    'customer service',
  ],
  [
    'the most frequent form is shown in lower case anyway',
    [
      ['seats', 60],
      ['Seats', 50],
    ],
    'en',
    'seats',
  ],
  [
    'a Korean noun is shown without particles, the last one of a phrase, too',
    [
      ['호텔 직원들이', 40],
      ['호텔 직원은', 20],
      ['호텔 직원', 2],
    ],
    'ko',
    '호텔 직원',
  ],
  [
    'a Korean noun that hardly anybody writes by itself keeps its particle',
    [
      ['배경으로', 41],
      ['배경', 2],
    ],
    'ko',
    '배경으로',
  ],
  [
    'a Korean verb keeps its ending',
    [
      ['느렸어요', 40],
      ['느리', 20],
    ],
    'ko',
    '느렸어요',
  ],
  [
    'the noun of a Korean verb in 하다 is shown if it is written with particles too',
    [
      ['추천합니다', 40],
      ['추천', 20],
      ['추천을', 5],
    ],
    'ko',
    '추천',
  ],
  [
    'the first part of a Korean adjective in 하다 is not',
    [
      ['지루한', 40],
      ['지루', 20],
    ],
    'ko',
    '지루한',
  ],
  [
    'a Korean form that stops in the middle of a sentence gives way to one that does not',
    [
      ['빠르고', 40],
      ['빠르게', 30],
      ['빠른', 20],
    ],
    'ko',
    '빠른',
  ],
  [
    'a Japanese verb is not shown by its cut stem',
    [
      ['気に入っ', 40],
      ['気に入り', 20],
      ['気に入る', 10],
    ],
    'ja',
    '気に入る',
  ],
] as const)('%s', (_, forms, language, shown) => {
  expect(forms[displayIndex(forms, `term|${language}`)]![0]).toBe(shown)
})

test.each([
  // 30 + 10 write `room`, 35 `rooms`.
  ['en', 'room', 'rooms:35 Room:30 room:10', 'Room'],
  ['en', 'room', 'rooms:35 Room:20 room:10', 'rooms'],
  ['tr', 'iyi', 'iyiydi:5 İyi:4 iyi:3', 'iyi'],
  // A capital tells a noun from a verb.
  ['de', 'essen', 'isst:5 essen:4 Essen:3', 'isst'],
  // A quarter of 40 is enough for the lemma, and its spellings count together.
  ['pl', 'garaż', 'garażu:40 garaż:6 Garaż:4', 'garaż'],
  ['pl', 'garaż', 'garażu:40 garaż:6 Garaż:3', 'garażu'],
  // What is written with a small letter gets no capital; a name keeps its own.
  ['pl', 'garaż', 'garażu:40 Garaż:20 garaż:2', 'garaż'],
  ['pl', 'garaż', 'garażu:40 Garaż:20', 'garażu'],
  ['pl', 'lublin', 'Lublinie:40 Lublin:20', 'Lublin'],
  ['ru', 'ложка', 'ложки:40 ложка:12', 'ложка'],
  ['tr', 'masa', 'masaya:8 masa:2', 'masa'],
  ['fi', 'lasi', 'lasin:8 lasi:2', 'lasi'],
  ['pl', 'zielony garaż', 'zielonym garażu:8 zielony garaż:2', 'zielony garaż'],
  // Readers know a plural as the name where nouns have few forms.
  ['en', 'spoon', 'spoons:40 spoon:30', 'spoons'],
  // A verb keeps its form, and a lemma that nobody writes is not shown.
  ['pl', 'malować', 'maluje:8 malować:4', 'maluje'],
  ['pl', 'pokr', 'pokrą:8', 'pokrą'],
  // The gender that the rules guess is corrected by other forms: `lamp` is also the genitive of `lampa`.
  ['pl', 'lamp', 'lampy:8 lamp:4 lampa:3 lampę:1', 'lampa'],
  ['pl', 'kwoka', 'kwoki:8 kwok:4 kwoka:3 kwokę:1', 'kwoka'],
  ['pl', 'dywan', 'dywanu:8 dywan:4 dywana:3 dywanem:1', 'dywan'],
  ['pl', 'lamp', 'lampy:8 lamp:4 lampa:3', 'lampy'],
  // German nouns have capitals, so that what has none is an adjective, an adverb or a verb.
  ['de', 'kostenlos', 'kostenlosen:8 kostenlose:3 kostenlos:2', 'kostenlos'],
  ['de', 'kostenlos', 'kostenlosen:9 kostenlos:2', 'kostenlosen'],
  ['de', 'liefern', 'geliefert:8 liefern:4', 'geliefert'],
  ['de', 'löffel', 'Löffeln:8 löffel:4', 'Löffeln'],
])('%s: %s written as %s is shown as %s', (language, lemma, written, shown) => {
  const forms = written.split(/(?<=:\d+) /u).map((form) => {
    const [text, count] = form.split(':')
    return [text!, Number(count)] as const
  })
  const termId = lemma.replace(/$| /gu, (space) => `|${language}${space}`)
  expect(forms[displayIndex(forms, termId)]![0]).toBe(shown)
})

test.each([
  ['a verb before ます', '店に通い:20 店に通う:2', '店に通う'],
  ['its dictionary form has to be frequent enough, since the stem may be a noun', '店の作り:30 店の作る:2', '店の作り'],
  ['a verb that can be done', '楽に読み:3 楽に読め:9 楽に読む:2 楽に読める:1', '楽に読める'],
  ['an adjective before ない', '色が濃く:9 色が濃い:4', '色が濃い'],
  ['an adjective', '色が濃い:9 色が濃く:4 色が濃る:3', '色が濃い'],
  ['a noun', '色が箱:9 色が濃い:4', '色が箱'],
])('a Japanese phrase ends in a dictionary form: %s', (_, written, shown) => {
  const forms = written
    .split(' ')
    .map((form) => form.split(':'))
    .map(([text, count]) => [text!, Number(count)] as const)
    .sort((a, b) => b[1] - a[1])
  expect(forms[displayIndex(forms, 'a|ja b|ja')]![0]).toBe(shown)
})

test.each([
  ['a stem before ます', '作る', '作り:20 作る:3', '作る'],
  ['a noun that is a stem, where its verb is rare', '感じる', '感じ:30 感じる:2', '感じ'],
  ['a form before て', '届く', '届い:30 届く:1', '届く'],
  ['an adjective without its ending', '大きい', '大き:30 大きく:9 大きい:1', '大きい'],
  ['a form whose dictionary form nobody writes', '大きい', '大きく:30 大き:9', '大きく'],
])('a Japanese word is shown in its dictionary form: %s', (_, lemma, written, shown) => {
  const forms = written
    .split(' ')
    .map((form) => form.split(':'))
    .map(([text, count]) => [text!, Number(count)] as const)
  expect(forms[displayIndex(forms, `${lemma}|ja`)]![0]).toBe(shown)
})

test('two in five of the count are enough for lower case, and four letters are no abbreviation', () => {
  const shownIndex = (text: string, lower: number, language = 'en') =>
    displayIndex(
      [
        [text, 50],
        ['Other', 30],
        [text.toLowerCase(), lower],
      ],
      `term|${language}`,
    )
  expect([shownIndex('Staff', 19), shownIndex('Staff', 20)]).toEqual([0, 2])
  expect([shownIndex('ABC', 50), shownIndex('ABCD', 50)]).toEqual([0, 2])
  // Each word of a phrase has to be long enough where all are in capitals; else each may begin with one.
  expect([shownIndex('BEST ABC', 50), shownIndex('BEST  ROOM', 50), shownIndex('Best Of All', 50)]).toEqual([0, 2, 2])
  expect([shownIndex('Best ROOM', 50), shownIndex('A B', 50)]).toEqual([0, 0])
  expect(displayIndex([['Staff', 5]], 'staff|en')).toBe(0)
})

test.each([
  ['U.S', 'U.S.'],
  ['U.S economy', 'U.S. economy'],
  ['staff of the U.S.A', 'staff of the U.S.A.'],
  ['U.S.', 'U.S.'],
  ['т.е', 'т.е.'],
  ['EE. UU', 'EE. UU.'],
  ['EE.UU', 'EE.UU.'],
  ['AB. CD', 'AB. CD'],
  ['o.O', 'o.O'],
  ['4.5', '4.5'],
  ['example.org', 'example.org'],
  ['a.org', 'a.org'],
  ['no.1', 'no.1'],
])('%s is shown as %s', (text, shown) => {
  expect(withLastPeriods(text)).toBe(shown)
})

test.each([
  ['Lovely view', 'lovely|en view|en', 'lovely', 'lovely view'],
  ['London bus', 'london|en bus|en', 'London', 'London bus'],
  ['No complaint', 'no|en complaint|en', undefined, 'no complaint'],
  ['İyi ürün', 'iyi|tr ürün|tr', 'iyi', 'iyi ürün'],
  ['Ilık su', 'ılık|tr su|tr', 'ılık', 'ılık su'],
  // Term management may name a term without a language.
  ['Front desk', 'front desk', undefined, 'front desk'],
  ['Schnelle Lieferung', 'schnell|de lieferung|de', 'schnell', 'schnelle Lieferung'],
  ['Samsung India', 'samsung|de india|de', 'Samsung', 'Samsung India'],
])('%s, which only begins sentences, is shown as its first word is', (phrase, id, firstWord, shown) => {
  expect(mayBeginSentences(phrase, id)).toBe(true)
  expect(insideSentence(phrase, id, firstWord)).toBe(shown)
})

test.each([
  ['two particles tell a noun', '물질이 물질의', '물질'],
  ['of a plural, too', '방문객들이 방문객에게 방문객들을', '방문객'],
  ['behind other words of a phrase', '강가의 호텔이 강가의 호텔은', '강가의 호텔'],
  ['one particle does not', '배경으로 배경으로', undefined],
  ['endings of verbs do not', '받은 받을 받는', undefined],
  ['a noun that ends like a verb has no shorter one', '순수함이 순수함을', undefined],
  ['a single syllable is none', '방이 방의', undefined],
])('a Korean noun that nobody writes by itself: %s', (_title, written, noun) => {
  const forms = (written.match(/강가의 \S+|\S+/gu) ?? []).map((form) => [form, 2] as const)
  const shown = forms[0]![0]
  expect(unwrittenNoun(forms, 'term|ko', shown)).toBe(noun)
  expect(displayForm(forms, 'term|ko')).toBe(noun ?? shown)
})

test.each([
  ['fi', 'sairaala', 'sairaalaan sairaalassa sairaalan', 'sairaala'],
  ['fi', 'australia', 'Australian Australiassa', 'Australia'],
  ['fi', 'eurooppa', 'Euroopan Euroopassa Eurooppaan', 'Eurooppa'],
  ['fi', 'afrikka', 'Afrikan Afrikassa', 'Afrikka'],
  ['hu', 'szálloda', 'szállodák szállodának szállodához', 'szálloda'],
  ['tr', 'yıldız', 'yıldızlar yıldızın yıldızları', 'yıldız'],
  // Below: a verb, a stem that may be in the weak grade, and one ending.
  ['hu', 'szolgál', 'szolgált szolgálnak', undefined],
  ['fi', 'tiety', 'tietyn tietyssä tietyllä', undefined],
  ['tr', 'durum', 'durumda durumda', undefined],
  ['fi', 'kauppa', 'kaupan kaupan', undefined],
  ['pl', 'pokój', 'pokoju pokojem', undefined],
])('endings of cases tell a noun that nobody writes by itself (%s: %s)', (language, lemma, written, noun) => {
  const forms = written.split(' ').map((form) => [form, 2] as const)
  expect(unwrittenNoun(forms, `${lemma}|${language}`, forms[0]![0])).toBe(noun)
})
