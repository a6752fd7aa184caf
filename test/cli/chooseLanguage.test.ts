import { expect, test } from 'vitest'
import { chooseLanguage, languageNamed } from '../../src/cli/chooseLanguage.js'
import type { DocumentBatch } from '../../src/cli/readDocuments.js'
import { UsageError } from '../../src/reading/inputError.js'

const english = 'The room was clean, and the people who work there were friendly and quick to help us.'
const german =
  'Das Zimmer war sauber, und die Leute, die dort arbeiten, waren freundlich und haben uns schnell geholfen.'

function choose(...texts: string[]) {
  const said: string[] = []
  const batch = { documents: texts.map((text) => ({ text })) } as unknown as DocumentBatch
  return { language: chooseLanguage(batch, (line) => void said.push(line)), said }
}

test('the language of the texts is chosen and said', () => {
  expect(choose(...Array(30).fill(german))).toEqual({ language: 'de', said: ['Language: German (de)'] })
})

test('without texts, or where they say nothing, it is English, which is said', () => {
  const unknown = [expect.stringMatching(/cannot be told.*--language/)]
  expect(choose('?!', '42')).toEqual({ language: 'en', said: unknown })
  const said: string[] = []
  expect(chooseLanguage(undefined, (line) => void said.push(line))).toBe('en')
  expect(said).toEqual(unknown)
})

test('other languages are named with their shares, from a twentieth on', () => {
  const mixed = choose(...Array(30).fill(english), ...Array(10).fill(german))
  expect(mixed.language).toBe('en')
  expect(mixed.said[0]).toMatch(/^Language: English \(en\); the texts are mixed: English \d\d %, German \d\d %$/)
  const shares = [...mixed.said[0]!.matchAll(/(\d+) %/g)].map(([, share]) => Number(share))
  expect(shares[0]! + shares[1]!).toBeGreaterThanOrEqual(99)
  expect(shares[0]).toBeGreaterThan(shares[1]!)
  expect(choose(...Array(99).fill(english), german).said).toEqual(['Language: English (en)'])
})

test('shares are rounded, and languages of less than a twentieth are not named', () => {
  const french = 'La chambre était propre, et les gens qui travaillent ici étaient aimables et nous ont aidés.'
  const { said } = choose(...Array(40).fill(english), ...Array(20).fill(german), french)
  // 40, 20 and 1 of 61 texts.
  expect(said).toEqual(['Language: English (en); the texts are mixed: English 66 %, German 33 %'])
})

test('a code names a language, or the usage is wrong', () => {
  expect(languageNamed('pt')).toBe('pt')
  expect(() => languageNamed('xx')).toThrow(UsageError)
  expect(() => languageNamed('constructor')).toThrow(/There is no language "constructor", only ar, .*zh\./)
})
