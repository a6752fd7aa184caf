import { z } from 'zod'
import type { Dashboard } from '../../projects/dashboards.js'
import { LONGEST_LABEL } from '../limits.js'
import { operation } from '../operation.js'
import { descriptionText, displayName, jsonObject, noParams } from '../params.js'

/** Maximum number of entries in each list of a dashboard. */
const MOST_DRAWN = 10_000

/** A dashboard. Spec v5 2.14. */
export interface DashboardRecord {
  /** Name of the dashboard. */
  name: string
  /** Identifier of the dashboard. */
  dashboard_id: string
  /** Project of the dashboard. */
  project_id: string
  /** Login of the user who created it. */
  author: string
  /** Free text; empty if none was given. */
  description: string
  /** Charts as they were stored. */
  charts: unknown[]
  /** Filters as they were stored. */
  top_filters: unknown[]
  /** Concepts as they were stored. */
  top_concepts: unknown[]
  /** Selections as they were stored. */
  selections: unknown
  /** Identifier of the active concept list; empty if there is none. */
  active_concept_list: string
}

/** All dashboards of a project, oldest first. Spec v5 4.6. */
export const listDashboards = operation({
  methods: ['GET'],
  path: '/api/v5/projects/:project_id/dashboards/',
  spec: 'v5 4.6',
  access: 'read',
  params: noParams,
  summary: 'Lists the dashboards.',
  result: 'An array of dashboards.',
  handle: async ({ project }): Promise<DashboardRecord[]> =>
    (await project.dashboards.all()).map((dashboard) => renderDashboard(project.projectId, dashboard)),
})

/** One dashboard. Spec v5 4.6. */
export const getDashboard = operation({
  methods: ['GET'],
  path: '/api/v5/projects/:project_id/dashboards/:dashboard_id/',
  spec: 'v5 4.6',
  access: 'read',
  params: noParams,
  summary: 'Reads a dashboard.',
  result: 'The dashboard.',
  handle: async ({ project, path }): Promise<DashboardRecord> =>
    renderDashboard(project.projectId, await project.dashboards.get(path.dashboard_id)),
})

/**
 * Creates a dashboard. Our choices: charts, filters and selections are stored and returned as they were sent, because only the
 * client interprets them. Where the specification shows two forms, both are accepted: filters or objects for `top_filters`,
 * concepts or texts for `top_concepts`, an array or an object for `selections`. Spec v5 2.14, 4.6.
 */
export const createDashboard = operation({
  methods: ['POST'],
  path: '/api/v5/projects/:project_id/dashboards/',
  spec: 'v5 4.6',
  access: 'write',
  params: () =>
    z.strictObject({
      name: displayName.describe('Surrounding whitespace is ignored'),
      description: descriptionText.default(''),
      charts: z.array(jsonObject).max(MOST_DRAWN).default([]),
      top_filters: z
        .array(z.union([jsonObject, z.array(jsonObject).max(MOST_DRAWN)]))
        .max(MOST_DRAWN)
        .default([]),
      top_concepts: z
        .array(z.union([z.string(), jsonObject]))
        .max(MOST_DRAWN)
        .default([]),
      selections: z.union([jsonObject, z.array(jsonObject).max(MOST_DRAWN)]).default([]),
      active_concept_list: z.string().max(LONGEST_LABEL).default('').describe('Id of a concept list'),
    }),
  summary: 'Creates a dashboard.',
  result: 'The dashboard.',
  handle: async ({ project, caller }, question): Promise<DashboardRecord> =>
    renderDashboard(
      project.projectId,
      await project.dashboards.create({
        name: question.name,
        author: caller.username,
        description: question.description,
        charts: question.charts,
        topFilters: question.top_filters,
        topConcepts: question.top_concepts,
        selections: question.selections,
        activeConceptList: question.active_concept_list,
      }),
    ),
})

function renderDashboard(projectId: string, dashboard: Dashboard): DashboardRecord {
  return {
    name: dashboard.name,
    dashboard_id: dashboard.dashboardId,
    project_id: projectId,
    author: dashboard.author,
    description: dashboard.description,
    charts: [...dashboard.charts],
    top_filters: [...dashboard.topFilters],
    top_concepts: [...dashboard.topConcepts],
    selections: dashboard.selections,
    active_concept_list: dashboard.activeConceptList,
  }
}
