import type { AnswerContext } from '../context.js'

/**
 * The vector of a term in a project whose documents say nothing of it: nothing along the project's own axes, and what the
 * general word vectors say along theirs, which stand behind. Unit length; undefined where they do not know the term.
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
