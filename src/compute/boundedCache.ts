/** Remembers the values used last, up to a total weight. */
export class BoundedCache<Key, Value> {
  private readonly entries = new Map<Key, { value: Value; weight: number }>()
  private total = 0
  private newest: Key | undefined
  private readonly capacity: number

  constructor(capacity: number) {
    this.capacity = capacity
  }

  get(key: Key): Value | undefined {
    const entry = this.entries.get(key)
    if (entry === undefined) return undefined
    if (key !== this.newest) {
      this.entries.delete(key)
      this.entries.set(key, entry)
      this.newest = key
    }
    return entry.value
  }

  /** Keeps a value; what was used longest ago goes until all fit. A value heavier than everything is not kept. */
  set(key: Key, value: Value, weight = 1): void {
    this.remove(key)
    if (weight > this.capacity) return
    this.entries.set(key, { value, weight })
    this.newest = key
    this.total += weight
    if (this.total <= this.capacity) return
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
