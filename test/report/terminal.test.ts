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
