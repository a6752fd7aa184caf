import type { Socket } from 'node:net'
import type { Client } from 'pg'

/** What is done about statements that the database does not answer. */
export interface SilenceWatch {
  /**
   * Waits for the answer to a statement on a connection, which is cut where the database is found to hang; the statement then fails.
   * With `mayRepeat` it is also cut where the database answers others and does not work on this statement: the connection has become
   * silent, and the statement may get its answer on another one.
   */
  answer<T>(client: Client, statement: Promise<T>, mayRepeat?: boolean): Promise<T>
}

interface SilenceOptions {
  /** Milliseconds without an answer after which the database is asked, each time again. */
  readonly milliseconds: number
  /**
   * Asks the database on a connection of its own whether it works on the statement of a backend, given its process identifier; true
   * where it refuses to say. Rejects if there is no answer in time.
   */
  readonly ask: () => Promise<(backend: number) => boolean>
  /** Cuts the connections that nobody uses: they may be as silent as the one that was. */
  readonly cutIdle: () => void
}

/** What the types of the package leave out. */
interface ClientParts {
  readonly connection: { readonly stream: Socket }
  /** Process identifier of the backend. */
  readonly processID: number
}

const partsOf = (client: Client): ClientParts => client as unknown as ClientParts

/** Destroys the socket of a connection: the package offers no other way to end one whose server is silent. */
export const cutConnection = (client: Client): void => void partsOf(client).connection.stream.destroy()

export function watchSilence({ milliseconds, ask, cutIdle }: SilenceOptions): SilenceWatch {
  let asking: ReturnType<SilenceOptions['ask']> | undefined
  return {
    async answer(client, statement, mayRepeat = false) {
      let isPending = true
      const look = async (): Promise<void> => {
        asking ??= ask().finally(() => {
          asking = undefined
        })
        const isWorking = await asking.catch(() => undefined)
        if (!isPending) return
        if (isWorking !== undefined) {
          if (!mayRepeat || isWorking(partsOf(client).processID)) {
            timer = setTimeout(look, milliseconds)
            return
          }
          cutIdle()
        }
        cutConnection(client)
      }
      let timer = setTimeout(look, milliseconds)
      try {
        return await statement
      } finally {
        isPending = false
        clearTimeout(timer)
      }
    },
  }
}
