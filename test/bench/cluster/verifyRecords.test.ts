import { expect, onTestFinished, test } from 'vitest'
import { createClient } from '../../../bench/cluster/client.js'
import { newClientRecords, newProjectRecords } from '../../../bench/cluster/records.js'
import { verifyRecords } from '../../../bench/cluster/verifyRecords.js'
import { openEngine } from '../../../src/engine.js'
import { serve } from '../../../src/http/node.js'

/** A served engine with a project of one client, its two documents and a list, which the client knows of. */
async function workedOn() {
  const engine = await openEngine({ threads: 0 })
  const serving = await serve(engine, { rateLimits: false })
  onTestFinished(async () => {
    await serving.close()
    await engine.close()
  })
  const records = newClientRecords('c0')
  const { project_id } = await engine.projects.create({ name: 'c0 0', language: 'en' })
  const project = engine.project(project_id)
  const known = newProjectRecords(project_id, 'c0 0')
  records.projects.set(known.name, known)
  records.projectNames.acknowledged(known.name, 'there')
  await project.upload({ docs: [{ text: 'The room was clean.' }, { text: 'Breakfast was late.' }] })
  for (const text of ['The room was clean.', 'Breakfast was late.']) known.documents.acknowledged(text, 'there')
  await project.conceptLists.create({ name: 'list 1', concepts: [{ texts: ['room'] }] })
  known.lists.acknowledged('list 1', 'room')
  const client = createClient(Number(new URL(serving.url).port), serving.token)
  const faults = async () => {
    await verifyRecords(client, records)
    return records.faults.splice(0)
  }
  return { engine, project, known, records, faults }
}

test('what was acknowledged and is there is no fault', async () => {
  const { faults } = await workedOn()
  expect(await faults()).toEqual([])
  expect(await faults()).toEqual([])
})

test('a lost document, one that is there twice, a changed list and a returned project are faults', async () => {
  const { engine, project, known, records, faults } = await workedOn()
  known.documents.acknowledged('Never stored.', 'there')
  await project.upload({ docs: [{ text: 'Breakfast was late.' }] })
  known.lists.acknowledged('list 1', 'rooms')
  await engine.projects.create({ name: 'c0 1', language: 'en' })
  records.projectNames.acknowledged('c0 1', undefined)
  expect(await faults()).toEqual([
    'project c0 1: "there" in place of nothing',
    'c0 0: list list 1: "room" in place of "rooms"',
    'c0 0: 1 documents are there twice',
    'c0 0: document Never stored.: nothing in place of "there"',
  ])
})

test('a document that was marked is gone after the last build', async () => {
  const { project, known, faults } = await workedOn()
  await project.build()
  await project.waitForSentimentBuild()
  const [first] = (await project.docs.search({})).result
  await project.docs.delete({ doc_ids: [first!.doc_id] })
  known.documents.possible(first!.text, undefined)
  known.leaving.add(first!.text)
  expect(await faults()).toEqual([])
  expect(known.documents.certain()).toHaveLength(1)
})

test('a project that has lost all its documents is a fault', async () => {
  const { engine, known, records, faults } = await workedOn()
  const { project_id } = await engine.projects.create({ name: 'c0 2', language: 'en' })
  records.projectNames.acknowledged('c0 2', 'there')
  const empty = newProjectRecords(project_id, 'c0 2')
  empty.documents.acknowledged('Gone.', 'there')
  records.projects.set(empty.name, empty)
  expect(await faults()).toEqual(['c0 2: document Gone.: nothing in place of "there"'])
  expect(known.documents.certain()).toHaveLength(2)
})
