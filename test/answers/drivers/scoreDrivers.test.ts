import fc from 'fast-check'
import { expect, test } from 'vitest'
import { resolveConcept, termConcept } from '../../../src/answers/concepts/resolveConcept.js'
import { documentsOf } from '../../../src/answers/context.js'
import { countMatches } from '../../../src/answers/counts/matchCounts.js'
import { averageScores } from '../../../src/answers/drivers/averageScores.js'
import { heaviestDrivers, scoreDrivers, suggestDrivers } from '../../../src/answers/drivers/scoreDrivers.js'
import { createRandom } from '../../../src/math/random.js'
import { createMeanTail } from '../../../src/math/statistics/meanTail.js'
import { normalScores, normalTail } from '../../../src/math/statistics/tests.js'
import { isMember } from '../../../src/snapshot/documentSet.js'
import { randomFilter, randomProject } from '../randomProject.js'
import { askReal, buildProject, sourceOf } from '../realProject.js'
import { askSmall, type SmallProject } from '../smallSnapshot.js'

const mean = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length
const variance = (numbers: readonly number[]) =>
  numbers.reduce((sum, number) => sum + (number - mean(numbers)) ** 2, 0) / (numbers.length - 1)

test('average, baseline, impact and confidence are those of plain arithmetic over the scored documents', async () => {
  await fc.assert(
    fc.asyncProperty(randomProject, randomFilter, async (project, filter) => {
      const context = askSmall(project)
      const { snapshot } = context
      const set = await documentsOf(context, filter)
      const concepts = Array.from({ length: snapshot.terms.count }, (_, term) => termConcept(context, term))
      const drivers = await scoreDrivers(context, concepts, { scoreField: 'stars', filter: set, matchType: 'exact' })
      const { offsets, terms } = await snapshot.occurrences()
      const scored = project.documents.flatMap(({ metadata = {} }, document) =>
        isMember(set, document) && metadata.stars !== undefined
          ? [{ document, score: mean([metadata.stars].flat() as number[]) }]
          : [],
      )
      for (const [term, driver] of drivers.entries()) {
        const has = (d: number) => terms.subarray(offsets[d]!, offsets[d + 1]!).includes(term)
        const having = scored.filter(({ document }) => has(document)).map(({ score }) => score)
        const lacking = scored.filter(({ document }) => !has(document)).map(({ score }) => score)
        if (scored.length === 0) {
          expect(driver).toMatchObject({ averageScore: undefined, baseline: undefined, impact: 0, confidence: 0, q: 1 })
          continue
        }
        const baseline = mean(scored.map(({ score }) => score))
        expect(driver.baseline).toBeCloseTo(baseline, 9)
        expect(driver.averageScore).toBeCloseTo(having.length > 0 ? mean(having) : baseline, 9)
        expect(driver.impact).toBeCloseTo(driver.averageScore! - baseline, 9)
        if (having.length < 2 || lacking.length < 1 || driver.impact === 0) expect(driver.confidence).toBe(0)
        else if (having.length > 1 && lacking.length > 1 && variance(having) > 0 && variance(lacking) > 0) {
          const error = Math.sqrt(variance(having) / having.length + variance(lacking) / lacking.length)
          expect(driver.confidence).toBeCloseTo((mean(having) - mean(lacking)) / error, 6)
        } else if (mean(having) !== mean(lacking)) expect(Math.abs(driver.confidence)).toBeGreaterThan(0)
        expect(Number.isFinite(driver.confidence) && Number.isFinite(driver.adjustedImpact)).toBe(true)
      }
    }),
  )
})

test('a concept measured alone has nothing to be adjusted for', async () => {
  await fc.assert(
    fc.asyncProperty(randomProject, async (project) => {
      const context = askSmall(project)
      const question = { scoreField: 'stars', filter: await documentsOf(context, []), matchType: 'exact' } as const
      const [driver] = await scoreDrivers(context, [resolveConcept(context, { texts: ['room'] })], question)
      const scored = (await documentsOf(context, [{ name: 'stars', minimum: 0 }])).count
      if (scored >= 3) expect(driver!.adjustedImpact).toBeCloseTo(driver!.impact, 9)
    }),
  )
})

