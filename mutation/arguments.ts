import { parseArgs } from 'node:util'

export interface MutationArguments {
  /** Files and folders of sources, from the root of the repository. */
  readonly sources: readonly string[]
  /** Mutants of a sample; undefined: all. */
  readonly sample: number | undefined
  readonly seed: string
  readonly lanes: number
  /** Seconds of tests for one mutant. */
  readonly budget: number
  readonly json: string | undefined
  /** Only prints the mutants. */
  readonly isDry: boolean
}

/** Options of a mutation run. Throws a sentence for the user. */
export function readArguments(args: readonly string[]): MutationArguments {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      folder: { type: 'string', multiple: true, default: [] },
      sample: { type: 'string' },
      seed: { type: 'string', default: '1' },
      lanes: { type: 'string', default: '2' },
      budget: { type: 'string', default: '60' },
      json: { type: 'string' },
      dry: { type: 'boolean', default: false },
    },
  })
  const sources = [...positionals, ...values.folder].map((path) => path.replace(/^\.\/|\/$/g, ''))
  if (sources.length === 0)
    throw new Error('Name files or folders of sources, such as src/dates.ts or --folder src/answers.')
  const foreign = sources.find((path) => path !== 'src' && !path.startsWith('src/'))
  if (foreign !== undefined) throw new Error(`Only sources below src/ are mutated, not "${foreign}".`)
  return {
    sources,
    sample: values.sample === undefined ? undefined : wholeNumber('--sample', values.sample),
    seed: values.seed,
    lanes: wholeNumber('--lanes', values.lanes),
    budget: wholeNumber('--budget', values.budget),
    json: values.json,
    isDry: values.dry,
  }
}

function wholeNumber(name: string, text: string): number {
  const value = Number(text)
  if (!(Number.isInteger(value) && value > 0)) throw new Error(`${name} is a whole number from 1, not "${text}".`)
  return value
}
