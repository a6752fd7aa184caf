import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { describe, expect, test } from 'vitest'

/**
 * A process with a sixteenth of the usual heap is sent bodies of a sixteenth of the largest ones: each of them once took
 * more memory than there was, or seconds of the event loop.
 */
const HEAP_MEGABYTES = 128
const BODY_BYTES = 8 << 20

/** Serves until it is told what to send; prints a line for each answer. */
const program = `
import { openEngine } from ${JSON.stringify(new URL('../../dist/index.js', import.meta.url).href)}
import { serve } from ${JSON.stringify(new URL('../../dist/http/node.js', import.meta.url).href)}
const engine = await openEngine({ threads: 0, maxBodyBytes: ${BODY_BYTES} })
const serving = await serve(engine, { rateLimits: false })
const { project_id: id } = await engine.projects.create({ name: 'Reviews', language: 'en' })
const docs = Array.from({ length: 200 }, (_, i) => ({ text: 'The battery is good and the screen is bad ' + i }))
await engine.project(id).upload({ docs })
await engine.project(id).build({ skip_sentiment: true })
await engine.project(id).waitForBuild()
const fill = (start, part, end) => start + part.repeat(Math.floor((${BODY_BYTES} - start.length - end.length) / part.length)) + end
const nested = () => '['.repeat(${BODY_BYTES} / 2 - 20) + ']'.repeat(${BODY_BYTES} / 2 - 20)
const names = (length) => Array.from({ length }, (_, i) => '"n' + i + '":1').join()
const bodies = [
  ['POST', '/docs/', () => fill('{"filter":[', '1,', '1]}')],
  ['POST', '/docs/', () => fill('{"filter":[{"name":"a","values":[', '{},', '1]}]}')],
  ['POST', '/docs/', () => '{"filter":' + nested() + '}'],
  ['POST', '/docs/', () => '{' + names(600_000) + '}'],
  ['POST', '/upload/', () => fill('{"docs":[', '{},', '{}]}')],
  ['POST', '/upload/', () => fill('{"docs":[', '[],', '[]]}')],
  ['POST', '/upload/', () => fill('{"docs":[{"text":"a","metadata":[', '1,', '1]}]}')],
  ['POST', '/concepts/', () => fill('{"concept_selector":{"type":"specified","concepts":[', '1,', '1]}}')],
  ['POST', '/terms/', () => fill('{"term_ids":[', '"",', '""]}')],
  ['PUT', '/terms/manage/', () => '{"term_management":{' + names(600_000) + '}}'],
  ['POST', '/vectorize/', () => fill('{"texts":[', '"a b c d",', '"a"]}')],
]
let longest = 0
let last = performance.now()
setInterval(() => { longest = Math.max(longest, performance.now() - last - 5); last = performance.now() }, 5)
for (const [method, path, make] of bodies) {
  const body = make()
  const answer = await fetch(serving.url + '/api/v5/projects/' + id + path, { method, body, headers: { authorization: 'Token ' + serving.token } })
  const { error, message } = await answer.json()
  console.log(JSON.stringify([path, answer.status, error, message]))
}
console.log(JSON.stringify(['longest pause', Math.round(longest)]))
await serving.close()
await engine.close()
process.exit(0)
`

describe('no body within the limit', () => {
  test('ends a process, nor is it answered with a failure of ours', { timeout: 120_000 }, async () => {
    const options = [`--max-old-space-size=${HEAP_MEGABYTES}`, '--input-type=module', '--eval', program]
    const child = spawn(process.execPath, options, { stdio: ['ignore', 'pipe', 'pipe'] })
    let [output, errors] = ['', '']
    child.stdout.setEncoding('utf8').on('data', (piece: string) => {
      output += piece
    })
    child.stderr.setEncoding('utf8').on('data', (piece: string) => {
      errors += piece
    })
    const [code] = await once(child, 'close')
    expect({ code, errors: code === 0 ? '' : errors }).toEqual({ code: 0, errors: '' })
    const lines = output
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as [string, number, string])
    const answers = lines.slice(0, -1)
    expect(answers).toHaveLength(11)
    for (const [path, status, error] of answers) expect([path, status, error]).toEqual([path, 400, 'INVALID_PARAMS'])
  })
})
