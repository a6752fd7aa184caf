// The service in a Hono application. Route handlers of Next.js take and give the same standard objects:
// export const POST = (request) => engine.fetch(request)
import { openEngine } from 'conceptlite'
import { Hono } from 'hono'

const engine = await openEngine()
const { token } = await engine.tokens.create({ description: 'application' })

const application = new Hono()
application.get('/', (context) => context.text('the application itself'))
application.all('/api/*', (context) => engine.fetch(context.req.raw))

console.log(await (await application.request('/')).text())
const answer = await application.request('/api/v5/projects/', {
  method: 'POST',
  headers: { authorization: `Token ${token}`, 'content-type': 'application/json' },
  body: JSON.stringify({ name: 'Reviews', language: 'en' }),
})
console.log(answer.status, (await answer.json()).name)

await engine.close()
