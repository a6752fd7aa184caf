import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Project } from '../../../src/engine.js'
import { chromiumPath } from '../openPage.js'
import { buildSample, type ServedExplorer, serveExplorer, violations } from './openExplorer.js'

describe.skipIf(chromiumPath === undefined)('the overview', () => {
  let served: ServedExplorer
  let project: Project
  beforeAll(async () => {
    served = await serveExplorer()
    project = await buildSample(served.engine, { sentiment: false })
  })
  afterAll(() => served.close())

  const path = (query = ''): string => `/projects/${project.project_id}/overview${query}`

  test('counts what the functions count, for the filter of the address', async () => {
    const { page, complaints } = await served.open(path('?in.guest=couple&in.guest=solo&from.rating=6'))
    await page.waitForSelector('table.data')
    const shown = await page.$$eval('table.data tbody tr', (rows) =>
      rows.map((row) => [...row.children].slice(0, 2).map((cell) => cell.textContent)),
    )
    const filter = [
      { name: 'guest', values: ['couple', 'solo'] },
      { name: 'rating', minimum: 6 },
    ]
    const { match_counts, filter_count } = await project.concepts.matchCounts({
      filter,
      concept_selector: { type: 'top', limit: 30 },
    })
    expect(shown).toEqual(match_counts.map(({ name, exact_match_count }) => [name, String(exact_match_count)]))
    await page.getByText(`${filter_count} of 353 documents`).waitFor()
    expect(complaints).toEqual([])
    await page.context().close()
  })

  test('has counts beside values that ignore the choice of their own field, and keeps every choice in the address', async () => {
    const { page, complaints } = await served.open(path('?in.guest=couple'))
    await page.getByRole('button', { name: /^Guest/ }).click()
    await page.waitForSelector('.pop label em')
    const values = await page.$$eval('.pop label', (labels) =>
      labels.map((label) => [label.querySelector('.nm')!.textContent, Number(label.querySelector('em')!.textContent)]),
    )
    const guest = (await project.metadata()).result.find(({ name }) => name === 'guest')!
    expect(Object.fromEntries(values)).toEqual(
      Object.fromEntries(guest.values!.map(({ value, count }) => [value, count])),
    )
    await page.getByRole('checkbox', { name: 'solo' }).check()
    await page.keyboard.press('Escape')
    await page.getByText('170 of 353 documents').waitFor()
    await page.getByRole('button', { name: /^Rating/ }).click()
    await page.getByLabel('From').fill('9')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Rating: from 9' }).waitFor()
    const { filter_count } = await project.concepts.matchCounts({
      filter: [
        { name: 'guest', values: ['couple', 'solo'] },
        { name: 'rating', minimum: 9 },
      ],
      concept_selector: { type: 'specified', concepts: [] },
    })
    await page.getByText(`${filter_count} of 353 documents`).waitFor()
    await page.getByRole('button', { name: 'Copy link' }).click()
    const link = (await page.evaluate('navigator.clipboard.readText()')) as string
    expect(link).toContain('?in.guest=couple&in.guest=solo&from.rating=9')
    expect(link).not.toContain('token')
    expect(complaints).toEqual([])
    await page.context().close()
  })

  test('says what to do where no document passes, and what of an address it does not know', async () => {
    const { page, complaints } = await served.open(path('?in.guest=nobody&in.branch=North'))
    await page.getByText('No document passes this filter.').waitFor()
    await page.getByText('This project has no field branch').waitFor()
    await page.getByRole('button', { name: 'Clear the filter' }).click()
    await page.getByText('353 of 353 documents').waitFor()
    expect(page.url()).toBe(`${served.serving.url}/#${path()}`)
    expect(complaints).toEqual([])
    await page.context().close()
  })

  test('says that a project without a build needs one', async () => {
    const empty = await served.engine.projects.create({ name: 'Empty', language: 'en' })
    const { page, complaints } = await served.open(`/projects/${empty.project_id}`)
    await page.getByText('This project has no build yet.').waitFor()
    expect(await violations(page)).toEqual([])
    expect(complaints).toEqual([])
    await page.context().close()
  })

  test('a later question cancels the earlier one', async () => {
    const { page, complaints } = await served.open(path())
    await page.waitForSelector('table.data')
    const cancelled: string[] = []
    page.on('requestfailed', (request) => cancelled.push(request.failure()!.errorText))
    // The first answer is held back until the second question is asked.
    let isFirst = true
    await page.route('**/match_counts/', async (route) => {
      if (!isFirst) return await route.continue()
      isFirst = false
    })
    await page.evaluate('location.hash += "?in.guest=couple"')
    await page.getByText('Asking …').waitFor()
    await page.evaluate('location.hash = location.hash.replace("couple", "solo")')
    await page.getByText('49 of 353 documents').waitFor()
    expect(cancelled).toContain('net::ERR_ABORTED')
    expect(complaints).toEqual([])
    await page.context().close()
  })

  test('has no violation of the axe rules with a panel of the filter open', async () => {
    for (const [width, dark] of [
      [1_320, false],
      [420, true],
    ] as const) {
      const { page } = await served.open(path('?in.guest=couple'), { width, dark })
      await page.waitForSelector('table.data')
      await page.getByRole('button', { name: /^Hotel/ }).click()
      await page.getByRole('checkbox', { name: 'Harbour House' }).waitFor()
      expect(await violations(page)).toEqual([])
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width)
      await page.context().close()
    }
  })
})
