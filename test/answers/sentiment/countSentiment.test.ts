import fc from 'fast-check'
import { expect, test } from 'vitest'
import { resolveConcept } from '../../../src/answers/concepts/resolveConcept.js'
import { documentsOf } from '../../../src/answers/context.js'
import {
  countSentiment,
  findExamples,
  polarityOf,
  sentimentStrength,
} from '../../../src/answers/sentiment/countSentiment.js'
import { isMember } from '../../../src/snapshot/documentSet.js'
import type { SentimentLayer } from '../../../src/snapshot/snapshot.js'
import { termId, termNumber } from '../../../src/snapshot/termTable.js'
import { randomFilter, randomProject, WORDS } from '../randomProject.js'
import { askSmall, CONFIDENCE } from '../smallSnapshot.js'

/** The same sentiment with other confidences of occurrences. */
const withConfidences = (layer: SentimentLayer, occurrenceConfidences: Uint8Array): SentimentLayer => ({
  ...layer,
  mentions: async () => ({ ...(await layer.mentions()), occurrenceConfidences }),
})

test('the polarity of each document, worked out by itself for several concepts asked for together', async () => {
  const texts = fc.array(fc.uniqueArray(fc.constantFrom(...WORDS, '-pool'), { minLength: 1, maxLength: 3 }), {
    minLength: 2,
    maxLength: 5,
  })
  await fc.assert(
    fc.asyncProperty(randomProject, randomFilter, texts, async (project, filter, searched) => {
      const context = askSmall(project)
      const { snapshot } = context
      const { occurrenceLabels } = await (await snapshot.sentiment())!.mentions()
      const layer = (await snapshot.sentiment())!
      const { offsets, terms } = await snapshot.occurrences()
      const set = await documentsOf(context, filter)
      const concepts = searched.map((own) => resolveConcept(context, { texts: own }))
      const expected = concepts.map(({ exactTerms, excludedTerms }) => {
        const counts = { negative: 0, neutral: 0, positive: 0, total: 0, mixed: 0 }
        for (let document = 0; document < snapshot.documents.count; document++) {
          const indexes = Array.from({ length: terms.length }, (_, i) => i).slice(
            offsets[document],
            offsets[document + 1],
          )
          const labelsOf = (term: number) => indexes.filter((i) => terms[i] === term).map((i) => occurrenceLabels[i]!)
          const own = exactTerms.map(({ term }) => labelsOf(term)).filter(({ length }) => length > 0)
          if (!isMember(set, document) || own.length === 0) continue
          if (excludedTerms.some(({ term }) => labelsOf(term).length > 0)) continue
          // The mean of a term is stored in 63rds.
          const meanOf = (labels: number[]) =>
            Math.round((63 * labels.reduce((sum, label) => sum + (label * CONFIDENCE) / 255, 0)) / labels.length)
          const sum = own.reduce((total, labels) => total + meanOf(labels), 0)
          counts[polarityOf(sum)]++
          counts.total++
          if (own.flat().includes(1) && own.flat().includes(-1)) counts.mixed++
        }
        return counts
      })
      expect(await countSentiment(context, layer, concepts, await documentsOf(context, filter))).toEqual(expected)
    }),
    { numRuns: 200 },
  )
})

const hotel = askSmall({
  documents: [
    { words: 'staff+ room-' },
    { words: 'staff- room-', metadata: { city: 'Rome' } },
    { words: 'staff room' },
    { words: 'staff+ staff-' },
    { words: 'staff+ staff+ staff-', metadata: { city: 'Rome' } },
    { words: 'bar', metadata: { city: 'Rome' } },
  ],
})

test('a document feels about a concept what the sum over its occurrences says', async () => {
  const layer = (await hotel.snapshot.sentiment())!
  const ask = async (texts: string[], filter: { name: string; values: string[] }[] = []) =>
    (await countSentiment(hotel, layer, [resolveConcept(hotel, { texts })], await documentsOf(hotel, filter)))[0]
  expect(await ask(['staff'])).toEqual({ positive: 2, negative: 1, neutral: 2, total: 5, mixed: 2 })
  expect(await ask(['staff'], [{ name: 'city', values: ['Rome'] }])).toEqual({
    positive: 1,
    negative: 1,
    neutral: 0,
    total: 2,
    mixed: 1,
  })
  // With both words the first document is good and bad alike.
  expect(await ask(['staff', 'room'])).toEqual({ positive: 1, negative: 1, neutral: 3, total: 5, mixed: 3 })
  expect(await ask(['lift'])).toEqual({ positive: 0, negative: 0, neutral: 0, total: 0, mixed: 0 })
})

test('examples are the surest documents of each feeling for each term', async () => {
  const layer = (await hotel.snapshot.sentiment())!
  const concept = resolveConcept(hotel, { texts: ['staff', 'room', 'lift'] })
  const examples = await findExamples(hotel, layer, concept, await documentsOf(hotel, []))
  const named = examples.map(({ document, term, polarity }) => [termId(hotel.snapshot.terms, term), polarity, document])
  expect(named).toEqual([
    // Document 4 is positive too, but only by two to one.
    ['staff|en', 'positive', 0],
    ['staff|en', 'negative', 1],
    // In document 3 good and bad cancel out; document 2 is neutral throughout.
    ['staff|en', 'neutral', 2],
    ['room|en', 'negative', 0],
    ['room|en', 'neutral', 2],
  ])
  expect(termNumber(hotel.snapshot.terms, 'lift|en')).toBe(-1)
})

