// Runs after `npm ci` and `npm install` in a clone (script "prepare"). The lock file names better-sqlite3 12, which Node.js 20 needs
// and which aborts on Node.js 24 and newer: there version 13 takes its place, without changing package.json or the lock file.
import { execSync } from 'node:child_process'
import { createRequire } from 'node:module'

const { version } = createRequire(import.meta.url)('better-sqlite3/package.json')
const node = Number.parseInt(process.versions.node, 10)
if (node >= 24 && version.startsWith('12.')) {
  execSync('npm install --no-save --no-audit --no-fund better-sqlite3@^13.2.0', { stdio: 'inherit' })
}
