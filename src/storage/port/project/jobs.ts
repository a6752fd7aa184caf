/** A job of a project other than a build. Times are seconds since 1970; `stopTime` is null while it runs. */
export interface JobRecord {
  readonly number: number
  /** Kind of job. */
  readonly sourceType: string
  readonly startTime: number
  readonly stopTime: number | null
  readonly success: boolean | undefined
}

/** Jobs other than builds, in the same sequence of numbers. */
export interface JobStore {
  /** Oldest first. */
  all(): Promise<JobRecord[]>
  start(sourceType: string, startTime: number): Promise<number>
  end(number: number, stopTime: number, success: boolean): Promise<void>
  /** Ends the unfinished jobs of dead processes. */
  endAll(stopTime: number): Promise<void>
}
