import { refuseBinaryFormat } from '../../../../reading/binaryFormat.js'
import type { ColumnChoice, ColumnPlan } from '../../../../reading/columnPlan.js'
import { decodeText, guessEncoding, HEAD_BYTES } from '../../../../reading/decodeText.js'
import { toRecords } from '../../../../reading/delimited.js'
import { guessColumns } from '../../../../reading/guessColumns.js'
import { InputError, UsageError } from '../../../../reading/inputError.js'
import { isDocument, LONGEST_TEXT, mapRecord, passThrough, type SourceDocument } from '../../../../reading/mapRecord.js'
import { peek } from '../../../../reading/peek.js'
import { countExclusion, newTally, type ReadTally } from '../../../../reading/readTally.js'
import { readRecords } from '../../../../reading/records.js'
import { rowsOfSheet } from '../../../../reading/sheetRows.js'
import type { SourceRecord } from '../../../../reading/sourceRecord.js'
import { detectLanguage } from '../../../../text/detectLanguage.js'
import { loadCode } from '../../api/loadCode.js'

/** Rows by which columns are guessed, as on the command line. */
const SAMPLE_ROWS = 1_000
/** Documents of one upload, and characters after which it ends earlier. */
const BATCH_DOCUMENTS = 1_000
const BATCH_CHARACTERS = 4_000_000

const GZIP = [0x1f, 0x8b] as const
const ZIP = [0x50, 0x4b] as const

/** What the beginning of a file tells. */
export interface FileHead {
  readonly sample: readonly SourceRecord[]
  /** Undefined where the rows are documents already, as the service writes them. */
  readonly plan: ColumnPlan | undefined
  /** The code of the language of the texts; undefined if it cannot be told. */
  readonly language: string | undefined
}

/** Reads the beginning of a file. Throws InputError with a sentence for the reader. */
export async function readHead(file: File): Promise<FileHead> {
  const sample: SourceRecord[] = []
  for await (const record of readFile(file)) {
    sample.push(record)
    if (sample.length === SAMPLE_ROWS) break
  }
  if (sample.length === 0) throw new InputError(`${file.name} has no rows.`)
  const isPlain = !sample.every(({ values }) => isDocument(values))
  const plan = isPlain ? guessPlan(sample, file.name) : undefined
  const documents = sample.flatMap((record) => documentsOf(record, plan, newTally()))
  return { sample, plan, language: detectLanguage(documents.map(({ text }) => text)).language }
}

/** Columns as they are guessed. Throws InputError in words of the page, not of the command line, where none looks like text. */
function guessPlan(sample: readonly SourceRecord[], name: string): ColumnPlan {
  try {
    return planColumns(sample, { date: [], score: [], number: [], string: [], guess: true })
  } catch (error) {
    throw error instanceof UsageError ? new InputError(`No column of ${name} looks like text.`) : error
  }
}

/** Columns by the choice of a reader. Throws UsageError where they do not fit. */
export const planColumns = (sample: readonly SourceRecord[], choice: ColumnChoice): ColumnPlan =>
  guessColumns(
    sample.map(({ values }) => values),
    choice,
  )

/** The documents of a row. */
export const documentsOf = (
  { values }: SourceRecord,
  plan: ColumnPlan | undefined,
  tally: ReadTally,
): SourceDocument[] => {
  if (isDocument(values)) return [passThrough(values)]
  return plan === undefined ? [] : mapRecord(values, plan, tally)
}

/** Documents for one upload, and the share of the file that has been read, from 0 to 1. */
export interface FileBatch {
  readonly documents: readonly SourceDocument[]
  readonly share: number
}

