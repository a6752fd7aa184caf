import { InvalidArgumentError, Option } from 'commander'

/** An option that an environment variable gives as well, unless that is empty. */
export function variableOption(flags: string, description: string, variable: string): Option {
  const option = new Option(flags, description)
  return process.env[variable] === '' ? option : option.env(variable)
}

/** Collects the values of an option that may be repeated. */
export const collect = (value: string, previous: readonly string[] | undefined): string[] => [
  ...(previous ?? []),
  value,
]

/** Collects names of an option that may be repeated; one value may hold several names, separated by commas. */
export const collectNames = (value: string, previous: readonly string[] | undefined): string[] => [
  ...(previous ?? []),
  ...value
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== ''),
]

/** A name, which is not blank. */
export function nameText(value: string): string {
  if (value.trim() !== '') return value
  throw new InvalidArgumentError('It must not be empty.')
}

/** Dictionaries by the code of their language. */
export type Dictionaries = Readonly<Record<string, string>>

/** Collects dictionaries from `CODE=DICTIONARY`; one value may hold several, separated by commas. */
export function collectDictionaries(value: string, previous: Dictionaries | undefined): Dictionaries {
  const entries = collectNames(value, undefined).map((entry) => {
    const parts = /^([a-z]{2})=(.+)$/s.exec(entry)
    if (parts === null)
      throw new InvalidArgumentError('It is the code of a language and its dictionary, as in pl=dictionary-pl.')
    return [parts[1]!, parts[2]!] as const
  })
  return { ...previous, ...Object.fromEntries(entries) }
}

/** A parser of whole numbers within two limits, both included. */
export function wholeNumber(minimum: number, maximum: number): (value: string) => number {
  return (value) => {
    const number = /^\d+$/.test(value) ? Number(value) : Number.NaN
    if (number >= minimum && number <= maximum) return number
    throw new InvalidArgumentError(`It is a whole number from ${minimum} to ${maximum}.`)
  }
}

/** A parser of the number of a port; 0 is any free one. */
export const portNumber = wholeNumber(0, 65_535)
