import { setTimeout as pause } from 'node:timers/promises'
import type { BuildQueue, ClaimedBuild } from '../storage/port/buildQueue.js'
import { quietly } from './buildFailures.js'
import type { Project } from './project.js'

/** Milliseconds between two looks for a build that waits. */
const LOOK_MILLISECONDS = 1_000

/** Runs builds that wait for a process, one after the other, until the engine closes. */
export async function claimBuilds(
  queue: BuildQueue,
  open: (projectId: string) => Promise<Project | undefined>,
  isClosing: () => boolean,
): Promise<void> {
  while (!isClosing()) {
    // While the database cannot be reached, nothing can be claimed.
    const claimed = await queue.claim().catch(() => undefined)
    if (claimed !== undefined) await quietly(() => runClaimed(claimed))
    else await pause(LOOK_MILLISECONDS * (0.5 + Math.random()), undefined, { ref: false })
  }

  /** A project that cannot be opened keeps its lease until it lapses, so that it does not keep others waiting. */
  async function runClaimed(claimed: ClaimedBuild): Promise<void> {
    if (isClosing()) return await queue.release(claimed)
    const project = await open(claimed.projectId)
    if (await project?.continueBuild(claimed.holder)) await project?.waitFor('sentiment')
  }
}
