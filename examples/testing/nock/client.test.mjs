// nock intercepts requests to the address of the real service and hands them to the fake one.
import { fakeService } from 'conceptlite/testing'
import nock from 'nock'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { projectNames } from '../client.mjs'

const url = 'https://text.example.com'
let service
beforeAll(async () => {
  service = await fakeService({ port: false })
  const answer = async function (uri, body) {
    const { method, headers } = this.req
    // nock gives an empty text where no body was sent, and parses JSON.
    const sent = body === '' ? undefined : typeof body === 'string' ? body : JSON.stringify(body)
    const response = await service.fetch(new Request(url + uri, { method, headers, body: sent }))
    return [response.status, await response.text(), Object.fromEntries(response.headers)]
  }
  const anything = nock(url).persist()
  for (const method of ['get', 'post', 'put', 'delete']) anything[method](/.*/).reply(answer)
})
afterAll(async () => {
  nock.restore()
  await service.close()
})

test('lists the projects of the service', async () => {
  await service.engine.projects.create({ name: 'Reviews', language: 'en' })
  expect(await projectNames(url, service.token)).toEqual(['Reviews'])
})

test('sends what has a body, and what has none', async () => {
  const headers = { authorization: `Token ${service.token}`, 'content-type': 'application/json' }
  const body = JSON.stringify({ name: 'Tickets', language: 'en' })
  const made = await fetch(`${url}/api/v5/projects/`, { method: 'POST', headers, body })
  const { project_id } = await made.json()
  const removed = await fetch(`${url}/api/v5/projects/${project_id}/`, { method: 'DELETE', headers })
  expect([made.status, removed.status]).toEqual([200, 200])
})
