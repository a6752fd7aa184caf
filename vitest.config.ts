import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    globalSetup: ['test/buildOnce.ts'],
    pool: 'threads',
    testTimeout: 30_000,
  },
})
