import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { refuseBundle } from '../refuseBundle.js'
import type { JsonSchema } from './parameterSchemas.js'

/** What operations answer, as JSON Schema. `scripts/resultSchemas.mjs` writes it from the types of their results. */
export interface ResultSchemas {
  /** By the name of an operation. */
  readonly results: Readonly<Record<string, JsonSchema>>
  /** Schemas that they refer to as `#/components/schemas/Name`. */
  readonly shared: Readonly<Record<string, JsonSchema>>
}

/** `npm run compile` writes the file to `dist/`, and `npm run build` to `lib/` as well, whose modules lie one folder deep. */
const here = import.meta.url
refuseBundle(here)
const location = here.endsWith('.ts') ? new URL('../../dist/results.br', here) : new URL('../results.br', here)

/** Reads the schemas; 12 kB on disk, some milliseconds. */
export const readResultSchemas = (): ResultSchemas =>
  JSON.parse(brotliDecompressSync(readFileSync(location)).toString()) as ResultSchemas
