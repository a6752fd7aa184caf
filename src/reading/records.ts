import { hasWord, textNames } from './columnNames.js'
import { readDelimited } from './delimited.js'
import { InputError, sourceName } from './inputError.js'
import { readJsonArray, readJsonLines } from './jsonRecords.js'
import { spreadNested } from './nestedValues.js'
import { peek } from './peek.js'
import type { RecordOptions, SourceRecord } from './sourceRecord.js'

export type FileForm = 'array' | 'lines' | 'delimited' | 'text'

/** Characters that are read before the form of the file and its delimiter are decided. */
const HEAD_LENGTH = 65_536

/**
 * The rows of a CSV or TSV file with header, of a JSON array, or of JSON Lines, one at a time, never the whole file.
 * A JSON value that is a bare string is a row with the one column `text`. Members of an object in a row are columns, `review.body`.
 * Of a file of one JSON object, the first list of objects has the rows.
 */
export async function* readRecords(
  chunks: AsyncIterable<string>,
  options: RecordOptions,
): AsyncGenerator<SourceRecord> {
  const { first, all } = await peek(chunks, HEAD_LENGTH)
  const head = first.join('')
  if (head.trim() === '') throw new InputError(`${sourceName(options.name)} is empty.`)
  const form = guessForm(head, options.name)
  const list = form === 'lines' ? listInObject(head, options.name) : undefined
  if (list !== undefined) {
    const before = head.slice(0, list.start)
    options.onNote?.(`The file is one JSON object; its list "${list.name}" is read`)
    const rest = skipCharacters(all, list.start)
    yield* spreadRecords(readJsonArray(rest, options.onWrongRow, options.name, before.split('\n').length))
  } else if (form === 'array') yield* spreadRecords(readJsonArray(all, options.onWrongRow, options.name))
  else if (form === 'lines') yield* spreadRecords(readJsonLines(all, options.onWrongRow))
  else if (form === 'text') yield* readTextLines(all)
  else yield* readDelimited(all, head, options)
}

async function* spreadRecords(records: AsyncIterable<SourceRecord>): AsyncGenerator<SourceRecord> {
  for await (const { values, line } of records) yield { values: spreadNested(values), line }
}

/**
 * A name ending in .csv, .tsv or .txt decides; otherwise the first character does: `[` an array, `{` JSON Lines. A .txt file
 * with tabs in its first line is a table.
 */
function guessForm(head: string, name: string): FileForm {
  const bare = name.toLowerCase().replace(/\.(gz|br)$/, '')
  if (/\.(csv|tsv|tab)$/.test(bare)) return 'delimited'
  const first = head.trimStart()[0]
  if (/\.txt$/.test(bare) && first !== '[' && first !== '{') {
    return /^[^\n]*\t/.test(head) ? 'delimited' : 'text'
  }
  if (first === '[') return 'array'
  return first === '{' || /\.(jsonl|ndjson)$/.test(bare) ? 'lines' : 'delimited'
}

/** The beginning of an object that has a list of values for each column, or the values by the number of their row. */
const columnsFirst = /^\s*\{\s*"(?:[^"\\]|\\.)*"\s*:\s*(?:\{\s*"0"|\[\s*[^\s\]])/

/** The name and the beginning of a list of objects: `"result": [{`. */
const listOfObjects = /"((?:[^"\\]|\\.)+)"\s*:\s*(?=\[\s*\{)/

interface ListInObject {
  readonly name: string
  /** Where its bracket is. */
  readonly start: number
}

/**
 * The first list of objects in a file of one object, as answers of services are: over several lines, or with the documents in a list.
 * Neither is JSON Lines. Undefined for JSON Lines. Throws InputError where an object over several lines, or one of columns, has no such list.
 */
function listInObject(head: string, name: string): ListInObject | undefined {
  const [first = '', second = ''] = head.trim().split('\n')
  const goesOn = /\[\s*$/.test(first) || (/[{,]\s*$/.test(first) && second.trimStart().startsWith('"'))
  if (!goesOn && (second !== '' || hasText(first))) return undefined
  const list = listOfObjects.exec(head)
  if (list !== null) return { name: list[1]!, start: list.index + list[0].length }
  if (!goesOn && !columnsFirst.test(head)) return undefined
  throw new InputError(
    `${sourceName(name)} is one JSON object without a list of objects. In pandas, write it with to_json(orient="records").`,
  )
}

/** Whether a line is an object with a text of its own beside a list. */
function hasText(line: string): boolean {
  try {
    return Object.entries(JSON.parse(line) as object).some(
      ([key, value]) => typeof value === 'string' && hasWord(key, textNames),
    )
  } catch {
    // Only the beginning of a long line is known.
    return false
  }
}

async function* skipCharacters(chunks: AsyncIterable<string>, count: number): AsyncGenerator<string> {
  let left = count
  for await (const chunk of chunks) {
    if (left < chunk.length) yield chunk.slice(left)
    left = Math.max(0, left - chunk.length)
  }
}

/** Each line that is not blank is a row with the one column `text`. */
async function* readTextLines(chunks: AsyncIterable<string>): AsyncGenerator<SourceRecord> {
  let line = 0
  /** Pieces of a line that goes on: joined once, since joining them with each chunk takes time that grows with their square. */
  let pending: string[] = []
  for await (const chunk of chunks) {
    const lines = chunk.split('\n')
    pending.push(lines[0]!)
    if (lines.length === 1) continue
    lines[0] = pending.join('')
    pending = [lines.pop()!]
    for (const text of lines) {
      line++
      if (text.trim() !== '') yield { values: { text }, line }
    }
  }
  const last = pending.join('')
  if (last.trim() !== '') yield { values: { text: last }, line: line + 1 }
}
