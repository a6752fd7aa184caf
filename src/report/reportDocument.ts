/**
 * What a report shows, as one value: `src/report` makes it from the functions of a project, and the page, the terminal
 * and programs read it. Counts are documents that match exactly; shares are fractions from 0 to 1. It contains neither a
 * time nor a machine, so the same project gives the same report.
 */
export interface ReportDocument {
  /** Raised where readers of the previous form would be misled. */
  readonly version: 1
  /** The version that made the report. */
  readonly made_by: {
    /** The package. */
    readonly name: 'conceptlite'
    /** Version of the package. */
    readonly version: string
    /** Version of the algorithms of builds. */
    readonly science_version: string
  }
  /** The project, and which of its documents are reported on. */
  readonly project: ReportProject
  /** What a document is called. */
  readonly noun: ReportNoun
  /** Metadata fields of the documents. */
  readonly fields: readonly ReportField[]
  /** Null without a field of type score or number. */
  readonly score: ReportScore | null
  /** Top concepts and drivers, the most frequent first. Other parts refer to them by their place in this list. */
  readonly concepts: readonly ReportConcept[]
  /** At most three drivers to begin with. */
  readonly findings: readonly ReportFinding[]
  /** Null without a date field. */
  readonly time: ReportTime | null
  /** What distinguishes the values of fields, for each field that divides the documents. */
  readonly differences: readonly ReportDifferences[]
  /** Association of every two concepts, -1 to 1, in the order of `concepts`. */
  readonly associations: readonly (readonly number[])[]
  /** Quotations and documents; empty with `texts: false`. */
  readonly documents: readonly ReportText[]
  /** Whether quotations and documents are part of the report. */
  readonly texts: boolean
  /** A search for a text; null where none was asked for. */
  readonly search: ReportSearch | null
  /** The file that the project was made from; null for a project that was not read just now. */
  readonly source: ReportSource | null
}

/**
 * The string field that says who gave an answer, where one row of a file gives several documents. Documents with the same
 * value are answers of one person.
 */
export const RESPONDENT_FIELD = 'respondent'

/** What was read of a file, and what was left out. */
export interface ReportSource {
  /** Without folders. */
  readonly file: string
  /** Rows of the file without its head. */
  readonly rows: number
  /** Rows that became documents. */
  readonly documents: number
  /** Rows that gave no document, by reason. */
  readonly excluded: readonly {
    /** Why these rows gave no document. */
    readonly reason: 'empty_text' | 'missing_text' | 'too_long' | 'repeated' | 'wrong_form'
    /** How many they are. */
    readonly rows: number
  }[]
  /** Cells of documents that gave no value, by column: of the wrong form, or without a value (empty, `N/A`). */
  readonly columns: readonly {
    /** Name of the column in the file. */
    readonly column: string
    /** Type of the field that it became. */
    readonly type: ReportField['type']
    /** Number of cells whose text is not a value of this type. */
    readonly unreadable: number
    /** Cells that are empty or say that there is no value. */
    readonly missing: number
  }[]
}

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
  /** Where the text matches: start and end in UTF-16 units, and whether exactly or by a related term. */
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

/** The project of a report. */
export interface ReportProject {
  /** Name by which people know it. */
  readonly name: string
  /** Two-letter code. */
  readonly language: string
  /** Documents of the last build. */
  readonly document_count: number
  /** Constraints in words, and how many documents are left. */
  readonly filters: readonly string[]
  /** Documents that the filters leave, on which the report is made. */
  readonly filter_count: number
  /** Who gave these documents, where one row of a file gave several; null where they do not say so. */
  readonly respondent_count: number | null
}

/** What a document is called: `comment`, `comments`. */
export interface ReportNoun {
  /** In the singular. */
  readonly one: string
  /** In the plural. */
  readonly many: string
}

