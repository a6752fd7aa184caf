import { expect, test } from 'vitest'
import type { SentimentLexicon } from '../../../src/text/lexicons/lexicon.js'
import { compileLexicon } from '../../../src/text/sentiment/compileLexicon.js'
import { emptyLexicon } from '../../../src/text/sentiment/loadPolarityScorer.js'
import { readTokens } from '../../../src/text/sentiment/readTokens.js'
import { createTokenTypes } from '../../../src/text/sentiment/tokenTypeTable.js'
import { createTypedTokens } from '../../../src/text/sentiment/typedTokens.js'

const grades = emptyLexicon('en').grades

/** The tokens of a text as the pieces they cover, with the form of their type where it is another. */
function read(text: string, changes: Partial<SentimentLexicon> = {}): string[] {
  const lexicon = compileLexicon({ ...emptyLexicon('en'), ...changes }, (word) => word)
  const types = createTokenTypes(lexicon)
  const tokens = createTypedTokens(1)
  readTokens(text, { lexicon, types, tokens })
  return Array.from({ length: tokens.count }, (_, i) => {
    const piece = text.slice(tokens.starts[i]!, tokens.ends[i]!)
    const form = types.forms[tokens.types[i]!]!
    return piece === form ? piece : `${piece} as "${form}"`
  })
}

test('words, marks and signs are tokens; spaces are not', () => {
  expect(read('Good food, friendly staff :) !')).toEqual([
    'Good as "good"',
    'food',
    ',',
    'friendly',
    'staff',
    ':)',
    '!',
  ])
})

test('several marks that end a sentence are one: a question wins over an exclamation, that over a full stop', () => {
  expect(read('a. !')).toEqual(['a', '. as "!"'])
  expect(read('a!?!')).toEqual(['a', '! as "?"'])
  expect(read('a, .')).toEqual(['a', ', as "."'])
})

test('an empty line ends a sentence, a single line break only a clause', () => {
  expect(read('a\nb\n\nc')).toEqual(['a', '\n as ","', 'b', '\n as "."', '\n as ","', 'c'])
})

test('a web address is one token without a word', () => {
  expect(read('see https://a.example/x, now')).toEqual(['see', 'https://a.example/x, as ""', 'now'])
  // What is left of an address is no emoticon.
  expect(read('see :// now')).toEqual(['see', ':// as ""', 'now'])
})

test('the words of a listed phrase are one token, the longest phrase wins', () => {
  const phrases = '2: on time, on time again'
  expect(read('it came on time again', { phrases })).toEqual(['it', 'came', 'on time again'])
  expect(read('on time', { phrases })).toEqual(['on time'])
})

test('an unknown word falls into its parts where one of them is listed', () => {
  const listed = { grades: { ...grades, '2': 'friendly' } }
  expect(read('user-friendly', listed)).toEqual(['user', 'friendly'])
  expect(read('user-made', listed)).toEqual(['user-made'])
})

test('a proclitic is a token of its own before a listed word of four letters or more', () => {
  const changes = { grades: { ...grades, '2': 'good' }, proclitics: 'wa' }
  expect(read('wagood wanice', changes)).toEqual(['wa', 'good', 'wanice'])
})

test('listed words are found in a run of letters that lost its spaces; the rest counts by its length', () => {
  const changes = { grades: { ...grades, '2': 'good food' }, longestWord: 8 }
  expect(read('xxxxxxgoodfoodxx', changes)).toEqual(['xxxxx as ""', 'x as ""', 'good', 'food', 'xx as ""'])
})

test('without spaces the longest listed string is taken, other characters count two for one word', () => {
  const changes: Partial<SentimentLexicon> = { matching: 'substring', grades: { ...grades, '2': '好 好吃' } }
  expect(read('这个菜好吃。abc', changes)).toEqual(['这个 as ""', '菜 as ""', '好吃', '。 as "."', 'abc as ""'])
})

