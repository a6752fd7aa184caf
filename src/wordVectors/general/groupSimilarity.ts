import type { SparseRows } from '../../math/simd/sparseRows.js'
import type { WordGroup } from './wordGroups.js'

/**
 * Weights of the features of a group, besides the group itself with 1. Chosen on human judgements of word similarity:
 * the figures change by less than 0.01 when one weight changes by a fifth.
 */
const SUBJECT = 0.5
const THEME = 0.3
/** The same in broad themes, where groups of a subject are mostly unrelated. */
const BROAD_SUBJECT = 0.12
const BROAD_THEME = 0.08
const RELATED = 0.5
/** Opposites share the features of their subject and differ along an axis of their own. */
const OPPOSITE = 0.35
const OPPOSED = 0.45

/** A group as weights of features: groups, subjects, themes and axes of opposites. */
export type Features = ReadonlyMap<string, number>

/** Products of unit feature vectors: groups x groups, symmetric, 1 on the diagonal. */
export function similarityOf(features: readonly Features[]): SparseRows {
  const rows = features.map(() => new Map<number, number>())
  const byFeature = new Map<string, [group: number, weight: number][]>()
  for (const [group, own] of features.entries()) {
    for (const [feature, weight] of own) {
      const holders = byFeature.get(feature) ?? []
      byFeature.set(feature, holders)
      holders.push([group, weight])
    }
  }
  for (const holders of byFeature.values()) {
    for (const [group, weight] of holders) {
      const row = rows[group]!
      for (const [other, otherWeight] of holders) row.set(other, (row.get(other) ?? 0) + weight * otherWeight)
    }
  }
  return packRows(rows)
}

/** Features of each group, unit length. Relations are symmetric, even if only one group names the other. */
export function featuresOf(groups: readonly WordGroup[]): Features[] {
  const numbers = new Map(groups.map(({ id }, group) => [id, group]))
  const features = groups.map(
    ({ id, subject, theme, isBroad }) =>
      new Map<string, number>([
        [`group ${id}`, 1],
        [`subject ${subject}`, isBroad ? BROAD_SUBJECT : SUBJECT],
        [`theme ${theme}`, isBroad ? BROAD_THEME : THEME],
      ]),
  )
  const add = (group: number, feature: string, weight: number): void => {
    const own = features[group]!
    own.set(feature, (own.get(feature) ?? 0) + weight)
  }
  const join = (group: number, other: number, weight: number): void => {
    add(group, `group ${groups[other]!.id}`, weight)
    add(other, `group ${groups[group]!.id}`, weight)
  }
  for (const [group, { related, opposites }] of groups.entries()) {
    for (const id of related) join(group, numbers.get(id)!, RELATED)
    for (const id of opposites) {
      const other = numbers.get(id)!
      join(group, other, OPPOSITE)
      // One axis per pair, whichever group names the other.
      const [first, second] = group < other ? [group, other] : [other, group]
      const axis = `axis ${first} ${second}`
      if (features[first]!.has(axis)) continue
      add(first, axis, OPPOSED)
      add(second, axis, -OPPOSED)
    }
  }
  return features.map(unit)
}

function unit(features: Features): Features {
  const length = Math.sqrt([...features.values()].reduce((sum, weight) => sum + weight * weight, 0))
  return new Map([...features].map(([feature, weight]) => [feature, weight / length]))
}

function packRows(rows: readonly ReadonlyMap<number, number>[]): SparseRows {
  const length = rows.reduce((sum, row) => sum + row.size, 0)
  const sparse = {
    rowOffsets: new Uint32Array(rows.length + 1),
    columns: new Uint32Array(length),
    values: new Float32Array(length),
  }
  let at = 0
  for (const [number, row] of rows.entries()) {
    for (const [column, value] of [...row].sort(([a], [b]) => a - b)) {
      sparse.columns[at] = column
      sparse.values[at++] = value
    }
    sparse.rowOffsets[number + 1] = at
  }
  return sparse
}
