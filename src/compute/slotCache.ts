/** A kind of cached value: what its keys and values are, and how much memory an entry takes. */
export interface CacheSlot<Key, Value> {
  readonly name: string
  /** Bytes of one entry, about. */
  readonly bytesOf: (value: Value, key: Key) => number
  /**
   * True for values that belong to the owner of the cache, such as indexes over a snapshot: their bytes count, but they are
   * never evicted singly. Default false.
   */
  readonly isPinned?: boolean | undefined
}

/** Defines a slot for any cache. Entries of different slots are separate, even if their keys are equal. */
export const cacheSlot = <Key, Value>(slot: CacheSlot<Key, Value>): CacheSlot<Key, Value> => slot

/** Entries form a list from the least recently used to the most recently used; pinned ones are not in the list. */
interface Entry {
  readonly slot: CacheSlot<never, never>
  readonly key: unknown
  value: unknown
  bytes: number
  older: Entry | undefined
  newer: Entry | undefined
}

/** Our choice: thousands of filters and searches of a usual project, hundreds where a filter has a million documents. */
const DEFAULT_LIMIT = 128 << 20

/** One least-recently-used cache for values of several types, limited by the bytes of all of them together. */
export class SlotCache {
  /** Called after every change of `bytes` with the difference. */
  onResize: ((difference: number) => void) | undefined
  private readonly slots = new Map<CacheSlot<never, never>, Map<unknown, Entry>>()
  private oldest: Entry | undefined
  private newest: Entry | undefined
  private pinnedBytes = 0
  private evictableBytes = 0
  private limit: number

  /** `limit`: bytes of the entries that are not pinned. */
  constructor(limit = DEFAULT_LIMIT) {
    this.limit = limit
  }

  /** Bytes of all entries. */
  get bytes(): number {
    return this.pinnedBytes + this.evictableBytes
  }

  get<Key, Value>(slot: CacheSlot<Key, Value>, key: Key): Value | undefined {
    const entry = this.slots.get(slot)?.get(key)
    if (entry === undefined) return undefined
    if (entry !== this.newest && slot.isPinned !== true) {
      this.unlink(entry)
      this.append(entry)
    }
    return entry.value as Value
  }

  /** Stores a value and evicts the least recently used ones beyond the limit. A value larger than the limit is not stored. */
  set<Key, Value>(slot: CacheSlot<Key, Value>, key: Key, value: Value): void {
    const before = this.bytes
    this.remove(slot, key)
    const bytes = slot.bytesOf(value, key)
    if (slot.isPinned === true || bytes <= this.limit) {
      const entry: Entry = { slot, key, value, bytes, older: undefined, newer: undefined }
      const entries = this.slots.get(slot)
      if (entries === undefined) this.slots.set(slot, new Map([[key, entry]]))
      else entries.set(key, entry)
      if (slot.isPinned === true) this.pinnedBytes += bytes
      else {
        this.append(entry)
        this.evictableBytes += bytes
        this.evictBeyond(this.limit)
      }
    }
    this.notify(before)
  }

  delete<Key, Value>(slot: CacheSlot<Key, Value>, key: Key): void {
    const before = this.bytes
    this.remove(slot, key)
    this.notify(before)
  }

  /** Evicts the least recently used entries until `bytes` are free, or only pinned ones and `least` bytes of others are left. */
  release(bytes: number, least = 0): void {
    const before = this.bytes
    this.evictBeyond(Math.max(least, this.evictableBytes - bytes))
    this.notify(before)
  }

  /** Another limit for the entries that are not pinned. */
  setLimit(bytes: number): void {
    const before = this.bytes
    this.limit = bytes
    this.evictBeyond(bytes)
    this.notify(before)
  }

  /** Calls `onResize` with the change since `before`, if there is one. */
  private notify(before: number): void {
    if (this.bytes !== before) this.onResize?.(this.bytes - before)
  }

  private evictBeyond(bytes: number): void {
    while (this.evictableBytes > bytes) this.remove(this.oldest!.slot, this.oldest!.key as never)
  }

  private remove<Key, Value>(slot: CacheSlot<Key, Value>, key: Key): void {
    const entry = this.slots.get(slot)?.get(key)
    if (entry === undefined) return
    this.slots.get(slot)!.delete(key)
    if (slot.isPinned === true) this.pinnedBytes -= entry.bytes
    else {
      this.evictableBytes -= entry.bytes
      this.unlink(entry)
    }
  }

  private append(entry: Entry): void {
    entry.older = this.newest
    entry.newer = undefined
    if (this.newest === undefined) this.oldest = entry
    else this.newest.newer = entry
    this.newest = entry
  }

  private unlink({ older, newer }: Entry): void {
    if (older === undefined) this.oldest = newer
    else older.newer = newer
    if (newer === undefined) this.newest = older
    else newer.older = older
  }
}
