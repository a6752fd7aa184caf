import { describe, expect, test } from 'vitest'
import type { EngineOptions } from '../../src/engine.js'
import type { MailMessage } from '../../src/index.js'
import { createLatch } from '../createLatch.js'
import { openPeople, type People, refusal } from './people.js'

type Way = readonly [method: string, path: string]

const ways: readonly Way[] = [
  ['POST', '/api/v5/profile/password/reset/'],
  ['GET', '/api/v4/user/password/'],
  ['GET', '/v4/user/password/'],
]

async function ask({ engine }: People, [method, path]: Way, email: string, clientAddress?: string) {
  const query = `?${new URLSearchParams({ email })}`
  const answer = await engine.fetch(new Request(`http://localhost${path}${query}`, { method }), { clientAddress })
  return { status: answer.status, headers: Object.fromEntries(answer.headers), body: await answer.text() }
}

/** People with a mail server that takes its time. */
async function openSlowMail(options: EngineOptions = {}) {
  const letters: MailMessage[] = []
  const { opened: released, open: release } = createLatch()
  const people = await openPeople({
    mail: async (message) => {
      await released
      letters.push(message)
    },
    ...options,
  })
  await people.add('ann@example.org')
  return { people, letters, release }
}

describe('a request for a new password over HTTP', () => {
  test.each(ways)('by %s %s is answered alike for a login and for none, before the letter is sent', async (...way) => {
    const { people, letters, release } = await openSlowMail()
    const known = await ask(people, way, 'ann@example.org')
    expect(known.status).toBe(200)
    expect(await ask(people, way, 'nobody@example.org')).toEqual(known)
    expect(letters).toEqual([])
    release()
    // Closing waits for letters that are due.
    await people.engine.close()
    expect(letters.map(({ to }) => to)).toEqual(['ann@example.org'])
  })

  test.each(ways)('by %s %s does not tell that the mail server failed, but to the option onError', async (...way) => {
    const failures: unknown[] = []
    const { people } = await openSlowMail({
      mail: () => Promise.reject(new Error('no paper')),
      onError: (error, { path }) => void failures.push([error, path]),
    })
    const known = await ask(people, way, 'ann@example.org')
    expect(known.status).toBe(200)
    expect(await ask(people, way, 'nobody@example.org')).toEqual(known)
    await people.engine.close()
    expect(failures).toEqual([[expect.objectContaining({ code: 'EMAIL_ERROR' }), '/api/v5/profile/password/reset/']])
  })

  test('is refused alike where no mail is configured', async () => {
    const { people } = await openSlowMail({ mail: undefined })
    const known = await ask(people, ways[0]!, 'ann@example.org')
    expect([known.status, JSON.parse(known.body).error]).toEqual([400, 'EMAIL_NOT_ENABLED'])
    expect(await ask(people, ways[0]!, 'nobody@example.org')).toEqual(known)
    await people.engine.close()
  })

  test('is limited by recipient, login or not, and by client', async () => {
    const { people, release } = await openSlowMail({ rateLimits: true })
    release()
    for (const email of ['ann@example.org', 'nobody@example.org']) {
      const statuses: number[] = []
      for (let i = 0; i < 4; i++) statuses.push((await ask(people, ways[i % 3]!, email, `192.0.2.${i}`)).status)
      expect(statuses).toEqual([200, 200, 200, 429])
      people.pass(60)
      expect((await ask(people, ways[1]!, email, '192.0.2.9')).status).toBe(200)
    }
    const statuses: number[] = []
    for (let i = 0; i < 11; i++) {
      statuses.push((await ask(people, ways[i % 3]!, `user${i}@example.org`, '198.51.100.1')).status)
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429])
    await people.engine.close()
  })
})

test('whoever has guessed too often and then sets a new password by a link may log in at once', async () => {
  await using people = await openPeople({ rateLimits: true })
  await people.add('ann@example.org')
  const post = async (path: string, sent: object): Promise<number> => {
    const request = new Request(`http://localhost${path}`, { method: 'POST', body: JSON.stringify(sent) })
    return (await people.engine.fetch(request, { clientAddress: '192.0.2.1' })).status
  }
  const login = (path: string, password: string) => post(path, { username: 'ann@example.org', password })
  for (let i = 0; i < 10; i++) expect(await login('/api/v5/login/', 'wrong')).toBe(401)
  expect(await login('/api/v4/user/login/', 'secret')).toBe(429)
  await people.engine.profile.resetPassword({ email: 'ann@example.org' })
  const { path, params } = people.link()
  expect(await post(path, { ...params, password: 'another secret' })).toBe(200)
  expect(await login('/api/v4/user/login/', 'another secret')).toBe(200)
})

test('of two passwords that are set with one link at once, one counts, and the other finds the link used', async () => {
  await using people = await openPeople()
  await people.add('ann@example.org')
  const { profile } = people.engine
  await profile.resetPassword({ email: 'ann@example.org' })
  const link = people.link().params as unknown as Parameters<typeof profile.recoveryPage>[0]
  const [first, second] = ['a first one', 'a second one'].map((password) => profile.recover({ ...link, password }))
  const settled = await Promise.allSettled([first, second])
  const errors = settled.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
  expect(errors).toEqual([refusal('INVALID_PARAMS', 'signature')])
})
