import { LANE_ROWS, onLane, productsOfRows, type RoundedRows, roundVector } from '../math/roundedRows.js'
import type { Concept } from './concept.js'
import type { AnswerContext } from './context.js'
import type { Matches } from './findMatches.js'
import { COSINE_WEIGHT, cosineScore } from './matchScore.js'
import { createPace } from './pace.js'
import { highestScores } from './rankDocuments.js'
import { roundedVectors } from './roundedVectors.js'

/** Documents measured between two looks at the clock. */
const DOCUMENTS_PER_LOOK = 4_096
/** So few cosines are worked out as they are: a row of bytes is a quarter of the memory to fetch. */
const FEW = 12
/** A cosine of f32 vectors of unit length may pass 1 by this much. */
const COSINE_ERROR = 1e-4

/** The best of the matches by match_score (v5 4.2), best first, equal scores in upload order. */
export async function bestMatches(
  context: AnswerContext,
  concept: Concept,
  { documents, termScores }: Matches,
  wanted: number,
): Promise<{ readonly documents: Uint32Array; readonly scores: Float64Array }> {
  const { snapshot } = context
  let hopeful = withinReach(termScores, wanted)
  if (hopeful.length > FEW && hopeful.length > wanted && wanted > 0 && concept.vector !== undefined) {
    const rounded = await roundedVectors(context, snapshot.space.documentVectors)
    if (rounded !== undefined)
      hopeful = await nearEnough(context, rounded, concept.vector, { documents, termScores, hopeful, wanted })
  }
  const scores = new Float64Array(hopeful.length)
  const pace = createPace(context.signal)
  for (let i = 0; i < hopeful.length; i++) {
    if (i % DOCUMENTS_PER_LOOK === 0 && pace.due()) await pace.rest()
    scores[i] = termScores[hopeful[i]!]! + cosineScore(snapshot, concept, documents[hopeful[i]!]!)
  }
  const places = highestScores(scores, wanted)
  return {
    documents: Uint32Array.from(places, (place) => documents[hopeful[place]!]!),
    scores: Float64Array.from(places, (place) => scores[place]!),
  }
}

/**
 * Places of the documents that can be among the `wanted` best once cosines are added: a cosine adds or takes at most its
 * weight, so whoever is two weights behind the last of the best by terms is out, and its cosine need not be known.
 */
function withinReach(termScores: Float64Array, wanted: number): Uint32Array {
  const places = new Uint32Array(termScores.length)
  const isAll = wanted === 0 || wanted >= termScores.length
  const last = isAll ? undefined : highestScores(termScores, wanted)[wanted - 1]!
  const least =
    last === undefined ? Number.NEGATIVE_INFINITY : termScores[last]! - 2 * COSINE_WEIGHT * (1 + COSINE_ERROR)
  let count = 0
  for (let place = 0; place < places.length; place++) if (termScores[place]! >= least) places[count++] = place
  return places.subarray(0, count)
}

/** Those of the hopeful that can still be among the best when their cosines are known up to rounding. */
async function nearEnough(
  context: AnswerContext,
  rounded: RoundedRows,
  vector: Float32Array,
  given: Pick<Matches, 'documents' | 'termScores'> & { readonly hopeful: Uint32Array; readonly wanted: number },
): Promise<Uint32Array> {
  const { documents, termScores, hopeful, wanted } = given
  const probe = roundVector(vector, rounded)
  const { losses } = rounded
  const atLeast = new Float64Array(hopeful.length)
  const atMost = new Float64Array(hopeful.length)
  const pace = createPace(context.signal)
  for (let from = 0; from < hopeful.length; from += LANE_ROWS) {
    const count = Math.min(LANE_ROWS, hopeful.length - from)
    const done = onLane(rounded, (lane) => {
      const { rows } = lane
      for (let i = 0; i < count; i++) rows[i] = documents[hopeful[from + i]!]!
      const cosines = productsOfRows(rounded, lane, probe, count)
      for (let i = 0; i < count; i++) {
        const score = termScores[hopeful[from + i]!]! + COSINE_WEIGHT * cosines[i]!
        const error = COSINE_WEIGHT * (probe.share * losses[rows[i]!]! + probe.base)
        atLeast[from + i] = score - error
        atMost[from + i] = score + error
      }
      return true
    })
    if (done === undefined) return hopeful
    if (pace.due()) await pace.rest()
  }
  const least = atLeast[highestScores(atLeast, wanted)[wanted - 1]!]!
  const near = new Uint32Array(hopeful.length)
  let count = 0
  for (let i = 0; i < hopeful.length; i++) if (atMost[i]! >= least) near[count++] = hopeful[i]!
  return near.subarray(0, count)
}
