import { join } from 'node:path'
import { type EngineOptions, openEngine } from '../../dist/index.js'
import { unpack64 } from '../../dist/math/pack64.js'
import { createRandom, type Random } from '../../dist/math/random.js'
import { languageOf, namesIn, readRows } from './data.js'
import { mean, mutualInformation } from './measures.js'
import { buildProject, isFrom } from './projects.js'
import type { Figure } from './table.js'

interface Row {
  readonly text: string
  readonly title?: string
  readonly label: string
}

/** Concepts that describe a cluster: with a few words alone, half of the documents are near none. */
const CLUSTER_CONCEPTS = 16
/** Rounds of regrouping: each cluster becomes the mean of its documents. */
const ROUNDS = 10

/**
 * Documents assigned to the nearest `suggested` cluster, against their true topics: NMI, beside k-means on TF-IDF. Once as
 * they are, and once regrouped: the documents' vectors grouped by k-means that begins at the clusters.
 */
export async function measureClusters(
  data: string,
  only: (name: string) => boolean,
  background: string | undefined,
): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const file of namesIn(data, 'clusters')) {
    const set = file.replace(/\.jsonl(\.gz)?$/, '')
    if (!only(set)) continue
    const rows = readRows<Row>(join(data, 'clusters', file))
    const texts = rows.map(({ title, text }) => (title ? `${title}\n${text}` : text))
    const labels = rows.map(({ label }) => label)
    const topics = new Set(labels).size
    const base = { part: 'clusters', set, measure: 'NMI' }
    const candidates: Record<string, EngineOptions> = {
      conceptlite: {},
      'without general': { general: false },
      ...(background !== undefined && { 'with background': { background } }),
    }
    for (const [candidate, given] of Object.entries(candidates)) {
      const found = await clusterDocuments(languageOf(set), texts, topics, given)
      if (found === undefined) continue
      const [nearest, regrouped] = found
      figures.push({ ...base, candidate, value: mutualInformation(nearest, labels) })
      figures.push({ ...base, candidate: `${candidate}, regrouped`, value: mutualInformation(regrouped, labels) })
    }
    figures.push({ ...base, candidate: 'TF-IDF k-means', value: kMeans(texts, labels, topics) })
  }
  return figures
}

/** The cluster of each document, as they are and regrouped; undefined when the background does not speak the language. */
async function clusterDocuments(
  language: string,
  texts: readonly string[],
  topics: number,
  options: EngineOptions,
): Promise<[string[], string[]] | undefined> {
  await using engine = await openEngine(options)
  const documents = texts.map((text, i) => ({ text, title: String(i) }))
  const project = await buildProject(engine, language, documents)
  const { last_build_info: info } = await project.get()
  if (options.background !== undefined && !isFrom(info, options.background)) return undefined
  const { result: concepts } = await project.concepts.list({
    concept_selector: { type: 'suggested', num_clusters: topics, num_cluster_concepts: CLUSTER_CONCEPTS },
  })
  const centres = new Map<string, Float64Array>()
  for (const { cluster_label, vectors } of concepts as { cluster_label: string; vectors: string[] }[]) {
    const vector = unpack64(vectors[0] ?? '')
    const centre = centres.get(cluster_label) ?? new Float64Array(vector.length)
    for (let axis = 0; axis < vector.length; axis++) centre[axis]! += vector[axis]!
    centres.set(cluster_label, centre)
  }
  const vectors: Float32Array[] = []
  for (let offset = 0; offset < texts.length; offset += 1_000) {
    const { result } = await project.docs.search({ limit: 1_000, offset, fields: ['title', 'vector'] })
    for (const { title, vector } of result) vectors[Number(title)] = Float32Array.from(unpack64(vector))
  }
  const nearest = assign(vectors, [...centres.values()])
  return [nearest.map(String), regroup(vectors, [...centres.values()], nearest).map(String)]
}

/** The cluster of each vector after ROUNDS of k-means, which begins at these centres and these clusters. */
function regroup(
  vectors: readonly Float32Array[],
  centres: readonly Float64Array[],
  nearest: readonly number[],
): readonly number[] {
  let groups = centres
  let regrouped = nearest
  for (let round = 0; round < ROUNDS; round++) {
    const sums = groups.map((group) => new Float64Array(group.length))
    for (const [i, cluster] of regrouped.entries()) {
      const sum = sums[cluster]
      if (sum !== undefined) for (const [axis, value] of vectors[i]!.entries()) sum[axis]! += value
    }
    // A cluster that has lost all its documents stays where it was.
    groups = sums.map((sum, cluster) => (sum.some((value) => value !== 0) ? sum : groups[cluster]!))
    regrouped = assign(vectors, groups)
  }
  return regrouped
}

