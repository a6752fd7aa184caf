import type { AnswerContext } from '../context.js'
import { vectorOfNeighbours } from './generalNeighbours.js'

/** Whether the space has the axes of the general word vectors after those of the project. */
export const isBackgroundJoined = ({ snapshot }: Pick<AnswerContext, 'snapshot'>): boolean =>
  snapshot.info.background?.joined !== false

/**
 * The vector of a term that no document of the project has: zero on the axes of the project, and the general word
 * vector on the axes after them. If the space has no such axes, the vector of the terms of the project with nearly the
 * same meaning. Unit length; undefined for a term without a general vector.
 */
export function backgroundVector(
  context: Pick<AnswerContext, 'snapshot' | 'background'>,
  termId: string,
): Float32Array | undefined {
  const { snapshot, background } = context
  const general = background?.vector(termId)
  if (background === undefined || general === undefined) return undefined
  if (!isBackgroundJoined(context)) return vectorOfNeighbours(snapshot, background, general)
  const vector = new Float32Array(snapshot.space.axes)
  vector.set(general, snapshot.space.axes - background.axes)
  return vector
}
