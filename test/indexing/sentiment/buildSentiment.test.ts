import { afterAll, describe, expect, test } from 'vitest'
import { corpus } from '../../../bench/corpus.js'
import type { Compute } from '../../../src/compute/compute.js'
import { mapInOrder } from '../../../src/compute/mapInOrder.js'
import { inlineCompute, openCompute } from '../../../src/compute/pool.js'
import { unpackStrings } from '../../../src/compute/shared.js'
import { type DocumentSource, PAGE_DOCUMENTS } from '../../../src/indexing/documentSource.js'
import { buildSnapshot } from '../../../src/indexing/pipeline.js'
import { buildSentiment, type SentimentAnalyser } from '../../../src/indexing/sentiment/buildSentiment.js'
import type { BuiltSnapshot } from '../../../src/snapshot/codec.js'
import { FULL_SENTIMENT, meanSentiment, packSentiment } from '../../../src/snapshot/postingSentiment.js'
import { sourceOf } from '../textSource.js'

const computes = [0, 1, 3].map((threads) => openCompute({ threads }))
afterAll(() => Promise.all(computes.map((compute) => compute.close())))

async function build(source: DocumentSource, compute = computes[0]!) {
  const built: BuiltSnapshot = await buildSnapshot({
    source,
    compute,
    number: 1,
    scienceVersion: 'test',
    language: 'en',
    management: {},
  })
  return { ...built, occurrences: async () => built.builtOccurrences }
}

/** Runs several kernels of a list side by side, and counts how many ran at once. */
function countKernels() {
  let running = 0
  let most = 0
  const run: Compute['run'] = async (kernel, input, options) => {
    most = Math.max(most, ++running)
    const output = await inlineCompute.run(kernel, input, options)
    running--
    return output
  }
  const compute: Compute = {
    threads: 2,
    run,
    map: (kernel, inputs, options = {}) => mapInOrder(3, inputs, options, (input) => run(kernel, input, options)),
  }
  return { compute, most: () => most }
}

const comments = [
  'The waiter was friendly and the soup was delicious.',
  'The waiter was rude, but the soup was delicious.',
  'The waiter did not smile. The soup was cold.',
  'The soup stood on the table.',
]
const commentSource = sourceOf(comments)
const commentSnapshot = await build(commentSource)

/** Label and confidence of the first occurrence of a word in a document. */
async function spokenOf(layer: Awaited<ReturnType<typeof buildSentiment>>, document: number, word: string) {
  const { offsets, starts } = await commentSnapshot.occurrences()
  const start = comments[document]!.indexOf(word)
  for (let at = offsets[document]!; at < offsets[document + 1]!; at++) {
    if (starts[at] === start)
      return { label: layer.occurrenceLabels[at]!, confidence: layer.occurrenceConfidences[at]! / 255 }
  }
  throw new Error(`No occurrence of ${word}.`)
}

