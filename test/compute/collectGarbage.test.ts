import { expect, test } from 'vitest'
import { collectGarbage } from '../../src/compute/collectGarbage.js'
import { inlineCompute, openCompute } from '../../src/compute/pool.js'
import runTask from '../../src/worker.js'

/** Shared memory that nothing refers to but this. */
const dropped = (): WeakRef<SharedArrayBuffer> => new WeakRef(new SharedArrayBuffer(1 << 20))

test('frees what nothing refers to, and nothing else', async () => {
  const kept = new SharedArrayBuffer(8)
  const [free, used] = [dropped(), new WeakRef(kept)]
  await collectGarbage()
  expect(free.deref()).toBeUndefined()
  expect(used.deref()).toBe(kept)
})

test('a pool releases the memory of the thread that asks; kernels on that thread leave it to the platform', async () => {
  const compute = openCompute({ threads: 1 })
  const free = dropped()
  await compute.release!()
  expect(free.deref()).toBeUndefined()
  expect(inlineCompute.release).toBeUndefined()
  await compute.close()
})

test('a thread releases memory before the first task after a release, and not again', async () => {
  const task = {
    name: 'math.combine',
    input: { out: new Float32Array(), x: [], k: 1, rowFrom: 0, rowTo: 0, factors: [] },
  }
  const free = dropped()
  await runTask({ ...task, releases: 1 })
  expect(free.deref()).toBeUndefined()
  const kept = dropped()
  await runTask({ ...task, releases: 1 })
  expect(kept.deref()).toBeDefined()
})
