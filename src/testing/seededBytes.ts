import { createHash } from 'node:crypto'

/** Bytes that look random and are the same for the same seed: SHA-256 of the seed and a counter. Never for secrets. */
export function createSeededBytes(seed: number): (size: number) => Uint8Array {
  let counter = 0
  return (size) => {
    const bytes = new Uint8Array(size)
    for (let filled = 0; filled < size; ) {
      const block = createHash('sha256')
        .update(`${seed} ${counter++}`)
        .digest()
        .subarray(0, size - filled)
      bytes.set(block, filled)
      filled += block.length
    }
    return bytes
  }
}
