import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  apportion,
  bar,
  clip,
  column,
  createPaint,
  oneLine,
  textWidth,
  usableColumns,
  wantsColor,
} from '../../src/report/terminal.js'

describe('width', () => {
  test.each([
    ['hotel', 5],
    ['', 0],
    ['Frühstück', 9],
    ['u\u0308ber', 4],
    ['朝食', 4],
    ['아침', 4],
    ['ｶﾞ', 2],
    ['Ａ', 2],
    ['ok 👍', 5],
    ['👍\ufe0f', 2],
    ['…·█', 3],
    ['👩‍👩‍👧', 2],
    ['👍🏽', 2],
    ['🇩🇪', 2],
    ['✈️', 2],
    ['☕', 2],
  ])('of "%s" is %d columns', (text, width) => {
    expect(textWidth(text)).toBe(width)
  })

  test('a column has exactly its width, whatever stands in it', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'é', '朝', '👍', ' ', 'u\u0308', '👩‍👩‍👧', '🇩🇪') })
    fc.assert(
      fc.property(
        text,
        fc.integer({ min: 1, max: 30 }),
        fc.constantFrom('left' as const, 'right' as const),
        (...cell) => {
          expect(textWidth(column(...cell))).toBe(cell[1])
        },
      ),
    )
  })

  test('what is too long ends in an ellipsis, never in half a letter', () => {
    expect(clip('breakfast', 9)).toBe('breakfast')
    expect(clip('breakfast', 6)).toBe('break…')
    expect(clip('朝食の行列', 6)).toBe('朝食…')
    expect(clip('👩‍👩‍👧👩‍👩‍👧', 3)).toBe('👩‍👩‍👧…')
    expect(clip('u\u0308beru\u0308ber', 6)).toBe('u\u0308beru\u0308…')
  })
})

test('a text of many lines and control characters becomes one harmless line', () => {
  expect(oneLine(' one\r\n two\t\u001b[31mthree\u0007 ')).toBe('one two [31mthree')
})

describe('bars', () => {
  test('are exact to an eighth of a column', () => {
    expect(bar(1, 4)).toBe('████')
    expect(bar(0.5, 4)).toBe('██')
    expect(bar(0.375, 1)).toBe('▍')
    expect(bar(0, 4)).toBe('')
  })

  test('show the smallest share', () => {
    expect(bar(0.0001, 10)).toBe('▏')
  })

  test('that are stacked fill their width exactly', () => {
    expect(apportion([1 / 3, 1 / 3, 1 / 3], 10)).toEqual([4, 3, 3])
    expect(apportion([0.5, 0.25, 0.25], 3)).toEqual([1, 1, 1])
    expect(apportion([1, 0, 0], 7)).toEqual([7, 0, 0])
  })
})

describe('colours', () => {
  const terminal = { isTTY: true }
  const pipe = {}
  test.each([
    ['a terminal', terminal, {}, true],
    ['a pipe', pipe, {}, false],
    ['a terminal with NO_COLOR', terminal, { NO_COLOR: '1' }, false],
    ['a terminal with an empty NO_COLOR', terminal, { NO_COLOR: '' }, true],
    ['a pipe with FORCE_COLOR', pipe, { FORCE_COLOR: '1' }, true],
    ['a terminal with FORCE_COLOR=0', terminal, { FORCE_COLOR: '0' }, false],
    ['a dumb terminal', terminal, { TERM: 'dumb' }, false],
  ])('%s', (_what, stream, env, expected) => {
    expect(wantsColor(stream, env)).toBe(expected)
  })

  test('are codes around the text, or nothing', () => {
    expect(createPaint(true).red('a')).toBe('\u001b[31ma\u001b[0m')
    expect(createPaint(true).red('')).toBe('')
    expect(createPaint(false).red('a')).toBe('a')
  })
})

test('the report uses the terminal from 50 to 120 columns, and 80 elsewhere', () => {
  expect(usableColumns({ isTTY: true, columns: 100 })).toBe(100)
  expect(usableColumns({ isTTY: true, columns: 300 })).toBe(120)
  expect(usableColumns({ isTTY: true, columns: 20 })).toBe(50)
  expect(usableColumns({ columns: 300 })).toBe(80)
})

test('styles are the codes of terminals', () => {
  const paint = createPaint(true)
  const codes = { bold: 1, dim: 2, underline: 4, red: 31, green: 32, yellow: 33, cyan: 36 }
  for (const [name, code] of Object.entries(codes)) {
    expect(paint[name as keyof typeof codes]('a')).toBe(`\u001b[${code}m${'a'}\u001b[0m`)
    expect(createPaint(false)[name as keyof typeof codes]('a')).toBe('a')
  }
  expect([paint.on, createPaint(false).on]).toEqual([true, false])
})

test.each([
  [0, 1, ''],
  [0.01, 1, '▏'],
  [0.25, 1, '▎'],
  [0.5, 1, '▌'],
  [0.625, 1, '▋'],
  [0.75, 1, '▊'],
  [0.875, 1, '▉'],
  [2, 3, '███'],
  [0.5, 3, '█▌'],
])('a bar of %d of %i columns is "%s"', (share, width, expected) => {
  expect(bar(share, width)).toBe(expected)
})

test('a column is filled on its right, numbers on their left, and what is too long is cut', () => {
  expect([column('ab', 4), column('ab', 4, 'right'), column('abcdef', 4), column('ab', 2)]).toEqual([
    ...['ab  ', '  ab', 'abc…', 'ab'],
  ])
  expect([clip('ab cd', 4), clip('abc', 1), clip('', 3)]).toEqual(['ab…', '…', ''])
})

test('the largest remainders come first, of equal ones the first', () => {
  expect(apportion([0.2, 0.2, 0.6], 4)).toEqual([1, 1, 2])
  expect(apportion([0.4, 0.4, 0.2], 3)).toEqual([1, 1, 1])
  expect(apportion([0.25, 0.25, 0.25, 0.25], 6)).toEqual([2, 2, 1, 1])
  expect(apportion([], 5)).toEqual([])
})

test('a terminal without a size has 80 columns, and its limits are its own', () => {
  expect(usableColumns({ isTTY: true })).toBe(80)
  expect([50, 51, 119, 120].map((columns) => usableColumns({ isTTY: true, columns }))).toEqual([50, 51, 119, 120])
})

test('FORCE_COLOR counts before NO_COLOR, and says no with 0 or false', () => {
  expect(wantsColor({}, { FORCE_COLOR: '', NO_COLOR: '1' })).toBe(true)
  expect(wantsColor({ isTTY: true }, { FORCE_COLOR: 'false' })).toBe(false)
  expect(wantsColor({ isTTY: true }, { NO_COLOR: '0' })).toBe(false)
  expect(wantsColor({ isTTY: true }, { TERM: 'xterm' })).toBe(true)
})
