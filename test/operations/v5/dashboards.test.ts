import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Engine, openEngine, type Project } from '../../../src/engine.js'
import { failure } from './reviews.js'

/** Spec v5 2.14 and 4.6. */
let engine: Engine
let project: Project
beforeAll(async () => {
  engine = await openEngine({ threads: 0 })
  project = await engine.projects.create({ name: 'Shop', language: 'en' })
})
afterAll(async () => await engine.close())

test('a dashboard is what was sent, with an id, its project and its author', async () => {
  expect(await project.dashboards.list()).toEqual([])
  const small = await project.dashboards.create({ name: '  Overview ' })
  expect(small).toEqual({
    name: 'Overview',
    dashboard_id: expect.stringMatching(/^[0-9a-f]{32}$/),
    project_id: project.project_id,
    author: 'owner@localhost',
    description: '',
    charts: [],
    top_filters: [],
    top_concepts: [],
    selections: [],
    active_concept_list: '',
  })
  const given = {
    name: 'Overview',
    description: 'For Mondays',
    charts: [{ type: 'volume', texts: ['battery'], nested: { deep: [1, null, true] } }],
    top_filters: [{ name: 'region', values: ['north'] }],
    top_concepts: ['battery', 'screen'],
    selections: { period: 'month' },
    active_concept_list: 'some list',
  }
  const large = await project.dashboards.create(given)
  expect(large).toMatchObject(given)
  expect(await project.dashboards.list()).toEqual([small, large])
  expect(await project.dashboards.get({ dashboard_id: large.dashboard_id })).toEqual(large)
})

test('top filters may be whole filters, top concepts concepts, and selections a list', async () => {
  const other = await engine.projects.create({ name: 'Whole filters', language: 'en' })
  const given = {
    name: 'Overview',
    top_filters: [[{ name: 'region', values: ['north'] }], [{ name: 'year', minimum: 2020 }], []],
    top_concepts: [{ texts: ['battery'] }],
    selections: [{ period: 'month' }],
  }
  expect(await other.dashboards.create(given)).toMatchObject(given)
  await expect(other.dashboards.create({ name: 'x', top_filters: [['x']] } as never)).rejects.toEqual(
    failure('INVALID_PARAMS', 'top_filters'),
  )
})

test('what is not there, or not a dashboard, is refused', async () => {
  const missing = failure('INADEQUATE_PERMISSION')
  await expect(project.dashboards.get({ dashboard_id: 'nothing' })).rejects.toEqual(missing)
  const [first] = await project.dashboards.list()
  const other = await engine.projects.create({ name: 'Other', language: 'en' })
  await expect(other.dashboards.get({ dashboard_id: first!.dashboard_id })).rejects.toEqual(missing)
  const wrong: readonly [object, string][] = [
    [{}, 'name'],
    [{ name: ' ' }, 'name'],
    [{ name: 'x', charts: {} }, 'charts'],
    [{ name: 'x', charts: ['x'] }, 'charts'],
    [{ name: 'x', top_filters: [1] }, 'top_filters'],
    [{ name: 'x', top_concepts: [1] }, 'top_concepts'],
    [{ name: 'x', selections: 'x' }, 'selections'],
    [{ name: 'x', active_concept_list: 3 }, 'active_concept_list'],
    [{ name: 'x', active_concept_list: 'x'.repeat(10_001) }, 'active_concept_list'],
    [{ name: 'x', dashboard_id: 'mine' }, 'dashboard_id'],
  ]
  for (const [sent, parameter] of wrong) {
    await expect(project.dashboards.create(sent as never)).rejects.toEqual(failure('INVALID_PARAMS', parameter))
  }
  expect(await project.dashboards.list()).toHaveLength(2)
})