test('a hyphen before a space or between spaces is a dash, one before a word is none', () => {
  expect(read('a - b')).toEqual(['a', '- as ","', 'b'])
  expect(read('a- b')).toEqual(['a', '- as ","', 'b'])
  expect(read('a -b')).toEqual(['a', 'b'])
  expect(read('a-b')).toEqual(['a-b'])
})

test('a question mark before a letter is a lost letter, other marks end a sentence before one too', () => {
  expect(read('caf?s')).toEqual(['caf', '? as "."', 's'])
  expect(read('a?')).toEqual(['a', '?'])
  expect(read('a！ b')).toEqual(['a', '！ as "!"', 'b'])
  expect(read('a؟ b？')).toEqual(['a', '؟ as "?"', 'b', '？ as "?"'])
  expect(read('a!b')).toEqual(['a', '!', 'b'])
})

test('marks in a row are one, the strongest; a mark of a clause gives way to the end of a sentence, not the other way', () => {
  expect(read('a.. b')).toEqual(['a', '.', 'b'])
  expect(read('a,, b')).toEqual(['a', ',', 'b'])
  expect(read('a!. b')).toEqual(['a', '!', 'b'])
  expect(read('a., b')).toEqual(['a', '.', ',', 'b'])
  expect(read('. a')).toEqual(['.', 'a'])
})

test('an address at the end of a text ends with it', () => {
  expect(read('see http://a.b')).toEqual(['see', 'http://a.b as ""'])
})

test('a name behind an at sign is one token without value, the sign alone is none', () => {
  expect(read('@anna said')).toEqual(['@anna as ""', 'said'])
  expect(read('a @ b')).toEqual(['a', 'b'])
})

test('an ending that was cut from its word counts where the lexicon knows it', () => {
  const listed = { grades: { ...grades, '1': "'s'up 'up" } }
  expect(read("what 'up", listed)).toEqual(['what', "'up"])
  expect(read("what 'down", listed)).toEqual(['what', 'down'])
  expect(read("what' up", listed)).toEqual(['what', 'up'])
})

test('emoji with a value are signs, others and marks of two units are nothing, and letters beyond the first plane count', () => {
  expect(read('a 👍 b')).toEqual(['a', '👍', 'b'])
  expect(read('a 🪑 b')).toEqual(['a', 'b'])
  expect(read('a 𐐀 b')).toEqual(['a', '𐐀 as ""', 'b'])
})

test('emoticons stand apart from words, but for those that end in a bracket', () => {
  expect(read('ok :) yes')).toEqual(['ok', ':)', 'yes'])
  expect(read('ok:) yes')).toEqual(['ok', ':)', 'yes'])
  expect(read('ok:( yes')).toEqual(['ok', ':(', 'yes'])
  expect(read('a:p b')).not.toContain(':p')
  expect(read('a :D b')).toContain(':D as ":d"')
  expect(read('a :Dear')).not.toContain(':D as ":d"')
  expect(read('a :)b')).toContain(':)')
  expect(read("a :'( b")).toContain(":'(")
})

test('numbers and initials keep their points, other words end at one', () => {
  expect(read('4.5 u.s.a end.begin excel·lent')).toEqual(['4.5', 'u.s.a', 'end', '.', 'begin', 'excel·lent'])
})

test('the words of an HTML tag are no tokens, and a tag of a block ends the sentence', () => {
  expect(read('the <strong class="nice">pool</strong> here')).toEqual(['the', 'pool', 'here'])
  expect(read('a<br />b <3')).toEqual(['a', '< as "."', 'b', '<3'])
  expect(read('a < b')).toEqual(['a', 'b'])
  expect(read('salt &amp; pepper&#33;')).toEqual(['salt', 'pepper'])
})

test('in a language without spaces, too', () => {
  const strings = { matching: 'substring', grades: { ...grades, '2': '良い' } } as const
  expect(read('<b title="良い">良い</b><p>部屋', strings)).toEqual(['良い', '< as "."', '部屋 as ""'])
})
