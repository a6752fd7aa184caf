// Uploads a large file of JSON lines in batches, without holding it in memory. node stream-upload.mjs [FILE]
import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { openEngine } from 'conceptlite'

const BATCH = 5_000
const [file] = process.argv.slice(2)
const input = file === undefined ? Readable.from(generated(12_000)) : createReadStream(file)

const engine = await openEngine()
const project = await engine.projects.create({ name: 'Stream', language: 'en' })
let batch = []
for await (const line of createInterface({ input })) {
  if (line.trim() === '') continue
  batch.push({ text: JSON.parse(line).text })
  if (batch.length === BATCH) await send()
}
await send()
await project.build()
const { document_count } = await project.waitForBuild({
  onProgress: ({ stage, fraction }) => process.stderr.write(`\r${stage} ${Math.round(100 * fraction)} %   `),
})
console.log(`\n${document_count} documents are built.`)
await engine.close()

/** A call that returns has stored its documents: a crash later loses none of them. */
async function send() {
  if (batch.length > 0) await project.upload({ docs: batch })
  batch = []
}

function* generated(count) {
  const things = ['room', 'breakfast', 'pool', 'parking', 'wifi', 'view']
  const opinions = ['great', 'poor', 'noisy', 'lovely', 'too expensive']
  for (let i = 0; i < count; i++) {
    yield `${JSON.stringify({ text: `The ${things[i % 6]} was ${opinions[i % 5]} in room ${i % 97}.` })}\n`
  }
}
