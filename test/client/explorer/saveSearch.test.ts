import { beforeEach, describe, expect, test } from 'vitest'
import { chromiumPath } from '../openPage.js'
import { viewerToken, violations } from './openExplorer.js'
import { serveSample } from './serveSample.js'

describe.skipIf(chromiumPath === undefined)('a search that is saved as a concept', () => {
  const served = serveSample({ sentiment: false })
  let listId: string
  beforeEach(async () => {
    for (const { concept_list_id } of await served.project.conceptLists.list()) {
      await served.project.conceptLists.delete({ concept_list_id })
    }
    const made = await served.project.conceptLists.create({
      name: 'Service',
      concepts: [{ name: 'Rooms', texts: ['room'] }],
    })
    listId = made.concept_list_id
  })

  const path = (query = ''): string => served.path('search', `?q=breakfast+%22long+queue%22+-noise${query}`)
  const SAVE = 'Save as a concept…'
  const stored = async () =>
    (await served.project.conceptLists.list()).map(({ name, concepts = [] }) => ({
      name,
      concepts: concepts.map((concept) => [concept.name, ...concept.texts]),
    }))

  test('stands at the end of the list that gives the colours, with its words, and is taken back', async () => {
    const { page, complaints } = await served.open(path(`&list=${listId}`))
    const save = page.getByRole('button', { name: SAVE })
    await save.click()
    expect(await page.getByRole('textbox', { name: 'Name', exact: true }).inputValue()).toBe(
      'breakfast, long queue, -noise',
    )
    expect(await violations(page)).toEqual([])
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Mornings')
    await page.keyboard.press('Enter')
    await page.getByText('“Mornings” is added.').waitFor()
    expect(await stored()).toEqual([
      {
        name: 'Service',
        concepts: [
          ['Rooms', 'room'],
          ['Mornings', 'breakfast', 'long queue', '-noise'],
        ],
      },
    ])
    // The list colours at once, and the focus is where it was before the dialog.
    await page.getByRole('button', { name: 'Add Mornings to the search' }).waitFor()
    expect(await save.evaluate((button) => button === button.ownerDocument.activeElement)).toBe(true)
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByText('Taken back.').waitFor()
    expect(await stored()).toEqual([{ name: 'Service', concepts: [['Rooms', 'room']] }])
    expect(complaints).toEqual([])
    await page.context().close()
  })

  test('begins a new list; a name that another list has is refused, and the dialog stays', async () => {
    const { page, complaints } = await served.open(path(), { refusals: [400] })
    await page.getByRole('button', { name: SAVE }).click()
    await page.getByLabel('List', { exact: true }).selectOption('a new list')
    await page.getByLabel('Name of the list').fill('Service')
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').getByRole('alert').waitFor()
    await page.getByLabel('Name of the list').fill('Topics')
    await page.keyboard.press('Enter')
    await page.getByText('“Topics” is made.').waitFor()
    expect(await stored()).toContainEqual({
      name: 'Topics',
      concepts: [['breakfast, long queue, -noise', 'breakfast', 'long queue', '-noise']],
    })
    // It is offered beside the other list, and deleted when it is taken back.
    await page.getByRole('button', { name: /^Colours/ }).click()
    await page.getByRole('button', { name: 'Topics' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByText('Taken back.').waitFor()
    expect((await stored()).map(({ name }) => name)).toEqual(['Service'])
    expect(complaints).toEqual([])
    await page.context().close()
  })

  test('is not offered to whoever may only read, nor without a search', async () => {
    const { page } = await served.open(path(), { token: await viewerToken(served.engine) })
    await page.waitForSelector('article')
    expect(await page.getByRole('button', { name: SAVE }).count()).toBe(0)
    await page.context().close()
    const { page: empty } = await served.open(served.path('search'))
    await empty.waitForSelector('article')
    expect(await empty.getByRole('button', { name: SAVE }).count()).toBe(0)
    await empty.context().close()
  })
})
