import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const PROGRAM = fileURLToPath(new URL('../../dist/cli/main.js', import.meta.url))
/** Milliseconds between two looks at a member that starts. */
const LOOK_MILLISECONDS = 50
/** A member that is not ready after this many milliseconds is a fault. */
const LONGEST_START = 60_000

export interface MemberOptions {
  readonly role: 'node' | 'worker'
  readonly name: string
  /** It answers there, a worker its health only. */
  readonly port: number
  readonly address: string
  /** Token and password of the owner. */
  readonly token: string
  readonly password: string
}

/** A process of the cluster, which can be killed and started again. */
export interface Member extends Pick<MemberOptions, 'role' | 'name' | 'port'> {
  /** Whether the process was ready and has not ended since. */
  isRunning(): boolean
  /** Starts the process and waits until it is ready; throws what it printed when it ends before. */
  start(): Promise<void>
  /** Ends the process at once. */
  kill(): Promise<void>
  /** Ends the process as operators do, and returns its exit code. */
  stop(): Promise<number | null>
}

export function createMember({ role, name, port, address, token, password }: MemberOptions): Member {
  const command =
    role === 'node' ? ['serve', '--no-builds', '--no-rate-limits', '--no-explorer'] : ['worker', '--threads', '1']
  let child: ChildProcess | undefined
  let hasStarted = false
  let printed = ''
  const launch = (): ChildProcess => {
    const owner = { CONCEPTLITE_TOKEN: token, CONCEPTLITE_PASSWORD: password }
    const env = { ...process.env, CONCEPTLITE_DATABASE: address, ...(role === 'node' && owner) }
    const args = [PROGRAM, ...command, '--port', String(port), '--log-level', 'error']
    const launched = spawn(process.execPath, args, { env, stdio: ['ignore', 'ignore', 'pipe'] })
    launched.stderr!.setEncoding('utf8').on('data', (text: string) => {
      printed = (printed + text).slice(-2_000)
    })
    launched.once('exit', () => {
      if (child !== launched) return
      child = undefined
      hasStarted = false
    })
    return launched
  }
  const end = async (signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> => {
    const ending = child
    if (ending === undefined) return null
    const exited = once(ending, 'exit')
    ending.kill(signal)
    const [code] = (await exited) as [number | null]
    return code
  }
  return {
    role,
    name,
    port,
    isRunning: () => hasStarted,
    async start() {
      printed = ''
      child = launch()
      const began = performance.now()
      while (!(await isReady(port))) {
        if (child === undefined) throw new Error(`${name} ended while it started: ${printed}`)
        if (performance.now() - began > LONGEST_START) throw new Error(`${name} is not ready: ${printed}`)
        await pause(LOOK_MILLISECONDS)
      }
      hasStarted = true
    },
    kill: async () => void (await end('SIGKILL')),
    stop: () => end('SIGTERM'),
  }
}

const isReady = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/health/ready`, { headers: { connection: 'close' } }).then(
    ({ ok }) => ok,
    () => false,
  )
