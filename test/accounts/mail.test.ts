import type { AddressInfo } from 'node:net'
import { createServer, type Socket } from 'node:net'
import { describe, expect, test } from 'vitest'
import { createMailer } from '../../src/accounts/mail.js'
import { openEngine } from '../../src/engine.js'
import type { MailMessage } from '../../src/index.js'
import { createLatch } from '../createLatch.js'
import { freshSchema } from '../storage/postgres/freshSchema.js'
import { openPeople, refusal } from './people.js'

/** A mail server that takes letters, as RFC 5321 wants it, or refuses every recipient. */
async function openMailServer({ refuses = false } = {}) {
  const letters: { from: string; to: string; data: string }[] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    let [pending, from, to, data] = ['', '', '', '']
    let inData = false
    const say = (line: string) => socket.write(`${line}\r\n`)
    const obey = (line: string): void => {
      if (inData && line === '.') {
        inData = false
        letters.push({ from, to, data })
        say('250 taken')
      } else if (inData) data += `${line.replace(/^\./, '')}\n`
      else if (/^(EHLO|HELO)/.test(line)) say('250 ready')
      else if (line.startsWith('MAIL FROM:')) {
        from = line.slice(10)
        say('250 ok')
      } else if (line.startsWith('RCPT TO:')) {
        to = line.slice(8)
        say(refuses ? '550 not here' : '250 ok')
      } else if (line === 'DATA') {
        inData = true
        say('354 go on')
      } else if (line === 'QUIT') socket.end('221 bye\r\n')
      else say('500 what')
    }
    socket.on('data', (bytes) => {
      pending += bytes.toString('latin1')
      for (let end = pending.indexOf('\r\n'); end >= 0; end = pending.indexOf('\r\n')) {
        obey(pending.slice(0, end))
        pending = pending.slice(end + 2)
      }
    })
    socket.on('error', () => {})
    say('220 here')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    letters,
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}/?from=news%40example.org`,
    [Symbol.asyncDispose]: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

describe('mail', () => {
  test('goes to a server by SMTP', async () => {
    await using server = await openMailServer()
    await using people = await openPeople({ mail: server.url })
    await people.engine.workspaces.invite({
      workspace_id: people.workspaceId,
      email: 'ann@example.org',
      role: 'viewer',
    })
    expect(server.letters).toMatchObject([{ from: '<news@example.org>', to: '<ann@example.org>' }])
    const { data } = server.letters[0]!
    expect(data).toContain('Subject: Invitation to Local workspace\n')
    expect(data.replace(/=\n/g, '')).toContain('/api/v5/invitation/')
  })

  test('has no header or line that a name brings with it', async () => {
    await using server = await openMailServer()
    await using people = await openPeople({ mail: server.url })
    const { engine, workspaceId: workspace_id } = people
    await engine.workspaces.update({ workspace_id, name: 'Rooms\r\nBcc: eve@example.org\r\n\r\nHello\u2028\u202eyou' })
    await engine.workspaces.invite({ workspace_id, email: 'ann@example.org', role: 'viewer' })
    const { to, data } = server.letters[0]!
    expect(to).toBe('<ann@example.org>')
    expect(data.replaceAll('\n ', ' ')).toContain('Subject: Invitation to Rooms Bcc: eve@example.org Hello you\n')
    expect(data.replaceAll('=\n', '')).not.toMatch(/^Bcc:|^Hello/m)
  })

  test('has an address and a subject of one line, whoever sends it', async () => {
    const sent: MailMessage[] = []
    const mailer = createMailer(async (message) => void sent.push(message))
    await mailer.send({ to: ' ann@example.org\r\nBcc: eve@example.org', subject: 'a\u2028b\n', text: 'one\ntwo' })
    expect(sent).toEqual([{ to: 'ann@example.org Bcc: eve@example.org', subject: 'a b', text: 'one\ntwo' }])
  })

  test('about a build has the name of its project in one line', async () => {
    const people = await openPeople()
    const project = await people.engine.projects.create({ name: 'Rooms\nto let', language: 'en' })
    await project.build({ notify: true })
    await people.engine.close()
    expect(people.inbox.map(({ subject, text }) => [subject, text.split('\n')[0]])).toEqual([
      ['Rooms to let could not be built', expect.stringContaining('Rooms to let')],
    ])
  })

  test('that the server refuses, or that nobody takes, is EMAIL_ERROR', async () => {
    await using server = await openMailServer({ refuses: true })
    await using refused = await openPeople({ mail: server.url })
    const invited = { email: 'ann@example.org', role: 'viewer' } as const
    await expect(refused.engine.workspaces.invite({ ...invited, workspace_id: refused.workspaceId })).rejects.toEqual(
      expect.objectContaining({ code: 'EMAIL_ERROR', status: 503 }),
    )
    await using broken = await openPeople({ mail: () => Promise.reject(new Error('no paper')) })
    await broken.add('ann@example.org')
    await expect(broken.engine.profile.resetPassword({ email: 'ann@example.org' })).rejects.toEqual(
      refusal('EMAIL_ERROR'),
    )
  })

  test('that is not configured is EMAIL_NOT_ENABLED, before anything else happens', async () => {
    await using people = await openPeople({ mail: undefined })
    const { engine, workspaceId: workspace_id } = people
    const refused = refusal('EMAIL_NOT_ENABLED')
    const invited = { email: 'ann@example.org', role: 'viewer' } as const
    await expect(engine.workspaces.invite({ ...invited, workspace_id })).rejects.toEqual(refused)
    for (const email of ['owner@localhost', 'nobody@example.org']) {
      await expect(engine.profile.resetPassword({ email })).rejects.toEqual(refused)
    }
    const project = await engine.projects.create({ name: 'Quiet', language: 'en' })
    await project.upload({ docs: [{ text: 'A quiet room.' }] })
    await expect(project.build({ notify: true })).rejects.toEqual(refused)
    expect(await project.get()).toMatchObject({ last_build_info: {} })
  })

  test('tells whoever started a build how it ended', async () => {
    const people = await openPeople()
    await people.add('ann@example.org', 'creator')
    const ann = await people.as('ann@example.org')
    const full = await ann.projects.create({ name: 'Rooms', language: 'en' })
    const docs = Array.from({ length: 12 }, (_, i) => ({ text: i % 2 ? 'A quiet room.' : 'A loud street.' }))
    await full.upload({ docs })
    await full.build({ notify: true })
    await full.waitForSentimentBuild()
    const empty = await ann.projects.create({ name: 'Nothing', language: 'en' })
    await empty.build({ notify: true })
    // Closing waits for letters that are due.
    await people.engine.close()
    expect(people.inbox.map(({ to, subject }) => [to, subject])).toEqual([
      ['ann@example.org', 'Rooms has been built'],
      ['ann@example.org', 'Nothing could not be built'],
    ])
  })

  test('says nothing of a build that waits for another process when the engine is closed', async () => {
    const { url, schema } = await freshSchema()
    const sent: MailMessage[] = []
    const told: unknown[] = []
    const engine = await openEngine({
      ...{ database: url, schema, threads: 0, builds: false },
      mail: async (message) => void sent.push(message),
      onError: (error) => void told.push(error),
    })
    const project = await engine.projects.create({ name: 'Rooms', language: 'en' })
    await project.upload({ docs: [{ text: 'A quiet room.' }] })
    await project.build({ notify: true })
    await engine.close()
    expect(sent).toEqual([])
    expect(told).toEqual([expect.objectContaining({ message: 'The engine is closed.' })])
  })

  test('tells a build whose sentiment failed from one that failed', async () => {
    const people = await openPeople({
      sentiment: () => {
        throw new Error('no feelings today')
      },
    })
    const project = await people.engine.projects.create({ name: 'Rooms', language: 'en' })
    await project.upload({ docs: [{ text: 'A quiet room.' }, { text: 'A loud room.' }] })
    await project.build({ notify: true })
    await project.waitForBuild()
    await people.engine.close()
    expect(people.inbox.map(({ subject }) => subject)).toEqual(['Rooms has been built without sentiment'])
  })

  test('names a project as it is called when its build ends', async () => {
    const renamed = createLatch()
    const people = await openPeople({
      sentiment: async (_text, targets) => {
        await renamed.opened
        return targets.map(() => ({ label: 'neutral', confidence: 1 }))
      },
    })
    const project = await people.engine.projects.create({ name: 'Rooms', language: 'en' })
    await project.upload({ docs: [{ text: 'A quiet room.' }, { text: 'A loud room.' }] })
    await project.build({ notify: true })
    await project.update({ name: 'Halls' })
    renamed.open()
    await expect.poll(() => people.inbox.map(({ subject }) => subject)).toEqual(['Halls has been built'])
    await people.engine.close()
  })

  test.each([[5], ['http://example.org'], ['nowhere']])('is an option that %j does not fit', async (mail) => {
    await expect(openPeople({ mail: mail as never })).rejects.toEqual(refusal('INVALID_PARAMS', 'mail'))
  })
})
