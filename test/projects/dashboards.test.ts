import { expect, onTestFinished, test } from 'vitest'
import { createDashboards } from '../../src/projects/dashboards.js'
import { openProjectFile } from '../../src/storage/sqlite/project/projectFile.js'

test('dashboards are stored as they were sent, oldest first, and each creation is a change of the project', async () => {
  const file = openProjectFile(undefined)
  onTestFinished(() => file.close())
  let ids = 9
  let touched = 0
  const dashboards = createDashboards({ records: file, newId: () => `b${ids--}`, touch: async () => void touched++ })
  const request = {
    ...{ name: 'Board', author: 'ann', description: 'of rooms', selections: { a: [1] }, activeConceptList: 'list' },
    ...{ charts: [{ kind: 'bar' }], topFilters: [1], topConcepts: [{ texts: ['room'] }] },
  }
  expect([await dashboards.all(), touched]).toEqual([[], 0])
  const [first, second] = [await dashboards.create(request), await dashboards.create({ ...request, name: 'Another' })]
  expect([first, second]).toEqual([
    { dashboardId: 'b9', ...request },
    { dashboardId: 'b8', ...request, name: 'Another' },
  ])
  expect([await dashboards.all(), await dashboards.get('b8'), touched]).toEqual([[first, second], second, 2])
  await expect(dashboards.get('b1')).rejects.toThrow(expect.objectContaining({ code: 'INADEQUATE_PERMISSION' }))
})