test('the average of a driver is that of match counts to the last digit, and its impact the difference from the baseline', async () => {
  // Sixteen rooms of 3 or 5 stars and eleven bars of 1: means of exactly 4 and 1, of 75 / 27 in all.
  const room = (i: number) => ({ words: 'room', metadata: { stars: i % 2 === 0 ? 3 : 5 } })
  const bar = { words: 'bar', metadata: { stars: 1 } }
  const documents = [...Array.from({ length: 16 }, (_, i) => room(i)), ...Array.from({ length: 11 }, () => bar)]
  const context = askSmall({ documents, types: { stars: 'score' } })
  const concepts = ['room', 'bar'].map((text) => resolveConcept(context, { texts: [text] }))
  const question = { scoreField: 'stars', filter: await documentsOf(context, []), matchType: 'exact' } as const
  const drivers = await scoreDrivers(context, concepts, question)
  const figures = drivers.map(({ averageScore, baseline, impact }) => ({ averageScore, baseline, impact }))
  expect(figures).toEqual([
    { averageScore: 4, baseline: 75 / 27, impact: 4 - 75 / 27 },
    { averageScore: 1, baseline: 75 / 27, impact: 1 - 75 / 27 },
  ])
  await fc.assert(
    fc.asyncProperty(randomProject, randomFilter, async (project, filter) => {
      const context = askSmall(project)
      const question = { scoreField: 'stars', filter: await documentsOf(context, filter), matchType: 'exact' } as const
      const concepts = Array.from({ length: context.snapshot.terms.count }, (_, term) => termConcept(context, term))
      const drivers = await scoreDrivers(context, concepts, question)
      for (const [term, { count, average }] of (await averageScores(context, concepts, question)).entries()) {
        const { documents, averageScore, baseline } = drivers[term]!
        expect(documents).toBe(count)
        expect(averageScore).toBe(average ?? baseline)
      }
    }),
  )
})

/** In 200 stays rudeness costs two stars. The lift is mentioned by half of those who met it, and by chance. */
const stays: SmallProject = {
  documents: Array.from({ length: 200 }, (_, i) => {
    const rude = i % 5 === 0
    const words = ['room', rude && 'rude', (i % 10 === 0 || i % 13 === 1) && 'lift', i % 7 === 0 && 'bar']
    const noise = ((i * 37) % 11) / 11 - 0.5
    return { words: words.filter(Boolean).join(' '), metadata: { stars: 4 - (rude ? 2 : 0) + noise } }
  }),
  types: { stars: 'score' },
  relatedFloor: 0.99,
}

test('a companion of a driver has an impact but no adjusted one', async () => {
  const context = askSmall(stays)
  const question = { scoreField: 'stars', filter: await documentsOf(context, []), matchType: 'exact' } as const
  const concepts = ['rude', 'lift', 'bar'].map((text) => resolveConcept(context, { texts: [text] }))
  const [rude, lift, bar] = await scoreDrivers(context, concepts, question)
  expect(rude!.impact).toBeLessThan(-1.5)
  expect(rude!.adjustedImpact).toBeCloseTo(rude!.impact, 1)
  expect(rude!.q).toBeLessThan(1e-6)
  expect(lift!.impact).toBeLessThan(-0.4)
  expect(lift!.confidence).toBeLessThan(-2)
  expect(Math.abs(lift!.adjustedImpact)).toBeLessThan(0.1)
  expect(lift!.q).toBeGreaterThan(0.05)
  expect(bar!.q).toBeGreaterThan(0.05)
})

test('how clear a driver is depends on the order of the scores, its impact on their size', async () => {
  const concepts = ['rude', 'lift', 'bar', 'room']
  const ask = async (scale: (stars: number) => number) => {
    const documents = stays.documents.map(({ words, metadata }) => ({
      words,
      metadata: { stars: scale(metadata!.stars as number) },
    }))
    const context = askSmall({ ...stays, documents })
    const question = { scoreField: 'stars', filter: await documentsOf(context, []), matchType: 'exact' } as const
    return scoreDrivers(
      context,
      concepts.map((text) => resolveConcept(context, { texts: [text] })),
      question,
    )
  }
  const [plain, cubed, tenfold] = [await ask((x) => x), await ask((x) => x ** 3), await ask((x) => 10 * x)]
  expect(cubed.map(({ q }) => q)).toEqual(plain.map(({ q }) => q))
  for (const [i, { adjustedImpact }] of tenfold.entries()) {
    expect(adjustedImpact).toBeCloseTo(10 * plain[i]!.adjustedImpact, 9)
  }
})

