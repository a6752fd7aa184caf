import { describe, expect, test } from 'vitest'
import { percent } from '../../../src/client/figures.js'
import { createLatch } from '../../createLatch.js'
import { chromiumPath } from '../openPage.js'
import { violations } from './openExplorer.js'
import { serveSample } from './serveSample.js'

describe.skipIf(chromiumPath === undefined)('the comparison', () => {
  const served = serveSample({ sentiment: false })

  const path = (query = ''): string => served.path('compare', query)
  const solo = [{ name: 'guest', values: ['solo'] }]
  const couple = [{ name: 'guest', values: ['couple'] }]

  test.each([
    ['all others', '?in.guest=solo', undefined],
    ['another value', '?in.guest=solo&other.in.guest=couple', couple],
  ])('with %s has the shares of the functions', async (_, query, other) => {
    const { page, complaints } = await served.open(path(query))
    await page.waitForSelector('#more tbody tr')
    const { more, filter_count, other_filter_count } = await served.project.concepts.compare({
      filter: solo,
      limit: 15,
      ...(other !== undefined && { other_filter: other }),
    })
    const shown = await page.$$eval('#more tbody tr', (rows) =>
      rows.map((row) =>
        [0, 1, 2].map((cell) =>
          row.children[cell]!.textContent.split(' ')
            .slice(0, cell === 0 ? 9 : 1)
            .join(' '),
        ),
      ),
    )
    expect(shown).toEqual(more.map(({ name, share, other_share }) => [name, percent(share), percent(other_share)]))
    await page.getByText(`${filter_count} documents of the filter, ${other_filter_count} on the other side`).waitFor()
    expect(await violations(page)).toEqual([])
    expect(complaints).toEqual([])
    await served.giveBack(page)
  })

  test('shows the figures of a list with those of its filter', async () => {
    const { concept_list_id } = await served.project.conceptLists.create({
      name: 'Rooms',
      concepts: [{ name: 'Sleep', texts: ['bed'] }],
    })
    const { page, complaints } = await served.open(path(`?in.guest=solo&list=${concept_list_id}`))
    const shown = async () => [await page.textContent('.found'), await page.textContent('#listed tbody tr')]
    await page.waitForSelector('#listed tbody tr')
    const before = await shown()
    // The question for the list waits for the test.
    const gate = createLatch()
    await page.route('**/compare/', async (route) => {
      if (route.request().postData()?.includes('concept_selector')) await gate.opened
      await route.continue()
    })
    const answered = page.waitForResponse(/compare/)
    await page.evaluate('location.hash = location.hash.replace("solo", "couple")')
    await (await answered).finished()
    await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))')
    expect(await shown()).toEqual(before)
    gate.open()
    await expect.poll(shown, { timeout: 10_000 }).not.toEqual(before)
    const { more, less, filter_count } = await served.project.concepts.compare({
      filter: couple,
      concept_selector: { type: 'concept_list', concept_list_id },
    })
    expect((await shown())[0]).toContain(`${filter_count} documents of the filter`)
    expect((await shown())[1]).toContain(percent([...more, ...less][0]!.share))
    expect(complaints).toEqual([])
    await page.unroute('**/compare/')
    await served.giveBack(page)
    await served.project.conceptLists.delete({ concept_list_id })
  })

  test('shows shares as bars back to back, hollow where a difference may be chance, also on a narrow phone', async () => {
    const { page, complaints } = await served.open(path('?in.hotel=Harbour+House&other.in.hotel=Pinewood+Lodge'))
    await page.waitForSelector('#more tbody tr')
    const { more, less } = await served.project.concepts.compare({
      filter: [{ name: 'hotel', values: ['Harbour House'] }],
      other_filter: [{ name: 'hotel', values: ['Pinewood Lodge'] }],
      limit: 15,
    })
    const most = Math.max(...[...more, ...less].flatMap(({ share, other_share }) => [share, other_share]))
    const bars = await page.$$eval('#more tbody tr', (rows) =>
      rows.map((row) =>
        [...row.querySelectorAll('.half')].map((bar) => [bar.className, bar.getBoundingClientRect().width] as const),
      ),
    )
    // One scale for both sides, in pixels; a hollow bar is at least as wide as its border.
    const barOf = (share: number, side: string, q: number) =>
      share === 0
        ? []
        : [
            [
              `half ${side}${q < 0.05 ? '' : ' open'}`,
              expect.closeTo(Math.max(q < 0.05 ? 1 : 2, (76 * share) / most), 0),
            ],
          ]
    expect(bars).toEqual(
      more.map(({ share, other_share, q }) => [...barOf(share, 'here', q), ...barOf(other_share, 'there', q)]),
    )
    expect(await page.locator('#more thead th').allTextContents()).toContain('Pinewood Lodge')
    await page.setViewportSize({ width: 320, height: 800 })
    const cut = await page.$$eval(
      '.pairs',
      (tables) => tables.filter((table) => table.parentElement!.scrollWidth > table.parentElement!.clientWidth).length,
    )
    expect(cut).toBe(0)
    expect(await violations(page)).toEqual([])
    expect(complaints).toEqual([])
    await served.giveBack(page)
  })

  test('quotes both sides of a concept, and asks for a filter where there is none', async () => {
    const { page, complaints } = await served.open(path('?other.in.guest=couple'))
    await page.getByText('No filter is chosen.').waitFor()
    const again = await served.open(path('?in.guest=solo&other.in.guest=couple'))
    await again.page.locator('#less tbody button').first().click()
    await again.page.waitForSelector('#there article')
    const quoted = await again.page.$$eval('#there article p', (texts) => texts.map((text) => text.textContent))
    const { less } = await served.project.concepts.compare({ filter: solo, other_filter: couple, limit: 15 })
    const { result } = await served.project.docs.search({
      filter: couple,
      search: { texts: less[0]!.texts },
      match_type: 'exact',
      limit: 2,
    })
    expect(quoted).toEqual(result.map(({ text }) => text))
    expect([...complaints, ...again.complaints]).toEqual([])
    await served.giveBack(page)
    await served.giveBack(again.page)
  })

  test('says so where one side never mentions a concept, without advice on the filter', async () => {
    const { less } = await served.project.concepts.compare({ filter: solo, other_filter: couple, limit: 15 })
    const { name } = less.find(({ exact_match_count }) => exact_match_count === 0)!
    const query = new URLSearchParams({ 'in.guest': 'solo', 'other.in.guest': 'couple', concept: name })
    const { page, complaints } = await served.open(path(`?${query}`))
    await page.waitForSelector('#there article')
    await page.locator('#here').getByText('No document of this group mentions it.').waitFor()
    expect(await page.locator('#here').textContent()).not.toContain('Take a part')
    expect(complaints).toEqual([])
    await served.giveBack(page)
  })

  test('quotes all other documents: the best matches that do not pass the filter', async () => {
    const filter = [
      ...solo,
      { name: 'rating', minimum: 5 },
      { name: 'date', minimum: '2024-01-01T00:00:00Z', maximum: '2024-12-31T23:59:59.999Z' },
    ]
    const query = '?in.guest=solo&from.rating=5&from.date=2024-01-01&to.date=2024-12-31'
    const { page, complaints } = await served.open(path(query))
    await page.locator('#more tbody button').first().click()
    await page.waitForSelector('#there article')
    const quoted = await page.$$eval('#there article p', (texts) => texts.map((text) => text.textContent))
    const { more } = await served.project.concepts.compare({ filter, limit: 15 })
    const search = { search: { texts: more[0]!.texts }, match_type: 'exact', limit: 400 } as const
    const inside = new Set((await served.project.docs.search({ ...search, filter })).result.map(({ doc_id }) => doc_id))
    const { result } = await served.project.docs.search(search)
    const others = result.filter(({ doc_id }) => !inside.has(doc_id))
    expect(inside.size).toBeGreaterThan(0)
    expect(quoted).toEqual(others.slice(0, 2).map(({ text }) => text))
    expect(complaints).toEqual([])
    await served.giveBack(page)
  })
})
