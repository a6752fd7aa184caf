import { beforeAll, expect, test } from 'vitest'
import { type AnswerContext, documentsOf } from '../../../../src/answers/context.js'
import { rankHybrid } from '../../../../src/answers/search/hybrid/rankHybrid.js'
import { searchDocuments } from '../../../../src/answers/search/searchDocuments.js'
import { SlotCache } from '../../../../src/compute/slotCache.js'
import { termNumber } from '../../../../src/snapshot/termTable.js'
import { askReal, buildProject, sampleDocuments, sourceOf } from '../../realProject.js'

let context: AnswerContext
beforeAll(async () => {
  context = await askReal(await buildProject(sourceOf(sampleDocuments)))
})

/** Documents with a term, by looking at every posting. */
function documentsWith(id: string): Set<number> {
  const { terms, postings } = context.snapshot
  const term = termNumber(terms, id)
  return new Set(postings.documents.subarray(postings.offsets[term]!, postings.offsets[term + 1]!))
}

test('hybrid ranking gives what it found inside the filter, without excluded terms, best score first', async () => {
  const filter = [{ name: 'rating', minimum: 3 }]
  const search = { texts: ['breakfast', '-staff'] }
  const question = { filter, search, ranking: 'hybrid', limit: 1_000, offset: 0 } as const
  const { scores, found } = await rankHybrid(context, search.texts)
  const { members } = documentsOf(context, filter)
  const [breakfast, staff] = [documentsWith('breakfast|en'), documentsWith('staff|en')]
  for (const matchType of ['both', 'exact', 'conceptual'] as const) {
    const expected = [...found.keys()]
      .filter((document) => found[document] === 1 && members[document] === 1 && !staff.has(document))
      .filter((document) => matchType === 'both' || breakfast.has(document) === (matchType === 'exact'))
      .sort((a, b) => scores[b]! - scores[a]! || a - b)
    const answer = await searchDocuments(context, { ...question, matchType })
    expect([...answer.documents]).toEqual(expected)
    expect(answer.resultCount).toBe(expected.length)
    expect([...answer.scores!]).toEqual(expected.map((document) => scores[document]))
  }
})

/** The same project with nothing remembered. */
const afresh = async () => askReal({ ...context.snapshot, cache: new SlotCache() })

test('pages of a hybrid search are parts of the whole ranking, which nobody has asked for before', async () => {
  const question = { filter: [], search: { texts: ['quiet room'] }, matchType: 'both', ranking: 'hybrid' } as const
  const whole = await searchDocuments(await afresh(), { ...question, limit: 50, offset: 0 })
  for (const offsets of [
    [0, 20, 40],
    [40, 0],
  ]) {
    const own = await afresh()
    for (const offset of offsets) {
      for (const explain of [false, true]) {
        const page = await searchDocuments(own, { ...question, limit: 10, offset, explain })
        expect([...page.documents]).toEqual([...whole.documents.slice(offset, offset + 10)])
        expect([...page.scores!]).toEqual([...whole.scores!.slice(offset, offset + 10)])
      }
    }
  }
})

test('feedback changes the scores, also of a search that was asked for with it before', async () => {
  const question = { filter: [], search: { texts: ['quiet room'] }, matchType: 'both', ranking: 'hybrid' } as const
  const own = await afresh()
  const [learned, plain, again] = [
    await searchDocuments(own, { ...question, limit: 50, offset: 0 }),
    await searchDocuments(own, { ...question, feedback: false, limit: 50, offset: 0 }),
    await searchDocuments(own, { ...question, feedback: true, limit: 50, offset: 0 }),
  ]
  expect([...plain.scores!]).not.toEqual([...learned.scores!])
  expect([...again.scores!]).toEqual([...learned.scores!])
})

test('of documents with the same words among many the one that has them as they are asked for comes first', async () => {
  const filler = 'The tram to the old harbour was slow today, and nobody at the gate could say why it was late.'
  const texts = [
    `Music was played in the hall. ${filler} We saw a poster of a live cat.`,
    `A poster of a cat hung in the hall. ${filler} We heard live music.`,
    `In the hall hung a cat of live size. ${filler} The music was on a poster.`,
    ...Array.from(
      { length: 20 },
      (_, i) => `Report ${i} of the harbour: ${'ships '.repeat(1 + (i % 5))}came and went.`,
    ),
  ]
  const own = await askReal(await buildProject(sourceOf(texts.map((text) => ({ title: '', text, metadata: [] })))))
  for (const feedback of [true, false]) {
    const question = { filter: [], matchType: 'both', ranking: 'hybrid', limit: 1, offset: 0, feedback } as const
    const { documents } = await searchDocuments(own, { ...question, search: { texts: ['live music'] } })
    expect([...documents]).toEqual([1])
  }
})

test('what feedback has learned finds documents too', async () => {
  const search = 'breakfast'
  const { found } = await rankHybrid(context, [search])
  const plain = await rankHybrid(context, [search], { feedback: false })
  for (const [document, is] of plain.found.entries()) if (is === 1) expect(found[document]).toBe(1)
  expect(found.reduce((sum, is) => sum + is, 0)).toBeGreaterThan(plain.found.reduce((sum, is) => sum + is, 0))
})
