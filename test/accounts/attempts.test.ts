import { describe, expect, test } from 'vitest'
import { createAttempts, createMailRequests } from '../../src/accounts/attempts.js'
import { createBackoff } from '../../src/accounts/backoff.js'
import { openPeople, type People } from './people.js'

describe('attempts', () => {
  const refused = (seconds: number) =>
    expect.objectContaining({ code: 'TOO_MANY_REQUESTS', status: 429, details: { retry_after: seconds } })

  test('of one client pause after ten failures, whatever the logins', () => {
    let now = 0
    const { begin } = createAttempts(() => now)
    const client = { network: '192.0.2.1' }
    for (let i = 0; i < 10; i++) begin(client, `user${i}`)
    expect(() => begin(client, 'another')).toThrow(refused(1))
    expect(begin({ network: '192.0.2.2' }, 'another').failures).toBe(0)
    now = 1
    expect(begin(client, 'another').failures).toBe(10)
    expect(() => begin(client, 'another')).toThrow(refused(2))
  })

  test('of many clients on one login are three for each, once there were ten', () => {
    const { begin } = createAttempts(() => 0)
    const guesses = (network: string): number => {
      for (let guess = 0; ; guess++) {
        try {
          begin({ network }, 'ann@example.org')
        } catch {
          return guess
        }
      }
    }
    expect(Array.from({ length: 6 }, (_, i) => guesses(`192.0.2.${i}`))).toEqual([10, 3, 3, 3, 3, 3])
    // However many there were: who has not tried yet may try, and letters count the same in either case.
    const owner = begin({ network: '198.51.100.1' }, 'Ann@example.org')
    owner.succeeded()
    for (let login = 0; login < 20; login++) begin({ network: '198.51.100.1' }, 'ann@example.org').succeeded()
  })

  test('that succeed take back the slips before them, of this login alone', () => {
    const { begin } = createAttempts(() => 0)
    const client = { network: '192.0.2.1' }
    for (let i = 0; i < 4; i++) begin(client, 'bob')
    for (let i = 0; i < 5; i++) begin(client, 'ann')
    begin(client, 'ann').succeeded()
    expect(begin(client, 'carl').failures).toBe(4)
  })

  test('that succeed leave none of them to the others with this login', () => {
    const { begin } = createAttempts(() => 0)
    const [owner, guest] = [{ network: '192.0.2.1' }, { network: '192.0.2.2' }]
    for (let i = 0; i < 8; i++) begin(owner, 'ann')
    begin(owner, 'ann').succeeded()
    // After three guesses of its own a client answers for those of all, which are its own three.
    for (let i = 0; i < 10; i++) expect(begin(guest, 'ann').failures).toBe(i)
    expect(() => begin(guest, 'ann')).toThrow(refused(1))
  })

  test('of functions are not limited', () => {
    const { begin } = createAttempts(() => 0)
    for (let i = 0; i < 100; i++) begin(undefined, 'ann')
  })
})

test('letters are limited by recipient and by client', () => {
  const { begin } = createMailRequests(() => 0)
  const refusal = expect.objectContaining({ code: 'TOO_MANY_REQUESTS', details: { retry_after: 60 } })
  for (let i = 0; i < 3; i++) begin({ network: `192.0.2.${i}` }, 'ann@example.org')
  expect(() => begin({ network: '192.0.2.9' }, 'ANN@example.org')).toThrow(refusal)
  for (let i = 0; i < 10; i++) begin({ network: '192.0.2.9' }, `user${i}@example.org`)
  expect(() => begin({ network: '192.0.2.9' }, 'another@example.org')).toThrow(refusal)
  begin({ network: '192.0.2.10' }, 'another@example.org')
})

