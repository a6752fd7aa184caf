import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findWordsOfMentions, slicesOf } from '../../../src/answers/sentiment/sentimentWords.js'
import { askReal, buildProject, sampleDocuments, sourceOf } from '../realProject.js'

test('slices are the text, none longer than asked for, and end between sentences where there are any', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 300 }), fc.integer({ min: 1, max: 40 }), (text, size) => {
      const slices = [...slicesOf(text, size)]
      expect(slices.map(([from, to]) => text.slice(from, to)).join('')).toBe(text)
      expect(slices.every(([from, to]) => to - from <= size)).toBe(true)
    }),
  )
  const [first] = [...slicesOf('One is here. Two is there', 20)]
  expect(first).toEqual([0, 'One is here. '.length])
  expect([...slicesOf('One is here but', 8)][0]).toEqual([0, 'One is '.length])
})

test('each occurrence of each document has its words, at their places, none where it is neutral', async () => {
  const documents = sampleDocuments.slice(0, 60)
  const context = await askReal(await buildProject(sourceOf(documents)))
  const layer = await (await context.snapshot.sentiment())!.mentions()
  const occurrences = await context.snapshot.occurrences()
  const numbers = [4, 0, 17]
  const all = await context.snapshot.occurrencesOf(numbers)
  const texts = numbers.map((document, i) => ({ occurrences: all[i]!, text: documents[document]!.text }))
  const found = await findWordsOfMentions(context, texts, layer)
  let words = 0
  for (const [i, document] of numbers.entries()) {
    const from = occurrences.offsets[document]!
    expect(found[i]).toHaveLength(occurrences.offsets[document + 1]! - from)
    for (const [at, own] of found[i]!.entries()) {
      if (layer.occurrenceLabels[from + at] === 0) expect(own).toEqual([])
      for (const { start, end } of own) expect(documents[document]!.text.slice(start, end)).toMatch(/^\S/)
      words += own.length
    }
  }
  expect(words).toBeGreaterThan(0)
})

test('in a long text the words of a late mention stand where the text has them', async () => {
  const text = `${'We walked along the lake and back. '.repeat(1_000)}The shower was terrible.`
  const context = await askReal(await buildProject(sourceOf([{ title: '', text, metadata: [] }])))
  const layer = await (await context.snapshot.sentiment())!.mentions()
  const [occurrences] = await context.snapshot.occurrencesOf([0])
  const [words] = await findWordsOfMentions(context, [{ occurrences: occurrences!, text }], layer)
  const place = { start: text.indexOf('terrible'), end: text.indexOf('terrible') + 'terrible'.length, role: 'opinion' }
  expect(words!.some((own) => own.some((word) => word.start === place.start))).toBe(true)
  expect(words!.flat()[0]).toEqual(place)
})
