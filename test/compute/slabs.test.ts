import { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'

/** Runs code in a thread, with the functions of both modules, and gives what it returns. */
async function inThread<T>(body: string): Promise<T> {
  const [slabs, shared] = ['slabs', 'shared'].map(
    (name) => new URL(`../../dist/compute/${name}.js`, import.meta.url).href,
  )
  const code = `const { parentPort } = require('node:worker_threads')
    Promise.all([import('${slabs}'), import('${shared}')]).then(([slabs, shared]) => {
      const { inSlabs, leaveSlab, sharedUint8, sharedUint16, sharedFloat64, packStrings, unpackStrings } = { ...slabs, ...shared }
      parentPort.postMessage((() => { ${body} })())
    })`
  const worker = new Worker(code, { eval: true })
  try {
    return await new Promise<T>((resolve, reject) => worker.once('message', resolve).once('error', reject))
  } finally {
    await worker.terminate()
  }
}

test('arrays follow one another in a slab, aligned and filled with zeros', async () => {
  const arrays = await inThread<(Uint8Array | Uint16Array | Float64Array)[]>(
    'return inSlabs(() => [sharedUint8(3).fill(9), sharedUint16(5), sharedFloat64(2).fill(.5)])',
  )
  expect(arrays.map(({ byteOffset }) => byteOffset)).toEqual([0, 8, 24])
  expect(arrays.map((array) => [...array])).toEqual([
    [9, 9, 9],
    [0, 0, 0, 0, 0],
    [0.5, 0.5],
  ])
})

test('outside of a stage, after the end of one and for large arrays memory is separate', async () => {
  const isSame = await inThread<boolean[]>(`
    const take = (bytes = 1) => inSlabs(() => sharedUint8(bytes)).buffer
    const first = take()
    const found = [take() === first, sharedUint8(1).buffer === first, take((4 << 20) + 1) === first, take() === first]
    leaveSlab()
    return [...found, take() === first]`)
  expect(isSame).toEqual([true, false, false, true, false])
})

test('a slab that is full is followed by another', async () => {
  const sizes = await inThread<number[]>(`
    const counts = new Map()
    for (let i = 0; i < 25; i++) {
      const { buffer } = inSlabs(() => sharedUint8(4 << 20))
      counts.set(buffer, (counts.get(buffer) ?? 0) + 1)
    }
    return [...counts.values()]`)
  expect(sizes).toEqual([10, 10, 5])
})

test('what fails leaves the stage', async () => {
  const isSame = await inThread<boolean>(`
    const { buffer } = inSlabs(() => sharedUint8(1))
    try { inSlabs(() => { throw new Error() }) } catch {}
    return sharedUint8(1).buffer === buffer`)
  expect(isSame).toBe(false)
})

test('strings packed in a slab are read again', async () => {
  const texts = ['one', 'zwölf', 'x'.repeat(50)]
  const read = await inThread<string[][]>(
    `const pack = () => packStrings(${JSON.stringify(texts)}); return [inSlabs(pack), inSlabs(pack)].map(unpackStrings)`,
  )
  expect(read).toEqual([texts, texts])
})

test('slabs of two names are separate, and one inside another ends with it', async () => {
  const isSame = await inThread<boolean[]>(`
    const take = (name) => inSlabs(() => sharedUint8(1), name).buffer
    const [stage, words] = [take(), take('words')]
    const inner = inSlabs(() => { const within = take('words'); return [within, sharedUint8(1).buffer] })
    return [stage === words, take('words') === words, take() === stage, inner[0] === words, inner[1] === stage]`)
  expect(isSame).toEqual([false, true, true, true, true])
})
