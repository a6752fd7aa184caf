// The service in a Fastify application, in a scope of its own that leaves bodies to it.
import { openEngine } from 'conceptlite'
import { createListener } from 'conceptlite/http'
import fastify from 'fastify'

const engine = await openEngine()
const { token } = await engine.tokens.create({ description: 'application' })
const service = createListener(engine)

const application = fastify()
application.get('/', () => 'the application itself')
application.register(async (scope) => {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', (_request, _body, done) => done(null))
  scope.all('/api/*', (request, reply) => {
    reply.hijack()
    service(request.raw, reply.raw)
  })
})
const url = await application.listen({ port: 0 })

console.log(await (await fetch(url)).text())
const answer = await fetch(`${url}/api/v5/projects/`, {
  method: 'POST',
  headers: { authorization: `Token ${token}`, 'content-type': 'application/json' },
  body: JSON.stringify({ name: 'Reviews', language: 'en' }),
})
console.log(answer.status, (await answer.json()).name)

await application.close()
await engine.close()
