import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createVitest, type TestModule } from 'vitest/node'

/** What a runner is asked: run these tests in this order after these files have changed, and stop at the first that fails. */
export interface RunRequest {
  readonly changed: readonly string[]
  readonly tests: readonly string[]
}

/** What a runner says: ready, a test file has ended, or all have. */
export type RunnerMessage =
  | { readonly kind: 'ready' }
  | { readonly kind: 'file'; readonly test: string; readonly isPassed: boolean; readonly seconds: number }
  | { readonly kind: 'end'; readonly failed: string | undefined }

/** Milliseconds for one test, which ends a loop that waits; the lane ends those that do not. */
const TEST_MILLISECONDS = 1000 * Number(process.env.MUTATION_TEST_SECONDS ?? 30)

const root = process.argv[2]!
process.chdir(root)
const send = (message: RunnerMessage): void => void process.send?.(message)

/** Test files in the order given, not in that of their last durations. */
class GivenOrder {
  shard<T>(files: T): T {
    return files
  }
  sort<T>(files: T): T {
    return files
  }
}

/** Of the setup files of the suite, those that the repository has. */
const present = (...files: string[]): string[] => files.filter((file) => existsSync(join(root, file)))

const isPassed = (module: TestModule): boolean => module.state() === 'passed' || module.state() === 'skipped'

const vitest = await createVitest('test', {
  root,
  config: false,
  watch: false,
  include: ['test/**/*.test.ts'],
  globalSetup: present('test/postgresServer.ts'),
  setupFiles: present('test/fixedSeed.ts', 'test/equalBytes.ts'),
  pool: 'threads',
  maxWorkers: 1,
  fileParallelism: false,
  isolate: false,
  bail: 1,
  silent: true,
  sequence: { sequencer: GivenOrder },
  testTimeout: TEST_MILLISECONDS,
  hookTimeout: TEST_MILLISECONDS,
  teardownTimeout: 2_000,
  experimental: { fsModuleCache: false },
  reporters: [
    {
      onTestModuleEnd: (module) => {
        const seconds = (module.diagnostic().duration + module.diagnostic().collectDuration) / 1000
        send({ kind: 'file', test: module.relativeModuleId, isPassed: isPassed(module), seconds })
      },
    },
  ],
})
await vitest.standalone()

async function run({ changed, tests }: RunRequest): Promise<void> {
  for (const file of changed) vitest.invalidateFile(join(root, file))
  const project = vitest.projects[0]!
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(
    tests.map((test) => project.createSpecification(join(root, test))),
  )
  const failed = testModules.find((module) => tests.includes(module.relativeModuleId) && module.state() === 'failed')
  send({
    kind: 'end',
    failed: failed?.relativeModuleId ?? (unhandledErrors.length > 0 ? 'an unhandled error' : undefined),
  })
}

process.on('message', (request: RunRequest) => {
  run(request).catch((error: unknown) => {
    console.error(error)
    process.exit(1)
  })
})
// The lane has ended, maybe by a signal.
process.on('disconnect', () => process.exit())
send({ kind: 'ready' })
