import { join } from 'node:path'
import { openEngine } from '../../dist/index.js'
import { unpack64 } from '../../dist/math/pack64.js'
import { createRandom } from '../../dist/math/random.js'
import { languageOf, namesIn, readRows } from './data.js'
import { mean, mutualInformation } from './measures.js'
import type { Figure } from './table.js'

interface Row {
  readonly text: string
  readonly title?: string
  readonly label: string
}

/** Documents assigned to the nearest `suggested` cluster, against their true topics: NMI, beside k-means on TF-IDF. */
export async function measureClusters(data: string, only: (name: string) => boolean): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const file of namesIn(data, 'clusters')) {
    const set = file.replace(/\.jsonl(\.gz)?$/, '')
    if (!only(set)) continue
    const rows = readRows<Row>(join(data, 'clusters', file))
    const texts = rows.map(({ title, text }) => (title ? `${title}\n${text}` : text))
    const labels = rows.map(({ label }) => label)
    const topics = new Set(labels).size
    await using engine = await openEngine()
    const project = await engine.projects.create({ name: 'Clusters', language: languageOf(set) })
    await project.upload({ docs: texts.map((text, i) => ({ text, title: String(i) })) })
    await project.build({ skip_sentiment: true })
    await project.waitForBuild()
    const { result: concepts } = await project.concepts.list({
      concept_selector: { type: 'suggested', num_clusters: topics, num_cluster_concepts: 8 },
    })
    const centres = new Map<string, Float64Array>()
    for (const { cluster_label, vectors } of concepts as { cluster_label: string; vectors: string[] }[]) {
      const vector = unpack64(vectors[0] ?? '')
      const centre = centres.get(cluster_label) ?? new Float64Array(vector.length)
      for (let axis = 0; axis < vector.length; axis++) centre[axis]! += vector[axis]!
      centres.set(cluster_label, centre)
    }
    const assigned: string[] = []
    for (let offset = 0; offset < texts.length; offset += 1_000) {
      const { result } = await project.docs.search({ limit: 1_000, offset, fields: ['title', 'vector'] })
      for (const { title, vector } of result) {
        const own = unpack64(vector)
        let best = { label: '', cosine: Number.NEGATIVE_INFINITY }
        for (const [label, centre] of centres) {
          let cosine = 0
          for (let axis = 0; axis < own.length; axis++) cosine += own[axis]! * centre[axis]!
          cosine /= Math.hypot(...centre) || 1
          if (cosine > best.cosine) best = { label, cosine }
        }
        assigned[Number(title)] = best.label
      }
    }
    const base = { part: 'clusters', set, measure: 'NMI' }
    figures.push({ ...base, candidate: 'conceptlite', value: mutualInformation(assigned, labels) })
    figures.push({ ...base, candidate: 'TF-IDF k-means', value: kMeans(texts, labels, topics) })
  }
  return figures
}

/** Spherical k-means on TF-IDF of words, the mean NMI of three seeded starts. */
function kMeans(texts: readonly string[], labels: readonly string[], k: number): number {
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
  const rows = tokens.map((document) => {
    const counts = new Map<number, number>()
    for (const word of document) counts.set(numbers.get(word)!, (counts.get(numbers.get(word)!) ?? 0) + 1)
    const row = [...counts].map(
      ([word, count]) => [word, count * Math.log(texts.length / documentCounts[word]!)] as const,
    )
    const length = Math.hypot(...row.map(([, weight]) => weight)) || 1
    return row.map(([word, weight]) => [word, weight / length] as const)
  })
  return mean(
    [1, 2, 3].map((seed) => {
      const random = createRandom(`k-means ${seed}`)
      let centres = Array.from({ length: k }, () => new Map(rows[random.int(rows.length)]))
      let assigned: string[] = []
      for (let round = 0; round < 15; round++) {
        assigned = rows.map((row) => {
          let best = { cluster: 0, cosine: -1 }
          for (const [cluster, centre] of centres.entries()) {
            let cosine = 0
            for (const [word, weight] of row) cosine += weight * (centre.get(word) ?? 0)
            if (cosine > best.cosine) best = { cluster, cosine }
          }
          return String(best.cluster)
        })
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
      return mutualInformation(assigned, labels)
    }),
  )
}
