import type { Locator, Page } from 'playwright-core'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { bytesOf, chromiumPath } from '../openPage.js'
import { viewerToken, violations } from './openExplorer.js'
import { serveSample } from './serveSample.js'

const CONCEPTS = [
  { name: 'Waiting', texts: ['queue', 'wait'], color: '#d55e00' },
  { name: 'Food', texts: ['breakfast'], color: '#009e73' },
  { name: 'Rooms', texts: ['room', '-bathroom'], color: '#0072b2' },
]

describe.skipIf(chromiumPath === undefined)('concept lists', () => {
  const served = serveSample({ sentiment: false })
  let viewer: string
  let path: string
  beforeAll(async () => {
    viewer = await viewerToken(served.engine)
  })
  beforeEach(async () => {
    for (const { concept_list_id } of await served.project.conceptLists.list()) {
      await served.project.conceptLists.delete({ concept_list_id })
    }
    const { concept_list_id } = await served.project.conceptLists.create({ name: 'Service', concepts: CONCEPTS })
    path = served.path('concepts', `?list=${concept_list_id}`)
  })

  /** The concepts of the only list, as the engine has them. */
  const stored = async () => {
    const [list] = await served.project.conceptLists.list()
    return (list?.concepts ?? []).map(({ name, texts, color }) => ({ name, texts, color }))
  }
  const names = async (): Promise<string[]> => (await stored()).map(({ name }) => name)
  const shown = (page: Page): Promise<string[]> =>
    page.$$eval('.clist b', (items) => items.map(({ textContent }) => textContent))
  const undo = async (page: Page): Promise<void> => {
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByText('Taken back.').waitFor()
  }
  const more = async (page: Page, name: string, item: string): Promise<void> => {
    await page.getByRole('button', { name: `More for ${name}` }).click()
    await page.getByRole('menuitem', { name: item }).click()
  }

  test('are made, with the most relevant concepts if wanted, renamed and deleted, and each of it is taken back', async () => {
    const { page, complaints } = await served.open(served.path('concepts'), {
      refusals: [400],
    })
    await page.getByRole('button', { name: 'New list' }).click()
    await page.getByRole('textbox', { name: 'Name' }).fill('Topics')
    await page.getByLabel('Begin with').selectOption('top')
    await page.getByRole('button', { name: 'Make the list' }).click()
    await page.getByRole('heading', { name: 'Topics' }).waitFor()
    const { result: top } = await served.project.concepts.list({ concept_selector: { type: 'top', limit: 12 } })
    expect(await shown(page)).toEqual(top.map(({ name }) => name))
    const made = (await served.project.conceptLists.list()).find(({ name }) => name === 'Topics')
    expect(page.url()).toContain(`list=${made?.concept_list_id}`)

    await more(page, 'Topics', 'Rename')
    await page.getByRole('textbox', { name: 'Name' }).fill('Service')
    await page.getByRole('dialog').getByRole('button', { name: 'Rename' }).click()
    await page.getByRole('alert').waitFor()
    await page.getByRole('textbox', { name: 'Name' }).fill('Subjects')
    await page.getByRole('dialog').getByRole('button', { name: 'Rename' }).click()
    await page.getByRole('heading', { name: 'Subjects' }).waitFor()
    await undo(page)
    await page.getByRole('heading', { name: 'Topics' }).waitFor()

    await more(page, 'Topics', 'Delete')
    await page.getByRole('heading', { name: 'Concept lists' }).waitFor()
    expect((await served.project.conceptLists.list()).map(({ name }) => name)).toEqual(['Service'])
    await undo(page)
    await page.getByRole('heading', { name: 'Topics' }).waitFor()
    expect(await shown(page)).toEqual(top.map(({ name }) => name))
    expect(complaints).toEqual([])
    await served.giveBack(page)
  })

  test('of a long list are made as one comes near, and keep the focus when a key sends them to its other end', async () => {
    const names = Array.from({ length: 450 }, (_, i) => `Concept ${i + 1}`)
    const { concept_list_id } = await served.project.conceptLists.create({
      name: 'Long',
      concepts: names.map((name, i) => ({ name, texts: [`word${i}`], color: '#d55e00' })),
    })
    const { page, complaints } = await served.open(path.replace(/list=.*/, `list=${concept_list_id}`))
    await page.getByText('Concept 1', { exact: true }).waitFor()
    const first = await shown(page)
    expect(first).toEqual(names.slice(0, first.length))
    expect(first.length).toBeLessThan(250)
    const height = await page.$eval('.clist', (list) => list.clientHeight)
    await page.getByRole('button', { name: /^Move Concept 1,/ }).focus()
    await page.keyboard.press('End')
    await page.waitForSelector('.clist li:last-child [data-handle]:focus')
    expect((await shown(page)).at(-1)).toBe('Concept 1')
    // What is not made has the height that it will have, but for the line between two rows.
    expect(Math.abs((await page.$eval('.clist', (list) => list.clientHeight)) - height)).toBeLessThan(names.length)
    await page.mouse.wheel(0, -100_000)
    await page.getByText('Concept 2', { exact: true }).waitFor()
    await undo(page)
    await page.locator('.clist li:first-child').getByText('Concept 1', { exact: true }).waitFor()
    const [, long] = await served.project.conceptLists.list()
    expect(long?.concepts?.map(({ name }) => name)).toEqual(names)
    expect(complaints).toEqual([])
    await served.giveBack(page)
  })

  test('show the documents of each concept as the functions count them', async () => {
    const { page, complaints } = await served.open(path)
    await page.waitForSelector('.clist a')
    const { match_counts } = await served.project.concepts.matchCounts({
      concept_selector: { type: 'concept_list', name: 'Service' },
    })
    const figures = await page.$$eval('.clist a', (links) =>
      links.map(({ textContent }) => Number.parseInt(textContent, 10)),
    )
    expect(figures).toEqual(match_counts.map(({ exact_match_count }) => exact_match_count))
    await page.getByRole('link', { name: 'mention Rooms' }).click()
    await page.getByText(`${figures[2]} documents have these words`).waitFor()
    expect(complaints).toEqual([])
    await served.giveBack(page)
  })

  test('take concepts, other names, texts and colours, and lose them, and each of it is taken back', async () => {
    const { page, complaints } = await served.open(path)
    await page.getByLabel('Add a concept').fill('front desk, reception')
    await page.keyboard.press('Enter')
    await page.getByText('“front desk, reception” is added.').waitFor()
    expect((await stored()).at(-1)?.texts).toEqual(['front desk', 'reception'])
    await undo(page)
    expect(await stored()).toEqual(CONCEPTS)

    await more(page, 'Food', 'Edit')
    await page.getByRole('textbox', { name: 'Name' }).fill('')
    await page.getByLabel('Texts').fill('breakfast\n  dinner \n\n-lunch')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('is changed.').waitFor()
    expect((await stored())[1]).toEqual({
      ...CONCEPTS[1],
      name: 'breakfast, dinner, -lunch',
      texts: ['breakfast', 'dinner', '-lunch'],
    })
    await undo(page)

    await page.getByLabel('Colour of Waiting').fill('#123456')
    await page.getByText('The colour of “Waiting” is changed.').waitFor()
    expect((await stored())[0]).toEqual({ ...CONCEPTS[0], color: '#123456' })
    await undo(page)

    await more(page, 'Food', 'Delete')
    await page.getByText('“Food” is deleted.').waitFor()
    expect(await names()).toEqual(['Waiting', 'Rooms'])
    await undo(page)
    expect(await stored()).toEqual(CONCEPTS)
    await page.getByText('Food').waitFor()
    expect(complaints).toEqual([])
    await served.giveBack(page)
  })

  test('are put in order with the keyboard, and the handle keeps the focus', async () => {
    const { page, complaints } = await served.open(path)
    await page.getByRole('button', { name: 'Move Waiting, place 1 of 3' }).focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page.getByText('“Waiting” is now at place 3.').waitFor()
    expect(await shown(page)).toEqual(['Food', 'Rooms', 'Waiting'])
    expect(await names()).toEqual(['Food', 'Rooms', 'Waiting'])
    expect(await page.evaluate('document.activeElement.getAttribute("aria-label")')).toContain('Move Waiting, place 3')
    await page.keyboard.press('Home')
    await page.getByText('“Waiting” is now at place 1.').waitFor()
    expect(await names()).toEqual(['Waiting', 'Food', 'Rooms'])
    await undo(page)
    expect(await names()).toEqual(['Food', 'Rooms', 'Waiting'])
    expect(complaints).toEqual([])
    await served.giveBack(page)
  })

  test('keep an order that is not stored yet, whatever is read meanwhile', async () => {
    const { page, complaints } = await served.open(path)
    const handle = page.getByRole('button', { name: /^Move Waiting/ })
    await handle.focus()
    // The list as it was after the first key is on its way, and the second order is not stored, until both are let go.
    const asked = page.waitForRequest('**/concept_lists/')
    const dropped = page.waitForEvent('requestfailed')
    await page.route('**/concept_lists/', () => {}, { times: 1 })
    await page.keyboard.press('ArrowDown')
    await asked
    let letGo = (): void => {}
    const isLetGo = new Promise<void>((resolve) => {
      letGo = resolve
    })
    await page.route(
      '**/concepts/order/',
      async (route) => {
        await isLetGo
        await route.continue()
      },
      { times: 1 },
    )
    await page.keyboard.press('ArrowDown')
    expect((await dropped).failure()?.errorText).toBe('net::ERR_ABORTED')
    expect(await shown(page)).toEqual(['Food', 'Rooms', 'Waiting'])
    expect(await names()).toEqual(['Food', 'Waiting', 'Rooms'])
    letGo()
    await page.getByText('“Waiting” is now at place 3.').waitFor()
    expect(await names()).toEqual(['Food', 'Rooms', 'Waiting'])
    expect(await shown(page)).toEqual(['Food', 'Rooms', 'Waiting'])
    expect(complaints).toEqual([])
    await served.giveBack(page)
  })

  test('are put in order by dragging', async () => {
    const { page, complaints } = await served.open(path)
    const centre = async (handle: Locator): Promise<{ x: number; y: number }> => {
      const box = (await handle.boundingBox())!
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    }
    const from = await centre(page.getByRole('button', { name: 'Move Rooms' }))
    const to = await centre(page.getByRole('button', { name: 'Move Waiting' }))
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(from.x, (from.y + to.y) / 2, { steps: 4 })
    await page.mouse.move(to.x, to.y, { steps: 4 })
    expect(await shown(page)).toEqual(['Rooms', 'Waiting', 'Food'])
    expect(await names()).toEqual(['Waiting', 'Food', 'Rooms'])
    await page.mouse.up()
    await page.getByText('“Rooms” is now at place 1.').waitFor()
    expect(await names()).toEqual(['Rooms', 'Waiting', 'Food'])
    expect(await shown(page)).toEqual(['Rooms', 'Waiting', 'Food'])
    expect(complaints).toEqual([])
    await served.giveBack(page)
  })

  test('come back as they were from a file of their own, CSV or JSON', async () => {
    const { page, complaints } = await served.open(path)
    for (const kind of ['CSV', 'JSON']) {
      const waiting = page.waitForEvent('download')
      await page.getByRole('group', { name: 'Export as' }).getByRole('button', { name: kind }).click()
      const download = await waiting
      expect(download.suggestedFilename()).toBe(`Service.${kind.toLowerCase()}`)
      const buffer = await bytesOf(download)
      await page.getByRole('button', { name: 'All lists' }).click()
      await page.getByLabel('Import').setInputFiles({ name: download.suggestedFilename(), mimeType: '', buffer })
      await page.getByText('is imported, with 3 concepts.').waitFor()
      const [, imported] = await served.project.conceptLists.list()
      expect(imported?.name).toBe('Service (2)')
      expect(imported?.concepts?.map(({ name, texts, color }) => ({ name, texts, color }))).toEqual(CONCEPTS)
      await undo(page)
      await page.getByRole('button', { name: 'Service', exact: true }).click()
    }
    expect(complaints).toEqual([])
    await served.giveBack(page)
  })

  test('come from a table with other columns too; a file without concepts says what is expected', async () => {
    const { page, complaints } = await served.open(served.path('concepts'))
    const take = (name: string, text: string): Promise<void> =>
      page.getByLabel('Import').setInputFiles({ name, mimeType: '', buffer: Buffer.from(text) })
    await take('mine.csv', 'Concept;Colour\nwifi;#fff\npool;green\n')
    await page.getByText('“mine” is imported, with 2 concepts.').waitFor()
    const imported = (await served.project.conceptLists.list()).find(({ name }) => name === 'mine')
    expect(imported?.concepts?.map(({ texts, color }) => [...texts, color])).toEqual([
      ['wifi', '#fff'],
      ['pool', '#e69f00'],
    ])
    await page.getByRole('button', { name: 'All lists' }).click()
    await take('none.json', '{"name": "x", "concepts": []}')
    await page.getByText('none.json has no concept').waitFor()
    await take('broken.json', '{"name":')
    await page.getByText('broken.json cannot be read as a list of concepts.').waitFor()
    expect(complaints).toEqual([])
    await served.giveBack(page)
  })

  test('offer a viewer nothing to change', async () => {
    const { page, complaints } = await served.open(path, { token: viewer })
    await page.waitForSelector('.clist a')
    expect(await page.locator('#main button').allTextContents()).toEqual(['All lists', 'CSV', 'JSON'])
    expect(await page.locator('#main input').count()).toBe(0)
    await page.getByRole('button', { name: 'All lists' }).click()
    await page.getByRole('heading', { name: 'Concept lists' }).waitFor()
    expect(await page.getByRole('button', { name: 'New list' }).count()).toBe(0)
    expect(complaints).toEqual([])
    await served.giveBack(page)
  })

  test('are there before the first build, without figures', async () => {
    const unbuilt = await served.engine.projects.create({ name: 'Unbuilt', language: 'en' })
    const { page, complaints } = await served.open(`/projects/${unbuilt.project_id}/concepts`)
    await page.getByText('There are no concept lists yet.').waitFor()
    expect(await violations(page)).toEqual([])
    await page.getByRole('button', { name: 'New list' }).click()
    await page.getByRole('textbox', { name: 'Name' }).fill('First')
    await page.keyboard.press('Enter')
    await page.getByText('This list has no concept yet.').waitFor()
    await page.getByLabel('Add a concept').fill('pool')
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await page.getByRole('button', { name: 'More for pool' }).waitFor()
    expect(complaints).toEqual([])
    await unbuilt.delete()
    await served.giveBack(page)
  })

  test('have no violation of the axe rules, and fit a phone', async () => {
    for (const [width, dark] of [
      [1_320, false],
      [420, true],
    ] as const) {
      const { page } = await served.open(path, { width, dark })
      await page.waitForSelector('.clist a')
      expect(await violations(page)).toEqual([])
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width)
      await more(page, 'Food', 'Edit')
      expect(await violations(page)).toEqual([])
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'All lists' }).click()
      await page.getByRole('heading', { name: 'Concept lists' }).waitFor()
      expect(await violations(page)).toEqual([])
      await served.giveBack(page)
    }
  })
})
