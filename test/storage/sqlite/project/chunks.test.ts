import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import Sqlite from 'better-sqlite3'
import { expect, test } from 'vitest'
import { DamagedSnapshot } from '../../../../src/snapshot/parts.js'
import { openProjectFile } from '../../../../src/storage/sqlite/project/projectFile.js'
import { emptyFolder } from '../../folder.js'

/** What is written in one transaction and read in one turn, in bytes. */
const TURN = 1 << 20

/** How often the event loop turns until an act is done. */
async function turnsOf(act: Promise<unknown>): Promise<number> {
  let isDone = false
  void act.then(() => {
    isDone = true
  })
  let turns = -1
  while (!isDone) {
    await nextTurn()
    turns++
  }
  return turns
}

test.each([
  [1, 0],
  [TURN, 0],
  [TURN + 1, 1],
  [3 * TURN, 2],
  [3 * TURN + 1, 3],
])('a part of %d bytes is read in %d turns beside the first, and written in as many', async (length, more) => {
  const file = openProjectFile(join(emptyFolder(), 'bcdfg.db'))
  const version = { number: 1, layer: 0 }
  const bytes = Uint8Array.from({ length }, (_, i) => i >> 8)
  const sink = file.snapshots.sink(version)
  await sink.write('info', '{}')
  const written = await turnsOf(sink.write('bytes', bytes))
  const source = file.snapshots.source(version)
  const read = await turnsOf(source.read('bytes'))
  const rows = Uint32Array.from({ length: Math.floor(length / 4) }, (_, i) => i)
  const inRows = length < 4 ? 0 : await turnsOf(source.stored!.rows('bytes', 4, rows))
  await file.close()
  // A write gives way after its last transaction, too. The loop may turn once more before it sees that all is done.
  for (const [turns, expected] of [
    [written, more + 1],
    [read, more],
    [inRows, Math.max(0, Math.ceil((4 * rows.length) / TURN) - 1)],
  ] as const) {
    expect(turns).toBeGreaterThanOrEqual(expected - 1)
    expect(turns).toBeLessThanOrEqual(expected + 1)
  }
})

test('bytes that have changed are refused wherever they are read, and shared by no build to come', async () => {
  const path = join(emptyFolder(), 'bcdfg.db')
  const version = { number: 1, layer: 0 }
  const bytes = Uint8Array.from({ length: 3 * 65_536 }, (_, i) => i >> 10)
  const writer = openProjectFile(path)
  await writer.snapshots.sink(version).write('info', '{}')
  await writer.snapshots.sink(version).write('bytes', bytes)
  await writer.atomically(({ snapshots }) => snapshots.publish(version))
  await writer.close()
  const database = new Sqlite(path)
  database.exec(`UPDATE chunks SET data = zeroblob(65536) WHERE chunk = (
    SELECT chunk FROM part_chunks JOIN parts USING (part) WHERE name = 'bytes' AND place = 1)`)
  database.close()
  const file = openProjectFile(path)
  const source = file.snapshots.source(version)
  // The row of the second chunk, then the whole.
  await expect(source.stored!.rows('bytes', 4, [20_000])).rejects.toBeInstanceOf(DamagedSnapshot)
  await expect(source.read('bytes')).rejects.toBeInstanceOf(DamagedSnapshot)
  expect(await source.stored!.rows('bytes', 4, [0])).toHaveLength(4)
  // The same bytes again are stored anew.
  await file.snapshots.sink({ number: 2, layer: 0 }).write('info', '{}')
  await file.snapshots.sink({ number: 2, layer: 0 }).write('bytes', bytes)
  const again = await file.snapshots.source({ number: 2, layer: 0 }).read('bytes')
  expect(Buffer.from(again as Uint8Array).equals(Buffer.from(bytes))).toBe(true)
  await file.close()
})

test('a part whose chunks are longer than it, or end before a row, or have gone before they are shared, is damaged', async () => {
  const path = join(emptyFolder(), 'bcdfg.db')
  const version = { number: 1, layer: 0 }
  const bytes = Uint8Array.from({ length: 4 * 65_536 - 400 }, (_, i) => i >> 10)
  const open = async (sql: string) => {
    const database = new Sqlite(path)
    database.exec(sql)
    database.close()
    return openProjectFile(path)
  }
  const first = openProjectFile(path)
  await first.snapshots.sink(version).write('info', '{}')
  await first.snapshots.sink(version).write('bytes', bytes)
  await first.atomically(({ snapshots }) => snapshots.publish(version))
  const rows = (file: typeof first, row: number) => file.snapshots.source(version).stored!.rows('bytes', 4, [row])
  // The last row of the part, the next one in its last chunk, and one beyond that.
  expect(await rows(first, 65_435)).toHaveLength(4)
  for (const row of [65_436, 65_536]) await expect(rows(first, row)).rejects.toBeInstanceOf(DamagedSnapshot)
  await first.close()

  const shorter = await open("UPDATE parts SET bytes = bytes - 1 WHERE name = 'bytes'")
  await expect(shorter.snapshots.source(version).read('bytes')).rejects.toBeInstanceOf(DamagedSnapshot)
  await shorter.close()

  const lost = await open(`UPDATE parts SET bytes = bytes + 1 WHERE name = 'bytes';
    DELETE FROM part_chunks WHERE place = 1 AND part = (SELECT part FROM parts WHERE name = 'bytes')`)
  const sink = lost.snapshots.sink({ number: 2, layer: 0 }, version)
  await expect(sink.grow!('bytes', 3 * 65_536, new Uint8Array(5))).rejects.toBeInstanceOf(DamagedSnapshot)
  await lost.close()
})

test.each([
  ['within the last chunk', 65_536 + 100, 50],
  ['to the end of the last chunk', 65_536 + 100, 65_436],
  ['one byte beyond the last chunk', 65_536 + 100, 65_437],
  ['over several chunks', 65_536 + 100, 3 * 65_536],
  ['behind full chunks', 2 * 65_536, 70_000],
  ['in the first chunk', 10, 66_000],
])('a part that grows %s has the bytes before and those that were added', async (_, before, added) => {
  const file = openProjectFile(join(emptyFolder(), 'bcdfg.db'))
  const bytes = Uint8Array.from({ length: before + added }, (__, i) => (i * 31 + (i >> 8)) % 251)
  const [version, next] = [
    { number: 1, layer: 0 },
    { number: 2, layer: 0 },
  ]
  const sink = file.snapshots.sink(version)
  // What the part has behind the bytes that are shared is not taken over.
  await sink.write('bytes', Uint8Array.from([...bytes.subarray(0, before), 255, 255]))
  await sink.write('info', '{}')
  const grown = file.snapshots.sink(next, version)
  await grown.grow!('bytes', before, bytes.subarray(before))
  await grown.write('info', '{}')
  expect(Buffer.compare((await file.snapshots.source(next).read('bytes')) as Uint8Array, bytes)).toBe(0)
  await file.close()
})

test('a part whose last chunk has fewer bytes than are shared of it is damaged', async () => {
  const file = openProjectFile(join(emptyFolder(), 'bcdfg.db'))
  const [version, next] = [
    { number: 1, layer: 0 },
    { number: 2, layer: 0 },
  ]
  const sink = file.snapshots.sink(version)
  await sink.write('bytes', new Uint8Array(65_536 + 100))
  await sink.write('info', '{}')
  const { grow } = file.snapshots.sink(next, version)
  await expect(grow!('bytes', 65_536 + 101, new Uint8Array(5))).rejects.toBeInstanceOf(DamagedSnapshot)
  await file.close()
})
