import { setTimeout as pause } from 'node:timers/promises'
import type { BuildQueue, ClaimedBuild } from '../storage/port/buildQueue.js'
import type { Project } from './project.js'

/** Milliseconds between two looks for a build that waits. */
const LOOK_MILLISECONDS = 1_000

export interface ClaimHost {
  readonly open: (projectId: string) => Promise<Project | undefined>
  readonly isClosing: () => boolean
  /** Called with the first of several failures in succession: the next attempt follows within seconds. */
  readonly onFailure: (error: unknown) => void
}

/** Runs builds that wait for a process, one after the other, until the engine closes. */
export async function claimBuilds(queue: BuildQueue, { open, isClosing, onFailure }: ClaimHost): Promise<void> {
  let isFailing = false
  while (!isClosing()) {
    const claimed = await attempt(queue.claim)
    if (claimed !== undefined) await attempt(() => runClaimed(claimed))
    else await pause(LOOK_MILLISECONDS * (0.5 + Math.random()), undefined, { ref: false })
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
    if (await project?.continueBuild(claimed.holder)) await project?.waitFor('sentiment')
  }
}
