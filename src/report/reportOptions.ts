import type { RangeInput, ValuesInput } from '../operations/v5/inputs.js'

/** A constraint of a filter: values of a field, or a range of them. */
export type FilterConstraint = ValuesInput | RangeInput

/** What `project.report` takes. */
export interface ReportOptions {
  /** Documents to report on; default all. */
  readonly filter?: readonly FilterConstraint[] | undefined
  /** A field of type score or number; default: the score field that by its name is the verdict as a whole. */
  readonly score_field?: string | undefined
  /** A date field; default: the first one by name. */
  readonly date_field?: string | undefined
  /** Top concepts, and drivers, at most: 1 to 100, default 30. */
  readonly limit?: number | undefined
  /** What a document is called, in the singular, as `guest`; default `comment`. */
  readonly noun?: string | undefined
  /** Whether quotations and documents are part of the report; default true. */
  readonly texts?: boolean | undefined
  /** Whether sentiment is part of the report, where the project has it; default true. */
  readonly sentiment?: boolean | undefined
  /** A text to search for; `true` for the concept that goes with the lowest scores. Default: none. */
  readonly search?: string | true | undefined
  /**
   * Whether to leave out what takes most of the time: figures by time and by the values of fields, associations, quotations
   * and documents. Default false.
   */
  readonly summary?: boolean | undefined
  /** `document`: a record with all figures; `html`: a page, one self-contained file. Default `document`. */
  readonly format?: 'document' | 'html' | undefined
}
