import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { corpus } from '../../../bench/corpus.js'
import { relateConcepts } from '../../../src/answers/concepts/relatedTerms.js'
import { resolveSearch, termConcept } from '../../../src/answers/concepts/resolveConcept.js'
import { documentsOf } from '../../../src/answers/context.js'
import { searchDocuments } from '../../../src/answers/search/searchDocuments.js'
import { inlineCompute } from '../../../src/compute/pool.js'
import { SlotCache } from '../../../src/compute/slotCache.js'
import { buildSnapshot } from '../../../src/indexing/pipeline.js'
import { rowTimesVector } from '../../../src/math/simd/matrixKernels.js'
import { highestScores } from '../../../src/math/topK.js'
import { isMember } from '../../../src/snapshot/documentSet.js'
import { codeOfCosine, cosinesInMemory, openCosines, writeCosines } from '../../../src/snapshot/postingCosines.js'
import { openBuiltSnapshot, readSnapshot } from '../../../src/snapshot/readSnapshot.js'
import { createRelatedLists } from '../../../src/snapshot/relatedLists.js'
import type { Snapshot } from '../../../src/snapshot/snapshot.js'
import { openDocumentVectors, writeDocumentVectors } from '../../../src/snapshot/storedVectors.js'
import { termId } from '../../../src/snapshot/termTable.js'
import { openProjectFile } from '../../../src/storage/sqlite/project/projectFile.js'
import { vectorsInMemory } from '../../openBuilt.js'
import { emptyFolder } from '../../storage/folder.js'
import { writeSnapshot } from '../../writeSnapshot.js'
import { randomFilter, randomProject, WORDS } from '../randomProject.js'
import { askReal, buildProject, sampleDocuments, sourceOf } from '../realProject.js'
import { askSmall } from '../smallSnapshot.js'

const question = { filter: [], matchType: 'both', limit: 100, offset: 0 } as const

const matchTypes = fc.constantFrom('exact' as const, 'conceptual' as const, 'both' as const)

test('the rule of the match score, worked out document by document, ranks the documents found', async () => {
  const texts = fc.array(fc.constantFrom(...WORDS, 'room view', '-pool', 'pool bar'), { minLength: 1, maxLength: 3 })
  await fc.assert(
    fc.asyncProperty(randomProject, texts, randomFilter, matchTypes, async (project, request, filter, matchType) => {
      const context = askSmall(project)
      const { snapshot } = context
      const concept = resolveSearch(context, { texts: request })
      const [related] = await relateConcepts(context, [concept])
      const { offsets, terms } = await snapshot.occurrences()
      const expected: { document: number; score: number }[] = []
      const set = await documentsOf(context, filter)
      let [matches, exactMatches] = [0, 0]
      for (let d = 0; d < snapshot.documents.count; d++) {
        const own = new Set([...terms.subarray(offsets[d]!, offsets[d + 1]!)].map((t) => termId(snapshot.terms, t)))
        const exact = new Set(concept.exactTerms.filter(({ id }) => own.has(id)).map(({ id }) => id)).size
        let weight = 0
        let anyNear = false
        for (const [i, term] of related!.terms.entries()) {
          if (!own.has(termId(snapshot.terms, term))) continue
          weight += related!.similarities[i]! ** 2
          anyNear = true
        }
        if (!isMember(set, d) || concept.excludedTerms.some(({ id }) => own.has(id))) continue
        if (exact === 0 && !anyNear) continue
        matches++
        if (exact > 0) exactMatches++
        if (matchType === 'exact' && exact === 0) continue
        if (matchType === 'conceptual' && exact > 0) continue
        const { axes } = snapshot.space
        const documentVectors = await snapshot.documentVectors.all()
        const cosine = [...(concept.vector ?? [])].reduce(
          (s: number, v: number, a: number) => s + v * documentVectors[d * axes + a]!,
          0,
        )
        const score = (matchType === 'exact' ? exact : exact + weight) + 0.1 * cosine
        expected.push({ document: d, score })
      }
      const answer = await searchDocuments(context, {
        filter,
        search: { texts: request },
        matchType,
        limit: 100,
        offset: 0,
      })
      expect(answer.search).toMatchObject({ matchCount: matches, exactMatchCount: exactMatches })
      expect(answer.resultCount).toBe(expected.length)
      const scoreOf = new Map(expected.map(({ document, score }) => [document, score]))
      expect([...answer.documents].sort((a, b) => a - b)).toEqual(expected.map(({ document }) => document))
      for (const [i, document] of answer.documents.entries()) {
        // The engine sums cosines in f32, a tenth of which is off by some 1e-8.
        expect(answer.scores![i]).toBeCloseTo(scoreOf.get(document)!, 7)
        if (i === 0) continue
        const before = answer.scores![i - 1]!
        expect(
          before > answer.scores![i]! || (before === answer.scores![i]! && answer.documents[i - 1]! < document),
        ).toBe(true)
      }
    }),
  )
})

