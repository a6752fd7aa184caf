import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bySignificance, compareFilters, difference } from '../../../src/answers/comparison/compareFilters.js'
import { resolveConcept } from '../../../src/answers/concepts/resolveConcept.js'
import { documentsOf } from '../../../src/answers/context.js'
import { createRandom } from '../../../src/math/random.js'
import { isMember, setOfMarks } from '../../../src/snapshot/documentSet.js'
import { naiveFalseDiscoveries, naiveTail } from '../../math/statistics/naiveTests.js'
import { randomFilter, randomProject, WORDS } from '../randomProject.js'
import { askSmall, type SmallDocument, textOf } from '../smallSnapshot.js'

test('a difference is what adding up the chances gives, in its own direction', () => {
  // 8 of 20 against 2 of 30, reckoned as 3 of 30.
  const more = difference(8, 20, 2, 30)
  expect(more.p).toBeCloseTo(naiveTail(8, 20, 11, 50), 12)
  expect(more).toMatchObject({ share: 0.4, otherShare: 2 / 30 })
  expect(more.distinctive).toBeCloseTo(8 * Math.log(8.5 / 21 / (2.5 / 31)), 12)
  const less = difference(2, 30, 8, 20)
  expect(less.p).toBe(more.p)
  expect(less.distinctive).toBeCloseTo(-more.distinctive, 12)
  expect(difference(5, 10, 5, 10)).toMatchObject({ p: 1, distinctive: 0 })
  expect(difference(5, 10, 0, 0)).toMatchObject({ p: 1, share: 0.5, otherShare: 0 })
  expect(difference(0, 0, 5, 10)).toMatchObject({ p: 1, share: 0, otherShare: 0.5 })
  // All documents of the other side have it already: the one more is a document more.
  const every = difference(1, 10, 4, 4)
  expect(every.p).toBeCloseTo(naiveTail(4, 4, 6, 14), 12)
  const most = difference(10, 10, 4, 4)
  expect(most.p).toBeCloseTo(naiveTail(10, 10, 15, 15), 12)
})

test('given concepts are counted on both sides, documents on both left out', async () => {
  await fc.assert(
    fc.asyncProperty(randomProject, randomFilter, randomFilter, async (project, left, right) => {
      const context = askSmall(project)
      const [first, other] = [await documentsOf(context, left), await documentsOf(context, right)]
      const concepts = WORDS.map((word) => resolveConcept(context, { texts: [word] }))
      const found = await compareFilters(context, first, other, { concepts, limit: 1_000 })
      const has = (d: number, word: string) => textOf(project.documents[d]!).split(' ').includes(word)
      const only = (a: typeof first, b: typeof first) =>
        [...project.documents.keys()].filter((d) => isMember(a, d) && !isMember(b, d))
      const [a, b] = [only(first, other), only(other, first)]
      expect([found.count, found.otherCount]).toEqual([a.length, b.length])
      expect(found.overlap).toBe(first.count - a.length)
      for (const { concept, count, otherCount, p, q } of [...found.more, ...found.less]) {
        const word = concept.texts[0]!
        expect(count).toBe(a.filter((d) => has(d, word)).length)
        expect(otherCount).toBe(b.filter((d) => has(d, word)).length)
        expect(q).toBeGreaterThanOrEqual(p)
      }
      const mirrored = await compareFilters(context, other, first, { concepts, limit: 1_000 })
      const names = (list: typeof found.more) => list.map(({ concept }) => concept.texts[0])
      expect([names(mirrored.more), names(mirrored.less)]).toEqual([names(found.less), names(found.more)])
    }),
    { numRuns: 60 },
  )
})

interface NaiveDifference {
  readonly text: string
  readonly count: number
  readonly otherCount: number
  readonly p: number
  readonly distinctive: number
}

