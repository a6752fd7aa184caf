import { yieldIfSpent } from '../compute/eventLoopBudget.js'
import { EngineError } from '../errors.js'
import { MOST_LISTED, MOST_UPLOADED } from '../operations/limits.js'
import { MAXIMUM_DEPTH, MOST_VALUES } from '../operations/sentBounds.js'

/**
 * Parses JSON texts of any length within `maxBodyBytes`. A text is scanned for its structure before it is parsed,
 * because every two bytes of it may become an object of fifty; then its lists are parsed piece by piece.
 */

/** Texts up to this length are parsed in one step of at most some milliseconds. */
const SHORT_BYTES = 64 << 10
/** Bytes and values of a piece of a list. */
const PIECE_BYTES = 128 << 10
const PIECE_VALUES = 20_000
/** Values in one text: half a gigabyte, if all are objects. */
const MOST_TEXT_VALUES = 5_000_000
/** Bytes of a string that are scanned one by one before the end is searched in the rest. */
const SEARCHED_AFTER = 32
/** Steps of the scan between two reads of the clock. */
const STEPS_PER_LOOK = 16_384

const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c]
const [LIST, LIST_END, OBJECT, OBJECT_END] = [0x5b, 0x5d, 0x7b, 0x7d]

/** Says of the first entries of a list whether they are enough to refuse the request. */
type Refusal = (entries: readonly unknown[]) => boolean

/** The refusal for a parameter; for the list that is the whole text without a name. */
type RefusalOf = (name: string | undefined) => Refusal | undefined

/** A list in the text: the bytes between its brackets, in pieces that end at commas. */
interface ScannedList {
  readonly start: number
  end: number
  readonly pieces: { readonly from: number; readonly to: number }[]
}

/**
 * Parses a JSON text. INVALID_PARAMS if it is not well-formed JSON in UTF-8, is nested more than 80 deep, or exceeds a
 * limit: 250,000 entries in a list, as many values in one of them, 50,000 names in an object, 5,000,000 values in all.
 *
 * `refusalOf` may give, for a list that is a parameter, a function that says of its first entries whether they are enough to refuse the
 * request. The rest of such a list is left out: an object with names of its own takes ten times as long as one with known names.
 */
export async function readJson(
  bytes: Uint8Array,
  signal: AbortSignal | undefined,
  refusalOf: RefusalOf = () => undefined,
): Promise<unknown> {
  if (bytes.length <= SHORT_BYTES) return parse(decode(bytes, true))
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const lists = await scan(text, signal)
  if (lists.length === 0) return parse(decode(text, true))
  const value = parse(decode(outline(text, lists), true))
  if (Array.isArray(value)) return await parseList(text, lists[0]!, { signal, isRefused: refusalOf(undefined) })
  const record = value as Record<string, unknown>
  const fill = async (outer: Record<string, unknown>): Promise<void> => {
    for (const [name, item] of Object.entries(outer)) {
      // In the outline each list contains only its number.
      if (Array.isArray(item)) {
        const isRefused = outer === record ? refusalOf(name) : undefined
        outer[name] = await parseList(text, lists[item[0] as number]!, { signal, isRefused })
      } else if (outer === record && typeof item === 'object' && item !== null) await fill(item as typeof record)
    }
  }
  await fill(record)
  return record
}

/** Whether a list is the text, directly in an object that is the text, or in an object there, as those of selectors are. */
function isCutAt(depth: number, kinds: Uint8Array): boolean {
  for (let outer = 1; outer < depth; outer++) if (kinds[outer] !== OBJECT) return false
  return depth <= 3
}

