/** Numbers of core builds of this process since it opened the engine. */
export interface BuildCounts {
  running: number
  succeeded: number
  /** Includes cancelled builds. */
  failed: number
}

export const createBuildCounts = (): BuildCounts => ({ running: 0, succeeded: 0, failed: 0 })

/** Counts a build that has just started until it ends. */
export async function countBuild(counts: BuildCounts, core: Promise<unknown>): Promise<void> {
  counts.running++
  try {
    await core
    counts.succeeded++
  } catch {
    counts.failed++
  } finally {
    counts.running--
  }
}
