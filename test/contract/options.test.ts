import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ServiceFunctions } from '../../src/engine.js'
import { pathNames } from '../../src/operations/functions.js'
import type { Operation } from '../../src/operations/operation.js'
import { parameterSchemas } from '../../src/operations/parameterSchemas.js'
import { operations } from '../../src/operations/registry.js'
import { selector } from '../../src/operations/v5/params.js'
import { openPeople, type People } from '../accounts/people.js'
import { enough, filled } from './everyOperation.js'
import { filter, optionTable, selectorTable } from './optionTable.js'

/** Operations that read and have parameters but change something, or send a letter: their own tests have their options. */
const changing = new Set([
  ...['project.copy', 'legacy.projects.copy', 'legacy.projects.branch', 'legacy.prediction.train'],
  // The parameters are those of a link, and the page shows no more than whether it is good.
  ...['profile.recoveryPage', 'users.invitationPage', 'legacy.user.resetPage', 'legacy.accounts.invitationPage'],
  ...['v4.user.recoverPassword', 'legacy.user.recoverPassword'],
  // There is one plan for all periods.
  'legacy.accounts.plan.get',
])
const optionsOf = (operation: Operation): string[] => Object.keys(parameterSchemas(operation).params.properties ?? {})
const reads = ({ name, operation }: { readonly name: string; readonly operation: Operation }): boolean =>
  (operation.methods.includes('GET') || operation.access === 'read') && !changing.has(name)

const questions = operations.filter((each) => reads(each) && optionsOf(each.operation).length > 0)

let people: People
/** Somebody who may read one workspace. */
let viewer: ServiceFunctions
let names: Record<string, string>
/** What stands for a value of this world in the table. */
let values: Record<string, unknown>

const texts = [
  ['The room was clean and quiet, and the staff were friendly.', 5],
  ['Breakfast was cold and the staff were rude.', 1],
  ['A quiet room with a good breakfast, not far from the beach.', 4],
  ['The pool was dirty, and the bathroom smelled terribly.', 2],
  ['We loved the pool and the lovely garden.', 5],
] as const

beforeAll(async () => {
  people = await openPeople()
  const { engine, workspaceId, organizationId } = people
  const { workspace_id } = await engine.workspaces.create({ organization_id: organizationId, name: 'Here' })
  const project = await engine.projects.create({ name: 'Reviews', language: 'en', workspace_id })
  await engine.projects.create({ name: 'Others', language: 'en' })
  await people.add('ann@example.org', 'viewer', workspace_id)
  viewer = await people.as('ann@example.org')
  await project.upload({
    docs: Array.from({ length: 120 }, (_, i) => {
      const [said, rating] = texts[(i * 7 + Math.floor(i / 11)) % texts.length]!
      return {
        text: `${said} Day ${i % 9} was ${i % 4 === 0 ? 'sunny' : 'rainy'}.`,
        metadata: [
          { name: 'rating', type: 'score' as const, value: rating },
          { name: 'price', type: 'score' as const, value: (i * 5) % 7 },
          { name: 'nights', type: 'number' as const, value: i % 6 },
          { name: 'subset', type: 'string' as const, value: i % 3 === 0 ? 'guests' : 'visitors' },
          { name: 'date', type: 'date' as const, value: `202${4 + (i % 2)}-0${1 + (i % 6)}-15T00:00:00Z` },
          { name: 'visited', type: 'date' as const, value: `2023-0${1 + (i % 3)}-15T00:00:00Z` },
        ],
      }
    }),
  })
  await project.build()
  await project.waitForSentimentBuild()
  const { concept_list_id } = await project.conceptLists.create({ name: 'List', concepts: [{ texts: ['room'] }] })
  await project.conceptLists.create({ name: 'Other list', concepts: [{ texts: ['staff'] }] })
  names = { project_id: project.project_id, workspace_id, account: workspace_id, organization_id: organizationId }
  await ask('legacy.topics.create', { name: 'Rooms', text: 'room' })
  const topic = (await ask('legacy.topics.create', { name: 'Staff', text: 'rude staff' })) as { _id: string }
  await ask('legacy.docs.add', { docs: [{ text: 'A late room' }] })
  await ask('legacy.prediction.train')
  await project.waitForBuild()
  const [vector] = (await ask('project.vectorize', { texts: ['rude staff'] })) as { vector: string }[]
  const [id] = (await ask('legacy.docs.ids')) as string[]
  values = { $topic: topic._id, $vector: vector!.vector, $list: concept_list_id, $elsewhere: workspaceId, $doc: id }
})
afterAll(() => people.engine.close())

