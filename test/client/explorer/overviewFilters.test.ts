import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createLatch } from '../../createLatch.js'
import { chromiumPath } from '../openPage.js'
import { type ServedExplorer, serveExplorer } from './openExplorer.js'

describe.skipIf(chromiumPath === undefined)('the overview, where the filter changes,', () => {
  let served: ServedExplorer
  beforeAll(async () => {
    served = await serveExplorer()
  })
  afterAll(() => served.close())

  // The page of the test before has asked in the same second: what the service refuses then is asked again.
  const SHARED_LIMIT = { refusals: [429] }

  const labelsOf = (page: Page): Promise<string[]> =>
    page.$$eval('#differences svg.chart [data-key]', (items) =>
      items.map((item) => item.getAttribute('aria-label') ?? ''),
    )

  test('leaves out a date that stands for none, and says so; with many of them draws what a filter leaves', async () => {
    for (const [every, said] of [
      [24, 'Left out: 1 document with dates far from others.'],
      [2, 'The until of some documents is centuries away from that of others.'],
    ] as const) {
      const project = await served.engine.projects.create({ name: 'No end', language: 'en' })
      const docs = Array.from({ length: 24 }, (_, i) => {
        const value = i % every === 0 ? '9999-12-31T00:00:00Z' : `2024-0${1 + (i % 6)}-01T00:00:00Z`
        return { text: 'The room was quiet.', metadata: [{ name: 'until', type: 'date' as const, value }] }
      })
      await project.upload({ docs })
      await project.build({ skip_sentiment: true })
      await project.waitForBuild()
      const { page, complaints } = await served.open(`/projects/${project.project_id}/overview`, SHARED_LIMIT)
      await page.waitForSelector('#map')
      await page.evaluate('scrollTo(0, document.body.scrollHeight)')
      await page.getByText(said).waitFor()
      await page.evaluate('location.hash += "?to.until=2025-01-01"')
      await page.getByText(said).waitFor({ state: 'detached' })
      await page.waitForSelector('#time svg[role=img]')
      expect(complaints).toEqual([])
      await served.giveBack(page)
    }
  })

  test('names differences by the concepts that they were asked of, while those of another filter are on their way', async () => {
    const project = await served.engine.projects.create({ name: 'Two regions', language: 'en' })
    const north = ['lake', 'boat', 'fish', 'pine', 'sauna', 'snow']
    const south = ['beach', 'palm', 'olive', 'wine', 'pool', 'sun']
    const docs = Array.from({ length: 72 }, (_, i) => {
      const isRare = i >= 60
      const noun = (i % 2 === 0 ? north : south)[(i >> 1) % 6]
      const values = [
        ['region', i % 2 === 0 ? 'north' : 'south'],
        ['kind', isRare ? 'short' : 'long'],
      ] as const
      return {
        text: isRare
          ? `The ${i % 2 === 0 ? 'lake' : 'beach'} was quiet.`
          : `The ${noun} was lovely and the ${noun} near.`,
        metadata: values.map(([name, value]) => ({ name, type: 'string' as const, value })),
      }
    })
    await project.upload({ docs })
    await project.build({ skip_sentiment: true })
    await project.waitForBuild()
    const path = `/projects/${project.project_id}/overview?field=region`
    const { page, complaints } = await served.open(path, SHARED_LIMIT)
    await page.waitForSelector('#map svg')
    await page.evaluate('scrollTo(0, document.body.scrollHeight)')
    await page.waitForSelector('#differences [data-key]')
    // The questions for the differences of the other filter, which leaves few concepts, wait for the test.
    const [reached, gate] = [createLatch(), createLatch()]
    await page.route('**/compare/', async (route) => {
      if (route.request().postData()?.includes('"short"')) {
        reached.open()
        await gate.opened
      }
      await route.continue()
    })
    const before = await labelsOf(page)
    await page.evaluate('location.hash += "&in.kind=short"')
    await reached.opened
    expect(await labelsOf(page)).toEqual(before)
    gate.open()
    await expect.poll(() => labelsOf(page), { timeout: 10_000 }).not.toEqual(before)
    await page.unroute('**/compare/')
    expect(complaints).toEqual([])
    await served.giveBack(page)
  })
})
