import { availableParallelism } from 'node:os'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Piscina } from 'piscina'
import { collectGarbage } from './collectGarbage.js'
import { type Compute, ComputeClosed } from './compute.js'
import type { Kernel } from './kernel.js'
import { type KernelOutputs, mapInMessages, mapInOrder } from './mapInOrder.js'

/** The request to a thread: the name of a kernel, and the inputs on which it runs one after the other. The answer is a `KernelOutputs`. */
export interface KernelTask {
  readonly name: string
  readonly inputs: readonly unknown[]
  /** Number of releases of memory so far: a thread that gets a higher number than with its last task collects its garbage. */
  readonly releases: number
}

export interface ComputeOptions {
  /** Maximum number of threads; 0 runs every kernel on the caller's thread. Default: the number of cores, at most 8. */
  readonly threads?: number | undefined
}

export interface OpenedCompute extends Compute {
  /** Number of kernels that run or wait for a thread. */
  tasks(): number
  /** Ends all threads; work under way, and later work, rejects with ComputeClosed. */
  close(): Promise<void>
}

/** More threads than this save no time, because the speed of memory limits the stages then. */
const MOST_THREADS = 8
/**
 * After an abort a kernel ends by itself within some tenths of a second. A kernel that runs for longer than this, for example in a
 * tokenizer of the caller, counts as one that never ends, and its thread is terminated.
 */
const GRACE_MILLISECONDS = 5_000
/** A thread without work ends after this many milliseconds. */
const IDLE_MILLISECONDS = 20_000

/** Opens the compute of an engine. No thread starts, and piscina is not even loaded, before the first kernel needs one. */
export function openCompute({ threads }: ComputeOptions = {}): OpenedCompute {
  const count = threads ?? Math.min(availableParallelism(), MOST_THREADS)
  return count === 0 ? { ...inlineCompute, tasks: () => 0, close: async () => {} } : openPool(count)
}

/** Kernels on the caller's thread, giving way to the event loop after each one. */
export const inlineCompute: Compute = {
  threads: 0,
  async run(kernel, input, options = {}) {
    options.signal?.throwIfAborted()
    const output = await kernel.run(input)
    await nextTurn()
    return output
  },
  map(kernel, inputs, options = {}) {
    return mapInOrder(1, inputs, options, (input) => inlineCompute.run(kernel, input))
  },
}

function openPool(threads: number): OpenedCompute {
  let pool: Promise<Piscina> | undefined
  let running: Piscina | undefined
  let closed = false
  let releases = 0
  /** Rejects the tasks that run or wait for a thread. */
  const waiting = new Set<(error: unknown) => void>()
  const rejectAll = (error: unknown): void => {
    for (const reject of waiting) reject(error)
    waiting.clear()
  }
  const requireOpen = (): void => {
    if (closed) throw new ComputeClosed()
  }
  const open = async (): Promise<Piscina> => {
    running = await startPiscina(threads, rejectAll)
    return running
  }
  const send = async <Input, Output>(
    { name }: Kernel<Input, Output>,
    inputs: readonly Input[],
    signal: AbortSignal | undefined,
  ): Promise<KernelOutputs<Output>> => {
    requireOpen()
    pool ??= open()
    const opened = await pool
    // It may have been closed while its code was loaded.
    requireOpen()
    const task: KernelTask = { name, inputs, releases }
    return (await runTask(opened, task, waiting, signal)) as KernelOutputs<Output>
  }
  const run = async <Input, Output>(
    kernel: Kernel<Input, Output>,
    input: Input,
    signal: AbortSignal | undefined,
  ): Promise<Output> => (await send(kernel, [input], signal)).outputs[0]!
  return {
    threads,
    tasks: () => waiting.size,
    async release() {
      releases++
      await collectGarbage()
    },
    isRunning: () => running !== undefined && running.threads.length > 0,
    async run(kernel, input, options = {}) {
      options.signal?.throwIfAborted()
      return run(kernel, input, options.signal)
    },
    // One task more than there are threads, so that none waits for its next shard.
    map: (kernel, inputs, options = {}) =>
      Array.isArray(inputs)
        ? mapInMessages(threads + 1, inputs, options, (some) => send(kernel, some, options.signal))
        : mapInOrder(threads + 1, inputs, options, (input) => run(kernel, input, options.signal)),
    async close() {
      closed = true
      rejectAll(new ComputeClosed())
      await (await pool)?.destroy()
    },
  }
}

/**
 * Starts a pool of threads. `onError` gets the errors that belong to no running task, such as that of a thread that cannot
 * load its code. The tasks of such a thread would wait for ever.
 */
async function startPiscina(threads: number, onError: (error: unknown) => void): Promise<Piscina> {
  const { Piscina } = await import('piscina')
  const piscina = new Piscina({
    filename: workerAddress(),
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: IDLE_MILLISECONDS,
    // With the default, a thread waiting for work never turns its own event loop.
    atomics: 'disabled',
  })
  piscina.on('error', onError)
  return piscina
}

/** Runs a task on a thread. Until it settles, `waiting` has the function that rejects it. */
function runTask(
  piscina: Piscina,
  task: KernelTask,
  waiting: Set<(error: unknown) => void>,
  signal: AbortSignal | undefined,
): Promise<unknown> {
  const ending = endAfterAbort(signal)
  return new Promise((resolve, reject) => {
    waiting.add(reject)
    const settle = (): boolean => {
      ending.forget()
      return waiting.delete(reject)
    }
    // Piscina terminates the thread of a task that is aborted while it runs.
    piscina.run(task, { signal: ending.signal }).then(
      (outputs: unknown) => settle() && resolve(outputs),
      (error: unknown) => {
        reviveQueue(piscina)
        if (settle()) reject(ending.signal.aborted ? signal?.reason : error)
      },
    )
  })
}

/**
 * To be called when a task has failed: its thread may have died, for lack of memory or in a tokenizer of the caller. After the last
 * thread, piscina starts one only with the next task, so the waiting ones get one that does nothing.
 */
function reviveQueue(piscina: Piscina): void {
  if (piscina.queueSize > 0 && piscina.threads.length === 0) void piscina.run({ name: '', inputs: [] }).catch(() => {})
}

/** A signal that is aborted some seconds after `signal`, unless `forget` is called before. */
function endAfterAbort(signal: AbortSignal | undefined): { readonly signal: AbortSignal; readonly forget: () => void } {
  const ending = new AbortController()
  let timer: NodeJS.Timeout | undefined
  const onAbort = (): void => {
    timer = setTimeout(() => ending.abort(), GRACE_MILLISECONDS)
  }
  if (signal?.aborted) onAbort()
  else signal?.addEventListener('abort', onAbort, { once: true })
  return {
    signal: ending.signal,
    forget() {
      clearTimeout(timer)
      signal?.removeEventListener('abort', onAbort)
    },
  }
}

/**
 * The compiled worker: beside this file once compiled, in `dist` when the sources themselves run (as in tests). Tools that copy the files
 * of a program look for an address that is written out with `import.meta.url`.
 */
function workerAddress(): string {
  const here = import.meta.url
  const address = here.endsWith('.ts')
    ? new URL('../../dist/worker.js', here)
    : new URL('../worker.js', import.meta.url)
  return address.href
}
