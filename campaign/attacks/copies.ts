import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { EngineError, openEngine } from '../../dist/index.js'
import type { Attack, Round } from '../attack.js'
import { emptyLane, runLane } from '../lanes.js'

/** Copies of one folder. */
const COPIES = 8
/** Milliseconds between two copies, at most. */
const LONGEST_GAP = 400
const CHANGES = 40

/** Copies the files of a folder while it is changed, and opens the copies. */
async function copiesRound(round: Round): Promise<void> {
  const directory = round.folder()
  const target = round.folder()
  let isOver = false
  const changing = runLane(round, emptyLane('live'), { directory, seed: round.seed, changes: CHANGES }).finally(() => {
    isOver = true
  })
  const copies: string[] = []
  while (!isOver && copies.length < COPIES) {
    await sleep(round.random.int(LONGEST_GAP))
    const copy = join(target, `copy-${copies.length}`)
    // A file can be gone between listing and reading: then there is no copy.
    try {
      cpSync(directory, copy, { recursive: true })
      copies.push(copy)
    } catch {}
  }
  const { refusal, ending, errors } = await changing
  if (refusal !== undefined) round.fault('5xx', JSON.stringify(refusal))
  else if (ending !== 0) round.fault('crash', `A process ended with ${ending}: ${errors}`)
  for (const copy of copies) await openCopy(round, copy)
}

/** A copy opens and answers, or an error tells why not; nothing else. */
async function openCopy(round: Round, directory: string): Promise<void> {
  const explained = (error: unknown, what: string): void => {
    if (error instanceof EngineError && error.message !== new EngineError('ERROR').message) return
    round.fault('wrong', `${what} of a copy: ${error instanceof Error ? error.stack : String(error)}`)
  }
  round.count()
  const engine = await openEngine({ directory, threads: 0, passwordCost: 2 }).catch((error: unknown) =>
    explained(error, 'The opening'),
  )
  if (engine === undefined) return
  try {
    for (const { project_id, last_successful_build_time: built } of await engine.projects.list()) {
      const project = engine.project(project_id)
      const ask = async (what: string, question: () => Promise<unknown>): Promise<void> => {
        round.count()
        await question().catch((error: unknown) => explained(error, what))
      }
      await ask('The record', () => project.get())
      await ask('The lists', () => project.conceptLists.list())
      if (built !== null) {
        await ask('A search', () => project.docs.search({ search: { texts: ['room'] }, limit: 25_000 }))
        await ask('The concepts', () => project.concepts.list({}))
      }
      await ask('A build', async () => {
        await project.upload({ docs: [{ text: 'A quiet room after all.' }] })
        await project.build()
        await project.waitForBuild()
      })
    }
  } catch (error) {
    explained(error, 'The list')
  } finally {
    await engine.close()
  }
}

export const copies: Attack = {
  name: 'copies',
  summary: 'Copies the files of a folder while it is changed; the copies open and can be built, or say why not.',
  share: 2,
  round: copiesRound,
}
