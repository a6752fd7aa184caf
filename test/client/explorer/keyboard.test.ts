import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { chromiumPath } from '../openPage.js'
import { serveSample } from './serveSample.js'

describe.skipIf(chromiumPath === undefined)('with the keyboard alone', () => {
  const served = serveSample({ sentiment: false })

  /** The element that has the focus, by its tag and class; `BODY` is the whole page. */
  const focused = (page: Page): Promise<string> =>
    page.evaluate(
      `document.activeElement.tagName + (document.activeElement.id === '' ? '' : '#' + document.activeElement.id)`,
    )

  test('the focus stays near what a key took away', async () => {
    const { concept_list_id } = await served.project.conceptLists.create({
      name: 'Service',
      concepts: [{ name: 'Waiting', texts: ['queue'] }],
    })
    const { page, complaints } = await served.open(served.path('search', '?q=breakfast&in.hotel=Harbour+House'))
    const clear = page.getByRole('button', { name: 'Clear the filter' })
    await clear.press('Enter')
    await clear.waitFor({ state: 'detached' })
    await expect.poll(() => focused(page)).toBe('FIELDSET')
    await page.getByRole('button', { name: 'Copy link' }).press('Enter')
    await page.getByRole('button', { name: 'Close' }).press('Enter')
    await expect.poll(() => focused(page)).toBe('MAIN#main')
    await page.evaluate(`location.hash = '#${served.path('concepts', `?list=${concept_list_id}`)}'`)
    await page.getByRole('button', { name: 'More for Waiting' }).press('Enter')
    await page.getByRole('menuitem', { name: 'Delete' }).press('Enter')
    await page.getByText('“Waiting” is deleted.').waitFor()
    await page.getByText('This list has no concept yet.').waitFor()
    await expect.poll(() => focused(page)).toBe('MAIN#main')
    expect(complaints).toEqual([])
    await page.context().close()
  })

  test('going back, nothing that has the focus is beneath the filter bar', async () => {
    const { page, complaints } = await served.open(served.path('drivers'))
    await page.waitForSelector('.data tbody .link')
    await page.locator('.data tbody .link').last().focus()
    const covered: string[] = []
    for (let i = 0; i < 35; i++) {
      await page.keyboard.press('Shift+Tab')
      const name = (await page.evaluate(`{
        const { activeElement: element } = document
        const bar = document.querySelector('.fbar')
        const { bottom } = bar.getBoundingClientRect()
        element.matches('tbody .link') && element.getBoundingClientRect().top < bottom ? element.textContent : ''
      }`)) as string
      if (name !== '') covered.push(name)
    }
    expect(covered).toEqual([])
    expect(complaints).toEqual([])
    await page.context().close()
  })
})
