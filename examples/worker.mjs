// An engine in a worker thread of its own: the main thread only sends questions and receives answers.
import { isMainThread, parentPort, Worker } from 'node:worker_threads'

if (isMainThread) {
  const worker = new Worker(new URL(import.meta.url))
  worker.once('message', (concepts) => {
    console.log(concepts)
    worker.postMessage('close')
  })
  worker.postMessage(['Delivery was late.', 'Late delivery again.', 'A fast delivery this time.'])
} else {
  const { openEngine } = await import('conceptlite')
  const engine = await openEngine({ threads: 0 })
  parentPort.on('message', async (message) => {
    if (message === 'close') {
      await engine.close()
      parentPort.close()
      return
    }
    const project = await engine.projects.create({ name: 'Texts', language: 'en' })
    await project.upload({ docs: message.map((text) => ({ text })) })
    await project.build()
    await project.waitForBuild()
    const { match_counts } = await project.concepts.matchCounts({ concept_selector: { type: 'top', limit: 3 } })
    parentPort.postMessage(match_counts.map(({ name, exact_match_count }) => `${name}: ${exact_match_count}`))
  })
}
