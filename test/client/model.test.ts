import { expect, test } from 'vitest'
import { extremesOf } from '../../src/client/model.js'
import type { ReportKind } from '../../src/report/reportConcepts.js'

const concept = (name: string, negative: number, positive: number, kind: ReportKind = 'thing') => ({
  name,
  kind,
  sentiment: { negative, neutral: 10 - negative - positive, positive },
})

/** Names of the worst and the best; null where none is named. */
const extremes = (...concepts: ReturnType<typeof concept>[]) => {
  const { worst, best } = extremesOf(concepts)
  return [worst?.name ?? null, best?.name ?? null]
}

test('the worst is negative on balance and the best positive', () => {
  // Net sentiment -0.6, 0.1 and 0.8.
  expect(extremes(concept('lift', 7, 1), concept('room', 2, 3), concept('staff', 0, 8))).toEqual(['lift', 'staff'])
})

test('where all are negative none is the best, and where all are positive none the worst', () => {
  expect(extremes(concept('lift', 10, 0), concept('room', 6, 1))).toEqual(['lift', null])
  expect(extremes(concept('lift', 6, 6), concept('room', 1, 4), concept('staff', 0, 8))).toEqual([null, 'staff'])
})

test('equal ones are neither, and no more are several at one end', () => {
  expect(extremes(concept('lift', 10, 0), concept('room', 10, 0))).toEqual([null, null])
  expect(extremes(concept('lift', 10, 0), concept('room', 10, 0), concept('staff', 0, 3))).toEqual([null, 'staff'])
  expect(extremes(concept('lift', 0, 0), concept('room', 0, 0))).toEqual([null, null])
})

test('only what names a subject counts, and one alone is compared with nothing', () => {
  expect(extremes(concept('awful', 10, 0, 'opinion'), concept('lift', 6, 0), concept('staff', 0, 5))).toEqual([
    'lift',
    'staff',
  ])
  expect(extremes(concept('lift', 6, 0), concept('lovely', 0, 9, 'quality'))).toEqual([null, null])
  expect(extremes()).toEqual([null, null])
})
