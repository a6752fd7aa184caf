import type { ArrivalStore } from './arrivals.js'
import type { AskedBuildStore } from './askedBuilds.js'
import type { BuildStore } from './builds.js'
import type { ConceptListStore } from './conceptLists.js'
import type { DashboardStore } from './dashboards.js'
import type { DocumentStore } from './documents.js'
import type { FieldStore } from './fields.js'
import type { FlagStore } from './flags.js'
import type { JobStore } from './jobs.js'
import type { LabelStore } from './label.js'
import type { Lease } from './lease.js'
import type { ManagementStore } from './management.js'
import type { SettingsStore } from './settings.js'
import type { SnapshotRecords, SnapshotStore } from './snapshots.js'
import type { TopicStore } from './topics.js'
import type { VersionStore } from './versions.js'

/** The records of one project, within a transaction or each call in its own. */
export interface ProjectRecords {
  readonly label: LabelStore
  readonly documents: DocumentStore
  readonly versions: VersionStore
  readonly arrivals: ArrivalStore
  readonly fields: FieldStore
  readonly flags: FlagStore
  readonly builds: BuildStore
  /** Undefined where a build runs in the process that was asked for it, as in a folder. */
  readonly askedBuilds?: AskedBuildStore | undefined
  readonly jobs: JobStore
  readonly snapshots: SnapshotRecords
  readonly lease: Lease
  readonly management: ManagementStore
  readonly conceptLists: ConceptListStore
  readonly dashboards: DashboardStore
  readonly settings: SettingsStore
  readonly topics: TopicStore
}

/** Everything of one project. Calls that are not in a transaction wait until a running one has ended. */
export interface ProjectStorage extends ProjectRecords {
  readonly snapshots: SnapshotStore
  /**
   * Runs changes in one transaction; an exception rolls it back. `work` uses only the records that it is given, and waits
   * for nothing else.
   */
  atomically<T>(work: (records: ProjectRecords) => Promise<T>): Promise<T>
  /** The same without waiting for the disk, where storage can: a loss of power may undo it until the next `atomically`. */
  unsynced<T>(work: (records: ProjectRecords) => Promise<T>): Promise<T>
  /** Turns a copy into an independent project: without running builds and uploads, and without a name. */
  disown(): Promise<void>
  /** Removes what is in the file already from its log, where storage has one: the log keeps what has been deleted. */
  truncateLog(): Promise<void>
  /**
   * Bytes of its records, without snapshots of a project in memory. Cleared data does not count, even before it is
   * erased: until then the size is estimated as that of an empty project plus the characters of documents.
   */
  bytes(): Promise<number>
}
