import { expect, test } from 'vitest'
import { readNarrow, readNarrowPart, widened } from '../../src/snapshot/narrowNumbers.js'
import { DamagedSnapshot } from '../../src/snapshot/parts.js'
import type { StoredNumbers } from '../../src/snapshot/snapshot.js'
import { openProjectFile } from '../../src/storage/sqlite/project/projectFile.js'
import { emptyFolder } from '../storage/folder.js'

/** More numbers than are read at a time, of which the last ones decide. */
const numbers = (last: readonly number[]) => [...Array.from({ length: 70_000 }, (_, i) => i % 200), ...last]
const version = { number: 1, layer: 0 }

/** A file with these parts. */
async function storedParts(parts: Readonly<Record<string, StoredNumbers>>) {
  const file = openProjectFile(`${emptyFolder()}/bcdfg.db`)
  const sink = file.snapshots.sink(version)
  for (const [name, part] of Object.entries(parts)) await sink.write(name, part)
  await sink.write('info', '{}')
  await file.atomically(({ snapshots }) => snapshots.publish(version))
  return { file, source: file.snapshots.source(version) }
}

test.each([
  ['bytes', [255], Uint8Array],
  ['two bytes', [256, 65_535], Uint16Array],
  ['four bytes', [65_536, 2 ** 32 - 1], Uint32Array],
  ['eight bytes for more', [2 ** 32], Float64Array],
  ['eight bytes for a fraction', [0.5], Float64Array],
  ['eight bytes for a negative number', [-1], Float64Array],
  ['eight bytes for a negative zero', [-0], Float64Array],
] as const)('numbers of 64 bits are read in %s', async (_, last, type) => {
  const whole = Float64Array.from(numbers(last))
  const { file, source } = await storedParts({ whole })
  const read = await readNarrow(source.stored!, 'whole', new Float64Array(whole.length))
  expect(read).toBeInstanceOf(type)
  expect(Float64Array.from(read)).toEqual(whole)
  expect(widened(read, 8)).toEqual(whole)
  await file.close()
})

test.each([
  [[7], Uint8Array],
  [[256], Uint16Array],
  [[65_536], Uint32Array],
] as const)('numbers of 32 bits up to %j are read in the narrowest type, and are widened again', async (last, type) => {
  const whole = Uint32Array.from(numbers(last))
  const { file, source } = await storedParts({ whole })
  const read = await readNarrow(source.stored!, 'whole', new Uint32Array(whole.length))
  expect(read).toBeInstanceOf(type)
  expect(widened(read, 4)).toEqual(whole)
  await file.close()
})

test('short parts are read as they are; missing ones and no numbers are none', async () => {
  const { file, source } = await storedParts({ few: Uint32Array.of(1, 2), none: new Uint32Array(0) })
  expect(await readNarrowPart(source, 'few', 9)).toEqual(Uint32Array.of(1, 2))
  expect(await readNarrowPart(source, 'few', 8)).toEqual(Uint8Array.of(1, 2))
  expect(await readNarrowPart(source, 'none', 0)).toHaveLength(0)
  expect(await readNarrowPart(source, 'missing', 0)).toBeUndefined()
  await expect(readNarrow(source.stored!, 'few', new Uint32Array(3))).rejects.toBeInstanceOf(DamagedSnapshot)
  await file.close()
})
