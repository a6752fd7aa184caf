import { z } from 'zod'
import { filter } from '../operations/v5/params.js'

/** Maximum number of rows that one call returns, so that a model reads pages instead of a whole corpus. */
export const MOST_CONCEPTS = 50
const MOST_DOCUMENTS = 20
/** Number of characters that are quoted of a document: the default, and the maximum. */
const QUOTED_CHARACTERS = 400
const MOST_CHARACTERS = 4_000

export const projectId = z.string().describe('Identifier of the project, from list_projects')

export const filterParam = filter
  .default([])
  .describe(
    'Restricts the documents; default: all. Each constraint is {name, values: [...]} or {name, minimum, maximum} on a metadata field of describe_project; dates as YYYY-MM-DDTHH:MM:SSZ. All must hold',
  )

export const otherFilterParam = filter
  .optional()
  .describe('The documents to compare with, in the same form; default: all that `filter` leaves out')

export const concepts = z
  .array(z.string().min(1))
  .min(1)
  .max(MOST_CONCEPTS)
  .optional()
  .describe('Words or phrases to ask about, each a concept of its own; default: the most relevant ones of the project')

export const conceptLimit = z
  .int()
  .min(1)
  .max(MOST_CONCEPTS)
  .default(15)
  .describe(`Number of concepts, at most ${MOST_CONCEPTS}`)

export const documentLimit = z
  .int()
  .min(1)
  .max(MOST_DOCUMENTS)
  .default(5)
  .describe(`Number of documents, at most ${MOST_DOCUMENTS}`)

export const offset = z.int().min(0).default(0).describe('Documents to skip; an answer says its next_offset')

export const characters = z
  .int()
  .min(1)
  .max(MOST_CHARACTERS)
  .default(QUOTED_CHARACTERS)
  .describe('Characters of each document to quote, around the first match')

/** The selector of the concepts that a call names, or of the most relevant ones. */
export const selectorOf = (texts: readonly string[] | undefined, limit: number) =>
  texts === undefined
    ? ({ type: 'top', limit } as const)
    : ({ type: 'specified', concepts: texts.map((text) => ({ texts: [text] })) } as const)
