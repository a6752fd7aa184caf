import type { Compute } from './compute.js'
import { yieldToEventLoop } from './eventLoopBudget.js'
import type { ResultKernel } from './kernel.js'

/** Where work runs, and what ends it. */
interface Running {
  readonly compute: Compute
  readonly signal?: AbortSignal | undefined
}

/** How a block becomes the input of a kernel, and where its output goes. */
interface BlockWork<Block, Input, Output> {
  readonly inputOf: (block: Block) => Input
  readonly store: (block: Block, output: Output) => void
}

/** Runs a kernel on blocks, in threads and on the caller's thread, which need not wait until threads have started. */
export async function shareOut<Block, Input, Output>(
  { compute, signal }: Running,
  kernel: ResultKernel<Input, Output>,
  blocks: readonly Block[],
  { inputOf, store }: BlockWork<Block, Input, Output>,
): Promise<void> {
  let next = 0
  const sent: Block[] = []
  function* forThreads(): Generator<Input> {
    while (next < blocks.length) {
      const block = blocks[next++]!
      sent.push(block)
      yield inputOf(block)
    }
  }
  const own = async (): Promise<void> => {
    while (next < blocks.length) {
      const block = blocks[next++]!
      store(block, await kernel.run(inputOf(block)))
      await yieldToEventLoop(signal)
    }
  }
  const [outputs] = await Promise.all([compute.map(kernel, forThreads(), { signal }), own()])
  for (const [i, output] of outputs.entries()) store(sent[i]!, output)
}
