import { defineConfig } from 'vitest/config'

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

export default defineConfig({
  resolve: { alias },
  test: {
    include: ['test/**/*.test.ts'],
    globalSetup: ['test/buildOnce.ts', 'test/postgresServer.ts', 'test/browserServer.ts'],
    setupFiles: ['test/fixedSeed.ts'],
    pool: 'threads',
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
