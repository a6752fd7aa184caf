import type { z } from 'zod'
import { resolveParams } from '../../src/operations/resolveParams.js'

/** The refusal of parameters, as JSON. Throws if they are accepted. */
export const refused = (params: z.ZodObject, sent: unknown): Record<string, unknown> => {
  try {
    resolveParams(params, sent)
  } catch (error) {
    return (error as { toJSON(): Record<string, unknown> }).toJSON()
  }
  throw new Error('was accepted')
}
