import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { chromiumPath } from '../openPage.js'
import { OWNER, type ServedExplorer, serveExplorer, violations } from './openExplorer.js'

const VIEWER = { username: 'vic@example.org', password: 'another password' } as const
const NEW_PASSWORD = 'a much longer password'

describe.skipIf(chromiumPath === undefined)('the account', () => {
  let served: ServedExplorer
  beforeAll(async () => {
    served = await serveExplorer()
    await served.engine.users.create({ ...VIEWER, full_name: 'Vic', role: 'viewer' })
  })
  afterAll(() => served.close())

  const logIn = async (credentials: { readonly username: string; readonly password: string }): Promise<string> =>
    (await served.engine.login(credentials)).token
  /** Roles of the people of the only workspace, as the functions give them. */
  const roles = async (): Promise<Record<string, string | null>> => {
    const [workspace] = (await served.engine.profile.get()).workspaces
    const { users = [] } = await served.engine.workspaces.get({ workspace_id: workspace!.workspace_id })
    return Object.fromEntries(users.map(({ username, role }) => [username, role]))
  }
  const tokenRows = (page: Page) => page.locator('#tokens tbody tr')

  test('changes the profile, and takes that back', async () => {
    const { full_name: before } = await served.engine.profile.get()
    const { page, complaints } = await served.open('/account')
    await page.getByLabel('Name', { exact: true }).fill('Ann of the front desk')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Your profile is saved.').waitFor()
    await page.locator('.who').getByText('Ann of the front desk').waitFor()
    expect((await served.engine.profile.get()).full_name).toBe('Ann of the front desk')
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByText('Taken back.').waitFor()
    expect((await served.engine.profile.get()).full_name).toBe(before)
    expect(complaints).toEqual([])
    await served.giveBack(page)
  })

  test('makes a token that works, shows its end only, and deletes it once that is typed', async () => {
    const { page, complaints } = await served.open('/account', {
      token: await logIn({ username: OWNER.email, password: OWNER.password }),
      refusals: [401],
    })
    await page.getByRole('button', { name: 'New token' }).click()
    await page.getByLabel('What it is for').fill('nightly upload')
    await page.getByLabel('Your password').fill('not this one')
    await page.getByRole('button', { name: 'Make the token' }).click()
    await page.getByRole('dialog').getByRole('alert').waitFor()
    await page.getByLabel('Your password').fill(OWNER.password)
    await page.getByRole('button', { name: 'Make the token' }).click()
    const made = (await page.locator('.made code').textContent())!
    const other = await served.open('/account', { token: made })
    await other.page.getByText(`You are logged in as ${OWNER.email}.`).waitFor()
    expect(other.complaints).toEqual([])
    await served.giveBack(other.page)

    const row = tokenRows(page).filter({ hasText: 'nightly upload' })
    expect(await row.locator('code').textContent()).toBe(made.slice(-6))
    await row.getByRole('button').click()
    const submit = page.getByRole('button', { name: 'Delete for good' })
    expect(await submit.isEnabled()).toBe(false)
    await page.getByLabel('Type its last characters').fill(made.slice(-6))
    await submit.click()
    await page.getByText('The token for nightly upload is deleted.').waitFor()
    await row.waitFor({ state: 'detached' })
    expect((await served.engine.tokens.list()).map(({ token }) => token)).not.toContain(made)
    expect(complaints).toEqual([])
    await served.giveBack(page)
  })

  test('takes a new token back', async () => {
    const { page, complaints } = await served.open('/account', {
      token: await logIn({ username: OWNER.email, password: OWNER.password }),
    })
    const before = await served.engine.tokens.list()
    await page.getByRole('button', { name: 'New token' }).click()
    await page.getByLabel('What it is for').fill('a mistake')
    await page.getByLabel('Your password').fill(OWNER.password)
    await page.getByRole('button', { name: 'Make the token' }).click()
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByText('Taken back.').waitFor()
    await page.locator('.made').waitFor({ state: 'detached' })
    expect(await served.engine.tokens.list()).toEqual(before)
    expect(complaints).toEqual([])
    await served.giveBack(page)
  })

  test('changes the password: this page goes on, other sessions end', async () => {
    const other = await logIn(VIEWER)
    const { page, complaints } = await served.open('/account', { token: await logIn(VIEWER), refusals: [401] })
    await page.getByLabel('Present password').fill('not this one')
    await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD)
    await page.getByLabel('New password again').fill(`${NEW_PASSWORD}?`)
    await page.getByText('The two differ.').waitFor()
    expect(await page.getByRole('button', { name: 'Change the password' }).isEnabled()).toBe(false)
    await page.getByLabel('New password again').fill(NEW_PASSWORD)
    await page.getByRole('button', { name: 'Change the password' }).click()
    await page.locator('#password').getByRole('alert').waitFor()
    await page.getByLabel('Present password').fill(VIEWER.password)
    await page.getByRole('button', { name: 'Change the password' }).click()
    await page.getByText('Your password is changed.').waitFor()
    await page.reload()
    await page.getByText(`You are logged in as ${VIEWER.username}.`).waitFor()
    await expect(served.engine.login(VIEWER)).rejects.toMatchObject({ code: 'AUTH_CREDS_INVALID' })
    expect((await served.engine.login({ ...VIEWER, password: NEW_PASSWORD })).type).toBe('short_lived')
    const ended = await served.open('/account', { token: other, refusals: [401] })
    await ended.page.getByText('Your session has ended.').waitFor()
    await served.giveBack(ended.page)
    expect(complaints).toEqual([])
    await served.giveBack(page)
  })

  test('adds a person with a login, changes the role, removes the person, and takes each of it back', async () => {
    const { page, complaints } = await served.open('/account', { refusals: [400] })
    const before = await roles()
    await page.getByRole('button', { name: 'Add a person' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('E-mail address').fill('bo@example.org')
    await dialog.getByRole('button', { name: 'Send the invitation' }).click()
    await dialog.getByRole('alert').getByText('mail').waitFor()
    await dialog.getByRole('radio', { name: 'Make a login' }).check()
    await dialog.getByLabel('First password').fill('the first password')
    await dialog.getByLabel('Role', { exact: true }).selectOption('editor')
    await dialog.getByRole('button', { name: 'Make the login' }).click()
    await page.getByText('bo@example.org can log in now.').waitFor()
    expect(await roles()).toEqual({ ...before, 'bo@example.org': 'editor' })

    const role = page.locator('[id^=people]').getByLabel('Role of bo@example.org')
    const undo = async (): Promise<void> => {
      await page.getByRole('button', { name: 'Undo' }).click()
      await page.getByText('Taken back.').waitFor()
    }
    await role.selectOption('creator')
    await page.getByText('The role of bo@example.org is changed.').waitFor()
    expect(await roles()).toEqual({ ...before, 'bo@example.org': 'creator' })
    await undo()
    expect(await roles()).toEqual({ ...before, 'bo@example.org': 'editor' })
    await page.getByRole('button', { name: 'Remove bo@example.org' }).click()
    await page.getByText('bo@example.org is removed from').waitFor()
    expect(await roles()).toEqual(before)
    await undo()
    expect(await roles()).toEqual({ ...before, 'bo@example.org': 'editor' })
    await served.engine.users.delete({ usernames: ['bo@example.org'] })
    expect(complaints).toEqual([])
    await served.giveBack(page)
  })

  test('gives and takes roles on the organization', async () => {
    const { page, complaints } = await served.open('/account')
    const role = page.locator('[id^=organization]').getByLabel(`Role of ${VIEWER.username}`)
    await role.selectOption('admin')
    await page.getByText(`The role of ${VIEWER.username} is changed.`).waitFor()
    const ofViewer = async () => {
      const [organization] = (await served.engine.profile.get()).organizations
      const { users } = await served.engine.organizations.get({ organization_id: organization!.organization_id })
      return users.find(({ username }) => username === VIEWER.username)?.role
    }
    expect(await ofViewer()).toBe('admin')
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByText('Taken back.').waitFor()
    expect(await ofViewer()).toBeNull()
    expect(complaints).toEqual([])
    await served.giveBack(page)
  })

  test('shows a viewer what a viewer may do, and nobody else', async () => {
    const { page, complaints } = await served.open('/account', {
      token: await logIn({ ...VIEWER, password: NEW_PASSWORD }),
    })
    await page.locator('#workspaces').getByText('may read').waitFor()
    expect(await page.getByRole('button', { name: 'Add a person' }).count()).toBe(0)
    expect(await page.getByText(OWNER.email).count()).toBe(0)
    expect(complaints).toEqual([])
    await served.giveBack(page)
  })

  test('has no violation of the axe rules, and fits a phone', async () => {
    for (const [width, dark] of [
      [1_320, false],
      [420, true],
    ] as const) {
      const { page } = await served.open('/account', { width, dark })
      await page.waitForSelector('[id^=organization] table')
      await page.waitForSelector('[id^=people] table')
      expect(await violations(page)).toEqual([])
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width)
      await page.getByRole('button', { name: 'Add a person' }).click()
      expect(await violations(page)).toEqual([])
      await served.giveBack(page)
    }
  })
})

describe.skipIf(chromiumPath === undefined)('invitations', () => {
  test('are sent, listed and withdrawn', async () => {
    const mails: string[] = []
    const served = await serveExplorer({ mail: async ({ to }) => void mails.push(to) })
    const { page, complaints } = await served.open('/account')
    await page.getByRole('button', { name: 'Add a person' }).click()
    await page.getByRole('dialog').getByLabel('E-mail address').fill('cy@example.org')
    await page.getByRole('button', { name: 'Send the invitation' }).click()
    await page.getByText('cy@example.org is invited.').waitFor()
    expect(mails).toEqual(['cy@example.org'])
    await page.getByRole('button', { name: 'Withdraw the invitation of cy@example.org' }).click()
    await page.getByText('The invitation of cy@example.org is withdrawn.').waitFor()
    const [workspace] = (await served.engine.profile.get()).workspaces
    expect(await served.engine.workspaces.invitations.list({ workspace_id: workspace!.workspace_id })).toEqual([])
    expect(complaints).toEqual([])
    await served.giveBack(page)
    await served.close()
  })
})
