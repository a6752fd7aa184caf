import { expect, test } from 'vitest'
import { tableSpace } from '../../src/wordVectors/tableSpace.js'
import { allocateTable, insertRow, knownRows } from '../../src/wordVectors/vectorTable.js'

const rows: readonly (readonly [id: string, steps: readonly number[]])[] = [
  ['hotel|en', [3, 4]],
  ['inn|en', [0, 10]],
  ['credit|en', [10, 0]],
  ['card|en', [0, 10]],
  ['bank|en card|en', [-1, 0]],
  ['nothing|en', [0, 0]],
]

function space(documents?: number) {
  const table = allocateTable(
    2,
    rows.map(([id]) => id),
  )
  for (const [row, [, steps]] of rows.entries()) {
    insertRow(table, row)
    table.scales[row] = 0.5
    table.rows.set(steps, row * 2)
  }
  const shares: Record<string, number> = { 'credit|en': 1e-5, 'card|en': 1e-3 }
  return tableSpace({
    table: knownRows(table),
    fingerprint: 'abc',
    name: 'test',
    ...(documents !== undefined && { documents }),
    frequencies: { ofTerm: (id: string) => shares[id] ?? 1e-9 } as never,
  })
}

test('a word has its own vector, of unit length; an unknown word and a zero row have none', () => {
  const vectors = ['hotel|en', 'hotel|de', 'nothing|en'].map((id) => space().vector(id))
  expect(vectors.map((vector) => vector && [...vector])).toEqual([
    [expect.closeTo(0.6, 6), expect.closeTo(0.8, 6)],
    undefined,
    undefined,
  ])
})

test('a phrase has its own vector, otherwise the sum of its words, the rarer of which weighs more', () => {
  expect([...space().vector('bank|en card|en')!]).toEqual([-1, 0])
  // 1 / ln(1e7 1e-5) = 1 / ln 100 against 1 / ln 10,000: twice the weight.
  const [credit, card] = space().vector('credit|en card|en')!
  expect(credit! / card!).toBeCloseTo(2, 6)
  expect(space().vector('credit|en unknown|en')).toEqual(Float32Array.of(1, 0))
  expect(space().vector('unknown|en words|en')).toBeUndefined()
})

test('products are cosines with every row, and 0 for a zero row', async () => {
  const { index } = space()
  const products = await index!.products(Float32Array.of(0, 1), undefined)
  expect([...products].map((product) => Number(product.toFixed(6)))).toEqual([0.8, 1, 0, 1, 0, 0])
  expect([index!.count, index!.termIdOf(1), index!.frequency('card|en')]).toEqual([6, 'inn|en', 1e-3])
})

test('another number of documents is another fingerprint', () => {
  expect([space().fingerprint, space(5).fingerprint]).toEqual(['abc', 'abc-5'])
})

test('a word that the table does not have is what else is known of it; a phrase adds its known words only', () => {
  const table = allocateTable(2, ['inn|en'])
  insertRow(table, 0)
  table.scales[0] = 1
  table.rows.set([0, 1], 0)
  const { vector } = tableSpace({
    table: knownRows(table),
    fingerprint: 'abc',
    name: 'test',
    frequencies: { ofTerm: () => 1e-6 } as never,
    addUnknown: (id, sum) => {
      if (id === 'gasthof|en') sum[0]! += 3
    },
  })
  expect([...vector('gasthof|en')!]).toEqual([1, 0])
  expect([...vector('inn|en')!]).toEqual([0, 1])
  expect(vector('lift|en')).toBeUndefined()
  expect([...vector('gasthof|en inn|en')!]).toEqual([0, 1])
})
