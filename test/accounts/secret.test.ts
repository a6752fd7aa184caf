import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createPasswords } from '../../src/accounts/passwords.js'
import { openSecret } from '../../src/accounts/secret.js'
import { openSecretKey } from '../../src/storage/sqlite/secretKey.js'
import { emptyFolder } from '../storage/folder.js'

test('a folder has one key of 32 bytes and nothing beside it, the same for whoever opens it later', () => {
  const directory = emptyFolder()
  const first = openSecret(openSecretKey(directory, randomBytes))
  expect(readdirSync(directory)).toEqual(['secret.key'])
  expect(readFileSync(join(directory, 'secret.key'))).toHaveLength(32)
  const second = openSecret(openSecretKey(directory, randomBytes))
  expect(second.sign('a', ['b', 1])).toBe(first.sign('a', ['b', 1]))
  expect(second.unseal(first.seal('token'))).toBe('token')
  for (const length of [0, 31, 33]) {
    writeFileSync(join(directory, 'secret.key'), randomBytes(length))
    expect(() => openSecretKey(directory, randomBytes)).toThrow(/secret\.key is damaged/)
  }
})

test('a signature is good for its purpose and its parts alone', () => {
  const { sign, isSignature } = openSecret(randomBytes(32))
  const signature = sign('invite', ['ann', 5])
  expect(signature).toMatch(/^[\w-]{43}$/)
  expect(isSignature(signature, 'invite', ['ann', 5])).toBe(true)
  for (const [purpose, ...parts] of [
    ['recover', 'ann', 5],
    ['invite', 'ann', '5'],
    ['invite', 'ann'],
    ['invite', 5, 'ann'],
  ] as const) {
    expect(isSignature(signature, purpose, parts)).toBe(false)
  }
  for (const wrong of ['', signature.slice(1), `${signature}A`])
    expect(isSignature(wrong, 'invite', ['ann', 5])).toBe(false)
})

test('what is sealed is read again unless a byte of it has changed', () => {
  const { seal, unseal } = openSecret(randomBytes(32))
  for (const text of ['', 'a', 'token '.repeat(9)]) {
    const sealed = seal(text)
    expect([sealed.length, unseal(sealed)]).toEqual([28 + text.length, text])
    for (let i = 0; i < sealed.length; i++) {
      const changed = Uint8Array.from(sealed)
      changed[i]! ^= 1
      expect(unseal(changed)).toBeUndefined()
    }
    expect(unseal(sealed.slice(0, 27))).toBeUndefined()
  }
})

test('a stored hash is one as a whole', async () => {
  const { hash, verify } = createPasswords(2, randomBytes)
  const stored = await hash('secret')
  expect(await verify('secret', stored)).toEqual({ isRight: true, renewed: undefined })
  for (const wrong of [`x${stored}`, `${stored}$`, stored.slice(1), stored.replace('r=8', 'r=x'), '']) {
    expect((await verify('secret', wrong)).isRight, wrong).toBe(false)
  }
})
