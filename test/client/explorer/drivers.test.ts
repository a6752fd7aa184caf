import { describe, expect, test } from 'vitest'
import { count, signed } from '../../../src/client/figures.js'
import { bytesOf, chromiumPath } from '../openPage.js'
import { violations } from './openExplorer.js'
import { serveSample } from './serveSample.js'

describe.skipIf(chromiumPath === undefined)('the drivers', () => {
  const served = serveSample({ sentiment: false })

  const path = (query = ''): string => served.path('drivers', query)

  test('have the figures of the functions, for the filter of the address', async () => {
    const { page, complaints } = await served.open(path('?in.guest=couple&in.guest=solo'))
    await page.waitForSelector('table.data tbody tr')
    const shown = await page.$$eval('#drivers table.data tbody tr', (rows) =>
      rows.map((row) => [0, 1, 3].map((cell) => row.children[cell]!.textContent)),
    )
    const drivers = await served.project.concepts.scoreDrivers({
      score_field: 'rating',
      filter: [{ name: 'guest', values: ['couple', 'solo'] }],
      limit: 40,
    })
    const expected = drivers.map(({ name, exact_match_count, impact }) => [
      name,
      count(exact_match_count),
      signed(impact, 2),
    ])
    expect(shown.toSorted()).toEqual(expected.toSorted())
    // What the marks of the chart mean, and its figures as a file, as on the overview.
    expect(await page.textContent('#drivers .key')).toContain('may be chance')
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.locator('#drivers').getByRole('button', { name: 'Save as CSV' }).click(),
    ])
    const rows = (await bytesOf(download)).toString('utf8').trim().split('\r\n')
    expect(rows.length).toBe(drivers.length + 1)
    expect(await violations(page)).toEqual([])
    expect(complaints).toEqual([])
    await served.giveBack(page)
  })

  test('lead to the documents of a concept, which the search shows as well', async () => {
    const [first] = await served.project.concepts.scoreDrivers({ score_field: 'rating', limit: 40 })
    const { page, complaints } = await served.open(path())
    await page.locator('#drivers table').getByRole('button', { name: first!.name, exact: true }).click()
    await page.getByRole('heading', { name: `Documents that mention ${first!.name}` }).waitFor()
    const { result_count } = await served.project.docs.search({
      search: { texts: first!.texts },
      match_type: 'exact',
      limit: 5,
    })
    await page.getByRole('link', { name: `All ${result_count} documents` }).click()
    await page.getByText(`${result_count} documents have these words`).waitFor()
    expect(complaints).toEqual([])
    await served.giveBack(page)
  })

  test('of a score from 0 to 1 have figures that can be told apart', async () => {
    const narrow = await served.engine.projects.create({ name: 'Thumbs', language: 'en' })
    // Of the ten documents about the lift three are 1, of the 60 in all 51.
    const docs = [...Array(60).keys()].map((i) => ({
      text: `The ${['room', 'bed', 'staff', 'lake', 'garden', 'lift'][i % 6]} and the ${['key', 'door', 'desk'][i % 3]}`,
      metadata: [{ name: 'thumb', type: 'score' as const, value: (i % 6 === 5 && i > 17) || i < 2 ? 0 : 1 }],
    }))
    await narrow.upload({ docs })
    await narrow.build()
    await narrow.waitForSentimentBuild()
    for (const [screen, average] of [
      ['drivers', '(0.850)'],
      ['overview', '0.85,'],
    ] as const) {
      const { page, complaints } = await served.open(`/projects/${narrow.project_id}/${screen}?concept=lift`)
      const label = await page.getAttribute('#drivers [data-key][aria-label^="lift: "]', 'aria-label')
      expect(label).toContain('lift: 10 documents, 0.55 points lower')
      expect(await page.textContent('#drivers')).toContain(average)
      const ticks = await page.$$eval('#drivers .tick text[text-anchor=end]', (found) =>
        found.map((tick) => tick.textContent),
      )
      expect(ticks.length).toBeGreaterThan(2)
      expect(new Set(ticks).size).toBe(ticks.length)
      const row = page.locator('#drivers table.data tbody tr').filter({ hasText: 'lift' }).first()
      expect((await row.locator('td').allTextContents()).slice(1, 3)).toEqual(['0.300', '−0.550'])
      expect(complaints).toEqual([])
      await served.giveBack(page)
    }
  })

  test('stand beside those of another period, with the change', async () => {
    const [from, to] = ['2024-01-01', '2024-06-30']
    const date = (await served.project.metadata()).result.find(({ type }) => type === 'date')!.name
    const { page, complaints } = await served.open(path(`?other=${date}&other-from=${from}&other-to=${to}`))
    await page.waitForSelector('#periods tbody tr')
    const now = await served.project.concepts.scoreDrivers({ score_field: 'rating', limit: 40 })
    const before = await served.project.concepts.scoreDrivers({
      score_field: 'rating',
      filter: [{ name: date, minimum: `${from}T00:00:00Z`, maximum: `${to}T23:59:59.999Z` }],
      concept_selector: { type: 'specified', concepts: now.map(({ texts }) => ({ texts })) },
    })
    const expected = now.map((here, i) => [here.name, signed(here.impact - before[i]!.impact, 2)])
    const shown = await page.$$eval('#periods tbody tr', (rows) =>
      rows.map((row) => [0, 3].map((cell) => row.children[cell]!.textContent)),
    )
    expect(shown.toSorted()).toEqual(expected.toSorted())
    expect(complaints).toEqual([])
    await served.giveBack(page)
  })
})
