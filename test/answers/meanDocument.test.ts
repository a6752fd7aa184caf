import { expect, test } from 'vitest'
import { associateFilters, meanDocument } from '../../src/answers/associations/associations.js'
import type { Concept } from '../../src/answers/concepts/resolveConcept.js'
import { meanOfAll } from '../../src/answers/meanDocument.js'
import { openEngine } from '../../src/engine.js'
import { unpack64 } from '../../src/math/pack64.js'
import { setOfMarks } from '../../src/snapshot/documentSet.js'
import { allDocuments } from '../../src/snapshot/filter.js'
import { openReviews } from '../operations/v5/reviews.js'
import { askSmall } from './smallSnapshot.js'

const common = { commonDirection: Float32Array.of(0.6, 0.8), commonLength: 0.6 }

test('the common direction is put back in the share that all documents have of it', () => {
  // .8 (.4, -.3) + .6 (.6, .8): documents have no part along the common direction, so .4 x .6 - .3 x .8 = 0.
  const mean = meanOfAll(common, Float64Array.of(0.4, -0.3))
  expect(mean[0]).toBeCloseTo(0.68, 6)
  expect(mean[1]).toBeCloseTo(0.24, 6)
  // Nothing is known of documents without a vector, nor in a snapshot that does not know the length.
  expect([...meanOfAll(common, new Float32Array(2))]).toEqual([0, 0])
  expect([...meanOfAll({ ...common, commonLength: undefined }, Float32Array.of(0.5, -0.25))]).toEqual([0.5, -0.25])
})

test('a filter of all documents is associated with concepts by what they have in common, another by what is its own', async () => {
  const context = askSmall({ documents: [{ words: 'room view', metadata: { mark: 1 } }, { words: 'room' }] })
  const { space } = context.snapshot
  const changed = { ...context, snapshot: { ...context.snapshot, space: { ...space, ...common } } }
  const mean = await meanDocument(context, allDocuments(context.snapshot))
  const whole = [...mean].map((value, axis) => 0.8 * value + 0.6 * common.commonDirection[axis]!)
  const vector = Float32Array.of(1, 0)
  const concept: Concept = { texts: [], exactTerms: [], excludedTerms: [], vector, relevance: 0 }
  const rated = changed.snapshot.columns.fields[0]!.name
  const [all, some] = await associateFilters(changed, [concept], [[], [{ name: rated, values: [1] }]])
  expect(all!.scores![0]).toBeCloseTo(whole[0]! / Math.hypot(...whole), 6)
  // The first document alone has a 1; it stands with the words of both on the axes.
  const own = await meanDocument(context, setOfMarks(Uint8Array.of(1, 0)))
  expect(some!.scores![0]).toBeCloseTo(own[0]! / Math.hypot(...own), 6)
})

test('the mean of all documents of a project is long enough to say what they are about', async () => {
  const engine = await openEngine({ threads: 0 })
  const { project_id } = await openReviews(engine)
  const { workspace_id: account } = await engine.project(project_id).get()
  const at = { account, project_id }
  const [all, again] = await engine.legacy.subsets.stats({ ...at, subsets: ['__all__', '__all__'] })
  expect(again).toEqual(all)
  const mean = unpack64(all!.mean)
  expect(Math.hypot(...mean)).toBeGreaterThan(0.1)
  expect(Math.hypot(...mean)).toBeLessThan(1)
  // Documents themselves are without it: their mean is next to nothing.
  const vectors = Object.values(await engine.legacy.docs.vectors({ ...at, subset: '__all__' })).map((v) =>
    unpack64(v as string),
  )
  const plain = Array.from(mean, (_, axis) => vectors.reduce((sum, vector) => sum + vector[axis]! / vectors.length, 0))
  expect(Math.hypot(...plain)).toBeLessThan(Math.hypot(...mean) / 2)
  await engine.close()
})
