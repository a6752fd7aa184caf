import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { type AnswerContext, documentsOf } from '../../../../src/answers/context.js'
import { bestFound, type HybridScores } from '../../../../src/answers/search/hybrid/hybridScores.js'
import { rankHybrid } from '../../../../src/answers/search/hybrid/rankHybrid.js'
import { searchDocuments } from '../../../../src/answers/search/searchDocuments.js'
import { SlotCache } from '../../../../src/compute/slotCache.js'
import { createRandom } from '../../../../src/math/random.js'
import { isMember } from '../../../../src/snapshot/documentSet.js'
import type { DocumentVectors } from '../../../../src/snapshot/documentVectors.js'
import { termDisplay, termNumber } from '../../../../src/snapshot/termTable.js'
import { termVectorsInMemory, vectorsInMemory } from '../../../openBuilt.js'
import { PHRASES, WORDS } from '../../randomProject.js'
import { askReal, buildProject, sampleDocuments, sourceOf } from '../../realProject.js'
import { askSmall } from '../../smallSnapshot.js'
import { naiveHybrid } from './naiveHybrid.js'

let context: AnswerContext
beforeAll(async () => {
  context = await askReal(await buildProject(sourceOf(sampleDocuments)))
})

/** Scores of all documents. */
const allScores = ({ count, scoreOf }: HybridScores) => Float64Array.from({ length: count }, (_, d) => scoreOf(d))

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
  const hybrid = await rankHybrid(context, search.texts)
  const [scores, found] = [allScores(hybrid), hybrid.found]
  const set = await documentsOf(context, filter)
  const [breakfast, staff] = [documentsWith('breakfast|en'), documentsWith('staff|en')]
  for (const matchType of ['both', 'exact', 'conceptual'] as const) {
    const expected = [...found.keys()]
      .filter((document) => found[document] === 1 && isMember(set, document) && !staff.has(document))
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
  const [learnedPolarities, plain, again] = [
    await searchDocuments(own, { ...question, limit: 50, offset: 0 }),
    await searchDocuments(own, { ...question, feedback: false, limit: 50, offset: 0 }),
    await searchDocuments(own, { ...question, feedback: true, limit: 50, offset: 0 }),
  ]
  expect([...plain.scores!]).not.toEqual([...learnedPolarities.scores!])
  expect([...again.scores!]).toEqual([...learnedPolarities.scores!])
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

/** A project of texts with natural lengths, a common direction and latent axes drawn by lot; some terms have no vector. */
function drawnProject(
  texts: readonly string[],
  {
    axes,
    seed,
    unknown = 0,
    stemOf = String,
  }: { axes: number; seed: number; unknown?: number; stemOf?: (word: string) => string },
) {
  const random = createRandom(seed)
  const unitRow = (width: number) => {
    const row = Array.from({ length: width }, () => random.next() - 0.5)
    return row.map((x) => x / Math.hypot(...row))
  }
  const small = askSmall({ documents: texts.map((words) => ({ words })), phrases: PHRASES, axes })
  const { terms, space, documents } = small.snapshot
  const termCount = Math.max(0, terms.count - unknown)
  const latent = {
    axes: 3,
    termCount,
    termVectors: termVectorsInMemory(Float32Array.from(Array.from({ length: termCount }, () => unitRow(3)).flat())),
  }
  const ranking = {
    ...latent,
    contentWordCounts: Uint32Array.from(texts, (text) => text.split(' ').filter(Boolean).length),
    documentVectors: vectorsInMemory(
      Float32Array.from(Array.from({ length: documents.count }, () => unitRow(3)).flat()),
      3,
    ),
  }
  const own = {
    ...space,
    termCount,
    termLengths: Float32Array.from({ length: terms.count }, () => 0.5 + random.next()),
    commonDirection: Float32Array.from(unitRow(axes)),
  }
  const stems: string[] = []
  const stemHashes = Uint32Array.from({ length: terms.count }, (_, term) => {
    const word = termDisplay(terms, term)
    const stem = word.includes(' ') ? `phrase ${term}` : stemOf(word)
    return stems.includes(stem) ? stems.indexOf(stem) : stems.push(stem) - 1
  })
  const snapshot = { ...small.snapshot, terms: { ...terms, stemHashes }, space: own, ranking: async () => ranking }
  return { context: { ...small, snapshot }, corpus: { texts, phrases: PHRASES, stemOf, snapshot } }
}

/** Scores and found documents are those of the formula, for a query with feedback and without. */
async function expectNaive(project: ReturnType<typeof drawnProject>, queries: readonly string[]) {
  for (const feedback of [true, false]) {
    const expected = await naiveHybrid(project.corpus, queries, feedback)
    const hybrid = await rankHybrid(project.context, queries, { feedback, quantizedFrom: Infinity })
    const scores = allScores(hybrid)
    expect([...hybrid.found]).toEqual(expected.found)
    const wrong = expected.scores.filter((score, d) => !(Math.abs(score - scores[d]!) < 1e-4))
    expect(wrong).toEqual([])
  }
}

test('where the words occur alike in all documents, their order adds nothing to what feedback reads', async () => {
  const [a, b, c, d] = WORDS
  const texts = [
    [a, b, c, d],
    [b, a, d, c],
    [c, a, b, d],
    [d, c, b, a],
    [a, c, b, d],
  ].map((words) => words.join(' '))
  for (const seed of [1, 2, 3]) await expectNaive(drawnProject(texts, { axes: 4, seed }), [`${a} ${b}`])
})

test('scores are those of the formula, step by step', async () => {
  const text = fc.array(fc.constantFrom(...WORDS), { maxLength: 9 }).map((words) => words.join(' '))
  const query = fc.array(fc.constantFrom(...WORDS, 'lift', 'room', 'view'), { minLength: 1, maxLength: 5 })
  await fc.assert(
    fc.asyncProperty(
      fc.array(text, { minLength: 2, maxLength: 16 }),
      fc.array(
        fc.tuple(query, fc.constantFrom('', '', '-')).map(([words, sign]) => sign + words.join(' ')),
        { minLength: 1, maxLength: 2 },
      ),
      fc.nat({ max: 1_000 }),
      fc.nat(2),
      async (texts, queries, seed, unknown) => {
        fc.pre(texts.some((own) => own !== ''))
        await expectNaive(drawnProject(texts, { axes: 4, seed, unknown }), queries)
      },
    ),
    { numRuns: 60 },
  )
})

test('words of one stem are counted together, a word itself for more than the others', async () => {
  const text = fc.array(fc.constantFrom(...WORDS), { maxLength: 9 }).map((words) => words.join(' '))
  const query = fc
    .uniqueArray(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 3 })
    .map((words) => words.join(' '))
  // Bed, bar; room; staff; view; price, pool; food: words with the same first letter are of one stem.
  const stemOf = (word: string) => word.slice(0, 1)
  await fc.assert(
    fc.asyncProperty(
      fc.array(text, { minLength: 2, maxLength: 16 }),
      query,
      fc.nat({ max: 1_000 }),
      async (texts, searched, seed) => {
        fc.pre(texts.some((own) => own !== ''))
        await expectNaive(drawnProject(texts, { axes: 4, seed, stemOf }), [searched])
      },
    ),
    { numRuns: 60 },
  )
})

