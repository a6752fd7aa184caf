import { z } from 'zod'
import { MINIMUM_PASSWORD_LENGTH, type PasswordCheck } from './accounts/passwordPolicy.js'
import { MAX_PASSWORD_COST, PASSWORD_COST } from './accounts/passwords.js'
import type { EngineOptions } from './engineOptions.js'
import { invalidParams } from './errors.js'
import { isOlderVersion, MINIMUM_SCIENCE_VERSION } from './indexing/version.js'
import { emailAddress, newPassword } from './operations/params.js'
import { readOptions, supplied } from './operations/readOptions.js'
import { languages } from './text/languages.js'
import type { FindWords } from './text/tokenization/customTokenizer.js'
import type { BackgroundSpace } from './wordVectors/wordVectors.js'

const isLanguage = (code: string): boolean => languages.some((language) => language.code === code)

type Given<Key extends keyof EngineOptions> = NonNullable<EngineOptions[Key]>

const smtpAddress = z.string().refine((text) => URL.canParse(text) && /^smtps?:$/.test(new URL(text).protocol), {
  message: 'expected an address that begins with smtp:// or smtps://, or a function',
})

/** More threads than any machine has cores are a mistake. */
const MOST_THREADS = 1024
/** Bodies of tens of megabytes are common; larger uploads should be split into batches. */
const MAX_BODY_BYTES = 128 << 20

/** Long enough for the slowest questions about large projects; even larger ones need a higher limit. */
const QUESTION_SECONDS = 60

const passwordCost = z
  .int()
  .min(2)
  .max(MAX_PASSWORD_COST)
  .refine((cost) => Number.isInteger(Math.log2(cost)), 'expected a power of two')

/** A longer minimum would be impractical. */
const LONGEST_MINIMUM = 128

const passwords = z.strictObject({
  minimumLength: z.int().min(1).max(LONGEST_MINIMUM).default(MINIMUM_PASSWORD_LENGTH),
  check: supplied<PasswordCheck>('function').optional(),
  resetEndsTokens: z.boolean().default(true),
})

/** A path stands for a file with all defaults. */
const backgroundFile = z.union([
  z
    .string()
    .min(1)
    .transform((path) => ({ path })),
  z.strictObject({
    path: z.string().min(1),
    cache: z.union([z.string().min(1), z.literal(false)]).optional(),
    documents: z.number().min(0).optional(),
    language: z.string().refine(isLanguage, 'expected the code of a language').optional(),
  }),
])

const suppliedSpace = z.custom<BackgroundSpace>((value) => {
  const { vector, fingerprint, axes } = Object(value) as Partial<BackgroundSpace>
  return typeof vector === 'function' && typeof fingerprint === 'string' && Number.isInteger(axes) && axes! > 0
}, 'expected a path, an object with a path, or a space with a function vector, a fingerprint and a number of axes')

const tokenizerBase = {
  name: z.string().min(1),
  languages: z.array(z.string().refine(isLanguage, 'expected the code of a language')).min(1).optional(),
}

const ownTokenizer = z.union(
  [
    z.strictObject({ ...tokenizerBase, tokenize: supplied<FindWords>('function') }),
    z.strictObject({ ...tokenizerBase, module: z.union([z.string().min(1), z.instanceof(URL)]) }),
  ],
  'expected { name, tokenize } with a function or { name, module } with a path or address, and languages if not for all',
)

const databaseAddress = z
  .string()
  .refine((text) => URL.canParse(text) && /^postgres(?:ql)?:$/.test(new URL(text).protocol), {
    message: 'expected an address that begins with postgresql://',
  })

/** A transaction that waits for a lock must not keep others from all connections. */
const FEWEST_CONNECTIONS = 2
/** Seconds after which a connection without an answer counts as lost in any case. */
const LONGEST_SILENCE = 60
const MOST_CONNECTIONS = 1_000
/** Longest name in PostgreSQL, in bytes. */
const LONGEST_NAME = 63

const storageOptions = {
  directory: z.string().min(1).optional(),
  database: databaseAddress.optional(),
  schema: z
    .string()
    .min(1)
    .refine((name) => Buffer.byteLength(name) <= LONGEST_NAME, `expected at most ${LONGEST_NAME} bytes`)
    .refine((name) => !name.startsWith('pg_') && !name.includes('\0'), 'expected a name that does not begin with pg_')
    .optional(),
  poolSize: z.int().min(FEWEST_CONNECTIONS).max(MOST_CONNECTIONS).optional(),
  cacheFolder: z.string().min(1).optional(),
  cacheSize: z.int().min(0).optional(),
  databaseTimeout: z.number().min(1).max(LONGEST_SILENCE).optional(),
}

