import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import fc from 'fast-check'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createAnalyzer, loadLanguage } from '../../../src/text/analyze.js'
import { languageCodes, languageRules } from '../../../src/text/languages.js'
import { createMarkedReader } from '../../../src/text/negationMarks.js'
import {
  type FindWords,
  findWords,
  openTokenizer,
  TokenizerError,
} from '../../../src/text/tokenization/customTokenizer.js'
import { createWordReader } from '../../../src/text/tokenization/readWords.js'
import { createTokenizer } from '../../../src/text/tokenization/tokenize.js'
import { createTokens } from '../../../src/text/tokenization/tokens.js'
import { analyzeText } from '../analyzeText.js'

await Promise.all(languageCodes.map((code) => loadLanguage(code)))

const own = (tokenize: FindWords) => ({ name: 'test', tokenize })
const wordsOf = (text: string, tokenize: FindWords): string[] =>
  [...findWords(own(tokenize), 'en', text)].map(({ start, end }) => text.slice(start, end))
const giving =
  (...words: unknown[]): FindWords =>
  () =>
    words as never

/** Cuts at white space only: `h&m`, `don't` and `a.b` stay whole, punctuation sticks to words. */
const atSpaces: FindWords = (text) => text.match(/\S+/gu) ?? []

describe('words of a tokenizer of the caller', () => {
  test('are spans or strings, and what has no letter or digit is left out', () => {
    const text = 'Größe: 42 cm — gut!'
    const spans = [...text.matchAll(/\p{L}+|\d+|\S/gu)].map(({ index, 0: word }) => ({
      start: index,
      end: index + word.length,
    }))
    const words = ['Größe', '42', 'cm', 'gut']
    expect(wordsOf(text, () => spans)).toEqual(words)
    expect(wordsOf(text, () => spans.map(({ start, end }) => text.slice(start, end)))).toEqual(words)
    expect(wordsOf(text, giving('Größe', '42', '', 'cm', 'gut'))).toEqual(words)
  })

  test('stand where they stand the next time, not where the same letters came before', () => {
    const text = 'a banana, a b'
    const indexes = [...findWords(own(giving('a', 'banana', 'a', 'b')), 'en', text)]
    expect(indexes.map(({ start }) => start)).toEqual([0, 2, 10, 12])
  })

  test('may come from a generator, and be cut from scripts beyond the basic plane', () => {
    const text = '𠮷野家に行く'
    function* cut() {
      yield { start: 0, end: 4 }
      yield { start: 5, end: 7 }
    }
    expect(wordsOf(text, cut)).toEqual(['𠮷野家', '行く'])
  })

  test.each<[string, FindWords]>([
    ['a word that is not in the text', giving('good', 'food')],
    ['a word left out between two strings', giving('good', 'day')],
    ['words out of order', giving({ start: 5, end: 8 }, { start: 0, end: 4 })],
    ['words that overlap', giving({ start: 0, end: 4 }, { start: 3, end: 8 })],
    ['an end beyond the text', giving({ start: 0, end: 16 })],
    ['a start before it', giving({ start: -1, end: 4 })],
    ['an empty word', giving({ start: 4, end: 4 })],
    ['a place between two code units', giving({ start: 0.5, end: 4 })],
    ['no place at all', giving({ start: 0 })],
    ['nothing', giving(null)],
    ['half of a character', giving({ start: 13, end: 14 })],
    ['no list', () => undefined as never],
    [
      'a throw',
      () => {
        throw new Error('no dictionary')
      },
    ],
  ])('are refused: %s', (_fault, tokenize) => {
    expect(() => wordsOf('good old day 𠮷', tokenize)).toThrow(TokenizerError)
  })

  test('are refused with the name of the tokenizer and its reason', () => {
    const broken = giving({ start: 0, end: 99 })
    expect(() => wordsOf('good', broken)).toThrow(/"test".*4 code units.*99/)
  })
})

