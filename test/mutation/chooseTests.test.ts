import { expect, test } from 'vitest'
import { chooseTests } from '../../mutation/chooseTests.js'
import type { Coverage, TestCoverage } from '../../mutation/coverage.js'
import type { ImportGraph } from '../../mutation/importGraph.js'
import type { Mutant } from '../../mutation/mutant.js'

const file = 'src/answers/matches/counts.ts'
const mutant = (inFunction: number | undefined): Mutant => ({
  ...{ file, line: 1, inFunction, operator: 'number', start: 0, end: 1, replacement: '2' },
})
const covers = (seconds: number, functions: readonly number[] | undefined, isPassed = true): TestCoverage => ({
  ...{ hash: '', isPassed, seconds },
  sources: functions === undefined ? {} : { [file]: { hash: 'now', functions } },
})
const coverage: Coverage = {
  'test/story/long.test.ts': covers(20, [1]),
  'test/story/short.test.ts': covers(1, [1]),
  'test/contract/all.test.ts': covers(3, [1]),
  'test/answers/other.test.ts': covers(5, [1]),
  'test/answers/counts.test.ts': covers(9, [1, 2]),
  'test/naive.test.ts': covers(8, [1]),
  'test/broken.test.ts': covers(1, [1], false),
  'test/elsewhere.test.ts': covers(1, undefined),
}
const graph: ImportGraph = {
  imports: new Map(),
  importers: () => ['test/naive.test.ts', 'src/engine.ts'],
  loads: () => new Set(),
}
const choose = (inFunction: number | undefined, budget = 100, hash = 'now'): string[] =>
  chooseTests(mutant(inFunction), { coverage, graph, hashes: new Map([[file, hash]]), budget })

test('tests that run the function come by their closeness, then by their time; those that fail without a mutant not at all', () => {
  expect(choose(1)).toEqual([
    'test/answers/counts.test.ts',
    'test/naive.test.ts',
    'test/answers/other.test.ts',
    'test/contract/all.test.ts',
    'test/story/short.test.ts',
    'test/story/long.test.ts',
  ])
})

test('a function that one test runs has that one', () => {
  expect(choose(2)).toEqual(['test/answers/counts.test.ts'])
  expect(choose(3)).toEqual([])
})

test('tests beyond the budget stay out, but for the first', () => {
  // 9 + 8 + 5 of the first three leave one second: too short for the contract, enough for the short story.
  expect(choose(1, 23)).toEqual([
    'test/answers/counts.test.ts',
    'test/naive.test.ts',
    'test/answers/other.test.ts',
    'test/story/short.test.ts',
  ])
  expect(choose(1, 1)).toEqual(['test/answers/counts.test.ts'])
})

test('at the top level, and in a source that has changed since, any function of the file counts', () => {
  expect(choose(undefined)).toHaveLength(6)
  expect(choose(3, 100, 'later')).toHaveLength(6)
})

test('a module of constants has the tests that run a source that imports it', () => {
  const constants: Mutant = { ...mutant(undefined), file: 'src/answers/matches/limits.ts' }
  const users: ImportGraph = { ...graph, importers: () => ['test/elsewhere.test.ts', file] }
  const chosen = chooseTests(constants, { coverage, graph: users, hashes: new Map([[file, 'now']]), budget: 100 })
  expect(chosen.slice().sort()).toEqual([...choose(undefined), 'test/elsewhere.test.ts'].sort())
  const inFunction = { ...constants, inFunction: 1 }
  expect(chooseTests(inFunction, { coverage, graph: users, hashes: new Map(), budget: 100 })).toEqual([])
})

test('a contract that loads a file checks what stands at its top level, and no function that it does not run', () => {
  const loading: ImportGraph = { ...graph, loads: () => new Set([file]) }
  const read: Coverage = { ...coverage, 'test/contract/tables.test.ts': covers(2, undefined) }
  const chooseOf = (inFunction: number | undefined): string[] =>
    chooseTests(mutant(inFunction), { coverage: read, graph: loading, hashes: new Map([[file, 'now']]), budget: 100 })
  expect(chooseOf(undefined)).toContain('test/contract/tables.test.ts')
  expect(chooseOf(undefined)).not.toContain('test/elsewhere.test.ts')
  expect(chooseOf(1)).not.toContain('test/contract/tables.test.ts')
})
