import { join } from 'node:path'
import Database from 'better-sqlite3'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DamagedSnapshot, inPlace, type Part } from '../../../src/snapshot/parts.js'
import { openProjectFile } from '../../../src/storage/sqlite/project/projectFile.js'
import { projectMigrations } from '../../../src/storage/sqlite/project/schema.js'
import { openDatabase } from '../../../src/storage/sqlite.js'
import { emptyFolder } from '../folder.js'
import { openPostgres } from './everyStorage.js'

const storages = [
  ['in a file', async () => openProjectFile(join(emptyFolder(), 'bcdfg.db'))],
  ['in memory', async () => openProjectFile(undefined)],
  ['in PostgreSQL', openPostgres],
] as const

/** Numbers that differ from place to place, in more chunks than PostgreSQL gets in one statement. */
const long = Float32Array.from({ length: 1_100_001 }, (_, i) => Math.sin(i))
const parts: Record<string, Part> = {
  text: 'Grüße aus 東京 🗼',
  nothing: new Uint32Array(0),
  bytes: Uint8Array.of(0, 255),
  signed: Int8Array.of(-128, 127),
  halves: Uint16Array.of(0, 65_535),
  integers: Int32Array.of(-1, 2 ** 31 - 1),
  doubles: Float64Array.of(Math.PI, Number.NaN, -0),
  view: new Float64Array(4).fill(1.5).subarray(1, 3),
  long,
}

/** Comparing bytes: the matcher for arrays takes seconds for this many numbers. */
function expectSame(read: Part | undefined, written: Part): void {
  expect(read?.constructor).toBe(written.constructor)
  expect(bytesOf(read!).equals(bytesOf(written))).toBe(true)
}

const bytesOf = (part: Part): Buffer =>
  typeof part === 'string'
    ? Buffer.from(part)
    : Buffer.from(part.buffer as ArrayBuffer, part.byteOffset, part.byteLength)

describe.each(storages)('snapshots %s', (_, open) => {
  test('parts come back with the type and content they had', async () => {
    const file = await open()
    const version = { number: 1, layer: 0 }
    const sink = file.snapshots.sink(version)
    for (const [name, part] of Object.entries(parts)) await sink.write(name, part)
    await sink.write('info', '{}')
    const source = file.snapshots.source(version)
    for (const [name, part] of Object.entries(parts)) expectSame(await source.read(name), part)
    expect(await source.read('other')).toBeUndefined()
    await file.close()
  })

  test('a published version answers, and each run of sentiment has its own parts', async () => {
    const { snapshots, atomically, close } = await open()
    expect(await snapshots.current()).toBeUndefined()
    await snapshots.sink({ number: 4, layer: 0 }).write('info', 'core')
    await atomically(({ snapshots }) => snapshots.publish({ number: 4, layer: 0 }))
    const before = snapshots.source({ number: 4, layer: 0 })
    for (const layer of [1, 2]) {
      expect(await snapshots.nextLayer(4)).toBe(layer)
      await snapshots.sink({ number: 4, layer }).write('sentiment', `run ${layer}`)
      await atomically(({ snapshots }) => snapshots.publish({ number: 4, layer }))
      expect(await snapshots.current()).toEqual({ number: 4, layer })
      const now = snapshots.source({ number: 4, layer })
      expect([await now.read('info'), await now.read('sentiment')]).toEqual(['core', `run ${layer}`])
    }
    expect(await before.read('sentiment')).toBeUndefined()
    await close()
  })
})

test.each(storages.filter(([place]) => place !== 'in memory'))(
  'without a snapshot that answers all are removed but the one to keep, %s',
  async (_, open) => {
    const { snapshots, atomically, close } = await open()
    for (const number of [1, 2]) {
      await snapshots.sink({ number, layer: 0 }).write('info', `core ${number}`)
      for (const layer of [1, 2]) await snapshots.sink({ number, layer }).write('sentiment', `run ${layer}`)
    }
    const bytes = async () =>
      await Promise.all([1, 2].map(async (number) => await snapshots.bytes({ number, layer: 1 })))
    await atomically(({ snapshots }) => snapshots.publish({ number: 1, layer: 2 }))
    await atomically(({ snapshots }) => snapshots.unpublish())
    // "core n" and "run 1".
    expect(await bytes()).toEqual([11, 11])
    while (await snapshots.removeSome({ keep: 2, layers: true }));
    expect(await bytes()).toEqual([0, 11])
    while (await snapshots.removeSome({ layers: true }));
    expect(await bytes()).toEqual([0, 0])
    await close()
  },
)