describe('the sentiment run', () => {
  test('labels each occurrence by the clause around it', async () => {
    const layer = await buildSentiment({ snapshot: commentSnapshot, source: commentSource, compute: computes[0]! })
    const labels = await Promise.all(
      [0, 1, 2].flatMap((document) => ['waiter', 'soup'].map((word) => spokenOf(layer, document, word))),
    )
    expect(labels.map(({ label }) => label)).toEqual([1, 1, -1, 1, -1, -1])
    expect(labels.every(({ confidence }) => confidence > 0.5)).toBe(true)
    expect(await spokenOf(layer, 3, 'soup')).toMatchObject({ label: 0 })
  })

  test('labels each text as a whole, with or without terms of its own', async () => {
    const texts = ['A delicious soup and a friendly waiter.', 'A rude waiter.', 'The soup stood on the table.', '😍 !']
    const source = sourceOf(texts)
    const layer = await buildSentiment({ snapshot: await build(source), source, compute: computes[0]! })
    expect([...layer.documentLabels]).toEqual([1, -1, 0, 1])
    expect([...layer.documentConfidences].every((confidence) => confidence > 0)).toBe(true)
  })

  test('gives each posting the mean of label x confidence over the occurrences of the term in the document', async () => {
    const source = sourceOf([...corpus({ documents: 700, words: 30 })].map(({ text }) => text))
    const snapshot = await build(source)
    const layer = await buildSentiment({ snapshot, source, compute: computes[0]! })
    const { offsets, terms } = await snapshot.occurrences()
    const sums = new Map<string, { sum: number; count: number }>()
    for (let document = 0; document < snapshot.documents.count; document++) {
      for (let at = offsets[document]!; at < offsets[document + 1]!; at++) {
        const key = `${terms[at]} ${document}`
        const { sum, count } = sums.get(key) ?? { sum: 0, count: 0 }
        const here = (layer.occurrenceLabels[at]! * layer.occurrenceConfidences[at]!) / 255
        sums.set(key, { sum: sum + here, count: count + 1 })
      }
    }
    const { postings } = snapshot
    expect(layer.postingSentiments).toHaveLength(postings.documents.length)
    let largestError = 0
    for (let term = 0; term < snapshot.terms.count; term++) {
      for (let at = postings.offsets[term]!; at < postings.offsets[term + 1]!; at++) {
        const { sum, count } = sums.get(`${term} ${postings.documents[at]}`)!
        const error = Math.abs(meanSentiment(layer.postingSentiments[at]!) - (FULL_SENTIMENT * sum) / count)
        largestError = Math.max(largestError, error)
      }
    }
    // Half a unit of rounding, and a little for adding in another order.
    expect(largestError).toBeLessThanOrEqual(0.5001)
  })

  test('leaves the same bytes whatever the number of threads', async () => {
    // Above the size from which threads are used.
    const source = sourceOf([...corpus({ documents: 1_300, words: 40 })].map(({ text }) => text))
    expect(source.characters).toBeGreaterThan(200_000)
    const snapshot = await build(source)
    const [inProcess, one, three] = await Promise.all(
      computes.map((compute) => buildSentiment({ snapshot, source, compute })),
    )
    expect(one).toEqual(inProcess)
    expect(three).toEqual(inProcess)
  })

  test('scores few documents of a built snapshot by one kernel at a time, as side by side', async () => {
    const source = sourceOf([...corpus({ documents: 1_300, words: 40 })].map(({ text }) => text))
    const snapshot = await build(source)
    const all = countKernels()
    const layer = await buildSentiment({ snapshot, source, compute: all.compute })
    expect(all.most()).toBeGreaterThan(1)
    const few = countKernels()
    const { learnedPolarities, usages, profiles, kinds, ...rest } = layer
    const retained = {
      missing: Array.from(layer.documentLabels, (_, document) => document),
      labels: new Int8Array(rest.occurrenceLabels.length),
      confidences: new Uint8Array(rest.occurrenceLabels.length),
      documentLabels: new Int8Array(rest.documentLabels.length),
      documentConfidences: new Uint8Array(rest.documentLabels.length),
      postingSentiments: new Int8Array(rest.postingSentiments.length),
      ...{ learnedPolarities: learnedPolarities!, usages, profiles, kinds, isShared: false },
    }
    expect(await buildSentiment({ snapshot, source, retained, compute: few.compute })).toEqual(layer)
    expect(few.most()).toBe(1)
  })

  test('skips documents that are not in the snapshot and leaves those that are gone without an opinion', async () => {
    const pages = async function* () {
      const [first, , third] = comments.map((text, i) => ({ key: i + 1, title: '', text, metadata: [] }))
      yield [first!, third!, { key: 99, title: '', text: 'The waiter was awful.', metadata: [] }]
    }
    const source = { ...commentSource, pages }
    const layer = await buildSentiment({ snapshot: commentSnapshot, source, compute: computes[0]! })
    expect(await spokenOf(layer, 0, 'waiter')).toMatchObject({ label: 1 })
    expect(await spokenOf(layer, 1, 'waiter')).toEqual({ label: 0, confidence: 0 })
    expect(await spokenOf(layer, 2, 'soup')).toMatchObject({ label: -1 })
  })

  test('reports progress from 0 to 1 and never backwards', async () => {
    const fractions: number[] = []
    await buildSentiment({
      snapshot: commentSnapshot,
      source: commentSource,
      compute: computes[0]!,
      onProgress: (fraction) => fractions.push(fraction),
    })
    expect(fractions[0]).toBe(0)
    expect(fractions.at(-1)).toBe(1)
    expect(fractions).toEqual([...fractions].sort((a, b) => a - b))
  })

  test('ends with the reason of its signal', async () => {
    const reason = new Error('not wanted any more')
    const controller = new AbortController()
    const run = buildSentiment({
      snapshot: commentSnapshot,
      source: commentSource,
      compute: computes[0]!,
      signal: controller.signal,
      onProgress: () => controller.abort(reason),
    })
    await expect(run).rejects.toBe(reason)
  })

  test('of an empty project is empty', async () => {
    const source = sourceOf([])
    const snapshot = await build(source)
    const layer = await buildSentiment({ snapshot, source, compute: computes[0]! })
    expect(layer.occurrenceLabels).toHaveLength(0)
    expect(layer.postingSentiments).toHaveLength(0)
  })
})

