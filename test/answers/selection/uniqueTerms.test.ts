import fc from 'fast-check'
import { expect, test } from 'vitest'
import { documentsOf } from '../../../src/answers/context.js'
import { uniqueTerms } from '../../../src/answers/selection/uniqueTerms.js'
import { createRandom } from '../../../src/math/random.js'
import { setOfMarks } from '../../../src/snapshot/documentSet.js'
import { termId } from '../../../src/snapshot/termTable.js'
import { naiveFalseDiscoveries, naiveTail } from '../../math/statistics/naiveTests.js'
import { WORDS } from '../randomProject.js'
import { askSmall } from '../smallSnapshot.js'

/** Ten documents of Rome and ten of Oslo; each word with its documents in Rome and in Oslo. */
const counts = { pool: [7, 4], sauna: [9, 1], spa: [2, 0], bed: [4, 6], lobby: [5, 5] } as const
const cities = askSmall({
  documents: ['Rome', 'Oslo'].flatMap((city, side) =>
    Array.from({ length: 10 }, (_, i) => ({
      words: Object.keys(counts)
        .filter((word) => i < counts[word as keyof typeof counts][side]!)
        .join(' '),
      metadata: { city },
    })),
  ),
})

async function uniqueTo(city: string, limit: number): Promise<[string, number][]> {
  const found = await uniqueTerms(cities, await documentsOf(cities, [{ name: 'city', values: [city] }]), limit)
  return found.map(({ term, q }) => [termId(cities.snapshot.terms, term), q])
}

test('what occurs more often inside is listed by relevance, with the q of its test', async () => {
  // Fisher with one document more outside; four words in at least five documents are tested. C(20, 10) = 184756.
  // sauna, 11 marked: (C(11,9) C(9,1) + C(11,10)) / 184756 = 506 / 184756, the least p: times 4.
  // pool, 12 marked: (792 x 56 + 495 x 28 + 220 x 8 + 66) / 184756 = 60038 / 184756, the second: times 4 / 2.
  expect(await uniqueTo('Rome', 50)).toEqual([
    ['pool|en', expect.closeTo((60038 / 184756) * 2, 9)],
    ['sauna|en', expect.closeTo((506 / 184756) * 4, 9)],
    ['spa|en', 1],
  ])
  // bed, 7 + 4 marked: (C(11,6) C(9,4) + 330 x 84 + 165 x 36 + 55 x 9 + 11) / 184756 = 1/2, times 4, at most 1.
  expect(await uniqueTo('Oslo', 50)).toEqual([['bed|en', 1]])
})

test('significant terms take precedence where the limit leaves some out', async () => {
  expect((await uniqueTo('Rome', 1)).map(([id]) => id)).toEqual(['sauna|en'])
  expect((await uniqueTo('Rome', 2)).map(([id]) => id)).toEqual(['pool|en', 'sauna|en'])
  expect(await uniqueTo('Rome', 0)).toEqual([])
})

test('a term that is more frequent outside once its phrases count is not unique to a filter', async () => {
  const times = (words: string, count: number) => Array.from({ length: count }, () => ({ words }))
  // By itself `room` is in 14 of 40 documents inside and in none outside; with its phrase in 50 of 60 outside.
  const inside = [...times('room window', 14), ...times('breakfast', 26)]
  const uniqueBeside = async (meetings: number): Promise<string[]> => {
    const documents = [...inside, ...times('meeting room', meetings), ...times('garden', 60 - meetings)]
    const { snapshot, ...context } = askSmall({ documents, phrases: ['meeting room'] })
    const filter = setOfMarks(Uint8Array.from(documents, (_, d) => Number(d < inside.length)))
    const found = await uniqueTerms({ ...context, snapshot }, filter, 50)
    return found.map(({ term }) => termId(snapshot.terms, term)).sort()
  }
  expect(await uniqueBeside(50)).toEqual(['breakfast|en', 'window|en'])
  // 21 of 60 is the same share as 14 of 40, 20 of 60 is less.
  expect(await uniqueBeside(21)).toEqual(['breakfast|en', 'window|en'])
  expect(await uniqueBeside(20)).toEqual(['breakfast|en', 'room|en', 'window|en'])
})

test('nothing is unique to all documents, nor to none', async () => {
  expect(await uniqueTerms(cities, await documentsOf(cities, []), 50)).toEqual([])
  expect(await uniqueTo('Kyiv', 50)).toEqual([])
})

