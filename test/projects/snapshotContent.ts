import type { TermRows } from '../../src/snapshot/sharedTermVectors.js'
import type { Snapshot } from '../../src/snapshot/snapshot.js'

/** All that a snapshot has, read whole and by document; what answers have cached and what is read later are no part of it. */
export async function contentOf(snapshot: Snapshot) {
  const {
    documentVectors,
    occurrences,
    occurrencesOf,
    positionsOf,
    occurringTerms,
    ranking,
    sentiment,
    usages,
    kinds,
    lessons,
    cosines: ___,
    cache: _,
    later: __,
    ...core
  } = snapshot
  const { documentVectors: ranked, termVectors, ...rest } = await ranking()
  const { rows, indexes } = await termVectors.of([5, 0])
  const some = Array.from(indexes, (row) => [...rows.subarray(row * rest.axes, (row + 1) * rest.axes)])
  const vectors = [await documentVectors.all(), await ranked.all(), await termVectors.all(), some]
  const layer = await sentiment()
  const documents = [core.documents.count - 1, 3, core.documents.count >> 1]
  return {
    ...core,
    rest,
    vectors,
    some: await occurrencesOf(documents),
    positions: await positionsOf(documents),
    terms: await occurringTerms(documents),
    occurrences: await occurrences(),
    sentiment: layer && { ...layer, ...(await layer.mentions()), mentions: undefined },
    usages: await usages(),
    kinds: await kinds(),
    lessons: await lessons(),
  }
}

/** The same without where it is stored. */
export async function valuesOf(snapshot: Snapshot) {
  const { base: _, rest, space, sentiment, ...others } = await contentOf(snapshot)
  const values = ({ termRows: __, sharedRows: ___, ...kept }: Partial<TermRows>) => kept
  const { sharesBase: ____, ...labels } = sentiment!
  return { ...others, space: values(space), ranking: values(rest), labels }
}
