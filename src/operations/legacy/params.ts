import { z } from 'zod'
import { unpack64 } from '../../math/pack64.js'
import { LONGEST_QUERY, MOST_LISTED, MOST_UPLOADED } from '../limits.js'
import { atLeastOneOf, jsonValue, uncheckedJson } from '../params.js'

/** The subset of all documents. Spec v4-legacy 2. */
export const ALL_DOCUMENTS = '__all__'

/** The string field that holds the subsets of a document, in all versions of the interface. */
export const SUBSET_FIELD = 'subset'

/** The date field that holds the date of a document, in all versions of the interface. */
export const DATE_FIELD = 'date'

/** A subset by name; a name that no document has is an empty subset. Spec v4-legacy 2. */
export const subsetParam = z.string().default(ALL_DOCUMENTS).describe('Documents to use; default: all')

/** A JSON list of strings. */
export const stringList = z.array(z.string()).max(MOST_LISTED)

/** Fields requested in each document; unknown ones are ignored. */
export const docFieldsParam = stringList.optional().describe('Fields of each document; default: all')

/** Widths of time buckets. Spec v4-legacy 4.2, 4.4. */
export const timeInterval = z.enum(['document', 'year', 'month', 'day', 'hour'])

/** A vector in pack64 form. */
export const packedVector = z.string().transform((text, context) => {
  try {
    return unpack64(text)
  } catch {
    context.addIssue({ code: 'custom', message: 'expected a vector in pack64 form' })
    return z.NEVER
  }
})

/** Maximum number of terms, topics or vectors in a part of a search, as of texts in a concept of version 5. */
const MOST_SEARCHED = 1_000

/** Some things to search for. */
const searchedList = z.array(z.string()).max(MOST_SEARCHED)

/** A JSON list of terms, or all of them in one string between commas. Spec v4-legacy 4.2, 9. */
const termsParam = z
  .union([searchedList, z.string()])
  .transform((sent) => (typeof sent === 'string' ? sent.split(',').map((term) => term.trim()) : sent))
  .transform((terms) => terms.filter((term) => term !== ''))
  .refine(({ length }) => length <= MOST_SEARCHED, `expected at most ${MOST_SEARCHED} terms`)
  .describe('Terms; `~` before one stands for its opposite')

/** A text to search for. */
const queryText = z.string().max(LONGEST_QUERY)

/** The part to subtract or to remove from the vector: the sum of any of these. */
const opposed = z
  .strictObject({
    text: queryText.optional(),
    topic: z.string().optional(),
    topics: searchedList.optional(),
    terms: termsParam.optional(),
    vector: packedVector.optional(),
    vectors: z.array(packedVector).max(MOST_SEARCHED).optional(),
  })
  .meta({ id: 'SearchPart' })

/** The target of a search, for documents and for terms. Spec v4-legacy 4.2, 4.5. */
export const searchShape = {
  text: queryText.optional(),
  topic: z.string().optional().describe('Id of a topic'),
  topics: searchedList.optional().describe('Ids of topics'),
  terms: termsParam.optional(),
  vector: packedVector.optional().describe('In pack64 form'),
  vectors: z.array(packedVector).max(MOST_SEARCHED).optional(),
  negative: opposed.optional().describe('Texts subtracted from the search vector'),
  zero: opposed.optional().describe('Texts whose direction is removed from the search vector'),
}

export type SearchPart = z.output<typeof opposed>
export interface SearchQuestion extends SearchPart {
  readonly negative?: SearchPart | undefined
  readonly zero?: SearchPart | undefined
}

/** The rule between the parameters of a search. */
export const anySearch = atLeastOneOf(...Object.keys(searchShape))

/** A body that is a JSON list of documents. */
const bodyOf = <Document extends z.ZodType>(document: Document) =>
  z.array(document).max(MOST_UPLOADED).describe('The body: a JSON list of documents')

/** Documents to analyze; one that is no free-form JSON refuses the request. */
export const documentsParam = bodyOf(jsonValue)

/** Documents to store; the operation reports what is wrong with each of them. */
export const newDocumentsParam = bodyOf(uncheckedJson)
