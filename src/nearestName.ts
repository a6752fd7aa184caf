/**
 * The name among `known` that a misspelt one probably means: the one at the smallest edit distance, without regard to
 * case, if at most a third of its letters differ. Undefined when none is that near.
 */
export function nearestName(name: string, known: readonly string[]): string | undefined {
  let nearest: string | undefined
  let smallest = Number.POSITIVE_INFINITY
  for (const candidate of known) {
    const distance = editDistance(name.toLowerCase(), candidate.toLowerCase())
    if (distance <= Math.max(1, Math.floor(candidate.length / 3)) && distance < smallest) {
      nearest = candidate
      smallest = distance
    }
  }
  return nearest
}

/** Levenshtein distance: insertions, deletions and substitutions that turn one text into the other. */
function editDistance(one: string, other: string): number {
  let previous = Array.from({ length: other.length + 1 }, (_, i) => i)
  for (let i = 1; i <= one.length; i++) {
    const row = [i]
    for (let j = 1; j <= other.length; j++) {
      const substituted = previous[j - 1]! + (one[i - 1] === other[j - 1] ? 0 : 1)
      row.push(Math.min(substituted, previous[j]! + 1, row[j - 1]! + 1))
    }
    previous = row
  }
  return previous[other.length]!
}
