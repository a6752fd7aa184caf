import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Engine, EngineOptions } from '../../src/engine.js'
import type { EngineError } from '../../src/errors.js'
import { operations } from '../../src/operations/registry.js'
import { openPeople, type People } from '../accounts/people.js'
import { filled } from './everyOperation.js'

/** The interface description names the codes that follow from parameters and states, not only from the record of an operation. */
interface Refused {
  readonly code: string
  readonly name: string
  readonly params?: Readonly<Record<string, unknown>>
}

const nobody = { code: 'INADEQUATE_PERMISSION' }
const unbuilt = { code: 'PROJECT_NOT_BUILT' }
const outdated = { code: 'PROJECT_NEEDS_UPDATING' }
const search = { texts: ['room'] }

const built: readonly Refused[] = [
  { ...nobody, name: 'projects.list', params: { workspace_id: 'none' } },
  { ...nobody, name: 'users.delete', params: { usernames: ['none@example.org'] } },
  { ...nobody, name: 'profile.update', params: { default_workspace: 'none' } },
  { ...nobody, name: 'v4.user.updateProfile', params: { default_account: 'none' } },
  { ...nobody, name: 'legacy.user.updateProfile', params: { default_account: 'none' } },
  { ...nobody, name: 'tokens.delete' },
  { ...nobody, name: 'v4.tokens.get' },
  { ...nobody, name: 'v4.tokens.delete' },
  { ...nobody, name: 'legacy.tokens.get' },
  { ...nobody, name: 'legacy.tokens.delete' },
  { code: 'NOT_FOUND', name: 'legacy.jobs.get' },
  { ...unbuilt, name: 'legacy.prediction.predict', params: { docs: [] } },
]

const worlds: readonly (readonly [world: string, options: EngineOptions, refused: readonly Refused[]])[] = [
  ['a built project', {}, built],
  [
    'a project without a build',
    {},
    [
      { ...unbuilt, name: 'project.copy', params: { search } },
      { ...unbuilt, name: 'project.build', params: { sentiment_only: true } },
    ],
  ],
  [
    'a project without sentiment',
    {},
    [{ code: 'SENTIMENT_NOT_BUILT', name: 'project.analyze', params: { texts: ['A room.'], fields: ['sentiment'] } }],
  ],
  [
    'an outdated project',
    { minimumScienceVersion: '999' },
    [
      { ...outdated, name: 'project.copy', params: { search } },
      { ...outdated, name: 'legacy.projects.branch', params: { subsets: ['__all__'] } },
      { ...outdated, name: 'legacy.docs.ids' },
      { ...outdated, name: 'legacy.docs.get' },
    ],
  ],
]

interface Described {
  readonly paths: Record<string, Record<string, DescribedMethod>>
}
interface DescribedMethod {
  readonly operationId: string
  readonly responses: Record<string, { readonly description: string }>
}

/** The codes with a status in the description of an operation. */
async function codesOf(engine: Engine, name: string, status: number): Promise<string[]> {
  const { paths } = (await engine.description.openApi()) as unknown as Described
  const methods = Object.values(paths).flatMap((each) => Object.values(each))
  const { responses } = methods.find(({ operationId }) => operationId === name)!
  return responses[status]?.description.split(', ') ?? []
}

describe.each(worlds)('of %s', (world, options, refused) => {
  let people: People
  let names: Record<string, string>
  beforeAll(async () => {
    people = await openPeople(options)
    const { engine, workspaceId } = people
    const project = await engine.projects.create({ name: 'Reviews', language: 'en' })
    await project.upload({ docs: [{ text: 'A quiet room.' }, { text: 'A loud room.' }] })
    if (world !== 'a project without a build') {
      await project.build({ skip_sentiment: world === 'a project without sentiment' })
      await project.waitForSentimentBuild()
    }
    names = { account: workspaceId, project_id: project.project_id, number: '99', token: 'none' }
  })
  afterAll(() => people.engine.close())

  test.each(refused)('the code $code of $name is described', async ({ code, name, params = {} }) => {
    const { path, methods } = operations.find((each) => each.name === name)!.operation
    const asked = people.engine.request(methods[0], filled(path, names), params)
    const refusal = (await asked.catch((error: unknown) => error)) as EngineError
    expect(refusal).toMatchObject({ code })
    expect(await codesOf(people.engine, name, refusal.status)).toContain(code)
  })
})
