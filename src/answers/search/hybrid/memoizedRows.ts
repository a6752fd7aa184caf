import { type DocumentVectors, vectorOf } from '../../../snapshot/documentVectors.js'

/**
 * Reads vectors of documents as `vectors.of` does, and no vector twice: the best documents of one pass give feedback to the next
 * pass, and are often among the best again. Each vector of a large project is read from disk with a chunk of others.
 */
export function memoizeRows(vectors: Pick<DocumentVectors, 'of'>, axes: number): DocumentVectors['of'] {
  const known = new Map<number, Float32Array>()
  return async (documents) => {
    const missing = Array.from(documents).filter((document) => !known.has(document))
    if (missing.length > 0) {
      const read = await vectors.of(missing)
      for (const [i, document] of missing.entries()) known.set(document, vectorOf(read, axes, i))
    }
    const rows = new Float32Array(documents.length * axes)
    const indexes = Uint32Array.from(documents, (_, i) => i)
    for (let i = 0; i < documents.length; i++) rows.set(known.get(documents[i]!)!, i * axes)
    return { rows, indexes }
  }
}
