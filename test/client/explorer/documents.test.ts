import { readXlsx } from 'hucre/xlsx'
import Papa from 'papaparse'
import type { Download, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { bytesOf, chromiumPath } from '../openPage.js'
import { violations } from './openExplorer.js'
import { serveSample } from './serveSample.js'

const textsOf = (page: Page): Promise<string[]> =>
  page.$$eval('table.vtab .rowtext > span', (cells) => cells.map((cell) => cell.lastChild?.textContent ?? ''))

async function saved(page: Page, button: string): Promise<Buffer> {
  const waiting: Promise<Download> = page.waitForEvent('download')
  await page.getByRole('button', { name: button }).click()
  return await bytesOf(await waiting)
}

describe.skipIf(chromiumPath === undefined)('the table of documents', () => {
  const served = serveSample({ sentiment: false })

  const path = (query = ''): string => served.path('documents', query)

  test('shows the documents of the filter, sorted, and asks only for what is seen', async () => {
    const { page, complaints } = await served.open(path())
    const asked: number[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/docs/')) asked.push((request.postDataJSON() as { offset: number }).offset)
    })
    await page.waitForSelector('table.vtab .rowtext')
    const first = await textsOf(page)
    const { result, total_count } = await served.project.docs.search({ fields: ['text'], limit: first.length })
    expect(first).toEqual(result.map(({ text }) => text))
    expect(first.length).toBeLessThan(40)
    expect(await page.locator('table.vtab').getAttribute('aria-rowcount')).toBe(String(total_count + 1))

    await page.getByRole('button', { name: 'rating', exact: true }).click()
    await page.locator('th[aria-sort=ascending]').waitFor()
    await page.getByRole('button', { name: 'rating', exact: true }).click()
    await page.locator('th[aria-sort=descending]').waitFor()
    const sort = { name: 'rating', order: 'descending' } as const
    const sorted = await served.project.docs.search({ sort, fields: ['text', 'metadata'], limit: 5 })
    await page.getByText(sorted.result[0]!.text).first().waitFor()
    expect((await textsOf(page)).slice(0, 5)).toEqual(sorted.result.map(({ text }) => text))

    asked.length = 0
    await page.locator('.vscroll').evaluate((element) => {
      element.scrollTop = element.scrollHeight
    })
    await page.locator(`table.vtab tr[aria-rowindex="${total_count + 1}"] .rowtext`).waitFor()
    const last = await served.project.docs.search({ sort, fields: ['text'], offset: total_count - 1 })
    expect((await textsOf(page)).at(-1)).toBe(last.result[0]!.text)
    // Pages of fifty: the last documents lie in two of them.
    expect([...new Set(asked)].sort((a, b) => a - b)).toEqual([300, 350])
    expect(page.url()).toContain('sort=rating&order=descending')
    expect(complaints).toEqual([])
    await served.giveBack(page)
  })

  test('makes favourites, deletes and takes that back, each as the functions say', async () => {
    const { page, complaints } = await served.open(path())
    const marks = async () =>
      (await served.project.docs.search({ fields: ['marks'], limit: 3 })).result.map((one) => one.marks)
    await page
      .getByRole('button', { name: /^Favourite: / })
      .first()
      .click()
    await page.getByText('The document is a favourite.').waitFor()
    expect((await marks())[0]).toEqual({ favorite: true, deleted: false })
    await page
      .getByRole('checkbox', { name: /^Select “/ })
      .nth(1)
      .check()
    await page
      .getByRole('checkbox', { name: /^Select “/ })
      .nth(2)
      .check()
    await page.getByText('2 documents are selected.').waitFor()
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await page.getByText('2 documents leave with the next build.').waitFor()
    expect((await marks()).map((one) => one!.deleted)).toEqual([false, true, true])
    expect(await page.locator('tr.gone').count()).toBe(2)
    expect(await violations(page)).toEqual([])
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByText('Taken back.').waitFor()
    expect((await marks()).map((one) => one!.deleted)).toEqual([false, false, false])
    expect(await page.locator('tr.gone').count()).toBe(0)
    await page.getByRole('checkbox', { name: 'Select all documents of the filter' }).click()
    await page.getByText('353 documents are selected.').waitFor()
    expect(complaints).toEqual([])
    await served.giveBack(page)
  })

  test('forgets what is selected where another filter hides it', async () => {
    const { page, complaints } = await served.open(path('?in.guest=couple'))
    await page
      .getByRole('checkbox', { name: /^Select “/ })
      .first()
      .check()
    await page.getByText('1 document is selected.').waitFor()
    await page.getByRole('button', { name: 'Clear the filter' }).click()
    await page.getByText('353 of 353 documents').waitFor()
    expect(await page.getByText('is selected.').count()).toBe(0)
    expect(complaints).toEqual([])
    await served.giveBack(page)
  })

  test('says no number of documents where that of the filter did not come', async () => {
    const { page } = await served.open(path())
    await page.getByText('353 of 353 documents').waitFor()
    await page.route('**/match_counts/', (route) => route.abort())
    await page.evaluate('location.hash += "?in.guest=couple"')
    await page.getByRole('button', { name: 'Guest: couple' }).waitFor()
    await expect.poll(() => page.locator('.fbar .res').textContent(), { timeout: 10_000 }).toBe('')
    await page.unroute('**/match_counts/')
    await served.giveBack(page)
  })

  test('rows that did not come are asked for again by themselves, where one is in the list', async () => {
    const { page } = await served.open(path())
    await page.waitForSelector('table.vtab .rowtext')
    await page.route('**/docs/**', (route) => route.abort())
    await page.$eval('.vscroll', (scroller) => scroller.scrollTo(0, 56 * 200))
    await page.getByText('Asking again in').waitFor()
    await page.unroute('**/docs/**')
    await page.waitForSelector('tr[aria-rowindex="203"] .rowtext')
    expect(await page.locator('[role=alert]').count()).toBe(0)
    await served.giveBack(page)
  })

  test('saves all documents of the filter, with all fields', async () => {
    const { page, complaints } = await served.open(path())
    await page.waitForSelector('table.vtab .rowtext')
    const { result } = await served.project.docs.search({
      fields: ['doc_id', 'title', 'text', 'metadata'],
      limit: 1_000,
    })
    const fields = (await served.project.metadata()).result.map(({ name }) => name)
    const expected = result.map(({ doc_id, title, text, metadata }) => [
      doc_id,
      title,
      text,
      ...fields.map((name) => String(metadata.find((field) => field.name === name)?.value ?? '')),
    ])
    const csv = Papa.parse<string[]>((await saved(page, 'Export as CSV')).toString(), { skipEmptyLines: true }).data
    expect(csv[0]!.slice(1)).toEqual(['title', 'text', ...fields])
    expect(csv.slice(1).map((row) => row.map((cell) => cell.replace(/^'/, '')))).toEqual(
      expected.map((row) => row.map((cell) => cell.replace(/^'/, ''))),
    )
    const { sheets } = await readXlsx(await saved(page, 'Export as XLSX'))
    expect(sheets[0]!.rows.slice(1).map((row) => row.map((cell) => String(cell ?? '')))).toEqual(expected)
    expect(complaints).toEqual([])
    await served.giveBack(page)
  })

  test('keeps its columns in the address, and offers a viewer nothing to change', async () => {
    const user = { username: 'vic@example.org', password: 'another password' }
    await served.engine.users.create({ ...user, role: 'viewer' })
    const { token } = await served.engine.login(user)
    const { page, complaints } = await served.open(path(), { token, width: 420, dark: true })
    await page.waitForSelector('table.vtab .rowtext')
    await page.getByRole('button', { name: 'Columns' }).click()
    await page.getByRole('checkbox', { name: 'rating' }).uncheck()
    await page.keyboard.press('Escape')
    expect(page.url()).not.toContain('column=rating')
    expect(page.url()).toContain('column=')
    expect(await page.getByRole('button', { name: 'rating', exact: true }).count()).toBe(0)
    expect(await page.locator('table.vtab input, table.vtab .star').count()).toBe(0)
    expect(await violations(page)).toEqual([])
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(420)
    await page.locator('.rowtext').first().click()
    await page
      .getByRole('dialog')
      .getByText((await textsOf(page))[0]!)
      .waitFor()
    expect(await violations(page)).toEqual([])
    expect(complaints).toEqual([])
    await served.giveBack(page)
  })
})
