import { createHash } from 'node:crypto'
import { afterAll, describe, expect, it } from 'vitest'
import { corpus } from '../../../bench/corpus.js'
import { openCompute } from '../../../src/compute/pool.js'
import { unpackString, unpackStrings } from '../../../src/compute/shared.js'
import { parseDate } from '../../../src/dates.js'
import { type DocumentSource, PAGE_DOCUMENTS, type SourceDocument } from '../../../src/indexing/documentSource.js'
import type { DocumentChanges } from '../../../src/indexing/incremental/changes.js'
import { extendSnapshot } from '../../../src/indexing/incremental/extendSnapshot.js'
import { retainDocuments } from '../../../src/indexing/incremental/retainedDocuments.js'
import { canExtend, isSmallChange } from '../../../src/indexing/incremental/smallChange.js'
import { buildSnapshot, influencesOf } from '../../../src/indexing/pipeline.js'
import { renumberPhrases } from '../../../src/indexing/postings/nameTerms.js'
import { buildSentiment } from '../../../src/indexing/sentiment/buildSentiment.js'
import type { BuiltSnapshot } from '../../../src/snapshot/codec.js'
import type { PartSink } from '../../../src/snapshot/parts.js'
import { FULL_SENTIMENT, meanSentiment } from '../../../src/snapshot/postingSentiment.js'
import type { TermManagement } from '../../../src/snapshot/snapshot.js'
import { displayIndex } from '../../../src/text/displayForm.js'
import { exactRows, openBuilt, openLayer } from '../../openBuilt.js'
import { writeSnapshot } from '../../writeSnapshot.js'

/** A product is named in three documents at first, too few for a phrase, and in some that come later. */
const named = new Set([100, 900, 1_500, ...Array.from({ length: 12 }, (_, i) => 2_310 + i)])
/** Its words stand next to each other here, but not together. */
const apart = new Set([200, 1_000, 2_340])
const phrase = 'velvet|en anchor|en'

const all: SourceDocument[] = [...corpus({ documents: 2_400, words: 20, seed: 4 })].map(({ text, metadata }, i) => ({
  key: 3 * i + 1,
  title: '',
  text: named.has(i) ? `The velvet anchor! ${text}` : apart.has(i) ? `A velvet. Anchor and ${text}` : text,
  metadata: metadata.map(({ name, type, value }) => ({
    name,
    type,
    value: type === 'date' ? parseDate(value as string)! : value,
  })),
}))
/** A document with words, a field and texts of metadata that no other has. */
const late: SourceDocument = {
  key: 50_000,
  title: '',
  text: 'Zwiebelkuchen again, zwiebelkuchen and Zwiebelkuchen!',
  metadata: [
    { name: 'region', type: 'string', value: 'abroad' },
    { name: 'visits', type: 'number', value: 3 },
  ],
}

function sourceOf(documents: readonly SourceDocument[]): DocumentSource {
  return {
    count: documents.length,
    characters: documents.reduce((sum, { text }) => sum + text.length, 0),
    async *pages() {
      for (let at = 0; at < documents.length; at += PAGE_DOCUMENTS) yield documents.slice(at, at + PAGE_DOCUMENTS)
    },
  }
}

const computes = [0, 2].map((threads) => openCompute({ threads }))
afterAll(() => Promise.all(computes.map((compute) => compute.close())))

const request = { compute: computes[0]!, number: 1, scienceVersion: 'test', language: 'en', management: {} }
const build = (documents: readonly SourceDocument[]): Promise<BuiltSnapshot> =>
  buildSnapshot({ ...request, source: sourceOf(documents) })

function changesOf(before: readonly SourceDocument[], after: readonly SourceDocument[]): DocumentChanges {
  const removed = before.filter((document) => !after.includes(document))
  return {
    added: sourceOf(after.filter((document) => !before.includes(document))),
    removed: Uint32Array.from(removed, (document) => before.indexOf(document)),
    ofSnapshot: (numbers) => sourceOf(Array.from(numbers, (number) => before[number]!)),
  }
}