/** A metadata field of the documents. */
export interface ReportField {
  /** Name by which filters refer to it. */
  readonly name: string
  /** Type of its values. */
  readonly type: 'string' | 'number' | 'score' | 'date'
  /** Smallest value of numbers, scores and dates. */
  readonly minimum?: number | string
  /** Largest value of numbers, scores and dates. */
  readonly maximum?: number | string
  /** Number of distinct values of strings. */
  readonly value_count?: number
  /** The most frequent values of a string field that divides the documents, with their documents; see `concepts[].values`. */
  readonly values?: readonly {
    /** A text that documents have in this field. */
    readonly value: string
    /** Documents that have it. */
    readonly count: number
  }[]
}

/** The score that drivers move. */
export interface ReportScore {
  /** Name of the score field. */
  readonly field: string
  /** Scores that were given: of each document, or once for each respondent where documents say who gave them. */
  readonly count: number
  /** Mean of these scores; null without any. */
  readonly average: number | null
  /** Mean score of all documents, from which the impact of a driver is a difference; the same without respondents. */
  readonly document_average: number | null
  /** 95% interval of the average; null below two documents. */
  readonly interval: Interval | null
  /** Scores by value, or by equal steps where there are many values. */
  readonly histogram: readonly {
    /** Lower bound, inclusive. */
    readonly from: number
    /** Upper bound, exclusive; equal to `from` for a single value. */
    readonly to: number
    /** Scores between them. */
    readonly count: number
  }[]
  /** Net promoter score, for answers from 0 to 10 to whether one would recommend; null otherwise. */
  readonly nps: ReportNps | null
}

/** From -100 to 100: the share of promoters (9 and 10) minus that of detractors (0 to 6), in per cent. */
export interface ReportNps {
  /** The net promoter score. */
  readonly value: number
  /** 95 % interval of it. */
  readonly interval: Interval
  /** Scores of 9 and 10. */
  readonly promoters: number
  /** Scores of 7 and 8. */
  readonly passives: number
  /** Scores of 0 to 6. */
  readonly detractors: number
}

/** An interval of confidence. */
export interface Interval {
  /** Lower bound. */
  readonly low: number
  /** Upper bound. */
  readonly high: number
}

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
  /** Places in `documents` of quotations. */
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
  /** False discovery rate of the adjusted impact, from 0 to 1. */
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
  /** Their share of the documents in the bucket, from 0 to 1. */
  readonly share: number
  /** The same share in all other buckets. */
  readonly other_share: number
  /** False discovery rate of the difference, from 0 to 1. */
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

/** Length of a bucket of time. */
export type ReportInterval = 'day' | 'week' | 'month' | 'quarter' | 'year'

/** The documents over time. */
export interface ReportTime {
  /** Name of the date field. */
  readonly field: string
  /** First date, as `YYYY-MM-DDTHH:MM:SSZ`. */
  readonly minimum: string
  /** Last date, as `YYYY-MM-DDTHH:MM:SSZ`. */
  readonly maximum: string
  /** Number of documents whose date is far from all others, such as 9999-12-31. They are in no bucket. */
  readonly left_out: number
  /** Buckets of concepts and of the average score: the shortest interval with 30 documents in the median bucket. */
  readonly interval: ReportInterval
  /** Buckets from the first to the last date, without gaps. */
  readonly buckets: readonly ReportBucket[]
  /** Buckets of the volume, which may be shorter: 10 documents in the median bucket. */
  readonly volume_interval: ReportInterval
  /** Documents of each of these buckets. */
  readonly volume: readonly {
    /** First day of the bucket, `YYYY-MM-DD`. */
    readonly start: string
    /** Documents in it. */
    readonly count: number
  }[]
}

/** A bucket of time. */
export interface ReportBucket {
  /** `YYYY-MM-DD`. */
  readonly start: string
  /** Documents in it. */
  readonly count: number
  /** Null without scores in it. */
  readonly average: number | null
  /** 95 % interval of the average; null below two scores. */
  readonly interval: Interval | null
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
  /** Their share of the documents with the value, from 0 to 1. */
  readonly share: number
  /** The same share of all other documents. */
  readonly other_share: number
  /** False discovery rate of the difference, from 0 to 1. */
  readonly q: number
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