describe('texts read with a tokenizer of the caller', () => {
  test('have the separations that ours have, when it finds the same words', () => {
    const unit = fc.constantFrom(
      'a',
      'b',
      'Z',
      '7',
      'é',
      'ж',
      '中',
      'ア',
      'か',
      '𠮷',
      "'",
      '’',
      '-',
      '—',
      ' ',
      ' ',
      '\n',
      '\n\n',
      '.',
      ',',
      ':',
      '!',
      '(',
      '"',
      '/',
      '&',
      '😀',
      '、',
      '。',
      'sea',
      "l'eau",
    )
    const texts = fc.array(unit, { maxLength: 40 }).map((units) => units.join(''))
    for (const code of ['en', 'fr', 'ja', 'zh']) {
      const rules = languageRules(code)!
      const read = createWordReader(code)
      const ours = createTokenizer(rules)
      const theirs = createTokenizer(
        rules,
        own((text) => read(text)),
      )
      const [expected, found] = [createTokens(), createTokens()]
      fc.assert(
        fc.property(texts, (text) => {
          ours(text, expected)
          theirs(text, found)
          const { count } = expected
          expect(found.count).toBe(count)
          for (const part of ['starts', 'ends', 'separators'] as const) {
            expect(found[part].subarray(0, count)).toEqual(expected[part].subarray(0, count))
          }
        }),
      )
    }
  })

  test('have lemmas, function words and negators of ours, and its places', () => {
    const analyzer = createAnalyzer({ language: 'en', tokenizer: own((text) => text.match(/\w+(?:_\w+)*/gu) ?? []) })
    const text = 'The check_in was not staffed'
    const { termIds, starts, lengths, positions } = analyzeText(analyzer, text)
    expect(termIds).toEqual(['check_in|en', 'not|en', 'staff|en'])
    expect([...starts].map((start, i) => text.slice(start, start + lengths[i]!))).toEqual([
      'check_in',
      'not',
      'staffed',
    ])
    expect([...positions]).toEqual([1, 3, 4])
  })

  test('have no space and no bar in a term id, whatever it takes for a word', () => {
    const analyzer = createAnalyzer({ language: 'de', tokenizer: own((text) => [{ start: 0, end: text.length }]) })
    expect(analyzeText(analyzer, 'New York|City').termIds).toEqual(['newyorkcity|de'])
  })

  test('leave nothing behind when it fails', () => {
    const tokenizer = own((text) => (text.includes('bad') ? ['none'] : atSpaces(text, 'en')))
    const analyzer = createAnalyzer({ language: 'en', tokenizer })
    expect(() => analyzeText(analyzer, 'a bad text')).toThrow(TokenizerError)
    expect(analyzeText(analyzer, 'rainy sunday').termIds).toEqual(['rainy|en', 'sunday|en'])
  })

  test('are read the same way for predictions', () => {
    const buckets = (text: string, tokenize?: FindWords): number[] => {
      const found: number[] = []
      createMarkedReader('en', tokenize && own(tokenize)).read(text, (bucket) => found.push(bucket))
      return found
    }
    expect(buckets('a.b c', atSpaces)).toHaveLength(3)
    expect(buckets('rain and sun', atSpaces)).toEqual(buckets('rain and sun'))
  })
})

describe('a module with a tokenizer', () => {
  const write = (source: string): string => {
    const folder = mkdtempSync(join(tmpdir(), 'tokenizer-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    writeFileSync(join(folder, 'tokenizer.mjs'), source)
    return join(folder, 'tokenizer.mjs')
  }

  test('is named by path or address, and speaks the languages it names', async () => {
    const path = write('export default (text, language) => [text.slice(0, 2), text.slice(2)]')
    for (const module of [path, pathToFileURL(path), pathToFileURL(path).href]) {
      const source = await openTokenizer({ name: 'halves', module, languages: ['ja', 'zh'] })
      expect(source('en')).toBeUndefined()
      expect([...findWords(source('ja')!, 'ja', '部屋広い')]).toEqual([
        { start: 0, end: 2 },
        { start: 2, end: 4 },
      ])
    }
  })

  test('is refused when it is not there, fails, or exports no function', async () => {
    for (const module of ['/no/such/module.mjs', write('throw new Error("no")'), write('export const tokenize = 1')]) {
      await expect(openTokenizer({ name: 'none', module })).rejects.toThrow(TokenizerError)
    }
  })
})
