import { expect, test } from 'vitest'
import { findConceptMovement } from '../../../src/answers/comparison/conceptMovement.js'
import { resolveConcept } from '../../../src/answers/concepts/resolveConcept.js'
import { documentsOf } from '../../../src/answers/context.js'
import { openTimeline, type Timeline } from '../../../src/answers/counts/timeline.js'
import { askSmall, type SmallDocument } from '../smallSnapshot.js'

const DAY = 86_400
const day = (number: number, count: number, words: (i: number) => string): SmallDocument[] =>
  Array.from({ length: count }, (_, i) => ({ words: words(i), metadata: { visit: number * DAY } }))

async function move(documents: SmallDocument[], limit = 10) {
  const context = askSmall({ documents, types: { visit: 'date' } })
  const set = await documentsOf(context, [])
  const timeline = (await openTimeline(context, { interval: 'day' }, set)) as Timeline
  return findConceptMovement(context, {
    concept: resolveConcept(context, { texts: ['bed'] }),
    timeline,
    filter: set,
    limit,
  })
}

test('what is said with the concept now and was not before moves, what was always said does not', async () => {
  const before = day(0, 300, (i) => (i < 250 ? `bed ${i % 2 ? 'soft' : 'old'} ${i % 5 === 0 ? 'sheet' : ''}` : 'sauna'))
  const now = day(1, 400, (i) => (i < 200 ? `bed ${i % 2 ? 'bugs' : 'old'} ${i % 5 === 0 ? 'sheet' : ''}` : 'bugs'))
  const found = (await move([...before, ...now]))!
  expect(found.ranges).toEqual({ previous: { first: 0, end: 1 }, current: { first: 1, end: 2 } })
  expect(found.own).toMatchObject({ count: 200, otherCount: 250, share: 200 / 400, otherShare: 250 / 300 })
  // 200 of 400 are fewer than 250 of 300; the other way round, of 300 and 400, they would be about as many.
  expect(found.own.p).toBeLessThan(1e-6)
  const moved = found.movements.filter(({ q }) => q < 0.05)
  expect(moved.map(({ concept }) => concept.texts[0]).sort()).toEqual(['bugs', 'soft'])
  const bugs = moved.find(({ concept }) => concept.texts[0] === 'bugs')!
  // Only among documents with a bed: the bugs of others do not count.
  expect(bugs).toMatchObject({ count: 100, otherCount: 0, share: 0.5, otherShare: 0 })
  expect(found.movements.map(({ concept }) => concept.texts[0])).not.toContain('bed')
  expect((await move([...before, ...now], 1))!.movements).toHaveLength(1)
})

test('the stretches are the shortest in which 200 documents have the concept', async () => {
  const beds = (counts: number[]) => counts.flatMap((count, i) => day(i, count, () => 'bed'))
  const lengthOf = async (counts: number[]) => {
    const { previous, current } = (await move(beds(counts)))!.ranges
    expect([current.end, previous.end]).toEqual([counts.length, current.first])
    return current.end - current.first
  }
  expect(await lengthOf([1, 1, 200, 200])).toBe(1)
  expect(await lengthOf([1, 1, 200, 199])).toBe(2)
  expect(await lengthOf([1, 1, 199, 200])).toBe(2)
  // Documents without it do not count.
  const others = day(2, 50, () => 'bar')
  expect((await move([...beds([1, 1, 199, 200]), ...others]))!.ranges.current).toEqual({ first: 2, end: 4 })
})

test('a document with two dates counts in the stretch of each, once', async () => {
  const twice = (visits: number[], words: string): SmallDocument => ({
    words,
    metadata: { visit: visits.map((number) => number * DAY) },
  })
  const documents = [
    twice([0, 1], 'bed'),
    twice([1], 'bar'),
    twice([2, 3], 'bed'),
    twice([0, 3], 'bed'),
    twice([3], 'bar'),
  ]
  const found = (await move(documents))!
  expect(found.ranges).toEqual({ previous: { first: 0, end: 2 }, current: { first: 2, end: 4 } })
  // Of the first stretch: two of three documents have a bed, of the second two of three as well.
  expect(found.own).toMatchObject({ count: 2, otherCount: 2, share: 2 / 3, otherShare: 2 / 3, p: 1 })
})

test('one period has no movement, and a concept that nobody mentions moves nothing', async () => {
  expect(await move(day(0, 5, () => 'bed'))).toBeUndefined()
  const silent = (await move([...day(0, 5, () => 'bar'), ...day(1, 5, () => 'bar')]))!
  expect(silent).toMatchObject({ own: { count: 0, otherCount: 0, share: 0, p: 1 }, movements: [] })
})
