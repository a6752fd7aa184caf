import { expect, test } from 'vitest'
import { openKinds } from '../../../src/answers/concepts/conceptKinds.js'
import { resolveConcept } from '../../../src/answers/concepts/resolveConcept.js'
import { documentsOf } from '../../../src/answers/context.js'
import { createWalker, exactDocuments } from '../../../src/answers/counts/matchWalker.js'
import { findCompanions } from '../../../src/answers/findings/companions.js'
import { topTerms } from '../../../src/answers/terms/topTerms.js'
import { termId } from '../../../src/snapshot/termTable.js'
import { askSmall, type SmallDocument } from '../smallSnapshot.js'

const times = (words: string, count: number): SmallDocument[] => Array.from({ length: count }, () => ({ words }))

/** Companions of concepts where every word but `good` is a thing. */
async function companionsOf(documents: readonly SmallDocument[], texts: readonly string[], phrases: string[] = []) {
  const context = askSmall({ documents, phrases })
  const set = await documentsOf(context, [])
  const { kindOf } = await openKinds(context.snapshot)
  const kinds = { kindOf: (one: Parameters<typeof kindOf>[0]) => (kindOf(one) === 'unknown' ? 'thing' : kindOf(one)) }
  const walker = createWalker(context.snapshot, set)
  const owners = texts.map((text) => {
    const concept = resolveConcept(context, { texts: [text] })
    return { concept, documents: exactDocuments(walker, concept).slice() }
  })
  const found = await findCompanions(context, owners, { set, kinds })
  return found.map((one) => one && [one.concept.texts[0], one.count, one.share])
}

test('a companion is in 60 % of the documents and twice as often as usual', async () => {
  // Of 5 documents with a gasket, 3 have a rotor (of 20 documents 6: 30 %) and 3 a stator (of 20 7: 35 %).
  const documents = [
    ...times('gasket rotor', 3),
    ...times('gasket', 2),
    ...times('rotor', 3),
    ...times('stator', 7),
    ...times('other', 5),
  ]
  expect(await companionsOf(documents, ['gasket', 'stator'])).toEqual([['rotor', 3, 0.6], undefined])
  // With one more rotor elsewhere 7 of 20 have it: 35 % is more than half of 60 %.
  expect(await companionsOf([...documents.slice(0, -1), ...times('rotor', 1)], ['gasket'])).toEqual([undefined])
  // 2 of 4 are too few.
  expect(await companionsOf([...documents.slice(1), ...times('other', 1)], ['gasket'])).toEqual([undefined])
})

test('of companions in equally many documents the most relevant one is told, otherwise the one in most', async () => {
  const documents = [...times('gasket rotor stator', 4), ...times('gasket', 1), ...times('other', 20)]
  const context = askSmall({ documents })
  const relevant = (await topTerms(context, await documentsOf(context, []), 9)).map((term) =>
    termId(context.snapshot.terms, term),
  )
  const first = relevant.find((id) => /rotor|stator/.test(id))!.split('|')[0]
  expect(await companionsOf(documents, ['gasket'])).toEqual([[first, 4, 0.8]])
  for (const most of ['rotor', 'stator']) {
    const more = [...documents.slice(0, 4), ...times(`gasket ${most}`, 1), ...documents.slice(5)]
    expect(await companionsOf(more, ['gasket'])).toEqual([[most, 5, 1]])
  }
})

test('opinions are no companions, nor is a part of the concept itself; a phrase around it is', async () => {
  const documents = [...times('gasket good', 4), ...times('front gasket', 4), ...times('other', 20)]
  expect(await companionsOf(documents.slice(0, 4).concat(documents.slice(8)), ['gasket'])).toEqual([undefined])
  const phrased = await companionsOf(documents.slice(4), ['front gasket', 'gasket'], ['front gasket'])
  expect(phrased[0]).toBe(undefined)
  expect(phrased[1]?.[1]).toBe(4)
})
