import { expect, test } from 'vitest'
import { createCatalogView } from '../../src/projects/catalogView.js'
import { openOwned, project } from '../storage/catalog/stores.js'

const a = { ...project, projectId: 'a', name: 'A' }
const b = { ...project, projectId: 'b', name: 'B' }

test('a view of the catalog keeps what it has read until a look finds a change, also of another process', async () => {
  const { catalog, openAgain } = await openOwned('a folder')
  const view = createCatalogView(catalog)
  await catalog.projects.insert(a)
  const before = await view.refreshCatalog()
  const { workspaceId } = project
  expect([await view.workspaceOf('a'), await view.workspaceOf('b')]).toEqual([workspaceId, undefined])
  expect(await view.refreshCatalog()).toBe(before)
  const other = await openAgain()
  await other.projects.remove('a')
  await other.projects.insert(b)
  // What is not known is read each time.
  expect([await view.workspaceOf('a'), await view.workspaceOf('b')]).toEqual([workspaceId, workspaceId])
  expect(await view.refreshCatalog()).not.toBe(before)
  expect([await view.workspaceOf('a'), await view.workspaceOf('b')]).toEqual([undefined, workspaceId])
})

test('what was asked for before a change of the catalog is not kept after it', async () => {
  const { catalog } = await openOwned('memory')
  const view = createCatalogView(catalog)
  let answer = (_: string): void => {}
  let reads = 0
  const name = view.cached<string>(async () =>
    ++reads === 1 ? await new Promise((resolve) => (answer = resolve)) : 'new',
  )
  await view.refreshCatalog()
  const early = name('a')
  await catalog.projects.insert(a)
  await view.refreshCatalog()
  answer('old')
  expect(await early).toBe('old')
  expect(await name('a')).toBe('new')
  expect([name('a'), reads]).toEqual(['new', 2])
})