/** For a text that is a list or an object: splits its content, or the lists in it or in objects of it, into pieces. */
async function scan(text: Buffer, signal: AbortSignal | undefined): Promise<ScannedList[]> {
  const lists: ScannedList[] = []
  const kinds = new Uint8Array(MAXIMUM_DEPTH + 2)
  const names = new Uint32Array(MAXIMUM_DEPTH + 2)
  let open: ScannedList | undefined
  let listDepth = 0
  let pieceFrom = 0
  let depth = 0
  let values = 0
  let pieceValues = 0
  let entryValues = 0
  let entries = 0
  const count = (): void => {
    values++
    pieceValues++
    if (++entryValues > MOST_VALUES || values > MOST_TEXT_VALUES) throw malformed('has too many values')
  }
  for (let at = 0, steps = 0; at < text.length; at++) {
    if (++steps % STEPS_PER_LOOK === 0) await yieldIfSpent(signal)
    const byte = text[at]!
    if (byte === QUOTE) at = endOfString(text, at + 1)
    else if (byte === COMMA) {
      count()
      if (open !== undefined && depth === listDepth) {
        entryValues = 0
        if (++entries >= MOST_UPLOADED) throw malformed(`has more than ${MOST_UPLOADED} entries in one list`)
        if (at - pieceFrom > PIECE_BYTES || pieceValues > PIECE_VALUES) {
          open.pieces.push({ from: pieceFrom, to: at })
          pieceFrom = at + 1
          pieceValues = 0
        }
      } else if (kinds[depth] === OBJECT && ++names[depth]! > MOST_LISTED)
        throw malformed('has too many names in one object')
    } else if (byte === LIST || byte === OBJECT) {
      count()
      if (++depth > MAXIMUM_DEPTH) throw malformed(`is nested more than ${MAXIMUM_DEPTH} deep`)
      kinds[depth] = byte
      names[depth] = 0
      if (byte === LIST && open === undefined && isCutAt(depth, kinds)) {
        open = { start: at + 1, end: at + 1, pieces: [] }
        lists.push(open)
        listDepth = depth
        pieceFrom = at + 1
        pieceValues = entryValues = entries = 0
      }
    } else if (byte === LIST_END || byte === OBJECT_END) {
      if (open !== undefined && depth === listDepth) {
        open.pieces.push({ from: pieceFrom, to: at })
        open.end = at
        open = undefined
        entryValues = 0
      }
      if (--depth < 0) throw malformed()
    }
  }
  if (depth !== 0) throw malformed()
  return lists
}

/** Index of the quote that ends a string. */
function endOfString(text: Buffer, start: number): number {
  let at = start
  for (const searched = Math.min(text.length, start + SEARCHED_AFTER); at < searched; at++) {
    const byte = text[at]!
    if (byte === QUOTE) return at
    if (byte === BACKSLASH) at++
  }
  for (;;) {
    const quote = text.indexOf(QUOTE, at)
    if (quote < 0) throw malformed()
    // A quote after an odd number of backslashes is part of the string.
    let before = quote
    while (before > at && text[before - 1] === BACKSLASH) before--
    if ((quote - before) % 2 === 0) return quote
    at = quote + 1
  }
}

/** The text with each list replaced by its number. */
function outline(text: Buffer, lists: readonly ScannedList[]): Buffer {
  const parts: Buffer[] = []
  let from = 0
  for (const [number, { start, end }] of lists.entries()) {
    parts.push(text.subarray(from, start), Buffer.from(String(number)))
    from = end
  }
  parts.push(text.subarray(from))
  return Buffer.concat(parts)
}

interface ListReading {
  readonly signal: AbortSignal | undefined
  readonly isRefused: Refusal | undefined
}

async function parseList(
  text: Buffer,
  { pieces }: ScannedList,
  { signal, isRefused }: ListReading,
): Promise<unknown[]> {
  const list: unknown[] = []
  for (const { from, to } of pieces) {
    const piece = decode(text.subarray(from, to), false)
    if (pieces.length > 1 && piece.trim() === '') throw malformed()
    for (const entry of parse(`[${piece}]`) as unknown[]) list.push(entry)
    if (isRefused?.(list) === true) break
    await yieldIfSpent(signal)
  }
  return list
}

function decode(bytes: Uint8Array, isBeginning: boolean): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: !isBeginning }).decode(bytes)
  } catch (error) {
    throw new EngineError('INVALID_PARAMS', 'The request body is not valid UTF-8.', { parameters: [] }, error)
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw malformed('is not well-formed JSON', error)
  }
}

const malformed = (fault = 'is not well-formed JSON', cause?: unknown): EngineError =>
  new EngineError('INVALID_PARAMS', `The request body ${fault}.`, { parameters: [] }, cause)
