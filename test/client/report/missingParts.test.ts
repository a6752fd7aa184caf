import { describe, expect, test } from 'vitest'
import type { MetadataFieldInput } from '../../../src/index.js'
import { chromiumPath, type OpenPage } from '../openPage.js'
import { manyDocuments, openReports, sample } from './openReports.js'

describe.skipIf(chromiumPath === undefined)('a report without some parts', () => {
  const reports = openReports()
  const { buildProject, show, showSample, giveBack } = reports

  test('sentiment is explained where the report has some', async () => {
    const terms = ({ page }: OpenPage): Promise<string[]> => page.locator('#method dt').allTextContents()
    const withSome = await showSample()
    expect(await terms(withSome)).toContain('Sentiment')
    const without = await show(await buildProject(manyDocuments(40), false))
    expect(await terms(without)).not.toContain('Sentiment')
    await giveBack(without.page)
  })

  test('a project of one document, and a filter that leaves none', async () => {
    const alone = await buildProject([{ text: 'The shower was cold and the lake was lovely.' }])
    const none = { filter: [{ name: 'rating', minimum: 11 }] }
    for (const [built, options, documents] of [
      [alone, {}, '1 comment'],
      [reports.project, none, '0 comments'],
    ] as const) {
      const { page, complaints } = await show(built, options)
      expect(await page.textContent('.kick')).toBe(`Report on ${documents}`)
      const title = documents === '1 comment' ? documents : `${documents}, and some to read`
      expect(await page.textContent('#documents h2')).toBe(title)
      expect(complaints).toEqual([])
      await giveBack(page)
    }
  })

  test('of one interval nothing is compared, and of one that nobody blames no blame is named', async () => {
    const score: MetadataFieldInput = { name: 'rating', type: 'score', value: 5 }
    const date: MetadataFieldInput = { name: 'day', type: 'date', value: '2024-01-05T00:00:00Z' }
    const docs = Array.from({ length: 3 }, () => ({ text: 'The room was lovely.', metadata: [score, date] }))
    const { page, complaints } = await show(await buildProject(docs))
    expect(await page.locator('#time h2, #time h3').allTextContents()).toEqual(['All comments, and the average score'])
    expect(await page.textContent('#time .deck')).toBe('')
    expect(await page.locator('#time .save').count()).toBe(1)
    expect(await page.textContent('#sentiment')).not.toContain('most negative mentions')
    const { page: blamed } = await show(await buildProject([{ text: 'The room was awful.' }]))
    expect(await blamed.textContent('#sentiment')).toContain('most negative mentions')
    expect(complaints).toEqual([])
    await giveBack(page)
    await giveBack(blamed)
  })

  test('where no concept is found, the frame that says so keeps its distance from what follows', async () => {
    const { page, complaints } = await show(await buildProject([{ text: 'it is' }, { text: 'of and' }]))
    const edge = (selector: string, side: 'top' | 'bottom') =>
      page.$eval(selector, (found, side) => found.getBoundingClientRect()[side], side)
    const below = (await edge('#documents', 'top')) - (await edge('.none', 'bottom'))
    expect(below).toBeGreaterThanOrEqual(40)
    expect(complaints).toEqual([])
    await giveBack(page)
  })

  test('where all that is spoken of is bad, nothing is spoken of best', async () => {
    const things = ['room', 'lift', 'shower']
    const allBad = [...Array(30).keys()].map((i) => ({ text: `The ${things[i % 3]} was awful.` }))
    const { page, report } = await show(await buildProject(allBad))
    const felt = report.concepts.filter(({ name }) => things.includes(name)).map(({ sentiment }) => sentiment)
    expect(felt).toEqual(things.map(() => ({ negative: 10, neutral: 0, positive: 0 })))
    expect(await page.textContent('#sentiment h2')).toBe('How people feel about what they mention')
    await giveBack(page)
  })

  test('without score, date and sentiment those sections are not there', async () => {
    const docs = sample()
      .slice(0, 120)
      .map(({ text }) => ({ text }))
    const { page, complaints } = await show(await buildProject(docs, false))
    const sections = await page.$$eval('section.sec', (found) => found.map(({ id }) => id))
    expect(sections).toEqual(['map', 'documents', 'method'])
    // Nothing is known of a feeling, which is not the same as a neutral one.
    expect(new Set(await page.locator('#map .sgn').allTextContents())).toEqual(new Set(['']))
    // Nothing stands beside the texts, so they begin where the title does.
    const left = (selector: string) => page.$eval(selector, (found) => Math.round(found.getBoundingClientRect().left))
    expect(await left('#documents article p')).toBe(await left('#documents h2'))
    expect(complaints).toEqual([])
    await giveBack(page)
  })

  test('without its script says what to do', async () => {
    const { page } = await showSample()
    const context = await page.context().browser()!.newContext({ javaScriptEnabled: false })
    const still = await context.newPage()
    await still.goto(page.url())
    expect(await still.getByText('needs JavaScript').isVisible()).toBe(true)
    await context.close()
    expect(await page.getByText('needs JavaScript').count()).toBe(0)
  })
})
