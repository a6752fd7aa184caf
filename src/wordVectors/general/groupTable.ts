import { quantizeRow } from '../vectorTable.js'

/** Vectors of groups as bytes, and the terms of each group by language. */
export interface GroupTable {
  readonly axes: number
  /** Value of one step of each group's row. */
  readonly scales: Float32Array
  /** Groups x axes. */
  readonly rows: Int8Array
  /** By language and group: term ids, without the language at their words' ends. */
  readonly terms: ReadonlyMap<string, readonly (readonly string[])[]>
  /** By group: keys of words that several languages share (`cognateKeys`). */
  readonly cognates: readonly (readonly string[])[]
}

/** Steps from 0 to the largest value of a row. With 127 no figure changes by more than .002, and the compressed file is a quarter larger. */
const STEPS = 15

/** Vectors of groups, groups x axes, as bytes. */
export function quantizeGroups(vectors: Float64Array, axes: number): Pick<GroupTable, 'axes' | 'scales' | 'rows'> {
  const count = vectors.length / axes
  const scales = new Float32Array(count)
  const rows = new Int8Array(count * axes)
  for (let group = 0; group < count; group++) {
    scales[group] = quantizeRow(rows, axes, group, vectors.subarray(group * axes, (group + 1) * axes), STEPS)
  }
  return { axes, scales, rows }
}

/** The id of a term without the language of its words: `credit|en card|en` -> `credit card`. */
export const withoutLanguage = (termId: string, language: string): string => termId.replaceAll(`|${language}`, '')

/** The id of a term by its words. */
export const withLanguage = (words: string, language: string): string =>
  `${words.replaceAll(' ', `|${language} `)}|${language}`
