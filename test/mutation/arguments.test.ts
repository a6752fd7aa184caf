import { expect, test } from 'vitest'
import { readArguments } from '../../mutation/arguments.js'

test('files and folders are taken together; the rest has its defaults', () => {
  expect(readArguments(['./src/dates.ts', '--folder', 'src/answers/'])).toEqual({
    ...{ sources: ['src/dates.ts', 'src/answers'], sample: undefined, seed: '1' },
    ...{ lanes: 2, budget: 60, json: undefined, isDry: false },
  })
  expect(
    readArguments(['src', '--sample', '40', '--seed', 'x', '--lanes', '1', '--budget', '9', '--json', 'a', '--dry']),
  ).toEqual({
    ...{ sources: ['src'], sample: 40, seed: 'x', lanes: 1, budget: 9, json: 'a', isDry: true },
  })
})

test.each([
  [[]],
  [['test/dates.test.ts']],
  [['src/dates.ts', '--sample', '0']],
  [['src', '--lanes', 'two']],
  [['src', '--nothing']],
])('refuses %j', (args) => {
  expect(() => readArguments(args)).toThrow()
})