const hotel = askSmall({
  documents: [
    { words: 'pool' },
    { words: 'pool bar drinks', metadata: { city: 'Rome' } },
    { words: 'bar drinks' },
    { words: 'bar drinks' },
    { words: 'lift' },
    { words: 'pool bar towel', metadata: { city: 'Rome' } },
  ],
  phrases: ['pool bar'],
})
const found = async (over: object) => [...(await searchDocuments(hotel, { ...question, ...over })).documents]

test('without a search documents come in upload order, page by page', async () => {
  expect(await found({ limit: 4 })).toEqual([0, 1, 2, 3])
  expect(await found({ limit: 4, offset: 4 })).toEqual([4, 5])
  expect(await found({ offset: 6 })).toEqual([])
  expect(await found({ filter: [{ name: 'city', values: ['Rome'] }], offset: 1 })).toEqual([5])
})

test('a word inside a phrase is an exact match, the phrase is not one for the other word', async () => {
  expect((await found({ search: { texts: ['pool'] }, matchType: 'exact' })).sort()).toEqual([0, 1, 5])
  expect((await found({ search: { texts: ['pool bar'] }, matchType: 'exact' })).sort()).toEqual([1, 5])
})

test('conceptual matches are those without any exact one', async () => {
  // Documents 1, 2, 3 have drinks, 0, 1, 5 have pool: a cosine of 1/3, above the floor of 0.3. Document 5 has bar as well.
  expect(await found({ search: { texts: ['drinks'] }, matchType: 'conceptual' })).toEqual([5, 0])
})

test('a text with a leading minus removes documents', async () => {
  expect((await found({ search: { texts: ['pool', '-towel'] }, matchType: 'exact' })).sort()).toEqual([0, 1])
})

test('rankings that are remembered belong to one question', async () => {
  const words = ['pool bar', 'pool', 'bar towel', 'pool towel', 'lift']
  const documents = words.map((own, i) => ({ words: own, metadata: { city: i % 2 === 0 ? 'Rome' : 'Oslo' } }))
  const context = askSmall({ documents })
  const pool = resolveSearch(context, { texts: ['pool'] })
  const bar = resolveSearch(context, { texts: ['bar'] })
  const without = resolveSearch(context, { texts: ['pool', '-towel'] })
  const questions = [
    ...[pool, { ...pool, excludedTerms: without.excludedTerms }, { ...pool, vector: bar.vector }, bar].map(
      (concept) => ({ concept }),
    ),
    { search: { texts: ['pool'] } },
    { search: { texts: ['pool'] }, matchType: 'exact' as const },
    { search: { texts: ['pool'] }, filter: [{ name: 'city', values: ['Oslo'] }] },
    { search: { texts: ['pool', 'bar'] } },
  ]
  const ask = async (asked: ReturnType<typeof askSmall>, over: object) => {
    const { documents: found, scores } = await searchDocuments(asked, { ...question, ...over })
    return [[...found], [...scores!]]
  }
  const answers = new Set<string>()
  for (const over of questions) {
    const answer = await ask(context, over)
    expect(answer).toEqual(await ask(askSmall({ documents }), over))
    answers.add(JSON.stringify(answer))
  }
  // The text and its concept are one search; all others differ.
  expect(answers.size).toBe(questions.length - 1)
})

