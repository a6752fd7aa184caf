import type { Answer } from './client.js'
import { createReference, type Reference } from './reference.js'

/** What a client knows of one project that it has created. */
export interface ProjectRecords {
  readonly id: string
  readonly name: string
  /** Texts, each of which is used once. */
  readonly documents: Reference<'there'>
  /** Texts of documents that the next build removes. */
  readonly leaving: Set<string>
  /** Texts of the concepts of each list, by its name. */
  readonly lists: Reference<string>
  readonly listIds: Map<string, string>
}

/** What a client knows of everything it has made. */
export interface ClientRecords {
  readonly name: string
  readonly projects: Map<string, ProjectRecords>
  /** Names of projects. */
  readonly projectNames: Reference<'there'>
  /** Descriptions of tokens. */
  readonly tokenNames: Reference<'there'>
  /** Tokens by description, and those that were taken away for certain. */
  readonly tokens: Map<string, string>
  readonly deletedTokens: Set<string>
  readonly faults: string[]
  /** Requests by how they ended. */
  readonly counts: Record<Answer<unknown>['kind'], number>
}

export const newClientRecords = (name: string): ClientRecords => ({
  name,
  projects: new Map(),
  projectNames: createReference('project'),
  tokenNames: createReference('token'),
  tokens: new Map(),
  deletedTokens: new Set(),
  faults: [],
  counts: { done: 0, refused: 0, unknown: 0 },
})

export const newProjectRecords = (id: string, name: string): ProjectRecords => ({
  id,
  name,
  documents: createReference('document'),
  leaving: new Set(),
  lists: createReference('list'),
  listIds: new Map(),
})
