import type { ReportConcept, ReportDifferences, ReportFinding } from './reportConcepts.js'
import type { ReportScore } from './reportScores.js'
import type { ReportSearch, ReportText } from './reportTexts.js'
import type { ReportTime } from './reportTime.js'

/**
 * What a report shows, as one value that the page, the terminal and programs read. Counts are documents that match
 * exactly; shares are fractions from 0 to 1. It contains neither a time nor a machine, so the same project gives the
 * same report.
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
    /** Cells whose text is not a value of this type. */
    readonly unreadable: number
    /** Cells that are empty or say that there is no value. */
    readonly missing: number
  }[]
}

/** The project of a report. */
export interface ReportProject {
  /** Name by which people know it. */
  readonly name: string
  /** Two-letter code. */
  readonly language: string
  /** Documents of the last build. */
  readonly document_count: number
  /** Constraints in words. */
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
