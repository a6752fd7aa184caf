import type { BuildStage } from '../../indexing/pipeline.js'
import type { RetainedSentiment, SentimentRequest } from '../../indexing/sentiment/buildSentiment.js'
import type { SnapshotBase } from '../../snapshot/base.js'
import type { BuiltSnapshot } from '../../snapshot/codec.js'
import type { Snapshot, TermManagement } from '../../snapshot/snapshot.js'
import type { BuildRecord } from '../../storage/port/project/builds.js'
import type { ProjectStorage } from '../../storage/port/project/projectRecords.js'
import type { SnapshotVersion } from '../../storage/port/project/snapshots.js'
import type { ProjectHost } from '../projectHost.js'

/** How far a build has come. */
export interface BuildProgress {
  readonly stage: BuildStage | 'sentiment'
  /** Share of the core build, or of the sentiment build, that is done. */
  readonly fraction: number
}

/** What a build gets from its project. */
export interface BuildHost {
  readonly context: ProjectHost
  readonly records: ProjectStorage
  readonly language: () => Promise<string>
  /** False after the project was deleted, in any process. */
  readonly exists: () => Promise<boolean>
  /** Reads all documents in the language of the build, ignoring their own. */
  readonly isMonolingual: boolean
  readonly management: () => Promise<TermManagement>
  /** The snapshot that answers. */
  readonly openSnapshot: () => Promise<Snapshot>
  /** Whether damage was found in the stored snapshot of a build. */
  readonly isDamaged: (number: number) => boolean
  /** Called after a successful core build, with the extended snapshot if the build extended the open one. */
  readonly onBuilt: (build: BuildRecord, extended: BuiltSnapshot | undefined) => Promise<void>
  /** Called with a failure of the engine that ends the core build or sentiment. */
  readonly onFailure?: ((error: unknown) => void) | undefined
}

/** A running build of this process. */
export interface BuildRun {
  readonly host: BuildHost
  /** Name of the holder of the lease. */
  readonly holder: string
  readonly build: BuildRecord
  readonly signal: AbortSignal
  readonly sentimentSignal: AbortSignal
  readonly onProgress: (progress: BuildProgress) => void
}

/** A snapshot that needs a sentiment build, and the sentiment of its predecessor. */
export interface SentimentRunRequest {
  /** Its occurrences are those of the documents that `retained` lacks, if there is `allOccurrences`. */
  readonly snapshot: SentimentRequest['snapshot'] & Pick<BuiltSnapshot, 'allOccurrences'>
  readonly retained?: (() => Promise<RetainedSentiment | undefined>) | undefined
  /** What a snapshot shares with the one that it extends, and the version of that. */
  readonly shared?: { readonly base: SnapshotBase; readonly version: SnapshotVersion } | undefined
}
