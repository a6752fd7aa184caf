import { monitorEventLoopDelay } from 'node:perf_hooks'

/** What one stage took, and how long it held the event loop, in milliseconds. */
export interface Stage {
  readonly seconds: number
  readonly loopP99: number
  readonly loopMost: number
}

/** What a process reports when it has done its part. */
export interface Report {
  readonly stages: Readonly<Record<string, Stage>>
  readonly peakMegabytes: number
}

export interface BuildReport extends Report {
  readonly projectId: string
  readonly fileMegabytes: number
}

const loop = monitorEventLoopDelay({ resolution: 5 })

export async function measured(run: () => Promise<unknown>): Promise<Stage> {
  loop.reset()
  loop.enable()
  const started = performance.now()
  await run()
  const seconds = (performance.now() - started) / 1000
  // A block at the very end is noticed on the next turn.
  await new Promise((resolve) => setTimeout(resolve, 6))
  loop.disable()
  return { seconds, loopP99: loop.percentile(99) / 1e6, loopMost: loop.max / 1e6 }
}

/** The median of some rounds; the event loop's figures are those of all of them. */
export async function median(rounds: number, ask: (round: number) => Promise<unknown>): Promise<Stage> {
  const times: number[] = []
  const stage = await measured(async () => {
    for (let round = 0; round < rounds; round++) {
      const started = performance.now()
      await ask(round)
      times.push((performance.now() - started) / 1000)
    }
  })
  return { ...stage, seconds: times.sort((a, b) => a - b)[rounds >> 1]! }
}

export const peakMegabytes = (): number => process.resourceUsage().maxRSS / 1e3
