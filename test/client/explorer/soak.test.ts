import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { chromiumPath } from '../openPage.js'
import { buildSample, type ServedExplorer, serveExplorer } from './openExplorer.js'
import { walk } from './walk.js'

/** Walks of a run, each from another seed: `CONCEPTLITE_WALKS=20 CONCEPTLITE_FIRST_WALK=100` walks twenty times, from seed 100 on. */
const WALKS = Number(process.env.CONCEPTLITE_WALKS ?? 1)
const FIRST = Number(process.env.CONCEPTLITE_FIRST_WALK ?? 1)
const ACTIONS = 250
const SCREENS = [
  ...['overview', 'search', 'drivers', 'compare', 'concepts', 'vocabulary', 'documents', 'add', 'projects'],
  'account',
]

describe.skipIf(chromiumPath === undefined)('whoever clicks and types at random', () => {
  let served: ServedExplorer
  beforeAll(async () => {
    served = await serveExplorer()
  })
  afterAll(() => served.close())

  test.each(Array.from({ length: WALKS }, (_, i) => FIRST + i))(
    `sees no error in ${ACTIONS} steps, and destroys nothing that is typed to confirm: walk %i`,
    { timeout: 600_000 },
    async (seed) => {
      const project = await buildSample(served.engine)
      await project.conceptLists.create({ name: 'Service', concepts: [{ name: 'Waiting', texts: ['queue', 'wait'] }] })
      const home = `/projects/${project.project_id}`
      const { visits } = await walk({ served, seed, actions: ACTIONS, home, screens: SCREENS })
      for (const name of SCREENS) expect(visits.get(name), name).toBeGreaterThan(0)
      const names = (await served.engine.projects.list()).map(({ project_id }) => project_id)
      expect(names).toContain(project.project_id)
      for (const id of names) await served.engine.project(id).delete()
    },
  )
})
