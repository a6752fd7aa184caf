import { createHash } from 'node:crypto'
import { expect } from 'vitest'
import { inlineCompute } from '../../../src/compute/pool.js'
import type { SourceDocument } from '../../../src/indexing/documentSource.js'
import type { Operation, Positions } from '../../../src/operations/operation.js'
import { resolveParams } from '../../../src/operations/resolveParams.js'
import type { StoredDocument } from '../../../src/projects/project.js'
import { buildProject, sourceOf } from '../../answers/realProject.js'

/** Asks operations of a built project that lives in this test alone: checked parameters in, the bare result out. */
export async function openSample(documents: readonly Omit<SourceDocument, 'key'>[]) {
  const snapshot = await buildProject(sourceOf(documents))
  const stored: StoredDocument[] = documents.map((document, i) => ({
    ...document,
    key: i + 1,
    docId: `uuid-${createHash('md5').update(String(i)).digest('hex')}`,
  }))
  const project = {
    projectId: 'sample',
    documents: async (keys: readonly number[]) => keys.map((key) => stored[key - 1]!),
    descriptions: async (keys: readonly number[]) => keys.map((key) => stored[key - 1]!),
    docIds: async (keys: readonly number[]) => keys.map((key) => stored[key - 1]!.docId),
    fieldTypes: () => new Map(snapshot.columns.fields.map(({ name, type }) => [name, type])),
    settings: { outliers: () => undefined, expansion: () => undefined },
    conceptLists: { find: () => undefined },
  }
  const sentiment = await snapshot.sentiment()
  async function ask<Result>(
    operation: Operation & { handle: (context: never, question: never) => Result },
    params: object = {},
    positions: Positions = 'utf16',
  ): Promise<Awaited<Result>> {
    const question = resolveParams(operation.params, params)
    const services = { tokenizer: undefined }
    const context = { snapshot, sentiment, project, services, positions, compute: inlineCompute, signal: undefined }
    return (await operation.handle(context as never, question as never)) as Awaited<Result>
  }
  return { snapshot, stored, ask }
}

/** The keys of a concept record, in their order. */
export const conceptKeys = ['name', 'texts', 'exact_term_ids', 'excluded_term_ids', 'vectors', 'relevance', 'kind']

/** Matches INVALID_PARAMS that names these parameters. */
export const invalid = (...parameters: string[]): object =>
  expect.objectContaining({ code: 'INVALID_PARAMS', details: { parameters } })