/** Texts of words with numbers, low ones more often. */
function numberedTexts(
  count: number,
  { words, length, seed }: { words: number; length: number; seed: number },
): string[] {
  const random = createRandom(seed)
  return Array.from({ length: count }, () =>
    Array.from({ length: 1 + random.int(length) }, () => `w${Math.floor(words * random.next() ** 2)}`).join(' '),
  )
}

test('ten documents teach, of them forty terms; two hundred are read for words near each other', async () => {
  const project = drawnProject(numberedTexts(320, { words: 90, length: 20, seed: 3 }), { axes: 5, seed: 1 })
  for (const query of ['w1 w2', 'w0 w1 w3 w7', 'w4']) await expectNaive(project, [query])
})

test('words near each other in a long query weigh too little to be looked for', async () => {
  const project = drawnProject(numberedTexts(30, { words: 40, length: 20, seed: 5 }), { axes: 5, seed: 2 })
  // 1.5 / n^1.5 passes 0.05 between nine and ten neighbours.
  for (const words of [9, 10, 11, 12]) {
    await expectNaive(project, [Array.from({ length: words }, (_, i) => `w${i}`).join(' ')])
  }
})

test.each([1_500, 2_200, 24_500])('among %d documents spaces weigh less, pairs more', async (count) => {
  const project = drawnProject(numberedTexts(count, { words: 20, length: 3, seed: 9 }), { axes: 3, seed: 4 })
  await expectNaive(project, ['w1 w2'])
})