test('what no longer answers is removed in small steps, the head of a snapshot first', async () => {
  const { snapshots, atomically, close } = openProjectFile(join(emptyFolder(), 'bcdfg.db'))
  for (const number of [1, 2, 3]) {
    await snapshots.sink({ number, layer: 0 }).write('long', long)
    await snapshots.sink({ number, layer: 0 }).write('info', '{}')
    for (const layer of [1, 2]) await snapshots.sink({ number, layer }).write('sentiment', `run ${layer}`)
  }
  await atomically(({ snapshots }) => snapshots.publish({ number: 3, layer: 2 }))
  while (await snapshots.removeSome({ keep: 2, layers: false }));
  expect(await snapshots.bytes({ number: 1, layer: 1 })).toBe(0)
  await expect(snapshots.source({ number: 1, layer: 0 }).read('long')).rejects.toThrow(/rebuilt/)
  expect(await snapshots.source({ number: 2, layer: 1 }).read('sentiment')).toBe('run 1')
  expect(await snapshots.source({ number: 3, layer: 1 }).read('sentiment')).toBe('run 1')
  while (await snapshots.removeSome({ layers: true }));
  expect(await snapshots.bytes({ number: 2, layer: 0 })).toBe(0)
  expect(await snapshots.source({ number: 3, layer: 1 }).read('sentiment')).toBeUndefined()
  const current = snapshots.source({ number: 3, layer: 2 })
  expect(await current.read('sentiment')).toBe('run 2')
  expectSame(await current.read('long'), long)
  await close()
})

test.each(storages.filter(([place]) => place !== 'in memory'))(
  'a snapshot of many small parts is removed in a few transactions, %s',
  async (_, open) => {
    const { snapshots, atomically, close } = await open()
    for (let part = 0; part < 45; part++) {
      await snapshots.sink({ number: 1, layer: 0 }).write(`part ${part}`, Uint8Array.of(part))
    }
    await atomically(({ snapshots }) => snapshots.publish({ number: 2, layer: 0 }))
    let removals = 0
    while (await snapshots.removeSome({ layers: false })) removals++
    expect(await snapshots.bytes({ number: 1, layer: 0 })).toBe(0)
    expect(removals).toBeLessThanOrEqual(3)
    await close()
  },
)

/** Chunks in a project's file, by bytes before they are packed. */
function chunkSizes(path: string): number[] {
  const database = new Database(path, { readonly: true })
  const sizes = database
    .prepare('SELECT coalesce(unpacked, length(data)) FROM chunks ORDER BY 1')
    .pluck()
    .all() as number[]
  database.close()
  return sizes
}

test('what two snapshots have alike is stored once, and stays as long as one of them has it', async () => {
  const path = join(emptyFolder(), 'bcdfg.db')
  const { snapshots, atomically, close } = openProjectFile(path)
  const chunk = 1 << 16
  const [first, second] = [0, 1].map((number) => new Uint8Array(2 * chunk).fill(number + 1, chunk))
  const longer = Buffer.concat([first!, Buffer.from('and some more')])
  await snapshots.sink({ number: 1, layer: 0 }).write('rows', first!)
  await snapshots.sink({ number: 1, layer: 0 }).write('again', first!.slice())
  await snapshots.sink({ number: 1, layer: 0 }).write('info', '{}')
  expect(chunkSizes(path)).toEqual([2, chunk, chunk])
  await snapshots.sink({ number: 2, layer: 0 }).write('rows', longer)
  await snapshots.sink({ number: 2, layer: 0 }).write('other', second!)
  await snapshots.sink({ number: 2, layer: 0 }).write('info', '{}')
  expect(chunkSizes(path)).toEqual([2, 13, chunk, chunk, chunk])

  await atomically(({ snapshots }) => snapshots.publish({ number: 2, layer: 0 }))
  while (await snapshots.removeSome({ layers: true }));
  const source = snapshots.source({ number: 2, layer: 0 })
  expectSame((await source.read('rows'))!, Uint8Array.from(longer))
  expectSame((await source.read('other'))!, second!)
  expect(await source.read('info')).toBe('{}')
  await atomically(({ snapshots }) => snapshots.unpublish())
  while (await snapshots.removeSome({ layers: true }));
  expect(chunkSizes(path)).toEqual([])
  await close()
})

