import { afterAll, expect, test } from 'vitest'
import { corpus } from '../../../bench/corpus.js'
import { openCompute } from '../../../src/compute/pool.js'
import { packStrings, sharedUint8, unpackString } from '../../../src/compute/shared.js'
import { kindsOfTerms } from '../../../src/indexing/sentiment/termKinds.js'
import { createKindFinder, kindOfCode } from '../../../src/snapshot/termKinds.js'
import { termNumber } from '../../../src/snapshot/termTable.js'
import { loadPolarityScorer } from '../../../src/text/sentiment/loadPolarityScorer.js'
import { AS_ADJECTIVE, AS_NOUN, AS_VERB } from '../../../src/text/sentiment/usage.js'
import { buildProject, sourceOf } from '../../answers/realProject.js'

const computes = [0, 1, 3].map((threads) => openCompute({ threads }))
afterAll(() => Promise.all(computes.map((compute) => compute.close())))

/** A snapshot with more terms than a kernel takes. */
const snapshot = await buildProject(
  sourceOf([...corpus({ documents: 3_000, words: 20, openVocabulary: true })].map((one) => ({ ...one, metadata: [] }))),
)
const { terms } = snapshot
const usages = Uint8Array.from({ length: terms.count }, (_, term) => [0, AS_NOUN, AS_ADJECTIVE, AS_VERB][term % 4]!)

test('kinds of all terms are those found one by one, for any number of threads', async () => {
  expect(terms.count).toBeGreaterThan(4_096)
  const find = createKindFinder({ terms, usages, scorers: new Map([['en', await loadPolarityScorer('en')]]) })
  const expected = Uint8Array.from({ length: terms.count }, (_, term) => find(term))
  expect(new Set(Array.from(expected, kindOfCode)).size).toBeGreaterThan(3)
  expect(expected).not.toContain(0)
  for (const compute of computes) {
    expect(await kindsOfTerms({ snapshot, usages, known: undefined }, { compute })).toEqual(expected)
  }
})

test('kinds that are known are kept, and only the others are found', async () => {
  const [great, slow] = ['great|en', 'slow|en'].map((id) => termNumber(terms, id)) as [number, number]
  const known = sharedUint8(terms.count).fill(2)
  known[great] = 0
  const found = await kindsOfTerms({ snapshot, usages, known }, { compute: computes[1]! })
  expect(kindOfCode(found[great]!)).toBe('opinion')
  expect([found[slow], new Set(found).size]).toEqual([2, 2])
})

test('terms of several languages are read by the lists of their own, and those of others by the first', async () => {
  const ids = ['gut|de', 'good|en', 'gut|en', 'good|xx', 'Tisch|de']
  const texts = packStrings(ids.map((id) => id.split('|')[0]!))
  const table = { ...terms, count: ids.length, ids: packStrings(ids), displays: texts, surfaceTexts: texts }
  const surfaces = { surfaceOffsets: Uint32Array.of(0, 1, 2, 3, 4, 5), surfaceCounts: Uint32Array.of(9, 9, 9, 9, 9) }
  const both = {
    terms: { ...table, ...surfaces },
    info: { ...snapshot.info, language: 'en', otherLanguages: ['de'] },
  }
  const kinds = await kindsOfTerms(
    { snapshot: both, usages: new Uint8Array(ids.length), known: undefined },
    { compute: computes[0]! },
  )
  expect(
    Object.fromEntries(Array.from(kinds, (code, i) => [unpackString(both.terms.ids, i), kindOfCode(code)])),
  ).toEqual({
    'gut|de': 'opinion',
    'good|en': 'opinion',
    'gut|en': 'unknown',
    'good|xx': 'opinion',
    'Tisch|de': 'thing',
  })
})
