import { createHash } from 'node:crypto'
import { openEngine } from '../../dist/index.js'
import { type Client, createClient } from './client.js'
import type { ClientRecords } from './records.js'
import { answered, buildOnce, readDocuments } from './verifyRecords.js'

/** Questions whose answers are compared. */
const questions = [
  ['docs/', { search: { texts: ['battery'] }, limit: 50 }],
  ['docs/', { search: { texts: ['friendly staff'] }, limit: 50, match_type: 'both' }],
  ['concepts/match_counts/', { concept_selector: { type: 'top', limit: 20 } }],
  ['concepts/sentiment/', { concept_selector: { type: 'top', limit: 20 } }],
] as const

/** Identifiers of documents are random. */
const withoutIds = (key: string, value: unknown): unknown => (key === 'doc_id' ? undefined : value)

const hashOf = (answers: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(answers, withoutIds)).digest('hex').slice(0, 16)

async function hashAnswers(ask: (path: string, question: object) => Promise<unknown>): Promise<string> {
  const answers: unknown[] = []
  for (const [path, question] of questions) answers.push(await ask(path, question))
  return hashOf(answers)
}

const hashOfProject = (client: Client, id: string): Promise<string> =>
  hashAnswers((path, question) => answered(client, `projects/${id}/${path}`, question))

/** All nodes answer the same, and refuse tokens that were deleted. Faults are added to the records. */
export async function compareNodes(
  ports: readonly number[],
  token: string,
  { projects, faults, tokens, deletedTokens }: ClientRecords,
): Promise<void> {
  const nodes = ports.map((port) => createClient(port, token))
  for (const { id, name, documents } of projects.values()) {
    if (documents.bounds()[1] === 0) continue
    const hashes = await Promise.all(nodes.map((node) => hashOfProject(node, id)))
    if (new Set(hashes).size > 1) faults.push(`${name}: nodes answer differently: ${hashes.join(', ')}`)
  }
  for (const port of ports) {
    for (const [description, each] of tokens) {
      const answer = await createClient(port, each).ask('profile/')
      if (answer.kind !== 'done') faults.push(`token ${description} is not accepted on ${port}`)
    }
    for (const each of deletedTokens) {
      const answer = await createClient(port, each).ask('profile/')
      if (answer.kind !== 'refused') faults.push(`a deleted token is accepted on ${port}`)
    }
  }
}

/**
 * Copies the documents of a project into a new one of the cluster and into an engine in memory, and builds both. Returns what differs
 * in their answers.
 */
export async function compareWithMemory(client: Client, id: string): Promise<string[]> {
  const docs = (await readDocuments(client, id)).map(({ text }) => ({ text }))
  const { project_id } = await created(client)
  const uploaded = await client.send('POST', `projects/${project_id}/upload/`, { docs })
  if (uploaded.kind !== 'done') throw new Error(`the copy is not uploaded: ${JSON.stringify(uploaded)}`)
  await buildOnce(client, project_id)
  const inCluster = await hashOfProject(client, project_id)
  await client.send('DELETE', `projects/${project_id}/`)
  await using engine = await openEngine({ threads: 0 })
  const project = engine.project((await engine.projects.create({ name: 'Copy', language: 'en' })).project_id)
  await project.upload({ docs })
  await project.build()
  await project.waitForSentimentBuild()
  const { token } = await engine.tokens.create({ description: '' })
  const inMemory = await hashAnswers(async (path, question) => {
    const address = `http://localhost/api/v5/projects/${(await project.get()).project_id}/${path}`
    const headers = { authorization: `Token ${token}`, 'content-type': 'application/json' }
    return await (
      await engine.fetch(new Request(address, { method: 'POST', headers, body: JSON.stringify(question) }))
    ).json()
  })
  return inCluster === inMemory
    ? []
    : [`${docs.length} documents: the cluster answers ${inCluster}, memory ${inMemory}`]
}

async function created(client: Client): Promise<{ readonly project_id: string }> {
  const answer = await client.send<{ project_id: string }>('POST', 'projects/', { name: 'Copy', language: 'en' })
  if (answer.kind === 'done') return answer.body
  throw new Error(`the copy is not created: ${JSON.stringify(answer)}`)
}