test('pages are parts of the whole ranking in whatever order and size they are asked for, without the whole before', async () => {
  const pages = fc.array(
    fc.record({ matchType: matchTypes, offset: fc.nat(6), limit: fc.integer({ min: 1, max: 4 }) }),
    {
      minLength: 1,
      maxLength: 4,
    },
  )
  await fc.assert(
    fc.asyncProperty(randomProject, fc.constantFrom(...WORDS), pages, async (project, text, request) => {
      const context = askSmall(project)
      for (const { matchType, offset, limit } of request) {
        const search = { texts: [text] }
        const whole = await searchDocuments(askSmall(project), { ...question, search, matchType })
        const page = await searchDocuments(context, { ...question, search, matchType, offset, limit })
        expect([...page.documents]).toEqual([...whole.documents.slice(offset, offset + limit)])
        expect([...page.scores!]).toEqual([...whole.scores!.slice(offset, offset + limit)])
        expect(page.resultCount).toBe(whole.resultCount)
      }
    }),
    { numRuns: 200 },
  )
})

test('a second page after a short first one, and one that is the first asked for', async () => {
  const documents = ['pool', 'pool bar', 'pool bar lift', 'lift', 'pool'].map((words) => ({ words }))
  const ask = async (context: ReturnType<typeof askSmall>, offset: number) => {
    const search = { texts: ['pool', 'bar', 'lift'] }
    const page = await searchDocuments(context, { ...question, search, matchType: 'exact', limit: 2, offset })
    // A tenth of the cosine is less than half a point.
    return [...page.documents].map((document, i) => [document, Math.round(page.scores![i]!)])
  }
  const [once, again] = [askSmall({ documents }), askSmall({ documents })]
  const [first, second] = [await ask(once, 0), await ask(once, 2)]
  expect([first, second.map(([, score]) => score)]).toEqual([
    [
      [2, 3],
      [1, 2],
    ],
    [1, 1],
  ])
  expect(await ask(again, 2)).toEqual(second)
  expect(await ask(again, 0)).toEqual(first)
})

test('a short page has the first documents of the whole ranking, with the same scores', async () => {
  await fc.assert(
    fc.asyncProperty(
      randomProject,
      fc.constantFrom(...WORDS),
      fc.integer({ min: 1, max: 6 }),
      async (project, text, limit) => {
        const search = { texts: [text] }
        const whole = await searchDocuments(askSmall(project), { ...question, search })
        const page = await searchDocuments(askSmall(project), { ...question, search, limit })
        expect([...page.documents]).toEqual([...whole.documents.slice(0, limit)])
        expect([...page.scores!]).toEqual([...whole.scores!.slice(0, limit)])
        expect(page.resultCount).toBe(whole.resultCount)
      },
    ),
  )
})

let many: Promise<Snapshot> | undefined
/** 2,000 documents of 30 words, built once. */
const manyDocuments = (): Promise<Snapshot> => {
  const documents = [...corpus({ documents: 2_000, words: 30 })].map((document) => ({ ...document, metadata: [] }))
  many ??= buildProject(sourceOf(documents))
  return many
}

