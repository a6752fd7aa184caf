import type { Interval } from './reportScores.js'

/** What a concept is: a thing that texts talk of, an opinion, a quality, an action, a word of function, or unknown. */
export type ReportKind = 'thing' | 'opinion' | 'quality' | 'action' | 'function' | 'unknown'

/** A concept with its figures. */
export interface ReportConcept {
  /** Its most common form, or the name that a list gives it. */
  readonly name: string
  /** Texts that define it. */
  readonly texts: readonly string[]
  /** As in concept records; opinions such as *good* explain nothing by themselves. */
  readonly kind: ReportKind
  /** Rank value by frequency in the project and in general language. */
  readonly relevance: number
  /** Documents of the filter that name it. */
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
  /** The bucket of `time` where it occurs clearly more often than in all others. */
  readonly peak: ReportPeak | null
  /** By field: documents with the concept for each of `fields[].values`. */
  readonly values: Readonly<Record<string, readonly number[]>>
  /** By field: their sentiment; empty without sentiment. */
  readonly value_sentiment: Readonly<Record<string, readonly SentimentCounts[]>>
  /** Places in `documents`, best match first. */
  readonly documents: readonly number[]
  /** Places in `documents` of negative quotations. */
  readonly negative_examples: readonly number[]
  /** Places in `documents` of positive quotations. */
  readonly positive_examples: readonly number[]
}

/** Documents by what they say about a concept. */
export interface SentimentCounts {
  /** Documents that are negative about it. */
  readonly negative: number
  /** Documents that are neutral about it. */
  readonly neutral: number
  /** Documents that are positive about it. */
  readonly positive: number
}

/** The figures of `concepts.scoreDrivers`. */
export interface ReportDriver {
  /** Mean score of the documents with the concept. */
  readonly average_score: number
  /** That mean minus the mean of all documents. */
  readonly impact: number
  /** `impact` without what other drivers explain. */
  readonly adjusted_impact: number
  /** From 0 to 1; the strongest driver has 1. */
  readonly importance: number
  /** Welch's t of documents with against documents without the concept. */
  readonly confidence: number
  /** False discovery rate of the adjusted impact. */
  readonly q: number
  /** 95% interval of `impact`, tested by itself; null where there is none. */
  readonly impact_interval: Interval | null
}

/** A time in which a concept is clearly more frequent. */
export interface ReportPeak {
  /** Place of the bucket in `time.buckets`. */
  readonly bucket: number
  /** Documents with the concept in it. */
  readonly count: number
  /** Their share of the documents in the bucket. */
  readonly share: number
  /** The same share in all other buckets. */
  readonly other_share: number
  /** False discovery rate of the difference. */
  readonly q: number
}

/** Where most documents of a finding are. */
export interface ReportConcentration {
  /** Name of the field. */
  readonly field: string
  /** What they have in it. */
  readonly value: string
  /** How many they are. */
  readonly count: number
}

/** A driver to begin with, as `concepts.findings` gives it. */
export interface ReportFinding {
  /** Place in `concepts`. */
  readonly concept: number
  /** Documents with a score that mention the concept. */
  readonly count: number
  /** A thing that most of these documents mention as well, and how many they are. */
  readonly companion: {
    /** Its name. */
    readonly name: string
    /** Documents that mention both. */
    readonly count: number
  } | null
  /** The value of a string field that most of them have. */
  readonly value: ReportConcentration | null
  /** The quarter that most of them are from: `value` is its start, `YYYY-MM-DDTHH:MM:SSZ`. */
  readonly quarter: ReportConcentration | null
  /** What it is about, in a few words; plain English, made from the figures above. */
  readonly title: string
  /** The sentence in parts, some of them with an emphasis. */
  readonly parts: readonly {
    /** A piece of the sentence. */
    readonly text: string
    /** Why the piece stands out; absent for plain text. */
    readonly emphasis?: 'count' | 'concept' | 'difference'
  }[]
}

/** What each value of a field names more often than all others; see `concepts.compare`. */
export interface ReportDifferences {
  /** Name of the string field. */
  readonly field: string
  /** Its most frequent values. */
  readonly values: readonly ReportDifference[]
}

/** What the documents with one value name more often. */
export interface ReportDifference {
  /** A text that documents have in the field. */
  readonly value: string
  /** Documents that have it. */
  readonly count: number
  /** All concepts of the report that occur more often with this value, the clear ones (q under .05) first. */
  readonly more: readonly ReportDifferenceRow[]
}

/** A concept that is more frequent with one value. */
export interface ReportDifferenceRow {
  /** Place in `concepts`. */
  readonly concept: number
  /** Documents with the value and the concept. */
  readonly count: number
  /** Their share of the documents with the value. */
  readonly share: number
  /** The same share of all other documents. */
  readonly other_share: number
  /** False discovery rate of the difference. */
  readonly q: number
}
