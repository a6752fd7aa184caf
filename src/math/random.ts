/** Pseudo-random numbers that depend only on the seed, the same on every machine. */
export interface Random {
  /** Uniform in [0, 1), a multiple of 2^-53. */
  next(): number
  /** Uniform whole number from 0 to n - 1, for n up to 2^32. */
  int(n: number): number
  /** Standard normal. */
  normal(): number
  /** Fills an array with uniform numbers in [-1, 1), 2 next() - 1 each, and returns it. */
  fillUniform(out: Float32Array): Float32Array
}

/** A generator (sfc32 of the PractRand suite, state spread out of the seed by splitmix) for a number or a text. */
export function createRandom(seed: number | string): Random {
  let mixer = hashSeed(seed)
  const spread = (): number => {
    mixer = (mixer + 0x9e3779b9) | 0
    let z = mixer ^ (mixer >>> 16)
    z = Math.imul(z, 0x21f0aaad)
    z = Math.imul(z ^ (z >>> 15), 0x735a2d97)
    return z ^ (z >>> 15)
  }
  let a = spread()
  let b = spread()
  let c = spread()
  let counter = 1
  const bits = (): number => {
    const sum = (a + b + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = ((c << 21) | (c >>> 11)) + sum
    return sum >>> 0
  }
  for (let i = 0; i < 12; i++) bits()

  const next = (): number => ((bits() >>> 5) * 67_108_864 + (bits() >>> 6)) / 9_007_199_254_740_992
  const fillUniform = (out: Float32Array): Float32Array => {
    // Copies of the state: variables that closures share are objects in the heap, which take five times as long.
    let [x, y, z, n] = [a, b, c, counter]
    for (let i = 0; i < out.length; i++) {
      const first = (x + y + n) | 0
      x = y ^ (y >>> 9)
      y = (z + (z << 3)) | 0
      z = (((z << 21) | (z >>> 11)) + first) | 0
      const second = (x + y + n + 1) | 0
      x = y ^ (y >>> 9)
      y = (z + (z << 3)) | 0
      z = (((z << 21) | (z >>> 11)) + second) | 0
      n = (n + 2) | 0
      out[i] = 2 * (((first >>> 5) * 67_108_864 + (second >>> 6)) / 9_007_199_254_740_992) - 1
    }
    a = x
    b = y
    c = z
    counter = n
    return out
  }
  return { next, int: (n) => Math.floor(next() * n), normal: createNormal(next), fillUniform }
}

/** Standard normal numbers by the polar method: one logarithm and one root for two numbers, and both are used. */
function createNormal(next: () => number): () => number {
  let spare: number | undefined
  return () => {
    if (spare !== undefined) {
      const second = spare
      spare = undefined
      return second
    }
    for (;;) {
      const x = 2 * next() - 1
      const y = 2 * next() - 1
      const square = x * x + y * y
      if (square >= 1 || square === 0) continue
      const factor = Math.sqrt((-2 * Math.log(square)) / square)
      spare = y * factor
      return x * factor
    }
  }
}

/** FNV-1a over the code points of the seed's text; numbers count by their decimal form. */
function hashSeed(seed: number | string): number {
  let hash = 0x811c9dc5
  for (const character of String(seed)) hash = Math.imul(hash ^ character.codePointAt(0)!, 0x01000193)
  return hash | 0
}