/** Number of the centre with the largest cosine. */
function assign(vectors: readonly Float32Array[], centres: readonly Float64Array[]): number[] {
  const lengths = centres.map((centre) => Math.hypot(...centre) || 1)
  return vectors.map((vector) => {
    let best = 0
    let most = Number.NEGATIVE_INFINITY
    for (const [cluster, centre] of centres.entries()) {
      let cosine = 0
      for (let axis = 0; axis < vector.length; axis++) cosine += vector[axis]! * centre[axis]!
      cosine /= lengths[cluster]!
      if (cosine > most) {
        most = cosine
        best = cluster
      }
    }
    return best
  })
}

/** Mean NMI of three seeds of spherical k-means on TF-IDF of words. */
function kMeans(texts: readonly string[], labels: readonly string[], k: number): number {
  const rows = tfIdfRows(texts)
  return mean([1, 2, 3].map((seed) => mutualInformation(clusterRows(rows, k, createRandom(`k-means ${seed}`)), labels)))
}

type SparseRow = readonly (readonly [word: number, weight: number])[]

/** The TF-IDF of the words of each text: (1 + ln tf) ln(N / df), of unit length. */
function tfIdfRows(texts: readonly string[]): SparseRow[] {
  const tokens = texts.map((text) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
  const numbers = new Map<string, number>()
  const documentCounts: number[] = []
  for (const document of tokens) {
    for (const word of new Set(document)) {
      if (!numbers.has(word)) numbers.set(word, numbers.size)
      const number = numbers.get(word)!
      documentCounts[number] = (documentCounts[number] ?? 0) + 1
    }
  }
  return tokens.map((document) => {
    const counts = new Map<number, number>()
    for (const word of document) counts.set(numbers.get(word)!, (counts.get(numbers.get(word)!) ?? 0) + 1)
    const row = [...counts].map(
      ([word, count]) => [word, (1 + Math.log(count)) * Math.log(texts.length / documentCounts[word]!)] as const,
    )
    const length = Math.hypot(...row.map(([, weight]) => weight)) || 1
    return row.map(([word, weight]) => [word, weight / length] as const)
  })
}

/** Rounds of the k-means on TF-IDF. */
const PEER_ROUNDS = 15

/** The cluster of each row by spherical k-means, whose starts are spread out as in k-means++. */
function clusterRows(rows: readonly SparseRow[], k: number, random: Random): string[] {
  let centres = spreadStarts(rows, k, random)
  let assigned: string[] = []
  for (let round = 0; round < PEER_ROUNDS; round++) {
    assigned = rows.map((row) => String(nearestCentre(row, centres)))
    const sums = Array.from({ length: k }, () => new Map<number, number>())
    for (const [i, row] of rows.entries()) {
      const sum = sums[Number(assigned[i])]!
      for (const [word, weight] of row) sum.set(word, (sum.get(word) ?? 0) + weight)
    }
    centres = sums.map((sum) => {
      const length = Math.sqrt([...sum.values()].reduce((square, value) => square + value * value, 0)) || 1
      return new Map([...sum].map(([word, value]) => [word, value / length]))
    })
  }
  return assigned
}

/** Number of the centre with the largest cosine. */
function nearestCentre(row: SparseRow, centres: readonly ReadonlyMap<number, number>[]): number {
  let best = { cluster: 0, cosine: -1 }
  for (const [cluster, centre] of centres.entries()) {
    let cosine = 0
    for (const [word, weight] of row) cosine += weight * (centre.get(word) ?? 0)
    if (cosine > best.cosine) best = { cluster, cosine }
  }
  return best.cluster
}

/** Each start is a row chosen with a chance that grows with its distance from those before. */
function spreadStarts(rows: readonly SparseRow[], k: number, random: Random): Map<number, number>[] {
  const starts = [new Map(rows[random.int(rows.length)])]
  const distances = rows.map(() => Number.POSITIVE_INFINITY)
  while (starts.length < k) {
    const last = starts.at(-1)!
    let total = 0
    for (const [i, row] of rows.entries()) {
      let cosine = 0
      for (const [word, weight] of row) cosine += weight * (last.get(word) ?? 0)
      distances[i] = Math.min(distances[i]!, Math.max(0, 1 - cosine))
      total += distances[i]!
    }
    let left = random.next() * total
    let chosen = 0
    while (chosen < rows.length - 1 && left >= distances[chosen]!) left -= distances[chosen++]!
    starts.push(new Map(rows[chosen]))
  }
  return starts
}
