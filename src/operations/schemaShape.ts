import type { z } from 'zod'

/** The parts of zod's definitions that are read without parsing. */
export interface SchemaDefinition {
  readonly type: string
  readonly innerType?: z.core.$ZodType
  readonly in?: z.core.$ZodType
  readonly element?: z.core.$ZodType
  readonly shape?: Readonly<Record<string, z.core.$ZodType>>
  readonly options?: readonly z.core.$ZodType[]
  readonly discriminator?: string
  readonly values?: readonly unknown[]
}

export const definitionOf = (schema: z.core.$ZodType): SchemaDefinition =>
  (schema._zod as unknown as { def: SchemaDefinition }).def

/** Without defaults, optionality and transformations around it. */
export function unwrapped(schema: z.core.$ZodType): z.core.$ZodType {
  const { innerType, type, in: input } = definitionOf(schema)
  const inner = innerType ?? (type === 'pipe' ? input : undefined)
  return inner === undefined ? schema : unwrapped(inner)
}

/** Entries that a list may have; undefined for a list of any length. */
export const mostEntries = (schema: z.core.$ZodType): number | undefined =>
  (schema._zod as unknown as { bag: { maximum?: number } }).bag.maximum

/** The option of a discriminated union that a record belongs to. */
export function taggedOption(
  { options = [], discriminator = '' }: SchemaDefinition,
  value: object,
): z.core.$ZodType | undefined {
  const tag = (value as Record<string, unknown>)[discriminator]
  return options.find((option) => {
    const schema = definitionOf(unwrapped(option)).shape?.[discriminator]
    return schema !== undefined && definitionOf(schema).values?.includes(tag)
  })
}
