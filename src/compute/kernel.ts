/**
 * A kernel is a named pure function over one shard: plain typed arrays, strings and records in, the same out. It never
 * sees SQL, a clock or a caller. The name finds it again in a thread, where `worker.ts` lists all kernels.
 */
export interface Kernel<Input, Output> {
  readonly name: string
  readonly run: (input: Input) => Output | Promise<Output>
}

/** Names a pure function so that a thread can be asked for it. */
export function kernel<Input, Output>(
  name: string,
  run: (input: Input) => Output | Promise<Output>,
): Kernel<Input, Output> {
  return { name, run }
}
