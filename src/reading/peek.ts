export interface Peeked<Piece> {
  /** The pieces read so far: together at least as long as asked for, unless the stream is shorter. */
  readonly first: readonly Piece[]
  /** The whole stream from its beginning. */
  readonly all: AsyncGenerator<Piece>
}

/** Reads as many pieces of a stream as make up `count` bytes or characters, to decide how the whole is to be read. */
export async function peek<Piece extends { readonly length: number }>(
  source: AsyncIterable<Piece>,
  count: number,
): Promise<Peeked<Piece>> {
  const pieces = source[Symbol.asyncIterator]()
  const first: Piece[] = []
  for (let length = 0; length < count; ) {
    const next = await pieces.next()
    if (next.done) break
    first.push(next.value)
    length += next.value.length
  }
  async function* all(): AsyncGenerator<Piece> {
    try {
      yield* first
      for (let next = await pieces.next(); !next.done; next = await pieces.next()) yield next.value
    } finally {
      await pieces.return?.()
    }
  }
  return { first, all: all() }
}
