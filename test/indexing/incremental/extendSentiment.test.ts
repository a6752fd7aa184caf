import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inlineCompute } from '../../../src/compute/pool.js'
import { retainSentiment } from '../../../src/indexing/incremental/extendSentiment.js'
import { retainDocuments } from '../../../src/indexing/incremental/retainedDocuments.js'
import { termDisplay, termNumber } from '../../../src/snapshot/termTable.js'
import { PROFILE_SIZE } from '../../../src/text/sentiment/mentions/termProfile.js'
import { randomProject } from '../../answers/randomProject.js'
import { type SmallDocument, smallSnapshot } from '../../answers/smallSnapshot.js'

/** What a document, or a term in it, is labelled with: told by what it is, so that any other place shows. */
const labelOf = (key: number, occurrence: number) => ((key * 7 + occurrence * 3) % 3) - 1
const confidenceOf = (key: number, occurrence: number) => (key * 31 + occurrence * 17) % 256

const profileOf = (name: string) => Array.from({ length: PROFILE_SIZE }, (_, i) => name.charCodeAt(0) + i)

/** Documents by key as a snapshot, with labels of every occurrence, document and posting. */
async function labelled(documents: ReadonlyMap<number, SmallDocument>) {
  const keys = [...documents.keys()]
  const snapshot = smallSnapshot({ documents: [...documents.values()] })
  const occurrences = await snapshot.occurrences()
  const occurrenceIds = keys.flatMap((key, d) =>
    Array.from(
      { length: occurrences.offsets[d + 1]! - occurrences.offsets[d]! },
      (_, occurrence) => [key, occurrence] as const,
    ),
  )
  const { postings, terms } = snapshot
  const namesOf = Array.from({ length: terms.count }, (_, term) => termDisplay(terms, term))
  const postingSentiments = Int8Array.from(
    namesOf.flatMap((name, term) =>
      [...postings.documents.subarray(postings.offsets[term]!, postings.offsets[term + 1]!)].map(
        (d) => ((keys[d]! * 13 + name.length * 5) % 200) - 100,
      ),
    ),
  )
  const layer = {
    occurrenceLabels: Int8Array.from(occurrenceIds, ([key, occurrence]) => labelOf(key, occurrence)),
    occurrenceConfidences: Uint8Array.from(occurrenceIds, ([key, occurrence]) => confidenceOf(key, occurrence)),
    documentLabels: Int8Array.from(keys, (key) => labelOf(key, 99)),
    documentConfidences: Uint8Array.from(keys, (key) => confidenceOf(key, 99)),
    postingSentiments,
    learnedPolarities: Float32Array.from(namesOf, (name) => name.length / 8),
    profiles: Uint8Array.from(namesOf.flatMap(profileOf)),
  }
  return { keys, snapshot, occurrences, layer, namesOf }
}

test('documents that stay keep their labels and postings, wherever they stand now; the others are missing', async () => {
  const changes = fc.record({
    removed: fc.array(fc.boolean(), { minLength: 12, maxLength: 12 }),
    reread: fc.array(fc.boolean(), { minLength: 12, maxLength: 12 }),
  })
  await fc.assert(
    fc.asyncProperty(randomProject, randomProject, changes, async (old, more, { removed, reread }) => {
      const before = new Map(old.documents.map((document, i) => [i, document]))
      const unchanged = [...before].filter(([key]) => removed[key] !== true)
      const after = new Map([...unchanged, ...more.documents.map((document, i) => [100 + i, document] as const)])
      const [previous, next] = [await labelled(before), await labelled(after)]
      const gone = Uint32Array.from([...before.keys()].filter((key) => removed[key]))
      const again = Uint32Array.from([...before.keys()].filter((key) => !removed[key] && reread[key]))
      const retained = retainDocuments(before.size, gone, again)
      const oldNumbers = Uint32Array.from(next.namesOf, (name) => {
        const number = termNumber(previous.snapshot.terms, `${name}|en`)
        return number < 0 ? 0xffffffff : number
      })
      const placesOf = ({ snapshot, occurrences }: typeof previous) => ({ postings: snapshot.postings, occurrences })
      const found = (await retainSentiment(previous.layer, placesOf(previous), placesOf(next), {
        retained,
        numbers: { oldNumbers },
        compute: inlineCompute,
      }))!
      const isCopied = (key: number) => key < 100 && !again.includes(key)
      const missing = next.keys.flatMap((key, d) => (isCopied(key) ? [] : [d]))
      expect(found.missing).toEqual(missing)
      for (const [d, key] of next.keys.entries()) {
        expect(found.documentLabels[d]).toBe(isCopied(key) ? labelOf(key, 99) : 0)
        expect(found.documentConfidences[d]).toBe(isCopied(key) ? confidenceOf(key, 99) : 0)
        const [from, to] = [next.occurrences.offsets[d]!, next.occurrences.offsets[d + 1]!]
        for (let at = from; at < to; at++) {
          expect(found.labels[at]).toBe(isCopied(key) ? labelOf(key, at - from) : 0)
          expect(found.confidences[at]).toBe(isCopied(key) ? confidenceOf(key, at - from) : 0)
        }
      }
      const { postings } = next.snapshot
      for (const term of next.namesOf.keys()) {
        for (let i = postings.offsets[term]!; i < postings.offsets[term + 1]!; i++) {
          const isKnown = isCopied(next.keys[postings.documents[i]!]!)
          expect(found.postingSentiments[i]).toBe(isKnown ? next.layer.postingSentiments[i] : 0)
        }
        const isOld = oldNumbers[term]! < previous.namesOf.length
        expect(found.learnedPolarities[term]).toBe(isOld ? next.namesOf[term]!.length / 8 : 0)
        const profile = found.profiles!.subarray(term * PROFILE_SIZE, (term + 1) * PROFILE_SIZE)
        expect([...profile]).toEqual(isOld ? profileOf(next.namesOf[term]!) : new Array(PROFILE_SIZE).fill(0))
      }
    }),
    { numRuns: 200 },
  )
})

test.each(['learnedPolarities', 'profiles'] as const)('a layer without %s cannot be retained', async (part) => {
  const { layer, snapshot, occurrences } = await labelled(new Map([[0, { words: 'bed' }]]))
  const without = { ...layer, [part]: undefined }
  const occurrenceIds = { postings: snapshot.postings, occurrences }
  const options = {
    retained: retainDocuments(1, new Uint32Array(0)),
    numbers: { oldNumbers: Uint32Array.of(0) },
    compute: inlineCompute,
  }
  expect(await retainSentiment(without, occurrenceIds, occurrenceIds, options)).toBeUndefined()
})
