import { expect, test } from 'vitest'
import { refuseBundle } from '../src/refuseBundle.js'

test('a module without an address is in a bundle of CommonJS: the error says what to do', () => {
  refuseBundle(import.meta.url)
  expect(() => refuseBundle(undefined)).toThrow(/part of a bundle.*external/)
})
