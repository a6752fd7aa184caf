import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { corpus } from '../../../bench/corpus.js'
import { nearestTo, relateAbove, relateConcept, relateConcepts } from '../../../src/answers/concepts/relatedTerms.js'
import { resolveConcept, termConcept } from '../../../src/answers/concepts/resolveConcept.js'
import { documentsOf } from '../../../src/answers/context.js'
import { countMatches } from '../../../src/answers/counts/matchCounts.js'
import { suggestDrivers } from '../../../src/answers/drivers/scoreDrivers.js'
import { openCompute } from '../../../src/compute/pool.js'
import { unpackString } from '../../../src/compute/shared.js'
import { SlotCache } from '../../../src/compute/slotCache.js'
import { createRelatedLists, type RelatedTerms, relatedInMemory } from '../../../src/snapshot/relatedLists.js'
import type { Snapshot } from '../../../src/snapshot/snapshot.js'
import type { BackgroundSpace } from '../../../src/wordVectors/wordVectors.js'
import { randomProject, WORDS } from '../randomProject.js'
import { askReal, buildProject, sourceOf } from '../realProject.js'
import { askSmall } from '../smallSnapshot.js'

test('related terms are the nearest above the floor among those in two documents, but none of the concept itself', async () => {
  const texts = fc.array(fc.constantFrom(...WORDS, 'room view', '-pool'), { minLength: 1, maxLength: 2 })
  await fc.assert(
    fc.asyncProperty(randomProject, texts, async (project, searched) => {
      const context = askSmall(project)
      const { space, terms } = context.snapshot
      const concept = resolveConcept(context, { texts: searched })
      const own = [...concept.exactTerms, ...concept.excludedTerms].map(({ term }) => term)
      const cosine = (term: number) =>
        [...(concept.vector ?? [])].reduce(
          (sum, value, axis) => sum + value * space.termVectors[term * space.axes + axis]!,
          0,
        )
      const expectedTerms = Array.from({ length: terms.count }, (_, term) => term).filter(
        (term) => !own.includes(term) && terms.totalDocCounts[term]! >= 2 && cosine(term) > space.relatedFloor,
      )
      const [related] = await relateConcepts(context, [concept])
      expect([...related!.terms].sort()).toEqual(expectedTerms.sort())
      for (const [i, term] of related!.terms.entries()) expect(related!.similarities[i]).toBeCloseTo(cosine(term), 5)
      const similarities = [...related!.similarities]
      expect(similarities).toEqual(similarities.sort((a, b) => b - a))
    }),
  )
})

test.each([
  // One in 200 documents, but never fewer than two, and never more than ten.
  [1, 2],
  [599, 2],
  [600, 3],
  [1_999, 9],
  [2_000, 10],
  [2_400, 10],
])('in a project of %d documents a related term has at least %d', async (count, least) => {
  const words = (document: number) =>
    [
      ...(document < least ? ['bed', 'sheet', 'pillow'] : []),
      ...(document < least - 1 ? ['bed', 'lamp', 'mirror'] : []),
    ].join(' ')
  const documents = Array.from({ length: Math.min(count, 12) }, (_, document) => ({ words: words(document) }))
  const small = askSmall({ documents, relatedFloor: 0.1 })
  // As if all others had no words.
  const context = { ...small, snapshot: { ...small.snapshot, documents: { ...small.snapshot.documents, count } } }
  const [related] = await relateConcepts(context, [resolveConcept(context, { texts: ['bed'] })])
  const names = [...related!.terms].map((term) => termConcept(context, term).texts[0])
  expect(names).toEqual(count === 1 ? [] : ['sheet', 'pillow'])
})

test('at most twenty terms are related, the first of equal ones', async () => {
  const words = Array.from({ length: 25 }, (_, i) => `word${i}`).join(' ')
  const context = askSmall({ documents: [{ words }, { words }, { words: 'bed' }] })
  const [related] = await relateConcepts(context, [resolveConcept(context, { texts: ['word3'] })])
  const expected = Array.from({ length: 21 }, (_, term) => term).filter((term) => term !== 3)
  expect([...related!.terms]).toEqual(expected)
})

