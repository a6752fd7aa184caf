import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { bucketName, fixed, percent } from '../../../src/client/figures.js'
import { bytesOf, chromiumPath } from '../openPage.js'
import { violations } from './openExplorer.js'
import { serveSample } from './serveSample.js'

describe.skipIf(chromiumPath === undefined)('the overview', () => {
  const served = serveSample()

  const labelsOf = (page: Page, card: string): Promise<string[]> =>
    page.$$eval(`#${card} svg.chart [data-key]`, (items) => items.map((item) => item.getAttribute('aria-label') ?? ''))

  const path = (query = ''): string => served.path('overview', query)

  test('has the drivers and the sentiment that the functions give, for the filter of the address', async () => {
    const { page, complaints } = await served.open(path('?in.guest=couple&in.guest=solo&from.rating=6'))
    const filter = [
      { name: 'guest', values: ['couple', 'solo'] },
      { name: 'rating', minimum: 6 },
    ]
    const drivers = await served.project.concepts.scoreDrivers({ score_field: 'rating', filter, limit: 30 })
    expect(await page.textContent('.xh .deck')).toMatch(/^4 Jan 2024 to 30 Jun 2025, English, built /)
    await page.waitForSelector('#drivers svg.chart [data-key]')
    const labels = await labelsOf(page, 'drivers')
    expect(labels.length).toBe(drivers.length)
    for (const { name, exact_match_count, impact } of drivers) {
      const label = labels.find((one) => one.startsWith(`${name}: `))
      expect(label).toContain(`${exact_match_count} document`)
      expect(label).toContain(`${Math.abs(impact).toFixed(1)} points ${impact < 0 ? 'lower' : 'higher'}`)
    }
    const { match_counts } = await served.project.concepts.sentiment({
      filter,
      concept_selector: { type: 'top', limit: 30 },
    })
    await page.waitForSelector('#sentiment svg.chart [data-key]')
    for (const label of await labelsOf(page, 'sentiment')) {
      const concept = match_counts.find(({ name }) => label.startsWith(`${name}: `))!
      const { negative, positive } = concept.sentiment_share
      expect(label).toContain(`${percent(negative)} negative, ${percent(positive)} positive`)
    }
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.locator('#map').getByRole('button', { name: 'Save as CSV' }).click(),
    ])
    const [head = '', ...rows] = (await bytesOf(download)).toString('utf8').trim().split('\r\n')
    expect(head).toContain('concept,documents,relevance,net_sentiment,average_score')
    expect(rows.length).toBe((await labelsOf(page, 'map')).length)
    expect(complaints).toEqual([])
    await served.giveBack(page)
  })

  test('marks a concept everywhere that is chosen anywhere, and has it in the address', async () => {
    const { page, complaints } = await served.open(path())
    await page.locator('#drivers [data-key]', { hasText: 'queue' }).first().click()
    await page.locator('.side mark', { hasText: 'queue' }).waitFor()
    expect(page.url()).toContain('concept=queue')
    await page.waitForSelector('#map [aria-pressed=true]')
    await page.waitForSelector('#sentiment [aria-pressed=true]')
    await page.locator('.side').getByRole('button', { name: 'Clear' }).click()
    await page.getByRole('heading', { name: 'Clear differences' }).waitFor()
    expect(page.url()).not.toContain('concept')
    expect(complaints).toEqual([])
    await served.giveBack(page)
  })

  test('is used by keyboard: a chart is one stop, Escape clears the choice, and the focus stays in its card', async () => {
    const { page, complaints } = await served.open(path())
    const stop = page.locator('#drivers [data-key][tabindex="0"]')
    await stop.focus()
    await page.keyboard.press('Enter')
    const chosen = page.locator('.side mark')
    await chosen.waitFor()
    await page.keyboard.press('Escape')
    await chosen.waitFor({ state: 'detached' })
    expect(page.url()).not.toContain('concept=')
    await stop.focus()
    await page.keyboard.press('Tab')
    expect(await page.evaluate('document.activeElement.tagName')).toBe('SUMMARY')
    // The row that is chosen in the card makes way for the figures of its concept.
    await page.locator('.side .drows button').first().press('Enter')
    await chosen.waitFor()
    expect(await page.evaluate('document.activeElement.className')).toBe('card side')
    await page.keyboard.press('Tab')
    expect(await page.locator(':focus').textContent()).toBe('Clear')
    // Escape closes a panel first.
    await page.getByRole('button', { name: /^Guest/ }).press('Enter')
    await page.locator('.pop label em').first().waitFor()
    await page.keyboard.press('Escape')
    await page.locator('.pop:popover-open').waitFor({ state: 'detached' })
    expect(page.url()).toContain('concept=')
    expect(complaints).toEqual([])
    await served.giveBack(page)
  })

  test('has counts beside values that ignore the choice of their own field, and keeps every choice in the address', async () => {
    const { page, complaints } = await served.open(path('?in.guest=couple'))
    await page.getByRole('button', { name: /^Guest/ }).click()
    await page.waitForSelector('.pop label em')
    const values = await page.$$eval('.pop label', (labels) =>
      labels.map((label) => [label.querySelector('.nm')!.textContent, Number(label.querySelector('em')!.textContent)]),
    )
    const guest = (await served.project.metadata()).result.find(({ name }) => name === 'guest')!
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
    const { filter_count } = await served.project.concepts.matchCounts({
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
    await served.giveBack(page)
  })

  test('has time and differences with the figures of the functions, asked once a reader comes to them', async () => {
    const { page, complaints } = await served.open(path())
    await page.waitForSelector('#sentiment svg.chart [data-key]')
    const toEnd = (): Promise<unknown> => page.evaluate('scrollTo(0, document.body.scrollHeight)')
    await toEnd()
    await page.waitForSelector('#time svg[role=img]')
    await toEnd()
    await page.waitForSelector('#differences [data-key]')
    const { time } = await served.project.report()
    const timeline = await page.locator('#time svg[role=img]').getAttribute('aria-label')
    for (const { start, count } of time!.volume) {
      expect(timeline).toContain(`${bucketName(start, time!.volume_interval)} ${count}`)
    }
    for (const { start, average } of time!.buckets) {
      expect(timeline).toContain(`${bucketName(start, time!.interval)} ${fixed(average!)}`)
    }
    const { match_counts } = await served.project.concepts.matchCounts({ concept_selector: { type: 'top', limit: 30 } })
    const drivers = await served.project.concepts.scoreDrivers({ score_field: 'rating', limit: 30 })
    const concepts = [...match_counts, ...drivers]
      .filter(({ name }, i, all) => all.findIndex((one) => one.name === name) === i)
      .map(({ texts }) => ({ texts }))
    const labels = await labelsOf(page, 'differences')
    const [first] = (await served.project.metadata()).result.filter(({ type }) => type === 'string')
    const shown: string[] = []
    for (const { value } of first!.values!) {
      const { more } = await served.project.concepts.compare({
        filter: [{ name: first!.name, values: [String(value)] }],
        concept_selector: { type: 'specified', concepts },
        limit: concepts.length,
      })
      for (const { name, exact_match_count, share, other_share, q } of more) {
        if (q >= 0.05) continue
        shown.push(name)
        const figures = `${percent(share)} here, ${percent(other_share)} elsewhere`
        expect(
          labels.some((label) => label.startsWith(`${name}: ${exact_match_count} `) && label.includes(figures)),
        ).toBe(true)
      }
    }
    expect(labels.length).toBe(shown.length)
    expect(complaints).toEqual([])
    await served.giveBack(page)
  })

  test('says what to do where no document passes, and what of an address it does not know', async () => {
    const { page, complaints } = await served.open(path('?in.guest=nobody&in.branch=North'))
    await page.getByText('No document passes this filter.').waitFor()
    await page.getByText('This project has no field branch').waitFor()
    await page.getByRole('button', { name: 'Clear the filter' }).click()
    await page.getByText('353 of 353 documents').waitFor()
    expect(page.url()).toBe(`${served.serving.url}/#${path()}`)
    expect(complaints).toEqual([])
    await served.giveBack(page)
  })

  test('asks for no sentiment of a build without it', async () => {
    const plain = await served.engine.projects.create({ name: 'Plain', language: 'en' })
    const texts = ['A good room.', 'A bad room.', 'A nice room and a lake.']
    await plain.upload({ docs: texts.map((text) => ({ text })) })
    await plain.build({ skip_sentiment: true })
    await plain.waitForBuild()
    const { page, complaints } = await served.open(`/projects/${plain.project_id}/overview`)
    await page.waitForSelector('#map svg.chart [data-key]')
    expect(await page.locator('#sentiment').count()).toBe(0)
    // Nor is any concept called neutral.
    expect(new Set(await page.locator('#map .sgn').allTextContents())).toEqual(new Set(['']))
    expect(complaints).toEqual([])
    await served.giveBack(page)
  })

  test('says that no concept was found, in place of cards without content', async () => {
    const none = await served.engine.projects.create({ name: 'None', language: 'en' })
    await none.upload({ docs: [{ text: 'it is' }, { text: 'of and' }] })
    await none.build()
    await none.waitForSentimentBuild()
    const { page, complaints } = await served.open(`/projects/${none.project_id}/overview`)
    await page.getByText('No concept was found.').waitFor()
    await page.getByText('or only small ones such as “and”').waitFor()
    expect(await page.locator('#map, #sentiment, .save').count()).toBe(0)
    expect(complaints).toEqual([])
    await served.giveBack(page)
  })

  test('of one document shows its concepts, and speaks of no average that is not drawn', async () => {
    const one = await served.engine.projects.create({ name: 'One', language: 'en' })
    const score = { name: 'rating', type: 'score', value: 4 } as const
    const date = { name: 'day', type: 'date', value: '2024-03-05T00:00:00Z' } as const
    await one.upload({ docs: [{ text: 'The room was quiet.', metadata: [score, date] }] })
    await one.build()
    await one.waitForSentimentBuild()
    const { page, complaints } = await served.open(`/projects/${one.project_id}/overview`)
    await page.getByRole('button', { name: 'room 1 document' }).waitFor()
    await page.locator('#sentiment').scrollIntoViewIfNeeded()
    await page.evaluate('scrollTo(0, document.body.scrollHeight)')
    await page.locator('#time h3').waitFor()
    expect(await page.locator('#time h3').allTextContents()).toEqual(['All documents'])
    expect(await page.locator('#time svg .avg').count()).toBe(0)
    expect(complaints).toEqual([])
    await served.giveBack(page)
  })

  test('says that a project without a build needs one', async () => {
    const empty = await served.engine.projects.create({ name: 'Empty', language: 'en' })
    const { page, complaints } = await served.open(`/projects/${empty.project_id}`)
    await page.getByText('This project has no build yet.').waitFor()
    expect(await violations(page)).toEqual([])
    expect(complaints).toEqual([])
    await served.giveBack(page)
  })

  test('a later question cancels the earlier one', async () => {
    const { page, complaints } = await served.open(path())
    await page.waitForSelector('#map svg.chart [data-key]')
    const cancelled: string[] = []
    page.on('requestfailed', (request) => cancelled.push(request.failure()!.errorText))
    // The first answer is held back until the second question is asked.
    let isFirst = true
    await page.route('**/match_counts/', async (route) => {
      if (!isFirst) return await route.continue()
      isFirst = false
    })
    await page.evaluate('location.hash += "?in.guest=couple"')
    await page.getByText('Asking…').waitFor()
    await page.evaluate('location.hash = location.hash.replace("couple", "solo")')
    await page.getByText('49 of 353 documents').waitFor()
    expect(cancelled).toContain('net::ERR_ABORTED')
    expect(complaints).toEqual([])
    await served.giveBack(page)
  })

  test('asks each part once for a new filter, about its own concepts', async () => {
    const { page, complaints } = await served.open(path())
    await page.waitForSelector('#map svg.chart [data-key]')
    await page.waitForSelector('#sentiment svg.chart [data-key]')
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname.split('/').at(-2)!))
    await page.evaluate('location.hash += "?in.guest=solo"')
    await page.getByText('49 of 353 documents').waitFor()
    const times = (name: string): number => asked.filter((one) => one === name).length
    const parts = (): readonly number[] => ['concept_associations', 'score_drivers', 'sentiment'].map(times)
    // Between the answer of one part and the question of the next nothing is asked for a moment.
    await expect.poll(parts, { timeout: 20_000 }).toEqual([1, 1, 2])
    await page.waitForSelector('[aria-busy=true]', { state: 'detached' })
    expect(parts()).toEqual([1, 1, 2])
    expect(complaints).toEqual([])
    await served.giveBack(page)
  })

  test('has no violation of the axe rules with a panel of the filter open', async () => {
    for (const [width, dark] of [
      [1_320, false],
      [420, true],
    ] as const) {
      const { page } = await served.open(path('?in.guest=couple'), { width, dark })
      await page.waitForSelector('#map svg.chart [data-key]')
      await page.getByRole('button', { name: /^Hotel/ }).click()
      await page.getByRole('checkbox', { name: 'Harbour House' }).waitFor()
      await page.waitForSelector('#sentiment svg.chart [data-key]')
      expect(await violations(page)).toEqual([])
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width)
      await served.giveBack(page)
    }
  })
})
