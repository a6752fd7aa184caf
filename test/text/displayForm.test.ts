import { expect, test } from 'vitest'
import { displayPlace } from '../../src/text/displayForm.js'

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
] as const)('%s', (_, forms, language, shown) => {
  expect(forms[displayPlace(forms, language)]![0]).toBe(shown)
})
