import { expect, test } from 'vitest'
import {
  newDocumentIds,
  newProjectId,
  newRecordId,
  newTopicId,
  newWorkspaceId,
} from '../../src/projects/identifiers.js'

const alphabet = 'bcdfghjkmnpqrstvwxz23456789'
/** Bytes one after another, in the sizes asked for; beyond their end they begin again. */
const bytesOf = (...bytes: readonly number[]) => {
  let at = 0
  return (size: number) => Uint8Array.from({ length: size }, () => bytes[at++ % bytes.length]!)
}
const free = () => false

test('each byte that is fair gives a character, the others are passed over', async () => {
  // 27 characters go nine times into 256, up to 242.
  expect(await newProjectId(bytesOf(0, 26, 27, 242, 243, 255, 1, 2, 3, 4), free)).toBe('b9b9c')
  expect(await newProjectId(bytesOf(243, 244, 250, 255, 243, 243, 243, 243, 243, 243, 0, 1, 2, 3, 4), free)).toBe(
    'bcdfg',
  )
  expect(await newWorkspaceId(bytesOf(...Array.from({ length: 16 }, (_, i) => i)))).toBe(alphabet.slice(0, 8))
})

test('bytes are asked for again only where too few of them are fair', async () => {
  for (const [bytes, calls] of [
    [[1], 1],
    [[243, 243, 243, 243, 243, 243, 1, 1, 1, 1], 2],
  ] as const) {
    let count = 0
    const source = bytesOf(...bytes)
    const counted = (size: number): Uint8Array => {
      count++
      return source(size)
    }
    await newProjectId(counted, free)
    expect(count).toBe(calls)
  }
})

test('every character comes from nine bytes', async () => {
  const counts = new Map<string, number>()
  for (let byte = 0; byte < 243; byte++) {
    const [character] = await newProjectId(bytesOf(byte), free)
    counts.set(character!, (counts.get(character!) ?? 0) + 1)
  }
  expect([...counts.keys()].sort()).toEqual([...alphabet].sort())
  expect(new Set(counts.values())).toEqual(new Set([9]))
})

test('an identifier that is taken is drawn again, a thousand times at most', async () => {
  let draws = 0
  const source = (size: number) => new Uint8Array(size).fill(draws++)
  expect(await newProjectId(source, (id) => id !== 'kkkkk')).toBe('kkkkk')
  let calls = 0
  const taken = () => {
    calls++
    return true
  }
  await expect(newProjectId(bytesOf(5), taken)).rejects.toThrow(/randomBytes/)
  expect(calls).toBe(1_000)
})

test('document ids begin with the milliseconds of their upload and go on at random', () => {
  const ids = newDocumentIds(
    { randomBytes: bytesOf(...Array.from({ length: 20 }, (_, i) => i)), now: () => 1_700_000_000.1239 },
    2,
  )
  const prefix = `uuid-${(1_700_000_000_123).toString(16).padStart(12, '0')}`
  expect(ids).toEqual([`${prefix}00010203040506070809`, `${prefix}0a0b0c0d0e0f10111213`])
  const at = (now: number) => newDocumentIds({ randomBytes: bytesOf(0), now: () => now }, 1)[0]!.slice(0, 17)
  // Ten to the eighteenth is de0b6b3a7640000 in hexadecimal digits, of which the last twelve stay.
  expect([at(-5), at(0), at(1e15)]).toEqual(['uuid-000000000000', 'uuid-000000000000', 'uuid-b6b3a7640000'])
  expect(newDocumentIds({ randomBytes: bytesOf(0), now: () => 0 }, 0)).toEqual([])
})

test('records have 32 hexadecimal digits, topics a UUID of version 4', () => {
  expect(newRecordId(bytesOf(0, 255))).toBe('00ff'.repeat(8))
  expect(newTopicId(bytesOf(0))).toBe('00000000-0000-4000-8000-000000000000')
  expect(newTopicId(bytesOf(255))).toBe('ffffffff-ffff-4fff-bfff-ffffffffffff')
  expect(newTopicId(bytesOf(...Array.from({ length: 16 }, (_, i) => i)))).toBe('00010203-0405-4607-8809-0a0b0c0d0e0f')
})
