import { beforeAll, expect, test } from 'vitest'
import type { AnswerContext } from '../../../src/answers/context.js'
import { readOccurrences } from '../../../src/answers/texts/readOccurrences.js'
import { askReal, buildProject, sampleDocuments, sourceOf } from '../realProject.js'

let context: AnswerContext
beforeAll(async () => {
  context = await askReal(await buildProject(sourceOf(sampleDocuments)))
})

test('different terms are listed in the order of their first occurrences, with their counts', () => {
  // A text of all documents has many more terms than are searched one by one, and is longer than the shared lists.
  const texts = [...sampleDocuments.map(({ text }) => text), sampleDocuments.map(({ text }) => text).join('\n')]
  for (const text of texts) {
    const { terms, indexes, distinct, counts } = readOccurrences(context, context.analyzer, text)
    const expected = new Map<number, number>()
    for (const term of terms) expected.set(term, (expected.get(term) ?? 0) + 1)
    expect(distinct).toEqual([...expected.keys()])
    expect(counts).toEqual([...expected.values()])
    expect(indexes.map((index) => distinct[index])).toEqual(terms)
  }
})
