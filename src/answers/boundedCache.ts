/** Remembers the values used last, up to a total weight. */
export class BoundedCache<Key, Value> {
  private readonly entries = new Map<Key, { value: Value; weight: number }>()
  private total = 0
  private readonly capacity: number

  constructor(capacity: number) {
    this.capacity = capacity
  }

  get(key: Key): Value | undefined {
    const entry = this.entries.get(key)
    if (entry === undefined) return undefined
    this.entries.delete(key)
    this.entries.set(key, entry)
    return entry.value
  }

  /** Keeps a value; what was used longest ago goes until all fit. A value heavier than everything is not kept. */
  set(key: Key, value: Value, weight = 1): void {
    this.remove(key)
    if (weight > this.capacity) return
    this.entries.set(key, { value, weight })
    this.total += weight
    for (const oldest of this.entries.keys()) {
      if (this.total <= this.capacity) break
      this.remove(oldest)
    }
  }

  private remove(key: Key): void {
    const entry = this.entries.get(key)
    if (entry === undefined) return
    this.entries.delete(key)
    this.total -= entry.weight
  }
}
