import { execFileSync } from 'node:child_process'
import { randomBytes, scryptSync } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { createPasswords } from '../../src/accounts/passwords.js'
import { openSecret } from '../../src/accounts/secret.js'
import { openEngine } from '../../src/engine.js'
import { openCatalog } from '../../src/storage/sqlite/catalog/catalog.js'
import { openPeople, refusal } from './people.js'

const WRONG = { isRight: false, renewed: undefined }

describe('a password', () => {
  test('is kept as what scrypt makes of it, with salt and parameters beside it', async () => {
    const { hash } = createPasswords(4, () => Buffer.alloc(16, 7))
    const derived = scryptSync('secret', Buffer.alloc(16, 7), 32, { N: 4, r: 8, p: 1 })
    expect(await hash('secret')).toBe(
      `$scrypt$ln=2,r=8,p=1$${Buffer.alloc(16, 7).toString('base64')}$${derived.toString('base64')}`,
    )
  })

  test('is right or wrong, whatever it is and whatever it cost', async () => {
    const cheap = createPasswords(2, randomBytes)
    const dearer = createPasswords(8, randomBytes)
    await fc.assert(
      fc.asyncProperty(fc.string({ minLength: 1 }), fc.string(), async (password, other) => {
        const stored = await cheap.hash(password)
        const isRight = other.normalize('NFKC') === password.normalize('NFKC')
        expect(await cheap.verify(other, stored)).toEqual({ isRight, renewed: undefined })
        const { renewed } = await dearer.verify(password, stored)
        expect(renewed).toMatch(/^\$scrypt\$ln=3,/)
        expect(await dearer.verify(password, renewed!)).toEqual({ isRight: true, renewed: undefined })
        expect((await dearer.verify(other, stored)).renewed === undefined).toBe(!isRight)
      }),
      { numRuns: 30 },
    )
  })

  test('of nobody, or in a form that is not ours, is never right', async () => {
    const { verify } = createPasswords(2, randomBytes)
    for (const stored of [null, '', 'secret', '$scrypt$ln=60,r=8,p=1$AAAA$AAAA', '$scrypt$ln=1,r=8,p=1$AAAA$AAAA']) {
      expect(await verify('', stored)).toEqual(WRONG)
      expect(await verify('secret', stored)).toEqual(WRONG)
    }
  })
})

test('of checks that wait the one with the fewest failures comes first', async () => {
  const { hash, verify } = createPasswords(2, randomBytes)
  const dear = await createPasswords(65_536, randomBytes).hash('secret')
  const cheap = await hash('secret')
  const ended: string[] = []
  const check = async (name: string, stored: string, rank?: number) => {
    await verify('secret', stored, rank)
    ended.push(name)
  }
  // Two run at a time; the dear one takes longer than all others, which follow each other.
  await Promise.all([check('dear', dear), check('first', cheap), check('guesser', cheap, 9), check('owner', cheap, 0)])
  expect(ended).toEqual(['first', 'owner', 'guesser', 'dear'])
})

test('a password of another cost is hashed again at a login, also by two at once', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'conceptlite-renewed-'))
  try {
    const credentials = { username: 'ann@example.org', password: 'secret' }
    const hashes = async (): Promise<readonly [parameters: string | undefined, hash: string | undefined]> => {
      const catalog = openCatalog(directory)
      const stored = (await catalog.users.find(credentials.username))?.password ?? undefined
      await catalog.close()
      return [stored?.slice(0, 17), stored]
    }
    const before = await openPeople({ directory, passwordCost: 2 })
    await before.add(credentials.username)
    await before.engine.close()
    expect((await hashes())[0]).toBe('$scrypt$ln=1,r=8,')
    const { engine } = await openPeople({ directory, passwordCost: 8 })
    await expect(engine.login({ ...credentials, password: 'wrong' })).rejects.toEqual(refusal('AUTH_CREDS_INVALID'))
    expect((await hashes())[0]).toBe('$scrypt$ln=1,r=8,')
    await Promise.all([engine.login(credentials), engine.v4.user.login(credentials)])
    const [parameters, renewed] = await hashes()
    expect(parameters).toBe('$scrypt$ln=3,r=8,')
    await engine.login(credentials)
    expect((await hashes())[1]).toBe(renewed)
    await engine.close()
  } finally {
    rmSync(directory, { recursive: true })
  }
})

