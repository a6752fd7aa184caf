import { expect, test } from 'vitest'

interface Chunk {
  readonly type: 'chunk'
  code: string
}
interface Script {
  asciiCode(): { generateBundle(options: object, bundle: Record<string, Chunk>): void }
}
const { asciiCode }: Script = await import(new URL('../scripts/asciiCode.mjs', import.meta.url).href)

/** Longer than 500 of its characters beyond ASCII would need, so that they are escaped. */
const padded = (code: string): string => `${code}//${'-'.repeat(20_000)}`

const escaped = (code: string): string => {
  const chunk: Chunk = { type: 'chunk', code }
  asciiCode().generateBundle({}, { chunk })
  return chunk.code
}

test('characters beyond ASCII are escaped in names, literals and patterns, and mean the same', () => {
  const code = padded('const ä="é…";return [ä,`ß😀`,/^[а-я😀]+$/u.test("щ😀"),/[а-я]/u.test("😀")]')
  const ascii = escaped(code)
  expect(ascii).toMatch(/^[\0-\x7f]*$/)
  const run = (text: string): unknown => new Function(text)()
  expect(run(ascii)).toEqual(['é…', 'ß😀', true, false])
  expect(run(code)).toEqual(run(ascii))
})

test('the lists of a language stay as they are', () => {
  expect(escaped('const words="да нет"')).toBe('const words="да нет"')
})

test('a character behind a backslash cannot be escaped', () => {
  expect(() => escaped(padded('const dots="\\…"'))).toThrow('follows a backslash')
})