test('of two concepts that may be meant in place of each other none is called a driver', async () => {
  // Half of the documents with either word have both, and these have a star less.
  const ask = async (lossOfRudeAlone: number) => {
    const documents = Array.from({ length: 360 }, (_, i) => {
      const [rude, lift] = [i % 12 < 2, i % 12 === 1 || i % 12 === 2]
      const loss = rude && lift ? 1 : rude ? lossOfRudeAlone : 0
      const words = ['room', rude && 'rude', lift && 'lift'].filter(Boolean).join(' ')
      return { words, metadata: { stars: Math.max(2.5, 5 - loss - ((i * 37) % 11) / 4) } }
    })
    const context = askSmall({ documents, types: { stars: 'score' } })
    const question = { scoreField: 'stars', filter: await documentsOf(context, []), matchType: 'exact' } as const
    const concepts = ['rude', 'lift'].map((text) => resolveConcept(context, { texts: [text] }))
    return scoreDrivers(context, concepts, question)
  }
  const [rude, lift] = await ask(0)
  for (const { confidence, q } of [rude!, lift!]) {
    expect(confidence).toBeLessThan(-2.5)
    expect(q).toBeGreaterThan(0.05)
  }
  const [clearly] = await ask(1)
  expect(clearly!.q).toBeLessThan(0.01)
})

test('suggested drivers come by importance, the first having 1', async () => {
  const context = askSmall(stays)
  const question = { scoreField: 'stars', filter: await documentsOf(context, []), matchType: 'exact' } as const
  const drivers = await suggestDrivers(context, question, 3)
  expect(drivers.map(({ concept }) => concept.texts[0])).toEqual(['rude', 'lift', 'bar'])
  expect(drivers[0]!.importance).toBe(1)
  expect(drivers[0]).toMatchObject({ matchCount: 40, exactMatchCount: 40 })
  const importances = drivers.map(({ importance }) => importance)
  expect(importances).toEqual([...importances].sort((a, b) => b - a))
})

test('each suggested driver has its own match counts, whether few or all candidates are asked for', async () => {
  await fc.assert(
    fc.asyncProperty(randomProject, randomFilter, fc.integer({ min: 1, max: 60 }), async (project, filter, limit) => {
      const context = askSmall(project)
      const set = await documentsOf(context, filter)
      const drivers = await suggestDrivers(context, { scoreField: 'stars', filter: set, matchType: 'total' }, limit)
      const alone = await Promise.all(drivers.map(({ concept }) => countMatches(context, [concept], set)))
      expect(drivers.map(({ matchCount }) => matchCount)).toEqual(alone.map(({ matchCounts }) => matchCounts[0]))
      expect(drivers.map(({ exactMatchCount }) => exactMatchCount)).toEqual(
        alone.map(({ exactMatchCounts }) => exactMatchCounts[0]),
      )
    }),
  )
})

test('importance is the fourth root of impact, confidence, relevance and documents, over the highest', async () => {
  await fc.assert(
    fc.asyncProperty(randomProject, randomFilter, fc.integer({ min: 1, max: 6 }), async (project, filter, limit) => {
      const context = askSmall(project)
      const { snapshot } = context
      const set = await documentsOf(context, filter)
      const question = { scoreField: 'stars', filter: set, matchType: 'exact' } as const
      const { offsets, terms } = await snapshot.occurrences()
      const termsOf = project.documents.map((_, d) => new Set(terms.subarray(offsets[d]!, offsets[d + 1]!)))
      const isScored = (d: number) => isMember(set, d) && project.documents[d]!.metadata?.stars !== undefined
      const candidates = [...snapshot.terms.byRelevance].flatMap((term) => {
        const all = termsOf.filter((own) => own.has(term)).length
        const documents = termsOf.filter((own, d) => own.has(term) && isScored(d)).length
        return documents < 2 ? [] : [{ term, concept: termConcept(context, term), relevance: all, documents }]
      })
      const concepts = candidates.map(({ concept }) => concept)
      const given = await scoreDrivers(context, concepts, question)
      const weighted = candidates.map(({ term, relevance, documents }, i) => {
        const { impact, confidence } = given[i]!
        return {
          term,
          given: given[i]!,
          weight: Math.sqrt(Math.sqrt(Math.abs(impact * confidence) * relevance * documents)),
        }
      })
      const highest = Math.max(0, ...weighted.map(({ weight }) => weight))
      const drivers = await suggestDrivers(context, question, limit)
      expect(drivers).toHaveLength(Math.min(limit, candidates.length))
      const importances = weighted.map(({ weight }) => (highest === 0 ? 0 : weight / highest)).sort((x, y) => y - x)
      for (const [index, { concept, importance, ...driver }] of drivers.entries()) {
        const own = weighted.find(({ term }) => term === concept.exactTerms[0]!.term)!
        expect(importance).toBeCloseTo(highest === 0 ? 0 : own.weight / highest, 9)
        expect(importance).toBeCloseTo(importances[index]!, 9)
        // Suggested or given, a concept is measured and adjusted alike.
        expect(driver).toMatchObject(own.given)
      }
    }),
    { numRuns: 200 },
  )
})

