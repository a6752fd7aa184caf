import { createHash } from 'node:crypto'
import { afterAll, describe, expect, it } from 'vitest'
import { corpus } from '../../bench/corpus.js'
import type { Compute } from '../../src/compute/compute.js'
import { inlineCompute, openCompute } from '../../src/compute/pool.js'
import { unpackString, unpackStrings } from '../../src/compute/shared.js'
import { parseDate } from '../../src/dates.js'
import { type DocumentSource, PAGE_DOCUMENTS } from '../../src/indexing/documentSource.js'
import {
  type BuildRequest,
  buildSnapshot,
  computeFor,
  influencesOf,
  vectorTerms,
  vectorThreshold,
} from '../../src/indexing/pipeline.js'
import { type BuiltSnapshot, openSnapshotWriter } from '../../src/snapshot/codec.js'
import type { VectorRows } from '../../src/snapshot/documentVectors.js'
import type { PartArray, PartSink } from '../../src/snapshot/parts.js'
import { readSnapshot } from '../../src/snapshot/readSnapshot.js'
import { openDocumentVectors } from '../../src/snapshot/storedVectors.js'
import { openProjectFile } from '../../src/storage/sqlite/project/projectFile.js'
import { exactRows } from '../openBuilt.js'
import { writeSnapshot } from '../writeSnapshot.js'
import { sourceOf } from './textSource.js'

const generated = [...corpus({ documents: 1_400, words: 30 })]
const generatedSource = sourceOf(
  generated.map((document) => document.text),
  generated.map((document) =>
    document.metadata.map(({ name, type, value }) => ({
      name,
      type,
      value: type === 'date' ? parseDate(value)! : value,
    })),
  ),
)

const computes = [0, 1, 3].map((threads) => openCompute({ threads }))
afterAll(() => Promise.all(computes.map((compute) => compute.close())))

const build = (source: DocumentSource, compute = computes[0]!, more: Partial<BuildRequest> = {}) =>
  buildSnapshot({ source, compute, number: 1, scienceVersion: 'test', language: 'en', management: {}, ...more })

let generatedBuilt: Promise<BuiltSnapshot> | undefined
/** A build of the generated documents, in this process: one for all tests that only read it. */
const buildGenerated = (): Promise<BuiltSnapshot> => {
  generatedBuilt ??= build(generatedSource)
  return generatedBuilt
}

/** A hash of every part that would be stored. */
async function partHashes(snapshot: BuiltSnapshot, compute = computes[0]!): Promise<Record<string, string>> {
  const hashes: Record<string, string> = {}
  const sink: PartSink = {
    async write(name, part) {
      const bytes = typeof part === 'string' ? Buffer.from(part) : bytesOf(part)
      hashes[name] = createHash('sha256').update(bytes).digest('hex')
    },
  }
  await writeSnapshot(snapshot, sink, compute)
  return hashes
}

const bytesOf = (part: PartArray): Buffer => Buffer.from(part.buffer as ArrayBuffer, part.byteOffset, part.byteLength)

