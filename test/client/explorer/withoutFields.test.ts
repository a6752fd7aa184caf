import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { chromiumPath } from '../openPage.js'
import { type ServedExplorer, serveExplorer } from './openExplorer.js'

describe.skipIf(chromiumPath === undefined)('a project without fields', () => {
  let served: ServedExplorer
  let path: string
  beforeAll(async () => {
    served = await serveExplorer()
    const project = await served.engine.projects.create({ name: 'Texts', language: 'en' })
    await project.upload({ docs: [{ text: 'The room was clean.' }, { text: 'A long queue at breakfast.' }] })
    await project.build({ skip_sentiment: true })
    await project.waitForBuild()
    path = `/projects/${project.project_id}`
  })
  afterAll(() => served.close())

  test('has its texts at the left edge', async () => {
    const { page } = await served.open(`${path}/search?q=room`)
    const text = await page.locator('article p').boundingBox()
    const heading = await page.locator('.found').boundingBox()
    expect(text!.x).toBe(heading!.x)
    await served.giveBack(page)
  })

  test('has no groups to compare, and advises no filter', async () => {
    const { page } = await served.open(`${path}/compare`)
    await page.getByText('The documents have no fields.').waitFor()
    expect(await page.locator('.fbar').count()).toBe(1)
    await served.giveBack(page)
  })
})
