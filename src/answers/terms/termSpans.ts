import type { DocumentOccurrences } from '../../snapshot/snapshot.js'

/** A range of a text in UTF-16 code units: start inclusive, end exclusive. */
export type TermSpan = readonly [start: number, end: number]

/** The occurrences of some terms in a document, in text order. */
export function termSpans({ terms, starts, lengths }: DocumentOccurrences, requested: ReadonlySet<number>): TermSpan[] {
  const spans: TermSpan[] = []
  for (const [i, term] of terms.entries()) {
    if (requested.has(term)) spans.push([starts[i]!, starts[i]! + lengths[i]!])
  }
  return spans
}
