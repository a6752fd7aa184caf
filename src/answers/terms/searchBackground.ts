import { highestScores } from '../../math/topK.js'
import { termNumber } from '../../snapshot/termTable.js'
import { backgroundVector, isBackgroundJoined } from '../concepts/backgroundVector.js'
import type { Concept } from '../concepts/resolveConcept.js'
import type { AnswerContext } from '../context.js'

/** A term of the general word vectors that no document of the project has. */
export interface BackgroundTerm {
  readonly termId: string
  /** Cosine with the concept's vector. */
  readonly similarity: number
  /** In the project's space, unit length. */
  readonly vector: Float32Array
  /** Share of general text. */
  readonly frequency: number
}

/**
 * Terms that only the general word vectors have, nearest to a concept first, with a cosine above 0. Empty for a project
 * built without these vectors, and for a project so large that its space does not include their axes. Spec v4-legacy
 * 4.5.
 */
export async function searchBackground(
  context: AnswerContext,
  { vector }: Concept,
  limit: number,
): Promise<BackgroundTerm[]> {
  const { background, snapshot } = context
  const index = background?.index
  if (background === undefined || index === undefined || vector === undefined || limit === 0) return []
  if (!isBackgroundJoined(context)) return []
  const general = vector.subarray(snapshot.space.axes - background.axes)
  const products = await index.products(general, context.signal)
  const found: BackgroundTerm[] = []
  // Terms of the project are skipped: in the worst case all of them are nearer than the others.
  for (let most = 2 * limit; ; most *= 4) {
    found.length = 0
    const rows = highestScores(products, Math.min(most, products.length))
    for (const row of rows) {
      if (products[row]! <= 0 || found.length === limit) return found
      const termId = index.termIdOf(row)
      if (termNumber(snapshot.terms, termId) >= 0) continue
      found.push({
        termId,
        similarity: products[row]!,
        vector: backgroundVector(context, termId)!,
        frequency: index.frequency(termId),
      })
    }
    if (most >= products.length) return found
  }
}
