import type { FoundDocument, TermPlace } from '../api/documents.js'

/** A piece of a text: as it is, or a match. */
export interface TextPart {
  readonly text: string
  readonly match?: 'exact' | 'related' | undefined
}

/** Divides the text of a document at the matches of a search. Exact matches win over related ones that overlap them. */
export function markTerms(
  { text, terms, fragments }: Pick<FoundDocument, 'text' | 'terms' | 'fragments'>,
  exact: ReadonlySet<string>,
  related: ReadonlySet<string>,
): TextPart[] {
  const all = [...terms, ...fragments]
  const places = [
    ...all.filter(({ term_id }) => exact.has(term_id)).map((place) => ({ ...place, match: 'exact' as const })),
    ...all.filter(({ term_id }) => related.has(term_id)).map((place) => ({ ...place, match: 'related' as const })),
  ]
  const chosen: (typeof places)[number][] = []
  for (const place of places) if (!chosen.some((other) => overlap(place, other))) chosen.push(place)
  // Places count code points; a text beyond the basic plane has fewer of them than units.
  const points = [...text]
  const parts: TextPart[] = []
  let at = 0
  for (const { start, end, match } of chosen.sort((a, b) => a.start - b.start)) {
    if (start > at) parts.push({ text: points.slice(at, start).join('') })
    parts.push({ text: points.slice(start, end).join(''), match })
    at = end
  }
  if (at < points.length) parts.push({ text: points.slice(at).join('') })
  return parts
}

const overlap = (one: TermPlace, other: TermPlace): boolean => one.start < other.end && other.start < one.end