const first = all.slice(0, 2_300)
const second = [...all.filter((_, i) => i < 2_350 && i % 97 !== 5), late]
const third = all.filter((_, i) => i % 97 !== 5 && i % 89 !== 7 && i < 2_390)

const full = { second: await build(second), third: await build(third) }
const start = await build(first)
const extended = {
  second: (await extendSnapshot(openBuilt(start), changesOf(first, second), { ...request, number: 2 })).built,
}
const { built: extendedTwice } = await extendSnapshot(openBuilt(extended.second), changesOf(second, third), {
  ...request,
  number: 3,
})

/** Document count of every single word. */
function wordDocuments({ terms }: BuiltSnapshot): Map<string, number> {
  const counts = new Map<string, number>()
  for (const [term, id] of unpackStrings(terms.ids).entries()) {
    if (terms.wordCounts[term] === 1) counts.set(id, terms.totalDocCounts[term]!)
  }
  return counts
}

const sorted = (counts: Map<string, number>) => [...counts].sort(([a], [b]) => (a < b ? -1 : 1))

describe.each([
  ['once', () => extended.second, () => full.second, second],
  ['twice', () => extendedTwice, () => full.third, third],
] as const)('a snapshot extended %s', (_, given, anew, documents) => {
  it('has the documents, metadata and words of a build from all documents', () => {
    expect(given().documents).toEqual(anew().documents)
    expect(given().columns).toEqual(anew().columns)
    expect(given().builtRanking.contentWordCounts).toEqual(anew().builtRanking.contentWordCounts)
    expect(sorted(wordDocuments(given()))).toEqual(sorted(wordDocuments(anew())))
  })

  it('numbers terms by their documents and keeps counts, postings and occurrences in step', () => {
    const { terms, postings, builtOccurrences: o } = given()
    const entries = new Map<number, { times: number; stands: number }>()
    const key = (term: number, document: number): number => term * documents.length + document
    for (let document = 0; document < documents.length; document++) {
      for (let i = o.offsets[document]!; i < o.offsets[document + 1]!; i++) {
        const entry = entries.get(key(o.terms[i]!, document)) ?? { times: 0, stands: 0 }
        entries.set(key(o.terms[i]!, document), {
          times: entry.times + 1,
          stands: Math.max(entry.stands, 1 - o.fragments[i]!),
        })
      }
    }
    let met = 0
    const wrong: string[] = []
    const same = (what: string, given: unknown, expected: unknown): void => {
      if (given !== expected) wrong.push(`${what}: ${given}, not ${expected}`)
    }
    for (let term = 0; term < terms.count; term++) {
      if (term > 0 && terms.totalDocCounts[term]! > terms.totalDocCounts[term - 1]!) wrong.push(`order of ${term}`)
      let stands = 0
      for (let i = postings.offsets[term]!; i < postings.offsets[term + 1]!; i++, met++) {
        const entry = entries.get(key(term, postings.documents[i]!))
        if (i > postings.offsets[term]! && postings.documents[i]! <= postings.documents[i - 1]!)
          wrong.push(`order at ${i}`)
        same(`times at ${i}`, postings.frequencies[i], entry?.times)
        same(`standing at ${i}`, postings.distinct[i], entry?.stands)
        stands += postings.distinct[i]!
      }
      same(`documents with ${term}`, postings.offsets[term + 1]! - postings.offsets[term]!, terms.totalDocCounts[term])
      same(`documents where ${term} stands`, stands, terms.distinctDocCounts[term])
    }
    expect(wrong).toEqual([])
    expect(met).toBe(entries.size)
  })

  it('shows the surfaces of its texts, counted as often as they occur', () => {
    const { terms, builtOccurrences: o } = given()
    const occurring = Array.from({ length: terms.count }, () => new Map<string, number>())
    for (const [document, { text }] of documents.entries()) {
      for (let i = o.offsets[document]!; i < o.offsets[document + 1]!; i++) {
        const surface = text.slice(o.starts[i]!, o.starts[i]! + o.lengths[i]!)
        const counts = occurring[o.terms[i]!]!
        counts.set(surface, (counts.get(surface) ?? 0) + 1)
      }
    }
    const shownOf: string[] = []
    const occurringOf: string[] = []
    for (let term = 0; term < terms.count; term++) {
      const from = terms.surfaceOffsets[term]!
      const to = terms.surfaceOffsets[term + 1]!
      const shown = Array.from({ length: to - from }, (_, i): [string, number] => [
        unpackString(terms.surfaceTexts, from + i),
        terms.surfaceCounts[from + i]!,
      ])
      const display = shown[displayIndex(shown, 'en')]!
      shownOf.push(JSON.stringify([display[0], sorted(new Map(shown))]))
      occurringOf.push(JSON.stringify([unpackString(terms.displays, term), sorted(occurring[term]!)]))
    }
    expect(shownOf).toEqual(occurringOf)
  })

  it('gives unit vectors to documents that came, and leaves those of the others as they were', () => {
    const { space } = given()
    const row = (snapshot: BuiltSnapshot, document: number) =>
      exactRows(snapshot.builtVectors).subarray(document * space.axes, (document + 1) * space.axes)
    const moved: number[] = []
    for (const [document, source] of documents.entries()) {
      const before = first.indexOf(source)
      if (before < 0) {
        if (source !== late) expect(Math.hypot(...row(given(), document))).toBeCloseTo(1, 4)
      } else if (row(given(), document).some((value, axis) => value !== row(start, before)[axis])) moved.push(document)
    }
    expect(moved).toEqual([])
  })

  it('gives documents that came a place near the one a build from all documents gives them', () => {
    const like = (snapshot: BuiltSnapshot, a: number, b: number): number => {
      const { axes } = snapshot.space
      const documentVectors = exactRows(snapshot.builtVectors)
      let sum = 0
      for (let i = 0; i < axes; i++) sum += documentVectors[a * axes + i]! * documentVectors[b * axes + i]!
      return sum
    }
    const fresh = documents.length - 20
    const pairs = Array.from({ length: 400 }, (_, i) => [fresh, (i * 5) % (fresh - 60)] as const)
    expect(
      correlation(
        pairs.map(([a, b]) => like(given(), a, b)),
        pairs.map(([a, b]) => like(anew(), a, b)),
      ),
    ).toBeGreaterThan(0.8)
  })
})

