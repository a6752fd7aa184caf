/** Random numbers from 0 to 1 of a seed (FNV-1a of its text into mulberry32). */
export function randomOf(seed: string): () => number {
  let state = 0x811c9dc5
  for (const character of seed) state = Math.imul(state ^ character.codePointAt(0)!, 0x01000193)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** The items in an order of the seed. */
export function shuffled<T>(items: readonly T[], seed: string): T[] {
  const random = randomOf(seed)
  const order = [...items]
  for (let last = order.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1))
    const item = order[last]!
    order[last] = order[other]!
    order[other] = item
  }
  return order
}

/** The items in an order of the seed, one of each group in turn, so that the first of them have some of every group. */
export function inTurns<T>(items: readonly T[], groupOf: (item: T) => string, seed: string): T[] {
  const turns: T[][] = []
  const seen = new Map<string, number>()
  for (const item of shuffled(items, seed)) {
    const turn = seen.get(groupOf(item)) ?? 0
    seen.set(groupOf(item), turn + 1)
    turns[turn] ??= []
    turns[turn].push(item)
  }
  return turns.flat()
}
