import { expect, test } from 'vitest'
import { packStrings } from '../../../src/compute/shared.js'
import { renderDocument, requestedKeys } from '../../../src/operations/v5/renderDocuments.js'
import type { TermTable } from '../../../src/snapshot/snapshot.js'

test('a text with many words is rendered in steps, in the order of its words', () => {
  const count = 20_000
  const table = { ids: packStrings(['room|en', 'bed|en']) } as unknown as TermTable
  const parts = {
    positions: 'utf16' as const,
    document: 0,
    stored: { docId: 'long', title: '', text: 'bed '.repeat(count), metadata: [] },
    occurrences: {
      first: 0,
      terms: Uint32Array.from({ length: count }, (_, i) => i % 2),
      starts: Uint32Array.from({ length: count }, (_, i) => 4 * i),
      lengths: new Uint32Array(count).fill(3),
      fragments: new Uint8Array(count),
    },
  }
  const steps = renderDocument(
    table,
    parts as unknown as Parameters<typeof renderDocument>[1],
    requestedKeys(['terms']),
  )
  let between = 0
  let step = steps.next()
  for (; step.done !== true; step = steps.next()) between++
  expect(between).toBeGreaterThanOrEqual(3)
  const { terms } = step.value
  expect(terms).toHaveLength(count)
  expect(terms!.slice(0, 3)).toEqual([
    { term_id: 'room|en', start: 0, end: 3 },
    { term_id: 'bed|en', start: 4, end: 7 },
    { term_id: 'room|en', start: 8, end: 11 },
  ])
})
