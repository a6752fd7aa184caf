import { expect, test } from 'vitest'
import { DamagedSnapshot } from '../../src/snapshot/parts.js'

test('a damaged snapshot is told by its name and says what helps', () => {
  const error = new DamagedSnapshot()
  expect(error).toBeInstanceOf(Error)
  expect(error.name).toBe('DamagedSnapshot')
  expect(error.message).toContain('Build the project again, with full_build.')
})
