// The service beside an application's own routes, on node:http.
import { createServer } from 'node:http'
import { openEngine } from 'conceptlite'
import { createListener } from 'conceptlite/http'

const engine = await openEngine()
const { token } = await engine.tokens.create({ description: 'application' })
const service = createListener(engine)

const server = createServer((request, response) => {
  service(request, response, () => response.end('the application itself'))
})
await new Promise((resolve) => server.listen(0, resolve))
const url = `http://localhost:${server.address().port}`

console.log(await (await fetch(url)).text())
const answer = await fetch(`${url}/api/v5/projects/`, { headers: { authorization: `Token ${token}` } })
console.log(answer.status, await answer.json())

server.close()
server.closeAllConnections()
await engine.close()
