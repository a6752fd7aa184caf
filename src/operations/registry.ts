import { listOperations } from './functions.js'
import { conceptAssociations, concepts, filterAssociations, matchCounts, scoreDrivers } from './v5/concepts.js'
import { openApi, page } from './v5/description.js'
import { docs } from './v5/documents.js'
import {
  build,
  cancelSentiment,
  createProject,
  deleteProject,
  getProject,
  listProjects,
  metadata,
  updateProject,
} from './v5/projects.js'
import { sentiment } from './v5/sentiment.js'
import { status } from './v5/status.js'
import { terms } from './v5/terms.js'
import { upload } from './v5/upload.js'

/**
 * Every operation of the service, under the name that functions have: `project.docs.search` is the function `docs.search`
 * of a project's handle, all else hangs on the engine. Functions, routes, description, the table in README and the
 * contract tests are made from this.
 */
export const registry = {
  projects: { create: createProject, list: listProjects },
  project: {
    get: getProject,
    update: updateProject,
    delete: deleteProject,
    metadata,
    build,
    cancelSentiment,
    upload,
    docs: { search: docs },
    terms: { get: terms },
    concepts: {
      list: concepts,
      matchCounts,
      conceptAssociations,
      filterAssociations,
      scoreDrivers,
      sentiment,
    },
  },
  status,
  description: { page, openApi },
} as const

export type Registry = typeof registry

/** The operations with their full names, in the order of the registry. */
export const operations = listOperations(registry)
