import { describe, expect, test } from 'vitest'
import { chromiumPath } from '../openPage.js'
import { violations } from './openExplorer.js'
import { serveSample } from './serveSample.js'

describe.skipIf(chromiumPath === undefined)('the search', () => {
  const served = serveSample({ sentiment: false })

  const path = (query = ''): string => served.path('search', query)

  test('finds what the functions find, marks the words, and keeps the search in the address', async () => {
    const { page, complaints } = await served.open(path())
    await page.getByLabel('Search for').fill('breakfast -room')
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await page.waitForSelector('mark.exact')
    const shown = await page.$$eval('article p', (texts) => texts.map((text) => text.textContent))
    const { result, search } = await served.project.docs.search({
      search: { texts: ['breakfast', '-room'] },
      limit: 25,
    })
    expect(shown).toEqual(result.map(({ text }) => text))
    await page.getByText(`${search!.exact_match_count} documents have these words`).waitFor()
    const marked = await page.$$eval('mark.exact', (marks) => [...new Set(marks.map((mark) => mark.textContent))])
    expect(marked.every((word) => /breakfast/i.test(word))).toBe(true)
    expect(page.url()).toContain('?q=breakfast+-room')
    expect(await violations(page)).toEqual([])
    expect(complaints).toEqual([])
    await served.giveBack(page)
  })

  test('names the fields beside a document', async () => {
    const { page } = await served.open(path('?q=breakfast'))
    await page.waitForSelector('article')
    const { result } = await served.project.docs.search({ search: { texts: ['breakfast'] }, limit: 1 })
    const named = result[0]!.metadata.filter(({ type }) => type === 'string')
    const colons = await page.evaluate(
      `[...document.querySelectorAll('article .am bdi')].slice(0, 2).map((name) => getComputedStyle(name, '::after').content)`,
    )
    expect(colons).toEqual(['none', '":"'])
    const beside = await page.locator('article').first().locator('.am').textContent()
    for (const { name, value } of named) expect(beside).toContain(`${name} ${value}`)
    await served.giveBack(page)
  })

  test('ranks as it is told, explains every score, and leads through the pages', async () => {
    const { page, complaints } = await served.open(path('?q=breakfast&ranking=hybrid'))
    const texts = (): Promise<string[]> => page.$$eval('article p', (all) => all.map((text) => text.textContent))
    await page.waitForSelector('article')
    const question = { search: { texts: ['breakfast'] }, limit: 25, ranking: 'hybrid' } as const
    expect(await texts()).toEqual((await served.project.docs.search(question)).result.map(({ text }) => text))
    await page.getByRole('radio', { name: 'Words only' }).check({ force: true })
    const exact = { search: { texts: ['breakfast'] }, limit: 25, match_type: 'exact' } as const
    const first = await served.project.docs.search(exact)
    await page.getByText(`1 to 25 of ${first.result_count}`).waitFor()
    await page.getByLabel('Explain scores').check()
    await page.waitForSelector('details.why')
    await page.locator('details.why').first().locator('summary').click()
    const score = first.result[0]!.match_score!.toFixed(3)
    await page.locator('details.why').first().getByText(score).first().waitFor()
    await page.getByRole('button', { name: 'Next' }).click()
    await page.getByText(`26 to ${Math.min(50, first.result_count)} of ${first.result_count}`).waitFor()
    const second = await served.project.docs.search({ ...exact, offset: 25 })
    // The old page stands until the answer is there.
    await expect.poll(texts, { timeout: 10_000 }).toEqual(second.result.map(({ text }) => text))
    expect(complaints).toEqual([])
    await served.giveBack(page)
  })

  test('leads back from a page after the last, and opens the first for a number that is none of a page', async () => {
    const { page, complaints } = await served.open(path('?q=room&page=999999'))
    await page.getByRole('button', { name: 'Previous' }).click()
    await page.waitForSelector('article')
    await page.goto(page.url().replace(/page=\d+/, 'page=1e300'))
    await page.getByText('1 to 25 of ').waitFor()
    expect(complaints).toEqual([])
    await served.giveBack(page)
  })

  test('begins with the first page where another filter is chosen', async () => {
    const { page, complaints } = await served.open(path('?q=room&page=3&in.guest=couple'))
    await page.getByRole('button', { name: 'Clear the filter' }).click()
    await page.getByText('1 to 25 of ').waitFor()
    expect(page.url()).not.toContain('page=')
    expect(complaints).toEqual([])
    await served.giveBack(page)
  })

  test('words that are related to the search are seen in the colours of a system with high contrast', async () => {
    const { page, complaints } = await served.open(path('?q=queue'), { dark: true, forcedColors: 'active' })
    await page.waitForSelector('mark.related')
    const hidden = await page.evaluate(`[...document.querySelectorAll('mark.related')]
      .filter((mark) => getComputedStyle(mark).color !== getComputedStyle(mark.parentElement).color)
      .map((mark) => mark.textContent)`)
    expect(hidden).toEqual([])
    expect(complaints).toEqual([])
    await served.giveBack(page)
  })

  test('offers related words to add, and says what to do where nothing matches', async () => {
    const { page, complaints } = await served.open(path('?q=breakfast'))
    const related = page.locator('.rel button').first()
    const words = (await related.textContent())!.replace(/^\+ /, '')
    await related.click()
    await page.waitForURL((url) => decodeURIComponent(url.hash).includes(words.split(' ')[0]!))
    await page.getByLabel('Search for').fill('xylophone')
    await page.keyboard.press('Enter')
    await page.getByRole('radio', { name: 'Words only' }).check({ force: true })
    await page.getByText('No document matches.').waitFor()
    expect(complaints).toEqual([])
    await served.giveBack(page)
  })
})
