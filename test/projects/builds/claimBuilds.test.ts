import { expect, test } from 'vitest'
import { claimBuilds, createWakeup } from '../../../src/projects/builds/claimBuilds.js'
import type { Project } from '../../../src/projects/project.js'
import type { ClaimedBuild } from '../../../src/storage/port/buildQueue.js'

/** A queue with these builds, after which the engine closes; what was opened, continued, waited for and released. */
function openScene(builds: readonly string[], { closesWith }: { readonly closesWith?: string } = {}) {
  const waiting = builds.map((projectId): ClaimedBuild => ({ projectId, holder: `holder of ${projectId}` }))
  const done: string[] = []
  let closing = false
  const queue = {
    claim: async () => {
      const next = waiting.shift()
      if (next === undefined || next.projectId === closesWith) closing = true
      return next
    },
    release: async ({ projectId, holder }: ClaimedBuild) => void done.push(`release ${projectId} ${holder}`),
  }
  const open = async (projectId: string): Promise<Project | undefined> => {
    done.push(`open ${projectId}`)
    if (projectId === 'damaged') throw new Error('The file is damaged.')
    if (projectId === 'deleted') return undefined
    return {
      continueBuild: async (holder: string) => {
        done.push(`continue ${holder}`)
        return projectId !== 'ended'
      },
      waitFor: async (stage: string) => {
        done.push(`wait for ${stage} of ${projectId}`)
        if (projectId === 'failing') throw new Error('The build failed.')
      },
    } as unknown as Project
  }
  const failures: string[] = []
  const host = {
    open,
    isClosing: () => closing,
    wakeup: createWakeup(),
    onFailure: (error: unknown) => void failures.push((error as Error).message),
  }
  return { done, failures, run: () => claimBuilds(queue, host) }
}

test('builds run one after the other with their holder, and each is waited for with its sentiment', async () => {
  const { done, run } = openScene(['a', 'b'])
  await run()
  expect(done).toEqual(
    ['a', 'b'].flatMap((id) => [`open ${id}`, `continue holder of ${id}`, `wait for sentiment of ${id}`]),
  )
})

test('a build that has ended meanwhile is not waited for, and one that cannot be opened holds up no other', async () => {
  const { done, failures, run } = openScene(['ended', 'damaged', 'deleted', 'a'])
  await run()
  expect(failures).toEqual(['The file is damaged.'])
  expect(done).toEqual([
    ...['open ended', 'continue holder of ended', 'open damaged', 'open deleted'],
    ...['open a', 'continue holder of a', 'wait for sentiment of a'],
  ])
})

test('a build that fails is no failure of its claim, which the next one would be', async () => {
  const { done, failures, run } = openScene(['failing', 'damaged', 'a'])
  await run()
  expect(failures).toEqual(['The file is damaged.'])
  expect(done.at(-1)).toBe('wait for sentiment of a')
})

test('a build that is claimed while the engine closes is given back, and no other is claimed', async () => {
  const { done, run } = openScene(['a', 'b', 'c'], { closesWith: 'b' })
  await run()
  expect(done.slice(3)).toEqual(['release b holder of b'])
})

test('of claims that fail in succession the first is told, and again after one that succeeds', async () => {
  const results = ['away', 'away', 'none', 'away']
  const failures: unknown[] = []
  const claim = async (): Promise<ClaimedBuild | undefined> => {
    if (results.shift() === 'away') throw new Error(`${results.length} left`)
    return undefined
  }
  const host = {
    open: async () => undefined,
    isClosing: () => results.length === 0 && failures.length > 1,
    wakeup: createWakeup(),
    onFailure: (error: unknown) => void failures.push((error as Error).message),
  }
  await claimBuilds({ claim, release: async () => {} }, host)
  expect(failures).toEqual(['3 left', '0 left'])
})

test('between two looks a wake-up ends the pause, also one that came before it', async () => {
  const wakeup = createWakeup()
  const hour = 3_600_000
  wakeup.wake()
  await wakeup.pause(hour)
  const second = wakeup.pause(hour)
  wakeup.wake()
  await second
  // No wake-up is left over.
  await wakeup.pause(1)

  let looks = 0
  const claim = async (): Promise<undefined> => {
    looks++
  }
  const pauses: (() => void)[] = []
  const host = {
    open: async () => undefined,
    isClosing: () => looks === 2,
    wakeup: { wake: () => {}, pause: () => new Promise<void>((resolve) => pauses.push(resolve)) },
    onFailure: () => {},
  }
  const done = claimBuilds({ claim, release: async () => {} }, host)
  await expect.poll(() => pauses.length).toBe(1)
  expect(looks).toBe(1)
  pauses[0]!()
  await expect.poll(() => pauses.length).toBe(2)
  pauses[1]!()
  await done
  expect(looks).toBe(2)
})
