/** A quoted part of a document, with what is left out marked by an ellipsis. */
export interface Quotation {
  readonly doc_id: string
  readonly title?: string
  readonly text: string
  readonly metadata: Readonly<Record<string, string | number | (string | number)[]>>
}

/** A quotation begins at most this many characters before the first match, and at most a quarter of its length before it. */
const BEFORE_MATCH = 80

/** Limits of a quotation: characters of a title or of a value, fields of a document, and values of one field. */
const SHORT_CHARACTERS = 200
const MOST_FIELDS = 30
const MOST_VALUES = 10

interface QuotedDocument {
  readonly doc_id: string
  readonly title: string
  readonly text: string
  readonly metadata: readonly { readonly name: string; readonly value: string | number }[]
  /** Occurrences of the searched terms in `text`, in its order and in UTF-16 code units. */
  readonly terms: readonly { readonly start: number }[]
}

/** Quotes a document around the first occurrence, or from its beginning where there is none. */
export function quote(document: QuotedDocument, characters: number): Quotation {
  const [match] = document.terms
  const title = document.title === '' ? {} : { title: excerpt(document.title, 0, SHORT_CHARACTERS) }
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

/** A name or a value of a field, cut where it is long. */
export const shortened = <Value extends string | number>(value: Value): Value | string =>
  typeof value === 'string' ? excerpt(value, 0, SHORT_CHARACTERS) : value

/** The first fields of the metadata by name; a field with several values has the first of them in a list. */
function joinValues(metadata: QuotedDocument['metadata']): Quotation['metadata'] {
  const joined: Record<string, string | number | (string | number)[]> = Object.create(null)
  let fields = 0
  for (const { name, value } of metadata) {
    const known = joined[name]
    if (known === undefined && ++fields > MOST_FIELDS) break
    const values = known === undefined ? [] : Array.isArray(known) ? known : [known]
    if (values.length < MOST_VALUES)
      joined[name] = values.length === 0 ? shortened(value) : [...values, shortened(value)]
  }
  return { ...joined }
}
