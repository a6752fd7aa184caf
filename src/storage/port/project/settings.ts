import type { SnapshotVersion } from './snapshots.js'

/** The version with the sentiment that the next run on an extension of it starts from. */
export interface SentimentSource extends SnapshotVersion {
  /** Whether it stays until that run has ended: the extension has all of its documents. */
  readonly isKept: boolean
}

/** Settings of a project that later answers depend on. Values are JSON; the caller knows their types. */
export interface SettingsStore {
  /** The definition by which outliers are measured; undefined before the first request for outliers. */
  outliers(): Promise<unknown>
  storeOutliers(definition: unknown): Promise<void>
  /** The keyword expansion of a build. */
  expansion(build: number): Promise<unknown>
  storeExpansion(build: number, expansion: unknown): Promise<void>
  /** Whether a build was asked to read all documents, whatever has changed. */
  isFull(build: number): Promise<boolean>
  storeFull(build: number): Promise<void>
  /** The caller's tokenizer and word vectors that a build used; undefined when it used none. */
  inputs(build: number): Promise<unknown>
  storeInputs(build: number, inputs: unknown): Promise<void>
  /** Where the sentiment of a build starts; undefined for one that scores all documents. */
  sentimentSource(build: number): Promise<SentimentSource | undefined>
  storeSentimentSource(build: number, source: SentimentSource): Promise<void>
  /** Number of the last training of predictors on the snapshot of a build. */
  training(build: number): Promise<number | undefined>
  storeTraining(build: number, training: number): Promise<void>
  /** Returns a number for a new training. It differs from all previous ones, including those that stored only parts. */
  beginTraining(build: number): Promise<number>
  /** The request of the last training; undefined before the first. */
  trainingRequest(): Promise<unknown>
  storeTrainingRequest(request: unknown): Promise<void>
}
