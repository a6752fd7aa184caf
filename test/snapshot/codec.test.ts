import { expect, test } from 'vitest'
import { inlineCompute } from '../../src/compute/pool.js'
import { buildSnapshot } from '../../src/indexing/pipeline.js'
import { readSnapshot, writeSnapshot } from '../../src/snapshot/codec.js'
import type { Part, StoredParts } from '../../src/snapshot/parts.js'
import { sourceOf } from '../answers/realProject.js'

/** Stored parts of which none is read here. */
const stored: StoredParts = {
  fill: async () => false,
  rows: async () => new Float32Array(),
}

/** Parts of a snapshot of two documents, as if a version with another format had written them. */
async function partsOfFormat(format: number) {
  const parts = new Map<string, Part>()
  const source = sourceOf(['A good bed.', 'A bad bed.'].map((text) => ({ title: '', text, metadata: [] })))
  const request = { source, number: 1, scienceVersion: 'test', language: 'en', management: {}, compute: inlineCompute }
  await writeSnapshot(
    await buildSnapshot(request),
    { write: async (name, part) => void parts.set(name, part) },
    inlineCompute,
  )
  const info = JSON.parse(parts.get('info') as string) as { format: number }
  expect(info.format).toBe(3)
  parts.set('info', JSON.stringify({ ...info, format }))
  return { read: async (name: string) => parts.get(name), stored }
}

test.each([0, 1, 4, 30])('a snapshot of format %d is not opened', async (format) => {
  expect(await readSnapshot(await partsOfFormat(format))).toBeUndefined()
})

test('a snapshot of format 2 is opened, but shares no vectors with the next one, as one of format 3 does', async () => {
  const [old, current] = [await readSnapshot(await partsOfFormat(2)), await readSnapshot(await partsOfFormat(3))]
  expect([old, current].map((snapshot) => snapshot?.documents.count)).toEqual([2, 2])
  expect([old, current].map((snapshot) => snapshot?.documentVectors.shared(3))).toEqual([0, 2])
  const rankings = await Promise.all([old!.ranking(), current!.ranking()])
  expect(rankings.map(({ documentVectors }) => documentVectors.shared(3))).toEqual([0, 2])
})
