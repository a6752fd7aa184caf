import { onTestFinished } from 'vitest'
import { run } from '../../src/cli/run.js'

/** What a command that goes on until it is stopped prints when it is ready. */
interface Ready {
  readonly url?: string
  readonly token?: string
}

/** Starts a command that goes on until it is stopped, in this process; it is stopped after the test. `errors` are its lines of log. */
export async function startCommand(args: readonly string[]) {
  const stopping = new AbortController()
  let print = (_: string): void => {}
  const line = new Promise<string>((resolve) => {
    print = resolve
  })
  const errors: string[] = []
  const streams = { stdout: { write: print }, stderr: { write: (text: string) => void errors.push(text) } }
  const ended = run(args, { streams: streams as never, signal: stopping.signal })
  const stop = async (): Promise<number> => {
    stopping.abort()
    return await ended
  }
  onTestFinished(async () => void (await stop()))
  return { ready: JSON.parse(await line) as Ready, errors, stop }
}
