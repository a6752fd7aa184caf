import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bucketName, percent, signed } from '../../src/client/figures.js'
import { type Engine, openEngine, type Project } from '../../src/engine.js'
import type { MetadataFieldInput } from '../../src/index.js'
import { withinBucket } from '../../src/report/document/intervals.js'
import { renderHtml } from '../../src/report/renderHtml.js'
import type { ReportDocument } from '../../src/report/reportDocument.js'
import type { ReportOptions } from '../../src/report/reportOptions.js'
import { bytesOf, chromiumPath, connectBrowser, type OpenPage, openPage } from './openPage.js'
import { createPagePool, type PagePool } from './pagePool.js'
import { titleBounds } from './titleBounds.js'
import { violations } from './violations.js'

const folder = mkdtempSync(join(tmpdir(), 'conceptlite-page-'))

let engine: Engine
let browser: Browser
let pages: PagePool
let files = 0

interface Upload {
  readonly text: string
  readonly title?: string
  readonly metadata?: readonly MetadataFieldInput[]
}

/** Documents of an upload. */
const MOST_AT_ONCE = 25_000

async function buildProject(docs: readonly Upload[], sentiment = true): Promise<Project> {
  const project = await engine.projects.create({ name: 'Comments of guests', language: 'en' })
  for (let at = 0; at < docs.length; at += MOST_AT_ONCE)
    await project.upload({ docs: docs.slice(at, at + MOST_AT_ONCE) })
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

const THINGS =
  'room bed breakfast lake staff wifi shower parking desk window towel menu coffee garden pool door key lift'

/** Short texts of few words, so that their build takes seconds. */
function manyDocuments(count: number): Upload[] {
  const things = THINGS.split(' ')
  return Array.from({ length: count }, (_, i) => ({
    text: `The ${things[(i * 7) % things.length]} and the ${things[(i * i + 3) % things.length]}`,
    metadata: [
      { name: 'rating', type: 'score', value: i % 11 },
      { name: 'day', type: 'date', value: `2024-0${1 + (i % 6)}-15T00:00:00Z` },
      { name: 'region', type: 'string', value: ['north', 'south', 'west'][i % 3]! },
    ],
  }))
}

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

interface Look {
  readonly hash?: string
  readonly width?: number
  readonly dark?: boolean
}

/** A page of its own, with what it should not do. */
async function show(project: Project, options: ReportOptions & Look = {}): Promise<Shown> {
  const { hash = '', width = 1_320, dark = false, ...asked } = options
  const report = await reportOf(project, asked)
  const file = join(folder, `${files++}.html`)
  writeFileSync(file, await renderHtml(report))
  const opened = await openPage(pages, pathToFileURL(file).href + hash, {
    viewport: { width, height: 900 },
    colorScheme: dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
  })
  return { ...opened, report }
}

/** In which direction the elements are read. */
const directionsOf = (page: Page, selector: string): Promise<string[]> =>
  page.evaluate(
    `[...document.querySelectorAll(${JSON.stringify(selector)})].map((found) => getComputedStyle(found).direction)`,
  )

const labelsOf = (page: Page, section: string): Promise<string[]> =>
  page.$$eval(`#${section} svg.chart [data-key]`, (items) => items.map((item) => item.getAttribute('aria-label') ?? ''))

describe.skipIf(chromiumPath === undefined)('the page of a report', () => {
  let project: Project
  let shared: Shown

  /** The page of the sample, brought to this state: all of it stands in the address. */
  async function showSample({ hash = '', width = 1_320, dark = false }: Look = {}): Promise<Shown> {
    const { page } = shared
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme: dark ? 'dark' : 'light' })
    await page.evaluate(`location.hash = ${JSON.stringify(hash)}; scrollTo(0, 0); document.activeElement.blur()`)
    // The new state is drawn, and charts have followed their width.
    await page.evaluate(
      'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))',
    )
    return shared
  }

  beforeAll(async () => {
    const connected = connectBrowser()
    engine = await openEngine({ threads: 0 })
    project = await buildProject(sample())
    browser = await connected
    const empty = join(folder, 'empty.html')
    writeFileSync(empty, '<!doctype html>')
    pages = createPagePool(browser, pathToFileURL(empty).href)
    shared = await show(project)
  })
  afterAll(async () => {
    await browser.close()
    await engine.close()
    rmSync(folder, { recursive: true })
  })

  test('many fields with long names leave the head short and the page as wide as the window', async () => {
    const survey = await buildProject(
      Array.from({ length: 60 }, (_, i) => ({
        text: i % 2 === 0 ? 'The room was clean and the bed was soft.' : 'The queue at breakfast was long.',
        metadata: Array.from({ length: 12 }, (_, field) => ({
          name: `A long question of a survey that was asked as number ${field}`,
          type: 'string' as const,
          value: `${'answer'.repeat(8)}${i % 2}`,
        })),
      })),
      false,
    )
    const { page, complaints } = await show(survey, { width: 360 })
    const meta = (await page.locator('.meta').textContent())!
    expect(meta.match(/A long question/g)).toHaveLength(6)
    expect(meta).toContain('6 more fields')
    for (const width of [360, 768, 1_280]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await page.evaluate('document.documentElement.scrollWidth'), `at ${width}`).toBe(width)
    }
    expect(await violations(page)).toEqual([])
    expect(complaints).toEqual([])
    await pages.giveBack(page)
  })

  test('figures and choices are seen in the colours of a system with high contrast', async () => {
    const { page } = await show(project)
    await page.emulateMedia({ forcedColors: 'active' })
    const paint = (selector: string): Promise<string> =>
      page.evaluate(`getComputedStyle(document.querySelector(${JSON.stringify(selector)})).backgroundColor`)
    const canvas = await paint('body')
    for (const selector of ['.hist i', '.drows .tr i.pos', '.drows .tr i.neg', '.seg input:checked + span']) {
      const painted = await paint(selector)
      expect(painted, selector).toMatch(/^rgb/)
      expect(painted, selector).not.toBe(canvas)
    }
    await pages.giveBack(page)
  })

  test('shows all sections without a complaint or a request', async () => {
    const { page, complaints } = await showSample()
    const sections = await page.$$eval('section.sec', (found) => found.map(({ id }) => id))
    expect(sections).toEqual(['drivers', 'map', 'sentiment', 'time', 'differences', 'documents', 'method'])
    expect(complaints).toEqual([])
  })

  test('letters that reach below the line are not cut off the title', async () => {
    const { page } = await showSample()
    const [text, box] = await titleBounds(page, '#title')
    expect(text).toBeLessThanOrEqual(box + 0.5)
  })

  test('every driver has the figures of scoreDrivers, in the chart and in the table', async () => {
    const { page } = await showSample()
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
  })

  test('every bar of sentiment has the shares of the sentiment function', async () => {
    const { page, report } = await showSample()
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
  })

  test('every difference has the shares of compare', async () => {
    const { page, report } = await showSample({ hash: '#differences=hotel' })
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
  })

  test('every bubble of the map has the counts of the sentiment function', async () => {
    const { page, report } = await showSample()
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
  })

  test('every share over time is that of the volume, and every average that of the drivers', async () => {
    const { page, report } = await showSample()
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
  })

  test('a chosen concept is shown by the values of each field, with the counts of the functions', async () => {
    const { page } = await showSample({ hash: '#concept=queue' })
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
  })

  test('figures of the filter are those of all documents, also with a choice', async () => {
    const { page } = await showSample()
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
  })

  test('the words that carry a sentiment are underlined in the quotations', async () => {
    const { page } = await showSample({ hash: '#concept=queue' })
    const words = await page.$$eval('.quotes .ev', (found) => found.map((word) => word.textContent))
    expect(words.length).toBeGreaterThan(0)
  })

  test('a click on a concept marks it everywhere, stands in the address, and Escape clears it', async () => {
    const { page } = await showSample()
    await page.click('#drivers [data-key][aria-label^="queue: "]')
    expect(await page.evaluate('location.hash')).toBe('#concept=queue')
    expect(await page.textContent('#documents h2')).toBe('19 comments mention queue')
    expect(await page.textContent('.qh')).toContain('queue')
    for (const section of ['drivers', 'map', 'sentiment', 'time']) {
      expect(await page.getAttribute(`#${section} [aria-label^="queue: "]`, 'aria-pressed')).toBe('true')
    }
    await page.keyboard.press('Escape')
    expect(await page.evaluate('location.hash')).toBe('')
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
    await pages.giveBack(page)
  })

  test('each chart is one tab stop; arrows move, Enter chooses, a slash finds', async () => {
    const { page } = await showSample()
    for (const section of ['drivers', 'map', 'sentiment', 'time', 'differences']) {
      expect(await page.$$eval(`#${section} svg.chart [tabindex="0"]`, (stops) => stops.length)).toBe(1)
      // As the browser reads it: attributes of SVG are told apart by case.
      const stops: number[] = await page.evaluate(
        `[...document.querySelectorAll('#${section} svg.chart [data-key]')].map((item) => item.tabIndex)`,
      )
      expect(stops.toSorted((a, b) => b - a)).toEqual([0, ...new Array(stops.length - 1).fill(-1)])
    }
    await page.focus('#map [tabindex="0"]')
    await page.keyboard.press('Tab')
    expect(await page.evaluate('document.activeElement.closest("#map") === null')).toBe(true)
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
  })

  test('numbers of documents stand in one line beside the names of clear drivers', async () => {
    const many = await buildProject(
      Array.from({ length: 2_400 }, (_, i) => ({
        text: i % 2 === 0 ? 'The room and the bed.' : 'The queue and the stairs.',
        metadata: [{ name: 'rating', type: 'score', value: (i % 2 === 0 ? 5 : 2) + (i % 3) }],
      })),
      false,
    )
    const { page } = await show(many)
    const numbers = await page.$$eval('.drows .n', (found) =>
      found.map((number) => [number.textContent, number.getBoundingClientRect().height, number.scrollWidth]),
    )
    expect(numbers.length).toBeGreaterThan(0)
    for (const [text, height, width] of numbers) {
      expect(text).toBe('1,200')
      expect(height, `height of ${width} pixels`).toBeLessThan(24)
    }
    await pages.giveBack(page)
  })

  test('on paper the table of drivers has all its columns in the width of the page', async () => {
    // A4 with margins of 14 mm.
    const { page } = await show(project, { width: 688 })
    await page.emulateMedia({ media: 'print' })
    await page.evaluate('dispatchEvent(new Event("beforeprint"))')
    const widths = await page.$eval('#drivers .scroll', ({ scrollWidth, clientWidth }) => [scrollWidth, clientWidth])
    expect(widths[0]).toBe(widths[1])
    expect(await page.evaluate('getComputedStyle(document.querySelector("#drivers tbody tr")).breakInside')).toBe(
      'avoid',
    )
    await pages.giveBack(page)
  })

  test('charts are drawn anew for the width of paper, and afterwards for that of the window', async () => {
    const { page } = await showSample()
    const widths = (): Promise<number[]> =>
      page.$$eval('.plot svg', (charts) => charts.map((chart) => Number(chart.getAttribute('viewBox')!.split(' ')[2])))
    const before = await widths()
    // A4 without its margins has 182 mm. Texts of 12 pixels are printed with at least 9.
    const paper = (182 / 25.4) * 96 * (12 / 9)
    expect(Math.max(...before)).toBeGreaterThan(paper)
    await page.evaluate('dispatchEvent(new Event("beforeprint"))')
    expect(Math.max(...(await widths()))).toBeLessThan(paper)
    await page.evaluate('dispatchEvent(new Event("afterprint"))')
    expect(await widths()).toEqual(before)
  })

  test('what saves a chart stands in one row on a phone', async () => {
    const { page } = await showSample({ width: 360 })
    const rows = await page.$$eval('.save', (groups) =>
      groups.map((group) => new Set([...group.querySelectorAll('button')].map((button) => button.offsetTop)).size),
    )
    expect(rows.length).toBeGreaterThan(4)
    expect(new Set(rows)).toEqual(new Set([1]))
  })

  test('sentiment is explained where the report has some', async () => {
    const terms = ({ page }: OpenPage): Promise<string[]> => page.locator('#method dt').allTextContents()
    const withSome = await showSample()
    expect(await terms(withSome)).toContain('Sentiment')
    const without = await show(await buildProject(manyDocuments(40), false))
    expect(await terms(without)).not.toContain('Sentiment')
    await pages.giveBack(without.page)
  })

  test('a chart is saved as SVG, PNG and CSV', async () => {
    const { page, complaints } = await showSample()
    const sections = ['drivers', 'map', 'sentiment', 'time', 'differences']
    const begins = { SVG: '<svg', PNG: '\x89PNG', CSV: '\ufeff' }
    for (const section of sections) {
      for (const [kind, beginning] of Object.entries(begins)) {
        // A click of the mouse, one after the other: a browser stops files that nobody seems to have asked for.
        const [download] = await Promise.all([
          page.waitForEvent('download'),
          page.click(`#${section} .save button[aria-label="Save as ${kind}"] >> nth=0`),
        ])
        expect(download.suggestedFilename()).toBe(`comments-of-guests-${section}.${kind.toLowerCase()}`)
        const bytes = await bytesOf(download)
        expect(bytes.toString(kind === 'PNG' ? 'latin1' : 'utf8').startsWith(beginning)).toBe(true)
      }
    }
    expect(complaints).toEqual([])
  })

  for (const width of [420, 1_320]) {
    for (const dark of [false, true]) {
      test(`axe finds nothing at ${width} pixels, ${dark ? 'dark' : 'light'}; nothing is wider than the page`, async () => {
        const { page } = await showSample({ width, dark, hash: '#concept=queue' })
        expect(await violations(page)).toEqual([])
        expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width)
      })
    }
  }

  test('axe finds nothing where no concept is chosen', async () => {
    const { page } = await showSample()
    expect(await violations(page)).toEqual([])
  })

  test('without texts there are no quotations and no documents', async () => {
    const { page, report, complaints } = await show(project, { texts: false })
    expect(JSON.stringify(report)).not.toContain('rinsing my hair')
    expect(await page.$$('blockquote, article, #documents')).toEqual([])
    expect(complaints).toEqual([])
    await pages.giveBack(page)
  })

  test('texts are never HTML, whatever they hold', async () => {
    const evil = '</script><script>document.title = "owned"</script><!-- <img src=x onerror=alert(1)> \u2028 "quoted" '
    const docs = [...Array(6).keys()].map((i) => ({
      text: `${evil} the room was lovely`,
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
    await pages.giveBack(page)
  })

  test('text from right to left, and overrides without an end, leave the order of their neighbours', async () => {
    // U+202E turns all that follows around, until its element ends.
    const [hotel, turned] = ['מלון הים', '\u202eeltsac']
    const docs = [...Array(24).keys()].map((i) => ({
      text: `\u202eThe ${i % 2 === 0 ? 'חדר' : 'room'} was ${i % 3 === 0 ? 'lovely' : 'awful'} \u2067and cold`,
      title: turned,
      metadata: [
        { name: 'day', type: 'date' as const, value: `2024-0${1 + (i % 6)}-05T00:00:00Z` },
        { name: 'rating', type: 'score' as const, value: i % 2 === 0 ? 1 + (i % 3) : 8 + (i % 3) },
        { name: 'hotel', type: 'string' as const, value: i % 4 < 2 ? hotel : turned },
        { name: 'region', type: 'string' as const, value: i % 2 === 0 ? 'north' : 'south' },
      ],
    }))
    const { page, report, complaints } = await show(await buildProject(docs), {
      hash: `#concept=${encodeURIComponent('חדר')}`,
    })
    expect(await page.evaluate('decodeURIComponent(location.hash)')).toBe('#concept=חדר')
    // In another tab the link of a finding finds its concept, too.
    const links = await page.$$eval('a.go', (all) => all.map((link) => link.getAttribute('href') ?? ''))
    const linked = links.map((link) => new URLSearchParams(link.slice(1)).get('concept'))
    expect(linked).toContain('חדר')
    expect(report.concepts.map(({ name }) => name)).toEqual(expect.arrayContaining(linked))
    // Every text that has such a part beside another part: the letters of the other one stand in order.
    const orders = (await page.evaluate(`
      [...document.querySelectorAll('#documents .am, .quotes footer, .say, #documents h2, #differences h2, .meta, .tip')].map((line) => {
        const places = []
        const walker = document.createTreeWalker(line, NodeFilter.SHOW_TEXT)
        while (walker.nextNode()) {
          const { data } = walker.currentNode
          // Latin words and figures outside of isolates, be they elements or characters.
          if (walker.currentNode.parentElement.closest('[dir=auto]') !== null) continue
          for (const { index, 0: word } of data.matchAll(/[A-Za-z0-9]+/g)) {
            const before = data.slice(0, index)
            if (before.lastIndexOf('\u2068') > before.lastIndexOf('\u2069') || before.endsWith('\u202e')) continue
            for (const at of [index, index + word.length - 1]) {
              const range = document.createRange()
              range.setStart(walker.currentNode, at)
              range.setEnd(walker.currentNode, at + 1)
              const { top, left } = range.getBoundingClientRect()
              places.push({ letter: word[at - index] + ' of ' + word, top, left })
            }
          }
        }
        return places
      })`)) as { letter: string; top: number; left: number }[][]
    expect(orders.filter((places) => places.length > 1).length).toBeGreaterThan(8)
    // On a phone a dot stands before each value but the first: before it in the direction of the page.
    const directions = await directionsOf(page, '.am span')
    expect(new Set(directions)).toEqual(new Set(['ltr']))
    for (const places of orders) {
      const read = places.toSorted((a, b) => (Math.abs(a.top - b.top) > 8 ? a.top - b.top : a.left - b.left))
      expect(read.map(({ letter }) => letter)).toEqual(places.map(({ letter }) => letter))
    }
    expect(complaints).toEqual([])
    await pages.giveBack(page)
  })

  test('texts from right to left begin at the right, marked or not, beside texts that begin at the left', async () => {
    const said = ['הצוות היה נחמד והחדר היה נקי', 'The room was lovely', '. الغرفة نظيفة']
    const { page, complaints } = await show(await buildProject(said.map((text) => ({ text }))), {
      hash: '#concept=room',
    })
    const quoted = await directionsOf(page, '#documents article p, #sentiment blockquote p')
    expect([quoted.length > 1, new Set(quoted)]).toEqual([true, new Set(['ltr'])])
    await page.keyboard.press('Escape')
    const all = await directionsOf(page, '#documents article p')
    expect(all.toSorted()).toEqual(['ltr', 'rtl', 'rtl'])
    expect(complaints).toEqual([])
    await pages.giveBack(page)
  })

  test('a project of one document, and a filter that leaves none', async () => {
    const alone = await buildProject([{ text: 'The shower was cold and the lake was lovely.' }])
    const none = { filter: [{ name: 'rating', minimum: 11 }] }
    for (const [built, options, documents] of [
      [alone, {}, '1 comment'],
      [project, none, '0 comments'],
    ] as const) {
      const { page, complaints } = await show(built, options)
      expect(await page.textContent('.kick')).toBe(`Report on ${documents}`)
      const title = documents === '1 comment' ? documents : `${documents}, and some to read`
      expect(await page.textContent('#documents h2')).toBe(title)
      expect(complaints).toEqual([])
      await pages.giveBack(page)
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
    await pages.giveBack(page)
    await pages.giveBack(blamed)
  })

  test('where no concept is found, the frame that says so keeps its distance from what follows', async () => {
    const { page, complaints } = await show(await buildProject([{ text: 'it is' }, { text: 'of and' }]))
    const edge = (selector: string, side: 'top' | 'bottom') =>
      page.$eval(selector, (found, side) => found.getBoundingClientRect()[side], side)
    const below = (await edge('#documents', 'top')) - (await edge('.none', 'bottom'))
    expect(below).toBeGreaterThanOrEqual(40)
    expect(complaints).toEqual([])
    await pages.giveBack(page)
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
    await pages.giveBack(page)
  })

  test('scores of 0 and 1 have figures that can be told apart', async () => {
    // 51 of 60 are 1, of the ten that mention the lift three, and each month has its own average.
    const docs = [...Array(60).keys()].map((i) => ({
      text: `The ${['room', 'bed', 'staff', 'lake', 'garden', 'lift'][i % 6]} and the ${['key', 'door', 'desk'][i % 3]}`,
      metadata: [
        { name: 'rating', type: 'score' as const, value: (i % 6 === 5 && i > 17) || i === 0 || i === 1 ? 0 : 1 },
        { name: 'day', type: 'date' as const, value: `2024-0${i < 30 ? 1 : 2}-15T00:00:00Z` },
      ],
    }))
    const { page, complaints } = await show(await buildProject(docs, false))
    expect(await page.textContent('.fact .fig')).toBe('0.85from 0 to 1')
    // ± 1.96 times the root of .85 x .15 / 59.
    expect(await page.textContent('.fact .note')).toContain('could as well be 0.76 to 0.94.')
    expect(await page.textContent('#drivers .deck')).toContain('the average of all (0.85)')
    const labels = await labelsOf(page, 'drivers')
    expect(labels.find((label) => label.startsWith('lift: '))).toContain('lift: 10 comments, 0.55 points lower')
    const impacts = await page.$$eval('#drivers .tick text[text-anchor=end]', (found) =>
      found.map((tick) => tick.textContent),
    )
    expect(impacts.length).toBeGreaterThan(2)
    expect(new Set(impacts).size).toBe(impacts.length)
    await page.click('#drivers summary')
    const cells = await page.$$eval('#drivers tbody tr', (rows) =>
      rows.map((row) => [...row.children].map((cell) => cell.textContent.trim())),
    )
    expect(cells.find(([name]) => name === 'lift')?.slice(1, 4)).toEqual(['10', '0.300', '−0.550'])
    expect(await page.getAttribute('#timeline svg', 'aria-label')).toMatch(/Jan 2024 0\.\d\d, Feb 2024 0\.\d\d/)
    expect(complaints).toEqual([])
    await pages.giveBack(page)
  })

  test('scores of millions have figures that can be read, within a narrow phone', async () => {
    const docs = sample().map((document) => ({
      ...document,
      metadata: document.metadata!.map((field) =>
        field.type === 'score' ? { ...field, name: 'revenue', value: 1_234_567 * Number(field.value) } : field,
      ),
    }))
    const { page, report, complaints } = await show(await buildProject(docs, false), { width: 320 })
    const average = report.score!.average!
    expect(await page.textContent('.fact .fig')).toBe(`${(average / 1e6).toFixed(2)}Mfrom 3.7M to 12.3M`)
    // Sentences have the whole figure.
    expect(await page.textContent('#drivers .deck')).toContain(`(${Math.round(average).toLocaleString('en')})`)
    const impacts = await page.locator('#drivers .drows .v').allTextContents()
    expect(impacts.length).toBeGreaterThan(0)
    for (const impact of impacts) expect(impact).toMatch(/^[+−]\d+(\.\d+)?[KM]$/)
    const outside = await page.$$eval('svg.chart text', (labels) =>
      labels
        .filter((label) => {
          const [own, chart] = [label.getBoundingClientRect(), label.closest('svg')!.getBoundingClientRect()]
          return own.left < chart.left - 2 || own.right > chart.right + 2
        })
        .map((label) => label.textContent),
    )
    expect(outside).toEqual([])
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(320)
    expect(complaints).toEqual([])
    await pages.giveBack(page)
  })

  test('of concepts in the same comments none is called chance whose own range excludes 0', async () => {
    // The porter and the trolley stand in the same ten comments, which have the lowest scores.
    const docs = [...Array(80).keys()].map((i) => ({
      text:
        i < 10
          ? `The porter was with us, and later a trolley, in week ${i}.`
          : `The ${['room', 'bed', 'lake', 'garden', 'desk', 'key', 'door'][i % 7]} was there.`,
      metadata: [{ name: 'rating', type: 'score' as const, value: i < 10 ? 2 + (i % 3) : 6 + (i % 5) }],
    }))
    const built = await buildProject(docs, false)
    const { page, complaints } = await show(built)
    const rows = await built.concepts.scoreDrivers({ score_field: 'rating', limit: 30 })
    const labels = await labelsOf(page, 'drivers')
    const words = rows.map(({ name, q, impact_interval: range }) => {
      const excludesZero = range !== null && (range[0] > 0 || range[1] < 0)
      const word = q < 0.01 ? 'very clear' : q < 0.05 ? 'clear' : q < 0.2 ? 'a hint' : 'may be chance'
      return [name, word === 'may be chance' && excludesZero ? 'only taken alone' : word] as const
    })
    for (const [name, word] of words) {
      expect(labels.find((label) => label.startsWith(`${name}: `))).toMatch(new RegExp(`(lower|higher), ${word}$`))
    }
    const wordOf = new Map(words)
    expect([wordOf.get('porter'), wordOf.get('trolley')]).toContain('only taken alone')
    const alone = words.filter(([, word]) => word === 'only taken alone').length
    expect(await page.textContent('#drivers aside .note')).toContain(`${alone} of them`)
    expect(await page.textContent('#drivers aside .note')).toContain(
      'or other concepts of the same comments explain it',
    )
    expect(await page.textContent('#method')).toContain('beside the other concepts of the same comments')
    expect(complaints).toEqual([])
    await pages.giveBack(page)
  })

  test('where all that is spoken of is bad, nothing is spoken of best', async () => {
    const things = ['room', 'lift', 'shower']
    const allBad = [...Array(30).keys()].map((i) => ({ text: `The ${things[i % 3]} was awful.` }))
    const { page, report } = await show(await buildProject(allBad))
    const felt = report.concepts.filter(({ name }) => things.includes(name)).map(({ sentiment }) => sentiment)
    expect(felt).toEqual(things.map(() => ({ negative: 10, neutral: 0, positive: 0 })))
    expect(await page.textContent('#sentiment h2')).toBe('How people feel about what they mention')
    await pages.giveBack(page)
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
    await pages.giveBack(page)
  })

  test('a phone shows the chart at its width', async () => {
    const { page, complaints } = await showSample({ width: 420 })
    const widths = await page.$$eval('svg.chart', (charts) =>
      charts.map((chart) => chart.getBoundingClientRect().width),
    )
    for (const width of widths) expect(width).toBeLessThanOrEqual(420)
    expect(complaints).toEqual([])
  })

  test('in the head, no line of notes begins or ends with a point, and all lines begin at the title', async () => {
    const { page } = await showSample({ width: 390 })
    const { title, cut, notes } = (await page.evaluate(`(() => {
      const meta = document.querySelector('.meta')
      const edge = parseFloat(getComputedStyle(meta).clipPath.split(' ').at(-1))
      return {
        title: document.querySelector('#title span').getBoundingClientRect().left,
        cut: meta.getBoundingClientRect().left + edge,
        notes: [...meta.children].map((note) => {
          const text = document.createRange()
          text.selectNodeContents(note)
          const { left, top } = text.getBoundingClientRect()
          const before = getComputedStyle(note, '::before')
          const point = note.getBoundingClientRect().left + parseFloat(before.left)
          return { left, top, point, content: before.content, after: getComputedStyle(note, '::after').content }
        }),
      }
    })()`)) as {
      title: number
      cut: number
      notes: { left: number; top: number; point: number; content: string; after: string }[]
    }
    const first = notes.filter(({ top }, at) => top > (notes[at - 1]?.top ?? Number.NEGATIVE_INFINITY))
    expect([first.length, notes.length]).toEqual([2, 4])
    for (const { left, point } of first) {
      expect(left).toBeCloseTo(title, 0)
      // A point is narrower than 9 pixels: it stands where the line is cut off.
      expect(point + 9).toBeLessThanOrEqual(cut)
    }
    for (const { content, after } of notes) expect([content, after]).toEqual(['"·"', 'none'])
  })
})
