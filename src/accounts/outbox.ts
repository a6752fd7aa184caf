/** Letters that go out after the answer to whoever asked for them: neither the answer nor its time tells whether there was one. */
export interface Outbox {
  /** Runs `send` once the answer under way has been given. Its failure is told to nobody but `onFailure`. */
  later(send: () => Promise<void>): void
  /** Settles when all letters have been sent or have failed. */
  settled(): Promise<void>
}

export function createOutbox(onFailure: (error: unknown) => void): Outbox {
  const pending = new Set<Promise<void>>()
  return {
    later(send) {
      const sending = new Promise<void>((resolve) => setImmediate(resolve)).then(send).catch(onFailure)
      pending.add(sending)
      void sending.finally(() => pending.delete(sending))
    },
    settled: async () => {
      await Promise.all(pending)
    },
  }
}
