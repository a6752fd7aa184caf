import { describe, expect, test } from 'vitest'
import { checkValues, readFilters } from '../../src/cli/filters.js'
import { UsageError } from '../../src/reading/inputError.js'

const fields = new Map([
  ['hotel', 'string'],
  ['rating', 'score'],
  ['date', 'date'],
])

describe('filters', () => {
  test.each([
    ['hotel=Pinewood Lodge', { name: 'hotel', values: ['Pinewood Lodge'] }],
    ['hotel = A | B=C', { name: 'hotel', values: ['A', 'B=C'] }],
    ['rating=1|2', { name: 'rating', values: [1, 2] }],
    ['rating>=4', { name: 'rating', minimum: 4 }],
    ['rating<=2.5', { name: 'rating', maximum: 2.5 }],
    ['date>=2025-03-01', { name: 'date', minimum: '2025-03-01T00:00:00Z' }],
    ['date<=2025-03-31', { name: 'date', maximum: '2025-03-31T23:59:59.999999Z' }],
    ['date<=2025-03-31T12:00:00Z', { name: 'date', maximum: '2025-03-31T12:00:00Z' }],
    ['date<=2025-03-31T00:00:00Z', { name: 'date', maximum: '2025-03-31T00:00:00Z' }],
    ['date=3 March 2025', { name: 'date', minimum: '2025-03-03T00:00:00Z', maximum: '2025-03-03T23:59:59.999999Z' }],
    ['date>=2025-12', { name: 'date', minimum: '2025-12-01T00:00:00Z' }],
    ['date<=2025-12', { name: 'date', maximum: '2025-12-31T23:59:59.999999Z' }],
    ['date=2024-02', { name: 'date', minimum: '2024-02-01T00:00:00Z', maximum: '2024-02-29T23:59:59.999999Z' }],
    ['date=March 2024', { name: 'date', minimum: '2024-03-01T00:00:00Z', maximum: '2024-03-31T23:59:59.999999Z' }],
    ['date=Q1 2024', { name: 'date', minimum: '2024-01-01T00:00:00Z', maximum: '2024-03-31T23:59:59.999999Z' }],
    ['date=2024-W09', { name: 'date', minimum: '2024-02-26T00:00:00Z', maximum: '2024-03-03T23:59:59.999999Z' }],
    ['date=2024', { name: 'date', minimum: '2024-01-01T00:00:00Z', maximum: '2024-12-31T23:59:59.999999Z' }],
  ])('%s', (typed, constraint) => {
    expect(readFilters([typed], fields)).toEqual([constraint])
  })

  test.each([
    ['field=1=x=y', { name: 'field=1', values: ['x=y'] }],
    [' field = a|b', { name: 'field', values: ['a', 'b'] }],
    ['field=p|q', { name: 'field', values: ['p|q'] }],
    ['field=p|r', { name: 'field', values: ['p', 'r'] }],
    ['field>=1>=5', { name: 'field>=1', minimum: 5 }],
  ])('%s: a name of a field may hold a sign, and a value a bar', (typed, constraint) => {
    const odd = new Map([
      ['field', 'string'],
      ['field=1', 'string'],
      ['field>=1', 'number'],
    ])
    expect(readFilters([typed], odd, new Map([['field', new Set(['p|q', 'r'])]]))).toEqual([constraint])
  })

  test.each([
    'hotel',
    'city=Bonn',
    'rating>=high',
    'hotel>=A',
    'date=soon',
    'date=2024-13',
    'date=2024-00',
    'date=2025-02-30',
    'date=2025-02-00',
    '=A',
  ])('%s is wrong usage', (typed) => {
    expect(() => readFilters([typed], fields)).toThrow(UsageError)
  })
})

describe('values of filters', () => {
  const messageOf = (size: number, values: readonly (string | number)[], name = 'hotel') => {
    const known = new Set(Array.from({ length: size }, (_, i) => `h${i}`))
    try {
      checkValues(
        [
          { name: 'rating', minimum: 4 },
          { name, values },
        ],
        new Map([['hotel', known]]),
      )
    } catch (error) {
      expect(error).toBeInstanceOf(UsageError)
      return (error as UsageError).message
    }
    return undefined
  }

  test('are those of some document; only those of string fields are known', () => {
    expect(messageOf(3, ['h0', 'h2'])).toBeUndefined()
    expect(messageOf(3, ['nothing'], 'city')).toBeUndefined()
    expect(messageOf(3, ['h0', 'h3', 'h4'])).toBe('No document has "h3" in "hotel". Values: "h0", "h1", "h2".')
    expect(messageOf(11, [10])).toBe(
      `No document has 10 in "hotel". Values: ${Array.from({ length: 11 }, (_, i) => `"h${i}"`).join(', ')}.`,
    )
  })

  test('are listed up to twenty, with the number of the others', () => {
    const twenty = Array.from({ length: 20 }, (_, i) => `"h${i}"`).join(', ')
    expect(messageOf(20, ['x'])).toBe(`No document has "x" in "hotel". Values: ${twenty}.`)
    expect(messageOf(21, ['x'])).toBe(`No document has "x" in "hotel". Values: ${twenty} and 1 more.`)
    expect(messageOf(35, ['x'])).toBe(`No document has "x" in "hotel". Values: ${twenty} and 15 more.`)
  })
})
