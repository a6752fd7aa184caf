import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Engine, openEngine, type Project } from '../../../src/engine.js'
import type { DocumentRecord } from '../../../src/operations/v5/renderDocuments.js'
import { valuesOf } from '../../../src/report/document/askTexts.js'
import type { ReportedProject } from '../../../src/report/document/reportedProject.js'
import type { ReportDocument } from '../../../src/report/reportDocument.js'
import { reportProject } from '../../../src/report/reportProject.js'
import { openReviews } from '../../operations/v5/reviews.js'

let engine: Engine
let project: Project
beforeAll(async () => {
  engine = await openEngine({ threads: 0 })
  project = await openReviews(engine)
})
afterAll(() => engine.close())

test('what a document says is asked for once, however many concepts find it', async () => {
  const asked: string[] = []
  const { docs } = project
  const counting: ReportedProject = {
    get: project.get,
    metadata: project.metadata,
    concepts: project.concepts,
    docs: {
      ...docs,
      search: (async (question) => {
        const answer = await docs.search(question)
        for (const { doc_id, terms } of answer.result as DocumentRecord[]) if (terms !== undefined) asked.push(doc_id)
        return answer
      }) as typeof docs.search,
    },
  }
  const report = (await reportProject(counting, {}, 'test')) as ReportDocument
  expect(report.documents.length).toBeGreaterThan(20)
  const found = report.concepts.reduce((sum, { documents }) => sum + documents.length, 0)
  expect(found).toBeGreaterThan(2 * report.documents.length)
  expect(new Set(asked).size).toBe(asked.length)
})

test('the values of a document are read once, however many fields there are', () => {
  const readsOf = (count: number): number => {
    let reads = 0
    const metadata = Array.from({ length: count }, (_, i) => ({
      get name() {
        reads++
        return `f${i % (count / 2)}`
      },
      ...{ type: 'string' as const, value: `v${i}` },
    }))
    const fields = Array.from({ length: count }, (_, i) => ({ name: `f${i}`, type: 'string' as const }))
    const values = valuesOf(metadata, fields)
    expect(values.slice(0, 2)).toEqual([`v0, v${count / 2}`, `v1, v${count / 2 + 1}`])
    expect(values.at(-1)).toBe('')
    return reads
  }
  expect(readsOf(200)).toBe(2 * readsOf(100))
})
