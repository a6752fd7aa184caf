/**
 * What a report shows, as one value: `src/report` makes it from the functions of a project, and the page, the terminal
 * and programs read it. Counts are documents that match exactly; shares are fractions from 0 to 1. It contains neither a
 * time nor a machine, so the same project gives the same report.
 */
export interface ReportDocument {
  /** Raised where readers of the previous form would be misled. */
  readonly version: 1
  readonly made_by: { readonly name: 'conceptlite'; readonly version: string; readonly science_version: string }
  readonly project: ReportProject
  readonly noun: ReportNoun
  readonly fields: readonly ReportField[]
  /** Null without a field of type score or number. */
  readonly score: ReportScore | null
  /** Top concepts and drivers, the most frequent first. Other parts refer to them by their place in this list. */
  readonly concepts: readonly ReportConcept[]
  /** At most three drivers to begin with. */
  readonly findings: readonly ReportFinding[]
  /** Null without a date field. */
  readonly time: ReportTime | null
  readonly differences: readonly ReportDifferences[]
  /** Association of every two concepts, -1 to 1, in the order of `concepts`. */
  readonly associations: readonly (readonly number[])[]
  /** Quotations and documents; empty with `texts: false`. */
  readonly documents: readonly ReportText[]
  readonly texts: boolean
  /** A search for a text; null where none was asked for. */
  readonly search: ReportSearch | null
  /** The file that the project was made from; null for a project that was not read just now. */
  readonly source: ReportSource | null
}

/** What was read of a file, and what was left out. */
export interface ReportSource {
  /** Without folders. */
  readonly file: string
  readonly rows: number
  readonly documents: number
  /** Rows that gave no document, by reason. */
  readonly excluded: readonly {
    readonly reason: 'empty_text' | 'missing_text' | 'too_long' | 'repeated' | 'wrong_form'
    readonly rows: number
  }[]
  /** Cells of documents that gave no value, by column: of the wrong form, or without a value (empty, `N/A`). */
  readonly columns: readonly {
    readonly column: string
    readonly type: ReportField['type']
    readonly unreadable: number
    readonly missing: number
  }[]
}

export interface ReportSearch {
  readonly texts: readonly string[]
  /** Documents that match exactly or by a related concept. */
  readonly match_count: number
  readonly exact_match_count: number
  /** Those that match best; empty with `texts: false`. */
  readonly documents: readonly ReportFoundDocument[]
}

export interface ReportFoundDocument {
  readonly doc_id: string
  readonly title: string
  readonly text: string
  readonly metadata: readonly { readonly name: string; readonly type: string; readonly value: string | number }[]
  readonly match_score: number
  /** Where the text matches: start and end in UTF-16 units, and whether exactly or by a related term. */
  readonly matches: readonly ReportMatch[]
}

export interface ReportMatch {
  readonly start: number
  readonly end: number
  readonly exact: boolean
}

export interface ReportProject {
  readonly name: string
  /** Two-letter code. */
  readonly language: string
  readonly document_count: number
  /** Constraints in words, and how many documents are left. */
  readonly filters: readonly string[]
  readonly filter_count: number
}

/** What a document is called: `comment`, `comments`. */
export interface ReportNoun {
  readonly one: string
  readonly many: string
}

export interface ReportField {
  readonly name: string
  readonly type: 'string' | 'number' | 'score' | 'date'
  readonly minimum?: number | string
  readonly maximum?: number | string
  /** Number of distinct values of strings. */
  readonly value_count?: number
  /** The most frequent values of a string field that divides the documents, with their documents; see `concepts[].values`. */
  readonly values?: readonly { readonly value: string; readonly count: number }[]
}

export interface ReportScore {
  readonly field: string
  /** Documents that have a score. */
  readonly count: number
  readonly average: number | null
  /** 95% interval of the average; null below two documents. */
  readonly interval: Interval | null
  /** Documents by score: by value, or by equal steps where there are many values. */
  readonly histogram: readonly { readonly from: number; readonly to: number; readonly count: number }[]
  /** Net promoter score, for answers from 0 to 10 to whether one would recommend; null otherwise. */
  readonly nps: ReportNps | null
}

/** From -100 to 100: the share of promoters (9 and 10) minus that of detractors (0 to 6), in per cent. */
export interface ReportNps {
  readonly value: number
  readonly interval: Interval
  readonly promoters: number
  readonly passives: number
  readonly detractors: number
}

export interface Interval {
  readonly low: number
  readonly high: number
}

export type ReportKind = 'thing' | 'opinion' | 'quality' | 'action' | 'function' | 'unknown'

