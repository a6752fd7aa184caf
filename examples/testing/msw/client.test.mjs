// MSW intercepts requests to the address of the real service; nothing listens.
import { fakeService } from 'conceptlite/testing'
import { http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { projectNames } from '../client.mjs'

const url = 'https://text.example.com'
let service
let server
beforeAll(async () => {
  service = await fakeService({ port: false })
  server = setupServer(http.all(`${url}/*`, ({ request }) => service.fetch(request)))
  server.listen({ onUnhandledRequest: 'error' })
})
afterAll(async () => {
  server.close()
  await service.close()
})

test('lists the projects of the service', async () => {
  await service.engine.projects.create({ name: 'Reviews', language: 'en' })
  expect(await projectNames(url, service.token)).toEqual(['Reviews'])
})
