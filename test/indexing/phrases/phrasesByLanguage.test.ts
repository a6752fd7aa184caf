import { expect, test } from 'vitest'
import { inlineCompute } from '../../../src/compute/pool.js'
import { findPhrasesByLanguage, selectDocuments } from '../../../src/indexing/phrases/phrasesByLanguage.js'
import { spellUnits } from '../../../src/indexing/phrases/phraseTable.js'
import { GAP_BREAK, GAP_FIRST_INNER, GAP_SPACE } from '../../../src/text/tokenization/gaps.js'
import { naivePhrases } from './naivePhrases.js'
import { now, type RandomUnit, shardOf } from './randomBlocks.js'

const INNER = GAP_FIRST_INNER
const rules = [
  { phraseGaps: [INNER], conditionalGaps: [] },
  { phraseGaps: [], conditionalGaps: [INNER] },
]

/** Documents of the words 0 to 5 among words of their own; in language 0 pool bar and good food, in language 1 bar pool. */
function sample(): { readonly documents: RandomUnit[][]; readonly languages: number[]; readonly unitCount: number } {
  let unitCount = 6
  const documents: RandomUnit[][] = []
  const languages: number[] = []
  for (let d = 0; d < 120; d++) {
    const language = d % 3 === 0 ? 1 : 0
    const pairs =
      language === 0
        ? [
            [0, 1, GAP_SPACE],
            [2, 3, INNER],
          ]
        : [[1, 0, GAP_SPACE]]
    const units: RandomUnit[] = [{ unit: unitCount++, gap: GAP_BREAK }]
    const put = (unit: number, gap = GAP_SPACE) => units.push({ unit, gap })
    for (let other = 0; other < 6; other++) put(unitCount++)
    for (const [first, second, gap] of pairs as [number, number, number][]) {
      put(first)
      put(second, gap)
      put(unitCount++)
    }
    documents.push(units)
    languages.push(language)
  }
  return { documents, languages, unitCount }
}

test('each language finds its phrases in its own documents, with its own gaps, numbered after those before', async () => {
  const { documents, languages, unitCount } = sample()
  const groups = [0, 50, 60].map((from, i) => [from, [50, 60, 120][i]!] as const)
  const shards = groups.map(([from, to]) => shardOf(documents.slice(from, to)))
  const pages = groups.map(([from, to]) => ({ languageIndexes: Uint8Array.from(languages.slice(from, to)) }))
  const found = await findPhrasesByLanguage(shards, pages, { rules, unitCount, compute: inlineCompute })
  const ofLanguage = (language: number) =>
    naivePhrases(
      documents.filter((_, d) => languages[d] === language),
      unitCount,
      rules[language]!,
    )
  const [first, second] = [ofLanguage(0), ofLanguage(1)]
  expect([first, second].map((phrases) => phrases.map(({ first: a, second: b }) => [a, b]))).toEqual([
    expect.arrayContaining([
      [0, 1],
      [2, 3],
    ]),
    [[1, 0]],
  ])
  const shifted = (unit: number) => (unit < unitCount ? unit : unit + first.length)
  expect(found).toEqual([
    ...first,
    ...second.map(({ first: a, second: b, gap }) => ({ first: shifted(a), second: shifted(b), gap })),
  ])
})

test('a phrase that grows in a later language is made of the phrases of that language', async () => {
  let unitCount = 5
  const document = (...words: number[]): RandomUnit[] => [
    { unit: unitCount++, gap: GAP_BREAK },
    ...words.map((unit) => ({ unit, gap: GAP_SPACE })),
    ...Array.from({ length: 12 }, () => ({ unit: unitCount++, gap: GAP_SPACE })),
  ]
  const languages = Uint8Array.from({ length: 80 }, (_, d) => d % 2)
  const documents = Array.from(languages, (language) => (language === 0 ? document(0, 1) : document(2, 3, 4)))
  const found = await findPhrasesByLanguage([shardOf(documents)], [{ languageIndexes: languages }], {
    ...{ rules, unitCount },
    compute: inlineCompute,
  })
  const spelled = spellUnits(unitCount, found).map(({ words }) => words.join(' '))
  expect(spelled.sort()).toEqual(['0 1', '2 3', '2 3 4', '3 4'])
})

test('a shard in which all documents have the first language is read by that one alone', async () => {
  const { documents, languages, unitCount } = sample()
  const own = documents.filter((_, d) => languages[d] === 0)
  const options = { rules, unitCount, compute: inlineCompute }
  const found = await findPhrasesByLanguage([shardOf(own)], [{ languageIndexes: undefined }], options)
  expect(found).toEqual(naivePhrases(own, unitCount, rules[0]!))
})

test('the documents of one language are copied with their units and gaps', () => {
  const documents = [[1, 2], [3], [], [4, 5, 6]].map((units) =>
    units.map((unit, i) => ({ unit, gap: i === 0 ? GAP_BREAK : i })),
  )
  const languageIndexes = Uint8Array.of(0, 2, 2, 2)
  const select = (index: number) => now(selectDocuments.run({ units: shardOf(documents), languageIndexes, index }))
  expect(select(0)).toEqual(shardOf(documents.slice(0, 1)))
  expect(select(1)).toEqual(shardOf([]))
  expect(select(2)).toEqual(shardOf(documents.slice(1)))
})
