import { describe, expect, test } from 'vitest'
import { applyEdit } from '../../mutation/edit.js'
import { mutantsOf } from '../../mutation/mutant.js'

/** The sources that one operator makes of a source. */
const changed = (text: string, operator: string): string[] =>
  mutantsOf('src/x.ts', text)
    .filter((mutant) => mutant.operator === operator)
    .map((mutant) => applyEdit(text, mutant))

const cases: readonly (readonly [operator: string, source: string, expected: readonly string[]])[] = [
  ['boundary', 'f(a < b)', ['f(a <= b)']],
  ['boundary', 'f(a >= b)', ['f(a > b)']],
  ['boundary', 'f(a === b)', []],
  ['negated comparison', 'f(a < b)', ['f(a >= b)']],
  ['negated comparison', 'f(a !== b)', ['f(a === b)']],
  ['logical operator', 'f(a && b)', ['f(a || b)']],
  ['removed condition', 'f(a && b)', ['f(a)', 'f(b)']],
  ['removed condition', 'f(a ?? b)', ['f(a)', 'f(b)']],
  ['condition', 'if (a) b = 1', ['if (false) b = 1']],
  ['negated condition', 'if (a) b = 1', ['if (!(a)) b = 1']],
  ['negated condition', 'f(a ? b : c)', ['f(!(a) ? b : c)']],
  ['negation', 'f(!a)', ['f(a)']],
  ['arithmetic', 'f((a + b) * c)', ['f((a - b) * c)', 'f((a + b) / c)']],
  ['arithmetic', 'f(a >>> 2)', ['f(a << 2)']],
  ['assignment', 'a += b', ['a -= b']],
  ['counter', 'a++', ['a--']],
  ['counter', '--a', ['++a']],
  ['sign', 'f(-a)', ['f(a)']],
  ['optional chaining', 'f(a?.b, c?.[0])', ['f(a.b, c?.[0])', 'f(a?.b, c[0])']],
  ['empty array', 'f([1, 2], [])', ['f([], [])']],
  ['removed property', 'f({ a, b: 1, ...c })', ['f({  b: 1, ...c })', 'f({ a,  ...c })', 'f({ a, b: 1,  })']],
  ['boolean', 'f(true)', ['f(false)']],
  [
    'number',
    'f(0, 9, 0.5, 1_000)',
    ['f(1, 9, 0.5, 1_000)', 'f(0, 10, 0.5, 1_000)', 'f(0, 9, 1, 1_000)', 'f(0, 9, 0.5, 10000)'],
  ],
  ['text', "f('a', '')", ["f('', '')", "f('a', 'mutated')"]],
  ['text', 'f(`a`)', ['f(``)']],
  ['text', "throw new RangeError('message')", []],
  ['text', "f({ summary: 'for readers', 'key': 1 })", []],
  ['pattern', 'f(/^a$/u, /b/)', ['f(/a$/u, /b/)', 'f(/^a/u, /b/)']],
  ['pattern', String.raw`f(/a\$/)`, []],
  ['function', 'f(a.some(g), Math.min(b))', ['f(a.every(g), Math.min(b))', 'f(a.some(g), Math.max(b))']],
  ['removed call', 'f(a.filter((x) => x).map(g))', ['f(a.map(g))']],
  ['swapped arguments', 'f(a, b, c)', ['f(b, a, c)', 'f(a, c, b)']],
  ['swapped arguments', 'Math.max(a, b)', []],
  ['removed transaction', 'transaction(database, () => write())', ['(() => write())()']],
  ['removed transaction', 'file.atomically(work)', ['(work)()']],
  ['removed statement', 'a()\nb = 1', [';\nb = 1', 'a()\n;']],
  ['emptied block', 'for (const a of b) { f(a) }', ['for (const a of b) {}']],
  ['emptied block', 'while (a) { a = f() }', []],
  [
    'return value',
    'const f = () => a',
    ['const f = () => undefined', 'const f = () => []', 'const f = () => false', 'const f = () => 0'],
  ],
  ['removed return', 'function f() { return }', ['function f() { ; }']],
  ['removed jump', 'for (;;) { continue }', ['for (;;) { ; }']],
  ['removed throw', 'if (a) throw b', ['if (a) ;']],
  [
    'SQL',
    "f('SELECT a FROM b WHERE c = ? AND d < 1')",
    [
      "f('SELECT a FROM b WHERE c <> ? AND d < 1')",
      "f('SELECT a FROM b WHERE c = ? OR d < 1')",
      "f('SELECT a FROM b WHERE c = ? AND d <= 1')",
    ],
  ],
  ['SQL', 'f(`SELECT a FROM b ORDER BY c DESC`)', ['f(`SELECT a FROM b ORDER BY c`)']],
]

describe('mutation operators', () => {
  test.each(cases)('%s of %s', (operator, source, expected) => {
    expect(changed(source, operator)).toEqual(expected)
  })

  test('types, imports and interfaces stay', () => {
    const text =
      "import { a } from './a.js'\nimport type { B } from './b.js'\ninterface C { d: 'e'; f?: 1 }\nexport type G = 'h' | 2\n"
    expect(mutantsOf('src/x.ts', text)).toEqual([])
  })

  test('a mutant knows its line and the innermost function around it', () => {
    const text = 'const top = 1\nfunction outer() {\n  return g(2, () => 3)\n}\n'
    const numbers = mutantsOf('src/x.ts', text).filter(({ operator }) => operator === 'number')
    expect(numbers.map(({ line, inFunction }) => [line, inFunction])).toEqual([
      [1, undefined],
      [3, 0],
      [3, 1],
    ])
  })
})
