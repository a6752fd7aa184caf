import { beforeAll, expect, test } from 'vitest'
import type { AnswerContext } from '../../../src/answers/context.js'
import { LONG_TEXT } from '../../../src/answers/readText.js'
import { vectorizeSteps, vectorizeText } from '../../../src/answers/texts/vectorizeText.js'
import { termId } from '../../../src/snapshot/termTable.js'
import { askReal, buildProject, documentVector, sampleDocuments, sourceOf } from '../realProject.js'

let context: AnswerContext
beforeAll(async () => {
  context = await askReal(await buildProject(sourceOf(sampleDocuments)))
})

test("a document's own text has the terms, fragments and vector that the build gave the document", async () => {
  const { snapshot } = context
  const { offsets, terms, starts, lengths, fragments } = await snapshot.occurrences()
  for (const [document, { text }] of sampleDocuments.entries()) {
    const read = vectorizeText(context, text)
    const built = (fragment: number) =>
      Array.from({ length: offsets[document + 1]! - offsets[document]! }, (_, i) => offsets[document]! + i)
        .filter((i) => fragments[i] === fragment)
        .map((i) => ({ termId: termId(snapshot.terms, terms[i]!), start: starts[i]!, length: lengths[i]! }))
    expect(read.terms).toEqual(built(0))
    expect(read.fragments).toEqual(built(1))
    const expected = await documentVector(snapshot, document)
    // The build adds up in 32-bit numbers where this adds in 64.
    for (const [axis, value] of expected.entries()) expect(read.vector?.[axis] ?? 0).toBeCloseTo(value, 5)
  }
})

test('words that the project does not have are terms in their place, without a part in the vector', () => {
  const known = vectorizeText(context, 'The breakfast was great')
  const more = vectorizeText(context, 'The xylophone breakfast was zanily great')
  expect(more.terms.map(({ termId: id }) => id)).toEqual(['xylophone|en', 'breakfast|en', 'zanily|en', 'great|en'])
  expect(more.terms[1]).toEqual({ termId: 'breakfast|en', start: 14, length: 9 })
  expect(more.vector).toEqual(known.vector)
})

test('a text without known words has no vector', () => {
  const known = { terms: [], indexes: [], starts: [], lengths: [], isFragment: [], distinct: [], counts: [] }
  expect(vectorizeText(context, '')).toEqual({ terms: [], fragments: [], known, vector: undefined })
  expect(vectorizeText(context, 'xylophone').vector).toBeUndefined()
})

test('a long text is read in steps, and its parts are where they are in each of its sentences', () => {
  const sentence = 'The xylophone breakfast was zanily great. '
  const times = Math.ceil(LONG_TEXT / sentence.length)
  const once = vectorizeText(context, sentence)
  const steps = vectorizeSteps(context, sentence.repeat(times))
  let turns = 0
  let step = steps.next()
  for (; step.done !== true; step = steps.next()) turns++
  expect(turns).toBeGreaterThan(3)
  const everywhere = (list: typeof once.terms) =>
    Array.from({ length: times }, (_, i) =>
      list.map((term) => ({ ...term, start: term.start + i * sentence.length })),
    ).flat()
  expect(step.value.terms).toEqual(everywhere(once.terms))
  expect(step.value.fragments).toEqual(everywhere(once.fragments))
})