test('the neutral example is the document whose occurrences are neutral most surely, not one where good and bad cancel out', async () => {
  const context = askSmall({
    documents: [{ words: 'staff+ staff-' }, { words: 'staff' }, { words: 'staff staff' }, { words: 'bar+ bar-' }],
  })
  const layer = (await context.snapshot.sentiment())!
  // Occurrences in order: two of document 0, one of document 1, two of document 2 (mean 200), two of document 3.
  const sure = withConfidences(layer, Uint8Array.of(250, 250, 150, 240, 160, 250, 250))
  const neutral = async (text: string) => {
    const concept = resolveConcept(context, { texts: [text] })
    const examples = await findExamples(context, sure, concept, await documentsOf(context, []))
    return examples.map(({ document, polarity }) => [document, polarity])
  }
  expect(await neutral('staff')).toEqual([[2, 'neutral']])
  expect(await neutral('bar')).toEqual([[3, 'neutral']])
})

test('a sure neutral occurrence beside good and bad ones makes no neutral example', async () => {
  const context = askSmall({ documents: [{ words: 'staff+ staff staff-' }, { words: 'staff' }] })
  const layer = withConfidences((await context.snapshot.sentiment())!, Uint8Array.of(200, 250, 200, 10))
  const concept = resolveConcept(context, { texts: ['staff'] })
  const examples = await findExamples(context, layer, concept, await documentsOf(context, []))
  expect(examples.map(({ document, polarity }) => [document, polarity])).toEqual([[1, 'neutral']])
})

test('the strength of a term is that of its documents in the filter: feeling and one-sidedness, by the root of relevance', async () => {
  const { snapshot } = askSmall({
    documents: [
      { words: 'staff-', metadata: { city: 'Rome' } },
      { words: 'staff', metadata: { city: 'Rome' } },
      { words: 'staff+', metadata: { city: 'Oslo' } },
      { words: 'staff+', metadata: { city: 'Bern' } },
    ],
  })
  const layer = (await snapshot.sentiment())!
  const strength = async (...city: string[]) => {
    const filter = city.length === 0 ? [] : [{ name: 'city', values: city }]
    return sentimentStrength(
      snapshot,
      layer,
      termNumber(snapshot.terms, 'staff|en'),
      await documentsOf({ snapshot }, filter),
    )
  }
  // Four documents: relevance 4, root 2. Each feeling is 50 of 63, since the confidence is 0.8; with the filter's n documents
  // 2 x (sum of sizes + size of the sum) / (2 x 63 x n).
  expect(await strength('Rome')).toBeCloseTo((2 * (50 + 50)) / (2 * 63 * 2), 9)
  expect(await strength('Oslo', 'Bern')).toBeCloseTo((2 * (100 + 100)) / (2 * 63 * 2), 9)
  expect(await strength()).toBeCloseTo((2 * (150 + 50)) / (2 * 63 * 4), 9)
  expect(await strength('Kyiv')).toBe(0)
})

test('examples are those of looking at each document by itself, however sure its occurrences', async () => {
  const texts = fc.uniqueArray(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 3 })
  const confidences = fc.infiniteStream(fc.constantFrom(0, 40, 80, 120, 200))
  await fc.assert(
    fc.asyncProperty(randomProject, randomFilter, texts, confidences, async (project, filter, searched, stream) => {
      const context = askSmall({ ...project, phrases: [] })
      const { snapshot } = context
      const { offsets, terms } = await snapshot.occurrences()
      const plain = (await snapshot.sentiment())!
      const { occurrenceLabels } = await plain.mentions()
      const occurrenceConfidences = Uint8Array.from(terms, () => stream.next().value as number)
      const set = await documentsOf(context, filter)
      const expected: [string, string, number][] = []
      for (const word of searched) {
        const term = termNumber(snapshot.terms, `${word}|en`)
        const sure = { positive: [-1, 0], negative: [-1, 0], neutral: [-1, -1] } as Record<string, [number, number]>
        for (let document = 0; term >= 0 && document < snapshot.documents.count; document++) {
          const positions = [...terms.keys()]
            .slice(offsets[document], offsets[document + 1])
            .filter((i) => terms[i] === term)
          if (!isMember(set, document) || positions.length === 0) continue
          const labels = positions.map((i) => occurrenceLabels[i]!)
          const mean = labels.reduce((sum, label) => sum + label, 0) / labels.length
          const confidence = positions.reduce((sum, i) => sum + occurrenceConfidences[i]!, 0) / positions.length
          const polarity = polarityOf(mean)
          const sureness = mean === 0 ? (labels.some((label) => label !== 0) ? 0 : confidence) : Math.abs(mean)
          if (sureness > sure[polarity]![1] + 1e-12) sure[polarity] = [document, sureness]
        }
        for (const [polarity, [document]] of Object.entries(sure))
          if (document >= 0) expected.push([word, polarity, document])
      }
      const concept = resolveConcept(context, { texts: searched })
      const layer = withConfidences(plain, occurrenceConfidences)
      const found = await findExamples(context, layer, concept, await documentsOf(context, filter))
      expect(
        found.map(({ document, term, polarity }) => [
          termId(snapshot.terms, term).replace('|en', ''),
          polarity,
          document,
        ]),
      ).toEqual(expected)
    }),
    { numRuns: 200 },
  )
})

test('of many neutral documents the first hundred are looked at', async () => {
  const context = askSmall({ documents: Array.from({ length: 101 }, () => ({ words: 'staff' })), axes: 2 })
  const layer = (await context.snapshot.sentiment())!
  const concept = resolveConcept(context, { texts: ['staff'] })
  const surest = async (index: number) => {
    const occurrenceConfidences = new Uint8Array(101).fill(10)
    occurrenceConfidences[index] = 200
    const [example] = await findExamples(
      context,
      withConfidences(layer, occurrenceConfidences),
      concept,
      await documentsOf(context, []),
    )
    return example!.document
  }
  expect([await surest(50), await surest(99), await surest(100)]).toEqual([50, 99, 0])
})
