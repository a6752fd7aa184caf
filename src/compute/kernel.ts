/**
 * A kernel is a named function over one shard, run on the caller's thread or in a worker thread. It gets plain typed
 * arrays, strings and records, and never sees SQL, a clock or a caller. The name identifies it to a worker thread: its first part
 * is that of a group, whose modules a `kernels.ts` lists. There are two kinds.
 *
 * - A `ResultKernel` changes nothing that it gets: its output is its whole effect. It can run anywhere.
 * - A `FillKernel` writes into arrays of its input, which must be on shared memory for a worker thread's writes to be
 *   seen. `fills` says which ranges. Two shards of one `map` never write the same entry.
 *
 * Both may work in scratch memory of their input. `scratch` says which arrays. Their contents are undefined before and after
 * a run, and kernels on several threads take turns at them.
 */
export type Kernel<Input, Output> = ResultKernel<Input, Output> | FillKernel<Input, Output>

export interface ResultKernel<Input, Output> {
  readonly name: string
  readonly run: (input: Input) => Output | Promise<Output>
  readonly fills?: undefined
  readonly scratch?: Scratch<Input> | undefined
}

/** The arrays of an input that a kernel may leave in any state. */
export type Scratch<Input> = (input: Input) => readonly FillableArray[]

export interface FillKernel<Input, Output> {
  readonly name: string
  /** The output is a small summary of what was written, or null. */
  readonly run: (input: Input) => Output | Promise<Output>
  /** The ranges that `run` may write to; it leaves all other entries of its input as they are. */
  readonly fills: (input: Input) => readonly FilledRange[]
  readonly scratch?: Scratch<Input> | undefined
}

/** Entries `from` up to, not including, `to` of an array. */
export interface FilledRange {
  readonly array: FillableArray
  readonly from: number
  readonly to: number
}

export type FillableArray =
  | Uint8Array
  | Int8Array
  | Uint16Array
  | Int16Array
  | Uint32Array
  | Int32Array
  | Float32Array
  | Float64Array

/** Makes a kernel whose output is its whole effect, but for its scratch memory. */
export function kernel<Input, Output>(
  name: string,
  run: (input: Input) => Output | Promise<Output>,
  scratch?: Scratch<Input>,
): ResultKernel<Input, Output> {
  return { name, run, scratch }
}

/** Makes a kernel that writes into arrays of its input. */
export function fillKernel<Input, Output>(
  name: string,
  fills: (input: Input) => readonly FilledRange[],
  run: (input: Input) => Output | Promise<Output>,
  scratch?: Scratch<Input>,
): FillKernel<Input, Output> {
  return { name, fills, run, scratch }
}

/** The same range of several arrays. */
export const rangeOf = (from: number, to: number, ...arrays: readonly FillableArray[]): FilledRange[] =>
  arrays.map((array) => ({ array, from, to }))

/** All entries of several arrays. */
export const allOf = (...arrays: readonly FillableArray[]): FilledRange[] =>
  arrays.map((array) => ({ array, from: 0, to: array.length }))
