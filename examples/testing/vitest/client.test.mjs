import { fakeService } from 'conceptlite/testing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { projectNames } from '../client.mjs'

let service
beforeAll(async () => {
  service = await fakeService()
})
beforeEach(() => service.reset())
afterAll(() => service.close())

test('lists the projects of the service', async () => {
  await service.engine.projects.create({ name: 'Reviews', language: 'en' })
  expect(await projectNames(service.url, service.token)).toEqual(['Reviews'])
})

test('reports a refused token', async () => {
  await expect(projectNames(service.url, 'wrong')).rejects.toThrow('401')
})