test('drivers are looked for among the most relevant terms of the scored documents alone', async () => {
  // Rome has no scores; its lift is not looked at, and the bar of one scored document has no variance.
  const context = askSmall({
    documents: [
      ...Array.from({ length: 6 }, (_, i) => ({
        words: i % 2 === 0 ? 'room pool' : 'room',
        metadata: { stars: 5 - (i % 3) },
      })),
      { words: 'room bar', metadata: { stars: 1 } },
      ...Array.from({ length: 9 }, () => ({ words: 'lift', metadata: { city: 'Rome' } })),
    ],
    types: { stars: 'score' },
  })
  const question = { scoreField: 'stars', filter: await documentsOf(context, []), matchType: 'exact' } as const
  const drivers = await suggestDrivers(context, question, 10)
  expect(drivers.map(({ concept }) => concept.texts[0]).sort()).toEqual(['pool', 'room'])
})

test('however many terms documents without a score have, they take no place among the 2,000 looked at', async () => {
  // 2,200 words of four letters, each in three documents without a score, are more relevant than the twelve in two scored ones.
  const letters = 'bdfgklmnprtvz'
  const words = Array.from({ length: 2_200 }, (_, i) =>
    [i % 13, Math.floor(i / 13) % 13, Math.floor(i / 169)].map((index) => `${letters[index]}a`).join(''),
  )
  const early = ['garden', 'kitchen', 'balcony', 'window', 'carpet', 'pillow']
  const late = ['towel', 'sauna', 'terrace', 'lobby', 'lamp', 'mirror']
  const texts = [early, early, late, late, words, words, words].map((own) => own.join(', '))
  const documents = texts.map((text, i) => {
    const metadata = i < 4 ? [{ name: 'stars', type: 'score' as const, value: i < 2 ? 5 - i : 1 + i / 4 }] : []
    return { title: '', text, metadata }
  })
  const context = await askReal(await buildProject(sourceOf(documents)))
  expect(context.snapshot.terms.count).toBeGreaterThan(2_012)
  const question = { scoreField: 'stars', filter: await documentsOf(context, []), matchType: 'exact' } as const
  const drivers = await suggestDrivers(context, question, 100)
  expect(drivers.map(({ concept }) => concept.texts[0]).sort()).toEqual([...early, ...late].sort())
})

