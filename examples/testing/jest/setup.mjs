import { fakeService } from 'conceptlite/testing'

export default async function setup() {
  globalThis.service = await fakeService()
  await globalThis.service.engine.projects.create({ name: 'Reviews', language: 'en' })
  process.env.SERVICE_URL = globalThis.service.url
  process.env.SERVICE_TOKEN = globalThis.service.token
}