test.each([
  ['in a file', (path: string) => openProjectFile(path), chunkSizes],
  ['in PostgreSQL', () => openPostgres(), undefined],
] as const)(
  'a part that begins as another does shares its chunks, wherever the border lies, %s',
  async (_, open, sizes) => {
    const path = join(emptyFolder(), 'bcdfg.db')
    const { snapshots, atomically, close } = await open(path)
    const chunk = 1 << 16
    const [one, two] = [1, 2].map((number) => ({ number, layer: 0 }))
    const rows = long.subarray(0, chunk)
    await snapshots.sink(one!).write('rows', rows)
    const more = long.subarray(300_000, 300_000 + chunk / 2)
    const sink = snapshots.sink(two!, one)
    const cases = [
      ['rows', chunk, more],
      ['alike', chunk, more.subarray(0, 0)],
      ['inside', 20_001, more],
      ['short', 20_001, more.subarray(0, 5)],
      ['early', 7, more],
      ['all', 20_000, rows.subarray(20_000)],
    ] as const
    for (const [name, retained, added] of cases) {
      if (name !== 'rows') await snapshots.sink(one!).write(name, rows)
      await sink.grow!(name, retained, added)
    }
    await sink.write('info', '{}')
    await expect(sink.grow!('other', 7, more)).rejects.toBeInstanceOf(DamagedSnapshot)
    // More than the part that is extended has: the border falls behind its last entry, or behind its last chunk.
    for (const retained of [11, chunk / 4, chunk]) {
      const name = `little ${retained}`
      await snapshots.sink(one!).write(name, rows.subarray(0, 10))
      await expect(sink.grow!(name, retained, more)).rejects.toBeInstanceOf(DamagedSnapshot)
    }
    await atomically(({ snapshots }) => snapshots.publish(two!))
    while (await snapshots.removeSome({ layers: true }));
    const source = snapshots.source(two!)
    for (const [name, retained, added] of cases) {
      expectSame((await source.read(name))!, Float32Array.of(...rows.subarray(0, retained), ...added))
      const { stored } = source
      const whole = [...rows.subarray(0, retained), ...added]
      // On both sides of the border, and at the ends.
      const requested = [retained - 1, 3, Math.min(retained, whole.length - 1), whole.length - 1]
      expectSame(
        await stored!.rows(name, 1, requested),
        Float32Array.from(requested, (row) => whole[row]!),
      )
    }
    // Four of what both have, and two of what follows at a border of chunks, inside one, and early.
    if (sizes !== undefined) expect(sizes(path).filter((size) => size === chunk)).toHaveLength(4 + 3 * 2)
    await close()
  },
)

test('snapshots written before chunks were shared are read and removed', async () => {
  const path = join(emptyFolder(), 'bcdfg.db')
  const old = openDatabase(path, projectMigrations.slice(0, 3))
  const bytes = Buffer.from(long.buffer)
  old.prepare("INSERT INTO parts VALUES (7, 1, 0, 'long', 'f32', ?), (8, 1, 0, 'info', 'json', 2)").run(bytes.length)
  const addChunk = old.prepare('INSERT INTO chunks VALUES (?, ?)')
  for (let location = 0; location << 20 < bytes.length; location++) {
    addChunk.run(7 * 2 ** 20 + location, bytes.subarray(location << 20, (location + 1) << 20))
  }
  addChunk.run(8 * 2 ** 20, Buffer.from('{}'))
  old.close()

  const { snapshots, close } = openProjectFile(path)
  const source = snapshots.source({ number: 1, layer: 0 })
  expectSame((await source.read('long'))!, long)
  expectSame(
    await source.stored!.rows('long', 4, [150_000, 1]),
    Float32Array.of(...long.subarray(600_000, 600_004), ...long.subarray(4, 8)),
  )
  expect(await snapshots.source({ number: 1, layer: 0 }).read('info')).toBe('{}')
  while (await snapshots.removeSome({ layers: true }));
  expect(chunkSizes(path)).toEqual([])
  await close()
})

test('in memory a source keeps what it reads, whatever is removed', async () => {
  const { snapshots, atomically, close } = openProjectFile(undefined)
  await snapshots.sink({ number: 1, layer: 0 }).write('long', long)
  await atomically(({ snapshots }) => snapshots.publish({ number: 1, layer: 0 }))
  const late = snapshots.source({ number: 1, layer: 0 })
  await snapshots.sink({ number: 2, layer: 0 }).write('info', '{}')
  await atomically(({ snapshots }) => snapshots.publish({ number: 2, layer: 0 }))
  while (await snapshots.removeSome({ layers: true }));
  expect(await snapshots.source({ number: 1, layer: 0 }).read('long')).toBeUndefined()
  expect(await late.read('long')).toBe(long)
  await close()
})

