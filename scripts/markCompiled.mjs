import { writeFileSync } from 'node:fs'

// Tests compile only where a source is newer than this file, see `test/buildOnce.ts`.
writeFileSync(new URL('../dist/compiled.log', import.meta.url), '')
