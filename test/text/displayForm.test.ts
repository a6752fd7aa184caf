import { expect, test } from 'vitest'
import { displayIndex } from '../../src/text/displayForm.js'

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
] as const)('%s', (_, forms, language, shown) => {
  expect(forms[displayIndex(forms, language)]![0]).toBe(shown)
})

test('two in five of the count are enough for lower case, and four letters are no abbreviation', () => {
  const shownIndex = (text: string, lower: number, language = 'en') =>
    displayIndex(
      [
        [text, 50],
        ['Other', 30],
        [text.toLowerCase(), lower],
      ],
      language,
    )
  expect([shownIndex('Staff', 19), shownIndex('Staff', 20)]).toEqual([0, 2])
  expect([shownIndex('ABC', 50), shownIndex('ABCD', 50)]).toEqual([0, 2])
  // Each word of a phrase has to be long enough where all are in capitals; else each may begin with one.
  expect([shownIndex('BEST ABC', 50), shownIndex('BEST  ROOM', 50), shownIndex('Best Of All', 50)]).toEqual([0, 2, 2])
  expect([shownIndex('Best ROOM', 50), shownIndex('A B', 50)]).toEqual([0, 0])
  expect(displayIndex([['Staff', 5]], 'en')).toBe(0)
})
