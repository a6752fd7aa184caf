import type { Socket } from 'node:net'
import type { Client } from 'pg'

/** What is done about statements that the database does not answer. */
export interface SilenceWatch {
  /**
   * Waits for the answer to a statement on a connection, which is cut where the database is found to hang; the statement then fails.
   * With `mayRepeat` it is also cut where the database answers others: the statement may get its answer on another connection.
   */
  answer<T>(client: Client, statement: Promise<T>, mayRepeat?: boolean): Promise<T>
}

interface SilenceOptions {
  /** Milliseconds without an answer after which the database is asked whether it answers at all. */
  readonly milliseconds: number
  /** Asks on a connection of its own; rejects if there is no answer in time. */
  readonly ask: () => Promise<unknown>
  /** Cuts the connections that nobody uses: they may be as silent as the one that was. */
  readonly cutIdle: () => void
}

/** Destroys the socket of a connection: the package offers no other way to end one whose server is silent. */
export const cutConnection = (client: Client): void =>
  void (client as unknown as { readonly connection: { readonly stream: Socket } }).connection.stream.destroy()

export function watchSilence({ milliseconds, ask, cutIdle }: SilenceOptions): SilenceWatch {
  let asking: Promise<boolean> | undefined
  const isAlive = (): Promise<boolean> => {
    asking ??= ask()
      .then(
        () => true,
        () => false,
      )
      .finally(() => {
        asking = undefined
      })
    return asking
  }
  return {
    async answer(client, statement, mayRepeat = false) {
      let isPending = true
      const timer = setTimeout(async () => {
        const isAnswering = await isAlive()
        if (!isPending || (isAnswering && !mayRepeat)) return
        if (isAnswering) cutIdle()
        cutConnection(client)
      }, milliseconds)
      try {
        return await statement
      } finally {
        isPending = false
        clearTimeout(timer)
      }
    },
  }
}
