import { afterAll, beforeAll } from 'vitest'
import type { Project } from '../../../src/engine.js'
import { buildSample, type ServedExplorer, serveExplorer } from './openExplorer.js'

/** The explorer with one project, which is built of the hotel comments. */
export interface ServedSample extends Omit<ServedExplorer, 'close'> {
  readonly project: Project
  /** The address of a screen of the project. */
  path(screen: string, query?: string): string
}

/**
 * Serves the sample to the tests of the `describe` that calls this: its project is built before the first of them, and all is closed
 * after the last.
 */
export function serveSample(options?: Parameters<typeof buildSample>[1]): ServedSample {
  let served: ServedExplorer
  let project: Project
  beforeAll(async () => {
    served = await serveExplorer()
    project = await buildSample(served.engine, options)
  })
  afterAll(() => served.close())
  return {
    get engine() {
      return served.engine
    },
    get serving() {
      return served.serving
    },
    get project() {
      return project
    },
    path: (screen, query = '') => `/projects/${project.project_id}/${screen}${query}`,
    open: (path, openOptions) => served.open(path, openOptions),
    giveBack: (page) => served.giveBack(page),
  }
}
