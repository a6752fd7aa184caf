import { expect, test } from 'vitest'
import { openKinds } from '../../../src/answers/concepts/conceptKinds.js'
import { resolveConcept } from '../../../src/answers/concepts/resolveConcept.js'
import { packStrings } from '../../../src/compute/shared.js'
import { termId } from '../../../src/snapshot/termTable.js'
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

test('kinds that the sentiment run has found need no word lists', async () => {
  const { snapshot } = askSmall({ documents })
  const codes = Uint8Array.from({ length: snapshot.terms.count }, (_, term) => 1 + (term % 6))
  const usages = () => Promise.reject(new Error('Nothing else is read.'))
  const kinds = await openKinds({ ...snapshot, usages, kinds: async () => codes })
  const known = ['unknown', 'thing', 'opinion', 'quality', 'action', 'function']
  for (let term = 0; term < codes.length; term++) {
    expect(kinds.kindOf({ exactTerms: [{ id: termId(snapshot.terms, term), term }] })).toBe(known[term % 6])
  }
})

test.each([
  [[['Stator', 3]], 'thing'],
  [[['Stator', 2]], 'unknown'],
  [
    [
      ['Stator', 9],
      ['stator', 1],
    ],
    'thing',
  ],
  [
    [
      ['Stator', 8],
      ['stator', 1],
    ],
    'unknown',
  ],
  [
    [
      ['stator', 9],
      ['Stator', 1],
    ],
    'unknown',
  ],
  [[['eStator', 9]], 'unknown'],
] satisfies [[string, number][], string][])(
  'a German word written as %j is of the kind %s: nouns have a capital, three and nine tenths at least',
  async (surfaces, kind) => {
    const { snapshot } = askSmall({ documents: [{ words: 'stator' }] })
    const written = {
      surfaceOffsets: Uint32Array.of(0, surfaces.length),
      surfaceTexts: packStrings(surfaces.map(([text]) => text)),
      surfaceCounts: Uint32Array.from(surfaces, ([, count]) => count),
    }
    const german = {
      ...snapshot,
      info: { ...snapshot.info, language: 'de' },
      terms: { ...snapshot.terms, ...written },
    }
    const kinds = await openKinds(german)
    expect(kinds.kindOf(resolveConcept(askSmall({ documents: [{ words: 'stator' }] }), { texts: ['stator'] }))).toBe(
      kind,
    )
  },
)
