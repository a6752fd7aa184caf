import type { Random } from '../../dist/math/random.js'
import type { Answer, Client } from './client.js'
import { type ClientRecords, newProjectRecords, type ProjectRecords } from './records.js'
import { sentence } from './sentences.js'
import type { ReadDocument } from './verifyRecords.js'

/** What a client does with a random project of its own; its records know what was acknowledged. */
type Action = (work: Work, project: ProjectRecords) => Promise<void>

export interface Work {
  readonly random: Random
  readonly client: Client
  readonly records: ClientRecords
  /** Password of the owner. */
  readonly password: string
  /** Names that are used once. */
  serial: number
}

/** Login of the owner of an installation that has no other. */
const OWNER = 'owner@localhost'
const MOST_PROJECTS = 4
const MOST_UPLOADED = 20

const pick = <T>(random: Random, list: readonly T[]): T | undefined => list[random.int(Math.max(1, list.length))]

async function send<Body>(
  { client, records }: Work,
  method: string,
  path: string,
  body?: object,
): Promise<Answer<Body>> {
  const answer = await client.send<Body>(method, path, body)
  records.counts[answer.kind]++
  return answer
}

/** Notes what a change has done to records: for certain, possibly, or not. */
function note(answer: Answer<unknown>, change: (way: 'acknowledged' | 'possible') => void): void {
  if (answer.kind !== 'refused') change(answer.kind === 'done' ? 'acknowledged' : 'possible')
}

/** A refusal that is no part of the plan is a fault. */
function expectCode({ records }: Work, what: string, answer: Answer<unknown>, codes: readonly string[]): void {
  if (answer.kind !== 'refused' || codes.includes(answer.code)) return
  records.faults.push(`${what}: ${answer.status} ${answer.code} ${answer.message}`)
}

async function createProject(work: Work): Promise<void> {
  const { records } = work
  const name = `${records.name} ${work.serial++}`
  const answer = await send<{ project_id: string }>(work, 'POST', 'projects/', { name, language: 'en' })
  note(answer, (way) => records.projectNames[way](name, 'there'))
  expectCode(work, 'create a project', answer, [])
  if (answer.kind === 'done') {
    records.projects.set(name, newProjectRecords(answer.body.project_id, name))
  }
}

const deleteProject: Action = async (work, project) => {
  const { records } = work
  if (records.projects.size < 2) return
  records.projects.delete(project.name)
  const answer = await send(work, 'DELETE', `projects/${project.id}/`)
  note(answer, (way) => records.projectNames[way](project.name, undefined))
  expectCode(work, 'delete a project', answer, [])
}

const upload: Action = async (work, project) => {
  const { random, records } = work
  const count = 1 + random.int(MOST_UPLOADED)
  const docs = Array.from({ length: count }, () => ({
    text: `${sentence(random)} ${records.name} ${work.serial++}.`,
  }))
  const answer = await send(work, 'POST', `projects/${project.id}/upload/`, { docs })
  note(answer, (way) => {
    for (const { text } of docs) project.documents[way](text, 'there')
  })
  expectCode(work, 'upload', answer, ['PROJECT_LOCKED'])
  if (answer.kind === 'done') await countDocuments(work, project)
}

const markForDeletion: Action = async (work, project) => {
  const { client, random } = work
  // Only what is built has an identifier to ask for.
  const question = { fields: ['doc_id', 'text'], limit: 1, offset: random.int(20) }
  const found = await client.ask<{ result: ReadDocument[] }>(`projects/${project.id}/docs/`, question)
  const document = found.kind === 'done' ? found.body.result[0] : undefined
  if (document === undefined) return
  const answer = await send(work, 'POST', `projects/${project.id}/docs/delete/`, { doc_ids: [document.doc_id] })
  expectCode(work, 'mark for deletion', answer, ['PROJECT_LOCKED', 'INVALID_PARAMS'])
  if (answer.kind === 'refused') return
  // The next build that succeeds removes it.
  project.documents.possible(document.text, undefined)
  if (answer.kind === 'done') project.leaving.add(document.text)
}

