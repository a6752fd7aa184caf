import { createHash } from 'node:crypto'

/** Characters of a digest that tell rows apart: 132 bits. */
const DIGEST_LENGTH = 22

/** A digest that equal values share, if they are written in the same order. */
export const digestOf = (values: unknown): string =>
  createHash('sha256').update(JSON.stringify(values)).digest('base64').slice(0, DIGEST_LENGTH)

/** A function that says of each row whether an earlier one had the same values in every column. */
export function createRepetitionCheck(): (values: Readonly<Record<string, unknown>>) => boolean {
  const seen = new Set<string>()
  return (values) => {
    const digest = digestOf(values)
    if (seen.has(digest)) return true
    seen.add(digest)
    return false
  }
}
