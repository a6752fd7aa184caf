import { hash } from 'node:crypto'
import { DamagedDocument } from './failures.js'
import type { NewDocument, StoredDescription, StoredDocument, StoredText } from './port/project/documents.js'
import type { StoredMetadata } from './port/project/fields.js'

/** A document as it is stored. */
export interface Row {
  readonly key: number
  readonly docId: string
  readonly title: string
  readonly text: string
  readonly metadata: string
  readonly extras: string | null
  readonly language: string | null
  readonly textHash: Uint8Array
}

/** What `toText` reads of a row. */
export type TextRow = Pick<Row, 'key' | 'docId' | 'text' | 'language' | 'textHash'>

/** What `toDescription` reads of a row. */
export type DescriptionRow = Pick<Row, 'key' | 'docId' | 'title' | 'metadata'>

/** The columns of a document that can change. */
export const packDocument = ({ title, text, metadata, extras, language }: NewDocument) => ({
  title,
  text,
  metadata: packMetadata(metadata),
  textHash: hashText(text),
  characters: text.length,
  extras: extras === undefined ? null : JSON.stringify(extras),
  language: language ?? null,
})

/** Fields whose JSON is remembered; then all are forgotten. */
const MOST_OPENINGS = 1_000

/** Name and type of a field as JSON, by name: the documents of a project have the same few fields. */
const openings = new Map<string, { readonly type: StoredMetadata['type']; readonly json: string }>()

function openingOf(name: string, type: StoredMetadata['type']): string {
  const known = openings.get(name)
  if (known?.type === type) return known.json
  if (openings.size >= MOST_OPENINGS) openings.clear()
  const json = `[${JSON.stringify(name)},${JSON.stringify(type)},`
  openings.set(name, { type, json })
  return json
}

/** The JSON of triples of name, type and value. */
function packMetadata(metadata: readonly StoredMetadata[]): string {
  let json = ''
  for (const { name, type, value } of metadata) {
    const packed = Number.isFinite(value) ? String(value) : JSON.stringify(value)
    json += `${json === '' ? '' : ','}${openingOf(name, type)}${packed}]`
  }
  return `[${json}]`
}

/** What `convert` makes of the row of each key, in the order of the keys; undefined for keys without a row. */
export function inOrder<Keyed extends { readonly key: number }, Result>(
  keys: readonly number[],
  rows: readonly Keyed[],
  convert: (row: Keyed) => Result,
): (Result | undefined)[] {
  const found = new Map(rows.map((row) => [row.key, row]))
  return keys.map((key) => {
    const row = found.get(key)
    return row && convert(row)
  })
}

/** SHA-1 of a text as UTF-8, stored with every document since the first schema. */
export const hashText = (text: string): Buffer => hash('sha1', text, 'buffer')

/** Throws `DamagedDocument` where the text is not the one that was stored. */
export function toText({ key, docId, text, language, textHash }: TextRow): StoredText {
  verifyText(docId, text, textHash)
  return language === null ? { key, text } : { key, text, language }
}

/** Throws `DamagedDocument` where the text is not the one that was stored. */
export function toDocument(row: Row): StoredDocument {
  const { key, docId, title, text, metadata, extras, language, textHash } = row
  verifyText(docId, text, textHash)
  // Properties are set one by one: spread ones take as long as everything else here.
  const document: { -readonly [Name in keyof StoredDocument]: StoredDocument[Name] } = {
    key,
    docId,
    title,
    text,
    metadata: unpackMetadata(metadata),
  }
  if (language !== null) document.language = language
  if (extras !== null) document.extras = JSON.parse(extras) as Record<string, unknown>
  return document
}

export const toDescription = ({ key, docId, title, metadata }: DescriptionRow): StoredDescription => ({
  key,
  docId,
  title,
  metadata: unpackMetadata(metadata),
})

function unpackMetadata(metadata: string): StoredMetadata[] {
  const entries = JSON.parse(metadata) as [string, StoredMetadata['type'], string | number][]
  return entries.map(([name, type, value]) => ({ name, type, value }))
}

/** Number of metadata entries of rows by field name. */
export function entriesOf(rows: readonly { readonly metadata: string }[]): Map<string, number> {
  const entries = new Map<string, number>()
  for (const { metadata } of rows) {
    for (const [name] of JSON.parse(metadata) as [string][]) entries.set(name, (entries.get(name) ?? 0) + 1)
  }
  return entries
}

function verifyText(docId: string, text: string, textHash: Uint8Array): void {
  if (!hashText(text).equals(textHash)) throw new DamagedDocument(docId)
}
