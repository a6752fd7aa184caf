import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { percent } from '../../../src/client/figures.js'
import { chromiumPath } from '../openPage.js'
import { violations } from './openExplorer.js'
import { serveSample } from './serveSample.js'

const WAITING = 'rgb(213, 94, 0)'
const FOOD = 'rgb(0, 158, 115)'

describe.skipIf(chromiumPath === undefined)('the colours of a list', () => {
  const served = serveSample()
  let list: string
  beforeAll(async () => {
    const made = await served.project.conceptLists.create({
      name: 'Service',
      concepts: [
        { name: 'Waiting', texts: ['queue', 'wait'], color: '#d55e00' },
        { name: 'Food', texts: ['breakfast'], color: '#009e73' },
      ],
    })
    list = `list=${made.concept_list_id}`
  })

  const path = (screen: string, query: string): string => served.path(screen, `?${query}`)

  /** The colour of the mark of each point of a chart, by the name at the start of its label. */
  const fills = async (page: Page, chart: string, mark: string): Promise<Map<string, string>> => {
    await page.waitForSelector(`${chart} [data-key]`)
    const pairs = (await page.evaluate(
      `[...document.querySelectorAll('${chart} [data-key]')].map((point) => [
        point.getAttribute('aria-label').replace(/:.*/, ''), getComputedStyle(point.querySelector('${mark}')).fill])`,
    )) as [string, string][]
    return new Map(pairs)
  }

  /** The texts of elements with a swatch, and its colour. */
  const swatches = async (page: Page, rows: string): Promise<[string, string][]> =>
    (await page.evaluate(
      `[...document.querySelectorAll('${rows}')].filter((item) => item.querySelector('.sw') !== null).map((item) => [
        item.textContent.trim(), getComputedStyle(item.querySelector('.sw')).backgroundColor])`,
    )) as [string, string][]

  test('are those of every chart of the overview, and all other concepts are grey', async () => {
    const { page, complaints } = await served.open(path('overview', list))
    const map = await fills(page, '#map', '.bub')
    expect(map.get('Waiting')).toBe(WAITING)
    expect(map.get('Food')).toBe(FOOD)
    // A concept of the project has the colour of the concept that it is part of, and is not there twice.
    expect(map.get('queue')).toBe(WAITING)
    expect(map.has('breakfast')).toBe(false)
    expect(new Set(map.values()).size).toBe(3)
    const drivers = await fills(page, '#drivers', '.dot')
    expect(drivers.get('Waiting')).toBe(WAITING)
    const bars = await page.evaluate(
      "[...document.querySelectorAll('#sentiment rect.own')].map((rect) => getComputedStyle(rect).fill)",
    )
    expect(bars).toContain(FOOD)
    expect(complaints).toEqual([])
    await served.giveBack(page)
  })

  test('come with the concepts of the list, whose figures are those of the functions', async () => {
    const filter = [{ name: 'guest', values: ['family'] }]
    const { page, complaints } = await served.open(path('overview', `${list}&in.guest=family`))
    await page.waitForSelector('#drivers [data-key]')
    const [waiting] = await served.project.concepts.scoreDrivers({
      score_field: 'rating',
      filter,
      concept_selector: { type: 'concept_list', name: 'Service' },
    })
    const label = await page.locator('#drivers [aria-label^="Waiting:"]').first().getAttribute('aria-label')
    expect(label).toContain(`${waiting!.exact_match_count} documents`)
    expect(label).toContain(`${Math.abs(waiting!.impact).toFixed(1)} points`)
    expect(complaints).toEqual([])
    await served.giveBack(page)
  })

  test('are those of drivers, of a comparison and of the chips of a search', async () => {
    const { page, complaints } = await served.open(path('drivers', list))
    expect((await fills(page, '#drivers', '.dot')).get('Waiting')).toBe(WAITING)
    expect(await swatches(page, 'tbody th')).toContainEqual(['Waiting', WAITING])

    await page.getByRole('link', { name: 'Compare' }).click()
    const bar = page.getByRole('group', { name: 'Filter' })
    await bar.getByRole('button', { name: /^Guest/ }).click()
    await page.getByRole('checkbox', { name: 'family' }).check()
    await page.keyboard.press('Escape')
    await page.waitForSelector('#listed')
    expect(await swatches(page, '#listed th')).toEqual([
      ['Waiting', WAITING],
      ['Food', FOOD],
    ])
    const { more, less } = await served.project.concepts.compare({
      filter: [{ name: 'guest', values: ['family'] }],
      concept_selector: { type: 'concept_list', name: 'Service' },
    })
    const food = [...more, ...less].find(({ texts }) => texts[0] === 'breakfast')!
    expect(await page.locator('#listed tr', { hasText: 'Food' }).locator('td').first().textContent()).toBe(
      `${percent(food.share)} ${food.exact_match_count}`,
    )

    await page.getByRole('link', { name: 'Search' }).click()
    expect(page.url()).toContain(list)
    await page.getByRole('button', { name: 'Add Waiting to the search' }).click()
    expect(await swatches(page, 'button.chip:not([popovertarget])')).toContainEqual(['+ Waiting', WAITING])
    const { exact_match_count } = (
      await served.project.concepts.matchCounts({
        filter: [{ name: 'guest', values: ['family'] }],
        concept_selector: { type: 'specified', concepts: [{ texts: ['queue', 'wait'] }] },
      })
    ).match_counts[0]!
    await page.getByText(`${exact_match_count} documents have these words`).waitFor()
    expect(complaints).toEqual([])
    await served.giveBack(page)
  })

  test('are chosen in the bar of every screen, and given up there', async () => {
    const { page, complaints } = await served.open(path('overview', ''))
    await page.getByRole('button', { name: 'Colours' }).click()
    await page.getByRole('button', { name: 'Service' }).click()
    expect(page.url()).toContain(list)
    await page.waitForSelector('#map .own')
    await page.getByRole('button', { name: 'Colours: Service' }).click()
    await page.getByRole('button', { name: 'No list' }).click()
    await page.waitForSelector('#map .own', { state: 'detached' })
    expect(page.url()).not.toContain('list=')
    expect(complaints).toEqual([])
    await served.giveBack(page)
  })

  test('stay with the name of their list until the concepts of another one are known', async () => {
    const { concept_list_id } = await served.project.conceptLists.create({
      name: 'Rooms',
      concepts: [{ name: 'Sleep', texts: ['bed'], color: '#0072b2' }],
    })
    const { page, complaints } = await served.open(path('overview', list))
    const button = page.getByRole('button', { name: /^Colours/ })
    const shown = async (): Promise<[string | null, number]> => [
      await button.textContent(),
      await button.locator('.sw').count(),
    ]
    await page.waitForSelector('#map .own')
    const before = await shown()
    // The question for the concepts of the second list waits for the test.
    const asked = new Promise<() => void>((resolve) => {
      void page.route('**/match_counts/', async (route) => {
        if (route.request().postData()?.includes(concept_list_id)) {
          await new Promise<void>((proceed) => resolve(proceed))
        }
        await route.continue()
      })
    })
    await button.click()
    await page.getByRole('button', { name: 'Rooms' }).click()
    const proceed = await asked
    expect(await shown()).toEqual(before)
    proceed()
    await page.getByRole('button', { name: 'Colours: Rooms' }).waitFor()
    expect((await shown())[1]).toBe(1)
    expect(complaints).toEqual([])
    await page.unroute('**/match_counts/')
    await served.giveBack(page)
    await served.project.conceptLists.delete({ concept_list_id })
  })

  test('of drivers stand with the figures of their own list', async () => {
    const { concept_list_id } = await served.project.conceptLists.create({
      name: 'Rooms',
      concepts: [{ name: 'Sleep', texts: ['bed'], color: '#0072b2' }],
    })
    const { page, complaints } = await served.open(path('drivers', list))
    const row = (name: string) => page.locator('#drivers tbody tr', { hasText: new RegExp(name) })
    await row('Waiting').waitFor()
    // The question for the drivers of the second list waits for the test.
    const asked = new Promise<() => void>((resolve) => {
      void page.route('**/score_drivers/', async (route) => {
        if (route.request().postData()?.includes('"specified"')) await new Promise<void>((proceed) => resolve(proceed))
        await route.continue()
      })
    })
    await page.getByRole('button', { name: /^Colours/ }).click()
    await page.getByRole('button', { name: 'Rooms' }).click()
    const proceed = await asked
    expect(await row('Sleep').count()).toBe(0)
    proceed()
    await row('Sleep').waitFor()
    const { match_counts } = await served.project.concepts.matchCounts({
      concept_selector: { type: 'concept_list', concept_list_id },
    })
    expect(await row('Sleep').locator('td').first().textContent()).toBe(String(match_counts[0]!.exact_match_count))
    expect(complaints).toEqual([])
    await page.unroute('**/score_drivers/')
    await served.giveBack(page)
    await served.project.conceptLists.delete({ concept_list_id })
  })

  test('of a list that is gone are left out, and that is said', async () => {
    const { page, complaints } = await served.open(path('overview', 'list=gone'))
    await page.getByText('The list of the address no longer exists').waitFor()
    await page.waitForSelector('#map .bub')
    expect(await page.locator('#map .rest').count()).toBe(0)
    expect(complaints).toEqual([])
    await served.giveBack(page)
  })

  test('have no violation of the axe rules on any screen', async () => {
    for (const [width, dark] of [
      [1_320, false],
      [420, true],
    ] as const) {
      const { page } = await served.open(path('overview', `${list}&concept=Food&in.guest=family`), { width, dark })
      await page.waitForSelector('#sentiment [data-key]')
      await page.waitForSelector('#map [data-key]')
      expect(await violations(page)).toEqual([])
      await page.evaluate('location.hash = location.hash.replace("overview", "compare")')
      await page.waitForSelector('#listed td')
      expect(await violations(page)).toEqual([])
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width)
      await served.giveBack(page)
    }
  })
})
