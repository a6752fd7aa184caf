import fc from 'fast-check'
import { expect, test } from 'vitest'
import { relateConcepts } from '../../../src/answers/concepts/relatedTerms.js'
import { resolveConcept } from '../../../src/answers/concepts/resolveConcept.js'
import { documentsOf } from '../../../src/answers/context.js'
import { type Buckets, breakDown } from '../../../src/answers/counts/breakdowns.js'
import { countMatches, countMatchKinds } from '../../../src/answers/counts/matchCounts.js'
import { packStrings } from '../../../src/compute/shared.js'
import { isMember, marksOf, setOfMarks } from '../../../src/snapshot/documentSet.js'
import type { Filter } from '../../../src/snapshot/filter.js'
import type { StringColumn } from '../../../src/snapshot/snapshot.js'
import { termId } from '../../../src/snapshot/termTable.js'
import { PHRASES, randomFilter, randomProject, WORDS } from '../randomProject.js'
import { askSmall, type SmallProject } from '../smallSnapshot.js'

const randomTexts = fc.array(
  fc
    .tuple(fc.constantFrom('', '', '', '-'), fc.constantFrom(...WORDS, ...PHRASES, 'lift', 'bed view'))
    .map((p) => p.join('')),
  { minLength: 1, maxLength: 3 },
)

/** Ids of the terms and fragments of one document, read off the occurrences. */
async function termsOfDocuments(context: ReturnType<typeof askSmall>): Promise<Set<string>[]> {
  const { offsets, terms } = await context.snapshot.occurrences()
  return Array.from(
    { length: context.snapshot.documents.count },
    (_, d) => new Set([...terms.subarray(offsets[d]!, offsets[d + 1]!)].map((t) => termId(context.snapshot.terms, t))),
  )
}

test('match counts are those of looking at each document by itself', async () => {
  await fc.assert(
    fc.asyncProperty(
      randomProject,
      fc.array(randomTexts, { maxLength: 3 }),
      randomFilter,
      async (project, texts, filter) => {
        const context = askSmall(project)
        const concepts = texts.map((own) => resolveConcept(context, { texts: own }))
        const set = await documentsOf(context, filter)
        const related = await relateConcepts(context, concepts)
        const present = await termsOfDocuments(context)
        const counts = await countMatches(context, concepts, set)
        for (const [c, concept] of concepts.entries()) {
          const has = (document: number, ids: readonly string[]) => ids.some((id) => present[document]!.has(id))
          const open = present
            .map((_, d) => d)
            .filter(
              (d) =>
                isMember(set, d) &&
                !has(
                  d,
                  concept.excludedTerms.map(({ id }) => id),
                ),
            )
          const exact = open.filter((d) =>
            has(
              d,
              concept.exactTerms.map(({ id }) => id),
            ),
          )
          const relatedIds = [...related[c]!.terms].map((term) => termId(context.snapshot.terms, term))
          const matching = open.filter((d) => exact.includes(d) || has(d, relatedIds))
          expect(counts.exactMatchCounts[c]).toBe(exact.length)
          expect(counts.matchCounts[c]).toBe(matching.length)
        }
      },
    ),
  )
})