describe("a user's own analyser", () => {
  test('is told about page by page, up to the end', async () => {
    const source = sourceOf(Array.from({ length: 2 * PAGE_DOCUMENTS + 1 }, (_, i) => `The soup ${i} was warm.`))
    const analyser: SentimentAnalyser = async (_, targets) =>
      targets.map(() => ({ label: 'positive' as const, confidence: 1 }))
    const fractions: number[] = []
    const onProgress = (fraction: number) => void fractions.push(fraction)
    await buildSentiment({ snapshot: await build(source), source, compute: computes[0]!, analyser, onProgress })
    expect(fractions.every((fraction) => fraction >= 0 && fraction <= 1)).toBe(true)
    expect(fractions).toEqual([...fractions].sort((a, b) => a - b))
    // Each of the three pages takes it on.
    expect(new Set(fractions.filter((fraction) => fraction > 0)).size).toBeGreaterThanOrEqual(3)
    expect(fractions.at(-1)).toBe(1)
  })

  test('is asked once a document with its text, targets and language, and its answers are kept', async () => {
    const calls: [string, string[], string][] = []
    const analyser: SentimentAnalyser = async (text, targets, language) => {
      calls.push([text, targets.map(({ start, end }) => text.slice(start, end)), language])
      return targets.map(({ start }) => ({ label: start === 4 ? 'negative' : 'positive', confidence: 0.8 }))
    }
    const request = { snapshot: commentSnapshot, source: commentSource, compute: computes[0]!, analyser }
    const layer = await buildSentiment(request)
    expect(calls.map(([text]) => text)).toEqual(comments)
    expect(calls[0]![1]).toContain('waiter')
    expect(calls[0]![2]).toBe('en')
    expect(await spokenOf(layer, 0, 'waiter')).toEqual({ label: -1, confidence: 0.8 })
    expect(await spokenOf(layer, 0, 'soup')).toMatchObject({ label: 1 })
    const waiter = unpackStrings(commentSnapshot.terms.ids).indexOf('waiter|en')
    expect(layer.postingSentiments[commentSnapshot.postings.offsets[waiter]!]).toBe(packSentiment(-0.8, false))
    // A document has the mean of its targets: all but one of them praise.
    const targets = calls[0]![1].length
    expect(layer.documentLabels[0]).toBe(1)
    expect(layer.documentConfidences[0]).toBe(Math.round((255 * 0.8 * (targets - 2)) / targets))
  })

  test('may be sure of nothing, or of everything', async () => {
    for (const [confidence, stored] of [
      [0, 0],
      [1, 255],
    ] as const) {
      const analyser: SentimentAnalyser = async (_, targets) => targets.map(() => ({ label: 'negative', confidence }))
      const request = { snapshot: commentSnapshot, source: commentSource, compute: computes[0]!, analyser }
      const { occurrenceLabels, occurrenceConfidences } = await buildSentiment(request)
      expect([new Set(occurrenceLabels), new Set(occurrenceConfidences)]).toEqual([new Set([-1]), new Set([stored])])
    }
  })

  test.each([
    [
      'a confidence below 0',
      (_: string, targets: readonly unknown[]) => targets.map(() => ({ label: 'neutral', confidence: -0.1 })),
    ],
    ['too few answers', () => []],
    [
      'an unknown label',
      (_: string, targets: readonly unknown[]) => targets.map(() => ({ label: 'sad', confidence: 1 })),
    ],
    [
      'a confidence above 1',
      (_: string, targets: readonly unknown[]) => targets.map(() => ({ label: 'neutral', confidence: 7 })),
    ],
  ])('fails the run with %s', async (_, analyser) => {
    const request = { snapshot: commentSnapshot, source: commentSource, compute: computes[0]! }
    await expect(buildSentiment({ ...request, analyser: analyser as SentimentAnalyser })).rejects.toThrow(/analyser/)
  })
})
