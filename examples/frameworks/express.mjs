// The service below a path of an Express application. Parsers of bodies may stand before it.
import { openEngine } from 'conceptlite'
import { createListener } from 'conceptlite/http'
import express from 'express'

const engine = await openEngine()
const { token } = await engine.tokens.create({ description: 'application' })

const application = express()
application.use(express.json({ limit: '50mb' }))
application.use('/text', createListener(engine))
application.get('/', (_request, response) => response.send('the application itself'))

const server = application.listen(0)
await new Promise((resolve) => server.once('listening', resolve))
const url = `http://localhost:${server.address().port}`

console.log(await (await fetch(url)).text())
const answer = await fetch(`${url}/text/api/v5/projects/`, {
  method: 'POST',
  headers: { authorization: `Token ${token}`, 'content-type': 'application/json' },
  body: JSON.stringify({ name: 'Reviews', language: 'en' }),
})
console.log(answer.status, (await answer.json()).name)

server.close()
server.closeAllConnections()
await engine.close()