test('in 300 documents random filters have next to nothing significant, a filter with a subject of its own has its words', async () => {
  const random = createRandom(5)
  const words = Array.from({ length: 200 }, (_, i) => `word${i}`)
  const documents = Array.from({ length: 300 }, (_, d) => ({
    words: words.filter((_, w) => random.next() < (w < 5 && d < 30 ? 0.5 : 0.05)).join(' '),
  }))
  const project = askSmall({ documents })
  const significant = async (members: Uint8Array): Promise<string[]> => {
    const found = await uniqueTerms(project, setOfMarks(members), 50)
    expect(found.length).toBeGreaterThan(20)
    return found.filter(({ q }) => q < 0.05).map(({ term }) => termId(project.snapshot.terms, term))
  }
  let filtersWithAny = 0
  for (let round = 0; round < 40; round++) {
    const members = Uint8Array.from(documents, () => Number(random.next() < 0.1))
    if ((await significant(members)).length > 0) filtersWithAny++
  }
  // At a false discovery rate of .05 one in twenty is expected.
  expect(filtersWithAny).toBeLessThanOrEqual(4)
  const subject = await significant(Uint8Array.from(documents, (_, d) => Number(d < 30)))
  expect(subject.sort()).toEqual(['word0|en', 'word1|en', 'word2|en', 'word3|en', 'word4|en'])
})

test('unique terms are those of counting documents word by word and adding up the chances', async () => {
  const document = fc.record({
    inside: fc.boolean(),
    words: fc.uniqueArray(fc.constantFrom(...WORDS), { maxLength: 5 }),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(document, { minLength: 6, maxLength: 40 }), fc.nat(6), async (drawn, limit) => {
      const context = askSmall({ documents: drawn.map(({ words }) => ({ words: words.join(' ') })) })
      const filter = setOfMarks(Uint8Array.from(drawn, ({ inside }) => Number(inside)))
      const [size, outsideSize] = [filter.count, drawn.length - filter.count]
      const { terms } = context.snapshot
      const words = Array.from({ length: terms.count }, (_, term) => {
        const word = termId(terms, term).replace('|en', '')
        const having = drawn.filter((own) => own.words.includes(word))
        const count = having.filter(({ inside }) => inside).length
        return { term, count, other: having.length - count, relevance: having.length }
      })
      const tested = words.filter(({ count, relevance }) => count > 0 && relevance >= 5)
      const ps = tested.map(({ count, other }) => {
        const lift = (count + 0.5) / (size + 1) / ((other + 0.5) / (outsideSize + 1))
        if (lift <= 1 || outsideSize === 0) return 1
        return naiveTail(count, size, count + other + 1, size + Math.max(outsideSize, other + 1))
      })
      const qs = naiveFalseDiscoveries(ps)
      const qOf = (term: number) => qs[tested.findIndex((own) => own.term === term)] ?? 1
      const more = words.filter(({ count, other }) => size > 0 && outsideSize > 0 && count / size > other / outsideSize)
      const byRelevance = (a: (typeof words)[number], b: (typeof words)[number]) =>
        b.relevance - a.relevance || a.term - b.term
      more.sort((a, b) => Number(qOf(a.term) >= 0.05) - Number(qOf(b.term) >= 0.05) || byRelevance(a, b))
      const expected = more.slice(0, limit).sort(byRelevance)
      const found = await uniqueTerms(context, filter, limit)
      expect(found.map(({ term }) => term)).toEqual(expected.map(({ term }) => term))
      for (const { term, q } of found) expect(q).toBeCloseTo(qOf(term), 9)
    }),
    { numRuns: 200 },
  )
})

test('the thousand terms most frequent inside are tested, the first ones of equal', async () => {
  const words = Array.from({ length: 1_002 }, (_, i) => `word${i}`)
  const documents = [...Array.from({ length: 5 }, () => words), ['word1001'], ['bed'], ['bed']]
  const context = askSmall({ documents: documents.map((own) => ({ words: own.join(' ') })) })
  const filter = setOfMarks(Uint8Array.from(documents, (_, d) => Number(d < 6)))
  const found = await uniqueTerms(context, filter, 2_000)
  expect(found).toHaveLength(1_002)
  const untested = found.filter(({ q }) => q === 1).map(({ term }) => termId(context.snapshot.terms, term))
  expect(untested).toEqual(['word999|en', 'word1000|en'])
})

test('of more terms than are tested, those of the most documents of the filter are', async () => {
  // Every other word stands in twenty documents outside and one inside, `rare` in 15 inside: in fewer than any other.
  const others = Array.from({ length: 1_100 }, (_, i) => `w${i}`)
  const documents = Array.from({ length: 60 }, (_, d) => ({
    words: (d < 20
      ? [...others.filter((_, i) => i % 20 === d), ...(d < 15 ? ['rare'] : [])]
      : others.filter((_, i) => i % 2 === d % 2)
    ).join(' '),
  }))
  const context = askSmall({ documents })
  const filter = setOfMarks(Uint8Array.from(documents, (_, d) => Number(d < 20)))
  const [first] = await uniqueTerms(context, filter, 1)
  expect(termId(context.snapshot.terms, first!.term)).toBe('rare|en')
  expect(first!.q).toBeLessThan(0.05)
})
