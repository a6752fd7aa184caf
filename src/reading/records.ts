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
 */
export async function* readRecords(
  chunks: AsyncIterable<string>,
  options: RecordOptions,
): AsyncGenerator<SourceRecord> {
  const { first, all } = await peek(chunks, HEAD_LENGTH)
  const head = first.join('')
  if (head.trim() === '') throw new InputError(`${sourceName(options.name)} is empty.`)
  const form = guessForm(head, options.name)
  if (form === 'lines') refuseOneObject(head, options.name)
  if (form === 'array') yield* spreadRecords(readJsonArray(all, options.onWrongRow, options.name))
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
  const bare = name.toLowerCase().replace(/\.gz$/, '')
  if (/\.(csv|tsv|tab)$/.test(bare)) return 'delimited'
  const first = head.trimStart()[0]
  if (/\.txt$/.test(bare) && first !== '[' && first !== '{') {
    return /^[^\n]*\t/.test(head) ? 'delimited' : 'text'
  }
  if (first === '[') return 'array'
  return first === '{' || /\.(jsonl|ndjson)$/.test(bare) ? 'lines' : 'delimited'
}

/** The beginning of an object whose first value is a list of objects, as answers of the service have it: `{"result": [{`. */
const listFirst = /^\s*\{\s*"(\w+)"\s*:\s*\[\s*\{/

/** Throws InputError for a file of one object: over several lines, or with the documents in a list. Neither is JSON Lines. */
function refuseOneObject(head: string, name: string): void {
  const [first = '', second = ''] = head.trim().split('\n')
  const goesOn = /\[\s*$/.test(first) || (/[{,]\s*$/.test(first) && second.trimStart().startsWith('"'))
  const list = listFirst.exec(head)?.[1]
  if (!goesOn && (list === undefined || second !== '' || hasText(first))) return
  const advice = list === undefined ? '' : ` Save its list "${list}" alone, for example with jq .${list}`
  throw new InputError(
    `${sourceName(name)} is one JSON object, not an array of objects or an object on each line.${advice}`,
  )
}

/** Whether a line is an object with a text of its own beside a list. */
function hasText(line: string): boolean {
  try {
    return Object.values(JSON.parse(line) as object).some((value) => typeof value === 'string')
  } catch {
    // Only the beginning of a long line is known.
    return false
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
