import { expect, test } from 'vitest'
import { openContext } from '../../src/answers/openContext.js'
import { inlineCompute } from '../../src/compute/pool.js'
import { SlotCache } from '../../src/compute/slotCache.js'
import { buildSnapshot } from '../../src/indexing/pipeline.js'
import type { TermManagement } from '../../src/snapshot/snapshot.js'
import { createAnalyzer, loadLanguage } from '../../src/text/analyze.js'
import { openBuilt } from '../openBuilt.js'
import { analyzeText } from '../text/analyzeText.js'
import { sampleDocuments, sourceOf } from './realProject.js'
import { smallSnapshot } from './smallSnapshot.js'

await loadLanguage('en')

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

const small = smallSnapshot({ documents: [{ words: 'bed bar' }] })
const open = (info: object, sources?: Parameters<typeof openContext>[1]) =>
  openContext(
    { snapshot: { ...small, cache: new SlotCache(), info: { ...small.info, ...info } }, compute: inlineCompute },
    sources,
  )

test('a project of several languages has an analyzer for each, that of the project first; one of one language has no others', async () => {
  const several = await open({ language: 'de', otherLanguages: ['en', 'es'] })
  expect(several.analyzer.language).toBe('de')
  expect(several.otherAnalyzers!.map(({ language }) => language)).toEqual(['en', 'es'])
  expect((await open({})).otherAnalyzers).toBeUndefined()
})

test('a word form that several languages have is the term of the language that reads it', async () => {
  const { analyzer, otherAnalyzers } = await open({ language: 'en', otherLanguages: ['de'] })
  expect(analyzeText(analyzer, 'bed').termIds).toEqual(['bed|en'])
  // The project knows "bed" from English texts only.
  expect(analyzeText(otherAnalyzers![0]!, 'bed').termIds).toEqual(['bed|de'])
})

test('analyzers are opened once a snapshot', async () => {
  const snapshot = { ...small, cache: new SlotCache() }
  const [first, second] = [
    await openContext({ snapshot, compute: inlineCompute }),
    await openContext({ snapshot, compute: inlineCompute }),
  ]
  expect(second.analyzer).toBe(first.analyzer)
  // Each analyzer counts 64 KiB, and what it remembers 200 bytes a word form.
  expect(snapshot.cache.bytes).toBeGreaterThanOrEqual(64 << 10)
  expect(snapshot.cache.bytes).toBeLessThan(2 * (64 << 10))
})

test('texts are read with the tokenizer of their language', async () => {
  const languages: string[] = []
  const tokenizer = (language: string) => {
    languages.push(language)
    return undefined
  }
  await open({ language: 'de', otherLanguages: ['en'] }, { tokenizer })
  expect(languages).toEqual(['de', 'en'])
})

test('general vectors come along where the build had them and they are still the same', async () => {
  const space = { fingerprint: 'a', axes: 2, vector: () => undefined }
  const source = (found: typeof space | undefined) => ({
    spaceFor: async (language: string) => (language === 'en' ? found : undefined),
  })
  const background = { fingerprint: 'a' }
  expect((await open({ background }, { background: source(space) })).background).toBe(space)
  expect(
    (await open({ background }, { background: source({ ...space, fingerprint: 'b' }) })).background,
  ).toBeUndefined()
  expect((await open({ background }, { background: source(undefined) })).background).toBeUndefined()
  expect((await open({}, { background: source(space) })).background).toBeUndefined()
  expect((await open({ background })).background).toBeUndefined()
  // A file that is gone by now leaves questions without.
  const gone = { spaceFor: async () => Promise.reject(new Error('gone')) }
  expect((await open({ background }, { background: gone })).background).toBeUndefined()
})