/** A clock is called once here: one that returns dates or texts would otherwise fail only at some later call. */
const clock = z.custom<Given<'now'>>(
  (now) => typeof now === 'function' && Number.isFinite(now()),
  'expected a function that returns seconds since 1970, such as () => Date.now() / 1000',
)

const engineOptions = z.strictObject({
  ...storageOptions,
  builds: z.boolean().default(true),
  threads: z.int().min(0).max(MOST_THREADS).optional(),
  now: clock.default(() => () => Date.now() / 1000),
  randomBytes: supplied<Given<'randomBytes'>>('function').optional(),
  owner: z.strictObject({ email: emailAddress.optional(), password: newPassword.optional() }).optional(),
  mail: z.union([supplied<Exclude<Given<'mail'>, string>>('function'), smtpAddress]).optional(),
  publicUrl: z
    .url({ protocol: /^https?$/, error: 'expected an address such as https://insights.example.org' })
    .transform((url) => url.replace(/\/+$/, ''))
    .optional(),
  passwordCost: passwordCost.default(PASSWORD_COST),
  passwords: passwords.prefault({}),
  background: z.union([backgroundFile, suppliedSpace]).optional(),
  general: z.boolean().default(true),
  tokenizer: ownTokenizer.optional(),
  morphology: z.record(z.string().refine(isLanguage, 'expected the code of a language'), z.string().min(1)).optional(),
  sentiment: supplied<Given<'sentiment'>>('function').optional(),
  minimumScienceVersion: z
    .string()
    .regex(/^\d+(?:\.\d+)*$/, 'expected numbers joined by dots')
    .refine(
      (version) => !isOlderVersion(version, MINIMUM_SCIENCE_VERSION),
      `expected ${MINIMUM_SCIENCE_VERSION} or later`,
    )
    .default(MINIMUM_SCIENCE_VERSION),
  positions: z.enum(['utf16', 'codePoints']).optional(),
  rateLimits: z.boolean().default(false),
  maxBodyBytes: z.int().min(0).default(MAX_BODY_BYTES),
  cacheBytes: z.int().min(0).optional(),
  maxBodyBytesTotal: z.int().min(0).optional(),
  questionTimeout: z.number().min(0).or(z.literal(Number.POSITIVE_INFINITY)).default(QUESTION_SECONDS),
  onError: supplied<Given<'onError'>>('function').optional(),
})

/** Engine options with their defaults. */
export type ResolvedEngineOptions = z.output<typeof engineOptions>

/** Names of all options. */
export const engineOptionNames: readonly string[] = Object.keys(engineOptions.shape)

/** Names of options that people try first, by what they mean. */
export const engineSynonyms = {
  folder: 'directory',
  dir: 'directory',
  path: 'directory',
  workers: 'threads',
  smtp: 'mail',
  clock: 'now',
  url: 'database',
  postgres: 'database',
  timeout: 'questionTimeout',
}

/**
 * Applies the defaults. INVALID_PARAMS names the options that are unknown or wrong, and for an unknown one the option
 * that was probably meant.
 */
export function readEngineOptions(options: EngineOptions): ResolvedEngineOptions {
  return requireOneStorage(
    readOptions({ name: 'openEngine', schema: engineOptions, synonyms: engineSynonyms }, options),
  )
}

/** A folder and a database exclude each other; the options of a database need one. */
function requireOneStorage(options: ResolvedEngineOptions): ResolvedEngineOptions {
  const { directory, database } = options
  if (database !== undefined && directory !== undefined) {
    throw invalidParams(
      'Give `directory` or `database`, not both: projects are in a folder or in a database.',
      'directory',
    )
  }
  const needing = (['schema', 'poolSize', 'cacheFolder', 'cacheSize', 'databaseTimeout'] as const).find(
    (name) => options[name] !== undefined,
  )
  if (database === undefined && needing !== undefined) {
    throw invalidParams(`\`${needing}\` is an option of a database. Give the address in \`database\`.`, needing)
  }
  if (database === undefined && !options.builds) {
    throw invalidParams(
      'Only in a database can builds wait for another process. Give its address in `database`.',
      'builds',
    )
  }
  return options
}