/** What is met more on the first side, and on the other, document by document and word by word. */
function naiveComparison(documents: readonly SmallDocument[], first: readonly number[], other: readonly number[]) {
  const wordsOf = (document: number) => new Set(textOf(documents[document]!).split(' ').filter(Boolean))
  const [a, b] = [first.filter((d) => !other.includes(d)), other.filter((d) => !first.includes(d))]
  const words = [...new Set(documents.flatMap((_, d) => [...wordsOf(d)]))]
  const differences = words.flatMap((text): NaiveDifference[] => {
    const having = (side: readonly number[]) => side.filter((d) => wordsOf(d).has(text)).length
    const [count, otherCount] = [having(a), having(b)]
    if (count + otherCount < 5) return []
    const lift = Math.log((count + 0.5) / (a.length + 1) / ((otherCount + 0.5) / (b.length + 1)))
    const [hits, drawn, others, size] =
      lift > 0 ? [count, a.length, otherCount, b.length] : [otherCount, b.length, count, a.length]
    const p =
      lift === 0 || size === 0 ? 1 : naiveTail(hits, drawn, hits + others + 1, drawn + Math.max(size, others + 1))
    return [{ text, count, otherCount, p, distinctive: hits * lift }]
  })
  const qs = naiveFalseDiscoveries(differences.map(({ p }) => p))
  const side = (sign: number) =>
    differences
      .map((difference, i) => ({ ...difference, q: qs[i]! }))
      .filter(({ distinctive }) => distinctive * sign > 0)
      .sort(
        (s, t) =>
          Number(s.q >= 0.05) - Number(t.q >= 0.05) ||
          Math.abs(t.distinctive) - Math.abs(s.distinctive) ||
          t.count + t.otherCount - s.count - s.otherCount,
      )
  return { count: a.length, otherCount: b.length, more: side(1), less: side(-1) }
}

test('terms are compared as document by document, with the chances added up', async () => {
  const side = fc.constantFrom('first', 'other', 'both', 'none')
  const document = fc.record({ side, words: fc.uniqueArray(fc.constantFrom(...WORDS), { maxLength: 5 }) })
  const sample = fc.array(document, { minLength: 10, maxLength: 40 })
  await fc.assert(
    fc.asyncProperty(sample, fc.nat(5), async (drawn, limit) => {
      const documents = drawn.map(({ words }) => ({ words: words.join(' ') }))
      const on = (...sides: string[]) => [...drawn.keys()].filter((d) => sides.includes(drawn[d]!.side))
      const setOf = (members: number[]) => setOfMarks(Uint8Array.from(drawn, (_, d) => Number(members.includes(d))))
      const [first, other] = [on('first', 'both'), on('other', 'both')]
      const found = await compareFilters(askSmall({ documents }), setOf(first), setOf(other), { limit })
      const expected = naiveComparison(documents, first, other)
      expect(found).toMatchObject({
        count: expected.count,
        otherCount: expected.otherCount,
        overlap: on('both').length,
      })
      for (const [actual, naive] of [
        [found.more, expected.more],
        [found.less, expected.less],
      ] as const) {
        expect(actual).toHaveLength(Math.min(limit, naive.length))
        for (const [i, difference] of actual.entries()) {
          const { text, p, q, distinctive, ...counts } = naive.find(({ text }) => text === difference.concept.texts[0])!
          expect(difference).toMatchObject(counts)
          expect(difference.p).toBeCloseTo(p, 10)
          expect(difference.q).toBeCloseTo(q, 10)
          expect(difference.distinctive).toBeCloseTo(distinctive, 10)
          expect(difference.share).toBeCloseTo(counts.count / Math.max(1, expected.count), 10)
          expect(difference.otherShare).toBeCloseTo(counts.otherCount / Math.max(1, expected.otherCount), 10)
          // Words of the same counts are equal; which of them comes first, the table of terms decides.
          expect(Math.abs(naive[i]!.distinctive)).toBeCloseTo(Math.abs(distinctive), 10)
          expect(naive[i]!.q >= 0.05).toBe(q >= 0.05)
        }
      }
    }),
    { numRuns: 60 },
  )
})

