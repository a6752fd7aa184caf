import { execFileSync } from 'node:child_process'

/** Threads load the compiled worker, and some tests the package itself: both are made once before any test runs. */
export default function buildOnce(): void {
  execFileSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit' })
}
