import { hash } from 'node:crypto'
import { DamagedDocument } from './failures.js'
import type { NewDocument, StoredDocument } from './port/project/documents.js'
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

/** SHA-1 of a text as UTF-8, stored with every document since the first schema. */
export const hashText = (text: string): Buffer => hash('sha1', text, 'buffer')

/** Throws `DamagedDocument` where the text is not the one that was stored. */
export function toDocument({ key, docId, title, text, metadata, extras, language, textHash }: Row): StoredDocument {
  if (!hashText(text).equals(textHash)) throw new DamagedDocument(docId)
  const entries = JSON.parse(metadata) as [string, StoredMetadata['type'], string | number][]
  return {
    key,
    docId,
    title,
    text,
    metadata: entries.map(([name, type, value]) => ({ name, type, value })),
    ...(language !== null && { language }),
    ...(extras !== null && { extras: JSON.parse(extras) as Record<string, unknown> }),
  }
}
