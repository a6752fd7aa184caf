/**
 * Runs work and ignores its failure, for work that can wait: what could not be recorded now (full disk, deleted project) is
 * found when the project is next used.
 */
export async function quietly(work: () => unknown): Promise<void> {
  try {
    await work()
  } catch {
    // See above.
  }
}
