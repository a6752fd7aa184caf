import { describe, expect, test } from 'vitest'
import { chromiumPath } from '../openPage.js'
import { labelsOf, openReports, sample } from './openReports.js'

describe.skipIf(chromiumPath === undefined)('the scores of a report', () => {
  const { buildProject, show, giveBack } = openReports()

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
    await giveBack(page)
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
    await giveBack(page)
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
    await giveBack(page)
  })
})
