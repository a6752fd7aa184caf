import { describe, expect, test } from 'vitest'
import { corpus } from '../../bench/corpus.js'
import { relateBlock } from '../../src/answers/concepts/relatedTerms.js'
import type { Compute } from '../../src/compute/compute.js'
import {
  allOf,
  type FillableArray,
  type FilledRange,
  fillKernel,
  type Kernel,
  kernel,
  rangeOf,
} from '../../src/compute/kernel.js'
import { parseDate } from '../../src/dates.js'
import type { SourceDocument } from '../../src/indexing/documentSource.js'
import { extendSnapshot } from '../../src/indexing/incremental/extendSnapshot.js'
import { buildSnapshot } from '../../src/indexing/pipeline.js'
import { buildSentiment } from '../../src/indexing/sentiment/buildSentiment.js'
import { quantizeVectors } from '../../src/snapshot/quantizeVectors.js'
import { sourceOf } from '../answers/realProject.js'
import { openBuilt, openLayer } from '../openBuilt.js'

/** The views of memory in an input, however deep. */
function viewsIn(value: unknown, found = new Set<FillableArray>()): Set<FillableArray> {
  if (ArrayBuffer.isView(value)) found.add(value as FillableArray)
  else if (typeof value === 'object' && value !== null) {
    for (const part of Object.values(value)) viewsIn(part, found)
  }
  return found
}

const bytesOf = ({ array, from, to }: FilledRange): Uint8Array =>
  new Uint8Array(array.buffer, array.byteOffset + from * array.BYTES_PER_ELEMENT, (to - from) * array.BYTES_PER_ELEMENT)

/** The places in which two arrays of the same length differ. Native comparison passes over the blocks that are the same. */
function* differences(one: Uint8Array, other: Uint8Array, block = 4_096): Generator<number> {
  for (let from = 0; from < one.length; from += block) {
    const to = Math.min(from + block, one.length)
    if (Buffer.compare(one.subarray(from, to), other.subarray(from, to)) === 0) continue
    for (let at = from; at < to; at++) if (one[at] !== other[at]) yield at
  }
}

/** 1 for each byte of a view that is in one of the ranges. */
function placesIn(view: Uint8Array, ranges: readonly Uint8Array[]): Uint8Array {
  const places = new Uint8Array(view.length)
  for (const { buffer, byteOffset, length } of ranges) {
    const from = byteOffset - view.byteOffset
    if (buffer === view.buffer && from + length > 0) places.fill(1, Math.max(0, from), from + length)
  }
  return places
}

/**
 * Runs kernels one after the other and compares every array of their inputs before and after: nothing may change outside
 * of the ranges that a kernel says it fills and of its scratch memory, and no byte may be changed by two inputs of one `map`.
 */
function auditedCompute() {
  const wrong = new Set<string>()
  const filled = new Set<string>()
  /** `written` says for each byte of a buffer which input of a map has changed it, from 1. */
  const run = async <I, O>(kernel: Kernel<I, O>, input: I, number: number, written: Written): Promise<O> => {
    const ranges = (kernel.fills?.(input) ?? []).map(bytesOf)
    const scratch = new Set(kernel.scratch?.(input))
    const audited = [...viewsIn(input)].filter((array) => !scratch.has(array))
    const views = audited.map((array) => bytesOf({ array, from: 0, to: array.length }))
    const before = views.map((bytes) => Buffer.from(bytes))
    const output = await kernel.run(input)
    for (const [i, bytes] of views.entries()) {
      if (before[i]!.equals(bytes)) continue
      filled.add(kernel.name)
      const allowed = placesIn(bytes, ranges)
      const others = written.get(bytes.buffer) ?? new Uint16Array(bytes.buffer.byteLength)
      written.set(bytes.buffer, others)
      for (const at of differences(before[i]!, bytes)) {
        const byte = bytes.byteOffset + at
        if (allowed[at] === 0) wrong.add(`${kernel.name} writes outside of its ranges`)
        if (others[byte] !== 0 && others[byte] !== number)
          wrong.add(`${kernel.name} writes where another input has written`)
        others[byte] = number
      }
    }
    return output
  }
  const compute: Compute = {
    threads: 3,
    isRunning: () => true,
    run: (kernel, input) => run(kernel, input, 1, new Map()),
    async map(kernel, inputs) {
      const written: Written = new Map()
      const outputs = []
      for await (const input of inputs) outputs.push(await run(kernel, input, outputs.length + 1, written))
      return outputs
    },
  }
  return { compute, wrong, filled }
}

