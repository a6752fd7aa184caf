import type { Caller, Permission } from '../caller.js'

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

/** What operations may use of the engine beside the project: filled by `engine.ts`. */
export interface Services {
  /** Seconds since 1970. */
  readonly now: () => number
  /** Permissions on a project; empty when there are none, or no such project. */
  permissionsOn(caller: Caller, projectId: string): readonly Permission[]
}
