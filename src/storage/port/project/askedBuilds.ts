/** How a build was asked for, as far as its record does not say. */
export interface AskedBuild {
  /** Number of its record. */
  readonly number: number
  /** Whether it reads all documents in its own language. */
  readonly isMonolingual: boolean
  /** Whether it waits for a process that runs it. */
  readonly isWaiting: boolean
}

/** The last build that was asked for, where the processes of several machines share builds. */
export interface AskedBuildStore {
  get(): Promise<AskedBuild | undefined>
  put(build: AskedBuild): Promise<void>
}