test('each bucket of each breakdown holds the counts of its documents alone, for every concept', async () => {
  await fc.assert(
    fc.asyncProperty(
      randomProject,
      fc.array(randomTexts, { maxLength: 3 }),
      randomFilter,
      async (project, texts, filter) => {
        const context = askSmall(project)
        const concepts = texts.map((own) => resolveConcept(context, { texts: own }))
        const set = await documentsOf(context, filter)
        const breakdowns = [
          await breakDown(context, { name: 'city' }, set),
          await breakDown(context, { name: 'stars', interval: 2 }, set),
        ]
        fc.pre(breakdowns.every((buckets) => typeof buckets !== 'string'))
        const found = await countMatches(context, concepts, set, breakdowns as Buckets[])
        for (const [b, buckets] of (breakdowns as Buckets[]).entries()) {
          const width = buckets.labels.length
          for (let bucket = 0; bucket < width; bucket++) {
            const has = (d: number) =>
              buckets.buckets.subarray(buckets.offsets[d]!, buckets.offsets[d + 1]!).includes(bucket)
            const inside = setOfMarks(
              marksOf(set, context.snapshot.documents.count).map((mark, d) => (has(d) ? mark : 0)),
            )
            const own = await countMatches(context, concepts, inside)
            for (const c of concepts.keys()) {
              expect(found.breakdowns[b]!.matchCounts[c * width + bucket]).toBe(own.matchCounts[c])
              expect(found.breakdowns[b]!.exactMatchCounts[c * width + bucket]).toBe(own.exactMatchCounts[c])
            }
          }
          expect(found.breakdowns[b]!.matchCounts).toHaveLength(width * concepts.length)
        }
        const kinds = await countMatchKinds(context, concepts, set)
        const { matchCounts, exactMatchCounts } = found
        expect(kinds.map(({ exact }) => exact)).toEqual([...exactMatchCounts])
        expect(kinds.map(({ exact, related }) => exact + related)).toEqual([...matchCounts])
      },
    ),
    { numRuns: 60 },
  )
})

test('in a breakdown by a field with one value a document the buckets sum to the documents that have the field', async () => {
  await fc.assert(
    fc.asyncProperty(randomProject, randomTexts, randomFilter, async (project, texts, filter) => {
      const context = askSmall(project)
      const set = await documentsOf(context, filter)
      const concept = resolveConcept(context, { texts })
      const buckets = await breakDown(context, { name: 'visit', interval: 'month' }, set)
      if (buckets === 'unknownField') return
      const dated = await documentsOf(context, [...filter, { name: 'visit', minimum: 0 }])
      const whole = await countMatches(context, [concept], dated)
      const parts = await countMatches(context, [concept], set, [buckets as Buckets])
      const sum = (numbers: Uint32Array) => numbers.reduce((total, number) => total + number, 0)
      expect(sum(parts.breakdowns[0]!.matchCounts)).toBe(whole.matchCounts[0])
      expect(sum(parts.breakdowns[0]!.exactMatchCounts)).toBe(whole.exactMatchCounts[0])
      expect(sum((buckets as Buckets).filterCounts)).toBe(dated.count)
    }),
  )
})

const hotel: SmallProject = {
  documents: [
    { words: 'room view', metadata: { city: ['Rome', 'Oslo'], stars: 0.3, day: Date.UTC(2024, 0, 31) / 1000 } },
    { words: 'room noise', metadata: { city: 'Rome', stars: 0.1, day: Date.UTC(2024, 2, 1) / 1000 } },
    { words: 'bar', metadata: { city: 'Bern', stars: 0.1 } },
  ],
  types: { day: 'date', stars: 'score' },
}

const ROME: Filter = [{ name: 'city', values: ['Rome'] }]

async function partition(breakdown: Parameters<typeof breakDown>[1], filter: Filter = ROME, project = hotel) {
  const context = askSmall(project)
  const set = await documentsOf(context, filter)
  const buckets = await breakDown(context, breakdown, set)
  if (typeof buckets === 'string') return buckets
  const counts = await countMatches(context, [resolveConcept(context, { texts: ['room'] })], set, [buckets])
  return buckets.labels.map((label, i) => [
    label,
    buckets.totalCounts[i],
    buckets.filterCounts[i],
    counts.breakdowns[0]!.exactMatchCounts[i],
  ])
}

test('a breakdown by text has a bucket a value, and a document with two values lies in both', async () => {
  expect(await partition({ name: 'city' })).toEqual([
    ['Bern', 1, 0, 0],
    ['Oslo', 1, 1, 1],
    ['Rome', 2, 2, 2],
  ])
})

test('a breakdown by number is labelled by lower bounds, and rounding moves no value to the bucket below', async () => {
  expect(await partition({ name: 'stars', interval: 0.1 })).toEqual([
    ['0.1', 2, 1, 1],
    ['0.2', 0, 0, 0],
    ['0.3', 1, 1, 1],
  ])
})

