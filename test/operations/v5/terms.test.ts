import { beforeAll, describe, expect, test } from 'vitest'
import { docs } from '../../../src/operations/v5/documents.js'
import { terms } from '../../../src/operations/v5/terms.js'
import { sampleDocuments } from '../../answers/realProject.js'
import { openSample } from './askSample.js'

let sample: Awaited<ReturnType<typeof openSample>>
beforeAll(async () => {
  sample = await openSample(sampleDocuments)
})

describe('terms', () => {
  test('count each of their texts as often as documents show it among terms and fragments', async () => {
    const shown = new Map<string, Record<string, number>>()
    for (const { text, terms, fragments } of (await sample.ask(docs, { limit: 25_000 })).result) {
      for (const { term_id, start, end } of [...terms!, ...fragments!]) {
        const counts = shown.get(term_id) ?? {}
        const surface = text!.slice(start, end)
        counts[surface] = (counts[surface] ?? 0) + 1
        shown.set(term_id, counts)
      }
    }
    const rows = await sample.ask(terms, { term_ids: [...shown.keys()] })
    for (const row of rows) expect(row.all_texts).toEqual(shown.get(row.term_id))
    expect(rows.some(({ distinct_doc_count, total_doc_count }) => distinct_doc_count < total_doc_count)).toBe(true)
  })

  test('have statistics over the whole project, also those that are found nowhere', async () => {
    const [row, unknown] = await sample.ask(terms, { term_ids: ['breakfast|en', 'zeppelin|en'] })
    const found = await sample.ask(docs, { search: { texts: ['breakfast'] }, match_type: 'exact', limit: 0 })
    expect(row!.total_doc_count).toBe(found.result_count)
    expect(row!.display_text).toBe('breakfast')
    expect(row!.vector).toBe(found.search!.vectors[0])
    expect(unknown).toMatchObject({ term_id: 'zeppelin|en', total_doc_count: 0, all_texts: {}, vector: '' })
  })
})
