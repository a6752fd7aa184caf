import { expect, test } from 'vitest'
import { decodeText, guessEncoding, HEAD_BYTES } from '../../src/reading/decodeText.js'
import { UsageError } from '../../src/reading/inputError.js'

async function* pieces(bytes: Uint8Array, length: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += length) yield bytes.subarray(at, at + length)
}

/** The decoded text, read in pieces of so many bytes. */
async function decoded(content: string | Uint8Array, encoding = 'utf-8', length = 1_000): Promise<string> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
  let text = ''
  for await (const piece of decodeText(pieces(bytes, length), encoding)) text += piece
  return text
}

test.each([
  [[0xff, 0xfe, 0x41, 0x00], 'utf-16le'],
  [[0xfe, 0xff, 0x00, 0x41], 'utf-16be'],
  [[0xff, 0x41], 'windows-1252'],
  [[0xfe, 0x41], 'windows-1252'],
  [[0x41, 0xfe], 'windows-1252'],
  [[0xef, 0xbb, 0xbf, 0x41], 'utf-8'],
  [[0x41, 0x42], 'utf-8'],
  [[0xc3, 0xa9], 'utf-8'],
  [[0xe9, 0x41], 'windows-1252'],
  [[0x41, 0xc3], 'windows-1252'],
  // Two files in one: as many characters of UTF-8 as bytes that are none.
  [[0xc3, 0xa9, 0x0a, 0xe9], 'utf-8'],
  [[0xc3, 0xa9, 0x0a, 0xe9, 0x20, 0xe9], 'windows-1252'],
  [[], 'utf-8'],
  [[0], 'utf-8'],
  [[...Buffer.from('Text,Größe\n', 'utf16le')], 'utf-16le'],
  [[...Buffer.from('Text,Größe\n', 'utf16le').swap16()], 'utf-16be'],
  [[0x41, 0x00, 0x00, 0x41], 'utf-8'],
  [[...Buffer.from('Only one\0zero byte.')], 'utf-8'],
])('the bytes %j are %s', (bytes, encoding) => {
  expect(guessEncoding(Uint8Array.from(bytes))).toBe(encoding)
})

test('a head may end within a character, a whole file may not', () => {
  const head = new Uint8Array(HEAD_BYTES).fill(0x41)
  head[HEAD_BYTES - 1] = 0xc3
  expect(guessEncoding(head)).toBe('utf-8')
  expect(guessEncoding(head.subarray(1))).toBe('windows-1252')
})

test.each([1, 2, 3, 5, 1_000])(
  'bytes that are no UTF-8 are read as windows-1252, in pieces of %i bytes',
  async (length) => {
    const [utf8, single] = [
      Buffer.from('\ufeffcafé, naïve, 😀 €\n'),
      Buffer.from('caf\xe9, didn\x92t, \xfc\xdf\n', 'latin1'),
    ]
    const text = 'café, naïve, 😀 €\ncafé, didn’t, üß\n'
    expect(await decoded(Buffer.concat([utf8, single]), 'utf-8', length)).toBe(text)
    // The first byte of a character that is cut off, at the end of a line and of the file.
    expect(await decoded(Buffer.concat([utf8, Buffer.from([0xf0, 0x9f, 0x0a, 0xc3])]), 'utf-8', length)).toBe(
      'café, naïve, 😀 €\nðŸ\nÃ',
    )
  },
)

test('the first of them is announced, once', async () => {
  let calls = 0
  const bytes = Buffer.concat([Buffer.from('é'), Buffer.from([0xe9, 0x20, 0xe9, 0x20])])
  for await (const _ of decodeText(pieces(bytes, 2), 'utf-8', () => calls++));
  for await (const _ of decodeText(pieces(Buffer.from('é☃'), 2), 'utf-8', () => calls++));
  expect(calls).toBe(1)
})

test.each([1, 2, 3, 1_000])('characters and line ends stay whole in pieces of %i bytes', async (length) => {
  expect(await decoded('é\r\nü\n\r\n☃', 'utf-8', length)).toBe('é\nü\n\n☃')
  expect(await decoded('\ufeffa\rb\rc', 'utf-8', length)).toBe('a\nb\nc')
  expect(await decoded('a\nb\rc\r\nd', 'utf-8', length)).toBe('a\nb\rc\nd')
  expect(await decoded('a\nb\r', 'utf-8', length)).toBe('a\nb\r')
  expect(await decoded('a\rb\r', 'utf-8', length)).toBe('a\nb\n')
})

test('a quoted heading with line ends of its own does not tell how lines end', async () => {
  expect(await decoded('"a\rb",c\r\nd\re\r\n')).toBe('"a\rb",c\nd\re\n')
  expect(await decoded('"a\nb",c\rd\r')).toBe('"a\nb",c\nd\n')
})

test('other encodings are read by their name, and an unknown one is refused', async () => {
  expect(await decoded(Uint8Array.from([0xe9, 0x80]), 'windows-1252')).toBe('é€')
  expect(await decoded(Uint8Array.from([0xff, 0xfe, 0x41, 0x00]), 'utf-16le', 1)).toBe('A')
  await expect(decoded('a', 'utf-9')).rejects.toThrow(UsageError)
  await expect(decoded('a', 'utf-9')).rejects.toThrow('The encoding "utf-9" is not known.')
})
