import { describe, expect, test } from 'vitest'
import { chromiumPath } from '../openPage.js'
import { titleBounds } from '../titleBounds.js'
import { violations } from '../violations.js'
import { openReports } from './openReports.js'

describe.skipIf(chromiumPath === undefined)('the layout of a report', () => {
  const reports = openReports()
  const { buildProject, show, showSample, giveBack } = reports

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
    await giveBack(page)
  })

  test('figures and choices are seen in the colours of a system with high contrast', async () => {
    const { page } = await show(reports.project)
    await page.emulateMedia({ forcedColors: 'active' })
    const paint = (selector: string): Promise<string> =>
      page.evaluate(`getComputedStyle(document.querySelector(${JSON.stringify(selector)})).backgroundColor`)
    const canvas = await paint('body')
    for (const selector of ['.hist i', '.drows .tr i.pos', '.drows .tr i.neg', '.seg input:checked + span']) {
      const painted = await paint(selector)
      expect(painted, selector).toMatch(/^rgb/)
      expect(painted, selector).not.toBe(canvas)
    }
    await giveBack(page)
  })

  test('letters that reach below the line are not cut off the title', async () => {
    const { page } = await showSample()
    const [text, box] = await titleBounds(page, '#title')
    expect(text).toBeLessThanOrEqual(box + 0.5)
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
    await giveBack(page)
  })

  test('on paper the table of drivers has all its columns in the width of the page', async () => {
    // A4 with margins of 14 mm.
    const { page } = await show(reports.project, { width: 688 })
    await page.emulateMedia({ media: 'print' })
    await page.evaluate('dispatchEvent(new Event("beforeprint"))')
    const widths = await page.$eval('#drivers .scroll', ({ scrollWidth, clientWidth }) => [scrollWidth, clientWidth])
    expect(widths[0]).toBe(widths[1])
    expect(await page.evaluate('getComputedStyle(document.querySelector("#drivers tbody tr")).breakInside')).toBe(
      'avoid',
    )
    await giveBack(page)
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

  test('on a low window the bar at the top is scrolled away', async () => {
    const { page } = await showSample()
    const bottom = async (height: number): Promise<number> => {
      await page.setViewportSize({ width: 660, height })
      await page.evaluate('scrollTo(0, 2_000)')
      return page.$eval('.top', (bar) => bar.getBoundingClientRect().bottom)
    }
    expect(await bottom(900)).toBeGreaterThan(0)
    expect(await bottom(350)).toBeLessThanOrEqual(0)
  })
})
