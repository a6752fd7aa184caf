import fc from 'fast-check'
import { expect, test } from 'vitest'
import { resolveConcept } from '../../../src/answers/concepts/resolveConcept.js'
import { countSearchMatches, documentsWith, findMatches } from '../../../src/answers/search/findMatches.js'
import type { MatchType } from '../../../src/answers/search/matchScore.js'
import { SlotCache } from '../../../src/compute/slotCache.js'
import { createRandom } from '../../../src/math/random.js'
import { setOfMarks } from '../../../src/snapshot/documentSet.js'
import { termNumber } from '../../../src/snapshot/termTable.js'
import { askSmall } from '../smallSnapshot.js'

// Numbers: bed 0, bar 1, pool 2.
const words = ['bed bar', 'bed', 'pool', 'bar pool']
const context = askSmall({ documents: words.map((said) => ({ words: said })) })
const related = { terms: Uint32Array.of(1, 2), similarities: Float32Array.of(0.5, 0.25) }
const all = setOfMarks(Uint8Array.of(1, 1, 1, 1))

async function found(text: string[], matchType: MatchType, filter = all) {
  const concept = resolveConcept(context, { texts: text })
  const matches = await findMatches(context.snapshot, { concept, related, filter, matchType, requested: 4 })
  return { ...matches, documents: [...matches.documents], termScores: [...matches.termScores] }
}

test('an exact term counts 1, a related one the square of its similarity', async () => {
  const counts = { matchCount: 4, exactMatchCount: 2 }
  const both = { documents: [0, 1, 2, 3], termScores: [1.25, 1, 0.0625, 0.3125] }
  expect(await found(['bed'], 'both')).toEqual({ ...counts, found: 4, ...both })
  expect(await found(['bed'], 'exact')).toEqual({ ...counts, found: 2, documents: [0, 1], termScores: [1, 1] })
  expect(await found(['bed'], 'conceptual')).toEqual({
    ...counts,
    found: 2,
    documents: [2, 3],
    termScores: [0.0625, 0.3125],
  })
})

test('documents with an excluded term, and those outside the filter, are left out of everything', async () => {
  expect(await found(['bed', '-pool'], 'both')).toMatchObject({ documents: [0, 1], matchCount: 2, exactMatchCount: 2 })
  const filter = setOfMarks(Uint8Array.of(1, 0, 1, 0))
  expect(await found(['bed'], 'both', filter)).toMatchObject({ documents: [0, 2], matchCount: 2, exactMatchCount: 1 })
  expect([...(await documentsWith(context.snapshot, [{ id: 'pool|en', term: 2 }]))]).toEqual([0, 0, 1, 1])
})

const NAMES = ['bed', 'bar', 'pool', 'sofa', 'lamp']

test('matches and counts are those of a look at each document', async () => {
  const name = fc.constantFrom(...NAMES)
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ said: fc.uniqueArray(name, { maxLength: 4 }), isMember: fc.boolean() }), {
        minLength: 1,
        maxLength: 140,
      }),
      fc.uniqueArray(name, { minLength: 1, maxLength: 2 }),
      fc.uniqueArray(name, { maxLength: 1 }),
      fc.boolean(),
      async (drawn, wanted, unwanted, isWhole) => {
        // A document with all names, so that each is a term.
        const documents = [...drawn, { said: NAMES, isMember: true }]
        const own = askSmall({ documents: documents.map(({ said }) => ({ words: said.join(' ') })) })
        const members = Uint8Array.from(documents, ({ isMember }) => Number(isWhole || isMember))
        const concept = resolveConcept(own, { texts: [...wanted, ...unwanted.map((text) => `-${text}`)] })
        const similar = NAMES.filter((text) => !wanted.includes(text)).slice(0, 2)
        const terms = Uint32Array.from(similar, (text) => termNumber(own.snapshot.terms, `${text}|en`))
        const relatedToAll = { terms, similarities: Float32Array.from(similar, (_, i) => 0.5 / (i + 1)) }
        const rest = documents.map(({ said }, document) => ({
          document,
          exact: said.filter((text) => wanted.includes(text)).length,
          related: similar.reduce((sum, text, i) => sum + (said.includes(text) ? (0.5 / (i + 1)) ** 2 : 0), 0),
          isLeft: members[document] === 0 || said.some((text) => unwanted.includes(text)),
        }))
        const left = rest.filter(({ isLeft, exact, related }) => !isLeft && exact + related > 0)
        const counts = { matchCount: left.length, exactMatchCount: left.filter(({ exact }) => exact > 0).length }
        for (const matchType of ['both', 'exact', 'conceptual'] as const) {
          const chosen = left.filter(({ exact }) => matchType === 'both' || exact > 0 === (matchType === 'exact'))
          const request = { concept, related: relatedToAll, filter: setOfMarks(members), matchType, requested: 999 }
          const matches = await findMatches(own.snapshot, request)
          expect([...matches.documents]).toEqual(chosen.map(({ document }) => document))
          expect([...matches.termScores]).toEqual(
            chosen.map(({ exact, related }) => exact + (matchType === 'exact' ? 0 : related)),
          )
          expect(matches).toMatchObject({ ...counts, found: chosen.length })
        }
      },
    ),
    { numRuns: 60 },
  )
})

