/** A quoted part of a document, with what is left out marked by an ellipsis. */
export interface Quotation {
  readonly doc_id: string
  readonly title?: string
  readonly text: string
  readonly metadata: Readonly<Record<string, string | number | (string | number)[]>>
}

/** Characters before the first match that a quotation begins with, at most this many and at most a quarter of all. */
const BEFORE_MATCH = 80

interface QuotedDocument {
  readonly doc_id: string
  readonly title: string
  readonly text: string
  readonly metadata: readonly { readonly name: string; readonly value: string | number }[]
  /** Places of the searched terms in `text`, in UTF-16 code units. */
  readonly terms: readonly { readonly term_id: string; readonly start: number }[]
}

/** Quotes a document around the first of these terms, or from its beginning. */
export function quote(document: QuotedDocument, terms: ReadonlySet<string>, characters: number): Quotation {
  const match = document.terms.find(({ term_id }) => terms.has(term_id))
  const title = document.title === '' ? {} : { title: document.title }
  return {
    doc_id: document.doc_id,
    ...title,
    text: excerpt(document.text, match?.start ?? 0, characters),
    metadata: joinValues(document.metadata),
  }
}

/** At most this many characters of a text around a place, never half a surrogate pair. */
export function excerpt(text: string, place: number, characters: number): string {
  if (text.length <= characters) return text
  const before = Math.min(BEFORE_MATCH, characters >> 2)
  const from = Math.max(0, Math.min(place - before, text.length - characters))
  const part = text.slice(from, from + characters).replace(/^[\uDC00-\uDFFF]|[\uD800-\uDBFF]$/g, '')
  return `${from > 0 ? '…' : ''}${part}${from + characters < text.length ? '…' : ''}`
}

/** Metadata by name; a field with several values has them in a list. */
function joinValues(metadata: QuotedDocument['metadata']): Quotation['metadata'] {
  const joined: Record<string, string | number | (string | number)[]> = Object.create(null)
  for (const { name, value } of metadata) {
    const known = joined[name]
    joined[name] = known === undefined ? value : Array.isArray(known) ? [...known, value] : [known, value]
  }
  return { ...joined }
}
