import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import { renderHtml } from '../../src/report/renderHtml.js'
import { violations } from './explorer/openExplorer.js'
import { serveSample } from './explorer/serveSample.js'
import { chromiumPath } from './openPage.js'

const USUAL = 16
const LARGE = 24

/** Rules that give a size of text in pixels, and are no texts of charts: those are pixels of the chart, which grows. */
const fixedSizes = (style: string): string[] =>
  [...style.matchAll(/([^{}]+)\{([^{}]*)\}/g)]
    .filter(([, selector, rules]) => /font(?:-size)?:[^;]*\dpx/.test(rules!) && !selector!.includes('.chart '))
    .map(([, selector]) => selector!.trim())

test.each(['tokens', 'base', 'charts', 'report', 'explorer'])('no size of a text in %s.css is in pixels', (name) => {
  const style = readFileSync(`src/client/styles/${name}.css`, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')
  expect(fixedSizes(style)).toEqual([])
  expect(style).not.toMatch(/--t-[\w]+: [\d.]+px/)
})

describe.skipIf(chromiumPath === undefined)('with a larger default font', () => {
  const folder = mkdtempSync(join(tmpdir(), 'conceptlite-font-'))
  const served = serveSample()
  afterAll(() => rmSync(folder, { recursive: true }))

  /** Loads the page in a browser with this default font. */
  async function reloadWithFont(page: Page, size: number): Promise<void> {
    const browser = await page.context().newCDPSession(page)
    await browser.send('Page.setFontSizes', { fontSizes: { standard: size } })
    await page.reload()
    await page.waitForSelector('html[data-ready]', { state: 'attached' })
  }

  const isAsking = async (page: Page): Promise<boolean> => (await page.locator('[aria-busy=true], .sk').count()) > 0

  async function settle(page: Page): Promise<void> {
    await page.waitForSelector('h1:not(.sr)')
    await expect.poll(() => isAsking(page), { timeout: 30_000 }).toBe(false)
  }

  /** Pixels of the screen that texts are high: `.chart text` are enlarged with their chart. */
  const sizes = (page: Page, selectors: readonly string[]): Promise<number[]> =>
    Promise.all(
      selectors.map((selector) =>
        page
          .locator(selector)
          .first()
          .evaluate((element) => {
            const svg = element.closest('svg')
            const scale = svg === null ? 1 : svg.getBoundingClientRect().width / svg.viewBox.baseVal.width
            const style = element.ownerDocument.defaultView!.getComputedStyle(element)
            return Number.parseFloat(style.fontSize) * scale
          }),
      ),
    )

  const TEXTS = ['h1', '.deck', '.chip', '.card h2', '.btn', '.rail nav a', '.chart .axis', '.chart .lab text']

  test('every text of the explorer grows, those of charts as well', async () => {
    const { page, complaints } = await served.open(served.path('overview'))
    await page.waitForSelector('.chart .lab text')
    const usual = await sizes(page, TEXTS)
    await reloadWithFont(page, LARGE)
    await page.waitForSelector('.chart .lab text')
    const large = await sizes(page, TEXTS)
    for (const [i, size] of large.entries()) expect(size / usual[i]!, TEXTS[i]).toBeCloseTo(LARGE / USUAL, 1)
    expect(await violations(page)).toEqual([])
    expect(complaints).toEqual([])
    await page.context().close()
  })

  test('the tooltip of a point stands beside it', async () => {
    const { page } = await served.open(served.path('drivers'))
    await reloadWithFont(page, LARGE)
    const point = page.locator('.pt').first()
    await point.focus()
    const tip = (await page.locator('.tip').boundingBox())!
    const dot = (await point.locator('.dot').boundingBox())!
    const plot = (await page.locator('.plot').first().boundingBox())!
    // The tip begins 14 pixels of the chart below the middle of the point, and ends within the chart.
    expect(tip.y - (dot.y + dot.height / 2)).toBeCloseTo((14 * LARGE) / USUAL, -1)
    expect(tip.x + tip.width).toBeLessThan(plot.x + plot.width + 1)
    await page.context().close()
  })

  test('rows of the table of documents are as high as it counts on', async () => {
    const { page } = await served.open(served.path('documents'))
    await reloadWithFont(page, LARGE)
    await page.waitForSelector('.rowtext')
    const heights = await page.$$eval('.vtab tbody tr', (rows) => rows.map((row) => row.getBoundingClientRect().height))
    expect(new Set(heights)).toEqual(new Set([(56 * LARGE) / USUAL]))
    const all = await page.$eval('.vscroll > div', (list) => list.getBoundingClientRect().height)
    expect(all).toBeCloseTo(((353 * 56 + 64) * LARGE) / USUAL, 0)
    await page.context().close()
  })

  test('every screen fits a narrow phone', async () => {
    const { page, complaints } = await served.open('/projects', { width: 320 })
    const screens = ['overview', 'search', 'drivers', 'compare', 'concepts', 'vocabulary', 'documents', 'add']
    const paths = ['/projects', '/account', ...screens.map((name) => served.path(name))]
    await reloadWithFont(page, LARGE)
    const wide: string[] = []
    for (const path of paths) {
      await page.evaluate(`location.hash = '#${path}?in.hotel=Harbour+House&q=breakfast'`)
      await settle(page)
      if ((await page.evaluate('document.documentElement.scrollWidth')) !== 320) wide.push(path)
    }
    expect(wide).toEqual([])
    expect(complaints).toEqual([])
    await page.context().close()
  })

  test('the report grows as well, and fits a narrow phone', async () => {
    const file = join(folder, 'report.html')
    writeFileSync(file, await renderHtml(await served.project.report({ format: 'document' })))
    const { page } = await served.open('/projects', { width: 320 })
    await page.goto(pathToFileURL(file).href)
    await page.waitForSelector('html[data-ready]', { state: 'attached' })
    const texts = ['h1', '.look .fig', '.say', '.deck', '.chart .mn', 'article p']
    const usual = await sizes(page, texts)
    await reloadWithFont(page, LARGE)
    const large = await sizes(page, texts)
    for (const [i, size] of large.entries()) expect(size / usual[i]!, texts[i]).toBeCloseTo(LARGE / USUAL, 1)
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(320)
    expect(await violations(page)).toEqual([])
    await page.context().close()
  })
})
