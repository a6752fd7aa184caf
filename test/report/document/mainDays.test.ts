import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mainDays } from '../../../src/report/document/mainDays.js'

/** A month of days with so many documents each. */
const month = (start: string, each = 10): [string, number][] =>
  Array.from({ length: 28 }, (_, i) => [`${start}-${String(i + 1).padStart(2, '0')}`, each])

const keptOf = (...days: [string, number][]): string[] => {
  const { days: kept } = mainDays(new Map(days))
  const sorted = [...kept.keys()].sort()
  return sorted.length === 0 ? [] : [sorted[0]!, sorted.at(-1)!]
}

describe('mainDays', () => {
  test('leaves out what programs write where they know no date, on both sides', () => {
    const days = new Map([['0001-01-01', 3], ['1900-01-01', 5], ...month('2024-02'), ['9999-12-31', 2]])
    const main = mainDays(days)
    expect(main.leftOut).toBe(10)
    expect([...main.days]).toEqual(month('2024-02'))
  })

  test('keeps all days where none is far from the others', () => {
    const days = new Map([...month('2024-02'), ...month('2021-05'), ['2020-12-31', 1]])
    expect(mainDays(days)).toEqual({ days: new Map([...days].sort()), leftOut: 0 })
  })

  test('a gap is five years at least', () => {
    // 1,825 days before 2024-02-01 is 2019-02-02: one leap day lies between.
    expect(keptOf(['2019-02-02', 1], ...month('2024-02'))).toEqual(['2024-02-01', '2024-02-28'])
    expect(keptOf(['2019-02-03', 1], ...month('2024-02'))).toEqual(['2019-02-03', '2024-02-28'])
    expect(keptOf(...month('2024-02'), ['2029-02-26', 1])).toEqual(['2024-02-01', '2024-02-28'])
    expect(keptOf(...month('2024-02'), ['2029-02-25', 1])).toEqual(['2024-02-01', '2029-02-25'])
  })

  test('a gap is no shorter than the time of the others', () => {
    const decades = Array.from({ length: 41 }, (_, i): [string, number] => [`${1980 + i}-01-01`, 10])
    expect(keptOf(['1930-01-01', 1], ...decades)).toEqual(['1980-01-01', '2020-01-01'])
    expect(keptOf(['1950-01-01', 1], ...decades)).toEqual(['1950-01-01', '2020-01-01'])
  })

  test('a tenth of the documents is left out at most, on both sides together', () => {
    const before: [string, number] = ['1970-01-01', 10]
    const after: [string, number] = ['2099-12-31', 10]
    const rest = (count: number): [string, number] => ['2024-02-01', count]
    expect(keptOf(before, rest(90))).toEqual(['2024-02-01', '2024-02-01'])
    expect(keptOf(before, rest(89))).toEqual(['1970-01-01', '2024-02-01'])
    expect(keptOf(before, rest(180), after)).toEqual(['2024-02-01', '2024-02-01'])
    expect(keptOf(before, rest(170), after)).not.toEqual(['2024-02-01', '2024-02-01'])
  })

  test('without days there are none', () => {
    expect(mainDays(new Map())).toEqual({ days: new Map(), leftOut: 0 })
  })

  test('what is kept are neighbouring days, with all documents but a tenth', () => {
    const day = fc
      .integer({ min: Date.UTC(1, 0, 1) / 86_400_000 - 690_000, max: 2_900_000 })
      .map((days) => new Date(Math.max(-719_000, days) * 86_400_000).toISOString().slice(0, 10))
    fc.assert(
      fc.property(fc.array(fc.tuple(day, fc.integer({ min: 1, max: 50 })), { maxLength: 12 }), (entries) => {
        const days = new Map(entries)
        const main = mainDays(days)
        const sorted = [...days.keys()].sort()
        const kept = [...main.days.keys()]
        const from = Math.max(0, sorted.indexOf(kept[0] ?? ''))
        expect(kept).toEqual(sorted.slice(from, from + kept.length))
        const sum = (counts: Iterable<number>) => [...counts].reduce((all, count) => all + count, 0)
        expect(sum(main.days.values()) + main.leftOut).toBe(sum(days.values()))
        expect(main.leftOut).toBeLessThanOrEqual(sum(days.values()) / 10)
      }),
    )
  })
})
