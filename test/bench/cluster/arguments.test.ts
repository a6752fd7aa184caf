import { expect, test } from 'vitest'
import { readArguments } from '../../../bench/cluster/arguments.js'

test('a run has three nodes, a worker, and a seed from the clock', () => {
  const { seed, ...rest } = readArguments([])
  expect(rest).toEqual({ nodes: 3, workers: 1, clients: 4, kills: 30, restarts: 3, minutes: 30 })
  expect(Math.abs(Date.now() - Number(seed))).toBeLessThan(60_000)
  expect(readArguments(['--kills', '300', '--restarts', '0', '--seed', 'x'])).toMatchObject({
    kills: 300,
    restarts: 0,
    seed: 'x',
  })
})

test.each([
  [['--nodes', '0'], '--nodes is a whole number from 1, not "0".'],
  [['--kills', '1.5'], '--kills is a whole number from 0, not "1.5".'],
  [['--restarts', '-1'], /--restarts/],
  [['--minutes', '0'], '--minutes is a number above zero, not "0".'],
  [['--speed', '1'], /--speed/],
])('%s is refused', (args, message) => {
  expect(() => readArguments(args)).toThrow(message)
})
