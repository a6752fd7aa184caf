import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32, inflateRawSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { replaceFiles } from '../../../src/report/tables/replaceFiles.js'
import { createZipFile } from '../../../src/report/tables/zipFile.js'

/** Reads a zip file by its directory, and checks that the header before each file says the same. */
function readZip(bytes: Buffer): Map<string, string> {
  const end = bytes.length - 22
  expect(bytes.readUInt32LE(end)).toBe(0x06054b50)
  const files = new Map<string, string>()
  let at = bytes.readUInt32LE(end + 16)
  for (let entry = 0; entry < bytes.readUInt16LE(end + 10); entry++) {
    expect(bytes.readUInt32LE(at)).toBe(0x02014b50)
    const [crc, compressed, size] = [16, 20, 24].map((offset) => bytes.readUInt32LE(at + offset)) as [
      number,
      number,
      number,
    ]
    const length = bytes.readUInt16LE(at + 28)
    const local = bytes.readUInt32LE(at + 42)
    expect(bytes.subarray(local + 4, local + 30)).toEqual(
      Buffer.concat([bytes.subarray(at + 6, at + 30), bytes.subarray(at + 30, at + 32)]),
    )
    const start = local + 30 + length
    const content = inflateRawSync(bytes.subarray(start, start + compressed))
    expect([content.length, crc32(content)]).toEqual([size, crc])
    files.set(bytes.subarray(at + 46, at + 46 + length).toString(), content.toString())
    at += 46 + length
  }
  expect(at).toBe(end)
  return files
}

test('files come back whole, with sizes and checksums', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'zip-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const path = join(folder, 'a.zip')
  const long = Array.from({ length: 5_000 }, (_, n) => `Sentence ${n} of many words, été. `)
  await replaceFiles(async (create) => {
    const zip = createZipFile(await create(path))
    await zip.add('long.txt', long)
    await zip.add('folder/empty.txt', [])
    await zip.add('été.txt', ['short'])
    await zip.finish()
  })
  const files = readZip(readFileSync(path))
  expect([...files]).toEqual([
    ['long.txt', long.join('')],
    ['folder/empty.txt', ''],
    ['été.txt', 'short'],
  ])
})
