import { readdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readTable, type TableOrigin, writeTable } from '../../src/wordVectors/tableFile.js'
import { allocateTable, findRow, insertRow } from '../../src/wordVectors/vectorTable.js'

let folder: string
let path: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'conceptlite-table-'))
  path = join(folder, 'vectors.table')
})
afterEach(async () => await rm(folder, { recursive: true }))

const origin: TableOrigin = { language: 'en', size: 123, changed: 456 }

function smallTable() {
  const table = allocateTable(3, ['hotel|en', 'größe|de', 'credit|en card|en'])
  for (let row = 0; row < 3; row++) {
    insertRow(table, row)
    table.scales[row] = (row + 1) / 8
    table.rows.set([row, -row, 127], row * 3)
  }
  return table
}

test('a table is read as it was written, and nothing else is left in the folder', async () => {
  const table = smallTable()
  await writeTable(path, origin, { table, fingerprint: 'abc' })
  expect(await readTable(path, origin)).toEqual({ table, fingerprint: 'abc' })
  expect(findRow((await readTable(path, origin))!.table, 'größe|de')).toBe(1)
  expect(readdirSync(folder)).toEqual(['vectors.table'])
})

test('several may write the same table at a time', async () => {
  const table = smallTable()
  await Promise.all(Array.from({ length: 4 }, () => writeTable(path, origin, { table, fingerprint: 'abc' })))
  expect(await readTable(path, origin)).toEqual({ table, fingerprint: 'abc' })
  expect(readdirSync(folder)).toEqual(['vectors.table'])
})

test.each([
  ['another language', { ...origin, language: 'de' }],
  ['another size', { ...origin, size: 124 }],
  ['another time', { ...origin, changed: 457 }],
  ['another tokenizer', { ...origin, tokenizer: 'own' }],
])('a table of %s is not used', async (_, other) => {
  await writeTable(path, origin, { table: smallTable(), fingerprint: 'abc' })
  expect(await readTable(path, other)).toBeUndefined()
})

test('missing, cut and foreign files are not used', async () => {
  expect(await readTable(path, origin)).toBeUndefined()
  await writeTable(path, origin, { table: smallTable(), fingerprint: 'abc' })
  truncateSync(path, 520)
  expect(await readTable(path, origin)).toBeUndefined()
  for (const text of ['', 'something else', '{"format":"other"}']) {
    writeFileSync(path, text)
    expect(await readTable(path, origin)).toBeUndefined()
  }
})

test('damaged files are not used', async () => {
  await writeTable(path, origin, { table: smallTable(), fingerprint: 'abc' })
  const whole = readFileSync(path)
  for (let at = 512; at < whole.length; at++) {
    const damaged = Buffer.from(whole)
    damaged[at]! ^= 1
    writeFileSync(path, damaged)
    expect(await readTable(path, origin)).toBeUndefined()
  }
  for (const count of ['-2', '99999999999', 'null']) {
    const head = whole.toString('utf8', 0, 512).replace('"count":3', `"count":${count}`)
    writeFileSync(path, Buffer.concat([Buffer.from(head.trimEnd().padEnd(511).concat('\n')), whole.subarray(512)]))
    expect(await readTable(path, origin)).toBeUndefined()
  }
})

test('a failed write leaves no file', async () => {
  await expect(
    writeTable(join(folder, 'none', 'x'), origin, { table: smallTable(), fingerprint: '' }),
  ).rejects.toThrow()
  expect(readdirSync(folder)).toEqual([])
})