test('among many documents, too, whose cosines are first looked at in bytes, and whose vectors may lie in a file', async () => {
  const snapshot = await manyDocuments()
  const file = openProjectFile(join(emptyFolder(), 'bcdfg.db'))
  const version = { number: 1, layer: 0 }
  const { axes } = snapshot.space
  const shape = { record: 'space', count: snapshot.documents.count, axes, fewBytes: 0 } as const
  const inFile = () => openDocumentVectors(file.snapshots.source(version), shape)
  const rows = await snapshot.documentVectors.all()
  await writeDocumentVectors(file.snapshots.sink(version), { ...shape, reused: 0, rows, compute: inlineCompute })
  const decoded = vectorsInMemory(await inFile().all(), axes)
  for (const matchType of ['exact', 'conceptual', 'both'] as const) {
    for (const text of ['great', 'slow great', 'nice -bad']) {
      const request = { ...question, search: { texts: text.split(' ') }, matchType }
      for (const [exact, others] of [
        [snapshot.documentVectors, [snapshot.documentVectors]],
        [decoded, [decoded, inFile()]],
      ] as const) {
        const own = { ...snapshot, documentVectors: exact, cache: new SlotCache() }
        const whole = await searchDocuments(await askReal(own), { ...request, limit: 5_000 })
        for (const limit of [0, 1, 10, 300]) {
          for (const documentVectors of others) {
            const page = await searchDocuments(
              await askReal({ ...snapshot, documentVectors, cache: new SlotCache() }),
              {
                ...request,
                limit,
              },
            )
            expect([...page.documents]).toEqual([...whole.documents.slice(0, limit)])
            expect([...page.scores!]).toEqual([...whole.scores!.slice(0, limit)])
            expect(page.search).toMatchObject({ matchCount: whole.search!.matchCount })
          }
        }
        // More than are measured at once.
        if (text === 'great' && matchType === 'exact') expect(whole.documents.length).toBeGreaterThan(200)
      }
    }
  }
  await file.close()
}, 120_000)

test('while others use all places for passes over bytes, answers are the same', async () => {
  const snapshot = await manyDocuments()
  const { taken } = (await snapshot.documentVectors.rounded(inlineCompute))!
  for (const limit of [10, 300]) {
    const ask = async () => {
      const request = { ...question, search: { texts: ['slow', 'great'] }, limit }
      const { documents, scores } = await searchDocuments(
        await askReal({ ...snapshot, cache: new SlotCache() }),
        request,
      )
      return [[...documents], [...scores!]]
    }
    const expected = await ask()
    taken.fill(1)
    const found = await ask()
    taken.fill(0)
    expect(found[0]).toEqual(expected[0])
    // Sums in another order.
    for (const [i, score] of found[1]!.entries()) expect(score).toBeCloseTo(expected[1]![i]!, 6)
    expect(found[0]).toHaveLength(limit)
  }
}, 120_000)

test('the codes of cosines, in memory or in a file, change no answer', async () => {
  const { cosines: _, ...snapshot } = await manyDocuments()
  const { postings, space, terms } = snapshot
  const rows = await snapshot.documentVectors.all()
  const codes = Uint8Array.from({ length: postings.offsets[space.termCount]! })
  for (let term = 0; term < space.termCount; term++) {
    const vector = space.termVectors.subarray(term * space.axes, (term + 1) * space.axes)
    for (let i = postings.offsets[term]!; i < postings.offsets[term + 1]!; i++)
      codes[i] = codeOfCosine(rowTimesVector(rows, postings.documents[i]!, vector, space.axes))
  }
  const file = openProjectFile(join(emptyFolder(), 'bcdfg.db'))
  const version = { number: 1, layer: 0 }
  await writeCosines(file.snapshots.sink(version), codes)
  const numbers = Float64Array.from(terms.totalDocCounts)
  const [first, second] = [...highestScores(numbers, 2)].map((term) => termId(terms, term).split('|')[0]!)
  const ask = async (cosines: Snapshot['cosines'], request: Parameters<typeof searchDocuments>[1]) =>
    await searchDocuments(await askReal({ ...snapshot, cosines, cache: new SlotCache() }), request)
  for (const matchType of ['exact', 'conceptual', 'both'] as const) {
    for (const texts of [[first!], ['slow'], [first!, '-bad'], [first!, second!]]) {
      for (const offset of [0, 7]) {
        const request = { ...question, offset, search: { texts }, matchType, limit: 10 }
        const expected = await ask(undefined, request)
        for (const cosines of [
          cosinesInMemory(codes, postings),
          await openCosines(file.snapshots.source(version), postings),
        ]) {
          const found = await ask(cosines, request)
          expect([...found.documents]).toEqual([...expected.documents])
          for (const [i, score] of found.scores!.entries()) expect(score).toBeCloseTo(expected.scores![i]!, 6)
          expect([found.resultCount, found.search!.matchCount]).toEqual([
            expected.resultCount,
            expected.search!.matchCount,
          ])
        }
      }
    }
  }
  await file.close()
}, 60_000)

