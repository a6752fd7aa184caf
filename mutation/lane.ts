import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { RunnerMessage, RunRequest } from './runner.js'
import type { Sandbox } from './sandbox.js'

const runnerPath = fileURLToPath(new URL('runner.js', import.meta.url))

/** After so many runs a process is replaced, and with it what broken tests have left in it. */
const RUNS_OF_A_PROCESS = 40

export type RunResult =
  | { readonly kind: 'passed'; readonly seconds: ReadonlyMap<string, number> }
  | { readonly kind: 'failed'; readonly test: string }
  | { readonly kind: 'timeout'; readonly test: string }

/** Runs tests in one sandbox, one request at a time, in a process that is ended when tests do not end. */
export interface Lane {
  readonly sandbox: Sandbox
  /** Runs tests in their order until one fails; `limit` gives the seconds that a test file may take. */
  run(tests: readonly string[], limit: (test: string) => number): Promise<RunResult>
  close(): void
}

/** Opens a lane; its process starts with the first run. */
export function openLane(sandbox: Sandbox, environment: Readonly<Record<string, string>> = {}): Lane {
  let child: ChildProcess | undefined
  let runs = 0
  const stop = (): void => {
    if (child?.pid !== undefined) endGroup(child.pid)
    child = undefined
    runs = 0
  }
  return {
    sandbox,
    run: async (tests, limit) => {
      if (runs++ >= RUNS_OF_A_PROCESS) stop()
      if (child === undefined) {
        child = await start(sandbox.root, environment)
        runs = 1
      }
      const result = await ask(child, { changed: sandbox.takeWritten(), tests }, limit)
      if (result.kind === 'timeout' || !child.connected) stop()
      return result
    },
    close: stop,
  }
}

/** Ends a process with the processes that its tests have started. */
function endGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {}
}

function start(root: string, environment: Readonly<Record<string, string>>): Promise<ChildProcess> {
  const child = fork(runnerPath, [root], {
    cwd: root,
    env: { ...process.env, VITEST: 'true', NODE_ENV: 'test', ...environment },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    detached: true,
  })
  return new Promise((resolve, reject) => {
    child.once('message', () => resolve(child))
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`The process of the tests ended with ${code} before its first run.`)))
  })
}

/** A process that ends by itself has been ended by the mutant: its tests failed. */
function ask(child: ChildProcess, request: RunRequest, limit: (test: string) => number): Promise<RunResult> {
  return new Promise((resolve) => {
    const seconds = new Map<string, number>()
    const current = (): string => request.tests[seconds.size] ?? request.tests.at(-1)!
    let timer: NodeJS.Timeout | undefined
    const finish = (result: RunResult): void => {
      clearTimeout(timer)
      child.off('message', hear)
      child.off('exit', died)
      resolve(result)
    }
    const wait = (): void => {
      clearTimeout(timer)
      timer = setTimeout(() => finish({ kind: 'timeout', test: current() }), limit(current()) * 1000)
    }
    const died = (): void => finish({ kind: 'failed', test: current() })
    const hear = (message: RunnerMessage): void => {
      if (message.kind === 'file') {
        seconds.set(message.test, message.seconds)
        wait()
      } else if (message.kind === 'end') {
        finish(message.failed === undefined ? { kind: 'passed', seconds } : { kind: 'failed', test: message.failed })
      }
    }
    child.on('message', hear)
    child.once('exit', died)
    wait()
    child.send(request)
  })
}

/** Works on all lanes at once; closes them and removes their sandboxes at the end. */
export async function runLanes(lanes: readonly Lane[], work: (lane: Lane) => Promise<void>): Promise<void> {
  try {
    await Promise.all(lanes.map(work))
  } finally {
    for (const lane of lanes) {
      lane.close()
      lane.sandbox.remove()
    }
  }
}
