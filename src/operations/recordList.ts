import { invalidParams } from '../errors.js'

/** Collects the records of a list that may be too long to hold them all in memory as objects. */
export interface RecordList<T> {
  /** Throws INVALID_PARAMS if the list exceeds the maximum length of an answer. */
  add(record: T): void
  /** The list. Over HTTP it is actually an `EncodedList`, which only `encodeJson` reads. */
  finish(): T[]
}

/** An already encoded JSON list, including its brackets. */
export class EncodedList {
  readonly pieces: readonly Uint8Array[]

  constructor(pieces: readonly Uint8Array[]) {
    this.pieces = pieces
  }
}

/** Adds the bytes of one answer to the total of all answers; throws TOO_MANY_REQUESTS when the total is too large. */
export interface AnswerBytes {
  add(bytes: number): void
}

/** Maximum size of a list over HTTP: twice a page of 25,000 documents of 100 words with all their terms. */
const MOST_BYTES = 512 << 20
/** Characters per piece: a few milliseconds of work. */
const PIECE_CHARACTERS = 1 << 20

/**
 * For functions, the list holds the records. Over HTTP, where `answerBytes` counts, each record is encoded at once, so
 * that only its JSON stays in memory, at most 512 MiB.
 */
export function createRecordList<T>(
  { answerBytes }: { readonly answerBytes?: AnswerBytes | undefined },
  mostBytes = MOST_BYTES,
): RecordList<T> {
  return answerBytes === undefined ? recordsAsTheyAre() : encodedRecords(answerBytes, mostBytes)
}

function recordsAsTheyAre<T>(): RecordList<T> {
  const records: T[] = []
  return { add: (record) => void records.push(record), finish: () => records }
}

function encodedRecords<T>(answerBytes: AnswerBytes, mostBytes: number): RecordList<T> {
  const pieces: Uint8Array[] = []
  let pending = '['
  let isFirst = true
  let bytes = 0
  const flush = (): void => {
    const piece = Buffer.from(pending)
    pending = ''
    bytes += piece.byteLength
    if (bytes > mostBytes) {
      throw invalidParams(
        `The answer is longer than ${mostBytes} bytes. Ask for less at a time: a smaller \`limit\` with \`offset\`, or fewer \`fields\`.`,
        'limit',
      )
    }
    answerBytes.add(piece.byteLength)
    pieces.push(piece)
  }
  return {
    add(record) {
      pending += (isFirst ? '' : ',') + JSON.stringify(record)
      isFirst = false
      if (pending.length > PIECE_CHARACTERS) flush()
    },
    finish() {
      pending += ']'
      flush()
      return new EncodedList(pieces) as unknown as T[]
    },
  }
}
