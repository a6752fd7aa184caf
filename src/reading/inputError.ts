/** Faulty input: a file that cannot be read, a missing column. Exit code 1. */
export class InputError extends Error {
  override name = 'InputError'
}

/** The name of a file in messages. */
export const sourceName = (path: string): string => (path === '-' ? 'Standard input' : path)

/** A faulty command line: an unknown option, a missing value. Exit code 2. */
export class UsageError extends Error {
  override name = 'UsageError'
}
