import { expect, test } from 'vitest'
import { snippet } from '../../src/report/snippet.js'
import { createPaint } from '../../src/report/terminal.js'

const bare = createPaint(false)
const at = (text: string, word: string, exact = true) => ({
  start: text.indexOf(word),
  end: text.indexOf(word) + word.length,
  exact,
})
/** Sixty code units before a match are shown at most. */
const far = (letters: number) => `${'x'.repeat(letters)} found`

test('a match within sixty units of the start is shown from there, one further away from a word near it', () => {
  const size = { width: 200, lines: 1 }
  const near = far(59)
  expect(snippet(near, [at(near, 'found')], size, bare)).toEqual([`${'x'.repeat(59)} [found]`])
  const further = `one ${far(58)}`
  expect(snippet(further, [at(further, 'found')], size, bare)).toEqual([`… ${'x'.repeat(58)} [found]`])
  const none = `one ${far(60)}`
  expect(snippet(none, [at(none, 'found')], size, bare)).toEqual(['… [found]'])
})

test('of several matches the first exact one is shown, else the first related one', () => {
  const text = `soft pillow. ${'The bed was fine. '.repeat(6)}A hard mattress here.`
  const size = { width: 40, lines: 1 }
  const related = at(text, 'pillow', false)
  const exact = at(text, 'mattress')
  expect(snippet(text, [exact, related], size, bare)).toEqual(['… A hard [mattress] here.'])
  expect(snippet(text, [related], size, bare)[0]).toMatch(/^soft \[pillow\]\. The bed/)
})

test('exact matches are bold, related ones underlined, and colours take no columns', () => {
  const colours = createPaint(true)
  const text = 'soft pillow and hard mattress'
  const shown = snippet(text, [at(text, 'pillow', false), at(text, 'mattress')], { width: 29, lines: 1 }, colours)
  const { bold, yellow, underline } = colours
  expect(shown).toEqual([`soft ${underline('pillow')} and hard ${bold(yellow('mattress'))}`])
  // In brackets it takes 33 columns, so the last word is on the second line.
  expect(snippet(text, [at(text, 'pillow', false), at(text, 'mattress')], { width: 29, lines: 2 }, bare)).toEqual([
    'soft [pillow] and hard',
    '[mattress]',
  ])
  expect(snippet(text, [at(text, 'pillow', false), at(text, 'mattress')], { width: 33, lines: 2 }, bare)).toEqual([
    'soft [pillow] and hard [mattress]',
  ])
})

test('lines are as wide as they may be, and the last says that the text goes on', () => {
  const text = 'one two three four five'
  expect(snippet(text, [], { width: 7, lines: 2 }, bare)).toEqual(['one two', 'three …'])
  expect(snippet(text, [], { width: 6, lines: 4 }, bare)).toEqual(['one', 'two', 'three', 'four …'])
  expect(snippet(text, [], { width: 9, lines: 3 }, bare)).toEqual(['one two', 'three', 'four five'])
})

test('of two matches that overlap the exact one is marked, else the longer one', () => {
  const text = 'one two three'
  const size = { width: 40, lines: 1 }
  const long = { start: 0, end: 7 }
  expect(snippet(text, [{ ...long, exact: false }, at(text, 'two')], size, bare)).toEqual(['one [two] three'])
  expect(snippet(text, [at(text, 'two'), { ...long, exact: true }], size, bare)).toEqual(['[one two] three'])
})

test('white space and control characters are one space; nothing is shown of nothing', () => {
  expect(snippet('a\n\n b\u0007c\td', [], { width: 40, lines: 1 }, bare)).toEqual(['a b c d'])
  expect(snippet('', [], { width: 40, lines: 1 }, bare)).toEqual([])
})

test('a match that begins a sentence is where the snippet begins, however narrow', () => {
  const size = { width: 20, lines: 1 }
  const text = `${'Words before it. '.repeat(5)}“Was it good?” Breakfast was.`
  expect(snippet(text, [at(text, 'Breakfast')], size, bare)).toEqual(['… [Breakfast] was.'])
  const japanese = `${'前の文です。'.repeat(12)}朝食です。`
  expect(snippet(japanese, [at(japanese, '朝食')], size, bare)).toEqual(['… [朝食]です。'])
  // A full stop within a name ends no sentence.
  const name = `${'word '.repeat(20)}see example.com`
  expect(snippet(name, [at(name, 'com')], { width: 99, lines: 1 }, bare)[0]).toMatch(/^… word .* see example\.\[com\]$/)
})

test('of overlapping matches one is marked: the exact one, else the longer one', () => {
  const text = 'Our shower weak again'
  const size = { width: 80, lines: 1 }
  const phrase = (exact: boolean) => at(text, 'shower weak', exact)
  const word = (exact: boolean) => at(text, 'shower', exact)
  expect(snippet(text, [word(true), phrase(false)], size, bare)).toEqual(['Our [shower] weak again'])
  expect(snippet(text, [word(true), phrase(true)], size, bare)).toEqual(['Our [shower weak] again'])
  expect(snippet(text, [word(false), phrase(false)], size, bare)).toEqual(['Our [shower weak] again'])
})

test('a match that goes on over a line counts its brackets in each line', () => {
  // `aa [bb` and `cc] dd` would be six columns each; with both brackets of each line the first word stands alone.
  const text = 'aa bb cc dd'
  const phrase = { start: 3, end: 8, exact: true }
  expect(snippet(text, [phrase], { width: 7, lines: 4 }, bare)).toEqual(['aa [bb]', '[cc] dd'])
  expect(snippet(text, [phrase], { width: 6, lines: 4 }, bare)).toEqual(['aa', '[bb]', '[cc]', 'dd'])
  expect(snippet(text, [phrase], { width: 10, lines: 4 }, bare)).toEqual(['aa [bb cc]', 'dd'])
})

test('no space stands before the first word of a text', () => {
  expect(snippet('   word', [], { width: 40, lines: 1 }, bare)).toEqual(['word'])
  expect(snippet('word', [], { width: 40, lines: 1 }, bare)).toEqual(['word'])
})

test('a full stop in quotes with a match right behind them does not end a sentence', () => {
  const text = `${'word '.repeat(20)}and. "Yes."found`
  const [shown] = snippet(text, [at(text, 'found')], { width: 99, lines: 1 }, bare)
  expect(shown).toMatch(/^… word .* and\. "Yes\."\[found\]$/)
})

test('the work grows with the number of matches, not with its square', () => {
  const readsOf = (count: number): number => {
    let reads = 0
    const matches = Array.from({ length: count }, (_, i) => ({
      get start() {
        reads++
        return 5 * i
      },
      end: 5 * i + 4,
      exact: i % 2 === 0,
    }))
    expect(snippet('room '.repeat(count), matches, { width: 40, lines: 1 }, bare)[0]).toMatch(/^\[room\] \[room\]/)
    return reads
  }
  expect(readsOf(2_000)).toBeLessThan(3 * readsOf(1_000))
})
