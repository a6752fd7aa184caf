import fc from 'fast-check'
import { expect, test } from 'vitest'
import { resolveConcept, termConcept } from '../../../src/answers/concepts/resolveConcept.js'
import { documentsOf } from '../../../src/answers/context.js'
import { scoreDrivers, suggestDrivers } from '../../../src/answers/drivers/scoreDrivers.js'
import { randomFilter, randomProject } from '../randomProject.js'
import { askSmall, type SmallProject } from '../smallSnapshot.js'

const mean = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length
const variance = (numbers: readonly number[]) =>
  numbers.reduce((sum, number) => sum + (number - mean(numbers)) ** 2, 0) / (numbers.length - 1)

test('average, baseline, impact and confidence are those of plain arithmetic over the scored documents', async () => {
  await fc.assert(
    fc.asyncProperty(randomProject, randomFilter, async (project, filter) => {
      const context = askSmall(project)
      const { snapshot } = context
      const set = documentsOf(context, filter)
      const concepts = Array.from({ length: snapshot.terms.count }, (_, term) => termConcept(context, term))
      const drivers = await scoreDrivers(context, concepts, { scoreField: 'stars', filter: set, matchType: 'exact' })
      const { offsets, terms } = await snapshot.occurrences()
      const scored = project.documents.flatMap(({ metadata = {} }, document) =>
        set.members[document] === 1 && metadata.stars !== undefined
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
        if (having.length < 2 || lacking.length < 1) expect(driver.confidence).toBe(0)
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
      const question = { scoreField: 'stars', filter: documentsOf(context, []), matchType: 'exact' } as const
      const [driver] = await scoreDrivers(context, [resolveConcept(context, { texts: ['room'] })], question)
      const scored = documentsOf(context, [{ name: 'stars', minimum: 0 }]).count
      if (scored >= 3) expect(driver!.adjustedImpact).toBeCloseTo(driver!.impact, 9)
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
  const question = { scoreField: 'stars', filter: documentsOf(context, []), matchType: 'exact' } as const
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
    const question = { scoreField: 'stars', filter: documentsOf(context, []), matchType: 'exact' } as const
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
    const question = { scoreField: 'stars', filter: documentsOf(context, []), matchType: 'exact' } as const
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
  const question = { scoreField: 'stars', filter: documentsOf(context, []), matchType: 'exact' } as const
  const drivers = await suggestDrivers(context, question, 3)
  expect(drivers.map(({ concept }) => concept.texts[0])).toEqual(['rude', 'lift', 'bar'])
  expect(drivers[0]!.importance).toBe(1)
  expect(drivers[0]).toMatchObject({ matchCount: 40, exactMatchCount: 40 })
  const importances = drivers.map(({ importance }) => importance)
  expect(importances).toEqual([...importances].sort((a, b) => b - a))
})

test('a concept that parts the scores cleanly has a large but finite confidence', async () => {
  const documents = Array.from({ length: 8 }, (_, i) => ({
    words: i < 4 ? 'good' : 'bad',
    metadata: { stars: i < 4 ? 5 : 1 },
  }))
  const context = askSmall({ documents, types: { stars: 'score' } })
  const question = { scoreField: 'stars', filter: documentsOf(context, []), matchType: 'exact' } as const
  const [driver] = await scoreDrivers(context, [resolveConcept(context, { texts: ['good'] })], question)
  // All eight scores vary by 32/7; 4 / sqrt(2 x 32/7/4) = sqrt 7.
  expect(driver!.confidence).toBeCloseTo(Math.sqrt(7), 9)
  expect(driver).toMatchObject({ averageScore: 5, baseline: 3, impact: 2 })
})

test('with total matches a concept also stands in documents with a related term', async () => {
  const context = askSmall({ ...stays, relatedFloor: 0.5 })
  const filter = documentsOf(context, [])
  const concept = resolveConcept(context, { texts: ['lift'] })
  const ask = async (matchType: 'exact' | 'total') =>
    (await scoreDrivers(context, [concept], { scoreField: 'stars', filter, matchType }))[0]!
  // 21 of the 40 rude documents have the lift, which 34 have: a cosine of 21 / sqrt(40 x 34) = 0.57, and 53 with either.
  const [exact, total] = [await ask('exact'), await ask('total')]
  expect(total.matchCount).toBe(53)
  expect(exact.matchCount).toBe(53)
  expect(total.impact).toBeLessThan(exact.impact)
})
