/** A project whose lease this process has taken, because a build waits there or has lost its process. */
export interface ClaimedBuild {
  readonly projectId: string
  /** Name of the holder of the lease. */
  readonly holder: string
}

/** Builds that wait for a process, where the processes of several machines share them. */
export interface BuildQueue {
  /** Takes the lease of the project that has waited longest; undefined when none waits. Two processes never get the same. */
  claim(): Promise<ClaimedBuild | undefined>
  /** Gives a claimed project back. */
  release(claimed: ClaimedBuild): Promise<void>
}