describe('a build', () => {
  it('leaves the same bytes whatever the number of threads', async () => {
    const [inProcess, one, three] = await Promise.all(
      computes.map(async (compute, i) =>
        partHashes(i === 0 ? await buildGenerated() : await build(generatedSource, compute), compute),
      ),
    )
    expect(one).toEqual(inProcess)
    expect(three).toEqual(inProcess)
  })

  it('leaves the same bytes of documents in several languages, and phrases of each language alone', async () => {
    // Pages with one language and with both; `de` is Spanish here and stands inside a phrase.
    const own = ['calidad de servicio', 'quality of service']
    const texts = Array.from({ length: 1_400 }, (_, i) => `${own[i % 2]} ${generated[i]!.text}`)
    const several: DocumentSource = {
      ...sourceOf(texts),
      async *pages() {
        for await (const page of sourceOf(texts).pages()) {
          yield page.map((document) =>
            document.key % 2 === 1 && document.key < 900 ? { ...document, language: 'es' } : document,
          )
        }
      },
    }
    const [inProcess, threads] = [computes[0]!, computes[2]!]
    const built = await Promise.all(
      [inProcess, threads].map((compute) =>
        buildSnapshot({
          source: several,
          compute,
          number: 1,
          scienceVersion: 'test',
          language: 'en',
          otherLanguages: [{ language: 'es' }],
          management: {},
        }),
      ),
    )
    expect(await partHashes(built[1]!, threads)).toEqual(await partHashes(built[0]!, inProcess))
    const { info, terms } = built[0]!
    expect(info).toMatchObject({ language: 'en', otherLanguages: ['es'] })
    const displays = unpackStrings(terms.ids).flatMap((id, term) =>
      /^(calid|quality)\S* servic\S*$/.test(id) ? [unpackString(terms.displays, term)] : [],
    )
    expect(displays.sort()).toEqual(own)
  })

  it('finds the phrases people speak in and counts their words as fragments', async () => {
    const texts = Array.from({ length: 60 }, (_, i) =>
      i % 3 === 0
        ? `The battery life of this phone number ${i} is long.`
        : i % 3 === 1
          ? `I replaced a battery after the winter of ${1900 + i}.`
          : `Their life in town changed in ${1900 + i}.`,
    )
    const snapshot = await build(sourceOf(texts))
    const ids = unpackStrings(snapshot.terms.ids)
    const phrase = ids.indexOf('battery|en life|en')
    const word = ids.indexOf('battery|en')
    expect(phrase).toBeGreaterThanOrEqual(0)
    expect(snapshot.terms.totalDocCounts[phrase]).toBe(20)
    expect(snapshot.terms.totalDocCounts[word]).toBe(40)
    expect(snapshot.terms.distinctDocCounts[word]).toBe(20)
    expect(unpackString(snapshot.terms.displays, phrase)).toBe('battery life')
  })

  it('numbers terms by the documents that hold them and keeps postings and occurrences in step', async () => {
    const snapshot = await buildGenerated()
    const { terms, postings, builtOccurrences: occurrences } = snapshot
    expect(terms.totalDocCounts).toEqual(terms.totalDocCounts.toSorted((a, b) => b - a))
    const counted = new Map<string, number>()
    for (let document = 0; document < snapshot.documents.count; document++) {
      for (let i = occurrences.offsets[document]!; i < occurrences.offsets[document + 1]!; i++) {
        const key = `${occurrences.terms[i]} ${document}`
        counted.set(key, (counted.get(key) ?? 0) + 1)
      }
    }
    let entries = 0
    for (let term = 0; term < terms.count; term++) {
      for (let i = postings.offsets[term]!; i < postings.offsets[term + 1]!; i++, entries++) {
        const times = counted.get(`${term} ${postings.documents[i]}`) ?? 0
        if (postings.frequencies[i] !== Math.min(255, times)) expect.fail(`term ${term}: ${times} occurrences`)
      }
    }
    expect(entries).toBe(counted.size)
  })

  it('gives the vectors of documents to who takes them, and the same of all else', async () => {
    const whole = await buildGenerated()
    const taken: [VectorRows, number][] = []
    const onVectors = async (rows: VectorRows, axes: number) => void taken.push([rows, axes])
    const built = await build(generatedSource, computes[0]!, { onVectors })
    expect(built.builtVectors).toBeUndefined()
    expect(taken).toEqual([[exactRows(whole.builtVectors), whole.space.axes]])
    expect({ ...built, builtVectors: whole.builtVectors }).toEqual(whole)
  })

  it('stores the vectors of many documents in digits, which are nearly exact', async () => {
    const exact = await buildGenerated()
    const file = openProjectFile(undefined)
    const version = { number: 1, layer: 0 }
    const writer = openSnapshotWriter(file.snapshots.sink(version), computes[0]!)
    const few = { fewBytes: 0, onVectors: writer.writeVectors }
    const { builtVectors, builtRanking, ...others } = await build(generatedSource, computes[0]!, few)
    const { builtVectors: exactVectors, builtRanking: exactRanking, ...rest } = exact
    expect(builtVectors).toBeUndefined()
    expect(others).toEqual(rest)
    await writer.finish({ ...others, builtVectors, builtRanking })
    const source = file.snapshots.source(version)
    const shapes = [
      { record: 'space', count: others.documents.count, axes: others.space.axes, fewBytes: 0 },
      { record: 'ranking', count: others.documents.count, axes: builtRanking.axes, fewBytes: 0 },
    ] as const
    for (const [i, built] of [exactVectors, exactRanking.documentVectors].entries()) {
      const rows = await openDocumentVectors(source, shapes[i]!).all()
      const furthest = exactRows(built).reduce((most, value, at) => Math.max(most, Math.abs(value - rows[at]!)), 0)
      // Half of a step of twelve bits, of a number up to 1.
      expect(furthest).toBeLessThan(3e-4)
    }
    await file.close()
  })

  it('writes vectors ahead of the other parts, and those that are ready next', async () => {
    const names: string[] = []
    const sink: PartSink = { write: async (name) => void names.push(name) }
    const writer = openSnapshotWriter(sink, computes[0]!)
    const built = await build(generatedSource, computes[0]!, { onVectors: writer.writeVectors })
    const ahead = [...names]
    await writer.finish(built)
    expect(ahead[0]).toBe('space.documentVectors')
    const records = new Set(ahead.slice(1).map((name) => name.split('.')[0]))
    expect([...records]).toEqual(['terms', 'phrases', 'postings', 'occurrences'])
    expect(new Set(names).size).toBe(names.length)
    expect(names.filter((name) => name === 'space.documentVectors')).toHaveLength(1)
    expect(names.sort()).toEqual(Object.keys(await partHashes(await buildGenerated())).sort())
  })

  it('ends after what is being written when it is aborted, and writes no further part', async () => {
    const control = new AbortController()
    const names: string[] = []
    let ended = 0
    const sink: PartSink = {
      async write(name) {
        names.push(name)
        if (names.length === 2) control.abort(new Error('enough'))
        await new Promise((resolve) => setTimeout(resolve, 50))
        ended++
      },
    }
    const { writeVectors } = openSnapshotWriter(sink, computes[0]!)
    const options = { onVectors: writeVectors, signal: control.signal }
    await expect(build(generatedSource, computes[0]!, options)).rejects.toThrow('enough')
    expect(ended).toBe(2)
    expect(names).toHaveLength(2)
  })

  it('keeps documents in the order of their source, with their keys and numbers of words', async () => {
    const texts = generated.slice(0, PAGE_DOCUMENTS + 3).map(({ text }, i) => (i === 1 ? '' : text))
    const { documents, info } = await build(sourceOf(texts))
    expect(info.documentCount).toBe(texts.length)
    expect([...documents.keys]).toEqual(texts.map((_, i) => i + 1))
    const words = texts.map((text) => text.match(/\p{L}+/gu)?.length ?? 0)
    expect([...documents.wordCounts]).toEqual(words)
  })

  it('slices every occurrence out of the text it was read from', async () => {
    const texts = generated.slice(0, 80).map((document) => document.text)
    const snapshot = await build(sourceOf(texts))
    const { terms, builtOccurrences: o } = snapshot
    for (const [document, text] of texts.entries()) {
      for (let i = o.offsets[document]!; i < o.offsets[document + 1]!; i++) {
        const surface = text.slice(o.starts[i]!, o.starts[i]! + o.lengths[i]!)
        const from = terms.surfaceOffsets[o.terms[i]!]!
        const to = terms.surfaceOffsets[o.terms[i]! + 1]!
        const known = Array.from({ length: to - from }, (_, s) => unpackString(terms.surfaceTexts, from + s))
        expect(known).toContain(surface)
      }
    }
  })

  it('gives vectors of unit length, or zero where nothing is known', async () => {
    const { space, builtVectors } = await buildGenerated()
    const lengths = (matrix: Float32Array): number[] =>
      Array.from({ length: matrix.length / space.axes }, (_, row) =>
        Math.hypot(...matrix.subarray(row * space.axes, (row + 1) * space.axes)),
      )
    for (const length of [...lengths(space.termVectors), ...lengths(exactRows(builtVectors))]) {
      // Single precision over 150 axes.
      if (length !== 0) expect(length).toBeCloseTo(1, 4)
    }
  })

  it('builds projects of no documents, of one, and of documents without words', async () => {
    expect((await build(sourceOf([]))).terms.count).toBe(0)
    expect((await build(sourceOf(['Lovely room.']))).terms.count).toBe(2)
    const wordless = await build(sourceOf(['', '?!', '   ', '🙂']))
    expect(wordless.documents.count).toBe(4)
    expect(wordless.terms.count).toBe(0)
  })

  it('can be written while the rest is still worked out, each part once and the head last', async () => {
    const built = await buildGenerated()
    const names: string[] = []
    const sink: PartSink = { write: async (name) => void names.push(name) }
    const writer = openSnapshotWriter(sink, computes[0]!)
    writer.begin({ postings: built.postings })
    writer.begin({ terms: built.terms, postings: built.postings })
    await writer.finish(built)
    expect(names[0]).toMatch(/^postings/)
    expect(names.at(-1)).toBe('info')
    expect(names.sort()).toEqual(Object.keys(await partHashes(built)).sort())
  })

  it('is not written further once that is stopped, and what could not be written is told', async () => {
    const built = await buildGenerated()
    const names: string[] = []
    let stopped = Promise.resolve()
    const writer = openSnapshotWriter(
      {
        write: async (name) => {
          names.push(name)
          stopped = writer.stop()
        },
      },
      computes[0]!,
    )
    writer.begin({ postings: built.postings, terms: built.terms })
    while (names.length === 0) await Promise.resolve()
    await stopped
    expect(names).toHaveLength(1)
    const full = openSnapshotWriter({ write: () => Promise.reject(new Error('The disk is full.')) }, computes[0]!)
    full.begin({ postings: built.postings })
    await full.stop()
    await expect(full.finish(built)).rejects.toThrow('The disk is full.')
  })

  it('can be read back from its parts', async () => {
    const built = await buildGenerated()
    const parts = new Map<string, unknown>()
    await writeSnapshot(built, { write: async (name, part) => void parts.set(name, part) }, computes[0]!)
    const read = await readSnapshot({ read: async (name) => parts.get(name) as string })
    expect(read!.info).toEqual(built.info)
    expect(read!.columns).toEqual(built.columns)
    expect(await read!.occurrences()).toEqual(built.builtOccurrences)
    expect(await read!.documentVectors.all()).toEqual(exactRows(built.builtVectors))
    expect(await read!.sentiment()).toBeUndefined()
  })

  it('says which general vectors it had, and whether they were left out because there are too many documents', async () => {
    const source = sourceOf(['Bed and bar', 'Bed', 'Bar and pool'])
    const backgroundOf = async (mostDocuments: number) => {
      const background = {
        fingerprint: 'f',
        name: 'own',
        axes: 2,
        vector: () => Float32Array.of(0.6, 0.8),
        mostDocuments,
      }
      const request = { source, compute: computes[0]!, number: 1, scienceVersion: 'test', management: {} }
      const { info, space } = await buildSnapshot({ ...request, language: 'en', background })
      return [info.background, space.axes] as const
    }
    const [joined, axes] = await backgroundOf(3)
    const [leftOut, ownAxes] = await backgroundOf(2)
    expect(joined).toEqual({ name: 'own', fingerprint: 'f' })
    expect(leftOut).toEqual({ name: 'own', fingerprint: 'f', joined: false })
    expect(axes - ownAxes).toBe(2)
  })

  it('takes a change of anything that affects answers for one', () => {
    const request: Parameters<typeof influencesOf>[0] = {
      scienceVersion: '2.1',
      language: 'en',
      management: { 'a|en': { action: 'ignore' } },
      background: { name: 'general', fingerprint: 'f', axes: 2, vector: () => undefined },
      tokenizer: { name: 'own', tokenize: () => [] },
      otherLanguages: [{ language: 'de' }],
    }
    const background = { axes: 2, vector: () => undefined }
    const noWords = {
      units: new Uint16Array(),
      offsets: new Uint32Array(1),
      flagSets: new Uint32Array(),
      flagUnits: new Uint16Array(),
      flagOffsets: new Uint32Array(1),
      slots: new Uint32Array(2),
    }
    const dictionary = (fingerprint: string) => ({ fingerprint, affixes: new Uint8Array(), words: noWords })
    const changes: readonly Partial<typeof request>[] = [
      {},
      { scienceVersion: '2.3' },
      { language: 'es' },
      { management: {} },
      { background: undefined },
      { background: { ...background, name: 'general', fingerprint: 'g' } },
      { tokenizer: undefined },
      { tokenizer: { name: 'another', tokenize: () => [] } },
      { otherLanguages: undefined },
      { otherLanguages: [{ language: 'fr' }] },
      { otherLanguages: [{ language: 'de', tokenizer: { name: 'own', tokenize: () => [] } }] },
      { dictionary: dictionary('d1') },
      { dictionary: dictionary('d2') },
      { otherLanguages: [{ language: 'de', dictionary: dictionary('d1') }] },
    ]
    expect(new Set(changes.map((change) => influencesOf({ ...request, ...change }))).size).toBe(changes.length)
    // What it is called does not matter.
    const renamed = { ...request, background: { ...background, name: 'other', fingerprint: 'f' } }
    expect(influencesOf(renamed)).toBe(influencesOf(request))
  })

  it('takes threads for 200,000 units of text, and for any text that a module of the caller reads', () => {
    const compute = computes[1]!
    expect([computeFor({ compute }, 199_999), computeFor({ compute }, 200_000)]).toEqual([inlineCompute, compute])
    const tokenizer = { name: 'own', tokenize: () => [] }
    expect(computeFor({ compute, tokenizer }, 1)).toBe(inlineCompute)
    expect(computeFor({ compute, tokenizer: { ...tokenizer, module: 'file:///own.js' } }, 1)).toBe(compute)
  })

  it('gives a vector to terms in enough documents, more of them the larger the project', () => {
    const counts = [1_999, 2_000, 19_999, 20_000, 199_999, 200_000]
    expect(counts.map(vectorThreshold)).toEqual([1, 2, 2, 3, 3, 5])
    const documents = Uint32Array.of(9, 3, 3, 2, 2, 1)
    expect([1_999, 2_000, 20_000, 200_000].map((count) => vectorTerms(documents, count))).toEqual([6, 5, 3, 1])
  })

  it('hands the signal of its caller to every kernel, so that each stage can be cancelled', async () => {
    const { signal } = new AbortController()
    const names = new Set<string>()
    const without: string[] = []
    const note = (name: string, options: { readonly signal?: AbortSignal | undefined } | undefined) => {
      names.add(name)
      if (options?.signal !== signal) without.push(name)
    }
    const compute: Compute = {
      ...inlineCompute,
      run: (kernel, input, options) => {
        note(kernel.name, options)
        return inlineCompute.run(kernel, input, options)
      },
      map: (kernel, inputs, options) => {
        note(kernel.name, options)
        return inlineCompute.map(kernel, inputs, options)
      },
    }
    // Larger projects use the threads that are given.
    const source = { ...generatedSource, characters: 1e9 }
    await buildSnapshot({
      ...{ source, compute, number: 1, scienceVersion: 'test', language: 'en', management: {} },
      signal,
    })
    expect(without).toEqual([])
    expect(names.size).toBeGreaterThan(12)
  })

  it('stops when it is cancelled', async () => {
    const controller = new AbortController()
    const running = buildSnapshot({
      source: generatedSource,
      compute: computes[0]!,
      number: 1,
      scienceVersion: 'test',
      language: 'en',
      management: {},
      signal: controller.signal,
      onProgress: (stage) => {
        if (stage === 'counts') controller.abort(new Error('enough'))
      },
    })
    await expect(running).rejects.toThrow('enough')
  })
})
