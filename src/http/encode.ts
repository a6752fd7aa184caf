import { setImmediate as nextTurn } from 'node:timers/promises'

/** Characters written at one go: some milliseconds. */
const CHARACTERS_A_TURN = 1 << 20
/** Records written between two breaths of the event loop: some milliseconds for documents with terms and vector. */
const RECORDS_A_TURN = 50

/**
 * JSON in UTF-8, in pieces. Long lists at the top of an answer, or one step below it, are written some records at a time
 * with a turn of the event loop between, so that an answer of 25,000 documents does not stop everything else. It ends with the
 * reason of `signal` once nobody waits for it.
 */
export async function encodeJson(value: unknown, signal?: AbortSignal): Promise<Uint8Array[]> {
  const pieces: Uint8Array[] = []
  let pending = ''
  const flush = async (): Promise<void> => {
    pieces.push(Buffer.from(pending))
    pending = ''
    await nextTurn()
    signal?.throwIfAborted()
  }
  const writeList = async (list: readonly unknown[]): Promise<void> => {
    pending += '['
    for (const [index, item] of list.entries()) {
      pending += (index === 0 ? '' : ',') + (JSON.stringify(item) ?? 'null')
      if (index % RECORDS_A_TURN === RECORDS_A_TURN - 1 || pending.length > CHARACTERS_A_TURN) await flush()
    }
    pending += ']'
  }
  if (Array.isArray(value)) await writeList(value)
  else if (isPlainRecord(value)) {
    let separator = '{'
    for (const [key, item] of Object.entries(value)) {
      const isList = Array.isArray(item)
      const text = isList ? undefined : JSON.stringify(item)
      if (!isList && text === undefined) continue
      pending += `${separator}${JSON.stringify(key)}:`
      separator = ','
      if (isList) await writeList(item)
      else pending += text
    }
    pending += separator === '{' ? '{}' : '}'
  } else pending += JSON.stringify(value) ?? 'null'
  pieces.push(Buffer.from(pending))
  return pieces
}

const isPlainRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !('toJSON' in value)