test('with vectors in bytes the best documents are those of exact vectors, and scores are close to the formula', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.nat({ max: 1_000 }),
      fc.uniqueArray(fc.constantFrom('w0', 'w1', 'w2', 'w5', 'w9', 'w17'), { minLength: 1, maxLength: 3 }),
      fc.boolean(),
      fc.constantFrom(0, 1, 10, 300, 600),
      async (seed, words, feedback, requested) => {
        const texts = numberedTexts(600, { words: 40, length: 9, seed })
        const project = drawnProject(texts, { axes: 6, seed })
        const query = words.join(' ')
        const expected = await naiveHybrid(project.corpus, [query], feedback)
        const hybrid = await rankHybrid(project.context, [query], { feedback, quantizedFrom: 0 })
        expect(hybrid.error).toBeGreaterThan(0)
        // Bytes change the mean and the deviation of 600 cosines on six axes by a hundredth or two.
        const far = (error: number) => (score: number, d: number) =>
          !(Math.abs(score - hybrid.scoreOf(d)) < error + 0.03 * (1 + Math.abs(score)))
        // Of two hundred documents whose pairs of words are measured, others may be the last ones by bytes. With feedback, a close
        // call between two teachers would change everything.
        const mostFar = words.length > 1 ? 4 : 0
        if (!feedback) expect(expected.scores.filter(far(hybrid.error)).length).toBeLessThanOrEqual(mostFar)
        // Only cosines within the rounding of bytes can have another sign.
        expect(expected.found.filter((found, d) => found !== hybrid.found[d]).length).toBeLessThan(12)

        const documents = Uint32Array.from(texts, (_, d) => d)
        const [members, chosen] = [documents.map((d) => d % 3 && 1), documents.map((d) => d % 5 && 1)]
        const best = await bestFound(hybrid, [Uint8Array.from(members), Uint8Array.from(chosen)], requested)
        await hybrid.refine(documents)
        const scores = allScores(hybrid)
        expect([...hybrid.block(40, 90).subarray(0, 50)]).toEqual([...scores.subarray(40, 90)])
        const all = [...documents].filter((d) => d % 3 > 0 && d % 5 > 0 && hybrid.found[d] === 1)
        const order = all.sort((a, b) => scores[b]! - scores[a]! || a - b).slice(0, requested)
        expect(best.found).toBe(all.length)
        expect([...best.documents]).toEqual(order)
        expect([...best.scores]).toEqual(order.map((d) => scores[d]))
        if (!feedback) expect(expected.scores.filter(far(0)).length).toBeLessThanOrEqual(mostFar)
      },
    ),
    { numRuns: 25 },
  )
})

