import { type Command, InvalidArgumentError } from 'commander'
import type { LogLevel } from '../logLevels.js'
import { applyConfiguration, readSecret } from './configuration.js'
import {
  addPooledDatabaseOptions,
  type DatabaseArguments,
  type DatabaseValues,
  MOST_MEBIBYTES,
  type PooledDatabaseValues,
  readDatabase,
} from './databaseOptions.js'
import { collectNames, type Dictionaries, portNumber, variableOption, wholeNumber } from './optionValues.js'
import { addBuildOptions, addHostOption, addLogOptions, CONFIGURATION_HELP, STOPPED_HELP } from './processOptions.js'

export interface ServeArguments extends DatabaseArguments, PooledDatabaseValues {
  readonly command: 'serve'
  readonly directory: string | undefined
  readonly port: number
  readonly host: string
  readonly token: string | undefined
  readonly rateLimits: boolean
  /** Whether `/` answers the explorer. */
  readonly explorer: boolean
  /** Origins whose pages may ask from a browser. */
  readonly allowOrigins: readonly string[]
  /** Proxies in front of the server, and the header in which they name the client. */
  readonly trustProxy: { readonly hops: number; readonly header: ProxyHeader }
  readonly threads: number | undefined
  /** Whether builds run in this process. */
  readonly builds: boolean
  /** MiB of memory for projects in use and answers at most. */
  readonly cacheMemory: number | undefined
  /** MiB of a request body at most. */
  readonly maxBody: number | undefined
  /** Seconds of work on a question; 0 for no limit. */
  readonly questionTimeout: number | undefined
  /** Characters of a new password at least. */
  readonly passwordLength: number | undefined
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
  /** Dictionaries by language. */
  readonly dictionary?: Dictionaries | undefined
  /** Prefix of all paths. */
  readonly basePath: string | undefined
  readonly compress: boolean
  readonly health: boolean
  readonly metrics: boolean
  readonly logLevel: LogLevel
  /** Seconds before the server stops listening, and seconds for running requests after that. */
  readonly drainTimeout: number
  readonly stopTimeout: number
}

type ProxyHeader = 'x-forwarded-for' | 'forwarded'

/** Options as commander reads them. */
interface Values
  extends DatabaseValues,
    Pick<
      ServeArguments,
      | 'directory'
      | 'poolSize'
      | 'cacheFolder'
      | 'cacheSize'
      | 'databaseTimeout'
      | 'builds'
      | 'port'
      | 'host'
      | 'token'
      | 'rateLimits'
      | 'explorer'
      | 'threads'
    >,
    Pick<ServeArguments, 'owner' | 'password' | 'passwordLength' | 'mail' | 'publicUrl' | 'background' | 'dictionary'>,
    Pick<ServeArguments, 'cacheMemory' | 'maxBody' | 'questionTimeout'>,
    Pick<ServeArguments, 'basePath' | 'compress' | 'health' | 'metrics' | 'logLevel' | 'drainTimeout' | 'stopTimeout'> {
  readonly config?: string
  readonly allowOrigin?: string[]
  readonly tokenFile?: string
  readonly passwordFile?: string
  readonly mailFile?: string
  readonly trustProxy: number
  readonly proxyHeader: ProxyHeader
}

const description = [
  'Serves the interface over HTTP, with the paths of the service, and the explorer, a page for the browser, at /. When ready it',
  'prints one line of JSON: {"url": "http://127.0.0.1:PORT", "token": "..."}. The token acts as the local owner. Ctrl-C stops',
  'the server.',
].join(' ')

const examples = `${CONFIGURATION_HELP}
Pass secrets by files or variables: other users of the machine can read the command line.

Examples:
  conceptlite serve --directory ./insights --port 8080
  CONCEPTLITE_TOKEN="$(cat token.txt)" conceptlite serve --directory ./insights${STOPPED_HELP}`

/** Adds the command `serve`; `submit` gets its arguments. */
export function defineServe(program: Command, submit: (args: ServeArguments) => void): void {
  const command = program
    .command('serve')
    .usage('[options]')
    .summary('serve the interface over HTTP')
    .description(description)
    .addHelpText('after', examples)
    .option('-d, --directory <folder>', 'folder of the projects (default: in memory, lost at the end)')
  addPooledDatabaseOptions(addBuildOptions(command))
  command.option('--no-builds', 'leave builds to other processes on the database, such as conceptlite worker')
  addNetworkOptions(command)
  addIdentityOptions(command)
  addOperatingOptions(command)
  command.action(() => {
    applyConfiguration(command, process.env)
    submit(toArguments(command.opts<Values>()))
  })
}

