import { expect, test } from 'vitest'
import { packVector } from '../../src/operations/packVector.js'

test('an unknown vector is an empty text, one with any number is packed', () => {
  expect([packVector(undefined), packVector(new Float32Array(5)), packVector(new Float32Array(0))]).toEqual([
    '',
    '',
    '',
  ])
  for (let axis = 0; axis < 3; axis++) {
    const vector = new Float32Array(3)
    vector[axis] = 0.5
    expect(packVector(vector)).not.toBe('')
  }
})
