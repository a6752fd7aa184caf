import { expect, test } from 'vitest'
import { openContext } from '../../src/answers/openContext.js'
import { inlineCompute } from '../../src/compute/pool.js'
import { buildSnapshot } from '../../src/indexing/pipeline.js'
import type { TermManagement } from '../../src/snapshot/snapshot.js'
import { analyzeText, createAnalyzer } from '../../src/text/analyze.js'
import { openBuilt } from '../openBuilt.js'
import { sampleDocuments, sourceOf } from './realProject.js'

const managed: TermManagement = {
  'room|en': { new_term_id: 'chamber|en' },
  'front|en desk|en': { new_term_id: 'reception|en' },
  'staff|en': { action: 'ignore' },
  'the|en': { action: 'notice' },
}

test.each([
  ['', {}],
  [' under term management', managed],
] as const)('a question reads words of the project as one who never saw the project%s', async (_, management) => {
  const built = await buildSnapshot({
    source: sourceOf(sampleDocuments),
    compute: inlineCompute,
    number: 1,
    scienceVersion: 'test',
    language: 'en',
    management,
  })
  const { analyzer } = await openContext({ snapshot: openBuilt(built), compute: inlineCompute })
  const stranger = createAnalyzer({ language: 'en', management })
  const more = ["THE ROOM'S Keys & nothing-else", 'front desk, Front-Desk', '10 10th e.g. www.example.org U.S.A. staff']
  for (const text of [...sampleDocuments.map((document) => document.text), ...more]) {
    expect(analyzeText(analyzer, text)).toEqual(analyzeText(stranger, text))
  }
})