test.each([storages[0], storages[2]])('%s, ranges of a part are read to any places, in any order', async (_, open) => {
  const { snapshots, close } = await open()
  const version = { number: 1, layer: 0 }
  // Whole numbers that take few bits, so that a project's file packs them: 5 chunks and a half.
  const whole = Uint32Array.from({ length: 90_000 }, (_, i) => (i * 7_919) % 1_000)
  await snapshots.sink(version).write('numbers', whole)
  await snapshots.sink(version).write('info', '{}')
  const { stored } = snapshots.source(version)
  const ranges = fc
    .uniqueArray(fc.nat(whole.length), { minLength: 2, maxLength: 40 })
    .map((cuts) => cuts.sort((a, b) => a - b))
    .map((cuts) => cuts.slice(1).map((to, i) => [cuts[i]!, to] as const))
    .chain((all) => fc.tuple(fc.shuffledSubarray(all), fc.nat(500)))
  await fc.assert(
    fc.asyncProperty(ranges, async ([some, gap]) => {
      const runs = { froms: [] as number[], lengths: [] as number[], targets: [] as number[] }
      const expected: number[] = []
      for (const [from, to] of some) {
        for (let i = 0; i < gap; i++) expected.push(0)
        runs.froms.push(from)
        runs.lengths.push(to - from)
        runs.targets.push(expected.length)
        for (let i = from; i < to; i++) expected.push(whole[i]!)
      }
      const target = new Uint32Array(expected.length)
      await stored!.fillRuns('numbers', target, runs)
      expect(Buffer.compare(Buffer.from(target.buffer), Buffer.from(Uint32Array.from(expected).buffer))).toBe(0)
    }),
    { numRuns: 30 },
  )
  await close()
})

test.each([storages[0], storages[2]])(
  '%s, rows of a part are read in the order asked for, across the borders of chunks, and a part into an array',
  async (_, open) => {
    const { snapshots, close } = await open()
    const version = { number: 1, layer: 0 }
    const width = 7
    const whole = long.subarray(0, width * 157_000)
    await snapshots.sink(version).write('rows', whole)
    await snapshots.sink(version).write('info', '{}')
    const { stored } = snapshots.source(version)
    // The last row, the first, many of two chunks, twice some that follow each other, and one of every chunk from the last to the first.
    const spread = Array.from({ length: 70 }, (_, i) => 156_999 - i * 2_242)
    const many = Array.from({ length: 400 }, (_, i) => 2_200 + ((i * 7) % 400))
    const following = Array.from({ length: 3_000 }, (_, i) => 5_000 + i)
    // Row 149,796 lies in the 64th chunk and in the next one.
    const requested = [156_999, 0, ...many, 0, ...following, ...following.slice(0, 40), ...spread, 149_796, 149_796]
    const rows = await stored!.rows('rows', width, requested)
    expect(requested.map((_, i) => [...rows.subarray(i * width, (i + 1) * width)])).toEqual(
      requested.map((row) => [...whole.subarray(row * width, (row + 1) * width)]),
    )
    expectSame(
      await stored!.rows('rows', 1, requested),
      Float32Array.from(requested, (at) => whole[at]!),
    )
    const some = new Float32Array(3 * width + 1).fill(-1)
    await stored!.fillRows('rows', width, [156_999, 149_796, 0], some)
    const three = [156_999, 149_796, 0].flatMap((row) => [...whole.subarray(row * width, (row + 1) * width)])
    expectSame(some, Float32Array.of(...three, -1))
    await expect(stored!.fillRows('other', width, [0], some)).rejects.toThrow(/damaged|rebuilt/)
    const target = new Float32Array(whole.length + 2).subarray(1, whole.length + 1)
    expect(await stored!.fill('rows', target)).toBe(true)
    expectSame(target, whole)
    expect(await stored!.fill('other', target)).toBe(false)
    // Ranges within a chunk, across the borders of several, at both ends, and an empty one.
    const later = (await stored!.allocate('rows'))!
    expect([later.constructor, later.length, Math.max(...later.subarray(0, 100))]).toEqual([
      Float32Array,
      whole.length,
      0,
    ])
    const expected = new Float32Array(whole.length)
    for (const [from, to] of [
      [40, 90],
      [16_380, 70_001],
      [0, 1],
      [whole.length - 3, whole.length],
      [500, 500],
    ] as const) {
      await stored!.fillRuns('rows', later, inPlace(from, to))
      expected.set(whole.subarray(from, to), from)
      expectSame(later as Float32Array, expected)
    }
    expect(await stored!.allocate('other')).toBeUndefined()
    await expect(stored!.fillRuns('other', later, inPlace(0, 1))).rejects.toThrow(/damaged|rebuilt/)
    const longer = new Float32Array(whole.length + 1)
    await expect(stored!.fillRuns('rows', longer, inPlace(0, longer.length))).rejects.toThrow(/damaged/)
    const gone = snapshots.source({ number: 2, layer: 0 }).stored!
    // Beyond the last row, within its chunk and behind it.
    for (const row of [157_000, 200_000]) {
      await expect(stored!.rows('rows', width, [0, row])).rejects.toThrow(/damaged|rebuilt/)
    }
    await expect(gone.rows('rows', width, [0])).rejects.toThrow(/rebuilt/)
    await expect(gone.fill('rows', target)).rejects.toThrow(/rebuilt/)
    await close()
  },
)
