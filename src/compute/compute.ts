import type { Kernel } from './kernel.js'

export interface MapOptions {
  /**
   * Stops handing out shards once aborted; the promise rejects with the signal's reason. A thread that works on for more than
   * five seconds is terminated.
   */
  readonly signal?: AbortSignal | undefined
  /** Called after every finished shard with the number finished so far. */
  readonly onDone?: ((done: number) => void) | undefined
}

/**
 * Where kernels run: in the caller's thread (`threads` 0, giving way to the event loop between kernels) or in a pool.
 * Results never depend on which: shards are fixed, results come back in shard order.
 */
export interface Compute {
  readonly threads: number
  /** Whether a thread is there already; to start one takes some tenths of a second. Default: no. */
  readonly isRunning?: (() => boolean) | undefined
  /** Runs one kernel on one input. */
  run<Input, Output>(kernel: Kernel<Input, Output>, input: Input, options?: MapOptions): Promise<Output>
  /** Runs a kernel over every input, a bounded number at a time, and gives the outputs in the order of the inputs. */
  map<Input, Output>(
    kernel: Kernel<Input, Output>,
    inputs: Iterable<Input> | AsyncIterable<Input>,
    options?: MapOptions,
  ): Promise<Output[]>
}
