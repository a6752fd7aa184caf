import { describe, expect, test } from 'vitest'
import { bytesOf, chromiumPath } from '../openPage.js'
import { openReports } from './openReports.js'

describe.skipIf(chromiumPath === undefined)('choices in a report', () => {
  const reports = openReports()
  const { show, showSample, giveBack } = reports

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
    const { page } = await show(reports.project, {
      hash: '#concept=queue&impact=adjusted&field.hotel=Harbour+House&sort=wrong',
    })
    expect(await page.textContent('#documents h2')).toContain('queue')
    expect(await page.isChecked('#drivers input[type=radio] >> nth=1')).toBe(true)
    expect(await page.evaluate('location.hash')).toBe('#concept=queue&impact=adjusted&field.hotel=Harbour+House')
    const hotels = await page.$$eval('#documents article', (found) => found.map((article) => article.textContent))
    expect(hotels.length).toBeGreaterThan(0)
    for (const text of hotels) expect(text).toContain('Harbour House')
    await giveBack(page)
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
})
