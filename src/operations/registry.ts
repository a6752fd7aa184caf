import { listOperations } from './functions.js'
import { compareConcepts } from './v5/compare.js'
import {
  addSharedConcepts,
  createConceptList,
  deleteConceptList,
  deleteSharedConcepts,
  getConceptList,
  listConceptLists,
  orderSharedConcepts,
  updateConceptList,
  updateSharedConcepts,
} from './v5/conceptLists.js'
import { conceptAssociations, concepts, filterAssociations, matchCounts, scoreDrivers } from './v5/concepts.js'
import { copyProject } from './v5/copy.js'
import { createDashboard, getDashboard, listDashboards } from './v5/dashboards.js'
import { openApi, page } from './v5/description.js'
import { clearFavorites, deleteDocuments, setFavorites, undeleteDocuments } from './v5/documentMarks.js'
import { docs } from './v5/documents.js'
import { getTermManagement, updateTermManagement } from './v5/management.js'
import { outliers } from './v5/outliers.js'
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
import { largestConceptMovement, netSentimentChange, volume } from './v5/summaries.js'
import { terms } from './v5/terms.js'
import { upload } from './v5/upload.js'
import { vectorize } from './v5/vectorize.js'

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
    copy: copyProject,
    metadata,
    build,
    cancelSentiment,
    vectorize,
    upload,
    docs: {
      search: docs,
      delete: deleteDocuments,
      unmarkDelete: undeleteDocuments,
      setFavorites,
      clearFavorites,
    },
    terms: { get: terms, management: getTermManagement, manage: updateTermManagement },
    concepts: {
      list: concepts,
      matchCounts,
      conceptAssociations,
      filterAssociations,
      scoreDrivers,
      sentiment,
      compare: compareConcepts,
      outliers,
    },
    conceptLists: {
      list: listConceptLists,
      get: getConceptList,
      create: createConceptList,
      update: updateConceptList,
      delete: deleteConceptList,
      addConcepts: addSharedConcepts,
      deleteConcepts: deleteSharedConcepts,
      updateConcepts: updateSharedConcepts,
      orderConcepts: orderSharedConcepts,
    },
    dashboards: { list: listDashboards, create: createDashboard, get: getDashboard },
    summary: { volume, netSentimentChange, largestConceptMovement },
  },
  status,
  description: { page, openApi },
} as const

export type Registry = typeof registry

/** The operations with their full names, in the order of the registry. */
export const operations = listOperations(registry)
