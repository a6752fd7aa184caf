import { expect, test } from 'vitest'
import { parseGroupWords, parseWordGroups } from '../../../src/wordVectors/general/wordGroups.js'

const file = (text: string) => ({ name: 'words.txt', text })

test('a line is a group: its words, related groups and opposites, below a theme and a subject', () => {
  const text =
    '# money\n## prices\nprice cost ~ cheap\ncheap low-cost good_value ~ price ! dear\n\ndear: expensive dear\n'
  expect(parseWordGroups([file(text)])).toEqual([
    {
      id: 'price',
      words: ['price', 'cost'],
      theme: 'money',
      subject: 'money/prices',
      isBroad: false,
      related: ['cheap'],
      opposites: [],
    },
    {
      id: 'cheap',
      words: ['cheap', 'low-cost', 'good value'],
      theme: 'money',
      subject: 'money/prices',
      isBroad: false,
      related: ['price'],
      opposites: ['dear'],
    },
    {
      id: 'dear',
      words: ['expensive', 'dear'],
      theme: 'money',
      subject: 'money/prices',
      isBroad: false,
      related: [],
      opposites: [],
    },
  ])
})

test('all faults are named at once, with their lines', () => {
  const text = 'price price\nprice: cost\n~ price\ncheap ~ nothing ! none'
  expect(() => parseWordGroups([file(text)])).toThrow(
    [
      'words.txt:1 has price twice',
      'words.txt:2 has the id price of words.txt:1',
      'words.txt:3 is no group: ~ price',
      'words.txt:4 refers to nothing, which is no group',
      'words.txt:4 refers to none, which is no group',
    ].join('\n'),
  )
})

test('another language has words for groups that exist, each once', () => {
  const ids = new Set(['price', 'card'])
  expect([...parseGroupWords(file('price: Preis Kosten\ncard: carte_bleue\n'), ids)]).toEqual([
    ['price', ['Preis', 'Kosten']],
    ['card', ['carte bleue']],
  ])
  expect(() => parseGroupWords(file('price: Preis Preis\nprice: Kosten\nbed: Bett\nKosten'), ids)).toThrow(
    [
      'words.txt:1 has Preis twice',
      'words.txt:2 has the id price again',
      'words.txt:3 has words of bed, which is no group',
      'words.txt:4 is no group: Kosten',
    ].join('\n'),
  )
})
