import { expect, it } from 'vitest'
import { packStrings, unpackStrings } from '../../../src/compute/shared.js'
import { mergeVocabulary, type Vocabulary } from '../../../src/indexing/words/extractTerms.js'

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
  expect([...vocabulary.surfaceTerms]).toEqual([0, 1, 0, 2, 2, 3])
  expect(vocabulary.shardSurfaces.map((numbers) => [...numbers])).toEqual([
    [0, 1],
    [1, 2, 3],
    [4, 0, 5],
    [5, 3],
  ])
})