/** What one node has acknowledged the next one tells of. */
async function countDocuments({ client, records }: Work, { id, name, documents }: ProjectRecords): Promise<void> {
  const answer = await client.ask<{ document_count: number }>(`projects/${id}/`)
  if (answer.kind !== 'done') {
    records.faults.push(`project ${name} is not told: ${answer.kind === 'refused' ? answer.code : answer.why}`)
    return
  }
  const [least, most] = documents.bounds()
  const { document_count: count } = answer.body
  if (count < least || count > most) records.faults.push(`${name}: ${count} documents, not ${least} to ${most}`)
}

const build: Action = async (work, project) => {
  const answer = await send(work, 'POST', `projects/${project.id}/build/`, {})
  expectCode(work, 'build', answer, ['PROJECT_LOCKED'])
}

const cancelBuild: Action = async (work, project) => {
  expectCode(work, 'cancel a build', await send(work, 'POST', `projects/${project.id}/cancel_build/`, {}), [])
}

const search: Action = async ({ client, records, random }, { id }) => {
  const answer = await client.ask(`projects/${id}/docs/`, { search: { texts: [sentence(random)] }, limit: 5 })
  if (answer.kind === 'unknown') records.faults.push(`search: ${answer.why}`)
  if (answer.kind === 'refused' && answer.code !== 'PROJECT_NOT_BUILT') {
    records.faults.push(`search: ${answer.code} ${answer.message}`)
  }
}

const createList: Action = async (work, project) => {
  const name = `list ${work.serial++}`
  const text = sentence(work.random)
  const answer = await send<{ concept_list_id: string }>(work, 'POST', `projects/${project.id}/concept_lists/`, {
    name,
    concepts: [{ texts: [text] }],
  })
  note(answer, (way) => project.lists[way](name, text))
  expectCode(work, 'create a list', answer, [])
  if (answer.kind === 'done') project.listIds.set(name, answer.body.concept_list_id)
}

const changeList: Action = async (work, project) => {
  const [name, id] = pick(work.random, [...project.listIds]) ?? []
  if (name === undefined) return
  const path = `projects/${project.id}/concept_lists/${id}/`
  if (work.random.int(3) === 0) {
    project.listIds.delete(name)
    const answer = await send(work, 'DELETE', path)
    note(answer, (way) => project.lists[way](name, undefined))
    expectCode(work, 'delete a list', answer, [])
    return
  }
  const text = sentence(work.random)
  const answer = await send(work, 'PUT', path, { concepts: [{ texts: [text] }] })
  note(answer, (way) => project.lists[way](name, text))
  expectCode(work, 'change a list', answer, [])
}

const createToken: Action = async (work) => {
  const { records } = work
  const description = `${records.name} ${work.serial++}`
  const answer = await send<{ token: string }>(work, 'POST', 'tokens/', { password: work.password, description })
  note(answer, (way) => records.tokenNames[way](description, 'there'))
  expectCode(work, 'create a token', answer, [])
  if (answer.kind === 'done') records.tokens.set(description, answer.body.token)
}

/** A token is deleted by a session. */
const deleteToken: Action = async (work) => {
  const { records, client, password } = work
  const [description, token] = pick(work.random, [...records.tokens]) ?? []
  if (description === undefined || token === undefined) return
  const login = await client.send<{ token: string }>('POST', 'login/', { username: OWNER, password })
  expectCode(work, 'log in', login, [])
  if (login.kind !== 'done') return
  records.tokens.delete(description)
  const answer = await send({ ...work, client: client.as(login.body.token) }, 'DELETE', `tokens/${token}/`)
  note(answer, (way) => records.tokenNames[way](description, undefined))
  expectCode(work, 'delete a token', answer, [])
  if (answer.kind === 'done') records.deletedTokens.add(token)
}

/** Each as often as it is likely. */
const actions: readonly Action[] = [
  ...Array<Action>(8).fill(upload),
  ...Array<Action>(2).fill(markForDeletion),
  ...Array<Action>(3).fill(build),
  ...Array<Action>(4).fill(search),
  ...Array<Action>(2).fill(createList),
  ...Array<Action>(2).fill(changeList),
  createToken,
  deleteToken,
  cancelBuild,
]

/** One random step. */
export async function step(work: Work): Promise<void> {
  const { random, records } = work
  const project = pick(random, [...records.projects.values()])
  if (project === undefined || (records.projects.size < MOST_PROJECTS && random.int(60) === 0)) {
    await createProject(work)
  } else if (random.int(120) === 0) await deleteProject(work, project)
  else await pick(random, actions)!(work, project)
}