test('terms that mean different things relate to fewer terms than terms that mean the same', async () => {
  // Documents of bed: 0, 1; sheet: 0, 1, 2; bar: 3, 4; pillow: 1, 2; beer: 4, 5. Cosines with bed: sheet .82, pillow .5.
  const documents = ['bed sheet', 'bed sheet pillow', 'sheet pillow', 'bar', 'bar beer', 'beer'].map((words) => ({
    words,
  }))
  const context = askSmall({ documents, relatedFloor: 0.3, diffuseFloor: 0.6 })
  const relatedTo = async (...texts: string[]) => {
    const [related] = await relateConcepts(context, [resolveConcept(context, { texts })])
    return [...related!.terms].map((term) => termConcept(context, term).texts[0])
  }
  expect(await relatedTo('bed')).toEqual(['sheet', 'pillow'])
  // Their sum has a cosine of .95 with each, and of (.5 + .82) / 1.91 = .69 with pillow.
  expect(await relatedTo('bed', 'sheet')).toEqual(['pillow'])
  // Their sum has a cosine of .71 with each: pillow (.35) and beer (.35) are above the lower floor only, sheet has .58.
  expect(await relatedTo('bed', 'bar')).toEqual([])
  // An unknown term is no evidence of another meaning.
  expect(await relatedTo('bed', 'zeppelin')).toEqual(['sheet', 'pillow'])
})

const all = { limit: 100, passes: () => true }

test('a term without a general vector needs more documents to be related', async () => {
  // The last axis, that of the last document, is the general one: bed and pillow have a general vector, lamp has none.
  const documents = ['bed lamp', 'bed lamp', 'bed pillow', 'bed pillow'].map((words) => ({ words }))
  const background: BackgroundSpace = { fingerprint: 'test', axes: 1, vector: () => undefined }
  const relatedTo = async (text: string, leastOwnDocuments?: number, withGeneral = true) => {
    const context = { ...askSmall({ documents, leastOwnDocuments }), background: withGeneral ? background : undefined }
    const concept = resolveConcept(context, { texts: [text] })
    const [related] = await relateConcepts(context, [concept])
    const nearest = await nearestTo(context, concept, { minDocCount: 1, ...all })
    expect([...nearest.terms]).toEqual([...related!.terms])
    return [...related!.terms].map((term) => termConcept(context, term).texts[0])
  }
  expect(await relatedTo('bed')).toEqual(['lamp', 'pillow'])
  expect(await relatedTo('bed', 2)).toEqual(['lamp', 'pillow'])
  expect(await relatedTo('bed', 3)).toEqual(['pillow'])
  expect(await relatedTo('lamp', 3)).toEqual([])
  expect(await relatedTo('pillow', 3)).toEqual(['bed'])
  // Without general vectors all terms are alike.
  expect(await relatedTo('bed', 3, false)).toEqual(['lamp', 'pillow'])
})

test('the nearest terms of at least some documents are found down to a cosine of 0, above a floor those above it', async () => {
  // Documents of bed: 0, 1; bar: 1, 2; pool: 2; lift: 0, 1, 2.
  const context = askSmall({
    documents: [{ words: 'bed lift' }, { words: 'bed bar lift' }, { words: 'bar pool lift' }],
  })
  const bed = resolveConcept(context, { texts: ['bed'] })
  const named = ({ terms }: { readonly terms: Uint32Array }) =>
    [...terms].map((term) => termConcept(context, term).texts[0])
  expect(named(await nearestTo(context, bed, { minDocCount: 1, ...all }))).toEqual(['lift', 'bar'])
  expect(named(await nearestTo(context, bed, { minDocCount: 3, ...all }))).toEqual(['lift'])
  expect(named(await nearestTo(context, bed, { minDocCount: 4, ...all }))).toEqual([])
  const above = async (floor: number, limit: number) => named((await relateAbove(context, [bed], floor, limit))[0]!)
  // The cosine with lift is sqrt(2/3), that with bar is 1/2; pool is in one document.
  expect(await above(0.4, 5)).toEqual(['lift', 'bar'])
  expect(await above(0.4, 1)).toEqual(['lift'])
  expect(await above(0.6, 5)).toEqual(['lift'])
  expect(await above(0.9, 5)).toEqual([])
})

