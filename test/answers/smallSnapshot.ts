import type { AnswerContext } from '../../src/answers/context.js'
import { inlineCompute } from '../../src/compute/pool.js'
import { packStrings } from '../../src/compute/shared.js'
import { SlotCache } from '../../src/compute/slotCache.js'
import { buildPhraseTable } from '../../src/indexing/phrases/phraseTable.js'
import { occurrencesIn } from '../../src/snapshot/occurrences.js'
import { packSentiment } from '../../src/snapshot/postingSentiment.js'
import type { Column, Snapshot } from '../../src/snapshot/snapshot.js'
import { type Analyzer, growWordList } from '../../src/text/analyzer.js'
import { GAP_BREAK, GAP_SPACE } from '../../src/text/tokenization/gaps.js'
import { lessonsOf, openLayer, vectorsInMemory } from '../openBuilt.js'

/** A document as words; `good+` and `bad-` are words spoken of with a feeling. Metadata values may be several. */
export interface SmallDocument {
  readonly words: string
  readonly metadata?: Readonly<Record<string, string | number | readonly (string | number)[]>>
}

export interface SmallProject {
  readonly documents: readonly SmallDocument[]
  /** Phrases to recognise, words joined by a space. */
  readonly phrases?: readonly string[]
  /** Types of fields that are not plain strings or numbers. */
  readonly types?: Readonly<Record<string, 'score' | 'date'>>
  readonly relatedFloor?: number
  readonly diffuseFloor?: number
  readonly leastOwnDocuments?: number | undefined
  /** Axes that the documents share in turn; default one for each document. */
  readonly axes?: number
}

const functionWords = new Set(['the', 'a', 'and', 'of'])
/** Share of 255 that every feeling is sure of. */
export const CONFIDENCE = 204

interface Occurrence {
  readonly term: string
  readonly start: number
  readonly length: number
  readonly fragment: boolean
  readonly label: number
}

