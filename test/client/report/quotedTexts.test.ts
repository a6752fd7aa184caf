import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { chromiumPath } from '../openPage.js'
import { openReports } from './openReports.js'

/** In which direction the elements are read. */
const directionsOf = (page: Page, selector: string): Promise<string[]> =>
  page.evaluate(
    `[...document.querySelectorAll(${JSON.stringify(selector)})].map((found) => getComputedStyle(found).direction)`,
  )

describe.skipIf(chromiumPath === undefined)('the texts in a report', () => {
  const reports = openReports()
  const { buildProject, show, showSample, giveBack } = reports

  test('the words that carry a sentiment are underlined in the quotations', async () => {
    const { page } = await showSample({ hash: '#concept=queue' })
    const words = await page.$$eval('.quotes .ev', (found) => found.map((word) => word.textContent))
    expect(words.length).toBeGreaterThan(0)
  })

  test('without texts there are no quotations and no documents', async () => {
    const { page, report, complaints } = await show(reports.project, { texts: false })
    expect(JSON.stringify(report)).not.toContain('rinsing my hair')
    expect(await page.$$('blockquote, article, #documents')).toEqual([])
    expect(complaints).toEqual([])
    await giveBack(page)
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
    await giveBack(page)
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
    await giveBack(page)
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
    await giveBack(page)
  })
})