test('a term of five documents is tested, one of four is not; equal ones come in the order of terms', async () => {
  const words = [
    'pool',
    'pool',
    'pool',
    'pool',
    'bar sauna pool bed',
    'bar sauna',
    'bar sauna',
    'bar sauna',
    'bar sauna',
  ]
  const context = askSmall({ documents: words.map((said) => ({ words: said })) })
  const set = (...members: number[]) => setOfMarks(Uint8Array.from(words, (_, d) => Number(members.includes(d))))
  const { more, less } = await compareFilters(context, set(0, 1, 2, 3), set(4, 5, 6, 7, 8), { limit: 10 })
  expect(more.map(({ concept }) => concept.texts[0])).toEqual(['pool'])
  expect(less.map(({ concept }) => concept.texts[0])).toEqual(['bar', 'sauna'])
  const four = await compareFilters(context, set(0, 1, 2, 3), set(5, 6, 7, 8), { limit: 10 })
  expect([four.more, four.less]).toEqual([[], []])
})

test('of each side the thousand most frequent terms are tested, the first ones of equal', async () => {
  const word = (i: number) => `word${i}`
  const all = Array.from({ length: 1_003 }, (_, i) => word(i))
  // All but the last stand in five documents of the first side, word 1002 in six, of the other one as well.
  const documents = [...Array.from({ length: 5 }, () => all), [word(1_002)], ['bed'], [word(1_002)]]
  const context = askSmall({ documents: documents.map((own) => ({ words: own.join(' ') })) })
  const set = (from: number, to: number) =>
    setOfMarks(Uint8Array.from(documents, (_, d) => Number(d >= from && d < to)))
  const { more } = await compareFilters(context, set(0, 6), set(6, 8), { limit: 2_000 })
  expect(more).toHaveLength(1_000)
  const names = more.map(({ concept }) => concept.texts[0])
  expect(names).toContain(word(1_002))
  expect(names).toContain(word(998))
  expect(names).not.toContain(word(999))
})

test('q is that of Benjamini and Hochberg over all concepts tested', async () => {
  const documents: SmallDocument[] = Array.from({ length: 40 }, (_, i) => ({
    words: [i < 20 || i > 37 ? 'sauna' : '', i < 12 || i > 29 ? 'pool' : '', i % 2 === 0 ? 'bed' : ''].join(' '),
  }))
  const context = askSmall({ documents })
  const half = setOfMarks(Uint8Array.from(documents, (_, i) => Number(i < 20)))
  const rest = setOfMarks(Uint8Array.from(documents, (_, i) => Number(i >= 20)))
  const { more, less } = await compareFilters(context, half, rest, { limit: 10 })
  const all = [...more, ...less].sort((a, b) => a.p - b.p)
  // Everyone has beds alike, so that difference is none.
  expect(all.map(({ concept }) => concept.texts[0])).toEqual(['sauna', 'pool'])
  expect(all[0]!.q).toBeCloseTo(3 * all[0]!.p, 12)
  expect(all[1]!.q).toBeCloseTo((3 / 2) * all[1]!.p, 12)
  expect(more[0]!.concept.texts).toEqual(['sauna'])
})

test('a phrase does not bring its words along', async () => {
  const documents = Array.from({ length: 40 }, (_, i) => ({ words: i < 20 ? 'pool bar' : 'bed' }))
  const context = askSmall({ documents, phrases: ['pool bar'] })
  const side = (from: number) => setOfMarks(Uint8Array.from(documents, (_, i) => Number(i >= from && i < from + 20)))
  const { more } = await compareFilters(context, side(0), side(20), { limit: 10 })
  expect(more.map(({ concept }) => concept.texts[0])).toEqual(['pool bar'])
})

test('random halves of a project differ in next to nothing', async () => {
  const random = createRandom(7).next
  const words = Array.from({ length: 60 }, (_, i) => `word${i}`)
  const documents = Array.from({ length: 300 }, () => ({
    words: words.filter((_, i) => random() < 1 / (2 + i / 3)).join(' '),
  }))
  const context = askSmall({ documents })
  let clear = 0
  for (let trial = 0; trial < 20; trial++) {
    const members = Uint8Array.from(documents, () => Number(random() < 0.5))
    const other = members.map((member) => 1 - member)
    const { more, less } = await compareFilters(context, setOfMarks(members), setOfMarks(other), { limit: 60 })
    clear += [...more, ...less].filter(({ q }) => q < 0.05).length
  }
  // One in twenty trials would be within what q promises; Fisher with one more outside is stricter still.
  expect(clear).toBeLessThanOrEqual(1)
})