it('finds a phrase that documents to come make, in those that were there too', () => {
  const postingsOf = ({ terms, postings }: BuiltSnapshot) => {
    const term = unpackStrings(terms.ids).indexOf(phrase)
    if (term < 0) return undefined
    const [from, to] = [postings.offsets[term]!, postings.offsets[term + 1]!]
    return {
      documents: [...postings.documents.subarray(from, to)],
      distinct: [...postings.distinct.subarray(from, to)],
      shown: unpackString(terms.displays, term),
      words: terms.wordCounts[term],
    }
  }
  expect(postingsOf(start)).toBeUndefined()
  const expected = second.flatMap(({ text }, document) => (text.includes('velvet anchor') ? [document] : []))
  expect(expected).toHaveLength(named.size)
  expect(postingsOf(extended.second)).toEqual({
    documents: expected,
    distinct: expected.map(() => 1),
    shown: 'velvet anchor',
    words: 2,
  })
  expect(postingsOf(extended.second)).toEqual(postingsOf(full.second))
  // Its words stand for themselves where they are apart only.
  for (const { terms } of [extended.second, full.second]) {
    const words = ['velvet|en', 'anchor|en'].map((id) => unpackStrings(terms.ids).indexOf(id))
    expect(words.map((word) => terms.distinctDocCounts[word])).toEqual([apart.size, apart.size])
  }
  const { axes, termVectors } = extended.second.space
  const term = unpackStrings(extended.second.terms.ids).indexOf(phrase)
  expect(Math.hypot(...termVectors.subarray(term * axes, (term + 1) * axes))).toBeCloseTo(1, 4)
})

