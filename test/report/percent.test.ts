import { expect, test } from 'vitest'
import { percent, signedPercent } from '../../src/report/percent.js'

test.each([
  [0, '0%', '0%'],
  [0.0001, '<1%', '+<1%'],
  [0.00499, '<1%', '+<1%'],
  [0.005, '1%', '+1%'],
  [0.014, '1%', '+1%'],
  [0.125, '13%', '+13%'],
  [1, '100%', '+100%'],
])('%d is %s, and %s with a sign', (share, text, signed) => {
  expect([percent(share), signedPercent(share)]).toEqual([text, signed])
})

test('a share below nothing has a minus', () => {
  expect([-0.25, -0.001].map(signedPercent)).toEqual(['−25%', '−<1%'])
})
