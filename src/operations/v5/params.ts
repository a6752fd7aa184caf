import { z } from 'zod'
import { parseDate, parseGivenDate } from '../../dates.js'
import { LARGEST_METADATA_NUMBER } from '../../finiteNumber.js'
import { lazily } from '../../lazily.js'
import {
  LONGEST_LABEL,
  LONGEST_TEXT,
  LONGEST_TITLE,
  MOST_LISTED,
  MOST_METADATA,
  MOST_UPLOADED,
  MOST_VECTORIZED,
} from '../limits.js'
import { exactlyOneOf, integer, textLanguageParam } from '../params.js'
import type { ConstraintInput, MetadataFieldInput } from './inputs.js'

/** Maximum `limit` of most selectors, and maximum number of term ids in one request. Spec v5 section 8. */
const MOST_CONCEPTS = 50_000

/** Maximum number of constraints in one filter; each examines every document. */
const MOST_CONSTRAINTS = 500

/** Maximum number of texts in one concept. */
const MOST_TEXTS = 1_000

/** A bound of a range: a number, or for dates also a string in the date form (v5 2.3). */
const bound = z.union([z.number(), z.string()]).check((context) => {
  if (typeof context.value === 'string' && parseDate(context.value) === undefined) {
    context.issues.push({ code: 'custom', message: 'expected a number or a date', input: context.value })
  }
})

/**
 * Texts of a concept. Our choices: at least one, since a concept without texts is most likely a mistake; together no
 * longer than the text of a document, since they are analyzed without a pause.
 */
export const conceptTexts = z
  .array(z.string())
  .min(1)
  .max(MOST_TEXTS)
  .refine((texts) => texts.reduce((sum, text) => sum + text.length, 0) <= LONGEST_TEXT, {
    message: `longer than ${LONGEST_TEXT} characters in all`,
  })
  .describe(
    'At most 500,000 characters together. Texts are joined by OR; a text that starts with `-` excludes documents. A text is analyzed like a document: words that the project knows as a phrase are one term, all other words are separate terms. A document with any of these terms is an exact match.',
  )

/** Spec v5 2.4. */
export const concept = z.strictObject({ texts: conceptTexts }).meta({ id: 'Concept' })

/** Limits the texts of all concepts in a list together. */
export const withinTexts = <Concepts extends z.ZodType<readonly { readonly texts?: readonly string[] | undefined }[]>>(
  concepts: Concepts,
) =>
  concepts
    .refine((list) => charactersOf(list) <= MOST_VECTORIZED, {
      message: `the texts are longer than ${MOST_VECTORIZED} characters together`,
    })
    .describe(`Texts together of at most ${MOST_VECTORIZED} characters`)

function charactersOf(concepts: readonly { readonly texts?: readonly string[] | undefined }[]): number {
  let characters = 0
  for (const { texts = [] } of concepts) for (const text of texts) characters += text.length
  return characters
}

/**
 * One constraint of a filter: `{name, values}` or `{name, minimum, maximum}` with at least one bound.
 * `resolveQuestion.ts` checks it against the type of the field. Extension: `{special: "outliers"}`, the documents that
 * matched no concept of the last call of `concepts/outliers/`, or none of the given `concepts`.
 */
const checkedConstraint = z
  .strictObject({
    name: z.string().optional().describe('Name of a metadata field'),
    values: z
      .array(z.union([z.string(), z.number()]))
      .max(MOST_LISTED)
      .optional()
      .describe('A document has any of these values; an empty list matches none'),
    minimum: bound.optional().describe('Smallest value, inclusive: a number or a date'),
    maximum: bound.optional().describe('Largest value, inclusive: a number or a date'),
    special: z
      .literal('outliers')
      .optional()
      .describe('Extension: documents without a match; only `concepts` may stand beside it'),
    concepts: withinTexts(z.array(concept).max(MOST_CONCEPTS))
      .optional()
      .describe(
        'With `special`: the concepts that do not match; default: those of the last call of concepts/outliers/',
      ),
  })
  .superRefine(({ name, values, minimum, maximum, special, concepts }, context) => {
    const isRange = minimum !== undefined || maximum !== undefined
    if (special !== undefined) {
      if (name === undefined && values === undefined && !isRange) return
      context.addIssue({ code: 'custom', message: 'a special constraint takes no other keys' })
    } else if (concepts !== undefined) {
      context.addIssue({ code: 'custom', path: ['concepts'], message: 'expected only beside `special`' })
    } else if (name === undefined) {
      context.addIssue({ code: 'custom', path: ['name'], message: 'is missing' })
    } else if ((values !== undefined) === isRange) {
      context.addIssue({ code: 'custom', message: 'expected either values, or minimum or maximum or both' })
    }
  })
  .meta({ id: 'Constraint' })

