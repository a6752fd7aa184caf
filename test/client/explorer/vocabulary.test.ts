import type { Page } from 'playwright-core'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { chromiumPath } from '../openPage.js'
import { viewerToken, violations } from './openExplorer.js'
import { serveSample } from './serveSample.js'

describe.skipIf(chromiumPath === undefined)('the vocabulary', () => {
  const served = serveSample({ sentiment: false })
  let viewer: string
  let path: string
  beforeAll(async () => {
    viewer = await viewerToken(served.engine)
    path = served.path('vocabulary')
  })
  beforeEach(async () => {
    await served.project.terms.manage({ term_management: {}, overwrite: true })
  })

  /** Documents with any of the words, as the functions count them. */
  const documentsWith = async (...words: string[]): Promise<number> => {
    const { match_counts } = await served.project.concepts.matchCounts({
      concept_selector: { type: 'specified', concepts: [{ texts: words }] },
    })
    return match_counts[0]!.exact_match_count
  }
  const find = (page: Page, word: string): Promise<void> => page.getByLabel('Find a word or phrase').fill(word)
  const changeOf = (page: Page, word: string) => page.locator('#changes li', { hasText: word })

  test('leaves the focus in the row of a word that is ignored', async () => {
    const { page } = await served.open(path)
    await page.getByRole('button', { name: 'Ignore breakfast', exact: true }).press('Enter')
    await page.locator('#words').getByText('will be ignored').waitFor()
    expect(await page.evaluate('document.activeElement.textContent')).toBe('will be ignored')
    await served.giveBack(page)
  })

  test('says nothing of a word until its answer is there, whatever was looked for before', async () => {
    const { page } = await served.open(path)
    await find(page, 'zebra')
    await page.getByText('No document has “zebra”').waitFor()
    const held = new Promise<() => void>((resolve) => {
      void page.route('**/match_counts/', async (route) => {
        if (route.request().postData()?.includes('"unicorn"')) await new Promise<void>((answer) => resolve(answer))
        await route.continue()
      })
    })
    await find(page, 'unicorn')
    const answer = await held
    expect(await page.locator('#words').getByText('unicorn').count()).toBe(0)
    answer()
    await page.getByText('No document has “unicorn”').waitFor()
    await page.context().close()
  })

  test('says what each change does to the documents, and the next build does just that', async () => {
    const { page, complaints } = await served.open(path)
    await find(page, 'breakfast')
    await page.getByRole('button', { name: 'Ignore breakfast', exact: true }).click()
    const breakfast = await documentsWith('breakfast')
    await changeOf(page, 'breakfast').getByText(`${breakfast} → 0 documents`).waitFor()

    const [kids, children, both] = [
      await documentsWith('kids'),
      await documentsWith('children'),
      await documentsWith('kids', 'children'),
    ]
    await find(page, 'kids')
    await page.getByRole('button', { name: /^Merge or rename kid/ }).click()
    await page.getByLabel('Counts as').fill('children')
    const effect = `${kids} + ${children} → ${both} documents`
    await page.getByRole('dialog').getByText(effect).waitFor()
    await page.getByRole('button', { name: 'Store for the next build' }).click()
    await changeOf(page, 'kids').getByText(effect).waitFor()

    await find(page, 'the')
    await page.getByRole('button', { name: 'Notice “the”' }).click()
    const expected = (await changeOf(page, 'the').locator('.fx').textContent())!

    await page.getByRole('button', { name: 'Build again' }).click()
    await page.getByText('In effect').waitFor()
    expect(await page.getByText('For the next build').count()).toBe(0)
    expect(expected).toBe(`0 → ${await documentsWith('the')} documents`)
    expect(await documentsWith('breakfast')).toBe(0)
    expect(await documentsWith('children')).toBe(both)
    await changeOf(page, 'child').getByText(`${both} documents now`).waitFor()

    // A change of the last build that is taken back is undone by the next one.
    await page.getByRole('button', { name: 'Take back the change of breakfast' }).click()
    await page.getByText('counts again by itself').waitFor()
    await page.getByRole('button', { name: 'Build again' }).click()
    await page.getByText('counts again by itself').waitFor({ state: 'detached' })
    expect(await documentsWith('breakfast')).toBe(breakfast)
    expect(complaints).toEqual([])
    await served.project.terms.manage({ term_management: {}, overwrite: true })
    await served.project.build({ skip_sentiment: true })
    await served.project.waitForBuild()
    await served.giveBack(page)
  })

  test('takes a change back, and says what a new name and a function word would do', async () => {
    const { page, complaints } = await served.open(`${path}?find=queue`)
    await page.getByRole('button', { name: 'Ignore queue' }).click()
    await changeOf(page, 'queue').waitFor()
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByText('Nothing is changed.').waitFor()
    expect(await served.project.terms.management()).toEqual({})

    await page.getByRole('button', { name: 'Merge or rename queue' }).click()
    const submit = page.getByRole('button', { name: 'Store for the next build' })
    for (const [typed, said, isPossible] of [
      ['queues', 'That is the same word.', false],
      ['the', '“the” is skipped like a function word.', false],
      ['lineup', 'No document has “lineup” yet', true],
    ] as const) {
      await page.getByLabel('Counts as').fill(typed)
      await page.getByRole('dialog').getByText(said).waitFor()
      expect(await submit.isEnabled(), typed).toBe(isPossible)
    }
    await submit.click()
    await changeOf(page, 'queue').getByText('as before').waitFor()
    expect(await served.project.terms.management()).toEqual({ 'queue|en': { new_term_id: 'lineup|en' } })
    await find(page, 'zzz')
    await page.getByText('No document has “zzz”.').waitFor()
    expect(complaints).toEqual([])
    await served.giveBack(page)
  })

  test('offers a viewer nothing to change', async () => {
    await served.project.terms.manage({ term_management: { 'queue|en': { action: 'ignore' } } })
    const { page, complaints } = await served.open(path, { token: viewer })
    await changeOf(page, 'queue').waitFor()
    await page.waitForSelector('table.voc')
    expect(await page.locator('#main button').count()).toBe(0)
    await find(page, 'the')
    await page.getByText('Somebody with the right to write can have it noticed.').waitFor()
    expect(await page.locator('#main button').count()).toBe(0)
    expect(complaints).toEqual([])
    await served.giveBack(page)
  })

  test('has no violation of the axe rules, and fits a phone', async () => {
    await served.project.terms.manage({
      term_management: { 'queue|en': { action: 'ignore' }, 'kid|en': { new_term_id: 'child|en' } },
    })
    for (const [width, dark] of [
      [1_320, false],
      [420, true],
    ] as const) {
      const { page } = await served.open(path, { width, dark })
      await changeOf(page, 'queue').waitFor()
      await page.waitForSelector('table.voc')
      expect(await violations(page)).toEqual([])
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width)
      await page.getByRole('button', { name: 'Merge or rename shower' }).click()
      await page.getByRole('dialog').waitFor()
      expect(await violations(page)).toEqual([])
      await served.giveBack(page)
    }
  })
})
