import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type BetterSqlite from 'better-sqlite3'
import { UnusableBinding } from './failures.js'

/** The properties of a runtime that decide whether better-sqlite3 can be loaded. */
export interface Runtime {
  /** `process.versions`: `node` always, `bun` and `deno` where one of them runs the program. */
  readonly versions: Readonly<Record<string, string | undefined>>
  /** `npm_config_user_agent`, which package managers set for the scripts they run: `pnpm/10.2.0 npm/? node/v24.1.0`. */
  readonly userAgent?: string | undefined
  /** `npm_execpath`, for package managers that set no user agent. */
  readonly execPath?: string | undefined
  /** Where the program runs. A lock file there or above tells the package manager of programs that none has started. */
  readonly folder?: string | undefined
}

/** First version of Node.js on which better-sqlite3 12 aborts the process at its end (a removed cleanup hook). */
const FIRST_NODE_WITHOUT_12 = 24
/** First version of Node.js that better-sqlite3 13 runs on; on older ones it crashes while it loads. */
const FIRST_NODE_WITH_13 = 22

const major = (version: string): number => Number.parseInt(version, 10)

/** Why this runtime must not load a version of better-sqlite3, and how to repair it; undefined if it may. */
export function unfitBinding(version: string, runtime: Runtime): string | undefined {
  const { versions } = runtime
  const install = (range: string): string => {
    const manager = packageManager(runtime)
    return manager === 'yarn' ? resolution(range) : `${addCommands[manager]}better-sqlite3@${range}`
  }
  // Bun and Deno report the version of Node.js that they imitate; the crashes are those of Node.js itself.
  const imitation = versions.bun === undefined ? versions.deno && 'Deno' : 'Bun'
  if (imitation !== undefined) {
    if (major(version) >= 13) return undefined
    return `better-sqlite3 ${version} does not run on ${imitation}. Install a newer version: ${install('^13.2.0')}`
  }
  const node = major(versions.node ?? '')
  const requested =
    major(version) >= 13 && node < FIRST_NODE_WITH_13
      ? '^12.11.1'
      : major(version) <= 12 && node >= FIRST_NODE_WITHOUT_12
        ? '^13.2.0'
        : undefined
  if (requested === undefined) return undefined
  return `better-sqlite3 ${version} would crash Node.js ${versions.node}. Install the version for this Node.js: ${install(requested)}`
}

/** How to install a missing native binary of better-sqlite3, for the current package manager. */
export function missingBinding(runtime: Runtime): string {
  return `The native part of better-sqlite3 cannot be loaded. ${remedies[packageManager(runtime)]}`
}

/**
 * How to repair a native binary that was made for another runtime, such as the Node.js before an upgrade, Electron, or the
 * system from which node_modules was copied; undefined if the failure is another one.
 */
export function foreignBinding(failure: unknown, runtime: Runtime): string | undefined {
  if ((failure as { code?: unknown } | undefined)?.code !== 'ERR_DLOPEN_FAILED') return undefined
  const made = 'The native part of better-sqlite3 was made for another runtime or system'
  if (runtime.versions.electron !== undefined) {
    return `${made} than Electron ${runtime.versions.electron}. Run: npx @electron/rebuild --only better-sqlite3`
  }
  const command = rebuildCommands[packageManager(runtime)]
  return command && `${made} than Node.js ${runtime.versions.node} on this machine. Run: ${command}`
}

/**
 * Why the runtime has refused the native binary: Node.js under `--permission` or `--no-addons`, and Deno without a permission, which it names;
 * undefined if the failure is another one.
 */
export function refusedBinding(failure: unknown): string | undefined {
  const { code, name, message } = failure as NodeJS.ErrnoException
  if (code !== 'ERR_DLOPEN_DISABLED' && name !== 'NotCapable') return undefined
  return `The native part of better-sqlite3 may not be loaded here. ${message}`
}

type PackageManager = 'npm' | 'pnpm' | 'yarn' | 'bun' | 'deno'

const remedies: Readonly<Record<PackageManager, string>> = {
  npm:
    'npm 12 skips install scripts that nobody has approved: add "allowScripts": { "better-sqlite3": true } to the ' +
    'package.json of your project and run: npm rebuild better-sqlite3',
  pnpm: 'pnpm skips install scripts that nobody has approved. Run: pnpm approve-builds better-sqlite3 && pnpm rebuild better-sqlite3',
  yarn:
    'Yarn skips install scripts where enableScripts is false: add "dependenciesMeta": { "better-sqlite3": { "built": true } } ' +
    'to the package.json of your project and run: yarn rebuild better-sqlite3',
  bun: 'Bun skips install scripts of packages that nobody trusts. Run: bun pm trust better-sqlite3',
  deno: 'Deno skips install scripts that nobody has approved. Run: deno install --allow-scripts=npm:better-sqlite3',
}

/** Bun and Deno have no such command. */
const rebuildCommands: Readonly<Partial<Record<PackageManager, string>>> = {
  npm: 'npm rebuild better-sqlite3',
  pnpm: 'pnpm rebuild better-sqlite3',
  yarn: 'yarn rebuild better-sqlite3',
}

/** `yarn add` installs a second version, and this package keeps the one of the lock file. */
const resolution = (range: string): string =>
  `add "resolutions": { "better-sqlite3": "${range}" } to the package.json of your project and run: yarn install`

const addCommands: Readonly<Record<Exclude<PackageManager, 'yarn'>, string>> = {
  npm: 'npm install ',
  pnpm: 'pnpm add ',
  bun: 'bun add ',
  deno: 'deno add npm:',
}

const lockFiles: Readonly<Record<string, PackageManager>> = {
  'pnpm-lock.yaml': 'pnpm',
  'yarn.lock': 'yarn',
  'bun.lock': 'bun',
  'bun.lockb': 'bun',
  'deno.lock': 'deno',
  'package-lock.json': 'npm',
}

/**
 * The package manager that started the program. If none did, the one whose lock file is nearest; without a lock file, the one of
 * the runtime.
 */
function packageManager({ userAgent = '', execPath = '', folder, versions }: Runtime): PackageManager {
  const named = /^(npm|pnpm|yarn|bun)\//.exec(userAgent)?.[1] ?? /\b(pnpm|yarn|bun)\b/.exec(execPath)?.[1]
  if (named !== undefined) return named as PackageManager
  return lockedBy(folder) ?? (versions.bun !== undefined ? 'bun' : versions.deno !== undefined ? 'deno' : 'npm')
}

function lockedBy(folder: string | undefined): PackageManager | undefined {
  if (folder === undefined) return undefined
  const file = Object.keys(lockFiles).find((name) => existsSync(join(folder, name)))
  if (file !== undefined) return lockFiles[file]
  const above = dirname(folder)
  return above === folder ? undefined : lockedBy(above)
}

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
    folder: process.cwd(),
  }
  const { version } = require('better-sqlite3/package.json') as { version: string }
  const unfit = unfitBinding(version, runtime)
  if (unfit !== undefined) throw new UnusableBinding(unfit)
  try {
    const loaded = require('better-sqlite3') as typeof BetterSqlite
    new loaded(':memory:').close()
    binding = loaded
    return loaded
  } catch (cause) {
    const why = refusedBinding(cause) ?? foreignBinding(cause, runtime) ?? missingBinding(runtime)
    throw new UnusableBinding(why, { cause })
  }
}
