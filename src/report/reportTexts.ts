/** The documents that match a search best. */
export interface ReportSearch {
  /** The texts that were searched for. */
  readonly texts: readonly string[]
  /** Documents that match exactly or by a related concept. */
  readonly match_count: number
  /** Documents that match exactly. */
  readonly exact_match_count: number
  /** Those that match best; empty with `texts: false`. */
  readonly documents: readonly ReportFoundDocument[]
}

/** A document that a search found. */
export interface ReportFoundDocument {
  /** Identifier of the document. */
  readonly doc_id: string
  /** The title; empty if the document has none. */
  readonly title: string
  /** The text as it was uploaded. */
  readonly text: string
  /** Its metadata fields; dates as `YYYY-MM-DDTHH:MM:SSZ`. */
  readonly metadata: readonly {
    /** The field. */
    readonly name: string
    /** `string`, `number`, `score` or `date`. */
    readonly type: string
    /** What the document has in this field. */
    readonly value: string | number
  }[]
  /** Similarity to the search; higher is better. */
  readonly match_score: number
  /** Where the text matches. */
  readonly matches: readonly ReportMatch[]
}

/** A place of a text that matches the search. */
export interface ReportMatch {
  /** Where it starts in the text, in UTF-16 units. */
  readonly start: number
  /** Where it ends, exclusive. */
  readonly end: number
  /** Whether a term of the search occurs, and not only a related one. */
  readonly exact: boolean
}

/** A document that the report quotes. */
export interface ReportText {
  /** Identifier of the document. */
  readonly doc_id: string
  /** The title; empty if the document has none. */
  readonly title: string
  /** The whole text, or its sentences around the marks where it is long; left out parts are `…`. */
  readonly text: string
  /** Whether parts of the text are left out. */
  readonly is_shortened: boolean
  /** Its value in the score field; null without one. */
  readonly score: number | null
  /** `YYYY-MM-DD`. */
  readonly date: string | null
  /** Values of the string fields, in the order of `fields`; several are joined by a comma, none is empty. */
  readonly values: readonly string[]
  /** Mentions of concepts in the text. */
  readonly marks: readonly ReportMark[]
  /** Words that carry the sentiment of these mentions. */
  readonly evidence: readonly ReportEvidence[]
}

/** Start and end in UTF-16 units, place in `concepts`, sentiment -1, 0 or 1, confidence in per cent. */
export type ReportMark = readonly [start: number, end: number, concept: number, sentiment: number, confidence: number]

/** A word that carries the sentiment of a mention: start, end, -1 or 1, and the place of the concept that is mentioned. */
export type ReportEvidence = readonly [start: number, end: number, sentiment: number, concept: number]