/** The documents of a whole file in batches. `tally` counts along. */
export async function* readBatches(
  file: File,
  plan: ColumnPlan | undefined,
  tally: ReadTally,
): AsyncGenerator<FileBatch> {
  let documents: SourceDocument[] = []
  let characters = 0
  const progress = { bytes: 0 }
  for await (const record of readFile(file, tally, progress)) {
    tally.rows++
    for (const document of documentsOf(record, plan, tally)) {
      if (document.text.length > LONGEST_TEXT) {
        countExclusion(tally, 'too_long')
        continue
      }
      documents.push(document)
      characters += document.text.length
    }
    if (documents.length < BATCH_DOCUMENTS && characters < BATCH_CHARACTERS) continue
    yield { documents, share: Math.min(1, progress.bytes / file.size) }
    documents = []
    characters = 0
  }
  if (documents.length > 0) yield { documents, share: 1 }
}

/** The rows of a file: a workbook by its first bytes, otherwise text, perhaps packed with gzip. */
export async function* readFile(file: File, tally = newTally(), progress = { bytes: 0 }): AsyncGenerator<SourceRecord> {
  const onWrongRow = (): void => {
    tally.rows++
    countExclusion(tally, 'wrong_form')
  }
  const options = { name: file.name, onWrongRow }
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer())
  if (first === ZIP[0] && second === ZIP[1]) {
    progress.bytes = file.size
    yield* toRecords(await openWorkbook(file), options)
    return
  }
  const counted = piecesOf(file.stream(), progress)
  const isPacked = first === GZIP[0] && second === GZIP[1]
  yield* readRecords(textOf(isPacked ? unpack(counted) : counted, file.name), options)
}

/** The code that reads workbooks is large and loaded only for one. */
async function openWorkbook(
  file: File,
): Promise<AsyncGenerator<ReturnType<typeof rowsOfSheet> extends Generator<infer Row> ? Row : never>> {
  const { read } = await loadCode(() => import('./hucreReader.js'))
  const bytes = new Uint8Array(await file.arrayBuffer())
  const { sheets } = await read(bytes).catch((error: unknown) => {
    const why = 'is no workbook of Excel (.xlsx) or OpenDocument (.ods). Unpack an archive first.'
    throw new InputError(`${file.name} ${why}`, { cause: error })
  })
  return (async function* () {
    yield* rowsOfSheet(sheets, { sheet: undefined, onNote: () => {} })
  })()
}

async function* textOf(bytes: AsyncIterable<Uint8Array>, name: string): AsyncGenerator<string> {
  const { first, all } = await peek(bytes, HEAD_BYTES)
  const head = new Uint8Array(await new Blob(first as Uint8Array<ArrayBuffer>[]).arrayBuffer())
  refuseBinaryFormat(head, name)
  const encoding = guessEncoding(head)
  if (!encoding.startsWith('utf-16') && head.includes(0)) throw new InputError(`${name} is no text file.`)
  yield* decodeText(all, encoding)
}

async function* piecesOf(
  stream: ReadableStream<Uint8Array>,
  progress = { bytes: 0 },
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const reader = stream.getReader()
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      progress.bytes += next.value.byteLength
      yield next.value as Uint8Array<ArrayBuffer>
    }
  } finally {
    await reader.cancel()
  }
}

function unpack(packed: AsyncGenerator<Uint8Array<ArrayBuffer>>): AsyncGenerator<Uint8Array> {
  const source = new ReadableStream<BufferSource>({
    async pull(controller) {
      const next = await packed.next()
      if (next.done) controller.close()
      else controller.enqueue(next.value)
    },
    cancel: () => packed.return(undefined).then(() => {}),
  })
  return piecesOf(source.pipeThrough(new DecompressionStream('gzip')))
}

/** The sentence of an error about the file itself; undefined for any other error. */
export function fileComplaint(error: unknown): string | undefined {
  if (error instanceof InputError || error instanceof UsageError) return error.message
  if (error instanceof TypeError) return 'It is packed with gzip, but damaged or cut off.'
  // The browser reads a file when it is asked for its bytes, not when it is chosen.
  if (error instanceof DOMException) return 'It was changed, moved or deleted after it was chosen, or it is a folder.'
  return undefined
}
