import type { z } from 'zod'
import type { Functions } from './functions.js'
import type { Registry } from './registry.js'
import type { concept, givenDocument, matchType, selector } from './v5/params.js'

/**
 * Types of the functions that operations give, derived from their records. The package has the same types written out with
 * the texts of the records (`scripts/functionTypes.mjs`), which is quicker to check and shows more in an editor; a test
 * compares both.
 */
export interface EngineFunctions extends Omit<Functions<Registry>, 'project' | 'legacy'> {
  readonly legacy: Functions<Registry['legacy'], never>
}

/** The functions on one project. */
export interface ProjectFunctions extends Functions<Registry['project']> {}

/** The matches to count: exact ones, those by related terms, or both. */
export type MatchType = z.output<typeof matchType>
/** A concept selector as functions take it. */
export type SelectorInput = z.input<ReturnType<typeof selector>>
/** A document to upload. */
export type UploadDocumentInput = z.input<ReturnType<typeof givenDocument>>
/** A concept as functions take it. */
export type ConceptInput = z.input<typeof concept>
