import { type ParseArgsConfig, parseArgs } from 'node:util'
import type { ColumnChoice } from './guessColumns.js'
import { UsageError } from './inputError.js'

export interface AnalyzeArguments {
  readonly command: 'analyze'
  /** Undefined: the packaged sample. `-`: standard input. */
  readonly file: string | undefined
  readonly columns: ColumnChoice
  readonly delimiter: string | undefined
  readonly encoding: string | undefined
  /** Name or number of the sheet of a workbook; undefined: the first one with rows. */
  readonly sheet: string | undefined
  /** Say what the columns are taken for, and build nothing. */
  readonly plan: boolean
  readonly name: string | undefined
  /** A code, or `auto`: the language of most texts. */
  readonly language: string
  readonly directory: string | undefined
  /** Concepts in each list. */
  readonly limit: number
  readonly search: string | undefined
  /** Constraints as typed; a document must satisfy all of them. */
  readonly filters: readonly string[]
  /** The field whose drivers are shown; undefined: the one that looks like the overall score. */
  readonly drivers: string | undefined
  readonly sentiment: boolean
  /** File of word vectors in the language of the texts. */
  readonly background: string | undefined
  readonly threads: number | undefined
  readonly json: boolean
  readonly quiet: boolean
}

export interface ServeArguments {
  readonly command: 'serve'
  readonly directory: string | undefined
  readonly port: number
  readonly host: string
  readonly token: string | undefined
  readonly rateLimits: boolean
  /** Origins whose pages may ask from a browser. */
  readonly allowOrigins: readonly string[]
  /** Proxies in front of the server, and the header in which they name the client. */
  readonly trustProxy: { readonly hops: number; readonly header: 'x-forwarded-for' | 'forwarded' }
  readonly threads: number | undefined
  /** Login of the local owner. */
  readonly owner: string | undefined
  /** The owner's password, so that clients can log in. */
  readonly password: string | undefined
  /** SMTP address by which mail is sent. */
  readonly mail: string | undefined
  /** What links in mails begin with. */
  readonly publicUrl: string | undefined
  /** File of word vectors. */
  readonly background: string | undefined
}

export interface CheckArguments {
  readonly command: 'check'
  readonly directory: string
  readonly json: boolean
}

/** Commands with a help of their own. */
export type CommandName = 'analyze' | 'serve' | 'check'

export type Arguments =
  | AnalyzeArguments
  | ServeArguments
  | CheckArguments
  | { readonly command: 'help'; readonly about: CommandName | undefined }
  | { readonly command: 'version' }

const list = { type: 'string', multiple: true } as const
const text = { type: 'string' } as const
const flag = { type: 'boolean' } as const

const analyzeOptions = {
  text: list,
  title: text,
  date: list,
  score: list,
  number: list,
  string: list,
  'no-guess': flag,
  'date-order': text,
  delimiter: text,
  encoding: text,
  sheet: text,
  plan: flag,
  name: text,
  language: { ...text, short: 'l' },
  directory: { ...text, short: 'd' },
  limit: { ...text, short: 'n' },
  search: { ...text, short: 's' },
  filter: list,
  drivers: text,
  'no-sentiment': flag,
  background: text,
  threads: text,
  json: flag,
  quiet: { ...flag, short: 'q' },
  help: { ...flag, short: 'h' },
} as const satisfies ParseArgsConfig['options']

const serveOptions = {
  directory: { ...text, short: 'd' },
  port: { ...text, short: 'p' },
  host: text,
  token: text,
  'no-rate-limits': flag,
  'allow-origin': list,
  'trust-proxy': text,
  'proxy-header': text,
  threads: text,
  owner: text,
  password: text,
  mail: text,
  'public-url': text,
  background: text,
  help: { ...flag, short: 'h' },
} as const satisfies ParseArgsConfig['options']

const checkOptions = {
  json: flag,
  help: { ...flag, short: 'h' },
} as const satisfies ParseArgsConfig['options']

/** Most concepts that one list may show. */
const MOST_CONCEPTS = 1_000

/** Understands a command line (without node and script). Throws UsageError with a sentence for the user. */
export function readArguments(args: readonly string[]): Arguments {
  const [command, ...rest] = args
  if (command === undefined || command === '--help' || command === '-h') return { command: 'help', about: undefined }
  if (command === '--version' || command === '-v') return { command: 'version' }
  if (command === 'analyze') return readAnalyze(rest)
  if (command === 'serve') return readServe(rest)
  if (command === 'check') return readCheck(rest)
  if (command === 'help') {
    const [about] = rest
    if (about === undefined || about === 'analyze' || about === 'serve' || about === 'check') {
      return { command: 'help', about }
    }
    throw new UsageError(`There is no command "${about}".`)
  }
  throw new UsageError(`There is no command "${command}".`)
}