test('where all found documents are among the nearest, their scores are those of a second comparison of all', async () => {
  const texts = numberedTexts(600, { words: 300, length: 9, seed: 6 })
  const project = drawnProject(texts, { axes: 6, seed: 6 })
  let clear = 0
  for (const query of [...Array.from({ length: 300 }, (_, i) => `w${i}`), 'unknown']) {
    const whole = await rankHybrid(project.context, [query], { quantizedFrom: 0 })
    const rescored = await rankHybrid(project.context, [query], { quantizedFrom: 0, codedFrom: 0 })
    expect(rescored.parts.map(({ name, weight }) => [name, weight])).toEqual(
      whole.parts.map(({ name, weight }) => [name, weight]),
    )
    // Rounded cosines may exchange documents that teach, unless these are far enough apart.
    const first = await rankHybrid(project.context, [query], { feedback: false })
    const { error } = await rankHybrid(project.context, [query], { feedback: false, quantizedFrom: 0 })
    const best = [...allScores(first)].sort((a, b) => b - a).slice(0, 11)
    if (query !== 'unknown' && best.slice(1).some((score, i) => best[i]! - score <= 2 * error)) continue
    clear++
    // By codes of two bits about as many documents are found, and all that have the word.
    const [found, wanted] = [rescored, whole].map((scored) => scored.found.filter((one) => one === 1).length)
    expect(Math.abs(found! - wanted!)).toBeLessThanOrEqual(60)
    const words = texts.map((text) => text.split(' '))
    expect(words.filter((own, d) => own.includes(query) && rescored.found[d] === 0)).toEqual([])
    const scores = allScores(rescored)
    // The vector moves towards documents in bytes, not towards their exact vectors.
    const isOff = (score: number, d: number): boolean =>
      rescored.found[d] === 1 && !(Math.abs(score - scores[d]!) < 0.02)
    expect([...allScores(whole)].filter(isOff)).toEqual([])
  }
  expect(clear).toBeGreaterThan(10)
})

test('documents without a vector are found by their words alone, also by codes of two bits', async () => {
  const texts = numberedTexts(500, { words: 60, length: 9, seed: 3 })
  const { context } = drawnProject(texts, { axes: 6, seed: 3 })
  const { snapshot } = context
  const without = async (vectors: DocumentVectors, axes: number): Promise<DocumentVectors> => {
    const rows = (await vectors.all()).slice()
    for (let d = 0; d < texts.length; d += 3) rows.fill(0, d * axes, (d + 1) * axes)
    return vectorsInMemory(rows, axes)
  }
  const ranking = await snapshot.ranking()
  const latent = { ...ranking, documentVectors: await without(ranking.documentVectors, ranking.axes) }
  const documentVectors = await without(snapshot.documentVectors, 6)
  const own = { ...context, snapshot: { ...snapshot, documentVectors, ranking: async () => latent } }
  for (const query of ['w1', 'w7', 'w20', 'w33']) {
    const options = { feedback: false, quantizedFrom: 0 }
    const [coded, whole] = [
      await rankHybrid(own, [query], { ...options, codedFrom: 0 }),
      await rankHybrid(own, [query], options),
    ]
    for (let d = 0; d < texts.length; d += 3) {
      expect(coded.found[d]).toBe(whole.found[d])
      expect(coded.found[d]).toBe(Number(texts[d]!.split(' ').includes(query)))
    }
    // All have about the same score.
    const scores = allScores(coded)
    const far = [...allScores(whole)].filter((score, d) => d % 3 === 0 && !(Math.abs(score - scores[d]!) < 0.02))
    expect(far).toEqual([])
  }
})

test.each([0, Infinity])(
  'searches one after the other and at the same time give the same scores, also from arrays of earlier ones',
  async (codedFrom) => {
    const texts = numberedTexts(900, { words: 40, length: 9, seed: 8 })
    const project = drawnProject(texts, { axes: 6, seed: 8 })
    const queries = ['w1 w2', 'w4', 'w0 w1 w3', 'w9']
    const ask = async (query: string, feedback: boolean, context = project.context) => {
      const hybrid = await rankHybrid(context, [query], { feedback, quantizedFrom: 0, codedFrom })
      const copy = { scores: [...allScores(hybrid)], found: [...hybrid.found] }
      hybrid.release()
      return copy
    }
    for (const feedback of [true, false]) {
      const alone = []
      for (const query of queries)
        alone.push(await ask(query, feedback, drawnProject(texts, { axes: 6, seed: 8 }).context))
      for (let round = 0; round < 3; round++) {
        expect(await Promise.all(queries.map((query) => ask(query, feedback)))).toEqual(alone)
        for (const [i, query] of queries.entries()) expect(await ask(query, feedback)).toEqual(alone[i])
      }
    }
  },
)
