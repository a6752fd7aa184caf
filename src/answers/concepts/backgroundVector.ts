import type { AnswerContext } from '../context.js'

/**
 * The vector of a term that no document of the project has: zero on the axes of the project, and the general word
 * vector on the axes that follow. Unit length; undefined for a term without a general vector.
 */
export function backgroundVector(
  { snapshot, background }: Pick<AnswerContext, 'snapshot' | 'background'>,
  termId: string,
): Float32Array | undefined {
  const general = background?.vector(termId)
  if (background === undefined || general === undefined) return undefined
  const vector = new Float32Array(snapshot.space.axes)
  vector.set(general, snapshot.space.axes - background.axes)
  return vector
}
