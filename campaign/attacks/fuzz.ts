import type { Random } from '../../dist/math/random.js'
import { type ParameterSchemas, parameterSchemas } from '../../dist/operations/parameterSchemas.js'
import { operations } from '../../dist/operations/registry.js'
import type { Attack, FaultKind, Round } from '../attack.js'
import { type Answer, type Server, startServer } from '../server.js'
import { type Care, type Likely, spoil, validValue } from '../values.js'
import { makeWorld, PASSWORD, type World } from '../world.js'

/** Questions of one round, beside those that a small budget leaves out. */
const QUESTIONS = 1_500
/** Questions between two looks at the figures. */
const MEASURE_EVERY = 50
/** Characters of a question that a report shows. */
const SHOWN = 600

/** The token of the owner, several times: most questions are his. */
const owner = [undefined, undefined, undefined, undefined] as const
const cares: readonly Care[] = ['valid', 'valid', 'nearly', 'nearly', 'hostile']

type Listed = (typeof operations)[number]

const pick = <T>(random: Random, list: readonly T[]): T => list[random.int(list.length)]!

const schemas = new Map<string, ParameterSchemas>()

function schemasOf({ name, operation }: Listed): ParameterSchemas {
  let found = schemas.get(name)
  if (found === undefined) {
    found = parameterSchemas(operation)
    schemas.set(name, found)
  }
  return found
}

/** Ends the session of the owner, without whom nothing more could be asked. */
const endsSession = ({ name }: Listed): boolean => /(?:^|\.)(?:logout|changePassword)$/.test(name)
/** Takes away what all other questions are about. */
const isFinal = ({ name, operation }: Listed): boolean =>
  operation.methods.includes('DELETE') || /clear|users\.delete/.test(name)

export const likelyIn = (world: World): Likely => ({
  project_id: [world.projectId],
  destination: [world.spareId],
  account: [world.workspaceId],
  workspace_id: [world.workspaceId, world.strangersWorkspaceId],
  default_workspace: [world.workspaceId],
  organization_id: [world.organizationId],
  concept_list_id: [world.listId],
  dashboard_id: [world.dashboardId],
  topic_id: [world.topicId],
  name: ['stars', 'stay', 'hotel', 'List', 'World'],
  score_field: ['stars'],
  date_field: ['stay'],
  language: ['en', 'de'],
  default_language: ['en', 'de'],
  doc_ids: [[world.docId], []],
  ids: [[world.docId], ['none']],
  id: [world.docId],
  term_ids: [['room|en', 'staff|en'], ['pool|en']],
  term: ['room|en'],
  from_term: ['room|en'],
  to_term: ['pool|en'],
  texts: [['room'], ['quiet room', '-staff']],
  text: ['The room was quiet.', 'A long street and a short bed, says the guest.'],
  username: [world.reader.username, 'new@example.org'],
  email: [world.reader.username, 'new@example.org'],
  usernames: [[world.reader.username], ['none@example.org']],
  password: [PASSWORD, 'wrong'],
  old_password: [PASSWORD],
  new_password: [PASSWORD],
  interval: ['day', 'week', 'month', 'year'],
  subset: ['__all__'],
  minimum: [0, 2, 1_700_000_000],
  maximum: [3, 1_701_000_000],
})

/** Asks every operation valid, nearly valid and hostile questions, over HTTP and in the process. */
async function fuzzRound(round: Round): Promise<void> {
  const server = await startServer(round, { threads: 1 })
  try {
    const world = await makeWorld(server)
    const likely = likelyIn(world)
    for (let i = 0; i < QUESTIONS && server.isAlive() && round.secondsLeft() > 0; i++) {
      await askOne(round, server, world, likely)
      if (i % MEASURE_EVERY === MEASURE_EVERY - 1) await server.measure('the last questions')
    }
    await server.measure('the last questions')
  } finally {
    await server.close()
  }
}

async function askOne(round: Round, server: Server, world: World, likely: Likely): Promise<void> {
  const { random } = round
  const listed = operations[random.int(operations.length)]!
  const care = pick(random, cares)
  const valid = validValue(random, schemasOf(listed), likely)
  const params = care === 'valid' ? valid : spoil(random, valid, care)
  const method = pick(random, listed.operation.methods)
  const path = pathOf(listed, likely)
  const body = JSON.stringify(params)
  const shown = `${method} ${path} ${body.length > SHOWN ? `${body.slice(0, SHOWN)}… (${body.length} characters)` : body}`

  if (random.int(4) === 0 && !endsSession(listed)) {
    const { failure } = await server.request(method, path, params)
    if (failure !== undefined) round.fault('5xx', `engine.request: ${shown}\n${failure}`)
  } else {
    const token = endsSession(listed) ? 'none' : pick(random, [...owner, ...owner, world.reader.token, null, 'none'])
    const answer = await server.ask({ method, path, body, token }).catch((error: Error) => error)
    const wrong = faultOf(answer)
    if (wrong !== undefined && server.isAlive()) round.fault(wrong.kind, `${shown}\n${wrong.text}`)
  }
  for (const failure of server.failures()) round.fault('5xx', `${shown}\n${failure}`)
  // Hostile questions are measured one by one, so that a report names the question.
  if (care === 'hostile') await server.measure(shown)
}

/** The path of an operation on what there is; what takes things away finds only what nothing else is about. */
function pathOf(listed: Listed, likely: Likely): string {
  const known: Likely = isFinal(listed)
    ? { ...likely, project_id: likely.destination!, workspace_id: [], email: [] }
    : likely
  return listed.operation.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(known[name]?.[0] ?? 'none')),
  )
}

/** What must not be about an answer, or about the error that came in its place. */
function faultOf(answer: Answer | Error): { readonly kind: FaultKind; readonly text: string } | undefined {
  if (answer instanceof Error) return { kind: 'wrong', text: `The connection broke: ${answer.message}` }
  const { status, body } = answer
  if (status >= 500) return { kind: '5xx', text: `${status} ${body}` }
  return status === 200 || isError(body) ? undefined : { kind: 'wrong', text: `${status} without an error: ${body}` }
}

function isError(body: Buffer): boolean {
  try {
    const { error } = JSON.parse(body.toString())
    return typeof error === 'string' || typeof error?.code === 'string'
  } catch {
    return false
  }
}

export const fuzz: Attack = {
  name: 'fuzz',
  summary:
    'Asks every operation valid, nearly valid and hostile questions made from its record, over HTTP and in the process.',
  share: 4,
  round: fuzzRound,
}