// The rules above say which keys go together; as types they are these unions.
const constraint = checkedConstraint as unknown as z.ZodType<ConstraintInput, ConstraintInput>

/** A filter: documents that satisfy all constraints; an empty one matches all. Spec v5 2.2. */
export const filter = z.array(constraint).max(MOST_CONSTRAINTS).meta({ id: 'Filter' })
export const filterParam = filter.default([]).describe('Documents to use; default: all')

/** The kind of matches to count. Spec v5 4.2. */
export const matchType = z.enum(['exact', 'conceptual', 'both'])
export const matchTypeParam = matchType.default('both').describe('Matches to count; ignored without a search')

/** Default and maximum `limit` of each selector; v5 2.5 describes what each selects. */
export const selector = lazily(() =>
  z
    .discriminatedUnion('type', [
      z.strictObject({
        type: z.literal('top').describe('The top concepts by relevance'),
        limit: integer(0, MOST_CONCEPTS).default(10).describe('Most concepts'),
      }),
      z
        .strictObject({
          type: z.literal('concept_list').describe('The concepts of a shared list'),
          concept_list_id: z.string().optional().describe('Identifier of the list'),
          name: z.string().optional().describe('Name of the list'),
        })
        .superRefine(exactlyOneOf('concept_list_id', 'name')),
      z.strictObject({
        type: z.literal('specified').describe('The given concepts'),
        concepts: withinTexts(z.array(concept).max(MOST_CONCEPTS)),
      }),
      z.strictObject({
        type: z.literal('related').describe('Concepts related to a concept'),
        search_concept: concept.describe('Concept to which the others are related'),
        limit: integer(0, MOST_CONCEPTS).default(10).describe('Most concepts'),
        min_doc_count: integer().default(2).describe('Fewest documents of the project with a concept'),
      }),
      z.strictObject({
        type: z.literal('suggested').describe('Clusters of top concepts'),
        limit: integer(0, 5000).default(500).describe('Number of top concepts that are clustered'),
        num_clusters: integer(0, 5000).default(7).describe('Number of clusters'),
        num_cluster_concepts: integer(0, 5000).default(4).describe('Concepts of each cluster'),
      }),
      z.strictObject({
        type: z.literal('sentiment_suggested').describe('The concepts that carry most sentiment'),
        limit: integer(0, MOST_CONCEPTS).default(500).describe('Most concepts'),
      }),
      z.strictObject({
        type: z.literal('unique_to_filter').describe('Concepts that are more frequent in the filter than elsewhere'),
        limit: integer(0, MOST_CONCEPTS).default(50).describe('Most concepts'),
      }),
      z.strictObject({
        type: z.literal('drivers_suggested').describe('Concepts that move a score'),
        score_field: z.string().describe('Name of a score field'),
        limit: integer(0, MOST_CONCEPTS).default(10).describe('Most concepts'),
      }),
    ])
    .meta({ id: 'ConceptSelector' }),
)

/** The selector of most endpoints; default: the ten top concepts. */
export const selectorParam = lazily(() => selector().default({ type: 'top', limit: 10 }).describe('Concepts to use'))

/** `{name}` for strings; numbers and scores also take a positive `interval`, dates a calendar unit. Spec v5 2.7. */
export const breakdown = lazily(() =>
  z
    .strictObject({
      name: z.string().describe('Name of a metadata field'),
      interval: z
        .union([z.number().positive(), z.enum(['year', 'quarter', 'month', 'week', 'day', 'hour'])])
        .optional()
        .describe('Length of a bucket: a number for numbers and scores, a unit for dates, nothing for strings'),
    })
    .meta({ id: 'Breakdown' }),
)

/** Ids of terms. Spec v5 4.3. */
export const termIdsParam = z.array(z.string()).max(MOST_CONCEPTS).describe('Ids of terms')

/** Ids of documents; operations ignore unknown ones. Spec v5 4.2. */
export const docIdsParam = z.array(z.string()).max(MOST_UPLOADED).describe('Documents; unknown ids are ignored')

