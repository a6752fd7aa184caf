import { createRequire } from 'node:module'
import type BetterSqlite from 'better-sqlite3'

/** The properties of a runtime that decide whether better-sqlite3 can be loaded. */
export interface Runtime {
  /** `process.versions`: `node` always, `bun` and `deno` where one of them runs the program. */
  readonly versions: Readonly<Record<string, string | undefined>>
  /** `npm_config_user_agent`, which package managers set for the scripts they run: `pnpm/10.2.0 npm/? node/v24.1.0`. */
  readonly userAgent?: string | undefined
  /** `npm_execpath`, for package managers that set no user agent. */
  readonly execPath?: string | undefined
}

/** First version of Node.js on which better-sqlite3 12 aborts the process at its end (a removed cleanup hook). */
const FIRST_NODE_WITHOUT_12 = 24
/** First version of Node.js that better-sqlite3 13 runs on; on older ones it crashes while it loads. */
const FIRST_NODE_WITH_13 = 22

const major = (version: string): number => Number.parseInt(version, 10)

/** Why this runtime must not load a version of better-sqlite3, and how to repair it; undefined if it may. */
export function unfitBinding(version: string, { versions, ...manager }: Runtime): string | undefined {
  // Bun and Deno report the version of Node.js that they imitate; the crashes are those of Node.js itself.
  if (versions.bun !== undefined || versions.deno !== undefined) return undefined
  const node = major(versions.node ?? '')
  const requested =
    major(version) >= 13 && node < FIRST_NODE_WITH_13
      ? '^12.11.1'
      : major(version) <= 12 && node >= FIRST_NODE_WITHOUT_12
        ? '^13.2.0'
        : undefined
  if (requested === undefined) return undefined
  return (
    `better-sqlite3 ${version} would crash Node.js ${versions.node}. ` +
    `Install the version for this Node.js: ${addCommand(manager)} better-sqlite3@${requested}`
  )
}

/** How to install a missing native binary of better-sqlite3, for the current package manager. */
export function missingBinding(manager: Pick<Runtime, 'userAgent' | 'execPath'>): string {
  return `The native part of better-sqlite3 cannot be loaded. ${remedies[packageManager(manager)]}`
}

type PackageManager = 'npm' | 'pnpm' | 'yarn' | 'bun'

const remedies: Readonly<Record<PackageManager, string>> = {
  npm:
    'npm 12 skips install scripts that nobody has approved: add "allowScripts": { "better-sqlite3": true } to the ' +
    'package.json of your project and run: npm rebuild better-sqlite3',
  pnpm: 'pnpm skips install scripts that nobody has approved. Run: pnpm approve-builds better-sqlite3 && pnpm rebuild better-sqlite3',
  yarn:
    'Yarn skips install scripts where enableScripts is false: add "dependenciesMeta": { "better-sqlite3": { "built": true } } ' +
    'to the package.json of your project and run: yarn rebuild better-sqlite3',
  bun: 'Bun skips install scripts of packages that nobody trusts. Run: bun pm trust better-sqlite3',
}

function packageManager({ userAgent = '', execPath = '' }: Pick<Runtime, 'userAgent' | 'execPath'>): PackageManager {
  const named = /^(npm|pnpm|yarn|bun)\//.exec(userAgent)?.[1] ?? /\b(pnpm|yarn|bun)\b/.exec(execPath)?.[1]
  return (named as PackageManager | undefined) ?? 'npm'
}

const addCommands: Readonly<Record<PackageManager, string>> = {
  npm: 'npm install',
  pnpm: 'pnpm add',
  yarn: 'yarn add',
  bun: 'bun add',
}

const addCommand = (manager: Pick<Runtime, 'userAgent' | 'execPath'>): string => addCommands[packageManager(manager)]

let binding: typeof BetterSqlite | undefined

/**
 * Loads better-sqlite3 on first use. Throws an error with a repair instruction when its native binary is missing, or
 * when its version would crash this runtime; in that case nothing of it is loaded.
 */
export function loadBinding(): typeof BetterSqlite {
  if (binding !== undefined) return binding
  const require = createRequire(import.meta.url)
  const runtime: Runtime = {
    versions: process.versions,
    userAgent: process.env.npm_config_user_agent,
    execPath: process.env.npm_execpath,
  }
  const { version } = require('better-sqlite3/package.json') as { version: string }
  const unfit = unfitBinding(version, runtime)
  if (unfit !== undefined) throw new Error(unfit)
  try {
    const loaded = require('better-sqlite3') as typeof BetterSqlite
    new loaded(':memory:').close()
    binding = loaded
    return loaded
  } catch (cause) {
    throw new Error(missingBinding(runtime), { cause })
  }
}
