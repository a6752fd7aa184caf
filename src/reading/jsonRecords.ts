import { InputError, sourceName } from './inputError.js'
import type { SourceRecord } from './sourceRecord.js'

/**
 * Reads one JSON value from each line. Empty lines are skipped. Lines that are not a JSON object are reported and left out, except
 * strings: such a line is the record with that value in `key`.
 */
export async function* readJsonLines(
  chunks: AsyncIterable<string>,
  onWrongRow: (line: number, why: string) => void,
  key = 'text',
): AsyncGenerator<SourceRecord> {
  let line = 0
  let pending: string[] = []
  const read = (text: string): SourceRecord | undefined => {
    line++
    return text.trim() === '' ? undefined : parseRecord(text, line, onWrongRow, key)
  }
  for await (const chunk of chunks) {
    let start = 0
    for (let end = chunk.indexOf('\n'); end !== -1; end = chunk.indexOf('\n', start)) {
      const record = read(pending.length === 0 ? chunk.slice(start, end) : pending.join('') + chunk.slice(start, end))
      pending = []
      start = end + 1
      if (record !== undefined) yield record
    }
    if (start < chunk.length) pending.push(chunk.slice(start))
  }
  const last = pending.length === 0 ? undefined : read(pending.join(''))
  if (last !== undefined) yield last
}

/**
 * The elements of one JSON array, each parsed as soon as it is complete. Only brackets and strings are followed to
 * find where an element ends; what stands between is left to JSON.parse. Throws InputError, which names the file, for an array
 * that does not end, and for what follows it. A list within an object begins on the line `listLine`, and what follows it is not read.
 */
export async function* readJsonArray(
  chunks: AsyncIterable<string>,
  onWrongRow: (line: number, why: string) => void,
  name = '-',
  listLine = 0,
): AsyncGenerator<SourceRecord> {
  let depth = 0
  let inString = false
  let escaped = false
  let ended = false
  let line = listLine || 1
  let elementLine = line
  let begun = false
  let pending: string[] = []
  for await (const chunk of chunks) {
    let start = 0
    for (let at = 0; at < chunk.length; at++) {
      const unit = chunk.charCodeAt(at)
      if (inString) {
        if (escaped) escaped = false
        else if (unit === BACKSLASH) escaped = true
        else if (unit === QUOTE) inString = false
        continue
      }
      if (unit === NEWLINE) line++
      if (unit <= SPACE) continue
      if (ended && listLine > 0) return
      if (ended) throw new InputError(`${sourceName(name)}, line ${line}: something follows the end of the JSON array.`)
      if (depth === 0) {
        depth = 1
        start = at + 1
        continue
      }
      const closes = unit === CLOSE_BRACKET || unit === CLOSE_BRACE
      if (depth === 1 && (unit === COMMA || closes)) {
        const text = pending.join('') + chunk.slice(start, at)
        pending = []
        start = at + 1
        ended = closes
        if (text.trim() !== '') {
          const record = parseRecord(text, elementLine, onWrongRow)
          if (record !== undefined) yield record
        } else if (!closes) onWrongRow(line, 'no value before the comma')
        begun = false
        continue
      }
      if (!begun) {
        begun = true
        elementLine = line
      }
      if (unit === QUOTE) inString = true
      else if (unit === OPEN_BRACKET || unit === OPEN_BRACE) depth++
      else if (closes) depth--
    }
    if (!ended && start < chunk.length) pending.push(chunk.slice(start))
  }
  if (!ended) {
    throw new InputError(`${sourceName(name)}: the JSON array ends too early. It breaks off after line ${elementLine}.`)
  }
}

const NEWLINE = 0x0a
const SPACE = 0x20
const QUOTE = 0x22
const COMMA = 0x2c
const OPEN_BRACKET = 0x5b
const BACKSLASH = 0x5c
const CLOSE_BRACKET = 0x5d
const OPEN_BRACE = 0x7b
const CLOSE_BRACE = 0x7d

function parseRecord(
  text: string,
  line: number,
  onWrongRow: (line: number, why: string) => void,
  key = 'text',
): SourceRecord | undefined {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    onWrongRow(line, `no valid JSON (${(error as Error).message})`)
    return undefined
  }
  if (typeof value === 'string') return { values: { [key]: value }, line }
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    return { values: value as Record<string, unknown>, line }
  }
  onWrongRow(line, 'a JSON object or a text is expected')
  return undefined
}
