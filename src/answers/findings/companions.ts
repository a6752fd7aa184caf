import { mapYielding } from '../../compute/eventLoopBudget.js'
import { type DocumentSet, setOfMembers } from '../../snapshot/documentSet.js'
import { countDocuments } from '../../snapshot/postings.js'
import { termId } from '../../snapshot/termTable.js'
import type { ConceptKinds } from '../concepts/conceptKinds.js'
import { type Concept, termConcept } from '../concepts/resolveConcept.js'
import type { AnswerContext } from '../context.js'
import { topTerms } from '../terms/topTerms.js'

/** A concept that most documents of another one mention, too. */
export interface Companion {
  readonly concept: Concept
  /** Documents with both, and their share of the other concept's documents. */
  readonly count: number
  readonly share: number
}

/**
 * Least share of a concept's documents that mention a companion, and how many times the companion's share of all documents that
 * must be.
 */
const LEAST_SHARE = 0.6
const LEAST_LIFT = 2
/** Terms that may be companions: the most relevant ones of the filter. */
const MOST_CANDIDATES = 500

export interface CompanionRequest {
  /** Documents that count. */
  readonly set: DocumentSet
  readonly kinds: ConceptKinds
}

/**
 * The companion of each concept: the thing that most of its documents mention, among the relevant things in the filter. At least
 * 60 % of its documents must mention it, and twice as large a share as of all documents. A term within the concept itself
 * ("breakfast" of "breakfast queue") is no companion. Takes one pass over the postings of 500 terms.
 */
export async function findCompanions(
  context: AnswerContext,
  concepts: readonly { readonly concept: Concept; readonly documents: Uint32Array }[],
  { set, kinds }: CompanionRequest,
): Promise<(Companion | undefined)[]> {
  const { snapshot } = context
  const candidates = (await topTerms(context, set, MOST_CANDIDATES))
    .map((term) => ({ term, concept: termConcept(context, term) }))
    .filter(({ concept }) => kinds.kindOf(concept) === 'thing')
  const owners = concepts.map(({ documents }) => setOfMembers(documents, snapshot.documents.count))
  const found: (Companion | undefined)[] = concepts.map(() => undefined)
  await mapYielding(
    candidates,
    ({ term, concept: other }) => {
      const usual = countDocuments(snapshot.postings, term, set).total / Math.max(1, set.count)
      for (const [i, own] of concepts.entries()) {
        const total = own.documents.length
        if (total === 0 || isWithin(context, term, own.concept)) continue
        const count = countDocuments(snapshot.postings, term, owners[i]!).total
        const share = count / total
        if (share < LEAST_SHARE || share < LEAST_LIFT * usual || count <= (found[i]?.count ?? 0)) continue
        found[i] = { concept: other, count, share }
      }
    },
    context.signal,
  )
  return found
}

/** Whether all words of a term are words of a concept. */
function isWithin({ snapshot }: AnswerContext, term: number, concept: Concept): boolean {
  const own = new Set(concept.exactTerms.flatMap(({ id }) => id.split(' ')))
  return termId(snapshot.terms, term)
    .split(' ')
    .every((word) => own.has(word))
}
