import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { readPackagedGroups, readPackedGroups } from '../../../src/wordVectors/general/packedGroups.js'
import { emptyFolder } from '../../storage/folder.js'

const digestOf = (packed: Buffer): string => createHash('sha256').update(packed).digest('hex').slice(0, 28)

test('a packed file is read with a digest of what is packed; a missing one is an error', async () => {
  const path = join(emptyFolder(), 'groups.br')
  const missing = await readPackedGroups(path).catch((error: Error) => error)
  expect(missing).toMatchObject({ message: expect.stringContaining(path), cause: { code: 'ENOENT' } })
  // With a code it would be reported as a missing folder of projects.
  expect(missing).not.toHaveProperty('code')
  const packed = brotliCompressSync('{"version":2}')
  writeFileSync(path, packed)
  expect(await readPackedGroups(path)).toEqual({ bytes: Buffer.from('{"version":2}'), digest: digestOf(packed) })
})

test('the groups of the package are unpacked once', async () => {
  const groups = await readPackagedGroups()
  expect(await readPackagedGroups()).toBe(groups)
  const packed = readFileSync(new URL('../../../dist/general.br', import.meta.url))
  expect(groups.digest).toBe(digestOf(packed))
  expect(groups.bytes.equals(brotliDecompressSync(packed))).toBe(true)
})