it('finds longer phrases, with words that are new or were phrases, and leaves those that management ignores', async () => {
  const names = ['The Quorlia Nimbus Max', 'A velvet anchor museum', 'Brackwater of the Glade']
  const more = Array.from({ length: 24 }, (_, i) => ({
    ...late,
    key: 60_000 + i,
    text: `${names[i % 3]} and ${all[i]!.text}`,
  }))
  const idsAfter = async (management: TermManagement) => {
    const before = openBuilt({ ...extended.second, info: { ...extended.second.info, management } })
    const changes = changesOf(second, [...second, ...more])
    const { built } = await extendSnapshot(before, changes, { ...request, management })
    return unpackStrings(built.terms.ids)
  }
  const museum = `${phrase} museum|en`
  const ids = await idsAfter({})
  const lonely = unpackStrings((await build([...second, ...more])).terms.ids).filter((id) => id.includes('brackwat'))
  expect(ids).toEqual(expect.arrayContaining(['quorlia|en nimbus|en max|en', museum, ...lonely]))
  const ignored = await idsAfter({ [museum]: { action: 'ignore' } })
  expect(ids.filter((id) => !ignored.includes(id))).toEqual([museum])
})

it('carries over what stays, and leaves room for documents that are read again', () => {
  const gone = 0xffffffff
  expect(retainDocuments(6, Uint32Array.of(1), Uint32Array.of(3))).toEqual({
    newNumbers: Uint32Array.of(0, gone, 1, gone, 3, 4),
    count: 5,
    runs: [
      { from: 0, to: 1, at: 0 },
      { from: 2, to: 3, at: 1 },
      { from: 4, to: 6, at: 3 },
    ],
  })
})

it('scores documents that are read again for a new phrase as it does those that come', async () => {
  const layer = await buildSentiment({ snapshot: openBuilt(start), source: sourceOf(first), compute: computes[0]! })
  const changes = changesOf(first, second)
  const before = { ...openBuilt(start), sentiment: async () => openLayer(layer) }
  const { built, sentiment } = await extendSnapshot(before, changes, request)
  const { missing } = (await sentiment())!
  const readAgain = second.flatMap(({ text }, i) =>
    text.includes('velvet anchor') && first.includes(second[i]!) ? [i] : [],
  )
  expect(missing).toEqual(expect.arrayContaining(readAgain))
  const score = async (some: readonly SourceDocument[]) =>
    buildSentiment({
      snapshot: openBuilt(built),
      source: sourceOf(some),
      retained: await sentiment(),
      compute: computes[0]!,
    })
  const some = await score(missing.map((document) => second[document]!))
  const everything = await score(second)
  const { offsets } = built.builtOccurrences
  for (const document of missing) {
    const range = [offsets[document]!, offsets[document + 1]!] as const
    expect(some.occurrenceLabels.subarray(...range)).toEqual(everything.occurrenceLabels.subarray(...range))
    expect(some.documentLabels[document]).toBe(everything.documentLabels[document])
  }
  const wasAt = (document: number) => start.builtOccurrences.offsets[first.indexOf(second[document]!)]!
  const retained = second.findIndex((document, i) => i > 1_600 && first.includes(document) && !missing.includes(i))
  const labels = some.occurrenceLabels.subarray(offsets[retained], offsets[retained + 1])
  expect(labels).toEqual(layer.occurrenceLabels.subarray(wasAt(retained), wasAt(retained) + labels.length))
})

