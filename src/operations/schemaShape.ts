import type { z } from 'zod'

/** The parts of zod's definitions that are read without parsing. */
export interface SchemaDefinition {
  readonly type: string
  readonly innerType?: z.core.$ZodType
  readonly in?: z.core.$ZodType
  readonly element?: z.core.$ZodType
  /** The entries of a tuple. */
  readonly items?: readonly z.core.$ZodType[]
  readonly shape?: Readonly<Record<string, z.core.$ZodType>>
  /** What names outside of the shape may have; nothing, if it is of the type `never`. */
  readonly catchall?: z.core.$ZodType
  readonly options?: readonly z.core.$ZodType[]
  readonly discriminator?: string
  readonly values?: readonly unknown[]
  readonly checks?: readonly z.core.$ZodCheck[]
}

export const definitionOf = (schema: z.core.$ZodType): SchemaDefinition =>
  (schema._zod as unknown as { def: SchemaDefinition }).def

/** The inner schema, without defaults, optionality and transformations. */
export function unwrapped(schema: z.core.$ZodType): z.core.$ZodType {
  const { innerType, type, in: input } = definitionOf(schema)
  const inner = innerType ?? (type === 'pipe' ? input : undefined)
  return inner === undefined ? schema : unwrapped(inner)
}

/** Whether the operation itself checks what this schema lets through. */
export const isUnchecked = (schema: z.core.$ZodType): boolean => definitionOf(schema).type === 'any'

/** Maximum length of a list; undefined if it is unlimited, and for schemas that are not lists. */
export function mostEntries(schema: z.core.$ZodType): number | undefined {
  const { type, checks = [] } = definitionOf(schema)
  if (type !== 'array') return undefined
  const bounds = checks.flatMap(({ _zod: { def } }) =>
    def.check === 'max_length' && 'maximum' in def ? [Number(def.maximum)] : [],
  )
  return bounds.length === 0 ? undefined : Math.min(...bounds)
}

/** The tags by which a record belongs to an option of a discriminated union. */
export function tagsOf({ discriminator = '' }: SchemaDefinition, option: z.core.$ZodType): readonly unknown[] {
  const schema = definitionOf(unwrapped(option)).shape?.[discriminator]
  return (schema && definitionOf(schema).values) ?? []
}

/** The option of a discriminated union that a record belongs to. */
export function taggedOption(definition: SchemaDefinition, value: object): z.core.$ZodType | undefined {
  const { options = [], discriminator = '' } = definition
  const tag = (value as Record<string, unknown>)[discriminator]
  return options.find((option) => tagsOf(definition, option).includes(tag))
}

const bareSchemas = new WeakMap<z.core.$ZodType, z.core.$ZodType>()

/** `unwrapped`, memoized; undefined of undefined. */
export function bareSchema(schema: z.core.$ZodType | undefined): z.core.$ZodType | undefined {
  if (schema === undefined) return undefined
  let bare = bareSchemas.get(schema)
  if (bare === undefined) {
    bare = unwrapped(schema)
    bareSchemas.set(schema, bare)
  }
  return bare
}

/** The option of a union that a value matches, undefined if it matches none; any other schema as it is. */
export function optionFor(schema: z.core.$ZodType, value: unknown): z.core.$ZodType | undefined {
  const definition = definitionOf(schema)
  if (definition.type !== 'union') return schema
  if (typeof value !== 'object' || value === null) return schema
  if (definition.discriminator !== undefined && !Array.isArray(value)) {
    const option = taggedOption(definition, value)
    return option && bareSchema(option)
  }
  const type = Array.isArray(value) ? 'array' : 'object'
  const option = definition.options?.find((each) => definitionOf(bareSchema(each)!).type === type)
  return option && bareSchema(option)
}
