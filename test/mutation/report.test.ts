import { expect, test } from 'vitest'
import { diffOf } from '../../mutation/mutant.js'
import { type MutantResult, renderResult, renderScores, type Status, scoresOf } from '../../mutation/report.js'

const result = (file: string, status: Status): MutantResult => ({
  ...{ file, status, line: 3, operator: 'number', start: 0, end: 1, replacement: '2', inFunction: 0, diff: '- 1\n+ 2' },
  tests: 4,
})

test('a folder has the share of its mutants that were noticed; a run without an end is one', () => {
  const scores = scoresOf([
    result('src/storage/a.ts', 'killed'),
    result('src/storage/project/b.ts', 'timeout'),
    result('src/storage/a.ts', 'survived'),
    result('src/storage/a.ts', 'uncovered'),
    result('src/dates.ts', 'killed'),
  ])
  expect(scores).toEqual([
    { folder: 'src', killed: 1, timeouts: 0, survived: 0, uncovered: 0, score: 1 },
    { folder: 'src/storage', killed: 2, timeouts: 1, survived: 2, uncovered: 1, score: 0.5 },
  ])
  expect(renderScores(scores).split('\n')).toEqual([
    'folder       killed  by time  survived  uncovered  score',
    'src               1        0         0          0  100 %',
    'src/storage       2        1         2          1   50 %',
  ])
})

test('a mutant is told with its place, and with the test that noticed it or its change', () => {
  const file = 'src/dates.ts'
  expect(renderResult({ ...result(file, 'killed'), test: 'test/dates.test.ts' })).toBe(
    'killed src/dates.ts:3 number by test/dates.test.ts',
  )
  expect(renderResult(result(file, 'survived'))).toBe('survived src/dates.ts:3 number (4 test files)\n- 1\n+ 2')
  expect(renderResult(result(file, 'uncovered'))).toBe('uncovered src/dates.ts:3 number (no test runs it)\n- 1\n+ 2')
})

test('a diff has the whole lines that change', () => {
  const text = 'one\nif (a) {\n  b()\n}\nlast'
  expect(diffOf(text, { operator: 'condition', start: 8, end: 9, replacement: 'false' })).toBe(
    '- if (a) {\n+ if (false) {',
  )
  expect(diffOf(text, { operator: 'emptied block', start: 11, end: 20, replacement: '{}' })).toBe(
    '- if (a) {\n-   b()\n- }\n+ if (a) {}',
  )
  expect(diffOf(text, { operator: 'x', start: 0, end: 3, replacement: 'two' })).toBe('- one\n+ two')
  expect(diffOf(text, { operator: 'x', start: 21, end: 25, replacement: 'end' })).toBe('- last\n+ end')
})