function readAnalyze(args: string[]): Arguments {
  const { values, positionals } = parse({ args, options: analyzeOptions, allowPositionals: true })
  if (values.help) return { command: 'help', about: 'analyze' }
  if (positionals.length > 1) throw new UsageError(`One file at a time, please: "${positionals.join('", "')}".`)
  const order = values['date-order']
  if (order !== undefined && order !== 'dmy' && order !== 'mdy') throw new UsageError('--date-order is dmy or mdy.')
  return {
    command: 'analyze',
    file: positionals[0],
    columns: {
      text: values.text,
      title: values.title,
      date: commaList(values.date),
      score: commaList(values.score),
      number: commaList(values.number),
      string: commaList(values.string),
      guess: values['no-guess'] !== true,
      dateOrder: order,
    },
    delimiter: readDelimiter(values.delimiter),
    encoding: values.encoding,
    sheet: values.sheet,
    plan: values.plan === true,
    name: values.name,
    language: values.language ?? 'auto',
    directory: values.directory,
    limit: readInteger('--limit', values.limit, 1, MOST_CONCEPTS) ?? 15,
    search: values.search,
    filters: values.filter ?? [],
    drivers: values.drivers,
    sentiment: values['no-sentiment'] !== true,
    background: values.background,
    threads: readInteger('--threads', values.threads, 0, 1_024),
    json: values.json === true,
    quiet: values.quiet === true,
  }
}

function readServe(args: string[]): Arguments {
  const { values } = parse({ args, options: serveOptions, allowPositionals: false })
  if (values.help) return { command: 'help', about: 'serve' }
  return {
    command: 'serve',
    directory: values.directory,
    port: readInteger('--port', values.port, 0, 65_535) ?? 0,
    host: values.host ?? '127.0.0.1',
    token: values.token,
    rateLimits: values['no-rate-limits'] !== true,
    allowOrigins: commaList(values['allow-origin']),
    trustProxy: {
      hops: readInteger('--trust-proxy', values['trust-proxy'], 0, 100) ?? 0,
      header: readProxyHeader(values['proxy-header'] ?? 'x-forwarded-for'),
    },
    threads: readInteger('--threads', values.threads, 0, 1_024),
    owner: values.owner,
    password: values.password,
    mail: values.mail,
    publicUrl: values['public-url'],
    background: values.background,
  }
}

function readCheck(args: string[]): Arguments {
  const { values, positionals } = parse({ args, options: checkOptions, allowPositionals: true })
  if (values.help) return { command: 'help', about: 'check' }
  const [directory, ...more] = positionals
  if (directory === undefined || more.length > 0) throw new UsageError('Name one folder to check.')
  return { command: 'check', directory, json: values.json === true }
}

/** parseArgs, whose complaints become UsageErrors. */
function parse<const Config extends ParseArgsConfig>(config: Config): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config)
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (!code?.startsWith('ERR_PARSE_ARGS')) throw error
    throw new UsageError(message.split(/(?<=\.) (?:To specify|This command)/)[0], { cause: error })
  }
}

const commaList = (values: readonly string[] | undefined): string[] =>
  (values ?? []).flatMap((value) => value.split(',').map((name) => name.trim())).filter((name) => name !== '')

function readDelimiter(value: string | undefined): string | undefined {
  const delimiter = value === 'tab' || value === '\\t' ? '\t' : value
  if (delimiter !== undefined && (delimiter.length !== 1 || delimiter === '"' || delimiter === '\n')) {
    throw new UsageError('--delimiter is a single character, or the word tab.')
  }
  return delimiter
}

function readProxyHeader(value: string): 'x-forwarded-for' | 'forwarded' {
  const name = value.toLowerCase()
  if (name !== 'x-forwarded-for' && name !== 'forwarded') {
    throw new UsageError('--proxy-header is x-forwarded-for or forwarded.')
  }
  return name
}

function readInteger(option: string, value: string | undefined, minimum: number, maximum: number): number | undefined {
  if (value === undefined) return undefined
  const number = /^\d+$/.test(value) ? Number(value) : Number.NaN
  if (!(number >= minimum && number <= maximum)) {
    throw new UsageError(`${option} is a whole number from ${minimum} to ${maximum}, not "${value}".`)
  }
  return number
}
