import type { Part } from '../../../snapshot/parts.js'
import type { Database } from '../../database.js'
import type { SnapshotRecords } from '../../port/project/snapshots.js'
import { layerOf } from '../../snapshotParts.js'
import type { Synchronous } from '../synchronous.js'
import { openCurrent, type SqliteSnapshots } from './snapshots.js'

/** Parts by name, by layer, by snapshot. */
type MemoryParts = Map<number, Map<number, Map<string, Part>>>

const partsOfStores = new WeakMap<SqliteSnapshots, MemoryParts>()

/**
 * Snapshots of a project in memory: references to the parts, without copies. The parts of `copied` exist from the start
 * and never change.
 */
export function openMemorySnapshots(database: Database, copied?: SqliteSnapshots): SqliteSnapshots {
  const { current, publish, unpublish } = openCurrent(database)
  const snapshots: MemoryParts = new Map()
  for (const [number, layers] of (copied && partsOfStores.get(copied)) ?? []) {
    snapshots.set(number, new Map([...layers].map(([layer, parts]) => [layer, new Map(parts)])))
  }
  const layersOf = (number: number): Map<number, Map<string, Part>> => {
    let layers = snapshots.get(number)
    if (layers === undefined) {
      layers = new Map()
      snapshots.set(number, layers)
    }
    return layers
  }
  const partsOf = (number: number, layer: number): Map<string, Part> => {
    const layers = layersOf(number)
    let parts = layers.get(layer)
    if (parts === undefined) {
      parts = new Map()
      layers.set(layer, parts)
    }
    return parts
  }
  const records: Synchronous<SnapshotRecords> = {
    current,
    publish,
    unpublish,
    nextLayer: (number) => Math.max(0, ...layersOf(number).keys()) + 1,
    // An open snapshot uses no further memory.
    bytes: () => 0,
    removeSome({ layers: superseded }) {
      const answering = current()
      for (const [number, layers] of snapshots) {
        if (number !== answering?.number) snapshots.delete(number)
        else if (superseded) {
          for (const layer of layers.keys()) if (layer !== 0 && layer !== answering.layer) layers.delete(layer)
        }
      }
      return false
    },
  }
  const store: SqliteSnapshots = {
    records,
    sink: (version) => ({
      inMemory: true,
      write: async (name, part) => void partsOf(version.number, layerOf(name, version)).set(name, part),
    }),
    source: (version) => {
      const layers = snapshots.get(version.number)
      return { read: async (name) => layers?.get(layerOf(name, version))?.get(name) }
    },
  }
  partsOfStores.set(store, snapshots)
  return store
}