test('clear differences come before unclear ones, each by how distinctive they are', () => {
  const list = [
    { q: 0.5, distinctive: 9 },
    { q: 0.01, distinctive: -3 },
    { q: 0.04, distinctive: 5 },
    { q: 0.2, distinctive: -10 },
  ]
  expect(bySignificance(list, 3)).toEqual([list[2], list[1], list[3]])
  // At 0.05 it is clear no more.
  const [border, below] = [
    { q: 0.05, distinctive: 9 },
    { q: 0.0499, distinctive: 1 },
  ]
  expect(bySignificance([border, below], 2)).toEqual([below, border])
})

test('a term is counted with its phrases and tested without them', async () => {
  const times = (words: string, count: number) => Array.from({ length: count }, () => ({ words }))
  const documents = [
    ...times('gasket', 9),
    ...times('front gasket', 3),
    ...times('rotor', 8),
    ...times('front gasket', 4),
  ]
  const context = askSmall({ documents, phrases: ['front gasket'] })
  const first = setOfMarks(Uint8Array.from(documents, (_, d) => Number(d < 12)))
  const other = setOfMarks(Uint8Array.from(documents, (_, d) => Number(d >= 12)))
  const terms = await compareFilters(context, first, other, { limit: 10 })
  const gasket = terms.more.find(({ concept }) => concept.texts[0] === 'gasket')!
  expect(gasket).toMatchObject({ count: 12, otherCount: 4, share: 1, otherShare: 4 / 12 })
  expect(gasket).toMatchObject({ testedCount: 9, otherTestedCount: 0 })
  expect(gasket.p).toBeCloseTo(difference(9, 12, 0, 12).p, 12)
  const concepts = [resolveConcept(context, { texts: ['gasket'] })]
  const [requested] = (await compareFilters(context, first, other, { concepts, limit: 10 })).more
  expect(requested).toMatchObject({ count: 12, otherCount: 4, testedCount: 12, otherTestedCount: 4 })
})

test('a term that is rarer once its phrases count is no difference', async () => {
  const times = (words: string, count: number) => Array.from({ length: count }, () => ({ words }))
  // By itself in 6 of 12 and 0 of 12; with its phrase in 6 of 12 and 12 of 12.
  const documents = [...times('gasket', 6), ...times('rotor', 6), ...times('front gasket', 12)]
  const context = askSmall({ documents, phrases: ['front gasket'] })
  const first = setOfMarks(Uint8Array.from(documents, (_, d) => Number(d < 12)))
  const other = setOfMarks(Uint8Array.from(documents, (_, d) => Number(d >= 12)))
  const { more, less } = await compareFilters(context, first, other, { limit: 10 })
  expect([...more, ...less].some(({ concept }) => concept.texts[0] === 'gasket')).toBe(false)
})

test('of many words the thousand most frequent ones of each side are tested', async () => {
  const numbered = (name: string, from: number, to: number) =>
    Array.from({ length: to - from }, (_, i) => `${name}x${from + i}`)
  // 1,100 words are in 6 texts of the first side and all 20 of the other; 50 words are in 12 texts of the first side alone.
  const common = numbered('common', 0, 1_100)
  const special = numbered('special', 0, 50)
  const documents = Array.from({ length: 40 }, (_, d) => ({
    words: [...(d < 6 || d >= 20 ? common : ['other']), ...(d < 12 ? special : [])].join(' '),
  }))
  const setOf = (has: (d: number) => boolean) => setOfMarks(Uint8Array.from(documents, (_, d) => Number(has(d))))
  const found = await compareFilters(
    askSmall({ documents }),
    setOf((d) => d < 20),
    setOf((d) => d >= 20),
    { limit: 2_000 },
  )
  const names = (list: typeof found.more) => new Set(list.map(({ concept }) => concept.texts[0]!))
  expect([...names(found.more)].filter((name) => name.startsWith('special')).sort()).toEqual([...special].sort())
  // Common words are equally frequent, so the first thousand of them are tested for the other side.
  expect(names(found.less)).toEqual(new Set(common.slice(0, 1_000)))
})
