/**
 * Mails sent after the answer to the request that caused them, so that neither the answer nor its timing reveals
 * whether a mail was sent.
 */
export interface Outbox {
  /** Runs `send` after the current answer has been given. Only `onFailure` gets its error. */
  later(send: () => Promise<void>): void
  /** Settles when all mails have been sent or have failed. */
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
