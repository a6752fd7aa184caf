import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { type Engine, openEngine, type Project } from '../../../src/engine.js'
import type { MetadataFieldInput } from '../../../src/index.js'
import { renderHtml } from '../../../src/report/renderHtml.js'
import type { ReportDocument } from '../../../src/report/reportDocument.js'
import type { ReportOptions } from '../../../src/report/reportOptions.js'
import { connectBrowser, type OpenPage, openPage } from '../openPage.js'
import { createPagePool, type PagePool } from '../pagePool.js'

export interface Upload {
  readonly text: string
  readonly title?: string
  readonly metadata?: readonly MetadataFieldInput[]
}

export interface Shown extends OpenPage {
  readonly report: ReportDocument
}

export interface Look {
  readonly hash?: string
  readonly width?: number
  readonly dark?: boolean
}

/** Projects of one engine, and pages with their reports. */
export interface Reports {
  /** The hotel comments. */
  readonly project: Project
  buildProject(docs: readonly Upload[], sentiment?: boolean): Promise<Project>
  /** The report of a project in a page of its own, with what it should not do. */
  show(project: Project, options?: ReportOptions & Look): Promise<Shown>
  /** The page of the hotel comments, brought to this state: all of it stands in the address. */
  showSample(look?: Look): Promise<Shown>
  giveBack(page: Page): Promise<void>
}

/** Documents of an upload. */
const MOST_AT_ONCE = 25_000

/** Opens an engine and a browser for the tests of the `describe` that calls this, and closes them after the last. */
export function openReports(): Reports {
  const documents = new Map<string, Promise<ReportDocument>>()
  let folder: string
  let engine: Engine
  let browser: Browser
  let pages: PagePool
  let project: Project
  let shared: Promise<Shown> | undefined
  let files = 0
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'conceptlite-page-'))
    const connected = connectBrowser()
    engine = await openEngine({ threads: 0 })
    project = await buildProject(sample())
    browser = await connected
    const empty = join(folder, 'empty.html')
    writeFileSync(empty, '<!doctype html>')
    pages = createPagePool(browser, pathToFileURL(empty).href)
  })
  afterAll(async () => {
    await browser.close()
    await engine.close()
    rmSync(folder, { recursive: true })
  })

  async function buildProject(docs: readonly Upload[], sentiment = true): Promise<Project> {
    const created = await engine.projects.create({ name: 'Comments of guests', language: 'en' })
    for (let at = 0; at < docs.length; at += MOST_AT_ONCE) {
      await created.upload({ docs: docs.slice(at, at + MOST_AT_ONCE) })
    }
    await created.build({ skip_sentiment: !sentiment })
    await created.waitForBuild()
    if (sentiment) await created.waitForSentimentBuild()
    return created
  }

  /** Each report is made once. */
  function reportOf(shown: Project, options: ReportOptions): Promise<ReportDocument> {
    const key = JSON.stringify([shown.project_id, options])
    const known = documents.get(key) ?? shown.report({ ...options, format: 'document' })
    documents.set(key, known)
    return known
  }

  async function show(shown: Project, options: ReportOptions & Look = {}): Promise<Shown> {
    const { hash = '', width = 1_320, dark = false, ...asked } = options
    const report = await reportOf(shown, asked)
    const file = join(folder, `${files++}.html`)
    writeFileSync(file, await renderHtml(report))
    const opened = await openPage(pages, pathToFileURL(file).href + hash, {
      viewport: { width, height: 900 },
      colorScheme: dark ? 'dark' : 'light',
      reducedMotion: 'reduce',
    })
    return { ...opened, report }
  }

  async function showSample({ hash = '', width = 1_320, dark = false }: Look = {}): Promise<Shown> {
    shared ??= show(project)
    const { page } = await shared
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme: dark ? 'dark' : 'light' })
    await page.evaluate(`location.hash = ${JSON.stringify(hash)}; scrollTo(0, 0); document.activeElement.blur()`)
    // The new state is drawn, and charts have followed their width.
    await page.evaluate(
      'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))',
    )
    return shared
  }

  return {
    get project() {
      return project
    },
    buildProject,
    show,
    showSample,
    giveBack: (page) => pages.giveBack(page),
  }
}

/** The hotel comments that come with the repository. */
export const sample = (): Upload[] =>
  readFileSync('fixtures/sample.jsonl', 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Upload)

const THINGS =
  'room bed breakfast lake staff wifi shower parking desk window towel menu coffee garden pool door key lift'

/** Short texts of few words, so that their build takes seconds. */
export function manyDocuments(count: number): Upload[] {
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

/** What a screen reader says of the marks of a chart. */
export const labelsOf = (page: Page, section: string): Promise<string[]> =>
  page.$$eval(`#${section} svg.chart [data-key]`, (items) => items.map((item) => item.getAttribute('aria-label') ?? ''))
