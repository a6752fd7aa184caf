import type { Occurrences } from '../../snapshot/snapshot.js'

/** A range of a text in UTF-16 code units: start inclusive, end exclusive. */
export type TermSpan = readonly [start: number, end: number]

/** The occurrences of some terms in a document, in text order. */
export function termSpans(
  { offsets, terms, starts, lengths }: Occurrences,
  document: number,
  requested: ReadonlySet<number>,
): TermSpan[] {
  const spans: TermSpan[] = []
  for (let i = offsets[document]!; i < offsets[document + 1]!; i++) {
    if (requested.has(terms[i]!)) spans.push([starts[i]!, starts[i]! + lengths[i]!])
  }
  return spans
}