/** The answer, or the code of the error. */
async function ask(name: string, params: Record<string, unknown> = {}): Promise<unknown> {
  const { operation } = operations.find((each) => each.name === name)!
  const asked = name.endsWith('.accounts.list') ? viewer : people.engine
  return await asked.request(operation.methods[0], filled(operation.path, names), params)
}

const inThisWorld = (sent: unknown): unknown =>
  JSON.parse(JSON.stringify(sent), (_, each) => (typeof each === 'string' && each in values ? values[each] : each))

test('every option of every question is in the table', () => {
  const listed = Object.entries(optionTable).map(([name, options]) => [name, Object.keys(options).sort()])
  expect(Object.fromEntries(listed)).toEqual(
    Object.fromEntries(questions.map(({ name, operation }) => [name, optionsOf(operation).sort()])),
  )
})

test('every option of every selector is in the table', () => {
  const known = selector().options.map(({ shape: { type, ...options } }) => [type.value, Object.keys(options).sort()])
  const listed = Object.entries(selectorTable).map(([type, options]) => [type, Object.keys(options).sort()])
  expect(Object.fromEntries(listed)).toEqual(Object.fromEntries(known))
})

const casesOf = (table: typeof optionTable): (readonly [name: string, option: string])[] =>
  Object.entries(table).flatMap(([name, options]) => Object.keys(options).map((option) => [name, option] as const))

/** Parameters without an option, and with it. */
function twoQuestions(table: typeof optionTable, name: string, option: string): Record<string, unknown>[] {
  const [value, beside = {}, insteadOf = ''] = table[name]![option]!
  const without = inThisWorld(beside) as Record<string, unknown>
  const { [insteadOf]: _, ...others } = without
  return [without, { ...others, [option]: inThisWorld(value) }]
}

test.each(casesOf(optionTable))('%s: %s changes the answer', async (name, option) => {
  const [without, withIt] = await Promise.all(
    twoQuestions(optionTable, name, option).map((params) => ask(name, params)),
  )
  expect(withIt).not.toEqual(without)
})

test.each(casesOf(selectorTable))('the selector %s: %s changes what is selected', async (type, option) => {
  const questions = twoQuestions(selectorTable, type, option).map((options) =>
    ask('project.concepts.list', { filter, concept_selector: { type, ...options } }),
  )
  const [without, withIt] = await Promise.all(questions)
  expect(withIt).not.toEqual(without)
})

/** Overwrites everything in a value. */
function spoil(value: unknown): void {
  if (typeof value !== 'object' || value === null) return
  if (ArrayBuffer.isView(value)) (value as Float64Array).fill(7)
  else
    for (const [key, part] of Object.entries(value)) {
      spoil(part)
      Reflect.set(value, key, 'spoilt')
    }
}

test('an answer belongs to its caller: what is done to it changes no other one', async () => {
  const known = new Set(Object.keys(names))
  // Each call is counted in the usage.
  const counting = new Set(['legacy.accounts.usage'])
  const asked = operations.filter(
    (each) =>
      (reads(each) || each.name === 'legacy.accounts.plan.get') &&
      !counting.has(each.name) &&
      pathNames(each.operation.path).every((name) => known.has(name)),
  )
  const changed: string[] = []
  for (const { name, operation } of asked) {
    const option = Object.keys(optionTable[name] ?? {})[0]
    const params = option === undefined ? enough(name, operation) : twoQuestions(optionTable, name, option)[0]!
    const answer = await ask(name, params)
    const before = JSON.stringify(answer)
    spoil(answer)
    if (JSON.stringify(await ask(name, params)) !== before) changed.push(name)
  }
  expect(changed).toEqual([])
  expect(asked.length).toBeGreaterThan(60)
}, 60_000)
