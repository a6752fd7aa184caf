import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openEngine } from '../../src/engine.js'
import { restaurantFolder } from './restaurant.js'
import { conceptlite } from './runCommand.js'

const { folder } = restaurantFolder()

test('a value that an option of serve cannot have is wrong usage, told with the option', async () => {
  for (const [option, value, why] of [
    ['--public-url', 'example.org', 'expected an address such as https://'],
    ['--owner', 'somebody', 'expected an e-mail address'],
    ['--password', 'short', 'at least 8 characters'],
    ['--password', 'x'.repeat(1_001), 'to have <=1000 characters'],
    ['--mail', 'example.org', 'begins with smtp://'],
    ['--token', 'a b', 'without blanks'],
    ['--base-path', 'insights', 'begins with a slash'],
    ['--allow-origin', 'example.org', 'is not an origin'],
  ] as const) {
    const { code, stderr } = await conceptlite('serve', option, value)
    expect([code, stderr]).toEqual([2, expect.stringContaining(`conceptlite: ${option}: `)])
    expect(stderr).toContain(why)
  }
})

test('each of several wrong values is told with its option', async () => {
  const { code, stderr } = await conceptlite('serve', '--owner', 'somebody', '--public-url', 'example.org')
  expect([code, stderr]).toEqual([2, expect.stringMatching(/ --owner: expected an e.*\. --public-url: expected an ad/)])
})

test('the login of another user is told with the option of the login', async () => {
  const directory = join(folder, 'users')
  const engine = await openEngine({ directory, threads: 0, owner: { email: 'boss@example.org' } })
  await engine.users.create({ username: 'guest@example.org', password: 'a long secret' })
  await engine.close()
  const { code, stderr } = await conceptlite('serve', '-d', directory, '--owner', 'guest@example.org')
  expect([code, stderr]).toEqual([2, expect.stringContaining('--owner: There is another user')])
})

// Node goes on trying there for ever.
test.runIf(process.platform === 'linux')('serve does not try for ever to make a folder', async () => {
  const { code, stderr } = await conceptlite('serve', '--directory', '/proc/none')
  expect([code, stderr]).toEqual([1, expect.stringContaining('The folder /proc/none cannot be opened')])
})

test('serve says that its port is taken', async () => {
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  const { port } = taken.address() as AddressInfo
  const { code, stderr } = await conceptlite('serve', '--port', String(port))
  taken.close()
  expect([code, stderr]).toEqual([1, expect.stringMatching(/^conceptlite: Port \d+ is in use already\.[^\n]*\n$/)])
})

test('serve says that this machine has no such address', async () => {
  // An address for documentation, which no machine has (RFC 5737).
  const { code, stderr } = await conceptlite('serve', '--host', '192.0.2.1')
  expect([code, stderr]).toEqual([
    1,
    expect.stringMatching(/^conceptlite: This machine has no address 192\.0\.2\.1\.[^\n]*\n$/),
  ])
})