describe('large questions', () => {
  const pool = openCompute({ threads: 2 })
  afterAll(() => pool.close())
  let snapshot: Snapshot
  beforeAll(async () => {
    const documents = [...corpus({ documents: 1_500, words: 40 })].map(({ text, metadata }) => ({
      title: '',
      text,
      metadata: metadata.filter((field) => field.type === 'score'),
    }))
    snapshot = await buildProject(sourceOf(documents))
  })

  test('have the same answers in threads as on the caller’s thread', async () => {
    // A snapshot of its own for each, so that nothing is remembered from one to the other.
    const inline = await askReal({ ...snapshot, cache: new SlotCache() })
    // The work is little enough for the caller's thread while no other has started.
    expect(pool.isRunning?.()).toBe(false)
    const threaded = await askReal({ ...snapshot, cache: new SlotCache() }, { ...pool, isRunning: () => true })
    const everything = await documentsOf(inline, [])
    const ask = async (context: typeof inline) => {
      const concepts = Array.from({ length: snapshot.space.termCount }, (_, term) => termConcept(context, term))
      const scoreField = snapshot.columns.fields[0]!.name
      return {
        // More concepts than are related at once on the caller's thread.
        related: await relateConcepts(context, [...concepts, ...concepts.map((concept) => ({ ...concept }))]),
        counts: await countMatches(context, concepts.slice(0, 200), everything),
        drivers: (await suggestDrivers(context, { scoreField, filter: everything, matchType: 'exact' }, 50)).map(
          ({ concept: _, ...numbers }) => numbers,
        ),
      }
    }
    const [own, other] = [await ask(inline), await ask(threaded)]
    expect(own.related.length * snapshot.space.termCount * snapshot.space.axes).toBeGreaterThan(1e8)
    expect(other).toEqual(own)
    expect(pool.isRunning?.()).toBe(true)
  })

  test('take the related terms that the snapshot lists, and find those that it does not', async () => {
    const concepts = (context: Awaited<ReturnType<typeof askReal>>) =>
      Array.from({ length: 300 }, (_, term) => termConcept(context, term))
    const found = await askReal({ ...snapshot, cache: new SlotCache() })
    const expected = await relateConcepts(found, concepts(found))
    // The lists of half of the terms, without their last term, to tell them apart.
    const lists = createRelatedLists(280)
    const shortened = ({ terms, similarities }: RelatedTerms) => ({
      terms: terms.slice(0, -1),
      similarities: similarities.slice(0, -1),
    })
    for (let term = 0; term < 280; term++) lists.add(term % 2 === 0 ? shortened(expected[term]!) : undefined)
    const related = relatedInMemory(lists.finish())
    const listed = await askReal({ ...snapshot, related, cache: new SlotCache() })
    const answers = await relateConcepts(listed, concepts(listed))
    expect(answers).toEqual(expected.map((own, term) => (term < 280 && term % 2 === 0 ? shortened(own) : own)))
    expect(expected.some(({ terms }) => terms.length > 1)).toBe(true)
    // Concepts of a term and another one, or without another one, have related terms of their own.
    const texts = [snapshot.terms.displays, snapshot.terms.displays].map((displays, i) => unpackString(displays, 2 * i))
    for (const searched of [texts, [texts[0]!, `-${texts[1]}`]]) {
      const asked = [found, listed].map((context) =>
        relateConcept(context, resolveConcept(context, { texts: searched })),
      )
      const [without, withLists] = await Promise.all(asked)
      expect(withLists).toEqual(without)
    }
  })
})

test('the nearest terms that pass are found however many nearer ones do not', async () => {
  // Each of 600 words has a document of its own, so that all are equally near to the word that they share.
  const letter = (number: number): string => String.fromCharCode(97 + (number % 26))
  const words = Array.from({ length: 600 }, (_, i) => `w${letter(i)}${letter(Math.floor(i / 26))}k`)
  const context = askSmall({ documents: words.map((word) => ({ words: `hub ${word}` })) })
  const hub = resolveConcept(context, { texts: ['hub'] })
  const { terms } = await nearestTo(context, hub, { minDocCount: 1, ...all, limit: 1_000 })
  expect(terms).toHaveLength(600)
  const last = new Set(terms.slice(-3))
  const found = await nearestTo(context, hub, { minDocCount: 1, limit: 2, passes: (term) => last.has(term) })
  expect([...found.terms]).toEqual([...terms.slice(-3, -1)])
  expect(found.similarities[0]).toBeCloseTo(1 / Math.sqrt(600), 5)
})