/** Prints the processor time of a wrong password against the hash of somebody, of nobody, and in a form that is not ours. */
const program = `
import { randomBytes } from 'node:crypto'
import { createPasswords } from ${JSON.stringify(new URL('../../dist/accounts/passwords.js', import.meta.url).href)}
const { hash, verify } = createPasswords(2 ** 14, randomBytes)
const stored = await hash('secret')
const forms = [stored, null, 'a hash of another form']
const used = forms.map(() => Infinity)
// The first round warms up, and the least of the others is what an answer costs: other work only adds to it.
for (let round = 0; round < 5; round++) {
  for (const [i, known] of forms.entries()) {
    const before = process.cpuUsage()
    await verify('wrong', known)
    const { user, system } = process.cpuUsage(before)
    if (round > 0) used[i] = Math.min(used[i], user + system)
  }
}
console.log(JSON.stringify(used))
`

test('a login that nobody has costs as much processor time to refuse as one that somebody has', () => {
  const options = { encoding: 'utf8' } as const
  const printed = execFileSync(process.execPath, ['--input-type=module', '--eval', program], options)
  const [somebody, nobody, another] = JSON.parse(printed) as [number, number, number]
  // A stored hash of other parameters is hashed again at once. An answer without a hash takes a thousandth of one with it.
  expect(nobody).toBeGreaterThan(somebody / 2)
  expect(nobody).toBeLessThan(somebody * 2)
  expect(another).toBeGreaterThan(somebody)
})

test('a stored hash of a cost that no memory holds, or of fewer bytes than ours, is wrong and no failure', async () => {
  const { verify } = createPasswords(2, randomBytes)
  const salt = Buffer.alloc(16, 7)
  const written = (ln: number, hash: Buffer): string =>
    `$scrypt$ln=${ln},r=1,p=1$${salt.toString('base64')}$${hash.toString('base64')}`
  const derived = scryptSync('secret', salt, 32, { N: 16, r: 1, p: 1 })
  expect(await verify('secret', written(4, derived))).toMatchObject({ isRight: true })
  expect(await verify('secret', written(4, derived.subarray(0, 31)))).toEqual(WRONG)
  expect(await verify('secret', written(60, derived))).toEqual(WRONG)
})

test('the cost of new passwords is a power of two from 2 to 1,048,576', async () => {
  for (const passwordCost of [0, 1, 3, 1_000, 2.5, 2 ** 21]) {
    await expect(openEngine({ threads: 0, passwordCost })).rejects.toEqual(refusal('INVALID_PARAMS', 'passwordCost'))
  }
})

