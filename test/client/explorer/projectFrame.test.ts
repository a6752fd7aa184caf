import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { chromiumPath } from '../openPage.js'
import { buildSample, type ServedExplorer, serveExplorer, viewerToken } from './openExplorer.js'

const REASON = 'The process that ran this build ended before the build did.'

describe.skipIf(chromiumPath === undefined)('the frame of a project', () => {
  let served: ServedExplorer
  beforeAll(async () => {
    served = await serveExplorer()
  })
  afterAll(() => served.close())

  /** Shows this as the last build of a project, until the page asks for `until`. */
  async function showBuild(page: Page, projectId: string, build: object, until: string): Promise<void> {
    let isShown = true
    await page.route(`**/api/v5/projects/${projectId}/${until}/`, async (route) => {
      isShown = false
      await route.continue()
    })
    await page.route(`**/api/v5/projects/${projectId}/`, async (route) => {
      const response = await route.fetch()
      const answer = await response.json()
      const { result = answer } = answer
      if (isShown) result.last_build_info = build
      await route.fulfill({ response, json: answer })
    })
  }

  /** Lets the last build of a project be one that failed, until another is started. */
  const failBuild = (page: Page, projectId: string): Promise<void> => {
    const sentiment = { skip_sentiment: true, stop_time: 2, success: false }
    return showBuild(
      page,
      projectId,
      { number: 9, start_time: 1, stop_time: 2, success: false, reason: REASON, sentiment },
      'build',
    )
  }

  test('offers to build data that has no build, to those who may', async () => {
    const project = await served.engine.projects.create({ name: 'New', language: 'en' })
    await project.upload({ docs: [{ text: 'The room was clean.' }, { text: 'A clean room with a soft bed.' }] })
    const path = `/projects/${project.project_id}/overview`
    const viewer = await served.open(path, { token: await viewerToken(served.engine) })
    await viewer.page.getByText('as soon as somebody who may write to it has built it').waitFor()
    expect(await viewer.page.getByRole('button', { name: 'Build' }).count()).toBe(0)
    await served.giveBack(viewer.page)
    const { page } = await served.open(path)
    await page.getByRole('button', { name: 'Build', exact: true }).click()
    await page.getByText('2 of 2 documents').waitFor()
    await served.giveBack(page)
  })

  test('says that the last build failed and why, above the answers of the build before it', async () => {
    const project = await buildSample(served.engine, { sentiment: false })
    const { page } = await served.open('/projects')
    await failBuild(page, project.project_id)
    await page.goto(`${served.serving.url}/#/projects/${project.project_id}/documents`)
    await page.getByRole('status').getByText(REASON).waitFor()
    await page.getByText('353 of 353 documents').waitFor()
    await page.getByRole('button', { name: 'Build again' }).click()
    await page.getByText(REASON).waitFor({ state: 'detached' })
    await served.giveBack(page)
  })

  test('shows no other project in the place of one that cannot be read', async () => {
    const project = await buildSample(served.engine, { sentiment: false })
    const { page } = await served.open(`/projects/${project.project_id}/documents`, { refusals: [403] })
    await page.getByText('353 of 353 documents').waitFor()
    await page.evaluate('location.hash = "#/projects/nnnnn/documents"')
    await page.getByText('This does not exist, or you may not see it.').waitFor()
    expect(await page.getByText('353 of 353 documents').count()).toBe(0)
    await served.giveBack(page)
  })

  test('where data is added it says so, too', async () => {
    const project = await buildSample(served.engine, { sentiment: false })
    const { page } = await served.open('/projects')
    await failBuild(page, project.project_id)
    await page.goto(`${served.serving.url}/#/projects/${project.project_id}/add`)
    await page.getByRole('status').getByText(REASON).waitFor()
    await page.getByText('Drop a file here').waitFor()
    await page.getByRole('button', { name: 'Build again' }).click()
    await page.getByText(REASON).waitFor({ state: 'detached' })
    await served.giveBack(page)
  })

  test('without a build before it a failed one stands in the place of the answers', async () => {
    const project = await served.engine.projects.create({ name: 'New', language: 'en' })
    await project.upload({ docs: [{ text: 'The room was clean.' }] })
    const { page } = await served.open('/projects')
    await failBuild(page, project.project_id)
    await page.goto(`${served.serving.url}/#/projects/${project.project_id}/overview`)
    await page.getByText('The last build failed.').waitFor()
    await page.getByText(REASON).waitFor()
    await page.getByRole('button', { name: 'Build again' }).waitFor()
    await served.giveBack(page)
  })

  test('says that a first build runs, and lets those who may cancel it', async () => {
    const project = await served.engine.projects.create({ name: 'New', language: 'en' })
    await project.upload({ docs: [{ text: 'The room was clean.' }] })
    const { page } = await served.open('/projects')
    const sentiment = { skip_sentiment: true, stop_time: null, success: null }
    const running = { number: 1, start_time: 1, stop_time: null, success: null, reason: null, sentiment }
    await showBuild(page, project.project_id, running, 'cancel_build')
    await page.goto(`${served.serving.url}/#/projects/${project.project_id}/overview`)
    await page.getByText('This project is being built for the first time.').waitFor()
    await page.getByRole('button', { name: 'Cancel the build' }).click()
    await page.getByText('This project has no build yet.').waitFor()
    await served.giveBack(page)
  })
})