/** A snapshot made by hand, naive but right: terms are words, axes are documents, a term's vector says where it is. */
export function smallSnapshot(project: SmallProject): Snapshot {
  const { documents, phrases = [], types = {}, relatedFloor = 0.3, diffuseFloor, leastOwnDocuments } = project
  const read = documents.map(({ words }) => readWords(words, phrases))
  const countDocuments = (counted: (occurrence: Occurrence) => boolean) => {
    const counts = new Map<string, number>()
    for (const own of read) {
      const present = new Set(own.filter(counted).map(({ term }) => term))
      for (const term of present) counts.set(term, (counts.get(term) ?? 0) + 1)
    }
    return (term: string) => counts.get(term) ?? 0
  }
  const withTerm = countDocuments(() => true)
  const standing = countDocuments(({ fragment }) => !fragment)
  // Sorting is stable: equal counts stay in the order of their first appearance.
  const ids = [...new Set(read.flat().map(({ term }) => term))].sort((a, b) => withTerm(b) - withTerm(a))
  const numberOf = new Map(ids.map((id, term) => [id, term]))
  const byTerm = read.map(groupByTerm)
  const postings = ids.map((id) =>
    byTerm.flatMap((own, document) => {
      const here = own.get(id)
      if (here === undefined) return []
      const mean = here.reduce((sum, { label }) => sum + (label * CONFIDENCE) / 255, 0) / here.length
      const mixed = here.some(({ label }) => label > 0) && here.some(({ label }) => label < 0)
      return [{ document, frequency: here.length, distinct: here.some((o) => !o.fragment), mean, mixed }]
    }),
  )
  const axes = project.axes ?? documents.length
  const termVectors = postings.map((own) => {
    const counts = new Array<number>(axes).fill(0)
    for (const { document } of own) counts[document % axes]!++
    return unit(counts)
  })
  const documentVectors = byTerm.map((own) => {
    const present = [...own.keys()].map((id) => termVectors[numberOf.get(id)!]!)
    return unit(Array.from({ length: axes }, (_, axis) => present.reduce((sum, vector) => sum + vector[axis]!, 0)))
  })
  const relevances = Float32Array.from(ids, (id) => withTerm(id))
  const flatPostings = postings.flat()
  const flat = read.flat()
  const occurrences = {
    offsets: offsetsOf(read),
    terms: Uint32Array.from(flat, ({ term }) => numberOf.get(term)!),
    starts: Uint32Array.from(flat, ({ start }) => start),
    lengths: Uint16Array.from(flat, ({ length }) => length),
    fragments: Uint8Array.from(flat, ({ fragment }) => Number(fragment)),
  }
  const sentiment = openLayer({
    occurrenceLabels: Int8Array.from(flat, ({ label }) => label),
    occurrenceConfidences: new Uint8Array(flat.length).fill(CONFIDENCE),
    postingSentiments: Int8Array.from(flatPostings, ({ mean, mixed }) => packSentiment(mean, mixed)),
    documentLabels: new Int8Array(documents.length),
    documentConfidences: new Uint8Array(documents.length).fill(CONFIDENCE),
  })
  return {
    info: {
      number: 1,
      scienceVersion: '1',
      language: 'en',
      documentCount: documents.length,
      management: {},
      influences: '',
    },
    documents: {
      count: documents.length,
      keys: Float64Array.from(documents, (_, i) => i + 1),
      wordCounts: Uint32Array.from(documents, ({ words }) => words.split(' ').filter(Boolean).length),
    },
    terms: {
      count: ids.length,
      ids: packStrings(ids),
      displays: packStrings(ids.map((id) => id.replaceAll('|en', ''))),
      surfaceOffsets: Uint32Array.from({ length: ids.length + 1 }, (_, i) => i),
      surfaceTexts: packStrings(ids.map((id) => id.replaceAll('|en', ''))),
      surfaceCounts: Uint32Array.from(ids, (id) => byTerm.reduce((sum, own) => sum + (own.get(id)?.length ?? 0), 0)),
      wordCounts: Uint8Array.from(ids, (id) => id.split(' ').length),
      totalDocCounts: Uint32Array.from(ids, (id) => withTerm(id)),
      distinctDocCounts: Uint32Array.from(ids, (id) => standing(id)),
      relevances,
      backgroundFrequencies: new Float32Array(ids.length).fill(1e-5),
      stemHashes: Uint32Array.from(ids, (_, term) => term),
      byRelevance: Uint32Array.from(ids, (_, term) => term).sort((a, b) => relevances[b]! - relevances[a]! || a - b),
    },
    phrases: buildPhraseTable(
      phrases
        .map((phrase) => phrase.split(' ').map((word) => numberOf.get(`${word}|en`) ?? -1))
        .filter((words) => !words.includes(-1) && numberOf.has(words.map((word) => ids[word]).join(' ')))
        .map((words) => ({ words, gaps: words.map(() => GAP_SPACE) })),
      (words) => numberOf.get(words.map((word) => ids[word]).join(' '))!,
    ),
    postings: {
      offsets: offsetsOf(postings),
      documents: Uint32Array.from(flatPostings, ({ document }) => document),
      frequencies: Uint8Array.from(flatPostings, ({ frequency }) => frequency),
      distinct: Uint8Array.from(flatPostings, ({ distinct }) => Number(distinct)),
    },
    columns: { fields: columnsOf(documents, types) },
    space: {
      axes,
      termCount: ids.length,
      termVectors: Float32Array.from(termVectors.flat()),
      termLengths: new Float32Array(ids.length).fill(1),
      commonDirection: new Float32Array(axes),
      relatedFloor,
      diffuseFloor,
      leastOwnDocuments,
    },
    cache: new SlotCache(),
    documentVectors: vectorsInMemory(Float32Array.from(documentVectors.flat()), axes),
    occurrences: async () => occurrences,
    occurrencesOf: async (documents) => occurrencesIn(occurrences, documents),
    positionsOf: async (documents) => occurrencesIn(occurrences, documents),
    occurringTerms: async (documents) => occurrencesIn(occurrences, documents).map(({ terms }) => terms),
    ranking: async () => {
      throw new Error('a small snapshot has no ranking')
    },
    sentiment: async () => sentiment,
    usages: async () => sentiment?.usages,
    kinds: async () => sentiment?.kinds,
    lessons: async () => lessonsOf(sentiment),
  }
}

/** A context to ask a small snapshot with. */
export const askSmall = (project: SmallProject): AnswerContext => ({
  snapshot: smallSnapshot(project),
  compute: inlineCompute,
  analyzer: spaceAnalyzer(),
})

/** The text that positions index into: the words without their marks. */
export const textOf = ({ words }: SmallDocument): string => words.replace(/[+-](?= |$)/g, '')

function groupByTerm(occurrences: readonly Occurrence[]): ReadonlyMap<string, readonly Occurrence[]> {
  const groups = new Map<string, Occurrence[]>()
  for (const occurrence of occurrences) {
    const group = groups.get(occurrence.term)
    if (group === undefined) groups.set(occurrence.term, [occurrence])
    else group.push(occurrence)
  }
  return groups
}

