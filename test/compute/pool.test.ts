import { expect, test } from 'vitest'
import { ComputeClosed } from '../../src/compute/compute.js'
import { openCompute } from '../../src/compute/pool.js'
import { startRows } from '../../src/math/linearAlgebra/rowKernels.js'

const input = () => ({ out: new Float32Array(new SharedArrayBuffer(4)), k: 1, seed: 's', rowFrom: 0, rowTo: 1 })

test('closing a pool ends its work under way and refuses later work, each with the reason', async () => {
  const compute = openCompute({ threads: 1 })
  await compute.run(startRows, input())
  const work = Promise.allSettled([1, 2, 3].map(() => compute.run(startRows, input())))
  // All of them wait for the thread.
  await Promise.resolve()
  await compute.close()
  for (const each of await work) expect(each).toMatchObject({ reason: expect.any(ComputeClosed) })
  await expect(compute.run(startRows, input())).rejects.toBeInstanceOf(ComputeClosed)
})

test('a pool that is closed while its code is loaded starts no thread', async () => {
  const compute = openCompute({ threads: 1 })
  const work = expect(compute.run(startRows, input())).rejects.toBeInstanceOf(ComputeClosed)
  await compute.close()
  await work
  expect(compute.tasks()).toBe(0)
})
