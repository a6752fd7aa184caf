import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { chromiumPath } from '../openPage.js'
import { buildSample, OWNER, type ServedExplorer, serveExplorer, violations } from './openExplorer.js'

let served: ServedExplorer

/** Cells of the row of a project. */
const rowOf = (page: Page, name: string): Promise<string[]> =>
  page.$$eval(
    'table.proj tbody tr',
    (rows, wanted) =>
      rows.map((row) => [...row.children].map((cell) => cell.textContent.trim())).find(([first]) => first === wanted) ??
      [],
    name,
  )

const namesOf = async (): Promise<string[]> => (await served.engine.projects.list()).map(({ name }) => name)

const chooseMore = async (page: Page, name: string, item: string): Promise<void> => {
  await page.getByRole('button', { name: `More for ${name}` }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

describe.skipIf(chromiumPath === undefined)('the list of projects', () => {
  beforeAll(async () => {
    served = await serveExplorer()
    await buildSample(served.engine, { sentiment: false })
  })
  afterAll(() => served.close())

  test('shows every project with its size and the state of its build', async () => {
    const empty = await served.engine.projects.create({ name: 'Neues Hotel', language: 'de' })
    const { page, complaints } = await served.open('/projects')
    await page.waitForSelector('table.proj')
    const [, documents, language, state, built] = await rowOf(page, 'Comments of guests')
    expect([documents, language, state]).toEqual(['353', 'English', 'Ready'])
    expect(built).toMatch(/^\d+ \w{3} \d{4}, \d\d:\d\d$/)
    expect((await rowOf(page, 'Neues Hotel')).slice(1, 5)).toEqual(['0', 'German', 'No data yet', '–'])
    expect(complaints).toEqual([])
    await empty.delete()
    await served.giveBack(page)
  })

  test('says that the engine does not answer where an answer breaks off, and asks again', async () => {
    const { page, complaints } = await served.open('/projects')
    await page.waitForSelector('table.proj')
    await page.route('**/api/v5/projects/', (route) =>
      route.fulfill({ contentType: 'application/json', body: '[{"na' }),
    )
    await page.reload()
    await page.getByText('The engine does not answer').waitFor()
    await page.unroute('**/api/v5/projects/')
    await page.getByRole('button', { name: 'Ask again' }).click()
    await page.waitForSelector('table.proj')
    expect(complaints).toEqual([])
    await served.giveBack(page)
  })

  test('makes a project, and takes that back', async () => {
    const { page, complaints } = await served.open('/projects')
    await page.getByRole('button', { name: 'New project' }).click()
    await page.getByLabel('Name', { exact: true }).fill('Winter survey')
    await page.getByLabel('Language').selectOption('fr')
    await page.getByRole('button', { name: 'Make the project' }).click()
    await page.getByText('“Winter survey” is made.').waitFor()
    await page.getByRole('link', { name: 'Winter survey' }).waitFor()
    const made = (await served.engine.projects.list()).find(({ name }) => name === 'Winter survey')
    expect(made?.language).toBe('fr')
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByText('Taken back.').waitFor()
    expect(await namesOf()).toEqual(['Comments of guests'])
    expect(complaints).toEqual([])
    await served.giveBack(page)
  })

  test('renames a project, and takes that back', async () => {
    const { page, complaints } = await served.open('/projects')
    await chooseMore(page, 'Comments of guests', 'Rename')
    const name = page.getByLabel('Name', { exact: true })
    expect(await name.inputValue()).toBe('Comments of guests')
    await name.fill('Hotel 2025')
    await page.getByRole('button', { name: 'Rename', exact: true }).click()
    await page.getByRole('link', { name: 'Hotel 2025' }).waitFor()
    expect(await namesOf()).toEqual(['Hotel 2025'])
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByRole('link', { name: 'Comments of guests', exact: true }).waitFor()
    expect(await namesOf()).toEqual(['Comments of guests'])
    expect(complaints).toEqual([])
    await served.giveBack(page)
  })

  test('copies a project with its build, and deletes the copy once its name is typed', async () => {
    const { page, complaints } = await served.open('/projects')
    await chooseMore(page, 'Comments of guests', 'Copy')
    await page.getByRole('link', { name: 'Copy of Comments of guests' }).waitFor()
    expect((await rowOf(page, 'Copy of Comments of guests')).slice(1, 4)).toEqual(['353', 'English', 'Ready'])
    await chooseMore(page, 'Copy of Comments of guests', 'Delete')
    const submit = page.getByRole('button', { name: 'Delete for good' })
    await page.getByLabel('to confirm').fill('Copy of Comments')
    expect(await submit.isDisabled()).toBe(true)
    await page.keyboard.press('Enter')
    expect(await namesOf()).toContain('Copy of Comments of guests')
    await page.getByLabel('to confirm').fill('Copy of Comments of guests')
    await submit.click()
    await page.getByText('“Copy of Comments of guests” is deleted.').waitFor()
    expect(await namesOf()).toEqual(['Comments of guests'])
    expect(await page.getByRole('button', { name: 'Undo' }).count()).toBe(0)
    expect(complaints).toEqual([])
    await served.giveBack(page)
  })

  test('cancels a build, and takes that back', async () => {
    const project = await served.engine.projects.create({ name: 'Long', language: 'en' })
    const text = (i: number): string =>
      `Shower ${i} was cold, and nobody of the ${i % 97} people at desk ${i % 89} knew why.`
    await project.upload({ docs: Array.from({ length: 20_000 }, (_, i) => ({ text: text(i) })) })
    const { page, complaints } = await served.open('/projects')
    await chooseMore(page, 'Long', 'Build')
    await page.locator('tr', { hasText: 'Long' }).getByText('Building').waitFor()
    await chooseMore(page, 'Long', 'Cancel the build')
    await page.getByText('The build of “Long” is cancelled.').waitFor()
    expect((await project.get()).last_build_info).toMatchObject({ success: false, reason: 'The build was cancelled.' })
    await page.locator('tr', { hasText: 'Long' }).getByText('Failed: The build was cancelled.').waitFor()
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.locator('tr', { hasText: 'Long' }).getByText('Building').waitFor()
    expect((await project.get()).last_build_info).toMatchObject({ number: 2 })
    await project.cancelBuild()
    await project.delete()
    expect(complaints).toEqual([])
    await served.giveBack(page)
  })

  test('follows a build that somebody else has started', async () => {
    const project = await served.engine.projects.create({ name: 'Growing', language: 'en' })
    await project.upload({ docs: Array.from({ length: 30 }, (_, i) => ({ text: `The shower was cold on day ${i}.` })) })
    const { page, complaints } = await served.open('/projects')
    await page.getByText('Not built').waitFor()
    await project.build()
    await project.waitForSentimentBuild()
    // The list asks again by itself; a person may ask at once by coming back to it.
    await page.getByRole('button', { name: 'More for Growing' }).click()
    await page.getByRole('menuitem', { name: 'Build' }).click()
    await page.locator('tr', { hasText: 'Growing' }).getByText('Ready').waitFor()
    expect(complaints).toEqual([])
    await project.delete()
    await served.giveBack(page)
  })

  test('offers a viewer nothing that a viewer may not do', async () => {
    await served.engine.users.create({ username: 'vic@example.org', password: 'another password', role: 'viewer' })
    const { page, complaints } = await served.open('/projects', { token: null })
    await page.getByLabel('E-mail address').fill('vic@example.org')
    await page.getByLabel('Password', { exact: true }).last().fill('another password')
    await page.getByRole('button', { name: 'Log in' }).click()
    await page.getByRole('link', { name: 'Comments of guests', exact: true }).waitFor()
    expect(await page.getByRole('button', { name: 'New project' }).count()).toBe(0)
    expect(await page.getByRole('button', { name: /^More for/ }).count()).toBe(0)
    expect(complaints).toEqual([])
    await served.giveBack(page)
  })

  test('works with the keyboard alone', async () => {
    const { page, complaints } = await served.open('/projects')
    await page.waitForSelector('table.proj')
    await page.getByRole('button', { name: 'More for Comments of guests' }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('menuitem', { name: 'Rename' }).waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    expect(await page.evaluate('document.activeElement.textContent')).toBe('Delete…')
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').waitFor()
    expect(await page.evaluate('document.activeElement.tagName')).toBe('INPUT')
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(await namesOf()).toEqual(['Comments of guests'])
    expect(complaints).toEqual([])
    await served.giveBack(page)
  })

  test('has no violation of the axe rules, wide and light, narrow and dark, with a menu or a dialog open', async () => {
    for (const [width, dark] of [
      [1_320, false],
      [420, true],
    ] as const) {
      const { page } = await served.open('/projects', { width, dark })
      await page.waitForSelector('table.proj')
      expect(await violations(page)).toEqual([])
      await page.getByRole('button', { name: /^More for/ }).click()
      await page.getByRole('menuitem', { name: 'Delete' }).waitFor()
      expect(await violations(page)).toEqual([])
      await page.getByRole('menuitem', { name: 'Delete' }).click()
      await page.getByRole('dialog').waitFor()
      expect(await violations(page)).toEqual([])
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width)
      await served.giveBack(page)
    }
  })
})

describe.skipIf(chromiumPath === undefined)('a long list of projects', () => {
  const COUNT = 205
  beforeAll(async () => {
    served = await serveExplorer()
    for (let i = 0; i < COUNT; i++) await served.engine.projects.create({ name: `Survey ${i}`, language: 'en' })
  })
  afterAll(() => served.close())

  const names = (page: Page): Promise<string[]> => page.locator('table.proj tbody th').allInnerTexts()

  test('is searched and ordered, which the address keeps', async () => {
    const { page, complaints } = await served.open('/projects')
    const find = page.getByRole('searchbox', { name: 'Find a project' })
    await find.fill('survey 20')
    await page.getByRole('link', { name: 'Survey 204' }).waitFor()
    expect(await names(page)).toEqual([
      'Survey 20',
      'Survey 200',
      'Survey 201',
      'Survey 202',
      'Survey 203',
      'Survey 204',
    ])
    await page.getByRole('radio', { name: 'Newest' }).check()
    await page.reload()
    await page.waitForSelector('table.proj')
    expect(await find.inputValue()).toBe('survey 20')
    expect((await names(page))[0]).toBe('Survey 204')
    expect(await violations(page)).toEqual([])
    await find.fill('hotel')
    await page.getByText('No project has “hotel” in its name.').waitFor()
    await page.getByRole('button', { name: 'Show all 205 projects' }).click()
    await page.waitForSelector('table.proj')
    expect([await find.inputValue(), (await names(page))[0]]).toEqual(['', 'Survey 204'])
    expect(complaints).toEqual([])
    await served.giveBack(page)
  })

  test('shows the first two hundred, and all of them if asked', async () => {
    const { page, complaints } = await served.open('/projects')
    await page.waitForSelector('table.proj')
    expect(await names(page)).toHaveLength(200)
    await page.getByRole('button', { name: 'Show all 205 projects' }).click()
    await page.getByRole('link', { name: 'Survey 204' }).waitFor()
    expect(await names(page)).toHaveLength(COUNT)
    expect(complaints).toEqual([])
    await served.giveBack(page)
  })
})

describe.skipIf(chromiumPath === undefined)('the session', () => {
  beforeAll(async () => {
    served = await serveExplorer()
  })
  afterAll(() => served.close())

  test('begins with a token in the address, which is taken out at once', async () => {
    const { page, complaints } = await served.open('/projects')
    await page.getByText('There are no projects yet.').waitFor()
    expect(page.url()).toBe(`${served.serving.url}/#/projects`)
    expect(await page.evaluate('document.cookie')).toBe('')
    expect(complaints).toEqual([])
    await served.giveBack(page)
  })

  test('begins with a password, says that one is wrong, and ends with the tab or with Log out', async () => {
    const { page, complaints } = await served.open('/projects', { token: null, refusals: [401] })
    expect(await violations(page)).toEqual([])
    await page.getByLabel('E-mail address').fill(OWNER.email)
    const password = page.getByLabel('Password', { exact: true }).last()
    await password.fill('not this one')
    await page.keyboard.press('Enter')
    await page.getByText('do not belong together').waitFor()
    await password.fill(OWNER.password)
    await page.keyboard.press('Enter')
    await page.getByText('There are no projects yet.').waitFor()
    const token = (await page.evaluate('sessionStorage.getItem("conceptlite.token")')) as string
    // The login is shown at once, while the token is on its way to be ended.
    const ended = page.waitForResponse('**/api/v5/logout/')
    await page.getByRole('button', { name: 'Log out' }).click()
    await page.getByRole('heading', { name: 'Log in' }).waitFor()
    expect(await page.getByRole('radio', { name: 'Password' }).isChecked()).toBe(true)
    await ended
    const answer = await served.engine.fetch(
      new Request('http://localhost/api/v5/profile/', { headers: { authorization: `Token ${token}` } }),
    )
    expect(answer.status).toBe(401)
    expect(complaints).toEqual([])
    await served.giveBack(page)
  })

  test('with a long-lived token forgets it at Log out, with a given one of a session ends it', async () => {
    const short = (await served.engine.login({ username: OWNER.email, password: OWNER.password })).token
    const long = (await served.engine.tokens.create({ description: 'of another program too' })).token
    for (const [token, isEnded] of [
      [long, false],
      [short, true],
    ] as const) {
      const { page, complaints } = await served.open('/projects', { token })
      const asked: string[] = []
      page.on('request', (request) => asked.push(new URL(request.url()).pathname))
      await page.getByText('There are no projects yet.').waitFor()
      const last = page.waitForEvent('requestfinished', (request) =>
        request.url().endsWith(isEnded ? '/api/v5/logout/' : '/api/v5/tokens/'),
      )
      await page.getByRole('button', { name: 'Log out' }).click()
      await page.getByRole('heading', { name: 'Log in' }).waitFor()
      await last
      await page.waitForLoadState('networkidle')
      expect(await page.evaluate('sessionStorage.length')).toBe(0)
      await served.giveBack(page)
      expect(asked.includes('/api/v5/logout/')).toBe(isEnded)
      const answer = await served.engine.fetch(
        new Request('http://localhost/api/v5/profile/', { headers: { authorization: `Token ${token}` } }),
      )
      expect([answer.status, complaints]).toEqual([isEnded ? 401 : 200, []])
    }
  })

  test('lasts as long as the page in a browser that denies its storage', async () => {
    const { page, complaints } = await served.open('/projects', { token: null, userAgent: 'without storage' })
    await page.addInitScript(
      `for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, { get: () => { throw new DOMException('denied', 'SecurityError') } })`,
    )
    await page.reload()
    await page.getByLabel('E-mail address').fill(OWNER.email)
    await page.getByLabel('Password', { exact: true }).last().fill(OWNER.password)
    await page.keyboard.press('Enter')
    await page.getByText('There are no projects yet.').waitFor()
    await page.getByRole('button', { name: 'Light or dark' }).click()
    await page.reload()
    await page.getByRole('heading', { name: 'Log in' }).waitFor()
    expect(complaints).toEqual([])
    await page.context().close()
  })

  test('does not begin where the script does not run: what can be done is said once that takes long', async () => {
    const { page } = await served.open('/projects', { userAgent: 'too old' })
    await page.route('**/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: 'a newer language' }))
    await page.reload()
    const advice = page.getByText('Load the page again')
    expect([await advice.count(), await advice.isVisible()]).toEqual([1, false])
    await page.evaluate('for (const animation of document.getAnimations()) animation.finish()')
    expect(await advice.isVisible()).toBe(true)
    await page.context().close()
  })

  test('that has expired asks for a login, and then shows what was asked for', async () => {
    const { token } = await served.engine.tokens.create({ description: 'ends soon' })
    const { page } = await served.open('/projects', { token, refusals: [401] })
    await page.getByText('There are no projects yet.').waitFor()
    await served.engine.tokens.delete({ token })
    await page.reload()
    await page.getByText('Your session has ended.').waitFor()
    // The last session began with a token: there may be no password.
    expect(await page.getByRole('radio', { name: 'Token' }).isChecked()).toBe(true)
    await page.getByLabel('Token').last().fill('wrong')
    await page.keyboard.press('Enter')
    await page.getByText('This token is not valid.').waitFor()
    await page.getByLabel('Token').last().fill(served.serving.token)
    await page.keyboard.press('Enter')
    await page.getByText('There are no projects yet.').waitFor()
    await served.giveBack(page)
  })

  test('of somebody without the right says that a project is not to be seen', async () => {
    const { page, complaints } = await served.open('/projects/nowhere/overview', { refusals: [403] })
    await page.getByText('This does not exist, or you may not see it.').waitFor()
    expect(await violations(page)).toEqual([])
    expect(complaints).toEqual([])
    await served.giveBack(page)
  })
})
