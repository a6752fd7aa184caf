import { expect, test } from 'vitest'
import { createModel } from '../../src/client/model.js'
import { hasValues } from '../../src/client/sections/carriedDocuments.js'
import type { ReportDocument } from '../../src/report/reportDocument.js'

/** A report of documents with the values of one field, of which some are listed. */
const modelOf = (field: string, listed: readonly string[], values: readonly string[]) =>
  createModel({
    fields: [{ name: field, type: 'string', values: listed.map((value) => ({ value, count: 5 })) }],
    concepts: [],
    documents: values.map((value) => ({ values: [value] })),
    score: null,
  } as unknown as ReportDocument)

const having = (model: ReturnType<typeof modelOf>, filters: Record<string, string>): number[] =>
  model.documents.flatMap((document, place) => (hasValues(model, document, filters) ? [place] : []))

test('a document has each of several values, and not a part of one', () => {
  const model = modelOf('city', ['Paris', 'Paris, Texas', 'Rome'], ['Paris', 'Paris, Texas', 'Rome, Paris, Texas', ''])
  expect(having(model, { city: 'Paris' })).toEqual([0, 2])
  expect(having(model, { city: 'Paris, Texas' })).toEqual([1, 2])
  expect(having(model, { city: 'Rome' })).toEqual([2])
  expect(having(model, {})).toEqual([0, 1, 2, 3])
})

test.each(['constructor', '__proto__'])('a field may be called %s', (field) => {
  const model = modelOf(field, ['Lotus'], ['Lotus', ''])
  expect(having(model, Object.fromEntries([[field, 'Lotus']]))).toEqual([0])
  expect(model.documents.map(({ values }) => Object.entries(values))).toEqual([[[field, 'Lotus']], []])
})
