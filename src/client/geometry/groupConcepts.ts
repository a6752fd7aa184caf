/** Nearest concepts that a concept is joined to, and the least association that joins. */
const NEAREST = 3
const LEAST_ASSOCIATION = 0.18
/** Concepts of a group at most. */
const LARGEST_GROUP = 9

/**
 * Groups of concepts that are used alike, the largest first, by greedy modularity (Newman 2004) over the nearest
 * concepts of each. An association weighs less the more frequent both are, else the most frequent concept joins all.
 */
export function groupConcepts(counts: readonly number[], associations: readonly (readonly number[])[]): number[][] {
  const weights = weighNeighbours(counts, associations)
  const degrees = weights.map((row) => row.reduce((sum, weight) => sum + weight, 0))
  const total = degrees.reduce((sum, degree) => sum + degree, 0) || 1
  const groups = counts.map((_, i) => [i])
  for (let pair = bestPair(groups, { weights, degrees, total }); pair !== undefined; ) {
    const [first, second] = pair
    groups[first] = [...groups[first]!, ...groups[second]!]
    groups.splice(second, 1)
    pair = bestPair(groups, { weights, degrees, total })
  }
  return groups.sort((a, b) => b.length - a.length || a[0]! - b[0]!)
}

function weighNeighbours(counts: readonly number[], associations: readonly (readonly number[])[]): number[][] {
  const weights = counts.map(() => new Array<number>(counts.length).fill(0))
  for (const [i, row] of associations.entries()) {
    const nearest = row
      .map((association, j) => ({ association, j }))
      .filter(({ association, j }) => j !== i && association > LEAST_ASSOCIATION)
      .sort((a, b) => b.association - a.association)
      .slice(0, NEAREST)
    for (const { association, j } of nearest) {
      const weight = association / (counts[i]! * counts[j]! || 1) ** 0.25
      weights[i]![j] = weight
      weights[j]![i] = weight
    }
  }
  return weights
}

interface Graph {
  readonly weights: readonly (readonly number[])[]
  readonly degrees: readonly number[]
  readonly total: number
}

/** The two groups whose union raises modularity most; undefined if none does. */
function bestPair(groups: readonly (readonly number[])[], graph: Graph): [number, number] | undefined {
  let best: [number, number] | undefined
  let most = 0
  for (let i = 0; i < groups.length; i++) {
    for (let j = i + 1; j < groups.length; j++) {
      if (groups[i]!.length + groups[j]!.length > LARGEST_GROUP) continue
      const gain = gainOf(groups[i]!, groups[j]!, graph)
      if (gain > most) [most, best] = [gain, [i, j]]
    }
  }
  return best
}

function gainOf(a: readonly number[], b: readonly number[], { weights, degrees, total }: Graph): number {
  const degreeOf = (group: readonly number[]): number => group.reduce((sum, i) => sum + degrees[i]!, 0)
  const between = a.reduce((sum, i) => sum + b.reduce((inner, j) => inner + weights[i]![j]!, 0), 0)
  return 2 * (between / total - (degreeOf(a) * degreeOf(b)) / (total * total))
}
