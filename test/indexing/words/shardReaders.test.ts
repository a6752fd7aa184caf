import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { packStrings, unpackStrings } from '../../../src/compute/shared.js'
import { analyzeShard } from '../../../src/indexing/words/extractTerms.js'
import { shareManagement } from '../../../src/indexing/words/sharedManagement.js'
import { createAnalyzer, loadLanguage } from '../../../src/text/analyze.js'
import { createWordList } from '../../../src/text/analyzer.js'
import { languageCodes } from '../../../src/text/languages.js'

await Promise.all(languageCodes.map((code) => loadLanguage(code)))

const LANGUAGES = ['en', 'de', 'es']
for (const language of LANGUAGES) await loadLanguage(language)

const word = fc.constantFrom('hotel', 'beds', 'Betten', 'camas', 'the', 'die', 'la', 'rooms', 'Zimmer', 'not')
const documents = fc.array(
  fc.record({ words: fc.array(word, { maxLength: 6 }), language: fc.nat(LANGUAGES.length - 1) }),
  { maxLength: 6 },
)

test('each document is read by the analyzer of its language, page after page', async () => {
  await fc.assert(
    fc.asyncProperty(documents, fc.boolean(), async (drawn, isSeveral) => {
      const texts = drawn.map(({ words }) => words.join(' '))
      const languageIndexes = isSeveral ? Uint8Array.from(drawn, ({ language }) => language) : undefined
      const shard = await analyzeShard.run({
        languages: LANGUAGES.map((language) => ({ language })),
        management: shareManagement({}),
        texts: packStrings(texts),
        languageIndexes,
      })
      const surfaceTexts = unpackStrings(shard.surfaceTexts)
      const termIds = unpackStrings(shard.termIds)
      expect(shard.languageIndexes).toBe(languageIndexes)
      for (const [d, text] of texts.entries()) {
        const analyzer = createAnalyzer({ language: LANGUAGES[languageIndexes?.[d] ?? 0]!, management: {} })
        const list = createWordList(16)
        expect(shard.wordCounts[d]).toBe(analyzer.analyze(text, list))
        const expected = Array.from({ length: list.length }, (_, i) => {
          const surface = list.surfaces[i]!
          return {
            surface: analyzer.surfaces[surface],
            termId: analyzer.termIds[analyzer.surfaceTerms[surface]!],
            at: [list.starts[i], list.lengths[i], list.positions[i], list.gaps[i]],
          }
        })
        const from = shard.documentOffsets[d]!
        const found = Array.from({ length: shard.documentOffsets[d + 1]! - from }, (_, i) => {
          const surface = shard.surfaces[from + i]!
          return {
            surface: surfaceTexts[surface],
            termId: termIds[shard.surfaceTerms[surface]!],
            at: [shard.starts, shard.lengths, shard.positions, shard.gaps].map((array) => array[from + i]),
          }
        })
        expect(found).toEqual(expected)
      }
      // The surfaces of each language stand together, under the numbers of their reader, each once.
      const sizes = shard.readings.map(({ readerSurfaces }) => readerSurfaces.length)
      expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(surfaceTexts.length)
      for (const { readerSurfaces } of shard.readings) expect(new Set(readerSurfaces).size).toBe(readerSurfaces.length)
      expect(new Set(shard.readings.map(({ reader }) => reader)).size).toBe(shard.readings.length)
    }),
    { numRuns: 200 },
  )
})

test('a change of term management is seen by the next page', async () => {
  const read = async (management: Parameters<typeof shareManagement>[0]) => {
    const input = { languages: [{ language: 'en' }], management: shareManagement(management) }
    return unpackStrings((await analyzeShard.run({ ...input, texts: packStrings(['beds rooms']) })).termIds)
  }
  expect(await read({})).toEqual(['bed|en', 'room|en'])
  expect(await read({ 'bed|en': { action: 'ignore' } })).toEqual(['room|en'])
  expect(await read({ 'bed|en': { new_term_id: 'couch|en' } })).toEqual(['couch|en', 'room|en'])
  expect(await read({})).toEqual(['bed|en', 'room|en'])
})

test('another tokenizer of a language reads the next page, also under the same name', async () => {
  const read = async (...tokenize: ((text: string) => string[])[]) =>
    unpackStrings(
      (
        await analyzeShard.run({
          languages: [{ language: 'en', ...(tokenize[0] && { tokenizer: { name: 'own', tokenize: tokenize[0] } }) }],
          management: shareManagement({}),
          texts: packStrings(['sunbed towel']),
        })
      ).surfaceTexts,
    )
  expect(await read()).toEqual(['sunbed', 'towel'])
  expect(await read(() => ['sun', 'bed', 'towel'])).toEqual(['sun', 'bed', 'towel'])
  expect(await read(() => ['sunbed', 'tow', 'el'])).toEqual(['sunbed', 'tow', 'el'])
  expect(await read()).toEqual(['sunbed', 'towel'])
})

test('words are numbered afresh for each page, by what one reader calls them in all pages', async () => {
  const read = async (text: string) =>
    await analyzeShard.run({
      languages: [{ language: 'es' }],
      management: shareManagement({}),
      texts: packStrings([text]),
    })
  const [first, second] = [await read('hotel camas'), await read('camas playa hotel camas')]
  expect([...first.surfaces]).toEqual([0, 1])
  expect([...second.surfaces]).toEqual([0, 1, 2, 0])
  expect(second.readings[0]!.reader).toBe(first.readings[0]!.reader)
  const numberOf = (shard: typeof first, text: string) =>
    shard.readings[0]!.readerSurfaces[unpackStrings(shard.surfaceTexts).indexOf(text)]
  for (const text of ['hotel', 'camas']) expect(numberOf(second, text)).toBe(numberOf(first, text))
})

test('a project keeps the readers of all its languages from page to page, and reads its term management once', async () => {
  const languages = languageCodes.slice(0, 12)
  const shared = shareManagement({ 'twelve|en': { action: 'ignore' } })
  const parse = vi.spyOn(JSON, 'parse')
  const readersOf = async (): Promise<string[]> => {
    const shard = await analyzeShard.run({
      languages: languages.map((language) => ({ language })),
      management: shared,
      texts: packStrings(languages.map(() => 'hotel')),
      languageIndexes: Uint8Array.from(languages.keys()),
    })
    return shard.readings.map(({ reader }) => reader)
  }
  const first = await readersOf()
  expect(new Set(first).size).toBe(12)
  for (let page = 0; page < 3; page++) expect(await readersOf()).toEqual(first)
  expect(parse.mock.calls.filter(([text]) => text.includes('twelve|en'))).toHaveLength(1)
  parse.mockRestore()
})
