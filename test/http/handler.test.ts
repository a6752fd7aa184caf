import { expect, test } from 'vitest'
import { openEngine } from '../../src/engine.js'

test('the scheme of tokens is told where one is wanted, and nowhere else', async () => {
  await using engine = await openEngine({ threads: 0 })
  const ask = async (method: string, path: string, headers: Record<string, string> = {}, body?: string) => {
    const request = new Request(`http://localhost${path}`, { method, headers, ...(body !== undefined && { body }) })
    const answer = await engine.fetch(request)
    return [answer.status, answer.headers.get('www-authenticate'), answer.headers.get('retry-after')]
  }
  expect(await ask('GET', '/api/v5/profile/')).toEqual([401, 'Token', null])
  expect(await ask('GET', '/api/v5/profile/', { authorization: 'Token unknown' })).toEqual([401, 'Token', null])
  expect(await ask('GET', '/api/v5/nothing/')).toEqual([404, null, null])
  expect(await ask('DELETE', '/api/v5/status/')).toEqual([405, null, null])
  expect(await ask('GET', '/api/v5/status/')).toEqual([200, null, null])
  expect(await ask('POST', '/api/v5/login/', {}, '{')).toEqual([400, null, null])
})
