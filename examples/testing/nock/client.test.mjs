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
    const sent = ['GET', 'HEAD'].includes(method) ? undefined : JSON.stringify(body)
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