it('forgets a word whose last document has gone and numbers the phrases it still knows anew', () => {
  const ids = unpackStrings(extendedTwice.terms.ids)
  expect(unpackStrings(extended.second.terms.ids).filter((id) => id.startsWith('zwiebelkuch'))).toHaveLength(1)
  expect(ids.filter((id) => id.startsWith('zwiebelkuch'))).toHaveLength(0)
  const { nodeTerm } = extendedTwice.phrases
  for (const term of nodeTerm) if (term >= 0) expect(ids[term]).toContain(' ')
})

it('does not take another word for one that has gone from a phrase', () => {
  const gone = 0xffffffff
  const table = {
    edgeFrom: Uint32Array.of(0, 1, 0),
    edgeGap: Uint8Array.of(0, 0, 0),
    edgeTerm: Uint32Array.of(2, 1, 0),
    edgeTo: Uint32Array.of(1, 2, 3),
    nodeTerm: Int32Array.of(-1, -1, 3, -1),
  }
  const once = renumberPhrases(table, Uint32Array.of(1, 0, gone, gone))
  expect([...once.edgeTerm]).toEqual([gone, 0, 1])
  expect([...once.nodeTerm]).toEqual([-1, -1, -1, -1])
  const twice = renumberPhrases(once, Uint32Array.of(1, 0))
  expect([...twice.edgeTerm]).toEqual([gone, 1, 0])
})

it('folds in a word that has become frequent enough for a vector', async () => {
  const more = Array.from({ length: 5 }, (_, i) => ({
    ...late,
    key: 60_000 + i,
    text: `Zwiebelkuchen ${all[i]!.text}`,
  }))
  const { built: snapshot } = await extendSnapshot(openBuilt(start), changesOf(first, [...first, ...more]), request)
  const term = unpackStrings(snapshot.terms.ids).findIndex((id) => id.startsWith('zwiebelkuch'))
  const { axes, termVectors, termLengths } = snapshot.space
  expect(term).toBeLessThan(snapshot.space.termCount)
  expect(Math.hypot(...termVectors.subarray(term * axes, (term + 1) * axes))).toBeCloseTo(1, 4)
  expect(termLengths[term]).toBeGreaterThan(0)
})

it('keeps the sentiment of documents that stay, and scores the others with what the words were worth', async () => {
  const layer = await buildSentiment({ snapshot: openBuilt(start), source: sourceOf(first), compute: computes[0]! })
  const opinions = ['Awful, broken and useless.', 'Excellent and comfortable, great value.']
  const fresh = opinions.map((text, i) => ({ ...late, key: 70_000 + i, text }))
  const after = [...first.slice(0, 700), ...first.slice(705), ...fresh]
  const { built, sentiment } = await extendSnapshot(
    { ...openBuilt(start), sentiment: async () => openLayer(layer) },
    changesOf(first, after),
    request,
  )
  const { occurrenceLabels, occurrenceConfidences, postingSentiments, documentLabels, learnedPolarities } =
    await buildSentiment({
      snapshot: openBuilt(built),
      source: sourceOf(fresh),
      retained: await sentiment(),
      compute: computes[0]!,
    })
  const { builtOccurrences: o, postings } = built
  const before = start.builtOccurrences.offsets
  expect(occurrenceLabels.subarray(0, before[700])).toEqual(layer.occurrenceLabels.subarray(0, before[700]))
  expect(occurrenceLabels.subarray(before[700], o.offsets[first.length - 5])).toEqual(
    layer.occurrenceLabels.subarray(before[705], before[first.length]),
  )
  const newest = first.length - 5
  expect([...occurrenceLabels.subarray(o.offsets[newest], o.offsets[newest + 1])]).toEqual([-1, -1, -1])
  expect([...occurrenceLabels.subarray(o.offsets[newest + 1], o.offsets[newest + 2])]).not.toContain(-1)
  expect(documentLabels.subarray(0, 700)).toEqual(layer.documentLabels.subarray(0, 700))
  expect(documentLabels.subarray(700, newest)).toEqual(layer.documentLabels.subarray(705, first.length))
  expect([...documentLabels.subarray(newest)]).toEqual([-1, 1])
  expect(learnedPolarities).toHaveLength(built.terms.count)
  const wrong: number[] = []
  for (let term = 0; term < built.terms.count; term++) {
    for (let i = postings.offsets[term]!; i < postings.offsets[term + 1]!; i++) {
      let sum = 0
      let times = 0
      const document = postings.documents[i]!
      for (let at = o.offsets[document]!; at < o.offsets[document + 1]!; at++) {
        if (o.terms[at] !== term) continue
        sum += occurrenceLabels[at]! * occurrenceConfidences[at]!
        times++
      }
      if (meanSentiment(postingSentiments[i]!) !== Math.round((FULL_SENTIMENT * sum) / (255 * times))) wrong.push(i)
    }
  }
  expect(wrong).toEqual([])
})

