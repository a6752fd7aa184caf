import { sharedFloat32 } from '../../../src/compute/shared.js'
import type { RelatableSpace } from '../../../src/indexing/vectors/relateTerms.js'
import type { Random } from '../../../src/math/random.js'
import { fillNormal, normalizeRows } from '../../math/matrices.js'

const AXES = 96
/** The last axes are those of general word vectors. */
export const GENERAL_AXES = 4
/** Number of groups of terms with similar vectors. One of them has a twelfth of the terms. */
const GROUPS = 300

/** Terms in groups, one of which has more than twenty; the last sixth of the terms is in fewer than ten documents. */
export function clusteredSpace(random: Random, count: number, leastOwnDocuments?: number): RelatableSpace {
  const centres = fillNormal(random, new Float32Array(GROUPS * AXES))
  const termVectors = fillNormal(random, sharedFloat32(count * AXES))
  for (let term = 0; term < count; term++) {
    const group = random.next() < 0.08 ? 0 : random.int(GROUPS)
    for (let axis = 0; axis < AXES; axis++) termVectors[term * AXES + axis]! += 3 * centres[group * AXES + axis]!
  }
  // Half of the terms have no general vector.
  for (let term = 0; term < count; term++) {
    if (random.next() < 0.5) termVectors.fill(0, (term + 1) * AXES - GENERAL_AXES, (term + 1) * AXES)
  }
  normalizeRows(termVectors, AXES)
  return {
    documents: { count: 4_000 },
    info: {},
    terms: {
      totalDocCounts: Uint32Array.from({ length: count }, (_, term) => Math.ceil((60 * (count - term)) / count)),
    },
    space: {
      axes: AXES,
      termCount: count,
      termVectors,
      termLengths: new Float32Array(count).fill(1),
      commonDirection: new Float32Array(AXES),
      relatedFloor: 0.7,
      leastOwnDocuments,
    },
  }
}
