import { readFileSync } from 'node:fs'
import { type Command, CommanderError, InvalidArgumentError, type Option } from 'commander'
import { nearestName } from '../../nearestName.js'
import { UsageError } from '../../reading/inputError.js'
import { whyUnreadable } from '../whyUnreadable.js'

/**
 * Completes the options of a command that no flag gave: by an environment variable, `CONCEPTLITE_STOP_TIMEOUT` for
 * `--stop-timeout`, unless it is empty, or else by the file of `--config`. Throws UsageError for a file that is not a JSON object, an unknown
 * name in it, or a wrong value.
 */
export function applyConfiguration(command: Command, variables: Readonly<Record<string, string | undefined>>): void {
  for (const option of command.options) {
    const text = variables[variableOf(option)]
    // A container cannot take away a variable of its image, but it can empty it.
    if (text !== undefined && text !== '') complete(command, option, text, variableOf(option))
  }
  const { config } = command.opts<{ config?: string }>()
  if (config === undefined) return
  const options = command.options.filter((option) => option.attributeName() !== 'config')
  for (const [name, value] of Object.entries(readConfig(config))) {
    const option = options.find((each) => each.attributeName() === name)
    if (option === undefined) throw unknownOption(config, name, options)
    complete(command, option, value, `${config}, "${name}"`)
  }
}

const variableOf = ({ long, negate }: Option): string =>
  `CONCEPTLITE_${long!
    .replace(negate ? /^--no-/ : /^--/, '')
    .replaceAll('-', '_')
    .toUpperCase()}`

/** Sets an option that has no value yet but its default. `place` is where the value stands. */
function complete(command: Command, option: Option, value: unknown, place: string): void {
  const name = option.attributeName()
  const source = command.getOptionValueSource(name)
  if (source === undefined || source === 'default') {
    command.setOptionValueWithSource(name, readValue(option, value, place), 'config')
  }
}

function unknownOption(path: string, name: string, options: readonly Option[]): UsageError {
  const closest = nearestName(
    name,
    options.map((option) => option.attributeName()),
  )
  const hint = closest === undefined ? '' : ` Did you mean "${closest}"?`
  return new UsageError(`${path}: there is no option "${name}".${hint}`)
}

function readConfig(path: string): Record<string, unknown> {
  const text = readText(path)
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    throw new UsageError(`${path} is not JSON: ${(error as Error).message}`, { cause: error })
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value }
  throw new UsageError(`${path} is not a JSON object of options, such as {"port": 8080}.`)
}

/** The value of an option: true or false for a switch, a text or number for others, a list where it may be repeated. */
function readValue(option: Option, value: unknown, place: string): unknown {
  const wrong = (why: string): UsageError => new UsageError(`${place} is wrong. ${why}`)
  if (option.isBoolean() || option.negate) {
    if (value === true || value === 'true' || value === '1') return true
    if (value === false || value === 'false' || value === '0') return false
    throw wrong('It is true or false.')
  }
  const texts = (Array.isArray(value) ? value : [value]).map((each: unknown) => {
    if (typeof each === 'string' || typeof each === 'number') return String(each)
    throw wrong('It is a text or a number.')
  })
  const parse = option.parseArg
  if (parse === undefined) {
    if (texts.length === 1) return texts[0]
    throw wrong('It is one value, not a list.')
  }
  try {
    return texts.reduce<unknown>((previous, text) => parse(text, previous), undefined)
  } catch (error) {
    if (error instanceof InvalidArgumentError || error instanceof CommanderError) throw wrong(error.message)
    throw error
  }
}

/** A secret from a file; the end of its line does not belong to it. */
export function readSecret(path: string | undefined): string | undefined {
  return path === undefined ? undefined : readText(path).replace(/\r?\n$/, '')
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    throw new UsageError(`Cannot read ${path}: ${whyUnreadable(error) ?? (error as Error).message}.`, { cause: error })
  }
}
