import { expect, test } from 'vitest'
import { type FindingFigures, findingTitle, writeFinding } from '../src/findingSentence.js'
import { pluralOf } from '../src/plural.js'

const queue: FindingFigures = { name: 'queue', count: 1_019, averageScore: 5.74, impact: -1.304 }
const say = (figures: Partial<FindingFigures>, noun = 'comment', digits = 1) =>
  writeFinding({ ...queue, ...figures }, { one: noun, many: pluralOf(noun) }, digits)
    .map(({ text }) => text)
    .join('')

test('a sentence has the count, the average and the difference, one decimal each', () => {
  expect(say({})).toBe('1,019 comments mention “queue” and rate 5.7 on average, 1.3 points lower than all comments.')
  expect(say({ count: 1, impact: 0.04 }, 'guest')).toBe(
    '1 guest mentions “queue” and rates 5.7 on average, 0.04 points higher than all guests.',
  )
})

test('a negative average has a minus, not a hyphen', () => {
  expect(say({ averageScore: -0.73 })).toContain('rate −0.7 on average')
  expect(say({ averageScore: -0.04 })).toContain('rate 0.0 on average')
})

test('a narrow scale has more digits', () => {
  const tell = (impact: number, digits: number) => say({ averageScore: 0.746, impact }, 'comment', digits)
  expect(tell(-0.094, 2)).toContain('rate 0.75 on average, 0.09 points lower')
  expect(tell(0.0334, 3)).toContain('rate 0.746 on average, 0.033 points higher')
  expect(tell(-0.2, 2)).toContain('0.20 points lower')
  expect(say({ averageScore: 0.86, impact: 0.013 }, 'comment', 3)).toContain(
    'rate 0.860 on average, 0.013 points higher',
  )
  expect(say({ averageScore: -0.73 }, 'comment', 2)).toContain('rate −0.73 on average')
})

test('figures from 1,000 on have a comma at each thousand, and wide scales no digits behind the point', () => {
  expect(say({ averageScore: 7_082_515.9, impact: -1_608_416 }, 'comment', 0)).toContain(
    'rate 7,082,516 on average, 1,608,416 points lower',
  )
})

test('at most two additions follow: the value, the quarter, then the companion', () => {
  const value = { field: 'hotel', value: 'Harbour House', count: 1_019 }
  const quarter = { value: '2025-04-01T00:00:00Z', count: 600 }
  const companion = { name: 'breakfast', count: 900 }
  const [head] = [say({})]
  expect(say({ companion })).toBe(`${head} 900 of them also mention “breakfast”.`)
  expect(say({ companion, value })).toBe(`${head} All are about Harbour House; 900 of them also mention “breakfast”.`)
  // All but one are not all.
  expect(say({ value: { ...value, count: 1_018 } })).toBe(`${head} 1,018 are about Harbour House.`)
  // Capitals within a value make no name of it.
  expect(say({ value: { ...value, value: 'the Harbour House', count: 7 } })).toBe(
    `${head} 7 have “the Harbour House” in hotel.`,
  )
  expect(say({ quarter: { ...quarter, count: 1_019 } })).toBe(`${head} All are from quarter 2 of 2025.`)
  expect(say({ companion, value, quarter })).toBe(
    `${head} All are about Harbour House; 600 are from quarter 2 of 2025.`,
  )
})

test('a value that is no name is told with its field', () => {
  const head = say({})
  expect(say({ value: { field: 'recommended', value: 'no', count: 34 } })).toBe(`${head} 34 have “no” in recommended.`)
  expect(say({ value: { field: 'channel', value: 'email', count: 1_019 } })).toBe(
    `${head} All have “email” in channel.`,
  )
  expect(say({ value: { field: 'Branch', value: 'North', count: 34 } })).toBe(`${head} 34 have “North” in Branch.`)
})

test('answers to a question are called so', () => {
  const value = { field: 'question', value: 'What could be better?', count: 1_019 }
  expect(say({ value })).toBe(`${say({})} All answer “What could be better?”.`)
})

test('parts tell the count, the concept and the difference apart', () => {
  expect(
    writeFinding(queue, { one: 'guest', many: 'guests' }, 1).filter(({ emphasis }) => emphasis !== undefined),
  ).toEqual([
    { text: '1,019 guests', emphasis: 'count' },
    { text: '“queue”', emphasis: 'concept' },
    { text: '1.3 points lower', emphasis: 'difference' },
  ])
})

test('a title has the companion before the concept, unless it has the concept in it', () => {
  expect(findingTitle('queue', undefined)).toBe('Queue')
  expect(findingTitle('queue', 'breakfast')).toBe('Breakfast queue')
  expect(findingTitle('pressure', 'water pressure')).toBe('Water pressure')
})

test('regular nouns have their English plural', () => {
  expect(['comment', 'box', 'address', 'reply', 'survey', 'church'].map(pluralOf)).toEqual([
    'comments',
    'boxes',
    'addresses',
    'replies',
    'surveys',
    'churches',
  ])
})
