import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { openText, type TextOptions } from '../../src/cli/openText.js'
import { UsageError } from '../../src/reading/inputError.js'
import { emptyFolder } from '../storage/folder.js'

async function read(bytes: Uint8Array | string, options: TextOptions = {}) {
  const path = join(emptyFolder(), 'file')
  writeFileSync(path, bytes)
  const guessed: string[] = []
  let text = ''
  for await (const piece of openText(path, { onEncoding: (encoding) => void guessed.push(encoding), ...options })) {
    text += piece
  }
  return { text, guessed }
}

const failure = async (path: string): Promise<Error> => {
  try {
    for await (const _ of openText(path)) break
  } catch (error) {
    return error as Error
  }
  throw new Error('nothing failed')
}

test('accents of windows-1252 behind a head without any are read, and said', async () => {
  const bytes = Buffer.from(`${'A clean room.\n'.repeat(10_000)}The caf\xe9 didn\x92t open.`, 'latin1')
  const { text, guessed } = await read(bytes)
  expect([text.slice(-22), guessed]).toEqual(['The café didn’t open.'.padStart(22, '\n'), ['utf-8 and windows-1252']])
})

test('UTF-8 is read without its mark, and nothing is said', async () => {
  expect(await read('\ufeffcafé 😀')).toEqual({ text: 'café 😀', guessed: [] })
  expect(await read('')).toEqual({ text: '', guessed: [] })
})

test.each([
  ['utf-16le', Buffer.from('\ufeffcafé', 'utf16le')],
  ['utf-16be', Buffer.from('\ufeffcafé', 'utf16le').swap16()],
  ['windows-1252', Buffer.from('café', 'latin1')],
])('%s is guessed by its first bytes, and said', async (encoding, bytes) => {
  expect(await read(bytes)).toEqual({ text: 'café', guessed: [encoding] })
})

test('an encoding that is named decides, and is not said', async () => {
  const bytes = Buffer.from('caf\u00e9', 'utf8')
  expect(await read(bytes, { encoding: 'windows-1252' })).toEqual({ text: 'cafÃ©', guessed: [] })
  await expect(read(bytes, { encoding: 'rot13' })).rejects.toThrow(UsageError)
})

test('a character that is cut where the first bytes end is UTF-8 still', async () => {
  const text = `${'a'.repeat(65_535)}é and more`
  expect(await read(text)).toEqual({ text, guessed: [] })
})

test('gzip is unpacked whatever the name; damaged gzip is said to be', async () => {
  const packed = gzipSync('quiet\r\nroom')
  expect((await read(packed)).text).toBe('quiet\nroom')
  await expect(read(packed.subarray(0, 12))).rejects.toThrow(/gzip.*damaged/)
})

test('brotli is unpacked where the name says so', async () => {
  const path = join(emptyFolder(), 'file.br')
  writeFileSync(path, brotliCompressSync('quiet\r\nroom'))
  let text = ''
  for await (const piece of openText(path)) text += piece
  expect(text).toBe('quiet\nroom')
  writeFileSync(path, 'this is not brotli, whatever its name is')
  expect((await failure(path)).message).toMatch(/brotli.*damaged/)
})

test('line ends are one character, also where a piece of the file ends within one', async () => {
  expect((await read('a\r\nb\nc\rd')).text).toBe('a\nb\nc\rd')
  expect((await read('a\rb\r"c\r\nd"\r')).text).toBe('a\nb\n"c\nd"\n')
  // A quoted heading may have line ends of its own.
  expect((await read('"a\rb",c\r\nd\re\r\n')).text).toBe('"a\rb",c\nd\re\n')
  for (const lines of [65_535, 65_534]) {
    const text = 'x'.repeat(lines)
    expect((await read(`${text}\r\ny`)).text).toBe(`${text}\ny`)
  }
  expect((await read('a\nb\r')).text).toBe('a\nb\r')
})

test('what cannot be read is said in a sentence', async () => {
  const folder = emptyFolder()
  mkdirSync(join(folder, 'inner'))
  expect((await failure(join(folder, 'nothing'))).message).toMatch(/there is no such file\.$/)
  expect((await failure(join(folder, 'inner'))).message).toMatch(/it is a folder\.$/)
  const binary = join(folder, 'binary')
  writeFileSync(binary, Buffer.from([0x50, 0x4b, 3, 4, 0, 0]))
  expect((await failure(binary)).message).toMatch(/is not a text file\. Workbooks/)
  writeFileSync(binary, Buffer.from([1, 2, 0]))
  expect((await failure(binary)).message).toMatch(/is not a text file\.$/)
})

test.each([
  ['%PDF-1.4\n1 0 obj\n<<>>\n', 'a PDF document'],
  ['{\\rtf1 hello}', 'a document in rich text format'],
  ['\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1\0', 'a file of an old version of Office, such as .xls or .doc'],
  ['\x89PNG\r\n\x1a\nabc', 'a picture'],
  ['BZh91AY&SYabc', 'packed with bzip2'],
  ['<html xmlns:x="urn:excel">\n<table>\n<tr><td>Comment</td></tr>', 'a web page or XML'],
  ['\xef\xbb\xbf\r\n\r\n<!DOCTYPE html>\n<title>Log in</title>', 'a web page or XML'],
  ['<?xml version="1.0"?>\n<Workbook>', 'a web page or XML'],
])(
  'what begins with %j is refused as another format, also packed with gzip or with an encoding',
  async (text, name) => {
    const bytes = Buffer.from(text, 'latin1')
    const message = `is ${name}, which cannot be read. Save the texts as CSV, a workbook (.xlsx, .ods) or .txt.`
    await expect(read(bytes)).rejects.toThrow(message)
    await expect(read(gzipSync(bytes))).rejects.toThrow(message)
    await expect(read(bytes, { encoding: 'windows-1252' })).rejects.toThrow(message)
  },
)

test('texts that resemble other formats are read', async () => {
  for (const text of ['%PDF', 'BZh is a name', 'GIF89 or not', '{"text": "rtf"}', '<p>html</p>', '<htmlish>']) {
    expect((await read(text)).text).toBe(text)
  }
})

test('reading ends with its signal', async () => {
  const controller = new AbortController()
  controller.abort()
  await expect(read('a', { signal: controller.signal })).rejects.toMatchObject({ name: 'AbortError' })
})

test('of bytes that are no text only those of a workbook are said to be one', async () => {
  const messageOf = (head: readonly number[]) =>
    read(Uint8Array.of(...head, 0, 1, 2)).then(
      () => 'read',
      (error: unknown) => (error as Error).message,
    )
  expect(await messageOf([0x50, 0x4b])).toMatch(/is not a text file\. Workbooks are read from a file\.$/)
  expect(await messageOf([0x50, 0x41])).toMatch(/is not a text file\.$/)
  expect(await messageOf([0x41, 0x4b])).toMatch(/is not a text file\.$/)
})
