import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Project } from '../../../src/engine.js'
import { chromiumPath } from '../openPage.js'
import { type ServedExplorer, serveExplorer } from './openExplorer.js'

const LONG = 'How_satisfied_were_you_with_the_cleanliness_of_the_cabin'
const LONG_TITLE = 'How satisfied were you with the cleanliness of the cabin'
const FIELDS = ['class_of_travel', 'home_airport', 'seat_row', 'ticket_price', 'way_of_booking']

const documents = Array.from({ length: 24 }, (_, i) => ({
  text: i % 2 === 0 ? 'The crew was kind.' : 'The seat was hard.',
  title: `Flight ${i}`,
  metadata: [
    { name: 'cabin_staff', type: 'score' as const, value: i % 2 === 0 ? 9 : 3 },
    { name: 'overall_rating', type: 'score' as const, value: i % 2 === 0 ? 8 : 2 },
    { name: LONG, type: 'string' as const, value: i % 3 === 0 ? 'yes' : 'no' },
    ...FIELDS.map((name) => ({ name, type: 'string' as const, value: `${name} ${i % 2}` })),
  ],
}))

describe.skipIf(chromiumPath === undefined)('fields with underscores in their names', () => {
  let served: ServedExplorer
  let project: Project
  beforeAll(async () => {
    served = await serveExplorer()
    project = await served.engine.projects.create({ name: 'Flights', language: 'en' })
    await project.upload({ docs: documents })
    await project.build({ skip_sentiment: true })
    await project.waitForBuild()
  })
  afterAll(() => served.close())

  const open = async (screen: string, width?: number): Promise<Page> =>
    (await served.open(`/projects/${project.project_id}/${screen}`, width === undefined ? {} : { width })).page

  test('are read as words in the filter, while the address has their names', async () => {
    const page = await open('documents')
    await page
      .getByRole('group', { name: 'Filter' })
      .getByRole('button', { name: /^Home airport/ })
      .click()
    await page.getByRole('checkbox', { name: 'home_airport 1' }).check()
    await page.getByText('12 of 24 documents').waitFor()
    expect(page.url()).toContain('in.home_airport=home_airport+1')
    await served.giveBack(page)
  })

  test('are read as words above columns and in the choice of a score', async () => {
    const page = await open('documents')
    await page.getByRole('columnheader', { name: 'cabin staff' }).waitFor()
    await page.goto(page.url().replace('documents', 'drivers'))
    const options = page.getByRole('combobox', { name: 'Score' }).locator('option')
    await options.first().waitFor({ state: 'attached' })
    expect((await options.allTextContents()).toSorted()).toEqual(['cabin staff', 'overall rating'])
    await served.giveBack(page)
  })

  test('a long name is cut where it is seen, and whole where it is heard', async () => {
    const page = await open('overview')
    const chip = page.getByRole('button', { name: LONG_TITLE })
    const [seen, needed] = await chip.locator('.cut').evaluate((name) => [name.clientWidth, name.scrollWidth])
    expect(seen).toBeLessThan(needed!)
    // Who speaks to the page says what is seen: it begins the name.
    expect(await chip.getAttribute('aria-label')).toBeNull()
    await served.giveBack(page)
  })

  test('a document that is opened has all its fields, and its score a name', async () => {
    const page = await open('documents')
    await page.getByRole('button', { name: /^Flight 0 The/ }).click()
    const shown = page.getByRole('dialog').locator('header')
    await shown.waitFor()
    for (const name of FIELDS) await shown.getByText(`${name.replaceAll('_', ' ')} ${name} 0`).waitFor()
    expect(await shown.locator('.rate').getAttribute('title')).toBe('cabin_staff')
    await served.giveBack(page)
  })
})
