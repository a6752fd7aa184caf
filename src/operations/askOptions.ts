import { invalidParams } from '../errors.js'
import { nearestName } from '../nearestName.js'

/** The options of a function, which follow its parameters. */
export interface AskOptions {
  /** Aborts the request. */
  readonly signal?: AbortSignal | undefined
}

const ASK_NAMES = ['signal']
/** What functions take that report their progress. */
export const PROGRESS_NAMES = ['signal', 'onProgress']

/**
 * Checks the options of one call. Every call with options pays for it, so it is a loop over their names and no schema.
 * INVALID_PARAMS for an unknown name, for a signal that is none, and for a signal in place of `{ signal }`.
 */
export function requireAskOptions(options: unknown, known: readonly string[] = ASK_NAMES): void {
  if (typeof options !== 'object' || options === null) {
    throw invalidParams('The options of a function must be an object, such as { signal }.', 'options')
  }
  if (isSignal(options)) throw invalidParams('Pass the signal as { signal }.', 'signal')
  for (const name in options) if (!known.includes(name)) throw unknownOption(name, known)
  const { signal, onProgress } = options as { readonly signal?: unknown; readonly onProgress?: unknown }
  if (signal != null && !isSignal(signal)) {
    throw invalidParams('`signal`: expected an AbortSignal, such as the `signal` of an AbortController.', 'signal')
  }
  if (onProgress != null && typeof onProgress !== 'function') {
    throw invalidParams('`onProgress`: expected a function.', 'onProgress')
  }
}

/** By its form: test environments have an AbortSignal of their own. */
const isSignal = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as AbortSignal).aborted === 'boolean' &&
  typeof (value as AbortSignal).addEventListener === 'function'

function unknownOption(name: string, known: readonly string[]): Error {
  const closest = nearestName(name, known)
  const hint = closest === undefined ? `The options are ${known.join(', ')}.` : `Did you mean \`${closest}\`?`
  return invalidParams(`\`${name}\` is not an option of this function. ${hint}`, name)
}
