import { execFileSync } from 'node:child_process'

/**
 * Threads load the compiled worker, some tests the package itself, and the campaign its compiled processes: all are made
 * once before any test runs.
 */
export default function buildOnce(): void {
  execFileSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit' })
  execFileSync('npx', ['tsc', '-p', 'campaign'], { stdio: 'inherit' })
}
