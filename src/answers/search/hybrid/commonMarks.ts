import { forEachChunk, MOST_NUMBERS } from '../../../compute/eventLoopBudget.js'

/** Three lists by document: 1 for a document that is marked, else 0. */
export type CommonMarks = readonly [Uint8Array, Uint8Array, Uint8Array]

/** Whether a document has 1 in each list. */
export const isCommon = ([a, b, c]: CommonMarks, document: number): boolean =>
  (a[document]! & b[document]! & c[document]!) === 1

/** Words of four marks that can be added before a byte of the sum overflows: each mark is 0 or 1. */
const WORDS_AT_A_TIME = 255

/**
 * Number of documents with 1 in each of three lists of one length. Counts four documents at a time where all lists begin at a
 * multiple of four bytes.
 */
export async function countCommon(lists: CommonMarks, signal: AbortSignal | undefined): Promise<number> {
  const [a, b, c] = lists
  const wordCount = lists.every(({ byteOffset }) => byteOffset % 4 === 0) ? a.length >>> 2 : 0
  const wordsOf = ({ buffer, byteOffset }: Uint8Array) => new Uint32Array(buffer, byteOffset, wordCount)
  const words = wordCount > 0 ? lists.map(wordsOf) : []
  let count = 0
  for (let document = 4 * wordCount; document < a.length; document++)
    count += a[document]! & b[document]! & c[document]!
  const add = (from: number, to: number): void => {
    for (let word = from; word < to; word += WORDS_AT_A_TIME) {
      const bytes = addWords(words, word, Math.min(to, word + WORDS_AT_A_TIME))
      count += (bytes & 0xff) + ((bytes >>> 8) & 0xff) + ((bytes >>> 16) & 0xff) + (bytes >>> 24)
    }
  }
  await forEachChunk(wordCount, add, signal, MOST_NUMBERS)
  return count
}

/** The sum of the words that are common to all lists: each byte counts the documents of its place. */
function addWords([a, b, c]: readonly Uint32Array[], from: number, to: number): number {
  let bytes = 0
  for (let word = from; word < to; word++) bytes = (bytes + (a![word]! & b![word]! & c![word]!)) | 0
  return bytes
}
