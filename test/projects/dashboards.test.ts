import { expect, onTestFinished, test } from 'vitest'
import { createDashboards } from '../../src/projects/dashboards.js'
import { openProjectFile } from '../../src/storage/project/projectFile.js'

test('dashboards are stored as they were sent, oldest first, and each creation is a change of the project', () => {
  const file = openProjectFile(undefined)
  onTestFinished(() => file.close())
  let ids = 9
  let touched = 0
  const dashboards = createDashboards({ file: () => file, newId: () => `b${ids--}`, touch: () => void touched++ })
  const request = {
    ...{ name: 'Board', author: 'ann', description: 'of rooms', selections: { a: [1] }, activeConceptList: 'list' },
    ...{ charts: [{ kind: 'bar' }], topFilters: [1], topConcepts: [{ texts: ['room'] }] },
  }
  expect([dashboards.all(), touched]).toEqual([[], 0])
  const [first, second] = [dashboards.create(request), dashboards.create({ ...request, name: 'Another' })]
  expect([first, second]).toEqual([
    { dashboardId: 'b9', ...request },
    { dashboardId: 'b8', ...request, name: 'Another' },
  ])
  expect([dashboards.all(), dashboards.get('b8'), touched]).toEqual([[first, second], second, 2])
  expect(() => dashboards.get('b1')).toThrow(expect.objectContaining({ code: 'INADEQUATE_PERMISSION' }))
})
