import { InputError } from './inputError.js'

/** What files of other programs begin with; some of them have no byte 0 in their head, so they would be read as texts. */
const formats: readonly (readonly [beginning: string, name: string])[] = [
  ['%PDF-', 'a PDF document'],
  ['{\\rtf', 'a document in rich text format'],
  ['\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', 'a file of an old version of Office, such as .xls or .doc'],
  ['\x89PNG\r\n\x1a\n', 'a picture'],
  ['\xff\xd8\xff', 'a picture'],
  ['GIF87a', 'a picture'],
  ['GIF89a', 'a picture'],
  ['SQLite format 3\0', 'a database of SQLite'],
  ['$FL2@(#)', 'a file of SPSS'],
  ['$FL3@(#)', 'a file of SPSS'],
  ['PAR1\x15', 'a file of Parquet'],
  ['7z\xbc\xaf\x27\x1c', 'packed with 7-Zip'],
  ['Rar!\x1a\x07', 'packed with RAR'],
  ['\xfd7zXZ\0', 'packed with xz'],
  ['\x28\xb5\x2f\xfd', 'packed with zstd'],
]

/** bzip2: the size of its blocks, then the digits of pi. */
const bzip2 = /^BZh[1-9]1AY&SY/

/** Tables that web tools name `.xls`, and the page of a login in place of a download. A byte order mark may come first. */
const markup = /^(?:\xef\xbb\xbf)?\s*<(?:!doctype|html|\?xml)\b/i

/** Throws InputError, which says what the file is and what to do, if its first bytes are those of a format that is no text. */
export function refuseBinaryFormat(head: Uint8Array, name: string): void {
  const beginning = String.fromCharCode(...head.subarray(0, 64))
  const format = bzip2.test(beginning)
    ? 'packed with bzip2'
    : markup.test(beginning)
      ? 'a web page or XML'
      : formats.find(([first]) => beginning.startsWith(first))?.[1]
  if (format === undefined) return
  throw new InputError(
    `${name} is ${format}, which cannot be read. Save the texts as CSV, a workbook (.xlsx, .ods) or .txt.`,
  )
}