test('whoever pages has the documents ranked once', async () => {
  const snapshot = await manyDocuments()
  let reads = 0
  const { documentVectors } = snapshot
  const counted: Snapshot['documentVectors'] = {
    ...documentVectors,
    of: (documents) => {
      reads++
      return documentVectors.of(documents)
    },
    rounded: (compute) => {
      reads++
      return documentVectors.rounded(compute)
    },
  }
  const context = await askReal({ ...snapshot, documentVectors: counted, cache: new SlotCache() })
  const request = { ...question, search: { texts: ['great'] }, limit: 20 }
  await searchDocuments(context, { ...request, offset: 20 })
  const first = reads
  expect(first).toBeGreaterThan(0)
  for (const offset of [0, 40, 400]) await searchDocuments(context, { ...request, offset })
  expect(reads).toBe(first)
}, 120_000)

test('scores and explanations of more documents than are measured at once are those of each document by itself', async () => {
  const snapshot = await manyDocuments()
  const afresh = () => askReal({ ...snapshot, cache: new SlotCache() })
  const request = { ...question, search: { texts: ['great', 'slow', 'nice', 'bad'] }, explain: true }
  const { concept, related } = (await searchDocuments(await afresh(), { ...request, limit: 0 })).search!
  const similarityOf = new Map([...related.terms].map((term, i) => [term, related.similarities[i]!]))
  const exactTerms = new Set(concept.exactTerms.map(({ term }) => term))
  const { axes } = snapshot.space
  const vectors = await snapshot.documentVectors.all()
  const { offsets, terms } = await snapshot.occurrences()
  const scores = new Map<number, number>()
  for (let document = 0; document < snapshot.documents.count; document++) {
    const own = new Set(terms.subarray(offsets[document]!, offsets[document + 1]!))
    let byTerms = 0
    for (const term of own) byTerms += exactTerms.has(term) ? 1 : (similarityOf.get(term) ?? 0) ** 2
    let cosine = 0
    for (let axis = 0; axis < axes; axis++) cosine += concept.vector![axis]! * vectors[document * axes + axis]!
    if (byTerms > 0) scores.set(document, byTerms + 0.1 * cosine)
  }
  expect(scores.size).toBeGreaterThan(600)
  const sorted = [...scores.values()].sort((a, b) => b - a)
  for (const limit of [20, 150, 600, 5_000]) {
    const answer = await searchDocuments(await afresh(), { ...request, limit })
    expect(answer.documents.length).toBe(Math.min(limit, scores.size))
    for (const [i, document] of answer.documents.entries()) {
      // Sums of 150 products in f32 are off by some 1e-7, and a tenth of that counts.
      expect(answer.scores![i]).toBeCloseTo(scores.get(document)!, 6)
      expect(answer.scores![i]).toBeCloseTo(sorted[i]!, 6)
      expect(answer.explanations![i]!.value).toBeCloseTo(scores.get(document)!, 6)
    }
  }
}, 120_000)

test('the highest scores are the first of a full sort, by heap as by radix', () => {
  const scores = fc.array(fc.oneof(fc.integer({ min: -3, max: 3 }), fc.double({ noNaN: true })), { maxLength: 60 })
  fc.assert(
    fc.property(scores, fc.nat(70), (numbers, requested) => {
      const sorted = numbers
        .map((_, index) => index)
        .sort((a, b) => (numbers[a]! === numbers[b]! ? a - b : numbers[b]! > numbers[a]! ? 1 : -1))
      expect([...highestScores(Float64Array.from(numbers), requested)]).toEqual(sorted.slice(0, requested))
    }),
    { numRuns: 300 },
  )
})

