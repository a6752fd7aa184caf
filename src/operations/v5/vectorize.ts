import { z } from 'zod'
import { type TextTerm, vectorizeSteps } from '../../answers/texts/vectorizeText.js'
import { mapInSteps, rangeSteps } from '../../compute/eventLoopBudget.js'
import { MOST_LISTED, MOST_VECTORIZED, requireVectorizable } from '../limits.js'
import { operation } from '../operation.js'
import { packVector } from '../packVector.js'
import { positionsOf } from '../positions.js'
import { documentText } from './params.js'
import type { TermRecord } from './renderDocuments.js'
import { questionContext } from './resolveQuestion.js'

/** What a project reads in one text, and its vector. */
export interface VectorizedRecord {
  /** The text as it was given. */
  text: string
  /** pack64; an empty string for a text without known terms. */
  vector: string
  /** Occurrences of terms of the project. */
  terms: TermRecord[]
  /** Terms that occur inside longer terms. */
  fragments: TermRecord[]
}

/** Each text must be shorter than this; documents may have exactly this many characters. Spec v5 4.1, section 8. */
const TOO_MANY_CHARACTERS = 500_000

/** Terms that are rendered at a time. */
const TERMS_A_STEP = 4_000

const shorterText = documentText.refine(
  (text) => text.length < TOO_MANY_CHARACTERS || [...text].length < TOO_MANY_CHARACTERS,
  {
    message: `expected fewer than ${TOO_MANY_CHARACTERS} characters`,
  },
)

/** Analyzes texts with the project's last build; nothing is stored. Spec v5 4.1. */
export const vectorize = operation({
  methods: ['POST'],
  path: '/api/v5/projects/:project_id/vectorize/',
  spec: 'v5 4.1',
  access: 'read',
  needs: 'build',
  params: () =>
    z.strictObject({
      texts: z
        .array(shorterText)
        .max(MOST_LISTED)
        .describe(`Each under 500,000 characters, together at most ${MOST_VECTORIZED}`),
    }),
  summary: 'Computes terms and vectors of texts without storing them.',
  result: 'One object for each text, in the order of the request.',
  handle: async (call, { texts }): Promise<VectorizedRecord[]> => {
    requireVectorizable(texts, 'texts')
    const context = await questionContext(call)
    function* vectorized(text: string): Generator<void, VectorizedRecord> {
      const { terms, fragments, vector } = yield* vectorizeSteps(context, text)
      const index = positionsOf(text, call.positions)
      const render = ({ termId, start, length }: TextTerm): TermRecord => ({
        term_id: termId,
        start: index(start),
        end: index(start + length),
      })
      const record = { text, vector: packVector(vector), terms: [] as TermRecord[], fragments: [] as TermRecord[] }
      for (const [from, to] of [
        [terms, record.terms],
        [fragments, record.fragments],
      ] as const) {
        yield* rangeSteps(from.length, TERMS_A_STEP, (first, end) => {
          for (let at = first; at < end; at++) to.push(render(from[at]!))
        })
      }
      return record
    }
    return await mapInSteps(texts, vectorized, call.signal)
  },
})
