import { execFileSync } from 'node:child_process'

/** Threads load the compiled worker, so the package is built once before any test runs. */
export default function buildOnce(): void {
  execFileSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit' })
}
