import type { DateForm } from './looseDates.js'
import type { NumberForm } from './looseNumbers.js'

/** The columns that the user named, and whether the others may be guessed. */
export interface ColumnChoice {
  /** Columns with texts; each answer of several is a document of its own. */
  readonly text?: readonly string[] | undefined
  readonly title?: string | undefined
  readonly date: readonly string[]
  readonly score: readonly string[]
  readonly number: readonly string[]
  readonly string: readonly string[]
  /** Whether columns that were not named take part as well. */
  readonly guess: boolean
  /** How `03/04/2024` is to be read. */
  readonly dateOrder?: 'dmy' | 'mdy' | undefined
}

export type FieldColumn = { readonly column: string; readonly name: string } & (
  | {
      readonly type: 'string'
      /** The separator between several choices in one cell; undefined where a cell has one value. */
      readonly separator: string | undefined
    }
  | ({ readonly type: 'number' | 'score' } & NumberForm)
  | { readonly type: 'date'; readonly form: DateForm }
)

/** What each column of a file becomes. */
export interface ColumnPlan {
  /** Columns with texts, in the order of the file. */
  readonly texts: readonly string[]
  readonly title: string | undefined
  readonly fields: readonly FieldColumn[]
  readonly leftOut: readonly string[]
  /** Columns of which as many dates can be read as day first as can be as month first. */
  readonly ambiguousDates: readonly string[]
}
