import type { Random } from '../dist/math/random.js'
import type { JsonSchema, ParameterSchemas } from '../dist/operations/parameterSchemas.js'

/** Values that parameters of a name are likely to take: identifiers and names of what there is. */
export type Likely = Readonly<Record<string, readonly unknown[]>>

/** How far a question is from what its schema says. */
export type Care = 'valid' | 'nearly' | 'hostile'

const pick = <T>(random: Random, list: readonly T[]): T => list[random.int(list.length)]!

/** Nothing is generated deeper than this. */
const DEEPEST = 6
/** Items of a generated list, at most. */
const MOST_ITEMS = 4

/** A value that a schema allows, as far as the schema says all; names from `likely` where they fit. */
export function validValue(
  random: Random,
  { params, shared }: ParameterSchemas,
  likely: Likely,
): Record<string, unknown> {
  const make = (schema: JsonSchema, name: string, depth: number): unknown => {
    const known = likely[name]
    if (known !== undefined && random.int(4) > 0) return pick(random, known)
    if (schema.$ref !== undefined) return make(shared[schema.$ref.split('/').at(-1)!] ?? {}, name, depth + 1)
    if (schema.const !== undefined) return schema.const
    if (schema.enum !== undefined) return pick(random, schema.enum)
    const choices = schema.anyOf ?? schema.oneOf
    if (choices !== undefined) return make(pick(random, choices), name, depth + 1)
    const type = typeof schema.type === 'object' ? pick(random, schema.type) : schema.type
    switch (type) {
      case 'object':
        return object(schema, depth)
      case 'array': {
        const least = schema.minItems ?? 0
        const size = depth > DEEPEST ? least : least + random.int(MOST_ITEMS)
        return Array.from({ length: size }, () => make(schema.items ?? {}, '', depth + 1))
      }
      case 'integer':
      case 'number':
        return number(schema, type)
      case 'boolean':
        return random.int(2) === 0
      case 'null':
        return null
      case 'string':
        return pick(random, plainTexts)
      default:
        return pick(random, [...plainTexts, 3, true, null, ['room'], { a: 1 }])
    }
  }
  const number = ({ minimum = 0, maximum = 1e6 }: JsonSchema, type: string): number => {
    const from = Math.max(minimum, -1e9)
    const to = Math.min(maximum, from + (random.int(3) === 0 ? 1e5 : 20))
    const value = from + random.next() * (to - from)
    return type === 'integer' ? Math.round(value) : value
  }
  const object = (schema: JsonSchema, depth: number): Record<string, unknown> => {
    const made: Record<string, unknown> = {}
    for (const [name, property] of Object.entries(schema.properties ?? {})) {
      const isRequested = schema.required?.includes(name) || (depth < DEEPEST && random.int(3) === 0)
      if (isRequested) made[name] = make(property, name, depth + 1)
    }
    const { additionalProperties: rest } = schema
    if (typeof rest === 'object' && depth < DEEPEST) {
      for (let i = random.int(3); i > 0; i--) made[pick(random, ['room|en', 'stars', 'x'])] = make(rest, '', depth + 1)
    }
    return made
  }
  return object(params, 0)
}

const plainTexts = [
  'room',
  'quiet room',
  '-staff',
  'stars',
  'stay',
  'hotel',
  'hotel 1',
  'en',
  '2024-01-02T03:04:05Z',
  '7',
  '',
]

/** A question with one value in it replaced, taken away or added: nearly valid, or hostile. */
export function spoil(random: Random, question: Record<string, unknown>, care: Care): Record<string, unknown> {
  const copy = structuredClone(question)
  const indexes: [container: Record<string, unknown>, key: string][] = []
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    for (const [key, item] of Object.entries(value)) {
      indexes.push([value as Record<string, unknown>, key])
      walk(item)
    }
  }
  walk(copy)
  if (indexes.length === 0 || random.int(8) === 0) {
    copy[pick(random, ['limit', 'unknown', '__proto__', 'constructor', ''])] = care === 'hostile' ? hostile(random) : 1
    return copy
  }
  const [container, key] = pick(random, indexes)
  if (care === 'hostile') container[key] = hostile(random)
  else if (random.int(4) === 0) delete container[key]
  else container[key] = neighbour(random, container[key])
  return copy
}

function neighbour(random: Random, value: unknown): unknown {
  if (random.int(3) === 0) return pick(random, [null, -1, 0, 1.5, '', 'x', true, [], {}, [null], '\ud800', 1e308])
  if (typeof value === 'number') return pick(random, [-value, value + 0.5, value * 1e6, String(value), [value]])
  if (typeof value === 'string')
    return pick(random, [`${value}\0`, value.repeat(40), [value], ` ${value} `, `${value}\ud800`])
  if (Array.isArray(value)) return pick(random, [[...value, ...value, null], {}, value[0] ?? 'x', [value]])
  if (typeof value === 'boolean') return pick(random, [String(value), Number(value)])
  return pick(random, [[value], 'x', 3])
}

const repeated = (text: string, times: number): string => text.repeat(times)

const hostileValues: readonly ((random: Random) => unknown)[] = [
  () => repeated('\u0315\u0316', 40_000),
  () => repeated('\ufdfa', 20_000),
  () => repeated('a', 300_000),
  () => repeated('-', 10_000),
  () => repeated('room ', 20_000),
  () => Array.from({ length: 30_000 }, () => 1),
  () => Array.from({ length: 20_000 }, (_, i) => ({ name: `field ${i}`, values: [i] })),
  () => Object.fromEntries(Array.from({ length: 20_000 }, (_, i) => [`name ${i}`, i])),
  () => nested(2_000),
  () => '__proto__',
  () => ({ constructor: { prototype: { a: 1 } } }),
  () => '\ud800',
  () => '\0',
  () => "'; DROP TABLE documents; --",
  () => '../../../../etc/passwd',
  () => 'https://example.org/\r\nset-cookie: a=b',
  () => -1e308,
  () => Number.MAX_SAFE_INTEGER + 2,
  () => 5e-324,
  (random) => String.fromCharCode(...Array.from({ length: 200 }, () => random.int(0x10000))),
]

const hostile = (random: Random): unknown => pick(random, hostileValues)(random)

/** Lists in lists. */
function nested(depth: number): unknown {
  let value: unknown = []
  for (let i = 0; i < depth; i++) value = [value]
  return value
}