it('leaves the same bytes whatever the number of threads', async () => {
  const hashes = async (snapshot: BuiltSnapshot): Promise<Map<string, string>> => {
    const parts = new Map<string, string>()
    const sink: PartSink = {
      async write(name, part) {
        const bytes =
          typeof part === 'string' ? part : Buffer.from(part.buffer as ArrayBuffer, part.byteOffset, part.byteLength)
        parts.set(name, createHash('sha256').update(bytes).digest('hex'))
      },
    }
    await writeSnapshot(snapshot, sink, computes[0]!)
    return parts
  }
  const changes = changesOf(first, second)
  const [inline, pooled] = await Promise.all(
    computes.map((compute) =>
      extendSnapshot(
        openBuilt(start),
        { ...changes, added: { ...changes.added, characters: 1e6 } },
        { ...request, compute },
      ),
    ),
  )
  expect(await hashes(pooled!.built)).toEqual(await hashes(inline!.built))
})

it('is not asked of small projects, of many changes, or where something else has changed', () => {
  const snapshot = openBuilt(start)
  expect(canExtend(snapshot, request)).toBe(true)
  expect(canExtend(snapshot, { ...request, language: 'de' })).toBe(false)
  expect(canExtend(snapshot, { ...request, management: { 'a|en': { action: 'ignore' } } })).toBe(false)
  // Documents of several languages are read together, also where the snapshot has them already.
  const several = { ...request, otherLanguages: [{ language: 'es' }] }
  expect(canExtend(snapshot, several)).toBe(false)
  const influences = influencesOf(several)
  expect(canExtend({ ...snapshot, info: { ...snapshot.info, influences } }, several)).toBe(false)
  expect(isSmallChange(snapshot, { added: 60, removed: 50 })).toBe(true)
  expect(isSmallChange(snapshot, { added: 60, removed: 60 })).toBe(false)
  expect(isSmallChange(openBuilt(extended.second), { added: 50, removed: 0 })).toBe(false)
  expect(canExtend({ ...snapshot, documents: { ...snapshot.documents, count: 1_999 } }, request)).toBe(false)
  expect(canExtend({ ...snapshot, documents: { ...snapshot.documents, count: 2_000 } }, request)).toBe(true)
})

it('is not asked where the least documents of a term with a vector become more or fewer', () => {
  const snapshot = openBuilt(start)
  const isSmall = (count: number, added: number, removed: number): boolean =>
    isSmallChange({ ...snapshot, documents: { ...snapshot.documents, count } }, { added, removed })
  expect([isSmall(19_950, 49, 0), isSmall(19_950, 50, 0)]).toEqual([true, false])
  expect([isSmall(20_050, 10, 60), isSmall(20_050, 10, 61)]).toEqual([true, false])
})

function correlation(x: readonly number[], y: readonly number[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const [mx, my] = [mean(x), mean(y)]
  let xy = 0
  let xx = 0
  let yy = 0
  for (const [i, value] of x.entries()) {
    xy += (value - mx) * (y[i]! - my)
    xx += (value - mx) ** 2
    yy += (y[i]! - my) ** 2
  }
  return xy / Math.sqrt(xx * yy)
}
