import type { MapOptions } from './compute.js'

/**
 * A message to a thread and its answer take some tenths of a millisecond, most of it on the caller's thread. One
 * message therefore has several short inputs: as many as take about this many milliseconds, judged by those before them.
 */
const MESSAGE_MILLISECONDS = 16
/** Maximum number of inputs of one message. */
const MOST_INPUTS = 32

/** The outputs of some inputs, and how long they took together. */
export interface KernelOutputs<Output> {
  readonly outputs: readonly Output[]
  readonly milliseconds: number
}

/** Like `mapInOrder`, but `work` gets several short inputs at a time. Their number follows from the time of those before them. */
export async function mapInMessages<Input, Output>(
  width: number,
  inputs: readonly Input[],
  { signal, onDone }: MapOptions,
  work: (inputs: Input[]) => Promise<KernelOutputs<Output>>,
): Promise<Output[]> {
  const outputs: Output[] = new Array(inputs.length)
  let done = 0
  let spent = 0
  function* ranges(): Generator<{ readonly from: number; readonly to: number }> {
    for (let from = 0; from < inputs.length; ) {
      const byTime = done === 0 ? 1 : (MESSAGE_MILLISECONDS * done) / Math.max(spent, Number.EPSILON)
      // The last ones are shared out, so that no thread waits long for another.
      const byRest = (inputs.length - from) / (2 * width)
      const to = Math.min(inputs.length, from + Math.max(1, Math.floor(Math.min(byTime, byRest, MOST_INPUTS))))
      yield { from, to }
      from = to
    }
  }
  await mapInOrder(width, ranges(), { signal }, async ({ from, to }) => {
    const answer = await work(inputs.slice(from, to))
    spent += answer.milliseconds
    for (const [i, output] of answer.outputs.entries()) {
      outputs[from + i] = output
      done++
      onDone?.(done)
    }
  })
  return outputs
}

/** At most `width` inputs are taken and worked on at a time; outputs keep the order of the inputs. */
export async function mapInOrder<Input, Output>(
  width: number,
  inputs: Iterable<Input> | AsyncIterable<Input>,
  { signal, onDone }: MapOptions,
  work: (input: Input) => Promise<Output>,
): Promise<Output[]> {
  const outputs: Output[] = []
  const iterator = Symbol.asyncIterator in inputs ? inputs[Symbol.asyncIterator]() : inputs[Symbol.iterator]()
  let taken = 0
  let done = 0
  let ended = false
  let turn: Promise<unknown> = Promise.resolve()
  // The source is asked by one lane at a time: an async generator must not be entered twice.
  const take = (): Promise<IteratorResult<Input>> => {
    const next = turn.then(() => (ended ? { done: true as const, value: undefined } : iterator.next()))
    turn = next.catch(() => {})
    return next
  }
  const lane = async (): Promise<void> => {
    try {
      for (;;) {
        signal?.throwIfAborted()
        const next = await take()
        if (next.done) {
          ended = true
          return
        }
        const index = taken++
        outputs[index] = await work(next.value)
        onDone?.(++done)
      }
    } catch (error) {
      ended = true
      throw error
    }
  }
  const lanes = await Promise.allSettled(Array.from({ length: width }, lane))
  for (const result of lanes) if (result.status === 'rejected') throw result.reason
  return outputs
}
