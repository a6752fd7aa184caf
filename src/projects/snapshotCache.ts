/**
 * Keeps the open snapshots of an engine within a budget of bytes: when they exceed it, those that were not asked for the
 * longest are let go. The last one asked stays, however large. A snapshot that a question still reads lives on until the
 * question is answered.
 */
export interface SnapshotCache {
  /** A project has opened a snapshot of so many bytes in place of its last one; `drop` lets go of it. */
  admit(project: object, bytes: number, drop: () => void): void
  touch(project: object): void
  forget(project: object): void
}

/** Our choice: 1 GiB, the snapshots of some hundred projects of ten thousand documents. */
const DEFAULT_BYTES = 1 << 30

export function createSnapshotCache(budget: number = DEFAULT_BYTES): SnapshotCache {
  // Least recently used first.
  const entries = new Map<object, { readonly bytes: number; readonly drop: () => void }>()
  let total = 0
  const forget = (project: object): void => {
    total -= entries.get(project)?.bytes ?? 0
    entries.delete(project)
  }
  return {
    forget,
    admit(project, bytes, drop) {
      forget(project)
      entries.set(project, { bytes, drop })
      total += bytes
      for (const [oldest, entry] of entries) {
        if (total <= budget || oldest === project) break
        entry.drop()
        forget(oldest)
      }
    },
    touch(project) {
      const entry = entries.get(project)
      if (entry === undefined) return
      entries.delete(project)
      entries.set(project, entry)
    },
  }
}
