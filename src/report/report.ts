/**
 * What `analyze` and `report` found, as `--json` prints it. Counts are documents; sentiment shares are fractions from 0 to 1; times
 * are seconds. Names inside are those of the interface (v5 2.4, 2.11, 2.12).
 */
export interface Report {
  readonly name: string
  readonly project_id: string
  /** Folder that keeps the project, or null when it was held in memory. */
  readonly directory: string | null
  readonly language: string
  readonly document_count: number
  /** What was filtered by, as typed, and how many documents are left. */
  readonly filters: readonly string[]
  readonly filter_count: number
  /** Null for a project that was not read just now. */
  readonly source: SourceReport | null
  readonly fields: readonly FieldReport[]
  /** Null for a project that was not built just now. */
  readonly seconds: { readonly upload: number; readonly build: number; readonly sentiment: number | null } | null
  readonly concepts: readonly ConceptReport[]
  /** Null when no field of type score or number is there. */
  readonly drivers: DriversReport | null
  /** Null with `--no-sentiment`. */
  readonly sentiment: readonly SentimentReport[] | null
  /** Null when nothing can be searched for. */
  readonly search: SearchReport | null
}

export interface SourceReport {
  readonly file: string
  readonly wrong_rows: number
  readonly empty_texts: number
}

export interface FieldReport {
  readonly name: string
  readonly type: string
  /** Of numbers and scores; of dates as `YYYY-MM-DDTHH:MM:SSZ`. */
  readonly minimum?: number | string | undefined
  readonly maximum?: number | string | undefined
  /** Number of distinct values of strings, where it is known. */
  readonly value_count?: number
}

export interface ConceptReport {
  readonly name: string
  readonly texts: readonly string[]
  readonly relevance: number
  readonly match_count: number
  readonly exact_match_count: number
}

export interface DriversReport {
  readonly score_field: string
  /** Average score of all documents that have one; null where no concept was found to ask with. */
  readonly baseline: number | null
  /** Promoters minus detractors, in points, where the field asks to recommend from 0 to 10; otherwise null. */
  readonly nps: number | null
  /** At most three sentences on what goes together with low and high scores, the lowest first. */
  readonly findings: readonly FindingReport[]
  /** Concepts whose documents score higher than the baseline, the most important first. */
  readonly lifting: readonly DriverReport[]
  /** Concepts whose documents score lower. */
  readonly lowering: readonly DriverReport[]
}

export interface FindingReport {
  readonly title: string
  readonly sentence: string
  readonly impact: number
  readonly q: number
}

export interface DriverReport {
  readonly name: string
  readonly texts: readonly string[]
  readonly average_score: number
  readonly impact: number
  /** The impact after adjusting for other concepts. */
  readonly adjusted_impact: number
  /** A t value: beyond 2 chance is unlikely. */
  readonly confidence: number
  /** The expected share of false discoveries among the drivers with this `q` or a lower one. */
  readonly q: number
  readonly importance: number
  readonly match_count: number
  readonly exact_match_count: number
}

export interface SentimentReport {
  readonly name: string
  readonly texts: readonly string[]
  readonly match_count: number
  readonly exact_match_count: number
  readonly sentiment_share: SentimentShare
  /** Numbers of documents; `mixed` ones are counted in one of the three others too. */
  readonly sentiment_counts: SentimentShare & { readonly total: number; readonly mixed: number }
}

export interface SentimentShare {
  readonly negative: number
  readonly neutral: number
  readonly positive: number
}

export interface SearchReport {
  readonly texts: readonly string[]
  readonly match_count: number
  readonly exact_match_count: number
  readonly documents: readonly FoundDocument[]
}

export interface FoundDocument {
  readonly doc_id: string
  readonly title: string
  readonly text: string
  readonly metadata: readonly { readonly name: string; readonly type: string; readonly value: string | number }[]
  readonly match_score: number
  /** Where the text matches: start and end in UTF-16 units, and whether exactly or by a related term. */
  readonly matches: readonly FoundMatch[]
}

export interface FoundMatch {
  readonly start: number
  readonly end: number
  readonly exact: boolean
}
