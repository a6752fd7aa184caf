import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Tests open their engines in PostgreSQL with CONCEPTLITE_TEST_STORAGE=postgres or cluster, see docs/testing.md. */
const engines = { postgres: 'test/databaseEngine.ts', cluster: 'test/clusterEngine.ts' }
const storage = process.env.CONCEPTLITE_TEST_STORAGE as keyof typeof engines | undefined
const alias =
  storage === undefined
    ? []
    : [
        {
          find: /^(?:\.\.\/){2,}src\/engine\.js$/,
          replacement: new URL(engines[storage], import.meta.url).pathname,
        },
      ]

/** Files that take longest for their size. */
const LONG = /\/(?:soak|planted|kill|pipeline)\.test\.ts$/

/** Large files first, as Vitest does without times of an earlier run, but long ones before them: one that starts last is waited for. */
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isLong = ({ moduleId }: TestSpecification): boolean => LONG.test(moduleId)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}

export default defineConfig({
  resolve: { alias },
  test: {
    include: ['test/**/*.test.ts'],
    globalSetup: ['test/buildOnce.ts', 'test/postgresServer.ts', 'test/browserServer.ts'],
    setupFiles: ['test/fixedSeed.ts', 'test/equalBytes.ts'],
    // Progress needs a terminal with control codes; where tests run, there may be none.
    env: { TERM: 'xterm' },
    pool: 'threads',
    sequence: { sequencer: LongFirst },
    // Many tests wait for processes, disks and a browser: one worker for each core keeps the cores busy.
    maxWorkers: '100%',
    // Modules keep no state that one test file could leave to the next; loading them once for each worker saves a third of the time.
    isolate: false,
    experimental: { fsModuleCache: true },
    // For machines that are busy with something else; no test takes long by itself.
    testTimeout: 90_000,
    hookTimeout: 90_000,
  },
})
