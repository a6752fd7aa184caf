import { expect, test } from 'vitest'
import { spoil, validValue } from '../../campaign/values.js'
import { createRandom } from '../../src/math/random.js'
import { parameterSchemas } from '../../src/operations/parameterSchemas.js'
import { operations } from '../../src/operations/registry.js'

test('values made from the records pass their own checks often, for every operation', () => {
  const random = createRandom('valid')
  const refused = operations.filter(({ operation }) => {
    const schemas = parameterSchemas(operation)
    return !Array.from({ length: 200 }, () => validValue(random, schemas, {})).some(
      (params) => operation.params.safeParse(params).success,
    )
  })
  // What these want no schema can say: an address, a term id, a signature that somebody gave.
  expect(refused.map(({ name }) => name).length).toBeLessThan(operations.length / 5)
})

test('the same seed makes the same questions, also spoilt ones', () => {
  const schemas = parameterSchemas(operations.find(({ name }) => name === 'project.docs.search')!.operation)
  const questions = (seed: string) => {
    const random = createRandom(seed)
    return Array.from({ length: 20 }, (_, i) =>
      spoil(random, validValue(random, schemas, {}), i % 2 === 0 ? 'nearly' : 'hostile'),
    )
  }
  expect(questions('a')).toEqual(questions('a'))
  expect(questions('a')).not.toEqual(questions('b'))
})
