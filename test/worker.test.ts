import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import runTask, { kernelNamed } from '../src/worker.js'

const source = fileURLToPath(new URL('../src/', import.meta.url))

/** Modules that make kernels: those that import a maker, or spell the shape out as `math` does. */
const makers = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((path) => {
  if (!path.endsWith('.ts') || path.endsWith('.d.ts') || path === 'worker.ts') return false
  return /compute\/kernel\.js'|: MathKernel</.test(readFileSync(source + path, 'utf8'))
})

async function exportedKernels(): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  for (const path of makers) {
    const module: Record<string, unknown> = await import(pathToFileURL(source + path).href)
    for (const value of Object.values(module)) {
      const { name, run } = (value ?? {}) as { name?: unknown; run?: unknown }
      if (typeof value !== 'object' || typeof name !== 'string' || typeof run !== 'function') continue
      expect(found.get(name), `${name} is defined twice`).toBeUndefined()
      found.set(name, path)
    }
  }
  return found
}

test('a worker thread finds every kernel that a module exports in the group of its name', async () => {
  const exported = await exportedKernels()
  expect(exported.size).toBeGreaterThan(50)
  for (const name of exported.keys()) expect((await kernelNamed(name)).name).toBe(name)
})

test.each(['', 'none', 'build', 'build.none', 'constructor.none'])('there is no kernel named "%s"', async (name) => {
  await expect(kernelNamed(name)).rejects.toThrow(`There is no kernel named ${name}.`)
})

test('every kernel that a module makes is exported, so that a worker thread can find it', async () => {
  const exported = [...(await exportedKernels()).keys()].sort()
  const named = makers.flatMap((path) => {
    const text = readFileSync(source + path, 'utf8')
    return [...text.matchAll(/(?:\bkernel|\bfillKernel)\(\s*'([^']+)'|\bname: '(math\.[^']+)'/g)].map(
      ([, a, b]) => a ?? b!,
    )
  })
  expect(named.sort()).toEqual(exported)
})

test('runs a task by the name of its kernel and refuses an unknown one', async () => {
  const out = new Float32Array([1, 2, 3, 4])
  const input = {
    out,
    x: new Float32Array([5, 6, 7, 8]),
    y: undefined,
    k: 2,
    rowFrom: 1,
    rowTo: 2,
    factors: [2, 10, 0],
  }
  const milliseconds = expect.any(Number)
  const one = await runTask({ name: 'math.combine', inputs: [input], releases: 0 })
  expect(one).toEqual({ outputs: [null], milliseconds })
  // Row 1 becomes 2 x (3, 4) + 10 x (7, 8).
  expect([...out]).toEqual([1, 2, 76, 88])
  const both = await runTask({ name: 'math.combine', inputs: [input, input], releases: 0 })
  expect(both).toEqual({ outputs: [null, null], milliseconds })
  // Twice more, of its own result.
  expect([...out]).toEqual([1, 2, 2 * (2 * 76 + 70) + 70, 2 * (2 * 88 + 80) + 80])
  await expect(runTask({ name: 'math.none', inputs: [input], releases: 0 })).rejects.toThrow('no kernel')
})