describe('pauses of the service', () => {
  /** Seconds that an act must wait at this time; 0 where it is done. */
  const waits = (act: () => unknown): number => {
    try {
      act()
      return 0
    } catch (error) {
      return (error as { details: { retry_after: number } }).details.retry_after
    }
  }
  /** The pauses of somebody who tries again at the end of each. */
  const pausesOf = (act: () => unknown, clock: { now: number }, count: number): number[] =>
    Array.from({ length: count }, () => {
      const pause = waits(act)
      clock.now += pause
      expect(waits(act)).toBe(0)
      return pause
    })

  test('of a client double from one second to fifteen minutes, and are forgotten an hour after the last failure', () => {
    const clock = { now: 0 }
    const { begin } = createAttempts(() => clock.now)
    let logins = 0
    const guess = () => begin({ network: '192.0.2.1' }, `user${logins++}`)
    for (let i = 0; i < 10; i++) expect(waits(guess)).toBe(0)
    expect(pausesOf(guess, clock, 12)).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900])
    clock.now += 3_599
    expect(guess().failures).toBe(22)
    clock.now += 3_600
    expect(guess().failures).toBe(0)
  })

  test('of letters double from a minute to an hour, and are forgotten three hours after the last one', () => {
    const clock = { now: 0 }
    const { begin } = createMailRequests(() => clock.now)
    let clients = 0
    const ask = () => begin({ network: `192.0.2.${clients++}` }, 'ann@example.org')
    for (let i = 0; i < 3; i++) expect(waits(ask)).toBe(0)
    expect(pausesOf(ask, clock, 8)).toEqual([60, 120, 240, 480, 960, 1_920, 3_600, 3_600])
    clock.now += 10_799
    expect([waits(ask), waits(ask)]).toEqual([0, 3_600])
    clock.now += 10_800
    expect([waits(ask), waits(ask), waits(ask), waits(ask)]).toEqual([0, 0, 0, 60])
  })

  test('of clients whose address is not known are those of one client', () => {
    const { begin } = createAttempts(() => 0)
    for (let i = 0; i < 10; i++) begin({ network: undefined }, `user${i}`)
    expect(waits(() => begin({ network: undefined }, 'another'))).toBe(1)
    const letters = createMailRequests(() => 0)
    for (let i = 0; i < 10; i++) letters.begin({ network: undefined }, `user${i}`)
    expect(waits(() => letters.begin({ network: undefined }, 'another'))).toBe(60)
    for (let i = 0; i < 30; i++) letters.begin(undefined, 'ann@example.org')
  })

  test('count logins and addresses alike that differ beyond the longest address there is', () => {
    const { begin } = createAttempts(() => 0)
    const long = 'a'.repeat(254)
    for (let i = 0; i < 10; i++) begin({ network: '192.0.2.1' }, `${long}x`)
    const other = () => begin({ network: '192.0.2.2' }, `${long}y`)
    expect([other, other, other, other].map(waits)).toEqual([0, 0, 0, 8])
    const shorter = () => begin({ network: '192.0.2.3' }, long.slice(1))
    expect([shorter, shorter, shorter, shorter].map(waits)).toEqual([0, 0, 0, 0])
    const letters = createMailRequests(() => 0)
    for (let i = 0; i < 3; i++) letters.begin({ network: `192.0.2.${i}` }, `${long}x`)
    expect(waits(() => letters.begin({ network: '192.0.2.9' }, `${long}y`))).toBe(60)
  })

  test('requests of mail are counted by the whole address, whatever its case', () => {
    const letters = createMailRequests(() => 0)
    for (let i = 0; i < 3; i++) letters.begin({ network: `192.0.2.${i}` }, 'Ann@example.org')
    const asked = ['ann@example.org', 'bnn@example.org', 'nn@example.org', 'ann@example.or']
    const begin = (address: string, i: number) => waits(() => letters.begin({ network: `198.51.100.${i}` }, address))
    expect(asked.map(begin)).toEqual([60, 0, 0, 0])
  })

  test('are those of ten thousand keys and of an hour unless options say otherwise', () => {
    const backoff = createBackoff({ free: 1, firstPause: 10, maxPause: 10 })
    for (let key = 0; key <= 10_000; key++) backoff.add(String(key), 0)
    expect(['0', '1', '10000'].map((key) => backoff.count(key, 3_599))).toEqual([0, 1, 1])
    expect(backoff.count('1', 3_600)).toBe(0)
    backoff.remove('never', 1)
    backoff.remove('2', 1)
    expect([backoff.count('2', 0), backoff.last('2', 0), backoff.last('3', 0)]).toEqual([0, undefined, 0])
  })
})

