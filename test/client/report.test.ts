import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { AxeResults } from 'axe-core'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bucketName, percent, signed } from '../../src/client/figures.js'
import { type Engine, openEngine, type Project } from '../../src/engine.js'
import { withinBucket } from '../../src/report/document/askCounts.js'
import { renderHtml } from '../../src/report/renderHtml.js'
import type { ReportDocument } from '../../src/report/reportDocument.js'
import type { ReportOptions } from '../../src/report/reportOptions.js'
import { chromiumPath, launchBrowser, type OpenPage, openPage } from './openPage.js'

const folder = mkdtempSync(join(tmpdir(), 'conceptlite-page-'))
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

let engine: Engine
let browser: Browser
let files = 0

interface Upload {
  readonly text: string
  readonly title?: string
  readonly metadata?: readonly { name: string; type: 'string' | 'number' | 'score' | 'date'; value: string | number }[]
}

async function buildProject(docs: readonly Upload[], sentiment = true): Promise<Project> {
  const project = await engine.projects.create({ name: 'Comments of guests', language: 'en' })
  if (docs.length > 0) await project.upload({ docs })
  await project.build({ skip_sentiment: !sentiment })
  await project.waitForBuild()
  if (sentiment) await project.waitForSentimentBuild()
  return project
}

const sample = (): Upload[] =>
  readFileSync('fixtures/sample.jsonl', 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Upload)

const reports = new Map<string, Promise<ReportDocument>>()

/** Each report is made once. */
function reportOf(project: Project, options: ReportOptions): Promise<ReportDocument> {
  const key = JSON.stringify([project.project_id, options])
  const known = reports.get(key) ?? project.report({ ...options, format: 'document' })
  reports.set(key, known)
  return known
}

interface Shown extends OpenPage {
  readonly report: ReportDocument
}

async function show(
  project: Project,
  options: ReportOptions & { readonly hash?: string; readonly width?: number; readonly dark?: boolean } = {},
): Promise<Shown> {
  const { hash = '', width = 1_320, dark = false, ...asked } = options
  const report = await reportOf(project, asked)
  const file = join(folder, `${files++}.html`)
  writeFileSync(file, await renderHtml(report))
  const opened = await openPage(browser, pathToFileURL(file).href + hash, {
    viewport: { width, height: 900 },
    colorScheme: dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
  })
  return { ...opened, report }
}

/** What the axe rules find wrong, as lines of rule and place. */
async function violations(page: Page): Promise<string[]> {
  // The page admits no script but its own; the tool comes in beside the policy.
  await page.evaluate(axe)
  const results = (await page.evaluate('axe.run()')) as AxeResults
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')} ${failureSummary}`),
  )
}

const labelsOf = (page: Page, section: string): Promise<string[]> =>
  page.$$eval(`#${section} svg.chart [data-key]`, (items) => items.map((item) => item.getAttribute('aria-label') ?? ''))