type Written = Map<ArrayBufferLike, Uint16Array>

const documents: Omit<SourceDocument, 'key'>[] = [...corpus({ documents: 120, words: 25, seed: 7 })].map(
  ({ text, metadata }) => ({
    title: '',
    text,
    metadata: metadata.map(({ name, type, value }) => ({
      name,
      type,
      value: type === 'date' ? parseDate(value as string)! : value,
    })),
  }),
)

describe('a fill kernel', () => {
  test('says which ranges of its input it fills', () => {
    const target = new Uint32Array(5)
    const fill = fillKernel(
      'test.fill',
      ({ array, from, to }: { array: Uint32Array; from: number; to: number }) => rangeOf(from, to, array),
      ({ array, from, to }): null => {
        array.fill(7, from, to)
        return null
      },
    )
    const input = { array: target, from: 1, to: 3 }
    expect(fill.fills(input)).toEqual([{ array: target, from: 1, to: 3 }])
    expect(fill.run(input)).toBeNull()
    expect([...target]).toEqual([0, 7, 7, 0, 0])
    expect(allOf(target)).toEqual([{ array: target, from: 0, to: 5 }])
  })

  test('that writes elsewhere, or where another input has written, is found by the audit', async () => {
    const { compute, wrong } = auditedCompute()
    const stray = kernel('test.stray', (array: Uint32Array) => array.fill(1).length)
    await compute.run(stray, new Uint32Array(3))
    const same = fillKernel(
      'test.same',
      (array: Uint32Array) => allOf(array),
      (array) => ++array[0]!,
    )
    const array = new Uint32Array(3)
    await compute.map(same, [array, array])
    expect([...wrong]).toEqual([
      'test.stray writes outside of its ranges',
      'test.same writes where another input has written',
    ])
  })
})

test('kernels of a build, an extension and sentiment write only where they say, each input for itself', async () => {
  const { compute, wrong, filled } = auditedCompute()
  // Enough characters for threads to be worth while: otherwise a build runs its kernels in process.
  const source = { ...sourceOf(documents), characters: 1_000_000 }
  const request = { compute, number: 1, scienceVersion: 'test', language: 'en', management: {} }
  const first = openBuilt(await buildSnapshot({ ...request, source }))
  const layer = await buildSentiment({ snapshot: first, source, compute })
  const added = documents.slice(0, 20).map((document, i) => ({ ...document, key: 5_000 + i }))
  const numbered = documents.map((document, i) => ({ ...document, key: i + 1 }))
  const of = (some: SourceDocument[]) => ({
    count: some.length,
    characters: 1_000_000,
    async *pages() {
      yield some
    },
  })
  const extended = await extendSnapshot(
    { ...first, sentiment: async () => openLayer(layer) },
    {
      added: of(added),
      removed: Uint32Array.of(3, 100),
      ofSnapshot: (numbers) => of(Array.from(numbers, (number) => numbered[number]!)),
    },
    request,
  )
  const snapshot = openBuilt(extended.built)
  const missing = of([...numbered.filter((_, i) => i !== 3 && i !== 100), ...added])
  await buildSentiment({ snapshot, source: missing, compute, retained: (await extended.sentiment())! })
  const axes = extended.built.space.axes
  await quantizeVectors(extended.built.space.termVectors, { axes, coarse: true, compute })
  expect([...wrong]).toEqual([])
  expect(filled.size).toBeGreaterThan(18)
}, 300_000)

test('kernels on rounded rows write only into their ranges and their lanes', async () => {
  const { compute, wrong, filled } = auditedCompute()
  const [axes, count] = [2, 31 * 4_096]
  const vectors = Float32Array.from({ length: count * axes }, (_, i) => Math.sin(i * i + 1) / 2)
  // More than a few shards go to `compute`; a kernel without its declaration would be found writing into the lanes.
  const rounded = await quantizeVectors(vectors, { axes, coarse: true, compute })
  expect([...filled]).toEqual(['snapshot.quantizeShard'])
  const relate = (row: number) => ({
    searched: { rows: vectors, axes, rounded },
    requests: [{ vector: vectors.slice(row * axes, (row + 1) * axes), excluded: [] }],
    ...{ count, floor: 0.4, limit: 3 },
  })
  await compute.run(relateBlock, relate(0))
  expect([...wrong]).toEqual([])
  await compute.run({ ...relateBlock, scratch: undefined }, relate(1))
  expect([...wrong]).toEqual(['answers.relateBlock writes outside of its ranges'])
})