/** Spec v5 2.8. */
export const keywordExpansion = lazily(() =>
  z
    .strictObject({
      filter: filterParam,
      limit: integer(0, MOST_CONCEPTS).default(20).describe('Most related terms of each term'),
    })
    .meta({ id: 'KeywordExpansion' }),
)

/** A text of at most 500,000 characters, each code point counting once. */
export const documentText = z.string().check((context) => {
  const text = context.value
  if (text.length > LONGEST_TEXT && (text.length > LONGEST_TEXT * 2 || codePoints(text) > LONGEST_TEXT)) {
    context.issues.push({ code: 'custom', message: `longer than ${LONGEST_TEXT} characters`, input: text })
  }
})

function codePoints(text: string): number {
  let count = 0
  for (const _ of text) count++
  return count
}

const DATE_EXPECTED = 'expected a date: YYYY-MM-DDTHH:MM:SSZ or seconds since 1970'
const GIVEN_DATE_EXPECTED = 'expected a valid Date, YYYY-MM-DD, YYYY-MM-DDTHH:MM:SSZ or seconds since 1970'

/** A date in uploaded data, converted to seconds since 1970. */
const dateValue = z.union([z.string(), z.number()], DATE_EXPECTED).transform((sent, context) => {
  const seconds = parseDate(sent)
  if (seconds !== undefined) return seconds
  context.addIssue({ code: 'custom', message: DATE_EXPECTED })
  return z.NEVER
})

/** The same as functions take it. */
const givenDate = z
  .union([z.string(), z.number(), z.instanceof(Date)], GIVEN_DATE_EXPECTED)
  .transform((sent, context) => {
    const seconds = parseGivenDate(sent)
    if (seconds !== undefined) return seconds
    context.addIssue({ code: 'custom', message: GIVEN_DATE_EXPECTED })
    return z.NEVER
  })

/** Our choice: a metadata field must have a name. */
const fieldName = z.string().min(1).max(LONGEST_LABEL)

const metadataNumber = z.number().min(-LARGEST_METADATA_NUMBER).max(LARGEST_METADATA_NUMBER)

const metadataField = <Value extends z.ZodType<number>>(date: Value) =>
  z.discriminatedUnion('type', [
    z.strictObject({ name: fieldName, type: z.literal('string'), value: z.string().max(LONGEST_TEXT) }),
    z.strictObject({ name: fieldName, type: z.literal('number'), value: metadataNumber }),
    z.strictObject({ name: fieldName, type: z.literal('score'), value: metadataNumber }),
    z.strictObject({ name: fieldName, type: z.literal('date'), value: date }),
  ])

type MetadataOutput = Omit<MetadataFieldInput, 'value'> & { readonly value: string | number }
type MetadataSchema = z.ZodType<MetadataOutput, MetadataFieldInput>

/** A document to upload. Parsing converts dates to seconds since 1970. Spec v5 2.10. */
const documentWith = (field: z.ZodType) =>
  z.strictObject({
    text: documentText.describe('At most 500,000 characters'),
    title: z.string().max(LONGEST_TITLE).default('').describe('Title of the document'),
    metadata: z
      .array(field as MetadataSchema)
      .max(MOST_METADATA)
      .default([])
      .describe('Typed fields to filter and break down by'),
    language: textLanguageParam
      .optional()
      .describe('Extension: two-letter code of the language of this document; default: that of the project'),
  })

/** A document in a request. */
export const uploadDocument = lazily(() =>
  documentWith(metadataField(dateValue).meta({ id: 'MetadataField' })).meta({
    id: 'UploadDocument',
  }),
)

/** A document given to a function. */
export const givenDocument = lazily(() =>
  documentWith(metadataField(givenDate).meta({ id: 'GivenField' })).meta({
    id: 'GivenDocument',
  }),
)

export type Filter = z.output<typeof filter>
export type Constraint = ConstraintInput
export type Concept = z.output<typeof concept>
export type MatchType = z.output<typeof matchType>
export type Selector = z.output<ReturnType<typeof selector>>
export type Breakdown = z.output<ReturnType<typeof breakdown>>
export type UploadDocument = z.output<ReturnType<typeof uploadDocument>>

export const sentimentWordsParam = z
  .boolean()
  .default(false)
  .describe('Extension: adds to terms and fragments of documents the `sentiment_words` that carry their sentiment')

/** Long texts have thousands of occurrences, of which most questions need few. */
export const onlyTermsParam = z.union([z.literal('matching'), z.array(z.string()).max(MOST_CONCEPTS)]).optional()