test('a search for one listed term reads its vector, and any other search those of all terms', async () => {
  const documents = sampleDocuments.slice(0, 400)
  const request = { number: 1, scienceVersion: 'test', language: 'en', management: {}, compute: inlineCompute }
  const built = await buildSnapshot({ ...request, source: sourceOf(documents) })
  const whole = await askReal(openBuiltSnapshot(built, { read: async () => undefined }))
  const lists = createRelatedLists(built.space.termCount)
  const concepts = Array.from({ length: built.space.termCount }, (_, term) => termConcept(whole, term))
  for (const list of await relateConcepts(whole, concepts)) lists.add(list)
  const file = openProjectFile(join(emptyFolder(), 'bcdfg.db'))
  const version = { number: 1, layer: 0 }
  await writeSnapshot({ ...built, builtRelated: lists.finish() }, file.snapshots.sink(version), inlineCompute)
  const ask = async () => await askReal((await readSnapshot(file.snapshots.source(version), { leastLaterBytes: 0 }))!)
  const complete = await ask()
  await complete.snapshot.later!.read()
  expect(complete.snapshot.space.termVectors).toEqual(built.space.termVectors)
  for (const [texts, areAllRead] of [
    [['pool'], false],
    [['breakfast', '-coffee'], true],
    [['staff', 'room'], true],
    [['unheard'], true],
  ] as const) {
    const partial = await ask()
    const asked = { ...question, limit: 7, search: { texts } }
    const expected = await searchDocuments(complete, asked)
    // The second time the concept is cached.
    for (let time = 0; time < 2; time++) expect(await searchDocuments(partial, asked)).toEqual(expected)
    expect(partial.snapshot.later!.areVectorsRead()).toBe(areAllRead)
  }
  const partial = await ask()
  for (const { texts } of concepts) {
    const asked = { ...question, limit: 3, search: { texts } }
    const found = await Promise.all([searchDocuments(partial, asked), searchDocuments(partial, asked)])
    expect(found).toEqual(Array(2).fill(await searchDocuments(complete, asked)))
  }
  await file.close()
})

test('a search finds the same in a snapshot whose postings and metadata are not read, and reads those of its terms', async () => {
  const documents = sampleDocuments.slice(0, 400)
  const request = { number: 1, scienceVersion: 'test', language: 'en', management: {}, compute: inlineCompute }
  const built = await buildSnapshot({ ...request, source: sourceOf(documents) })
  const file = openProjectFile(join(emptyFolder(), 'bcdfg.db'))
  const version = { number: 1, layer: 0 }
  await writeSnapshot(built, file.snapshots.sink(version), inlineCompute)
  const open = async (leastLaterBytes?: number) =>
    await askReal((await readSnapshot(file.snapshots.source(version), { leastLaterBytes }))!)
  const whole = await open()
  expect(whole.snapshot.later).toBeUndefined()
  for (const texts of [['pool'], ['breakfast', '-coffee'], ['staff', 'room'], ['unheard']]) {
    for (const matchType of ['exact', 'conceptual', 'both'] as const) {
      const partial = await open(0)
      const asked = { ...question, matchType, limit: 7, search: { texts } }
      expect(await searchDocuments(partial, asked)).toEqual(await searchDocuments(whole, asked))
      expect(partial.snapshot.later!.isRead()).toBe(false)
    }
  }
  await file.close()
})

test.each(['hybrid', 'match_score'] as const)(
  'pages by %s, of which a later one ranks more documents than those before, are parts of the whole',
  async (ranking) => {
    const snapshot = await manyDocuments()
    const numbers = Float64Array.from(snapshot.terms.totalDocCounts)
    const texts = [...highestScores(numbers, 12)].map((term) => termId(snapshot.terms, term).split('|')[0]!)
    const request = { ...question, ranking, search: { texts } }
    const whole = await searchDocuments(await askReal(snapshot), { ...request, limit: 2_000 })
    expect(whole.documents.length).toBeGreaterThan(1_100)
    const context = await askReal({ ...snapshot, cache: new SlotCache() })
    for (const offset of [10, 1_000, 1_020, 5, 1_090]) {
      const page = await searchDocuments(context, { ...request, offset, limit: 20 })
      expect([...page.documents]).toEqual([...whole.documents.slice(offset, offset + 20)])
      expect([...page.scores!]).toEqual([...whole.scores!.slice(offset, offset + 20)])
      expect(page.resultCount).toBe(whole.resultCount)
    }
  },
)
