import { expect } from 'vitest'
import { onEveryStorage } from './everyStorage.js'

onEveryStorage('dashboards come from the oldest, as they were sent', async (open) => {
  const { dashboards } = await open()
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
  for (const id of ['z', 'a']) await dashboards.insert(dashboard(id))
  expect(await dashboards.all()).toEqual([dashboard('z'), dashboard('a')])
  expect([await dashboards.get('a'), await dashboards.get('b')]).toEqual([dashboard('a'), undefined])
})
