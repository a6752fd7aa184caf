/** One row of a file before anyone knows what its columns mean. Cells of CSV are strings. */
export interface SourceRecord {
  readonly values: Readonly<Record<string, unknown>>
  /** Line of the file on which the row begins, from 1. */
  readonly line: number
}

export interface RecordOptions {
  /** Name of the file: `.csv`, `.tsv`, `.json`, `.jsonl` (also with `.gz` behind) help to tell its form. */
  readonly name: string
  /** Separates the fields of CSV; guessed when not given. */
  readonly delimiter?: string | undefined
  /** Called for every row that is left out, with the reason. */
  readonly onWrongRow: (line: number, why: string) => void
  /** Called with a sentence about what was recognized. */
  readonly onNote?: ((note: string) => void) | undefined
}
