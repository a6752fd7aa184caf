import type { Compute } from './compute.js'
import { mapInOrder } from './mapInOrder.js'

/**
 * The same compute, with one kernel at a time, so that one thread gets them all: each thread compiles the code of every kernel
 * for itself, which takes longer than small kernels do.
 */
export function oneAtATime(compute: Compute): Compute {
  let turn: Promise<unknown> = Promise.resolve()
  const run: Compute['run'] = (kernel, input, options) => {
    const result = turn.then(() => compute.run(kernel, input, options))
    turn = result.catch(() => {})
    return result
  }
  return {
    ...compute,
    threads: Math.min(1, compute.threads),
    run,
    map: (kernel, inputs, options = {}) => mapInOrder(2, inputs, options, (input) => run(kernel, input, options)),
  }
}
