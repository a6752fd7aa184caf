import type { SlotCache } from '../compute/slotCache.js'

/**
 * Limits the bytes of an engine's open snapshots together with what answers cache of them. Beyond the limit the snapshots
 * that were not asked for the longest go, each with its cache; then the least recently used entries of the last one's
 * cache. The snapshot asked last stays, however large. One that a question still reads lives until the question is answered.
 */
export interface MemoryBudget {
  /** A project has opened a snapshot of so many bytes in place of its last one; `drop` lets go of it. */
  admit(project: object, bytes: number, drop: () => void): void
  /** Counts the cache of a project's open snapshot from now on. */
  attach(project: object, cache: SlotCache): void
  /** Makes a project the most recently used. */
  touch(project: object): void
  forget(project: object): void
}

interface Entry {
  readonly bytes: number
  readonly drop: () => void
  cache?: SlotCache
}

/** Our choice: 1 GiB, the snapshots of some hundred projects of ten thousand documents. */
const DEFAULT_CACHE_BYTES = 1 << 30
/** The part of the budget that the answers cached of one snapshot may take: 128 MiB by default. */
const CACHE_SHARE = 8

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
    if (total > budget) entries.get(current)?.cache?.release(total - budget)
  }
  return {
    forget,
    touch,
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
