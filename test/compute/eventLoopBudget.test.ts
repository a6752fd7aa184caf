import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  forEachChunk,
  forEachInSteps,
  forEachYielding,
  inSteps,
  mapInSteps,
  mapYielding,
  rangeSteps,
  recordInSteps,
  yieldIfSpent,
} from '../../src/compute/eventLoopBudget.js'

/** Holds the thread for so many milliseconds. */
function hold(milliseconds: number): void {
  const end = performance.now() + milliseconds
  while (performance.now() < end);
}

/** Resolves with the number of turns that the event loop made while the work ran. */
async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  let turns = 0
  let isDone = false
  const count = (): void => {
    if (isDone) return
    turns++
    setImmediate(count)
  }
  setImmediate(count)
  await work()
  isDone = true
  return turns
}

describe('chunks', () => {
  test('follow each other without a gap, and grow while they are quick', async () => {
    const chunks: [number, number][] = []
    await forEachChunk(10_000, (from, to) => {
      chunks.push([from, to])
    })
    expect(chunks[0]).toEqual([0, 1])
    expect(chunks.at(-1)![1]).toBe(10_000)
    for (const [i, [from]] of chunks.entries()) if (i > 0) expect(from).toBe(chunks[i - 1]![1])
    expect(chunks.length).toBeLessThan(1_000)
    expect(Math.max(...chunks.map(([from, to]) => to - from))).toBeLessThanOrEqual(4_096)
  })

  test('end where the work returns false, and are none where there is nothing', async () => {
    const seen: number[] = []
    await forEachChunk(10, (from) => {
      seen.push(from)
      return from < 1
    })
    expect(seen).toEqual([0, 1])
    await forEachChunk(0, () => expect.unreachable())
  })

  test('stay small where each item takes long, and let the event loop turn', async () => {
    const sizes: number[] = []
    const turns = await turnsDuring(() =>
      forEachChunk(8, (from, to) => {
        sizes.push(to - from)
        hold(5 * (to - from))
      }),
    )
    expect(sizes).toEqual([1, 1, 1, 1, 1, 1, 1, 1])
    expect(turns).toBeGreaterThanOrEqual(3)
  })

  test('end with the reason of a signal, at the next turn', async () => {
    const abort = new AbortController()
    let done = 0
    const working = forEachChunk(
      100,
      () => {
        hold(10)
        if (++done === 2) abort.abort(new Error('enough'))
      },
      abort.signal,
    )
    await expect(working).rejects.toThrow('enough')
    expect(done).toBe(2)
  })
})

describe('items', () => {
  test('are taken in order, each with its index, from whatever can be iterated', async () => {
    expect(await mapYielding(new Set(['a', 'b']), (item, index) => `${item}${index}`)).toEqual(['a0', 'b1'])
    const seen: number[] = []
    await forEachYielding(Uint8Array.of(7, 8), (item) => seen.push(item))
    expect(seen).toEqual([7, 8])
  })

  test('let the event loop turn whenever they have held it for long', async () => {
    expect(await turnsDuring(() => mapYielding([1, 2, 3, 4, 5, 6], () => hold(9)))).toBeGreaterThanOrEqual(5)
  })
})

test('steps end with the result of the generator, and the event loop turns between long ones', async () => {
  function* steps(): Generator<undefined, string> {
    for (let i = 0; i < 6; i++) {
      hold(9)
      yield
    }
    return 'done'
  }
  let result = ''
  const turns = await turnsDuring(async () => {
    result = await inSteps(steps())
  })
  expect(result).toBe('done')
  expect(turns).toBeGreaterThanOrEqual(5)
  const reason = new Error('stopped')
  await expect(inSteps(steps(), AbortSignal.abort(reason))).rejects.toBe(reason)
})

test('one budget holds for all loops of a turn: short ones in a row give way together', async () => {
  const turns = await turnsDuring(async () => {
    for (let i = 0; i < 6; i++) {
      await mapYielding([1], () => hold(9))
      await yieldIfSpent()
    }
  })
  expect(turns).toBeGreaterThanOrEqual(5)
})

test('items that are mapped in steps keep their order, and the event loop turns within a long one', async () => {
  function* squared(value: number, index: number): Generator<void, number> {
    for (let step = 0; step < 4; step++) {
      hold(5)
      yield
    }
    return value * value + index
  }
  let values: number[] = []
  const turns = await turnsDuring(async () => {
    values = await mapInSteps([3, 5], squared)
  })
  expect(values).toEqual([9, 26])
  expect(turns).toBeGreaterThanOrEqual(3)
})

test('items that are processed in steps keep their order, and the event loop turns within a long one', async () => {
  const seen: number[] = []
  const turns = await turnsDuring(() =>
    forEachInSteps([3, 5], function* (value, index) {
      for (let step = 0; step < 4; step++) {
        hold(5)
        yield
      }
      seen.push(value + index)
    }),
  )
  expect(seen).toEqual([3, 6])
  expect(turns).toBeGreaterThanOrEqual(3)
  const reason = new Error('stopped')
  const stopped = forEachInSteps([1, 2, 3], () => [hold(9)].values(), AbortSignal.abort(reason))
  await expect(stopped).rejects.toBe(reason)
})

test('ranges follow each other, with a step behind each', () => {
  const ranges: [number, number][] = []
  const steps = [...rangeSteps(7, 3, (from, to) => ranges.push([from, to]))]
  expect(ranges).toEqual([
    [0, 3],
    [3, 6],
    [6, 7],
  ])
  expect(steps).toHaveLength(3)
})

test('the record is that of the built-in function, whatever the names are', async () => {
  const names = fc.array(fc.oneof(fc.string(), fc.constantFrom('__proto__', 'constructor', '7', '')), { maxLength: 20 })
  await fc.assert(
    fc.asyncProperty(names, async (some) => {
      const record = await recordInSteps(some, (index) => ({ index }))
      const expected = Object.fromEntries(some.map((name, index) => [name, { index }]))
      expect(Object.entries(record)).toEqual(Object.entries(expected))
      expect(Object.getPrototypeOf(record)).toBe(Object.prototype)
    }),
  )
})
