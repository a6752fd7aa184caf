import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Project } from '../../../src/engine.js'
import { chromiumPath } from '../openPage.js'
import { type ServedExplorer, serveExplorer, violations } from './openExplorer.js'

const FIELDS = 20

/** Documents with two scores, of which the one that is the verdict is not the first by its name, and with many fields. */
const documents = Array.from({ length: 40 }, (_, i) => ({
  text: i % 2 === 0 ? 'The room was clean and the bed was soft.' : 'The queue at breakfast was long.',
  metadata: [
    { name: 'comfort', type: 'score' as const, value: i % 2 === 0 ? 2 : i % 3 },
    { name: 'overall', type: 'score' as const, value: i % 2 === 0 ? 9 : 4 },
    { name: 'stay', type: 'date' as const, value: `2024-02-${String(1 + (i % 28)).padStart(2, '0')}` },
    ...Array.from({ length: FIELDS }, (_, field) => ({
      name: `question ${field + 1}`,
      type: 'string' as const,
      value: `answer ${i % 4}`,
    })),
  ],
}))

describe.skipIf(chromiumPath === undefined)('a project with many fields', () => {
  let served: ServedExplorer
  let project: Project
  beforeAll(async () => {
    served = await serveExplorer()
    project = await served.engine.projects.create({ name: 'Survey', language: 'en' })
    await project.upload({ docs: documents })
    await project.build({ skip_sentiment: true })
    await project.waitForBuild()
  })
  afterAll(() => served.close())

  const path = (screen: string, query = ''): string => `/projects/${project.project_id}/${screen}${query}`

  test('has eight of them in the filter bar and what is chosen; a button has the others', async () => {
    const { page, complaints } = await served.open(path('documents', '?in.question+9=answer+1'))
    const bar = page.getByRole('group', { name: 'Filter' })
    await page.getByText('10 of 40 documents').waitFor()
    // Eight fields, the chosen one, what shows the others, and the colours.
    expect(await bar.locator('.chip').count()).toBe(11)
    const more = bar.getByRole('button', { name: 'More filters (14)' })
    expect(await more.getAttribute('aria-expanded')).toBe('false')
    await more.press('Enter')
    const fewer = bar.getByRole('button', { name: 'Fewer filters', expanded: true })
    await fewer.waitFor()
    expect(await page.locator(':focus').textContent()).toBe('Fewer filters')
    expect(await bar.locator('.chip').count()).toBe(FIELDS + 5)
    await bar.getByRole('button', { name: /^Question 20/ }).waitFor()
    expect(await violations(page)).toEqual([])
    await fewer.press('Enter')
    await bar.getByRole('button', { name: 'Question 9: answer 1' }).waitFor()
    expect(await bar.locator('.chip').count()).toBe(11)
    expect(complaints).toEqual([])
    await served.giveBack(page)
  })

  test('finds a field by its name among all of them', async () => {
    const { page, complaints } = await served.open(path('overview'))
    const bar = page.getByRole('group', { name: 'Filter' })
    await bar.getByRole('button', { name: 'More filters (15)' }).click()
    await bar.getByRole('searchbox', { name: 'Find a field' }).fill('QUESTION 7')
    await bar.getByRole('button', { name: /^Question 7/ }).click()
    await page.getByRole('checkbox', { name: 'answer 1' }).check()
    await page.getByText('10 of 40 documents').waitFor()
    await page.keyboard.press('Escape')
    await bar.getByRole('searchbox', { name: 'Find a field' }).fill('price')
    // What is chosen stays, and can be taken away.
    expect(await bar.locator('.fb .chip').allTextContents()).toEqual([
      expect.stringContaining('Question 7'),
      expect.stringContaining('Colours'),
    ])
    await bar.getByRole('button', { name: 'Clear the filter' }).click()
    await bar.getByText('No field has “price” in its name.').waitFor()
    expect(await violations(page)).toEqual([])
    expect(complaints).toEqual([])
    await served.giveBack(page)
  })

  test('what shows the others never scrolls out of the bar', async () => {
    const { page } = await served.open(path('overview'), { width: 540, height: 640 })
    const seen = await page.getByRole('button', { name: 'More filters (15)' }).evaluate((button) => {
      const { left, right } = button.getBoundingClientRect()
      return left >= 0 && right <= 540
    })
    expect(seen).toBe(true)
    await served.giveBack(page)
  })

  test('all of them are seen on a phone, with their count at the side where it has a row', async () => {
    const { page } = await served.open(path('overview'), { width: 360, height: 740 })
    await page.getByRole('button', { name: 'More filters (15)' }).click()
    const rights = (): Promise<number[]> =>
      page.$$eval('.fb .chip', (chips) => chips.map((chip) => chip.getBoundingClientRect().right))
    expect(Math.max(...(await rights()))).toBeLessThanOrEqual(360)
    await page.setViewportSize({ width: 1_000, height: 740 })
    const [count, bar] = await page.evaluate<[number, number]>(
      `['.res', '.fbar'].map((name) => document.querySelector(name).getBoundingClientRect().right)`,
    )
    expect(count).toBe(bar)
    await served.giveBack(page)
  })

  test('nothing moves when the count of documents comes', async () => {
    const { page } = await served.open(path('documents'), { width: 1_000, height: 800 })
    const widths = [760, 900, 1_000, 1_150, 1_300, 1_500]
    const heights = async (): Promise<number[]> => {
      const found: number[] = []
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 })
        found.push(await page.$eval('.fbar', (bar) => bar.getBoundingClientRect().height))
      }
      return found
    }
    await page.getByText('40 of 40 documents').waitFor()
    const fill = (text: string): Promise<void> =>
      page.$eval('.fbar .res', (count, shown) => count.replaceChildren(shown), text)
    await fill('Asking…')
    const before = await heights()
    await fill('20,000 of 20,000 documents')
    expect(await heights()).toEqual(before)
    await served.giveBack(page)
  })

  test('the bar that stays above a screen leaves most of a low window to the screen', async () => {
    const { page } = await served.open(path('overview'), { width: 768, height: 540 })
    await page.waitForSelector('.fbar .res')
    const height = await page.$eval('.fbar', (bar) => bar.getBoundingClientRect().height)
    expect(height).toBeLessThan(540 * 0.36)
    await served.giveBack(page)
  })

  test('every column of the documents can be scrolled to', async () => {
    const { page } = await served.open(path('documents'), { width: 360, height: 800 })
    await page.getByRole('button', { name: 'overall', exact: true }).click()
    await page.locator('th[aria-sort=ascending]').waitFor()
    await served.giveBack(page)
  })

  test('overview and drivers begin with the score that a report takes, and follow the address', async () => {
    const { page } = await served.open(path('overview'))
    await page.getByRole('heading', { name: 'What goes with overall' }).waitFor()
    await page.goto(`${served.serving.url}/#${path('overview', '?score=comfort')}`)
    await page.getByRole('heading', { name: 'What goes with comfort' }).waitFor()
    await page.goto(`${served.serving.url}/#${path('drivers')}`)
    expect(await page.getByLabel('Score', { exact: true }).inputValue()).toBe('overall')
    await served.giveBack(page)
  })

  test('names what an address asks for and what does not exist', async () => {
    const { page } = await served.open(path('drivers', '?score=service&from.stay=2024-02-30'))
    await page.getByText('This project has no score or number service').waitFor()
    await page.getByText('stay: “2024-02-30” is no day').waitFor()
    await page.getByText('40 of 40 documents').waitFor()
    await served.giveBack(page)
  })
})