function readWords(words: string, phrases: readonly string[]): Occurrence[] {
  const marked = words.split(' ').filter(Boolean)
  const plain = marked.map((word) => word.replace(/[+-]$/, ''))
  const starts = plain.map((_, i) => plain.slice(0, i).join(' ').length + (i > 0 ? 1 : 0))
  const label = (i: number) => (marked[i]!.endsWith('+') ? 1 : marked[i]!.endsWith('-') ? -1 : 0)
  const idOf = (from: number, to: number) =>
    plain
      .slice(from, to)
      .map((word) => `${word}|en`)
      .join(' ')
  const occurrence = (from: number, to: number, fragment: boolean): Occurrence => ({
    term: idOf(from, to),
    start: starts[from]!,
    length: starts[to - 1]! + plain[to - 1]!.length - starts[from]!,
    fragment,
    label: label(to - 1),
  })
  const longest = Math.max(1, ...phrases.map((phrase) => phrase.split(' ').length))
  const found: Occurrence[] = []
  for (let i = 0; i < plain.length; ) {
    if (functionWords.has(plain[i]!)) {
      i++
      continue
    }
    let end = i + 1
    for (let to = Math.min(plain.length, i + longest); to > i + 1; to--) {
      if (phrases.includes(plain.slice(i, to).join(' '))) {
        end = to
        break
      }
    }
    for (let from = i; from < end; from++) {
      for (let to = end; to > from; to--) {
        const whole = from === i && to === end
        const isTerm = to === from + 1 || phrases.includes(plain.slice(from, to).join(' '))
        if (isTerm) found.push(occurrence(from, to, !whole))
      }
    }
    i = end
  }
  return found
}

function columnsOf(documents: readonly SmallDocument[], types: NonNullable<SmallProject['types']>): Column[] {
  const names = [...new Set(documents.flatMap(({ metadata = {} }) => Object.keys(metadata)))].sort()
  return names.map((name) => {
    const lists = documents.map(({ metadata = {} }) => [...new Set([metadata[name] ?? []].flat())])
    const offsets = offsetsOf(lists)
    if (typeof lists.flat()[0] !== 'string') {
      const values = Float64Array.from(lists.flatMap((list) => (list as number[]).sort((a, b) => a - b)))
      return { name, type: types[name] ?? 'number', offsets, values }
    }
    const dictionary = [...new Set(lists.flat() as string[])].sort()
    const values = Uint32Array.from(
      lists.flatMap((list) => list.map((v) => dictionary.indexOf(v as string)).sort((a, b) => a - b)),
    )
    return { name, type: 'string', offsets, values, dictionary: packStrings(dictionary) }
  })
}

/** Where each list begins when all are written one after the other, and where the last ends. */
function offsetsOf(lists: readonly (readonly unknown[])[]): Uint32Array {
  const offsets = new Uint32Array(lists.length + 1)
  for (const [i, list] of lists.entries()) offsets[i + 1] = offsets[i]! + list.length
  return offsets
}

function unit(vector: number[]): number[] {
  const length = Math.hypot(...vector)
  return length === 0 ? vector : vector.map((value) => Math.fround(value / length))
}

/** Words between spaces, a comma or full stop behind them aside; a few function words; no stemming. */
function spaceAnalyzer(): Analyzer {
  const surfaces: string[] = []
  const surfaceTerms: number[] = []
  const termIds: string[] = []
  return {
    language: 'en',
    surfaces,
    surfaceTerms,
    termIds,
    *analyzeSteps(text, list) {
      yield
      return this.analyze(text, list)
    },
    analyze(text, list) {
      let count = 0
      let first = true
      for (const match of text.toLowerCase().matchAll(/[^ .,]+/g)) {
        const position = count++
        if (functionWords.has(match[0])) continue
        let surface = surfaces.indexOf(match[0])
        if (surface < 0) {
          surface = surfaces.push(match[0]) - 1
          surfaceTerms.push(termIds.push(`${match[0]}|en`) - 1)
        }
        growWordList(list)
        list.surfaces[list.length] = surface
        list.starts[list.length] = match.index
        list.lengths[list.length] = match[0].length
        list.positions[list.length] = position
        list.gaps[list.length] = first ? GAP_BREAK : GAP_SPACE
        list.length++
        first = false
      }
      return count
    },
  }
}