describe.skipIf(chromiumPath === undefined)('the page of a report', () => {
  let project: Project
  beforeAll(async () => {
    engine = await openEngine({ threads: 0 })
    browser = await launchBrowser()
    project = await buildProject(sample())
  })
  afterAll(async () => {
    await browser.close()
    await engine.close()
    rmSync(folder, { recursive: true })
  })

  test('shows all sections without a complaint or a request', async () => {
    const { page, complaints } = await show(project)
    const sections = await page.$$eval('section.sec', (found) => found.map(({ id }) => id))
    expect(sections).toEqual(['drivers', 'map', 'sentiment', 'time', 'differences', 'documents', 'method'])
    expect(complaints).toEqual([])
    await page.context().close()
  })

  test('every driver has the figures of scoreDrivers, in the chart and in the table', async () => {
    const { page } = await show(project)
    const rows = await project.concepts.scoreDrivers({ score_field: 'rating', limit: 30 })
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
    await page.context().close()
  })

  test('every bar of sentiment has the shares of the sentiment function', async () => {
    const { page, report } = await show(project)
    const shown = report.concepts.filter(({ top }) => top)
    const { match_counts } = await project.concepts.sentiment({
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
    await page.context().close()
  })

  test('every difference has the shares of compare', async () => {
    const { page, report } = await show(project, { hash: '#differences=hotel' })
    const labels = await labelsOf(page, 'differences')
    const expected: string[] = []
    const concepts = report.concepts.map(({ texts }) => ({ texts: [...texts] }))
    for (const value of ['Harbour House', 'The Boathouse', 'Pinewood Lodge']) {
      const { more } = await project.concepts.compare({
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
    await page.context().close()
  })

  test('every bubble of the map has the counts of the sentiment function', async () => {
    const { page, report } = await show(project)
    const { match_counts } = await project.concepts.sentiment({
      concept_selector: { type: 'specified', concepts: report.concepts.map(({ texts }) => ({ texts: [...texts] })) },
    })
    const labels = await labelsOf(page, 'map')
    expect(labels.length).toBeGreaterThan(20)
    for (const label of labels) {
      const { exact_match_count, sentiment_counts } = match_counts.find(({ name }) => label.startsWith(`${name}: `))!
      const { positive, negative } = sentiment_counts
      expect(label).toContain(`: ${exact_match_count} comments, ${positive} positive, ${negative} negative`)
    }
    await page.context().close()
  })

  test('every share over time is that of the volume, and every average that of the drivers', async () => {
    const { page, report } = await show(project)
    const time = report.time!
    expect([time.interval, time.volume_interval]).toEqual(['quarter', 'month'])
    for (const label of await labelsOf(page, 'time')) {
      const concept = report.concepts.find(({ name }) => label.startsWith(`${name}: `))!
      const { buckets } = await project.summary.volume({ texts: [...concept.texts], interval: 'quarter' })
      const shares = buckets.map(({ start, share }) => `${bucketName(start.slice(0, 10), 'quarter')} ${percent(share)}`)
      expect(label).toContain(shares.join(', '))
    }
    const timeline = await page.getAttribute('#timeline svg', 'aria-label')
    for (const { start } of time.buckets) {
      const constraint = withinBucket('date', start, 'quarter')
      const question = { score_field: 'rating', filter: [constraint] }
      const [row] = await project.concepts.scoreDrivers({ ...question, concept_selector: { type: 'top', limit: 1 } })
      expect(timeline).toContain(`${bucketName(start, 'quarter')} ${row!.baseline!.toFixed(1)}`)
    }
    await page.context().close()
  })

  test('a chosen concept is shown by the values of each field, with the counts of the functions', async () => {
    const { page } = await show(project, { hash: '#concept=queue' })
    const labels = await page.$$eval('#values [data-key]', (items) =>
      items.map((item) => item.getAttribute('aria-label')),
    )
    const concept_selector = { type: 'specified' as const, concepts: [{ texts: ['queue'] }] }
    const { breakdowns } = await project.concepts.matchCounts({ concept_selector, breakdowns: [{ name: 'hotel' }] })
    for (const { label, filter_count, match_counts } of breakdowns[0]!.buckets) {
      const documents = match_counts[0]!.exact_match_count
      const filter = [{ name: 'hotel', values: [label] }]
      const [felt] = (await project.concepts.sentiment({ concept_selector, filter })).match_counts
      const { negative, positive } = felt!.sentiment_share
      expect(labels).toContain(
        `${label}: ${documents} of ${filter_count} comments, ${percent(documents / filter_count)}, ${percent(negative)} negative, ${percent(positive)} positive`,
      )
    }
    await page.context().close()
  })

  test('figures of the filter are those of all documents, also with a choice', async () => {
    const { page } = await show(project)
    const counts = async (): Promise<string[]> =>
      (await page.locator('.facets fieldset').filter({ hasText: 'Hotel' }).locator('.fv').allInnerTexts()).map((text) =>
        text.replace(/\s+/g, ' ').trim(),
      )
    const expected = async (texts?: string[]): Promise<string[]> => {
      const { result } = await project.metadata({})
      const { values = [] } = result.find(({ name }) => name === 'hotel')!
      const rows = await Promise.all(
        values.map(async ({ value }) => {
          const filter = [{ name: 'hotel', values: [value as string] }]
          const found = await project.docs.search({
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
    await page.context().close()
  })

  test('the words that carry a sentiment are underlined in the quotations', async () => {
    const { page } = await show(project, { hash: '#concept=queue' })
    const words = await page.$$eval('.quotes .ev', (found) => found.map((word) => word.textContent))
    expect(words.length).toBeGreaterThan(0)
    await page.context().close()
  })

  test('a click on a concept marks it everywhere, stands in the address, and Escape clears it', async () => {
    const { page } = await show(project)
    await page.click('#drivers [data-key][aria-label^="queue: "]')
    expect(await page.evaluate('location.hash')).toBe('#concept=queue')
    expect(await page.textContent('#documents h2')).toBe('19 comments mention queue')
    expect(await page.textContent('.qh')).toContain('queue')
    for (const section of ['drivers', 'map', 'sentiment', 'time']) {
      expect(await page.getAttribute(`#${section} [aria-label^="queue: "]`, 'aria-pressed')).toBe('true')
    }
    await page.keyboard.press('Escape')
    expect(await page.evaluate('location.hash')).toBe('')
    await page.context().close()
  })

  test('the address brings the state back; unknown values are dropped', async () => {
    const { page } = await show(project, {
      hash: '#concept=queue&impact=adjusted&field.hotel=Harbour+House&sort=wrong',
    })
    expect(await page.textContent('#documents h2')).toContain('queue')
    expect(await page.isChecked('#drivers input[type=radio] >> nth=1')).toBe(true)
    expect(await page.evaluate('location.hash')).toBe('#concept=queue&impact=adjusted&field.hotel=Harbour+House')
    const hotels = await page.$$eval('#documents article', (found) => found.map((article) => article.textContent))
    expect(hotels.length).toBeGreaterThan(0)
    for (const text of hotels) expect(text).toContain('Harbour House')
    await page.context().close()
  })

  test('each chart is one tab stop; arrows move, Enter chooses, a slash finds', async () => {
    const { page } = await show(project)
    for (const section of ['drivers', 'map', 'sentiment', 'time', 'differences']) {
      expect(await page.$$eval(`#${section} svg.chart [tabindex="0"]`, (stops) => stops.length)).toBe(1)
    }
    await page.focus('#map [tabindex="0"]')
    const first = await page.evaluate('document.activeElement.getAttribute("aria-label")')
    await page.keyboard.press('ArrowDown')
    const below = await page.evaluate('document.activeElement.getAttribute("aria-label")')
    expect(below).not.toBe(first)
    await page.keyboard.press('ArrowRight')
    expect(await page.evaluate('document.activeElement.getAttribute("aria-label")')).not.toBe(below)
    await page.keyboard.press('Enter')
    expect(await page.evaluate('document.activeElement.getAttribute("aria-pressed")')).toBe('true')
    await page.keyboard.press('/')
    expect(await page.evaluate('document.activeElement.id')).toBe('find')
    await page.context().close()
  })

  test('a chart is saved as SVG, PNG and CSV', async () => {
    const { page, complaints } = await show(project)
    for (const section of ['drivers', 'map', 'sentiment', 'time', 'differences']) {
      for (const kind of ['SVG', 'PNG', 'CSV']) {
        const [download] = await Promise.all([
          page.waitForEvent('download'),
          page.click(`#${section} .save button[aria-label="Save as ${kind}"] >> nth=0`),
        ])
        const bytes = readFileSync((await download.path())!)
        const begins = { SVG: '<svg', PNG: '\x89PNG', CSV: '\ufeff' }[kind]!
        expect(download.suggestedFilename()).toBe(`comments-of-guests-${section}.${kind.toLowerCase()}`)
        expect(bytes.toString(kind === 'PNG' ? 'latin1' : 'utf8').startsWith(begins)).toBe(true)
      }
    }
    expect(complaints).toEqual([])
    await page.context().close()
  })

  for (const width of [420, 1_320]) {
    for (const dark of [false, true]) {
      test(`axe finds nothing at ${width} pixels, ${dark ? 'dark' : 'light'}; nothing is wider than the page`, async () => {
        const { page } = await show(project, { width, dark, hash: '#concept=queue' })
        expect(await violations(page)).toEqual([])
        expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width)
        await page.context().close()
      })
    }
  }

  test('axe finds nothing where no concept is chosen', async () => {
    const { page } = await show(project)
    expect(await violations(page)).toEqual([])
    await page.context().close()
  })

  test('without texts there are no quotations and no documents', async () => {
    const { page, report, complaints } = await show(project, { texts: false })
    expect(JSON.stringify(report)).not.toContain('rinsing my hair')
    expect(await page.$$('blockquote, article, #documents')).toEqual([])
    expect(complaints).toEqual([])
    await page.context().close()
  })

  test('texts are never HTML, whatever they hold', async () => {
    const evil = '</script><script>document.title = "owned"</script><!-- <img src=x onerror=alert(1)> \u2028 "quoted" '
    const bidi = 'The room was nice. \u202Eelbat eht\u202C שלום עולם room'
    const docs = [...Array(6).keys()].map((i) => ({
      text: i % 2 === 0 ? `${evil} the room was lovely` : bidi,
      title: evil,
      metadata: [{ name: '<b>hotel</b>', type: 'string' as const, value: i < 3 ? '</script>' : '<i>other</i>' }],
    }))
    const { page, complaints } = await show(await buildProject(docs))
    expect(await page.title()).toMatch(/^Comments of guests/)
    expect(await page.$$('#documents img, #documents script, #documents i i')).toEqual([])
    expect(await page.textContent('#documents')).toContain(
      '</script><script>document.title = "owned"</script><!-- <img',
    )
    expect(complaints).toEqual([])
    await page.context().close()
  })

  test('a project of one document, and a filter that leaves none', async () => {
    const alone = await buildProject([{ text: 'The shower was cold and the lake was lovely.' }])
    const none = { filter: [{ name: 'rating', minimum: 11 }] }
    for (const [built, options] of [[alone, {}] as const, [project, none] as const]) {
      const { page, report, complaints } = await show(built, options)
      expect(await page.textContent('.kick')).toBe(
        `Report on ${report.project.filter_count} comment${built === alone ? '' : 's'}`,
      )
      expect(complaints).toEqual([])
      await page.context().close()
    }
  })

  test('without score, date and sentiment those sections are not there', async () => {
    const docs = sample().map(({ text }) => ({ text }))
    const { page, complaints } = await show(await buildProject(docs, false))
    const sections = await page.$$eval('section.sec', (found) => found.map(({ id }) => id))
    expect(sections).toEqual(['map', 'documents', 'method'])
    expect(complaints).toEqual([])
    await page.context().close()
  })

  test('a phone shows the chart at its width', async () => {
    const { page, complaints } = await show(project, { width: 420 })
    const widths = await page.$$eval('svg.chart', (charts) =>
      charts.map((chart) => chart.getBoundingClientRect().width),
    )
    for (const width of widths) expect(width).toBeLessThanOrEqual(420)
    expect(complaints).toEqual([])
    await page.context().close()
  })
})
