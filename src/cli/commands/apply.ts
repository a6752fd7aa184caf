import { type Command, Option } from 'commander'
import { collect, wholeNumber } from './optionValues.js'
import {
  addFolderOption,
  addProjectArgument,
  type DictionaryChoice,
  dictionaryOption,
  type StoredProject,
} from './sharedOptions.js'

const FIELDS = ['terms', 'concepts', 'sentiment', 'key_phrases', 'predictions'] as const
export type ApplyField = (typeof FIELDS)[number]

export interface ApplyArguments extends StoredProject, DictionaryChoice {
  readonly command: 'apply'
  /** The concepts to match texts with: those of a list, those named, or the top ones. */
  readonly concepts: { readonly list: string } | { readonly texts: readonly string[] } | { readonly top: number }
  readonly fields: readonly ApplyField[] | undefined
  readonly nearest: number
  readonly limit: number
  /** The key of a line's object that has the text. */
  readonly text: string
  /** Whether a wrong line ends the run. */
  readonly strict: boolean
  readonly quiet: boolean
}

interface Values {
  readonly directory: string
  readonly dictionary?: ApplyArguments['dictionary']
  readonly list?: string
  readonly concept?: string[]
  readonly top: number
  readonly field?: string[]
  readonly nearest: number
  readonly limit: number
  readonly text: string
  readonly strict?: true
  readonly quiet?: true
}

const MOST_TOP = 50_000
const MOST_MATCHES = 1_000
const MOST_NEAREST = 20
const TOP = 50

const description = [
  'Reads new texts with a built project, without storing them: JSON lines from standard input, each a text or an object with',
  'one, and JSON lines to standard output, each the object with an "analysis": language, sentiment, terms, concepts. For',
  'tagging texts as they come, and for corpora larger than a build: run one process for each part.',
].join(' ')

const examples = `
Examples:
  conceptlite apply --directory ./insights < tickets.jsonl > tagged.jsonl
  conceptlite apply "Survey 2025" -d ./insights --list Topics --field concepts < new.jsonl

A line that cannot be read is reported with its number on standard error and left out.

Exit codes: 0 success, 1 failure (with --strict also a wrong line), 2 wrong usage, 130 interrupted.`

/** Adds the command `apply`; `submit` gets its arguments. */
export function defineApply(program: Command, submit: (args: ApplyArguments) => void): void {
  const command = addProjectArgument(program.command('apply'))
    .usage('[PROJECT] --directory FOLDER [options] < TEXTS.jsonl')
    .summary('read new texts with a project of a folder')
    .description(description)
    .addHelpText('after', examples)
  addFolderOption(command)
    .addOption(dictionaryOption())
    .option('--text <key>', 'key of the text in the objects', 'text')
    .option('--strict', 'end at the first wrong line')
    .option('-q, --quiet', 'no notes on standard error')
    .optionsGroup('Concepts (one of):')
    .addOption(new Option('--list <name>', 'the concepts of a shared list').conflicts(['concept', 'top']))
    .addOption(
      new Option('--concept <text>', 'a word or phrase; repeat for several').argParser(collect).conflicts('top'),
    )
    .option('--top <n>', 'the top concepts', wholeNumber(0, MOST_TOP), TOP)
    .optionsGroup('Output:')
    .addOption(
      new Option('--field <name>', `a part of the answer; repeat for several: ${FIELDS.join(', ')}`)
        .argParser(collect)
        .default(undefined, 'terms, concepts, and sentiment if it is built'),
    )
    .option('-n, --limit <n>', 'number of concepts of a text', wholeNumber(0, MOST_MATCHES), 10)
    .option('--nearest <n>', 'number of most similar documents of a text', wholeNumber(0, MOST_NEAREST), 0)
  command.action((project: string | undefined, values: Values) => submit(toArguments(command, project, values)))
}

function toArguments(command: Command, project: string | undefined, values: Values): ApplyArguments {
  const { directory, dictionary, list, concept, top, field, nearest, limit, text } = values
  const wrong = field?.find((name) => !(FIELDS as readonly string[]).includes(name))
  if (wrong !== undefined) command.error(`option '--field' does not take ${wrong}; it is one of ${FIELDS.join(', ')}`)
  const concepts = list !== undefined ? { list } : concept !== undefined ? { texts: concept } : { top }
  return {
    command: 'apply',
    directory,
    dictionary,
    project,
    concepts,
    fields: field as readonly ApplyField[] | undefined,
    nearest,
    limit,
    text,
    strict: values.strict === true,
    quiet: values.quiet === true,
  }
}
