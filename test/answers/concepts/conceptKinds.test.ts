import { expect, test } from 'vitest'
import { openKinds } from '../../../src/answers/concepts/conceptKinds.js'
import { resolveConcept } from '../../../src/answers/concepts/resolveConcept.js'
import { AS_NOUN } from '../../../src/text/sentiment/usage.js'
import { askSmall } from '../smallSnapshot.js'

const documents = [{ words: 'gasket good' }, { words: 'gasket stator' }, { words: 'good' }, { words: 'good' }]

test('a concept has the kind of its most frequent term; without any, it is unknown', async () => {
  const context = askSmall({ documents })
  const kinds = await openKinds(context.snapshot)
  const kindOf = (...texts: string[]) => kinds.kindOf(resolveConcept(context, { texts }))
  expect(kindOf('good')).toBe('opinion')
  expect(kindOf('gasket')).toBe('unknown')
  expect(kindOf('stator', 'good', 'gasket')).toBe('opinion')
  expect(kindOf('zeppelin')).toBe('unknown')
  expect(kindOf('good')).toBe('opinion')
  expect(openKinds(context.snapshot)).toBe(kinds)
})

test('once sentiment is built, the use of a term decides', async () => {
  const context = askSmall({ documents })
  const { snapshot } = context
  await openKinds(snapshot)
  const gasket = resolveConcept(context, { texts: ['gasket'] })
  const usages = new Uint8Array(snapshot.terms.count)
  usages[gasket.exactTerms[0]!.term] = AS_NOUN
  const built = { ...snapshot, usages: async () => usages }
  const kinds = await openKinds(built)
  expect(kinds.kindOf(gasket)).toBe('thing')
  expect(openKinds(built)).toBe(kinds)
})