function addNetworkOptions(command: Command): void {
  command.optionsGroup('Network:').option('-p, --port <port>', 'port to listen on (0: any free one)', portNumber, 0)
  addHostOption(command)
    .option('--no-explorer', 'no page at /, only the interface')
    .option('--no-rate-limits', 'never answer 429')
    .option(
      '--allow-origin <origin>',
      "allow pages of this origin in a browser, such as https://app.example.org; '*': any page; repeat or separate by commas (default: none)",
      collectNames,
    )
    .option(
      '--trust-proxy <n>',
      'exact number of proxies in front of the server: rate limits use the client address of the header x-forwarded-for',
      wholeNumber(0, 100),
      0,
    )
    .option(
      '--proxy-header <name>',
      'header that the proxies set: x-forwarded-for or forwarded',
      readProxyHeader,
      'x-forwarded-for',
    )
    .option('--base-path <path>', 'prefix of all paths, such as /insights, that a proxy passes on (default: none)')
    .option('--no-compress', 'do not compress answers')
}

function addOperatingOptions(command: Command): void {
  addLogOptions(command.optionsGroup('Operating:'))
    .option('--no-health', 'do not answer /health/live and /health/ready')
    .option('--cache-memory <n>', 'MiB for projects in use at most (default: 1024)', wholeNumber(0, MOST_MEBIBYTES))
    .option('--max-body <n>', 'MiB of a request body at most (default: 128)', wholeNumber(1, MOST_MEBIBYTES))
    .option('--question-timeout <n>', 'seconds for one question; 0: no limit (default: 60)', wholeNumber(0, 86_400))
    .option('--drain-timeout <seconds>', 'time from SIGTERM to the end of listening', wholeNumber(0, 3_600), 0)
    .option('--stop-timeout <seconds>', 'time for running requests after that', wholeNumber(0, 3_600), 5)
}

function addIdentityOptions(command: Command): void {
  command
    .optionsGroup('People and mail:')
    .addOption(variableOption('--token <token>', 'token to accept (default: a new random one)', 'CONCEPTLITE_TOKEN'))
    .option('--token-file <file>', 'file that holds the token')
    .option('--owner <email>', 'login of the local owner (default: that of the folder, or owner@localhost)')
    .addOption(
      variableOption(
        '--password <password>',
        "the owner's password, so that clients can log in; each start sets it again",
        'CONCEPTLITE_PASSWORD',
      ),
    )
    .option('--password-file <file>', "file that holds the owner's password")
    .option('--password-length <n>', 'characters of new passwords at least (default: 8)', wholeNumber(1, 128))
    .addOption(
      variableOption(
        '--mail <address>',
        'mail server, such as smtp://user:pass@host:587/?from=me%40example.org; the package nodemailer must be installed (default: no mail)',
        'CONCEPTLITE_MAIL',
      ),
    )
    .option('--mail-file <file>', 'file that holds the address of the mail server')
    .option('--public-url <url>', 'prefix of links in mails (default: the address it listens on)')
}

function toArguments(values: Values): ServeArguments {
  const { allowOrigin, trustProxy, proxyHeader, config: _, ...given } = values
  const { database, databaseFile, schema, tokenFile, passwordFile, mailFile, ...rest } = given
  return {
    command: 'serve',
    allowOrigins: allowOrigin ?? [],
    trustProxy: { hops: trustProxy, header: proxyHeader },
    ...rest,
    ...readDatabase({ database, databaseFile, schema } as DatabaseValues),
    token: rest.token ?? readSecret(tokenFile),
    password: rest.password ?? readSecret(passwordFile),
    mail: rest.mail ?? readSecret(mailFile),
  }
}

function readProxyHeader(value: string): ProxyHeader {
  const name = value.toLowerCase()
  if (name === 'x-forwarded-for' || name === 'forwarded') return name
  throw new InvalidArgumentError('It is x-forwarded-for or forwarded.')
}