test('counts alone are those of the matches', async () => {
  const counted = (text: string[], filter = all) =>
    countSearchMatches(context.snapshot, { concept: resolveConcept(context, { texts: text }), related, filter })
  expect(await counted(['bed'])).toEqual({ matchCount: 4, exactMatchCount: 2 })
  expect(await counted(['bed', '-pool'])).toEqual({ matchCount: 2, exactMatchCount: 2 })
  expect(await counted(['bed'], setOfMarks(Uint8Array.of(1, 0, 1, 0)))).toEqual({ matchCount: 2, exactMatchCount: 1 })
})

test('searches at the same time find what they find one after the other', async () => {
  const questions = [
    () => found(['bed'], 'both'),
    () => found(['pool'], 'exact'),
    () => found(['bed', '-pool'], 'both'),
    () => found(['bar'], 'conceptual'),
  ]
  const oneByOne: unknown[] = []
  for (const ask of questions) oneByOne.push(await ask())
  expect(await Promise.all(questions.map((ask) => ask()))).toEqual(oneByOne)
})

test('documents of several windows are matched and counted as a look at each of them does', async () => {
  const count = 100_000
  const shares = [0.2, 0.01, 0.3, 0.0005]
  await fc.assert(
    fc.asyncProperty(fc.nat(9_999), fc.boolean(), async (seed, isWhole) => {
      const random = createRandom(seed)
      const isIn = shares.map((share) => Array.from({ length: count }, () => random.next() < share))
      const lists = isIn.map((flags) => flags.flatMap((flag, document) => (flag ? [document] : [])))
      const offsets = Uint32Array.from([0, ...lists.map((_, i) => lists.slice(0, i + 1).flat().length)])
      const many = {
        ...context.snapshot,
        documents: { ...context.snapshot.documents, count },
        postings: { ...context.snapshot.postings, offsets, documents: Uint32Array.from(lists.flat()) },
        cache: new SlotCache(),
      }
      const members = Uint8Array.from({ length: count }, () => Number(isWhole || random.next() < 0.5))
      const term = (number: number) => ({ id: `t${number}|en`, term: number })
      const base = { texts: ['t'], vector: undefined, relevance: 0 }
      for (const [exact, excluded] of [
        [[0, 1], [3]],
        [[1], []],
        [[3], [1]],
      ] as const) {
        const concept = { ...base, exactTerms: exact.map(term), excludedTerms: excluded.map(term) }
        const other = { terms: Uint32Array.of(2), similarities: Float32Array.of(0.5) }
        const expected = { documents: [] as number[], exactly: [] as number[], scores: [] as number[] }
        for (let document = 0; document < count; document++) {
          if (members[document] === 0 || excluded.some((number) => isIn[number]![document])) continue
          const exactly = exact.filter((number) => isIn[number]![document]).length
          const score = exactly + (isIn[2]![document] ? 0.25 : 0)
          if (score === 0) continue
          expected.documents.push(document)
          expected.exactly.push(exactly)
          expected.scores.push(score)
        }
        const request = { concept, related: other, filter: setOfMarks(members), requested: count }
        const found = await findMatches(many, { ...request, matchType: 'both' })
        expect(found.documents).toEqual(Uint32Array.from(expected.documents))
        expect(found.termScores).toEqual(Float64Array.from(expected.scores))
        const exactOnly = expected.documents.filter((_, i) => expected.exactly[i]! > 0)
        const exactly = await findMatches(many, { ...request, matchType: 'exact' })
        expect(exactly.documents).toEqual(Uint32Array.from(exactOnly))
        expect(exactly.termScores).toEqual(Float64Array.from(expected.exactly.filter((terms) => terms > 0)))
        const counts = { matchCount: expected.documents.length, exactMatchCount: exactOnly.length }
        expect(found).toMatchObject({ ...counts, found: expected.documents.length })
        expect(exactly).toMatchObject({ ...counts, found: exactOnly.length })
        expect(await countSearchMatches(many, request)).toEqual(counts)
      }
    }),
    { numRuns: 4 },
  )
})

test('a walk over many postings lets other work run, and ends when it is aborted; the next one is not harmed', async () => {
  const count = 500_000
  const documents = new Uint32Array(count).map((_, document) => document)
  const terms = new Uint32Array(40)
  const many = {
    ...context.snapshot,
    documents: { ...context.snapshot.documents, count },
    postings: { ...context.snapshot.postings, offsets: Uint32Array.of(0, count, count, count), documents },
    cache: new SlotCache(),
  }
  const set = setOfMarks(new Uint8Array(count).fill(1))
  const concept = resolveConcept(context, { texts: ['bed'] })
  const repeated = { terms, similarities: new Float32Array(terms.length).fill(0.5) }
  const request = { concept, related: repeated, filter: set, matchType: 'both' as const, requested: count }
  let turns = 0
  let isDone = false
  const countTurns = (): void => {
    turns++
    if (!isDone) setImmediate(countTurns)
  }
  setImmediate(countTurns)
  const { termScores } = await findMatches(many, request)
  isDone = true
  expect(turns).toBeGreaterThan(2)
  expect([termScores.length, termScores[0], termScores.at(-1)]).toEqual([count, 1 + 40 / 4, 1 + 40 / 4])

  const controller = new AbortController()
  const aborted = findMatches(many, request, controller.signal)
  const next = countSearchMatches(many, request)
  controller.abort(new Error('enough'))
  await expect(aborted).rejects.toThrow('enough')
  expect(await next).toEqual({ matchCount: count, exactMatchCount: count })
})
