import { expect, test } from 'vitest'
import { openPeople } from '../../accounts/people.js'

test('languages, version and ping answer anybody', async () => {
  await using people = await openPeople()
  const ask = (method: string, path: string) => people.engine.fetch(new Request(`http://localhost${path}`, { method }))
  for (const method of ['GET', 'PUT', 'POST', 'DELETE']) {
    expect(await (await ask(method, '/v4/ping/')).json()).toEqual({ error: null, result: 'pong' })
  }
  expect(await (await ask('GET', '/api/v4/ping')).json()).toEqual({ error: null, result: 'pong' })
  expect(await people.engine.legacy.supportedLanguages()).toContainEqual(['en', 'English'])
  expect(await people.engine.legacy.version()).toMatch(/^\d+\.\d+\.\d+/)
})
