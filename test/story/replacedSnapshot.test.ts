import { Worker } from 'node:worker_threads'
import { type Engine, openEngine, type Project } from 'conceptlite'
import { afterEach, expect, test } from 'vitest'
import { emptyFolder } from '../storage/folder.js'

const DOCUMENTS = 40
const words = (text: string): string[] => text.match(/\w+/g) ?? []

/** Removes half of the documents with one build and adds one with the next, which erases what the first has removed. */
const REBUILD = `
const { workerData, parentPort } = require('node:worker_threads')
const { directory, projectId, removed, flags } = workerData
void (async () => {
  const { openEngine } = await import('conceptlite')
  const tokenizer = { name: 'words', tokenize: (text) => text.match(/\\w+/g) ?? [] }
  const engine = await openEngine({ directory, threads: 0, tokenizer })
  parentPort.postMessage('ready')
  Atomics.wait(flags, 0, 0)
  const project = engine.project(projectId)
  await project.docs.delete({ doc_ids: removed })
  for (const text of ['The battery of a new phone is good.', 'The screen of a new phone is good.']) {
    await project.upload({ docs: [{ text }] })
    await project.build()
    await project.waitForSentimentBuild()
  }
  await engine.close()
  Atomics.store(flags, 1, 1)
  Atomics.notify(flags, 1)
})()
`

let engine: Engine
afterEach(() => engine.close())

/** A built project whose tokenizer, once it is told so, stops at the next text until another engine has built twice. */
async function openHeld(): Promise<{ project: Project; rebuildAtNextText: () => void }> {
  const directory = emptyFolder()
  const flags = new Int32Array(new SharedArrayBuffer(8))
  let isHeld = false
  const tokenize = (text: string): string[] => {
    if (isHeld) {
      isHeld = false
      Atomics.store(flags, 0, 1)
      Atomics.notify(flags, 0)
      Atomics.wait(flags, 1, 0)
    }
    return words(text)
  }
  engine = await openEngine({ directory, threads: 0, tokenizer: { name: 'words', tokenize } })
  const project = engine.project((await engine.projects.create({ name: 'Phones', language: 'en' })).project_id)
  const docs = Array.from({ length: DOCUMENTS }, (_, i) => ({ text: `The battery of phone ${i % 4} is good.` }))
  await project.upload({ docs })
  await project.build()
  await project.waitForSentimentBuild()
  const { result } = await project.docs.search({ limit: DOCUMENTS / 2, fields: ['doc_id'] })
  const removed = result.map(({ doc_id }) => doc_id)
  const workerData = { directory, projectId: project.project_id, removed, flags }
  const worker = new Worker(REBUILD, { eval: true, workerData })
  await new Promise((resolve, reject) => worker.once('message', resolve).once('error', reject))
  const rebuildAtNextText = (): void => {
    isHeld = true
  }
  return { project, rebuildAtNextText }
}

test('a search whose documents two builds erase while it runs is answered from the current build', async () => {
  const { project, rebuildAtNextText } = await openHeld()
  rebuildAtNextText()
  const found = await project.docs.search({ search: { texts: ['battery'] }, match_type: 'exact', limit: 100 })
  expect(found.result).toHaveLength(DOCUMENTS / 2 + 1)
  expect(found).toMatchObject({ total_count: DOCUMENTS / 2 + 2, result_count: DOCUMENTS / 2 + 1 })
  expect(found.result.at(-1)!.text).toBe('The battery of a new phone is good.')
})

test('so is a question for sentiment with examples', async () => {
  const { project, rebuildAtNextText } = await openHeld()
  rebuildAtNextText()
  const concepts = [{ texts: ['battery'] }]
  const asked = { concept_selector: { type: 'specified' as const, concepts }, include_examples: true }
  const { match_counts: counts, total_count } = await project.concepts.sentiment(asked)
  expect(total_count).toBe(DOCUMENTS / 2 + 2)
  expect(counts[0]!.exact_match_count).toBe(DOCUMENTS / 2 + 1)
  expect(counts[0]!.example_documents).not.toHaveLength(0)
})