test('adjusted impact and q, worked out from the documents where one concept moves the score', async () => {
  // Rudeness costs a star; the bar stands more often beside it. The lift is worth something, but not clearly enough.
  const count = 120
  const noise = createRandom(5)
  const documents = Array.from({ length: count }, (_, i) => {
    const rude = i % 3 === 0
    const words = [
      'room',
      rude && 'rude',
      (rude ? i % 2 === 0 : i % 4 === 1) && 'bar',
      i % 5 === 1 && 'lift',
      i % 17 === 2 && 'pool',
    ]
    return {
      words: words.filter(Boolean).join(' '),
      metadata: { stars: 4 - (rude ? 1 : 0) + (i % 5 === 1 ? 0.2 : 0) + 2 * noise.next() },
    }
  })
  const context = askSmall({ documents, types: { stars: 'score' }, relatedFloor: 0.99 })
  const texts = ['rude', 'bar', 'lift', 'pool']
  const concepts = texts.map((text) => resolveConcept(context, { texts: [text] }))
  const question = { scoreField: 'stars', filter: await documentsOf(context, []), matchType: 'exact' } as const
  const drivers = await scoreDrivers(context, concepts, question)

  const centered = (values: readonly number[]) => values.map((value) => value - mean(values))
  const dot = (x: readonly number[], y: readonly number[]) => x.reduce((sum, value, i) => sum + value * y[i]!, 0)
  const beside = (x: readonly number[], other: readonly number[]) => {
    const share = dot(x, other) / dot(other, other)
    return x.map((value, i) => value - share * other[i]!)
  }
  const has = texts.map((text) => documents.map(({ words }) => Number(words.split(' ').includes(text))))
  const columns = has.map(centered)
  const stars = centered(documents.map(({ metadata }) => metadata.stars))
  // All scores differ: the normal score of the k-th is the mean of z over the k-th part of the distribution.
  const normal = [...normalScores(stars)]
  const [rude] = columns as [number[], number[], number[], number[]]
  const free = columns.map((column, j) => (j === 0 ? column : beside(column, rude)))
  const left = beside(normal, rude)
  // One concept is chosen, and so are as many degrees of freedom gone, beside that of the mean.
  const freedom = count - 2
  const variance = dot(left, left) / freedom
  // A concept in many documents is believed more easily, by its chance to show half a standard deviation at 3.5 errors.
  const powers = columns.map((column) => Math.max(0.02, normalTail(3.5 - 0.5 * Math.sqrt(dot(column, column)))))
  const tail = createMeanTail(normal)
  const cost = dot(rude, normal) / dot(rude, rude)
  const chances = free.map((column, j) => {
    const t = dot(column, j === 0 ? normal : left) / Math.sqrt(dot(column, column) * variance)
    const apart = (dot(column, column) / dot(columns[j]!, columns[j]!)) ** 8
    // What is left of the scores where the concept stands, had it no effect, beside ten documents of the usual spread.
    const own = j === 0 ? cost * (1 - mean(has[0]!)) : 0
    const square = left.reduce((sum, value, i) => sum + has[j]![i]! * (value + own) ** 2, 10 * variance)
    const spread = Math.sqrt(Math.max(1, square / (variance * (10 + mean(has[j]!) * count))))
    return tail(t / spread, dot(column, column), freedom) / ((powers[j]! / mean(powers)) * apart)
  })
  const order = texts.map((_, j) => j).sort((a, b) => chances[a]! - chances[b]!)
  for (const [j, { adjustedImpact, q }] of drivers.entries()) {
    const effect = dot(free[j]!, stars) / dot(free[j]!, free[j]!)
    expect(adjustedImpact).toBeCloseTo(effect * (1 - mean(has[j]!)), 9)
    const products = order.map((k, rank) => (rank >= order.indexOf(j) ? (chances[k]! * texts.length) / (rank + 1) : 1))
    expect(q).toBeCloseTo(Math.min(1, ...products), 9)
  }
  const qs = drivers.map(({ q }) => q)
  expect(qs[0]).toBeLessThan(1e-3)
  // Of the others two are not beyond telling, so that each factor counts.
  expect(qs.filter((q) => q > 0.05 && q < 1)).toHaveLength(2)
})

test('what rounding leaves of a variance of zero is no variance, whatever the scores are', async () => {
  for (const [high, low] of [
    [0.7, 0.1],
    [4.9, 1.3],
    [1e6 + 0.1, 1e6 - 0.3],
  ] as const) {
    for (const [goods, bads] of [
      [3, 8],
      [7, 6],
    ] as const) {
      const documents = Array.from({ length: goods + bads }, (_, i) => ({
        words: i < goods ? 'good' : 'bad',
        metadata: { stars: i < goods ? high : low },
      }))
      const context = askSmall({ documents, types: { stars: 'score' } })
      const question = { scoreField: 'stars', filter: await documentsOf(context, []), matchType: 'exact' } as const
      const [driver] = await scoreDrivers(context, [resolveConcept(context, { texts: ['good'] })], question)
      const all = variance(documents.map(({ metadata }) => metadata.stars))
      const expected = (high - low) / Math.sqrt(all / goods + all / bads)
      expect(driver!.confidence / expected).toBeCloseTo(1, 6)
    }
  }
})

