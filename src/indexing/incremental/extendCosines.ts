import { inSteps, MOST_NUMBERS } from '../../compute/eventLoopBudget.js'
import { sharedUint8 } from '../../compute/shared.js'
import { codedTerms, type PostingCosines, UNKNOWN_COSINE } from '../../snapshot/postingCosines.js'
import type { Postings, Snapshot } from '../../snapshot/snapshot.js'
import { firstNotBelow, haveSameBytes } from '../../typedArrays.js'
import { type CodedDocuments, placeCosines } from '../vectors/codeCosines.js'
import { NO_TERM } from '../words/termNumbers.js'
import { REMOVED, type RetainedDocuments } from './retainedDocuments.js'

interface ExtendOptions {
  readonly postings: Postings
  readonly retained: RetainedDocuments
  /** Old number of each term that keeps its vector; NO_TERM for all others. */
  readonly sourceRows: Uint32Array
  /** The added documents, which follow the retained ones. */
  readonly added: CodedDocuments
}

/**
 * The codes of the cosines of an extended snapshot. They are copied for terms and documents that keep their vectors, and computed
 * for added documents. The code is unknown, until the next full build, for a retained document that has a term only now, and for a
 * term with a new vector.
 */
export async function extendCosines(
  previous: Pick<Snapshot, 'postings' | 'cosines'>,
  { postings, retained, sourceRows, added }: ExtendOptions,
): Promise<PostingCosines | undefined> {
  const before = await previous.cosines?.all()
  const count = codedTerms(postings, sourceRows.length)
  if (before === undefined || count === 0) return undefined
  const codes = sharedUint8(postings.offsets[count]!)
  const next = new Uint32Array(count)
  const input = { previous: previous.postings, before, postings, codes, retained }
  await inSteps(copySteps(input, sourceRows, next), added.signal)
  await placeCosines(codes, next, added)
  return codes
}

/** Copies the codes of retained documents, and sets where those of the added ones begin in each term. */
function* copySteps(input: CopyInput, sourceRows: Uint32Array, next: Uint32Array): Generator<void> {
  for (let term = 0; term < next.length; term++) next[term] = yield* copyTerm(term, sourceRows[term]!, input)
}

interface CopyInput {
  readonly previous: Postings
  readonly before: PostingCosines
  readonly postings: Postings
  readonly codes: PostingCosines
  readonly retained: RetainedDocuments
}

/** Copies the codes of the retained documents of a term. Returns the place of the first added one. */
function* copyTerm(
  term: number,
  old: number,
  { previous, before, postings: { offsets, documents }, codes, retained: { newNumbers, count } }: CopyInput,
): Generator<void, number> {
  const isCoded = old !== NO_TERM && previous.offsets[old + 1]! <= before.length
  const end = isCoded ? previous.offsets[old + 1]! : 0
  let from = isCoded ? previous.offsets[old]! : 0
  let at = offsets[term]!
  const last = firstNotBelow(documents, count, at, offsets[term + 1]!)
  const keepNumbers = count === newNumbers.length
  if (keepNumbers && haveSameBytes(previous.documents.subarray(from, end), documents.subarray(at, last))) {
    codes.set(before.subarray(from, end), at)
    return last
  }
  for (; at < last; at++) {
    if (at % MOST_NUMBERS === 0) yield
    const document = documents[at]!
    while (from < end && isBefore(newNumbers[previous.documents[from]!]!, document)) from++
    const isSame = from < end && newNumbers[previous.documents[from]!] === document
    codes[at] = isSame ? before[from++]! : UNKNOWN_COSINE
  }
  return at
}

/** Whether an old document, whose new number is `number`, comes before a document or was removed. */
const isBefore = (number: number, document: number): boolean => number < document || number === REMOVED
