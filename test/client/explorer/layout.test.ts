import { describe, expect, test } from 'vitest'
import { chromiumPath } from '../openPage.js'
import { titleBounds } from '../titleBounds.js'
import { serveSample } from './serveSample.js'

describe.skipIf(chromiumPath === undefined)('where things stand', () => {
  const served = serveSample({ name: 'Guests by the jetty', sentiment: false })

  test('letters that reach below the line are not cut off the title of a screen', async () => {
    const { page } = await served.open(served.path('overview'))
    await page.waitForSelector('.xh h1')
    const [text, box] = await titleBounds(page, '.xh h1')
    expect(text).toBeLessThanOrEqual(box + 0.5)
    await served.giveBack(page)
  })

  test('cards of the drivers do not touch', async () => {
    const { page } = await served.open(served.path('drivers'))
    const above = await page.locator('#drivers').boundingBox()
    const below = await page.locator('#periods').boundingBox()
    expect(below!.y - (above!.y + above!.height)).toBeGreaterThanOrEqual(8)
    await served.giveBack(page)
  })

  test.each([1_320, 360])('the two ends of a range stay apart on %i pixels', async (width) => {
    const { page } = await served.open(served.path('documents'), { width })
    await page.getByRole('button', { name: /^Date/ }).click()
    const [from, to] = [
      await page.getByLabel('From', { exact: true }).boundingBox(),
      await page.getByLabel('To', { exact: true }).boundingBox(),
    ]
    const gap = Math.max(to!.x - (from!.x + from!.width), to!.y - (from!.y + from!.height))
    expect(gap).toBeGreaterThanOrEqual(8)
    expect(to!.x + to!.width).toBeLessThanOrEqual(width)
    await served.giveBack(page)
  })

  test('long names of concepts wrap on a phone, and figures stay beside them', async () => {
    const concepts = ['breakfast', 'room', 'staff'].map((text) => ({
      name: `${text}${'x'.repeat(110)}`,
      texts: [text],
    }))
    const { concept_list_id } = await served.project.conceptLists.create({ name: 'Long', concepts })
    for (const [screen, query, named] of [
      ['drivers', '?', '.data th[scope="row"]'],
      ['compare', '?in.guest=couple&', '.data th[scope="row"]'],
      ['search', '?q=room&', '.rel .chip'],
      ['concepts', '?', '.cn'],
    ] as const) {
      const { page } = await served.open(served.path(screen, `${query}list=${concept_list_id}`), { width: 360 })
      await page.locator(named).first().waitFor()
      const ends = await page.$$eval(named, (names) =>
        names.map((name) =>
          Math.max(name.getBoundingClientRect().right, name.getBoundingClientRect().left + name.scrollWidth),
        ),
      )
      // Figures of a table follow its names.
      expect(Math.max(...ends), screen).toBeLessThanOrEqual(named.includes('th') ? 240 : 360)
      expect(await page.evaluate('document.documentElement.scrollWidth'), screen).toBe(360)
      await served.giveBack(page)
    }
    await served.project.conceptLists.delete({ concept_list_id })
  })
})
