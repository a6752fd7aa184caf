import type { Caller, Permission } from '../caller.js'
import type { Compute } from '../compute/compute.js'
import type { Snapshot } from '../snapshot/snapshot.js'

/** A document as it was uploaded. */
export interface StoredDocument {
  readonly key: number
  readonly docId: string
  readonly title: string
  readonly text: string
  readonly metadata: readonly StoredMetadata[]
}
export interface StoredMetadata {
  readonly name: string
  readonly type: 'string' | 'number' | 'score' | 'date'
  /** Text for `string`, otherwise a number (dates as seconds since 1970). */
  readonly value: string | number
}

/** The project that an operation works on; the caller's permission has been checked. */
export interface OpenedProject {
  readonly projectId: string
  /** Documents by their storage keys (`snapshot.documents.keys[docNumber]`), in the order asked for. */
  documents(keys: readonly number[]): Promise<readonly StoredDocument[]>
}

/** A snapshot to answer from, or why there is none. */
export type SnapshotState = Snapshot | 'unbuilt' | 'outdated'

/** What a permission is asked on. */
export interface Resource {
  readonly kind: 'project' | 'workspace' | 'organization'
  readonly id: string
}

/** What operations may use of the engine beside the project: filled by `engine.ts`. */
export interface Services {
  /** Seconds since 1970. */
  readonly now: () => number
  /** Permissions on a resource; empty when there are none, or no such resource. */
  permissionsOn(caller: Caller, resource: Resource): readonly Permission[]
}

/** What `bind` needs of an engine. */
export interface Host {
  readonly services: Services
  readonly compute: Compute
  /** Who stands behind an `Authorization` header. Throws NO_TOKEN or INVALID_TOKEN. */
  resolveCaller(authorization: string | undefined): Promise<Caller> | Caller
  openProject(projectId: string): Promise<OpenedProject | undefined> | OpenedProject | undefined
  openSnapshot(project: OpenedProject): Promise<SnapshotState>
  /** Whether the last sentiment build of the project ended in failure. */
  sentimentFailed(project: OpenedProject): boolean
}
