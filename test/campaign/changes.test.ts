import { expect, test } from 'vitest'
import { changed, findLosses, proposeChange } from '../../campaign/changes/changes.js'
import type { State } from '../../campaign/state.js'
import { createRandom } from '../../src/math/random.js'

const upload = { kind: 'upload', name: 'p', size: 5, sets: { 'documents:p': 15 } } as const
const before = { 'documents:p': 10, 'built:p': 10 }

test('what was acknowledged must be there, exactly', () => {
  expect(findLosses(before, undefined, before)).toEqual([])
  expect(findLosses(before, undefined, { 'documents:p': 9, 'built:p': 10 })).toHaveLength(1)
  expect(findLosses(before, undefined, { 'documents:p': 10 })).toHaveLength(1)
  expect(findLosses(before, undefined, { ...before, 'list:p/new': 'room' })).toHaveLength(1)
})

test('the change under way has happened wholly or not at all', () => {
  expect(findLosses(before, upload, before)).toEqual([])
  expect(findLosses(before, upload, { ...before, 'documents:p': 15 })).toEqual([])
  expect(findLosses(before, upload, { ...before, 'documents:p': 12 })).toHaveLength(1)
})

test('in a long series every kind of change comes up', () => {
  const random = createRandom(1)
  const kinds = new Set<string>()
  let state: State = {}
  for (let serial = 1; serial <= 2_000; serial++) {
    const change = proposeChange(state, random, 'lane', serial)
    kinds.add(change.kind)
    state = changed(state, change)
  }
  expect(kinds.size).toBe(21)
})
