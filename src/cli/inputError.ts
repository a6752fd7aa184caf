/** Something is wrong with what the user gave: a file that cannot be read, a column that is not there. Exit code 1. */
export class InputError extends Error {
  override name = 'InputError'
}

/** What a file is called when something is said about it. */
export const sourceName = (path: string): string => (path === '-' ? 'Standard input' : path)

/** The command line itself is wrong: an unknown option, a missing value. Exit code 2. */
export class UsageError extends Error {
  override name = 'UsageError'
}
