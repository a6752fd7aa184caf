import { setTimeout as pause } from 'node:timers/promises'
import type { BuildQueue, ClaimedBuild } from '../../storage/port/buildQueue.js'
import type { Project } from '../project.js'
import { quietly } from '../quietly.js'

/** Milliseconds between two looks for a build that waits, on average. */
const LOOK_MILLISECONDS = 1_000

/** Ends a pause early, also one that begins only afterwards. */
export interface Wakeup {
  wake(): void
  /** Resolves after these milliseconds, or as soon as `wake` is called or was called since the last pause. */
  pause(milliseconds: number): Promise<void>
}

export function createWakeup(): Wakeup {
  let waking = new AbortController()
  return {
    wake: () => waking.abort(),
    async pause(milliseconds) {
      await pause(milliseconds, undefined, { ref: false, signal: waking.signal }).catch(() => {})
      if (waking.signal.aborted) waking = new AbortController()
    },
  }
}

export interface ClaimHost {
  readonly open: (projectId: string) => Promise<Project | undefined>
  readonly isClosing: () => boolean
  /** Ends the pause between two looks. */
  readonly wakeup: Wakeup
  /** Called with the first of several failures in succession: the next attempt follows within seconds. */
  readonly onFailure: (error: unknown) => void
}

/** Runs builds that wait for a process, one after the other, until the engine closes. */
export async function claimBuilds(queue: BuildQueue, { open, isClosing, wakeup, onFailure }: ClaimHost): Promise<void> {
  let isFailing = false
  while (!isClosing()) {
    const claimed = await attempt(queue.claim)
    if (claimed !== undefined) await attempt(() => runClaimed(claimed))
    else await wakeup.pause(LOOK_MILLISECONDS * (0.5 + Math.random()))
  }

  /** While the database cannot be reached, nothing can be claimed. */
  async function attempt<T>(work: () => Promise<T>): Promise<T | undefined> {
    try {
      const result = await work()
      isFailing = false
      return result
    } catch (error) {
      if (!isFailing && !isClosing()) onFailure(error)
      isFailing = true
      return undefined
    }
  }

  /** A project that cannot be opened keeps its lease until it lapses, so that it does not keep others waiting. */
  async function runClaimed(claimed: ClaimedBuild): Promise<void> {
    if (isClosing()) return await queue.release(claimed)
    const project = await open(claimed.projectId)
    // The failure of a build is its own, and told as such.
    if (await project?.continueBuild(claimed.holder)) await quietly(() => project!.waitFor('sentiment'))
  }
}
