import { expect, test } from 'vitest'
import { openProjectFile } from '../../../src/storage/project/projectFile.js'

test('dashboards come from the oldest, as they were sent', () => {
  const { dashboards } = openProjectFile(undefined)
  const dashboard = (dashboardId: string) => ({
    ...{
      dashboardId,
      name: `Board ${dashboardId}`,
      author: 'ann@example.org',
      description: '',
      charts: [{ kind: 'bar' }],
    },
    ...{ topFilters: [1], topConcepts: [], selections: { a: null }, activeConceptList: '' },
  })
  for (const id of ['z', 'a']) dashboards.insert(dashboard(id))
  expect(dashboards.all()).toEqual([dashboard('z'), dashboard('a')])
  expect([dashboards.get('a'), dashboards.get('b')]).toEqual([dashboard('a'), undefined])
})
