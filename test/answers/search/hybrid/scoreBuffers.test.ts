import { expect, test } from 'vitest'
import { rankHybrid } from '../../../../src/answers/search/hybrid/rankHybrid.js'
import { takeBuffers } from '../../../../src/answers/search/hybrid/scoreBuffers.js'
import { searchDocuments } from '../../../../src/answers/search/searchDocuments.js'
import { SlotCache } from '../../../../src/compute/slotCache.js'
import { askReal, buildProject, sampleDocuments, sourceOf } from '../../realProject.js'
import { askSmall } from '../../smallSnapshot.js'

const of = (count: number) => {
  const snapshot = { cache: new SlotCache(), documents: { ...askSmall({ documents: [] }).snapshot.documents, count } }
  return () => takeBuffers(snapshot)
}

test('searches one after the other have the same arrays, one at the same time has others', () => {
  const take = of(5)
  const first = take()
  const arrays = [first.scores(), first.cosines(), first.cosines(), first.marks()]
  const beside = take()
  expect(arrays).not.toContain(beside.scores())
  expect([first.scores(), first.cosines(), first.marks()].some((array) => arrays.includes(array))).toBe(false)
  arrays[3]!.fill(1)
  first.giveBack(...arrays, new Float64Array(5))
  first.release()
  beside.release()
  const next = take()
  const again = [next.scores(), next.cosines(), next.cosines(), next.marks()]
  for (const array of again) expect(arrays).toContain(array)
  // Marks begin at 0, and what was not taken from the buffers is not kept.
  expect([...again[3]!]).toEqual([0, 0, 0, 0, 0])
  expect(arrays).not.toContain(next.scores())
})

test('buffers that were abandoned are not used again, and are not released later', () => {
  const take = of(5)
  const first = take()
  const scores = first.scores()
  first.abandon()
  const second = take()
  expect(second.scores()).not.toBe(scores)
  first.giveBack(scores)
  first.release()
  const beside = take()
  expect([scores, second.scores()]).not.toContain(beside.scores())
})

test('searches that are explained or not give the buffers back, one that fails does not', async () => {
  const context = await askReal(await buildProject(sourceOf(sampleDocuments)))
  const question = { filter: [], matchType: 'both', limit: 2, offset: 0, ranking: 'hybrid' } as const
  const takeScores = () => {
    const taken = takeBuffers(context.snapshot)
    const scores = taken.scores()
    taken.giveBack(scores)
    taken.release()
    return scores
  }
  const scores = takeScores()
  await searchDocuments(context, { ...question, search: { texts: ['breakfast'] }, explain: true })
  expect(takeScores()).toBe(scores)
  await searchDocuments(context, { ...question, search: { texts: ['staff'] } })
  expect(takeScores()).toBe(scores)
  const read = (): never => {
    throw new Error('enough')
  }
  read.readLong = async () => {}
  await expect(rankHybrid(context, ['breakfast'], { read })).rejects.toThrow('enough')
  // A thread might still write to them.
  expect(takeScores()).not.toBe(scores)
})
