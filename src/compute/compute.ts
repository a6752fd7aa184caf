import type { Kernel } from './kernel.js'

export interface MapOptions {
  /**
   * After an abort no further shards start, and the promise rejects with the signal's reason. A thread that keeps
   * working for more than five seconds is terminated.
   */
  readonly signal?: AbortSignal | undefined
  /** Called after every finished shard with the number finished so far. */
  readonly onDone?: ((done: number) => void) | undefined
}

/** Work that closing has ended, or that came afterwards. */
export class ComputeClosed extends Error {
  override name = 'ComputeClosed'

  constructor() {
    super('The threads have ended.')
  }
}

/**
 * Runs kernels: on the caller's thread (`threads` 0, yielding to the event loop between kernels) or in a pool. Results
 * do not depend on this: shards are fixed, and results are returned in shard order.
 */
export interface Compute {
  readonly threads: number
  /** Whether a thread is running already; starting one takes some tenths of a second. Default: no. */
  readonly isRunning?: (() => boolean) | undefined
  /**
   * Frees shared memory that nothing refers to any more: on the caller's thread before it resolves, in each other thread
   * before its next kernel. For the ends of stages that leave hundreds of megabytes. Default: the platform decides.
   */
  readonly release?: (() => Promise<void>) | undefined
  /** Runs one kernel on one input. */
  run<Input, Output>(kernel: Kernel<Input, Output>, input: Input, options?: MapOptions): Promise<Output>
  /** Runs a kernel on every input, a bounded number at a time, and returns the outputs in the order of the inputs. */
  map<Input, Output>(
    kernel: Kernel<Input, Output>,
    inputs: Iterable<Input> | AsyncIterable<Input>,
    options?: MapOptions,
  ): Promise<Output[]>
}
