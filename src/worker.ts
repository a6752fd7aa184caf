import { collectGarbage } from './compute/collectGarbage.js'
import type { Kernel } from './compute/kernel.js'
import type { KernelOutputs } from './compute/mapInOrder.js'
import type { KernelTask } from './compute/pool.js'
import { leaveSlab } from './compute/slabs.js'

/**
 * Modules with kernels, by the first part of their names. A thread loads those that it needs: most of a thread's start would
 * otherwise be spent on modules of builds, also where it only helps with answers.
 */
const groups: Readonly<Record<string, () => Promise<{ readonly kernelModules: readonly object[] }>>> = {
  answers: () => import('./answers/kernels.js'),
  build: () => import('./indexing/kernels.js'),
  math: () => import('./math/kernels.js'),
  sentiment: () => import('./indexing/sentiment/kernels.js'),
  snapshot: () => import('./snapshot/kernels.js'),
}

/** The kernels of the groups that were loaded, by their names. */
const known = new Map<string, Kernel<unknown, unknown>>()

/** The kernel of a name. Throws if there is none. */
export async function kernelNamed(name: string): Promise<Kernel<unknown, unknown>> {
  let found = known.get(name)
  if (found === undefined) {
    for (const kernel of await kernelsOf(name.slice(0, name.indexOf('.')))) known.set(kernel.name, kernel)
    found = known.get(name)
  }
  if (found === undefined) throw new Error(`There is no kernel named ${name}.`)
  return found
}

/** The kernels of a group. */
async function kernelsOf(group: string): Promise<Kernel<unknown, unknown>[]> {
  if (!Object.hasOwn(groups, group)) return []
  const { kernelModules } = await groups[group]!()
  return kernelModules.flatMap((module) => Object.values(module)).filter(isKernel)
}

let released = 0

/** The entry point of a worker thread: runs one task of the pool. */
export default async function runTask({ name, inputs, releases }: KernelTask): Promise<KernelOutputs<unknown>> {
  const { run } = await kernelNamed(name)
  if (releases > released) {
    released = releases
    leaveSlab()
    await collectGarbage()
  }
  const from = performance.now()
  const outputs: unknown[] = []
  for (const input of inputs) outputs.push(await run(input))
  return { outputs, milliseconds: performance.now() - from }
}

function isKernel(value: unknown): value is Kernel<unknown, unknown> {
  const candidate = value as Partial<Kernel<unknown, unknown>> | null
  return typeof candidate === 'object' && typeof candidate?.name === 'string' && typeof candidate.run === 'function'
}
