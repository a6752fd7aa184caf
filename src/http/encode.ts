import { setImmediate as nextTurn } from 'node:timers/promises'
import { mapYielding } from '../compute/eventLoopBudget.js'
import { type AnswerBytes, EncodedList } from '../operations/recordList.js'

/** Number of characters written before yielding to the event loop: some milliseconds. */
const CHARACTERS_A_TURN = 1 << 20
/**
 * Number of records written before yielding to the event loop: some milliseconds for documents with terms and vector.
 */
const RECORDS_A_TURN = 50
/** Depth of nested records that are written piece by piece, with the lists in them: an envelope and its answer. */
const DEEPEST_RECORD = 2

export interface EncodingLimits {
  /** Aborts when the client has disconnected. */
  readonly signal?: AbortSignal | undefined
  /** Counts the bytes of the answer. */
  readonly answerBytes?: AnswerBytes | undefined
}

/**
 * Encodes texts as UTF-8 with a turn of the event loop between those that take long. It throws the reason of `signal`, and the errors of
 * `answerBytes`.
 */
export async function encodeTexts(
  texts: readonly string[],
  { signal, answerBytes }: EncodingLimits = {},
): Promise<Uint8Array[]> {
  return await mapYielding(
    texts,
    (text) => {
      const piece = Buffer.from(text)
      answerBytes?.add(piece.byteLength)
      return piece
    },
    signal,
  )
}

/**
 * Encodes JSON as UTF-8 in pieces. Lists and records up to two levels below the top are written some entries at a time with a turn
 * of the event loop between, so that an answer on 25,000 documents does not block other requests. Encoded lists are
 * copied. It throws the reason of `signal` after the client has disconnected, and the errors of `answerBytes`.
 */
export async function encodeJson(value: unknown, { signal, answerBytes }: EncodingLimits = {}): Promise<Uint8Array[]> {
  const pieces: Uint8Array[] = []
  let pending = ''
  const take = (): void => {
    const piece = Buffer.from(pending)
    pending = ''
    answerBytes?.add(piece.byteLength)
    pieces.push(piece)
  }
  const flush = async (): Promise<void> => {
    take()
    await nextTurn()
    signal?.throwIfAborted()
  }
  const isFull = (index: number): boolean =>
    index % RECORDS_A_TURN === RECORDS_A_TURN - 1 || pending.length > CHARACTERS_A_TURN
  const writeList = async (list: readonly unknown[]): Promise<void> => {
    pending += '['
    for (const [index, item] of list.entries()) {
      pending += (index === 0 ? '' : ',') + (JSON.stringify(item) ?? 'null')
      if (isFull(index)) await flush()
    }
    pending += ']'
  }
  const writeRecord = async (record: Record<string, unknown>, depth: number): Promise<void> => {
    let separator = '{'
    for (const [index, [key, item]] of Object.entries(record).entries()) {
      const start = `${separator}${JSON.stringify(key)}:`
      if (isWrittenInPieces(item, depth)) {
        pending += start
        await write(item, depth + 1)
      } else {
        const text = JSON.stringify(item)
        if (text === undefined) continue
        pending += start + text
      }
      separator = ','
      if (isFull(index)) await flush()
    }
    pending += separator === '{' ? '{}' : '}'
  }
  const write = async (item: unknown, depth: number): Promise<void> => {
    if (Array.isArray(item)) await writeList(item)
    else if (item instanceof EncodedList) {
      await flush()
      pieces.push(...item.pieces)
    } else if (isPlainRecord(item)) await writeRecord(item, depth)
    else pending += JSON.stringify(item) ?? 'null'
  }
  await write(value, 0)
  take()
  return pieces
}

const isWrittenInPieces = (item: unknown, depth: number): boolean =>
  Array.isArray(item) || item instanceof EncodedList || (depth < DEEPEST_RECORD && isPlainRecord(item))

const isPlainRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !('toJSON' in value)
