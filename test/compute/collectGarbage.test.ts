import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

/**
 * Runs statements in a process of its own, where the heap is small, and gives what they leave in `answer`.
 *
 * @param statements - They see the pool, `runTask` of the worker and `dropped()`, shared memory that nothing else refers to.
 */
function evaluate(statements: string): unknown {
  const program = `
    import { collectGarbage } from './dist/compute/collectGarbage.js'
    import { inlineCompute, openCompute } from './dist/compute/pool.js'
    import runTask from './dist/worker.js'
    const dropped = () => new WeakRef(new SharedArrayBuffer(1 << 20))
    const isFree = (reference) => reference.deref() === undefined
    let answer
    ${statements}
    console.log(JSON.stringify(answer))`
  const cwd = fileURLToPath(new URL('../..', import.meta.url))
  return JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '--eval', program], { cwd, encoding: 'utf8' }),
  )
}

test('frees what nothing refers to, and nothing else', () => {
  const answer = evaluate(`
    const kept = new SharedArrayBuffer(8)
    const [free, used] = [dropped(), new WeakRef(kept)]
    await collectGarbage()
    answer = [isFree(free), isFree(used), kept.byteLength]`)
  expect(answer).toEqual([true, false, 8])
})

test('a large heap is left to the platform', () => {
  const answer = evaluate(`
    const kept = Array.from({ length: 40 }, () => new Array(1 << 20).fill(0.5))
    const free = dropped()
    await collectGarbage()
    answer = [isFree(free), kept.length]`)
  expect(answer).toEqual([false, 40])
})

test('a pool releases the memory of the thread that asks; kernels on that thread leave it to the platform', () => {
  const answer = evaluate(`
    const compute = openCompute({ threads: 1 })
    const free = dropped()
    await compute.release()
    answer = [isFree(free), inlineCompute.release === undefined]
    await compute.close()`)
  expect(answer).toEqual([true, true])
})

test('a thread releases memory before the first task after a release, and not again', () => {
  const answer = evaluate(`
    const input = { out: new Float32Array(), x: [], k: 1, rowFrom: 0, rowTo: 0, factors: [] }
    const task = { name: 'math.combine', inputs: [input], releases: 1 }
    const free = dropped()
    await runTask(task)
    const kept = dropped()
    await runTask(task)
    answer = [isFree(free), isFree(kept)]`)
  expect(answer).toEqual([true, false])
})
