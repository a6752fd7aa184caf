import fc from 'fast-check'
import { expect, it } from 'vitest'
import { packStrings, unpackStrings } from '../../../src/compute/shared.js'
import { joinVocabularies, mergeVocabulary, type Vocabulary } from '../../../src/indexing/words/vocabularies.js'

/** A page with some surfaces, by the numbers that its reader gave them. */
function page(reader: string, surfaces: readonly (readonly [number: number, text: string, termId: string])[]) {
  const termIds = [...new Set(surfaces.map(([, , termId]) => termId))]
  return {
    readings: [{ language: 0, reader, readerSurfaces: Uint32Array.from(surfaces, ([number]) => number) }],
    surfaceTexts: packStrings(surfaces.map(([, text]) => text)),
    surfaceTerms: Uint32Array.from(surfaces, ([, , termId]) => termIds.indexOf(termId)),
    termIds: packStrings(termIds),
  }
}

it('numbers surfaces and terms by first appearance, page by page, whoever read them', () => {
  const vocabulary = mergeVocabulary.run({
    shards: [
      page('one', [
        [0, 'Rooms', 'room'],
        [1, 'clean', 'clean'],
      ]),
      page('two', [
        [5_000, 'clean', 'clean'],
        [1, 'room', 'room'],
        [0, 'bed', 'bed'],
      ]),
      page('one', [
        [2, 'beds', 'bed'],
        [0, 'Rooms', 'room'],
        [9_000, 'bath', 'bath'],
      ]),
      page('two', [
        [7, 'bath', 'bath'],
        [0, 'bed', 'bed'],
      ]),
    ],
  }) as Vocabulary
  expect(unpackStrings(vocabulary.termIds)).toEqual(['room', 'clean', 'bed', 'bath'])
  expect(unpackStrings(vocabulary.surfaceTexts)).toEqual(['Rooms', 'clean', 'room', 'bed', 'beds', 'bath'])
  expect(vocabulary.surfaceLanguages).toBeUndefined()
  expect([...vocabulary.surfaceTerms]).toEqual([0, 1, 0, 2, 2, 3])
  expect(vocabulary.shardSurfaces.map((numbers) => [...numbers])).toEqual([
    [0, 1],
    [1, 2, 3],
    [4, 0, 5],
    [5, 3],
  ])
})

/** A page in up to three languages: the numbers of its words, by language. Word n is `w n` and has term `t n/2`. */
function mixedPage(words: readonly (readonly number[])[]) {
  const readings = words.flatMap((own, language) =>
    own.length === 0 ? [] : [{ language, reader: `${language}`, readerSurfaces: Uint32Array.from(own) }],
  )
  const all = words.flatMap((own, language) =>
    own.map((word) => ({ text: `w${word}`, term: `t${word >> 1}|${language}` })),
  )
  const termIds = [...new Set(all.map(({ term }) => term))]
  return {
    readings,
    surfaceTexts: packStrings(all.map(({ text }) => text)),
    surfaceTerms: Uint32Array.from(all, ({ term }) => termIds.indexOf(term)),
    termIds: packStrings(termIds),
  }
}

it('joins the vocabularies of groups to that of all pages', async () => {
  const word = fc.uniqueArray(fc.nat(9), { maxLength: 6 })
  const pages = fc.array(fc.array(word, { minLength: 3, maxLength: 3 }), { minLength: 1, maxLength: 9 })
  await fc.assert(
    fc.asyncProperty(pages, fc.integer({ min: 1, max: 4 }), async (words, size) => {
      const shards = words.map(mixedPage)
      const whole = await mergeVocabulary.run({ shards })
      const groups: Vocabulary[] = []
      for (let from = 0; from < shards.length; from += size) {
        groups.push(await mergeVocabulary.run({ shards: shards.slice(from, from + size) }))
      }
      const { termIds, surfaceTerms } = await joinVocabularies.run({ groups })
      expect(unpackStrings(termIds)).toEqual(unpackStrings(whole.termIds))
      const joined = groups.flatMap(({ shardSurfaces }, group) =>
        shardSurfaces.map((surfaces) => Array.from(surfaces, (surface) => surfaceTerms[group]![surface])),
      )
      expect(joined).toEqual(
        whole.shardSurfaces.map((surfaces) => Array.from(surfaces, (surface) => whole.surfaceTerms[surface])),
      )
    }),
  )
})
