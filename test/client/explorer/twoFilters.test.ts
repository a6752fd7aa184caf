import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { chromiumPath } from '../openPage.js'
import { violations } from './openExplorer.js'
import { serveSample } from './serveSample.js'

describe.skipIf(chromiumPath === undefined)('the two filters of a comparison', () => {
  const served = serveSample({ sentiment: false })

  const path = (query = ''): string => served.path('compare', query)
  const queryOf = (page: Page): string[][] => [...new URLSearchParams(page.url().split('?')[1])].sort()
  const rows = (page: Page, card: string): Promise<string[]> =>
    page.$$eval(`#${card} tbody th button`, (buttons) => buttons.map((button) => button.textContent))

  test('change places with one button, whatever they have', async () => {
    const query =
      '?in.hotel=Harbour+House&in.hotel=City+Gate&from.rating=5&other.to.date=2024-12-31&concept=x&list=none'
    const { page, complaints } = await served.open(path(query))
    await page.waitForSelector('#more tbody tr')
    const swap = page.getByRole('button', { name: 'Swap' })
    await swap.press('Enter')
    expect(queryOf(page)).toEqual([
      ['concept', 'x'],
      ['list', 'none'],
      ['other.from.rating', '5'],
      ['other.in.hotel', 'City Gate'],
      ['other.in.hotel', 'Harbour House'],
      ['to.date', '2024-12-31'],
    ])
    const { more, less, filter_count, other_filter_count } = await served.project.concepts.compare({
      filter: [{ name: 'date', maximum: '2024-12-31T23:59:59.999Z' }],
      other_filter: [
        { name: 'hotel', values: ['Harbour House', 'City Gate'] },
        { name: 'rating', minimum: 5 },
      ],
      limit: 15,
    })
    await page.getByText(`${filter_count} documents of the filter, ${other_filter_count} on the other side`).waitFor()
    expect(await rows(page, 'more')).toEqual(more.map(({ name }) => name))
    expect(await rows(page, 'less')).toEqual(less.map(({ name }) => name))
    expect(await swap.evaluate((button) => button === button.ownerDocument.activeElement)).toBe(true)
    expect(await violations(page)).toEqual([])
    expect(complaints).toEqual([])
    await page.context().close()
  })

  test('are chosen in two bars; all other documents are no filter that could be swapped', async () => {
    const { page, complaints } = await served.open(path('?in.guest=solo'))
    const other = page.getByRole('group', { name: 'Compare with' })
    await other.getByText('all other documents').waitFor()
    expect(await page.getByRole('button', { name: 'Swap' }).isDisabled()).toBe(true)
    await other.getByRole('button', { name: 'Guest' }).click()
    await page.getByRole('checkbox', { name: 'couple' }).check()
    await page.keyboard.press('Escape')
    await other.getByRole('button', { name: 'Guest: couple' }).waitFor()
    await page.getByRole('columnheader', { name: 'couple' }).first().waitFor()
    expect(queryOf(page)).toEqual([
      ['in.guest', 'solo'],
      ['other.in.guest', 'couple'],
    ])
    expect(await violations(page)).toEqual([])
    await page.getByRole('link', { name: 'Search' }).click()
    await page.waitForSelector('article')
    expect(queryOf(page)).toEqual([['in.guest', 'solo']])
    expect(complaints).toEqual([])
    await page.context().close()
  })
})
