import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import { expect, onTestFinished, test, vi } from 'vitest'
import { SlotCache } from '../../src/compute/slotCache.js'
import type { Project } from '../../src/engine.js'
import { envelopeOf } from '../../src/operations/operation.js'
import { operations } from '../../src/operations/registry.js'
import { openPeople, type People } from '../accounts/people.js'
import { enough, filled } from './everyOperation.js'
import { askEverything } from './resultQuestions.js'

/** What the interface description says of answers, compared with the answers. */
type Schema = { [key: string]: Schema } | unknown

/** Requires that an object has no keys but those described: what an answer contains must be in its schema. */
function closed(schema: Schema): Schema {
  if (typeof schema !== 'object' || schema === null) return schema
  if (Array.isArray(schema)) return schema.map(closed)
  const record = Object.fromEntries(Object.entries(schema).map(([key, each]) => [key, closed(each)]))
  const isObject = record.type === 'object' && 'properties' in record && record.additionalProperties === undefined
  return isObject ? { ...record, additionalProperties: false } : record
}

interface Described {
  readonly paths: Record<
    string,
    Record<string, { operationId: string; responses: Record<string, { content: Content }> }>
  >
  readonly components: { readonly schemas: Record<string, Schema> }
}
type Content = Record<string, { readonly schema: Schema }>

/** By identifier of an operation and type of content, what validates an answer. */
function validators({ paths, components }: Described): Map<string, Map<string, ValidateFunction>> {
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  ajv.addSchema({ $id: 'description', components: closed(components) } as object)
  const compile = (schema: Schema): ValidateFunction => {
    const text = JSON.stringify(closed(schema)).replaceAll('"#/components', '"description#/components')
    return ajv.compile(JSON.parse(text))
  }
  return new Map(
    Object.values(paths)
      .flatMap((methods) => Object.values(methods))
      .map(({ operationId, responses }) => [
        operationId,
        new Map(Object.entries(responses['200']!.content).map(([type, { schema }]) => [type, compile(schema)])),
      ]),
  )
}

async function openWorld() {
  const people = await openPeople()
  const { engine, workspaceId, organizationId } = people
  const { workspace_id } = await engine.workspaces.create({ organization_id: organizationId, name: 'Here' })
  const project = await engine.projects.create({ name: 'Reviews', language: 'en', workspace_id })
  await fill(project)
  await people.add('ann@example.org', 'admin', workspace_id)
  await people.confirm('ann@example.org')
  const names = { workspace_id, account: workspace_id, organization_id: organizationId, project_id: project.project_id }
  return { people, workspaceId, project, names: names as Record<string, string> }
}

/** Documents with every type of field, and the two builds. */
async function fill(project: Project): Promise<void> {
  const texts = [
    'The room was clean and quiet, and the staff were friendly.',
    'Breakfast was cold and the staff were rude.',
    'A quiet room with a good breakfast, not far from the beach.',
  ]
  await project.upload({
    docs: Array.from({ length: 60 }, (_, i) => ({
      text: texts[i % 3]!,
      title: `Stay ${i}`,
      metadata: [
        { name: 'rating', type: 'score' as const, value: [5, 1, 4][i % 3]! },
        { name: 'nights', type: 'number' as const, value: i % 7 },
        { name: 'subset', type: 'string' as const, value: i % 2 === 0 ? 'guests' : 'visitors' },
        { name: 'date', type: 'date' as const, value: `2024-0${1 + (i % 6)}-15T00:00:00Z` },
      ],
    })),
  })
  await project.build({ keyword_expansion: { limit: 3 } })
  await project.waitForSentimentBuild()
}

/** Bytes of the typed arrays that a value holds. */
function bytesOfArrays(value: unknown, seen = new Set<unknown>()): number {
  if (typeof value !== 'object' || value === null || seen.has(value)) return 0
  seen.add(value)
  if (ArrayBuffer.isView(value)) return value.byteLength
  const parts = value instanceof Map ? [...value.values()] : Object.values(value)
  return parts.reduce<number>((sum, part) => sum + bytesOfArrays(part, seen), 0)
}

test('every answer has the form that the description gives it, and what is cached for it counts its bytes', async () => {
  const cached = vi.spyOn(SlotCache.prototype, 'set')
  onTestFinished(() => void cached.mockRestore())
  const world = await openWorld()
  await using people: People = world.people
  const description = (await people.engine.description.openApi()) as unknown as Described
  const validate = validators(description)
  const faults: string[] = []
  const { token } = await people.engine.tokens.create()
  const byName = new Map(operations.map(({ name, operation }) => [name, operation]))

  async function ask(name: string, params: Record<string, unknown> = {}, names: Record<string, string> = {}) {
    const operation = byName.get(name)!
    const { workspace_id, organization_id } = world.names
    const sent = { ...enough(name, operation, { workspace_id, organization_id }), ...params }
    const method = operation.methods[0]
    const pairs = Object.entries(sent).map(([key, each]) => [
      key,
      typeof each === 'string' ? each : JSON.stringify(each),
    ])
    const query = method === 'GET' ? `?${new URLSearchParams(pairs as [string, string][])}` : ''
    const response = await people.engine.fetch(
      new Request(`http://localhost${filled(operation.path, { ...world.names, ...names })}${query}`, {
        method,
        headers: { authorization: `Token ${names.as ?? token}`, 'content-type': 'application/json' },
        ...(method === 'GET' ? {} : { body: JSON.stringify(operation.listBody ? sent[operation.listBody] : sent) }),
      }),
    )
    const text = await response.text()
    if (response.status !== 200) throw new Error(`${name}: ${response.status} ${text.slice(0, 200)}`)
    const type = response.headers.get('content-type')!.split(';')[0]!
    const id = operation.methods.length > 1 ? `${name}.${method.toLowerCase()}` : name
    const check = validate.get(id)!.get(type)
    const value = type === 'application/json' ? JSON.parse(text) : text
    if (check === undefined) faults.push(`${name}: ${type} is not described`)
    else if (!check(value)) {
      const [first] = check.errors!
      faults.push(`${name}: ${first!.instancePath} ${first!.message} ${JSON.stringify(first!.params)}`)
    }
    return type !== 'application/json' || envelopeOf(operation.path) === 'v5'
      ? value
      : value.result
        ? value.result
        : value
  }

  const asked = await askEverything({ ...world, people, ask })
  expect(faults).toEqual([])
  const slots = new Set<string>()
  for (const [slot, key, value] of cached.mock.calls) {
    slots.add(slot.name)
    const counted = slot.bytesOf(value as never, key as never)
    expect([slot.name, Number.isSafeInteger(counted) && counted > 0]).toEqual([slot.name, true])
    expect([slot.name, counted >= bytesOfArrays(value)]).toEqual([slot.name, true])
  }
  expect(slots.size).toBeGreaterThan(15)
  expect(asked.sort()).toEqual([...byName.keys()].sort())
}, 60_000)
