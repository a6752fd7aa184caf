/** One build. `success` and `sentiment.success` are undefined while it runs. Times are seconds since 1970. */
export interface BuildRecord {
  readonly number: number
  readonly scienceVersion: string
  readonly language: string
  readonly startTime: number
  readonly stopTime: number | null
  readonly success: boolean | undefined
  /** Set once: the error of the build, or of the run of sentiment alone. */
  readonly reason: string | undefined
  readonly skipSentiment: boolean
  /** Start of the build, or of the run of sentiment alone. */
  readonly sentimentStartTime: number
  readonly sentimentStopTime: number | null
  readonly sentimentSuccess: boolean | undefined
  /** 0 to 1. */
  readonly sentimentProgress: number
  /** Stopped on request. */
  readonly sentimentCancelled: boolean
}

export type NewBuild = Pick<BuildRecord, 'scienceVersion' | 'language' | 'startTime' | 'skipSentiment'>

export type BuildChanges = Partial<Omit<BuildRecord, 'number'>>

/** What can be cancelled of a build: the sentiment that runs or follows, or all of it. */
export type Cancellation = 'sentiment' | 'build'

export interface BuildStore {
  /** Oldest first. */
  all(): Promise<BuildRecord[]>
  last(): Promise<BuildRecord | undefined>
  lastSuccessful(): Promise<BuildRecord | undefined>
  /** Records the start of a build. Builds and other jobs share one sequence of numbers. */
  start(build: NewBuild): Promise<BuildRecord>
  change(number: number, changes: BuildChanges): Promise<void>
  /**
   * Requests a cancellation of the process that runs the build, which polls `requestedCancel`. A request to cancel the whole build
   * is not weakened by one for its sentiment. Does nothing for a build that has ended: a later run of its sentiment would be cancelled.
   */
  requestCancel(number: number, what: Cancellation): Promise<void>
  requestedCancel(number: number): Promise<Cancellation | undefined>
}
