import { z } from 'zod'
import { EngineError } from '../errors.js'
import { nearestName } from '../nearestName.js'
import { resolveParams } from './resolveParams.js'

/** A function or object that the caller supplies; it is not validated further. */
export const supplied = <Value>(kind: 'function' | 'object') =>
  z.custom<Value>(
    (value) => typeof value === kind && value !== null,
    `expected ${kind === 'object' ? 'an' : 'a'} ${kind}`,
  )

const PORT = 'expected a port from 0 to 65535'

/** A port to listen on; 0 takes any free one. */
export const portNumber = z.int(PORT).min(0, PORT).max(65_535, PORT)

/** A function that takes options. */
export interface Optioned<Options extends z.ZodObject> {
  /** Its name in messages. */
  readonly name: string
  readonly schema: Options
  /** Other names that people try first, in lower case, by what they mean. */
  readonly synonyms?: Readonly<Record<string, string>>
}

/**
 * Applies the defaults. INVALID_PARAMS names the options that are unknown or wrong, and for an unknown one the option
 * that was probably meant.
 */
export function readOptions<Options extends z.ZodObject>(
  { name, schema, synonyms = {} }: Optioned<Options>,
  given: unknown,
): z.output<Options> {
  const known = Object.keys(schema.shape)
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    throw new EngineError('INVALID_PARAMS', `The options of ${name} must be an object.`, { parameters: [] })
  }
  const unknown = Object.keys(given).filter((each) => !known.includes(each))
  if (unknown.length === 0) return resolveParams(schema, given)
  const sentences = unknown.map((each) => {
    const synonym = synonyms[each.toLowerCase()]
    const meant = synonym !== undefined && known.includes(synonym) ? synonym : nearestName(each, known)
    return `\`${each}\` is not an option of ${name}.${meant === undefined ? '' : ` Did you mean \`${meant}\`?`}`
  })
  throw new EngineError('INVALID_PARAMS', `${sentences.join(' ')} The options are ${known.sort().join(', ')}.`, {
    parameters: unknown,
  })
}
