// An application with projects of its own: opens a folder, adds comments, builds, and asks.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openEngine } from 'conceptlite'

const directory = await mkdtemp(join(tmpdir(), 'comments-'))
const engine = await openEngine({ directory })
const project = await engine.projects.create({ name: 'Comments', language: 'en' })

const comments = [
  ['The room was spotless and the staff very friendly.', 9],
  ['Friendly staff, but the room was noisy all night.', 5],
  ['Noisy room, thin walls, and nobody at the desk.', 2],
  ['A quiet room with a lovely view.', 10],
  ['The view is lovely and breakfast was great.', 9],
]
await project.upload({
  docs: comments.map(([text, rating]) => ({ text, metadata: [{ name: 'rating', type: 'score', value: rating }] })),
})
await project.build()
await project.waitForBuild()
await project.waitForSentimentBuild()

const { result } = await project.docs.search({ search: { texts: ['noisy'] }, limit: 3 })
for (const { match_score, text } of result) console.log(match_score.toFixed(2), text)

const { match_counts } = await project.concepts.sentiment({ concept_selector: { type: 'top', limit: 3 } })
for (const { name, sentiment_counts } of match_counts) console.log(name, sentiment_counts)

await engine.close()
await rm(directory, { recursive: true })
