import { expect, test } from 'vitest'
import { newDocumentIds, newProjectId, newWorkspaceId } from '../../src/projects/identifiers.js'
import { uniqueName } from '../../src/projects/naming.js'
import { seededBytes } from './testProjects.js'

test.each([
  ['free', [], 'A'],
  ['first duplicate', ['A'], 'A - 1'],
  ['smallest number not in use', ['A', 'A - 1', 'A - 3'], 'A - 2'],
  ['numbers of other names do not count', ['A', 'B - 1'], 'A - 1'],
])('a name that is %s', (_, taken, expected) => {
  expect(uniqueName('A', new Set(taken))).toBe(expected)
})

test('a numbered name in use gets a number of its own', () => {
  expect(uniqueName('A - 1', new Set(['A', 'A - 1']))).toBe('A - 1 - 1')
})

test('identifiers have the length and letters of the service', async () => {
  const bytes = seededBytes('identifiers')
  const projects = await Promise.all(Array.from({ length: 200 }, () => newProjectId(bytes, () => false)))
  for (const id of projects) expect(id).toMatch(/^[bcdfghjkmnpqrstvwxz2-9]{5}$/)
  expect(new Set(projects).size).toBeGreaterThan(190)
  expect(await newWorkspaceId(bytes)).toMatch(/^[bcdfghjkmnpqrstvwxz2-9]{8}$/)
  const ids = [1_700_000_000, 1_700_000_000.001].map((now) => newDocumentIds({ randomBytes: bytes, now: () => now }, 3))
  for (const id of ids.flat()) expect(id).toMatch(/^uuid-[0-9a-f]{32}$/)
  expect(new Set(ids.flat()).size).toBe(6)
  for (const [i, id] of ids[0]!.entries()) expect(id < ids[1]![i]!).toBe(true)
})

test('an identifier in use is drawn again, and randomness that repeats itself does not hang', async () => {
  const first = await newProjectId(seededBytes('same'), () => false)
  expect(await newProjectId(seededBytes('same'), (id) => id === first)).not.toBe(first)
  await expect(
    newProjectId(
      () => new Uint8Array(10),
      () => true,
    ),
  ).rejects.toThrow(/randomBytes/)
})
