import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
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

test('a file that the system cuts short in the middle of a table is refused in a sentence, and nothing of it is left', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'zip-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const at = (name: string): string =>
    JSON.stringify(new URL(`../../../dist/report/tables/${name}.js`, import.meta.url).href)
  const program = `
    import { randomBytes } from 'node:crypto'
    import { createZipFile } from ${at('zipFile')}
    import { replaceFiles } from ${at('replaceFiles')}
    const texts = function* () { for (;;) yield randomBytes(1_000).toString('hex') }
    const failure = await replaceFiles(async (create) => {
      await createZipFile(await create('a.zip')).add('long.txt', texts())
    }).catch((error) => error)
    console.log(JSON.stringify([failure.name, failure.message]))`
  // A limit of the size of files, in blocks of 512 or 1,024 bytes, stands for a disk that is full.
  const script = 'ulimit -f 256; exec "$0" --input-type=module --eval "$1"'
  const { stdout } = await promisify(execFile)('sh', ['-c', script, process.execPath, program], { cwd: folder })
  expect(JSON.parse(stdout)).toEqual(['EngineError', 'a.zip cannot be written: it would be too large.'])
  expect(readdirSync(folder)).toEqual([])
})
