import type { SlotCache } from '../compute/slotCache.js'

/**
 * Limits the bytes of an engine's open snapshots and of the answers cached for them. Beyond the limit, the least
 * recently used snapshots are released with their caches; then the least recently used entries in the cache of the last
 * one. The most recently used snapshot stays, however large, with a small part of its cache: without that, a large project
 * would evaluate its filters and concepts anew for every part of an answer. A released snapshot that a question still reads
 * lives until the question is answered.
 */
export interface MemoryBudget {
  /** Records that a project has opened a snapshot of this size in place of its previous one; `drop` releases it. */
  admit(project: object, bytes: number, drop: () => void): void
  /** Counts the cache of a project's open snapshot from now on. */
  attach(project: object, cache: SlotCache): void
  /** Makes a project the most recently used. */
  touch(project: object): void
  forget(project: object): void
  /** Bytes of open snapshots and of the answers cached for them. */
  bytes(): number
}

interface Entry {
  readonly bytes: number
  readonly drop: () => void
  cache?: SlotCache
}

/** Our choice: 1 GiB, the snapshots of some hundred projects of ten thousand documents. */
const DEFAULT_CACHE_BYTES = 1 << 30
/** Maximum part of the budget for the cached answers of one snapshot: 128 MiB by default. */
const CACHE_SHARE = 8
/** Part of the budget that the cached answers of the last snapshot may take even beyond it: 32 MiB by default. */
const LEAST_CACHE_SHARE = 32

export function createMemoryBudget(budget: number = DEFAULT_CACHE_BYTES): MemoryBudget {
  // Least recently used first.
  const entries = new Map<object, Entry>()
  let total = 0
  let newest: object | undefined
  const forget = (project: object): void => {
    const entry = entries.get(project)
    if (entry === undefined) return
    total -= entry.bytes + (entry.cache?.bytes ?? 0)
    if (entry.cache !== undefined) entry.cache.onResize = undefined
    entries.delete(project)
    if (newest === project) newest = undefined
  }
  const touch = (project: object): void => {
    if (project === newest) return
    const entry = entries.get(project)
    if (entry === undefined) return
    entries.delete(project)
    entries.set(project, entry)
    newest = project
  }
  const enforce = (current: object): void => {
    for (const [oldest, { drop }] of entries) {
      if (total <= budget || oldest === current) break
      drop()
      forget(oldest)
    }
    if (total > budget) entries.get(current)?.cache?.release(total - budget, Math.floor(budget / LEAST_CACHE_SHARE))
  }
  return {
    forget,
    touch,
    bytes: () => total,
    admit(project, bytes, drop) {
      forget(project)
      entries.set(project, { bytes, drop })
      newest = project
      total += bytes
      enforce(project)
    },
    attach(project, cache) {
      const entry = entries.get(project)
      if (entry === undefined || entry.cache === cache) return
      entry.cache = cache
      cache.setLimit(Math.floor(budget / CACHE_SHARE))
      total += cache.bytes
      cache.onResize = (difference) => {
        total += difference
        if (difference <= 0 || total <= budget) return
        touch(project)
        enforce(project)
      }
      touch(project)
      enforce(project)
    },
  }
}
