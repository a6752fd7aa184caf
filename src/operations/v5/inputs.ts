/** A constraint of a filter: the values that a field may have, a range of them, or the documents without a match. */
export type ConstraintInput = ValuesInput | RangeInput | SpecialInput

/** Documents that have any of these values in a field; an empty list matches none. */
export interface ValuesInput {
  /** Name of a metadata field. */
  readonly name: string
  /** A document has any of these values; an empty list matches none. */
  readonly values: readonly (string | number)[]
  readonly minimum?: undefined
  readonly maximum?: undefined
  readonly special?: undefined
  readonly concepts?: undefined
}

/** Documents whose value of a field lies in a range that includes its bounds; one bound is enough. */
export type RangeInput = {
  /** Name of a metadata field. */
  readonly name: string
  readonly values?: undefined
  readonly special?: undefined
  readonly concepts?: undefined
} & (
  | {
      /** Smallest value, inclusive: a number or a date. */
      readonly minimum: string | number
      /** Largest value, inclusive: a number or a date. */
      readonly maximum?: string | number | undefined
    }
  | {
      /** Smallest value, inclusive: a number or a date. */
      readonly minimum?: string | number | undefined
      /** Largest value, inclusive: a number or a date. */
      readonly maximum: string | number
    }
)

/** Extension: the documents that matched no concept of the last call of `concepts.outliers`. */
export interface SpecialInput {
  /** Documents that matched none of `concepts`, or no concept of the last question for outliers. */
  readonly special: 'outliers'
  /** The concepts that do not match; default: those of the last call of `concepts.outliers`. */
  readonly concepts?:
    | readonly {
        /** Words and phrases, any of which is the concept. */
        readonly texts: readonly string[]
      }[]
    | undefined
  readonly name?: undefined
  readonly values?: undefined
  readonly minimum?: undefined
  readonly maximum?: undefined
}

/** A metadata field of a document to upload. Its type says which values it takes. */
export type MetadataFieldInput = {
  /** Name of the field. */
  readonly name: string
} & (
  | {
      /** Type of the field, the same in all documents. */
      readonly type: 'string'
      readonly value: string
    }
  | {
      /** Type of the field, the same in all documents. */
      readonly type: 'number' | 'score'
      readonly value: number
    }
  | {
      /** Type of the field, the same in all documents. */
      readonly type: 'date'
      /** A `Date`, `YYYY-MM-DD` (its midnight in UTC), `YYYY-MM-DDTHH:MM:SSZ` or seconds since 1970. */
      readonly value: string | number | Date
    }
)

/** A filter as functions take it: constraints that a document must all satisfy. */
export type FilterInput = readonly ConstraintInput[]

/** A breakdown of counts by a metadata field. */
export interface BreakdownInput {
  /** Name of a metadata field. */
  readonly name: string
  /** Length of a bucket: a number for numbers and scores, a unit for dates, nothing for strings. */
  readonly interval?: number | 'year' | 'quarter' | 'month' | 'week' | 'day' | 'hour' | undefined
}
