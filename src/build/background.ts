/**
 * A space of general word vectors that stands beside the project's own axes, each side weighted by how much the project
 * says about the term.
 */
export interface BackgroundSpace {
  /** Tells this space from every other: part of what shapes a build. */
  readonly fingerprint: string
  readonly axes: number
  /** Unit vector of a single-word or phrase term id, or undefined when the space does not know it. */
  vector(termId: string): Float32Array | undefined
}
