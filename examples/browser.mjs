// A page in a browser asks the service. The page comes from another origin, which the service is told to allow.
import { createServer } from 'node:http'
import { openEngine } from 'conceptlite'
import { serve } from 'conceptlite/http'

const page = (url, token) => `<!doctype html>
<meta charset="utf-8"><title>Projects</title>
<ul id="projects"></ul>
<script type="module">
  const answer = await fetch('${url}/api/v5/projects/', { headers: { authorization: 'Token ${token}' } })
  for (const { name } of await answer.json()) {
    const item = document.createElement('li')
    item.textContent = name // as text, never as HTML
    projects.append(item)
  }
</script>`

const engine = await openEngine()
await engine.projects.create({ name: 'Reviews', language: 'en' })
const pages = createServer((_request, response) => {
  response.setHeader('content-type', 'text/html; charset=utf-8')
  response.end(page(serving.url, serving.token))
})
await new Promise((resolve) => pages.listen(0, resolve))
const origin = `http://localhost:${pages.address().port}`
const serving = await serve(engine, { allowOrigins: [origin] })
console.log(`Open ${origin}; Ctrl-C ends it.`)

if (process.argv.includes('--once')) {
  const asked = { headers: { authorization: `Token ${serving.token}`, origin } }
  const answer = await fetch(`${serving.url}/api/v5/projects/`, asked)
  console.log(answer.headers.get('access-control-allow-origin') === origin, (await fetch(origin)).status)
  pages.close()
  pages.closeAllConnections()
  await serving.close()
  await engine.close()
}
