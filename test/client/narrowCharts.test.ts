import { describe, expect, test } from 'vitest'
import { serveSample } from './explorer/serveSample.js'
import { chromiumPath } from './openPage.js'

describe.skipIf(chromiumPath === undefined)('on a narrow phone', () => {
  const served = serveSample()

  test('small charts show whole names and notes, and bars of sentiment stand beneath the names', async () => {
    const { page, complaints } = await served.open(served.path('overview'), { width: 320 })
    const time = page.locator('.w3').last()
    await page.waitForSelector('#sentiment .row')
    await time.scrollIntoViewIfNeeded()
    await page.waitForSelector('#time .multiple')
    expect((await page.locator('#time .multiple text').allTextContents()).filter((text) => text.includes('…'))).toEqual(
      [],
    )
    // The bars of both sides together are at most as long as the chart without room for two figures.
    const rows = await page.$$eval('#sentiment .row', (all) =>
      all.map((row) => ({
        name: row.querySelector('.rn')!.getBoundingClientRect().bottom,
        bar: row.querySelector('.bar.pos')!.getBoundingClientRect().top,
        left: Math.min(...[...row.querySelectorAll('text')].map((text) => text.getBoundingClientRect().left)),
        right: Math.max(...[...row.querySelectorAll('text')].map((text) => text.getBoundingClientRect().right)),
      })),
    )
    const card = (await page.locator('#sentiment .plot').boundingBox())!
    for (const { name, bar, left, right } of rows) {
      expect(bar).toBeGreaterThan(name)
      expect(left).toBeGreaterThan(card.x - 1)
      expect(right).toBeLessThan(card.x + card.width + 1)
    }
    expect(rows.length).toBeGreaterThan(10)
    expect(complaints).toEqual([])
    await page.context().close()
  })

  test('on a wide screen what is read stands in the middle of what is left beside the navigation', async () => {
    const { page } = await served.open('/projects', { width: 2_560 })
    const rail = (await page.locator('.rail').boundingBox())!
    const main = (await page.locator('#main').boundingBox())!
    expect(main.width).toBe(1_480)
    expect(main.x - rail.width).toBeCloseTo(2_560 - main.x - main.width, 0)
    await page.context().close()
  })
})