describe('a password longer than any can be', () => {
  /** Marks of two combining classes in turn: to normalize 320,000 of them took eight seconds. */
  const long = '\u0315\u0316'.repeat(160_000)
  const longest = `${'a'.repeat(999)}b`

  test('is wrong at every login, without being read', async () => {
    await using people = await openPeople()
    await people.add('ann@example.org')
    const { engine } = people
    const ann = await people.as('ann@example.org')
    const credentials = { username: 'ann@example.org', password: long }
    const normalize = vi.spyOn(String.prototype, 'normalize')
    for (const attempt of [
      () => engine.login(credentials),
      () => engine.login({ username: 'nobody@example.org', password: long }),
      () => engine.v4.user.login(credentials),
      () => engine.legacy.user.login(credentials),
      () => ann.tokens.create({ password: long }),
      () => ann.profile.changePassword({ old_password: long, new_password: 'another secret' }),
      () => ann.v4.user.changePassword({ old_password: long, new_password: 'another secret' }),
    ]) {
      await expect(attempt()).rejects.toEqual(refusal('AUTH_CREDS_INVALID'))
    }
    const lengths = normalize.mock.contexts.map((text) => String(text).length)
    normalize.mockRestore()
    expect(lengths.length).toBeGreaterThan(0)
    expect(Math.max(...lengths)).toBeLessThanOrEqual(1_000)
  })

  test('costs as much as a wrong one, and is wrong even where an empty one is right', async () => {
    const { hash, verify } = createPasswords(2, randomBytes)
    expect(await verify(long, await hash(''))).toEqual(WRONG)
  })

  test('cannot be set', async () => {
    await using people = await openPeople()
    await people.add('ann@example.org')
    const ann = await people.as('ann@example.org')
    for (const password of [long, 'a'.repeat(1_001)]) {
      await expect(
        people.engine.users.create({ username: 'bob@example.org', password, role: 'viewer' }),
      ).rejects.toEqual(refusal('INVALID_PARAMS', 'password'))
      await expect(ann.profile.changePassword({ old_password: 'secret', new_password: password })).rejects.toEqual(
        refusal('INVALID_PARAMS', 'new_password'),
      )
      await expect(
        people.engine.profile.recover({ email: 'ann@example.org', expiration: 1, signature: 'none', password }),
      ).rejects.toEqual(refusal('INVALID_PARAMS', 'password'))
      await expect(openPeople({ owner: { password } })).rejects.toEqual(refusal('INVALID_PARAMS', 'owner'))
    }
    await ann.profile.changePassword({ old_password: 'secret', new_password: longest })
    expect(await people.login('ann@example.org', longest)).toMatch(/^[\w-]{32}$/)
  })
})

describe('the secret', () => {
  test('signs what it is given, for one purpose', () => {
    const { sign, isSignature } = openSecret(randomBytes(32))
    const signature = sign('a', ['x', 1])
    expect(isSignature(signature, 'a', ['x', 1])).toBe(true)
    expect(isSignature(signature, 'b', ['x', 1])).toBe(false)
    expect(isSignature(signature, 'a', ['x', '1'])).toBe(false)
    expect(isSignature(signature, 'a', ['x1'])).toBe(false)
    expect(isSignature('', 'a', ['x', 1])).toBe(false)
  })

  test('unseals what it has sealed and nothing else', () => {
    const { seal, unseal } = openSecret(randomBytes(32))
    const sealed = seal('a token')
    expect(unseal(sealed)).toBe('a token')
    expect(openSecret(randomBytes(32)).unseal(sealed)).toBeUndefined()
    for (let i = 0; i < sealed.length; i++) {
      expect(unseal(Uint8Array.from(sealed, (byte, j) => (i === j ? byte ^ 1 : byte)))).toBeUndefined()
    }
    expect(unseal(new Uint8Array(3))).toBeUndefined()
  })

  test('stays in its folder, for its owner alone, and the catalog holds no token and no password', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'conceptlite-secret-'))
    try {
      const options = {
        directory,
        threads: 0,
        passwordCost: 2,
        owner: { email: 'a@example.org', password: 'hunter222' },
      }
      const engine = await openEngine(options)
      const { token } = await engine.login({ username: 'a@example.org', password: 'hunter222' })
      await engine.close()
      expect(statSync(join(directory, 'secret.key')).mode & 0o777).toBe(0o600)
      for (const name of readdirSync(directory).filter((each) => each.startsWith('catalog.db'))) {
        const bytes = readFileSync(join(directory, name))
        expect([bytes.includes(token), bytes.includes('hunter222')]).toEqual([false, false])
      }
      const again = await openEngine({ directory, threads: 0 })
      expect(await again.as({ token }).v4.tokens.get({ token })).toMatchObject({ token, type: 'short_lived' })
      expect(await again.v4.tokens.list()).toMatchObject([{ token }])
      await again.close()
    } finally {
      rmSync(directory, { recursive: true })
    }
  })
})
