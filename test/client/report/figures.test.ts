import { describe, expect, test } from 'vitest'
import { bucketName, percent, signed } from '../../../src/client/figures.js'
import { withinBucket } from '../../../src/report/document/intervals.js'
import { renderHtml } from '../../../src/report/renderHtml.js'
import { chromiumPath } from '../openPage.js'
import { labelsOf, manyDocuments, openReports } from './openReports.js'

describe.skipIf(chromiumPath === undefined)('the figures of a report', () => {
  const reports = openReports()
  const { buildProject, show, showSample, giveBack } = reports

  test('shows all sections without a complaint or a request', async () => {
    const { page, complaints } = await showSample()
    const sections = await page.$$eval('section.sec', (found) => found.map(({ id }) => id))
    expect(sections).toEqual(['drivers', 'map', 'sentiment', 'time', 'differences', 'documents', 'method'])
    expect(complaints).toEqual([])
  })

  test('every driver has the figures of scoreDrivers, in the chart and in the table', async () => {
    const { page } = await showSample()
    const rows = await reports.project.concepts.scoreDrivers({ score_field: 'rating', limit: 30 })
    const labels = await labelsOf(page, 'drivers')
    expect(labels.length).toBe(rows.length)
    await page.click('#drivers summary')
    const cells = await page.$$eval('#drivers tbody tr', (found) =>
      found.map((row) => [...row.children].map((cell) => cell.textContent.trim())),
    )
    for (const row of rows) {
      const label = labels.find((one) => one.startsWith(`${row.name}: `))
      const points = Math.abs(row.impact).toFixed(1)
      expect(label).toContain(`${row.exact_match_count} comment`)
      expect(label).toContain(`${points} points ${row.impact < 0 ? 'lower' : 'higher'}`)
      expect(cells.find(([name]) => name === row.name)?.slice(1, 7)).toEqual([
        String(row.exact_match_count),
        row.average_score?.toFixed(2),
        signed(row.impact, 2),
        signed(row.adjusted_impact, 2),
        row.importance?.toFixed(2),
        row.impact_interval?.map((bound) => signed(bound, 2)).join(' to '),
      ])
    }
  })

  test('every bar of sentiment has the shares of the sentiment function', async () => {
    const { page, report } = await showSample()
    const shown = report.concepts.filter(({ top }) => top)
    const { match_counts } = await reports.project.concepts.sentiment({
      concept_selector: { type: 'specified', concepts: shown.map(({ texts }) => ({ texts: [...texts] })) },
    })
    const labels = await labelsOf(page, 'sentiment')
    expect(labels.length).toBeGreaterThan(10)
    for (const label of labels) {
      const answer = match_counts.find((_, i) => label.startsWith(`${shown[i]!.name}: `))!
      const { negative, positive, neutral } = answer.sentiment_share
      expect(label).toContain(
        `${answer.exact_match_count} comments, ${percent(negative)} negative, ${percent(positive)} positive, ${percent(neutral)} neutral`,
      )
    }
  })

  test('every difference has the shares of compare', async () => {
    const { page, report } = await showSample({ hash: '#differences=hotel' })
    const labels = await labelsOf(page, 'differences')
    const expected: string[] = []
    const concepts = report.concepts.map(({ texts }) => ({ texts: [...texts] }))
    for (const value of ['Harbour House', 'The Boathouse', 'Pinewood Lodge']) {
      const { more } = await reports.project.concepts.compare({
        filter: [{ name: 'hotel', values: [value] }],
        concept_selector: { type: 'specified', concepts },
        limit: 100,
      })
      const clear = more
        .filter(({ q }) => q < 0.05)
        .sort((a, b) => b.share - b.other_share - (a.share - a.other_share))
        .slice(0, 6)
      expected.push(
        ...clear.map(
          (row) => `${row.name}: ${row.exact_match_count} ${percent(row.share)} ${percent(row.other_share)}`,
        ),
      )
    }
    const said = labels.map((label) => label.replace(/ comments?,| here,| elsewhere,.*/g, ''))
    expect(said).toEqual(expected)
  })

  test('every bubble of the map has the counts of the sentiment function', async () => {
    const { page, report } = await showSample()
    const { match_counts } = await reports.project.concepts.sentiment({
      concept_selector: { type: 'specified', concepts: report.concepts.map(({ texts }) => ({ texts: [...texts] })) },
    })
    const labels = await labelsOf(page, 'map')
    expect(labels.length).toBeGreaterThan(20)
    for (const label of labels) {
      const { exact_match_count, sentiment_counts } = match_counts.find(({ name }) => label.startsWith(`${name}: `))!
      const { positive, negative } = sentiment_counts
      expect(label).toContain(`: ${exact_match_count} comments, ${positive} positive, ${negative} negative`)
    }
  })

  test('every share over time is that of the volume, and every average that of the drivers', async () => {
    const { page, report } = await showSample()
    const time = report.time!
    expect([time.interval, time.volume_interval]).toEqual(['quarter', 'month'])
    for (const label of await labelsOf(page, 'time')) {
      const concept = report.concepts.find(({ name }) => label.startsWith(`${name}: `))!
      const { buckets } = await reports.project.summary.volume({ texts: [...concept.texts], interval: 'quarter' })
      const shares = buckets.map(({ start, share }) => `${bucketName(start.slice(0, 10), 'quarter')} ${percent(share)}`)
      expect(label).toContain(shares.join(', '))
    }
    const timeline = await page.getAttribute('#timeline svg', 'aria-label')
    for (const { start } of time.buckets) {
      const constraint = withinBucket('date', start, 'quarter')
      const question = { score_field: 'rating', filter: [constraint] }
      const [row] = await reports.project.concepts.scoreDrivers({
        ...question,
        concept_selector: { type: 'top', limit: 1 },
      })
      expect(timeline).toContain(`${bucketName(start, 'quarter')} ${row!.baseline!.toFixed(1)}`)
    }
  })

  test('a chosen concept is shown by the values of each field, with the counts of the functions', async () => {
    const { page } = await showSample({ hash: '#concept=queue' })
    const labels = await page.$$eval('#values [data-key]', (items) =>
      items.map((item) => item.getAttribute('aria-label')),
    )
    const concept_selector = { type: 'specified' as const, concepts: [{ texts: ['queue'] }] }
    const { breakdowns } = await reports.project.concepts.matchCounts({
      concept_selector,
      breakdowns: [{ name: 'hotel' }],
    })
    for (const { label, filter_count, match_counts } of breakdowns[0]!.buckets) {
      const documents = match_counts[0]!.exact_match_count
      const filter = [{ name: 'hotel', values: [label] }]
      const [felt] = (await reports.project.concepts.sentiment({ concept_selector, filter })).match_counts
      const { negative, positive } = felt!.sentiment_share
      expect(labels).toContain(
        `${label}: ${documents} of ${filter_count} comments, ${percent(documents / filter_count)}, ${percent(negative)} negative, ${percent(positive)} positive`,
      )
    }
  })

  test('figures of the filter are those of all documents, also with a choice', async () => {
    const { page } = await showSample()
    const counts = async (): Promise<string[]> =>
      (await page.locator('.facets fieldset').filter({ hasText: 'Hotel' }).locator('.fv').allInnerTexts()).map((text) =>
        text.replace(/\s+/g, ' ').trim(),
      )
    const expected = async (texts?: string[]): Promise<string[]> => {
      const { result } = await reports.project.metadata({})
      const { values = [] } = result.find(({ name }) => name === 'hotel')!
      const rows = await Promise.all(
        values.map(async ({ value }) => {
          const filter = [{ name: 'hotel', values: [value as string] }]
          const found = await reports.project.docs.search({
            filter,
            ...(texts && { search: { texts }, match_type: 'exact' as const }),
            limit: 1,
          })
          return `${value} ${texts === undefined ? found.filter_count : found.search!.exact_match_count}`
        }),
      )
      return rows.sort()
    }
    expect((await counts()).sort()).toEqual(await expected())
    await page.evaluate(`location.hash = 'concept=queue'`)
    await page.getByText('Figures: all 19 comments, without the filter.').waitFor()
    expect((await counts()).sort()).toEqual(await expected(['queue']))
  })

  test('a report of 100,000 documents has at most a megabyte and the figures of the functions', async () => {
    const many = await buildProject(manyDocuments(100_000), false)
    const { page, report, complaints } = await show(many)
    const ready = await page.getAttribute('html', 'data-ready')
    console.info(`The page of 100,000 documents was ready after ${ready} ms.`)
    expect(Buffer.byteLength(await renderHtml(report))).toBeLessThan(1_000_000)
    expect(await page.textContent('.kick')).toBe('Report on 100,000 comments')
    // 0 to 10 in turn: ten less than 9,091 times each.
    expect(report.score?.average).toBeCloseTo(5, 3)
    const drivers = await many.concepts.scoreDrivers({ score_field: 'rating', limit: 30 })
    const { match_counts } = await many.concepts.matchCounts({
      concept_selector: { type: 'specified', concepts: report.concepts.map(({ texts }) => ({ texts: [...texts] })) },
    })
    const labels = await labelsOf(page, 'drivers')
    expect(labels).toHaveLength(drivers.length)
    for (const { name, impact, exact_match_count } of drivers) {
      expect(labels.find((label) => label.startsWith(`${name}: `))).toContain(
        `: ${exact_match_count.toLocaleString('en')} comments, ${Math.abs(impact).toFixed(1)} points`,
      )
    }
    for (const label of await labelsOf(page, 'map')) {
      const { exact_match_count } = match_counts.find(({ name }) => label.startsWith(`${name}: `))!
      expect(label).toContain(`: ${exact_match_count.toLocaleString('en')} comments`)
    }
    expect(complaints).toEqual([])
    await giveBack(page)
  })
})