export interface ReportConcept {
  readonly name: string
  readonly texts: readonly string[]
  /** As in concept records; opinions such as *good* explain nothing by themselves. */
  readonly kind: ReportKind
  readonly relevance: number
  readonly count: number
  /** Documents with the concept or a related one. */
  readonly match_count: number
  /** Among the most relevant concepts. */
  readonly top: boolean
  /** Null without sentiment. */
  readonly sentiment: SentimentCounts | null
  /** Average score of its documents; null without a score. */
  readonly average: number | null
  /** Null where it is no suggested driver. */
  readonly driver: ReportDriver | null
  /** Documents with the concept in each bucket of `time`. */
  readonly buckets: readonly number[]
  /** Their sentiment; empty without sentiment. */
  readonly bucket_sentiment: readonly SentimentCounts[]
  /** The bucket of `time` where it is met clearly more often than in all others. */
  readonly peak: ReportPeak | null
  /** By field: documents with the concept for each of `fields[].values`. */
  readonly values: Readonly<Record<string, readonly number[]>>
  /** By field: their sentiment; empty without sentiment. */
  readonly value_sentiment: Readonly<Record<string, readonly SentimentCounts[]>>
  /** Places in `documents`, best match first. */
  readonly documents: readonly number[]
  /** Places in `documents` of quotations. */
  readonly negative_examples: readonly number[]
  readonly positive_examples: readonly number[]
}

export interface SentimentCounts {
  readonly negative: number
  readonly neutral: number
  readonly positive: number
}

/** The figures of `concepts.scoreDrivers`. */
export interface ReportDriver {
  readonly average_score: number
  readonly impact: number
  readonly adjusted_impact: number
  readonly importance: number
  readonly confidence: number
  readonly q: number
  /** 95% interval of `impact`, tested by itself; null where there is none. */
  readonly impact_interval: Interval | null
}

export interface ReportPeak {
  readonly bucket: number
  readonly count: number
  readonly share: number
  readonly other_share: number
  readonly q: number
}

/** A driver to begin with, as `concepts.findings` gives it. */
export interface ReportFinding {
  readonly concept: number
  readonly title: string
  /** The sentence in parts, some of them with an emphasis. */
  readonly parts: readonly { readonly text: string; readonly emphasis?: 'count' | 'concept' | 'difference' }[]
}

export type ReportInterval = 'day' | 'week' | 'month' | 'quarter' | 'year'

export interface ReportTime {
  readonly field: string
  readonly minimum: string
  readonly maximum: string
  /** Buckets of concepts and of the average score: the shortest interval with 30 documents in the median bucket. */
  readonly interval: ReportInterval
  readonly buckets: readonly ReportBucket[]
  /** Buckets of the volume, which may be shorter: 10 documents in the median bucket. */
  readonly volume_interval: ReportInterval
  readonly volume: readonly { readonly start: string; readonly count: number }[]
}

export interface ReportBucket {
  /** `YYYY-MM-DD`. */
  readonly start: string
  readonly count: number
  /** Null without scores in it. */
  readonly average: number | null
  readonly interval: Interval | null
}

/** What each value of a field names more often than all others; see `concepts.compare`. */
export interface ReportDifferences {
  readonly field: string
  readonly values: readonly ReportDifference[]
}

export interface ReportDifference {
  readonly value: string
  readonly count: number
  /** All concepts of the report that are met more often with this value, the clear ones (q under .05) first. */
  readonly more: readonly ReportDifferenceRow[]
}

export interface ReportDifferenceRow {
  readonly concept: number
  readonly count: number
  readonly share: number
  readonly other_share: number
  readonly q: number
}

export interface ReportText {
  readonly doc_id: string
  readonly title: string
  /** The whole text, or its sentences around the marks where it is long; left out parts are `…`. */
  readonly text: string
  readonly is_shortened: boolean
  readonly score: number | null
  /** `YYYY-MM-DD`. */
  readonly date: string | null
  /** Values of the string fields, in the order of `fields`; several are joined by a comma, none is empty. */
  readonly values: readonly string[]
  readonly marks: readonly ReportMark[]
  readonly evidence: readonly ReportEvidence[]
}

/** Start and end in UTF-16 units, place in `concepts`, sentiment -1, 0 or 1, confidence in per cent. */
export type ReportMark = readonly [start: number, end: number, concept: number, sentiment: number, confidence: number]

/** A word that carries the sentiment of a mention: start, end, -1 or 1, and the place of the concept that is mentioned. */
export type ReportEvidence = readonly [start: number, end: number, sentiment: number, concept: number]
