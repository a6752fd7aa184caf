import { expect, test } from 'vitest'
import { createRandom } from '../../src/math/random.js'

const first = (seed: number | string): number[] => {
  const random = createRandom(seed)
  return Array.from({ length: 5 }, () => random.next())
}

test('a seed fixes the numbers, another seed gives others, a number is its decimal text', () => {
  expect(first('a')).toEqual(first('a'))
  expect(first('a')).not.toEqual(first('b'))
  expect(first(1)).not.toEqual(first(2))
  expect(first(7)).toEqual(first('7'))
})

test('an array is filled with the numbers that one call after the other gives, before and after other calls', () => {
  const [filled, asked] = [createRandom('fill'), createRandom('fill')]
  for (let round = 0; round < 3; round++) {
    const expected = Float32Array.from({ length: 2_000 }, () => 2 * asked.next() - 1)
    expect(filled.fillUniform(new Float32Array(2_000))).toEqual(expected)
    expect(filled.next()).toBe(asked.next())
  }
})

test('uniform numbers fill [0, 1) evenly and whole numbers all places', () => {
  const random = createRandom('even')
  const buckets = new Array<number>(10).fill(0)
  for (let i = 0; i < 100_000; i++) buckets[Math.floor(random.next() * 10)]!++
  // 10,000 each, with a standard deviation of 95: five of them.
  for (const count of buckets) expect(Math.abs(count - 10_000)).toBeLessThan(475)
  const seen = new Set(Array.from({ length: 200 }, () => random.int(6)))
  expect([...seen].sort()).toEqual([0, 1, 2, 3, 4, 5])
})

test('normal numbers have mean 0, variance 1 and the tails of a normal', () => {
  const random = createRandom('normal')
  const values = Array.from({ length: 100_000 }, () => random.normal())
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const variance = values.reduce((sum, value) => sum + value * value, 0) / values.length
  const far = values.filter((value) => Math.abs(value) > 2).length / values.length
  // Five standard errors: 0.0158 of the mean, 0.022 of the variance; 4.55 % lie beyond 2.
  expect(Math.abs(mean)).toBeLessThan(0.016)
  expect(Math.abs(variance - 1)).toBeLessThan(0.023)
  expect(Math.abs(far - 0.0455)).toBeLessThan(0.0033)
})

/** sfc32 with the state that splitmix spreads out of the FNV-1a hash of a text, on whole numbers of any size. */
function* naiveBits(seed: string): Generator<bigint, never> {
  const word = (x: bigint): bigint => BigInt.asUintN(32, x)
  let mixer = 0x811c9dc5n
  for (const character of seed) mixer = word((mixer ^ BigInt(character.codePointAt(0)!)) * 0x01000193n)
  const spread = (): bigint => {
    mixer = word(mixer + 0x9e3779b9n)
    const first = word((mixer ^ (mixer >> 16n)) * 0x21f0aaadn)
    const second = word((first ^ (first >> 15n)) * 0x735a2d97n)
    return second ^ (second >> 15n)
  }
  let [a, b, c] = [spread(), spread(), spread()]
  for (let counter = 1n; ; counter++) {
    const sum = word(a + b + counter)
    a = b ^ (b >> 9n)
    b = word(c + (c << 3n))
    c = word(word((c << 21n) | (c >> 11n)) + sum)
    // The first twelve only mix the state.
    if (counter > 12n) yield sum
  }
}

test.each(['', 'a', 'conceptlite', '\u{1f600}'])(
  'numbers are those of sfc32, 27 bits before 26, for the seed "%s"',
  (seed) => {
    const random = createRandom(seed)
    const bits = naiveBits(seed)
    for (let i = 0; i < 50; i++) {
      const [high, low] = [bits.next().value >> 5n, bits.next().value >> 6n]
      expect(random.next()).toBe(Number((high << 26n) | low) / 2 ** 53)
    }
  },
)

test('normal numbers come in pairs from points within the circle', () => {
  const [random, uniform] = [createRandom('pairs'), createRandom('pairs')]
  for (let pair = 0; pair < 50; pair++) {
    let [x, y, square] = [0, 0, 2]
    while (square >= 1) {
      x = 2 * uniform.next() - 1
      y = 2 * uniform.next() - 1
      square = x ** 2 + y ** 2
    }
    const factor = Math.sqrt((-2 * Math.log(square)) / square)
    expect([random.normal(), random.normal()]).toEqual([x * factor, y * factor])
  }
})

test('an array is filled with numbers from -1 to 1 in their order', () => {
  const uniform = createRandom('fill')
  const expected = Float32Array.from({ length: 40 }, () => 2 * uniform.next() - 1)
  const out = new Float32Array(40)
  expect(createRandom('fill').fillUniform(out)).toBe(out)
  expect(out).toEqual(expected)
})
