import { statSync } from 'node:fs'
import { join } from 'node:path'
import { openEngine } from '../../dist/index.js'
import { type CorpusDocument, corpus } from '../corpus.js'
import { type BuildReport, measured, peakMegabytes, type Stage } from './measures.js'

/** A process of its own: `build.js FOLDER DOCUMENTS [open]` uploads and builds, and builds again after one document in a hundred. */
const [directory, count, open] = process.argv.slice(2) as [string, string, string?]
const documents = Number(count)
const BATCH = 1_000
/** Words of a document: short comments. */
const WORDS = 25

const engine = await openEngine({ directory })
const project = await engine.projects.create({ name: 'Scale', language: 'en' })
const source = corpus({ documents: Math.ceil(documents * 1.01), words: WORDS, openVocabulary: open === 'open' })

/** Seconds of uploading alone: making up documents takes longer than to store them. */
async function upload(some: number): Promise<number> {
  let milliseconds = 0
  for (let from = 0; from < some; from += BATCH) {
    const batch: CorpusDocument[] = []
    while (batch.length < BATCH && from + batch.length < some) batch.push(source.next().value!)
    await new Promise(setImmediate)
    const started = performance.now()
    await project.upload({ docs: batch as never })
    milliseconds += performance.now() - started
    await new Promise(setImmediate)
  }
  return milliseconds / 1000
}

const stages: Record<string, Stage> = {}
let seconds = 0
const stored = await measured(async () => {
  seconds = await upload(documents)
})
stages.upload = { ...stored, seconds }
stages['core build'] = await measured(async () => {
  await project.build({ skip_sentiment: true })
  await project.waitForBuild()
})
stages.sentiment = await measured(async () => {
  await project.build({ sentiment_only: true })
  await project.waitForSentimentBuild()
})
await upload(Math.floor(documents * 0.01))
stages['core build after 1 %'] = await measured(async () => {
  await project.build()
  await project.waitForBuild()
})
stages['sentiment after 1 %'] = await measured(() => project.waitForSentimentBuild())
const { project_id: projectId } = project
await engine.close()
const fileMegabytes = statSync(join(directory, 'projects', `${projectId}.db`)).size / 1e6
process.send!({ stages, peakMegabytes: peakMegabytes(), fileMegabytes, projectId } satisfies BuildReport)