describe('logins over HTTP', () => {
  const login = async ({ engine }: People, clientAddress: string, password: string, path = '/api/v5/login/') => {
    const body = JSON.stringify({ username: 'ann@example.org', password })
    const request = new Request(`http://localhost${path}`, { method: 'POST', body })
    const { status, headers } = await engine.fetch(request, { clientAddress })
    return status === 429 ? `429 after ${headers.get('retry-after')}` : String(status)
  }

  test('pause after ten wrong passwords, in all versions together, and nobody is locked out', async () => {
    await using people = await openPeople({ rateLimits: true })
    await people.add('ann@example.org')
    const paths = ['/api/v5/login/', '/api/v4/user/login/']
    const wrong: string[] = []
    for (let i = 0; i < 11; i++) wrong.push(await login(people, '192.0.2.1', 'wrong', paths[i % 2]))
    expect(wrong).toEqual([...Array.from({ length: 10 }, () => '401'), '429 after 1'])
    // Two hundred strangers guess as well.
    for (let i = 0; i < 200; i++) await login(people, `198.51.100.${i}`, `guess ${i}`)
    expect(await login(people, '192.0.2.2', 'secret')).toBe('200')
    // A slip or two do no harm, and the one who guesses waits on, even for the right password.
    expect(await login(people, '192.0.2.2', 'sceret')).toBe('401')
    expect(await login(people, '192.0.2.2', 'secret')).toBe('200')
    expect(await login(people, '192.0.2.1', 'secret')).toBe('429 after 900')
    people.pass(3_600)
    expect(await login(people, '192.0.2.1', 'secret')).toBe('200')
  })

  test('are forgotten with a login, so that slips on several days do not add up', async () => {
    await using people = await openPeople({ rateLimits: true })
    await people.add('ann@example.org')
    const paths = ['/api/v5/login/', '/api/v4/user/login/']
    for (const path of paths) {
      for (let i = 0; i < 8; i++) expect(await login(people, '192.0.2.1', 'sceret', path)).toBe('401')
      expect(await login(people, '192.0.2.1', 'secret', path)).toBe('200')
    }
  })

  test('count whoever asks for a password behind a token, too', async () => {
    await using people = await openPeople({ rateLimits: true })
    await people.add('ann@example.org')
    const authorization = `Token ${await people.login('ann@example.org')}`
    const ask = async (method: string, path: string, sent: object): Promise<number> => {
      const init = { method, body: JSON.stringify(sent), headers: { authorization } }
      const answer = await people.engine.fetch(new Request(`http://localhost${path}`, init), {
        clientAddress: '192.0.2.1',
      })
      return answer.status
    }
    for (let i = 0; i < 5; i++) {
      const change = { old_password: 'wrong', new_password: 'another secret' }
      expect(await ask('PUT', '/api/v5/profile/password/', change)).toBe(401)
      expect(await ask('POST', '/api/v5/tokens/', { password: 'wrong' })).toBe(401)
    }
    expect(await ask('POST', '/api/v5/tokens/', { password: 'secret' })).toBe(429)
  })

  test('are not limited where limits are off, and not for functions', async () => {
    await using people = await openPeople()
    await people.add('ann@example.org')
    for (let i = 0; i < 15; i++) expect(await login(people, '192.0.2.1', 'wrong')).toBe('401')
    expect(await login(people, '192.0.2.1', 'secret')).toBe('200')
  })
})