test('a concept that parts the scores cleanly has a large but finite confidence', async () => {
  const documents = Array.from({ length: 8 }, (_, i) => ({
    words: i < 4 ? 'good' : 'bad',
    metadata: { stars: i < 4 ? 5 : 1 },
  }))
  const context = askSmall({ documents, types: { stars: 'score' } })
  const question = { scoreField: 'stars', filter: await documentsOf(context, []), matchType: 'exact' } as const
  const [driver] = await scoreDrivers(context, [resolveConcept(context, { texts: ['good'] })], question)
  // All eight scores vary by 32/7; 4 / sqrt(2 x 32/7/4) = sqrt 7.
  expect(driver!.confidence).toBeCloseTo(Math.sqrt(7), 9)
  expect(driver).toMatchObject({ averageScore: 5, baseline: 3, impact: 2 })
})

test('confidence is 0 for an impact of 0, and has its sign: rounding errors of the sums do not show', async () => {
  const measure = async (scores: readonly number[]) => {
    const documents = scores.map((stars, i) => ({ words: i % 2 === 0 ? 'bad' : 'good', metadata: { stars } }))
    const context = askSmall({ documents, types: { stars: 'score' } })
    const question = { scoreField: 'stars', filter: await documentsOf(context, []), matchType: 'exact' } as const
    return (await scoreDrivers(context, [resolveConcept(context, { texts: ['good'] })], question))[0]!
  }
  // Averages of 0.8 on both sides; the sums of deviations were -2.2e-16 and confidence -3.8e-16.
  expect(await measure([1.4, 0.6, 0, 0.2, 1, 1.6])).toMatchObject({ impact: 0, confidence: 0 })
  // The impact is -2.2e-16, the confidence was 1e-16.
  const { impact, confidence } = await measure([1.7, 0.4, 0.1, 1.9, 2, 1.9, 1.5, 1.1])
  expect([impact, confidence].map(Math.sign)).toEqual([-1, -1])
  // The impact is -1.1e-16.
  expect((await measure([0.8, 1.9, 0.8, 0.3, 0.7, 0.9, 1.7, 0.9])).confidence).toBe(0)
})

test('with total matches a concept also stands in documents with a related term', async () => {
  const context = askSmall({ ...stays, relatedFloor: 0.5 })
  const filter = await documentsOf(context, [])
  const concept = resolveConcept(context, { texts: ['lift'] })
  const ask = async (matchType: 'exact' | 'total') =>
    (await scoreDrivers(context, [concept], { scoreField: 'stars', filter, matchType }))[0]!
  // 21 of the 40 rude documents have the lift, which 34 have: a cosine of 21 / sqrt(40 x 34) = 0.57, and 53 with either.
  const [exact, total] = [await ask('exact'), await ask('total')]
  expect(total.matchCount).toBe(53)
  expect(exact.matchCount).toBe(53)
  expect(total.impact).toBeLessThan(exact.impact)
})

test('two thousand terms are looked at, and no more', async () => {
  // Every word stands in the same two of three scored documents.
  const words = Array.from({ length: 2_001 }, (_, i) => `word${i}`).join(' ')
  const documents = [words, words, ''].map((said, i) => ({ words: said, metadata: { stars: i + 1 } }))
  const context = askSmall({ documents, types: { stars: 'score' } })
  const question = { scoreField: 'stars', filter: await documentsOf(context, []), matchType: 'exact' } as const
  const drivers = await suggestDrivers(context, question, 5_000)
  expect(drivers).toHaveLength(2_000)
  expect(drivers.map(({ concept }) => concept.texts[0])).not.toContain('word2000')
})

test('the heaviest drivers are those of the largest |impact| x |confidence| x documents, equal ones as they came', async () => {
  const context = askSmall({ documents: [{ words: 'pool', metadata: { stars: 3 } }] })
  const concept = termConcept(context, 0)
  const [driver] = await scoreDrivers(context, [concept], {
    ...{ scoreField: 'stars', filter: await documentsOf(context, []), matchType: 'exact' },
  })
  // Impact, confidence and documents: the weights are 6, 8, 12, 8, 9 and 0.
  const figures = [
    [-1, -3, 2],
    [1, 2, 4],
    [0.5, 2, 12],
    [-2, 4, 1],
    [3, -3, 1],
    [9, 0, 9],
  ] as const
  const drivers = figures.map(([impact, confidence, documents]) => ({ ...driver!, impact, confidence, documents }))
  expect(heaviestDrivers(drivers, 9)).toEqual([2, 4, 1, 3, 0, 5])
  expect(heaviestDrivers(drivers, 3)).toEqual([2, 4, 1])
  expect(heaviestDrivers(drivers, 0)).toEqual([])
})
