import type { BuildQueue } from './buildQueue.js'
import type { Catalog, CatalogRecords } from './catalog/catalog.js'
import type { Notifications } from './notifications.js'
import type { ProjectStorage } from './project/projectRecords.js'

/** The storage of one project while it is open. */
export interface StoredProject extends ProjectStorage {
  /**
   * Begins an addition (see `add`) with a copy of everything. It has the state of one moment. `onStep` is called many times, and ends
   * the copy by throwing.
   */
  copyAs(projectId: string, onStep: () => void): Promise<StoredProject>
  /**
   * Writes everything to a new file of SQLite, which is complete when the promise resolves. `onStep` gets the share of the work that
   * is done, from 0 to 1, many times, and ends it by throwing. Not for a project in memory.
   */
  writeTo(path: string, onStep: (share: number) => void): Promise<void>
  /** Closes it after the calls that have begun; unfinished work of this process ends with it. */
  close(): Promise<void>
}

/** Returns a new identifier for which `isTaken` is false. */
export type NewIdentifier = (isTaken: (projectId: string) => Promise<boolean>) => Promise<string>

/**
 * Enters a project in the catalog, in the transaction that makes it visible: it may run again after a conflict, and awaits
 * only these records. `project` is undefined where it has to be opened first.
 */
export type Enter<T> = (records: CatalogRecords, projectId: string, project: StoredProject | undefined) => Promise<T>

/** A project that is filled before anybody sees it. A failure of any step leaves nothing behind. */
export interface Addition {
  readonly newId: NewIdentifier
  /** Opens its storage with its first contents. */
  readonly begin: (projectId: string) => Promise<StoredProject>
  readonly fill: (project: StoredProject) => Promise<void>
  readonly enter: Enter<void>
}

/** Length of the secret key of an installation. */
export const KEY_BYTES = 32

/** Connections to a database. */
export interface Connections {
  /** Connections that are open. */
  readonly open: number
  /** Those of them that do nothing now. */
  readonly idle: number
  /** Calls that wait for one. */
  readonly waiting: number
}

/** The storage of an installation: the catalog, the projects, and the key of its secrets. */
export interface InstallationStorage {
  readonly catalog: Catalog
  /** Folder in which files of projects may be put; undefined in memory and in a database. */
  readonly directory: string | undefined
  /** Whether a project that was closed can be opened again; false in memory. */
  readonly isLasting: boolean
  /** The connections of this process to a database; undefined in a folder and in memory. */
  readonly connections?: (() => Connections) | undefined
  /** Undefined where a build runs in the process that was asked for it, as in a folder. */
  readonly builds?: BuildQueue | undefined
  /** Undefined where processes cannot tell each other anything. */
  readonly notifications?: Notifications | undefined
  /**
   * What differs after each change of a project, by any process, without opening it. Undefined where that cannot be told, now or at all:
   * in memory and in a database.
   */
  stateOf?(projectId: string): string | undefined
  /** Undefined when there is nothing of this project. */
  open(projectId: string): Promise<StoredProject | undefined>
  /** Creates an empty project. A failure leaves nothing behind. */
  create<T>(newId: NewIdentifier, enter: Enter<T>): Promise<T>
  /** Adds a project that is filled first, and returns its identifier. */
  add(addition: Addition): Promise<string>
  /** Begins an addition with an empty project. */
  beginEmpty(projectId: string): Promise<StoredProject>
  /** Begins an addition with the contents of a file of SQLite; `check` may refuse a copy of it, and `onStep` ends the work by throwing. */
  beginFromFile(
    projectId: string,
    path: string,
    { check, onStep }: { readonly check: (copy: string) => Promise<void>; readonly onStep: () => void },
  ): Promise<StoredProject>
  /** Removes everything of a project. */
  remove(projectId: string): Promise<void>
  /** Removes additions that a dead process has left. */
  removeStale(): Promise<void>
  /** The secret key, which all processes of the installation share; the first of them creates it. */
  key(randomBytes: (size: number) => Uint8Array): Promise<Uint8Array>
  /** Closes the catalog. Projects must be closed before. */
  close(): Promise<void>
}