test('a breakdown by date has no holes and is labelled by the start of the period', async () => {
  expect(await partition({ name: 'day', interval: 'month' })).toEqual([
    ['2024-01-01T00:00:00Z', 1, 1, 1],
    ['2024-02-01T00:00:00Z', 0, 0, 0],
    ['2024-03-01T00:00:00Z', 1, 1, 1],
  ])
  expect(await partition({ name: 'day', interval: 'quarter' })).toEqual([['2024-01-01T00:00:00Z', 2, 2, 2]])
  // 2024-01-31 is a Wednesday.
  expect(((await partition({ name: 'day', interval: 'week' })) as unknown[][])[0]![0]).toBe('2024-01-29T00:00:00Z')
})

test('a breakdown that does not fit its field, or is too fine, is told apart', async () => {
  expect(await partition({ name: 'town' })).toBe('unknownField')
  expect(await partition({ name: 'city', interval: 1 })).toBe('wrongInterval')
  expect(await partition({ name: 'stars' })).toBe('wrongInterval')
  expect(await partition({ name: 'day', interval: 7 })).toBe('wrongInterval')
  expect(await partition({ name: 'stars', interval: 1e-9 })).toBe('tooManyBuckets')
})

test('an hourly breakdown of one day is answered where the project spans centuries', async () => {
  const seconds = (...date: Parameters<typeof Date.UTC>) => Date.UTC(...date) / 1000
  const centuries: SmallProject = {
    documents: [
      { words: 'room', metadata: { day: seconds(1901, 0, 1) } },
      { words: 'room', metadata: { day: seconds(2024, 4, 1, 9, 59) } },
      { words: 'bar', metadata: { day: seconds(2024, 4, 1, 11) } },
      { words: 'room', metadata: { day: seconds(2024, 4, 1, 10, 30), city: 'Rome' } },
      { words: 'room', metadata: { day: seconds(2100, 0, 1) } },
    ],
    types: { day: 'date' },
  }
  const may = [{ name: 'day', minimum: seconds(2024, 4, 1), maximum: seconds(2024, 4, 1, 23) }]
  expect(await partition({ name: 'day', interval: 'hour' }, [], centuries)).toBe('tooManyBuckets')
  expect(await partition({ name: 'day', interval: 'hour' }, may, centuries)).toEqual([
    ['2024-05-01T09:00:00Z', 1, 1, 1],
    ['2024-05-01T10:00:00Z', 1, 1, 1],
    ['2024-05-01T11:00:00Z', 1, 1, 0],
  ])
  // The span is that of the documents, so hours before and after them have no bucket; a single document has one.
  const rome = await partition({ name: 'day', interval: 'hour' }, ROME, centuries)
  expect(rome).toEqual([['2024-05-01T10:00:00Z', 1, 1, 1]])
  expect(await partition({ name: 'day', interval: 'hour' }, [{ name: 'city', values: [] }], centuries)).toEqual([])
})

test('a text field with too many values has those of the filter', async () => {
  const { snapshot } = askSmall(hotel)
  const count = 10_001
  // Document d has the value d alone.
  const column: StringColumn = {
    name: 'id',
    type: 'string',
    dictionary: packStrings(Array.from({ length: count }, (_, d) => String(d))),
    offsets: Uint32Array.from({ length: count + 1 }, (_, d) => d),
    values: Uint32Array.from({ length: count }, (_, d) => d),
  }
  const wide = { snapshot: { ...snapshot, columns: { fields: [column] } }, signal: undefined }
  const members = new Uint8Array(count)
  const breakDownSet = () => breakDown(wide, { name: 'id' }, setOfMarks(members))
  for (const d of [4, 17]) members[d] = 1
  const buckets = (await breakDownSet()) as Buckets
  expect(buckets.labels).toEqual(['4', '17'])
  expect([...buckets.filterCounts, ...buckets.totalCounts]).toEqual([1, 1, 1, 1])
  members.fill(1)
  expect(await breakDownSet()).toBe('tooManyBuckets')
})
