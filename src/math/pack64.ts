/**
 * The text form of vectors on the wire. Digit 0 is the exponent of the step, biased by 40; then every value is three
 * digits, an 18-bit two's complement number of steps, most significant digit first. The step is 2^(a-17) for the
 * smallest 2^a above every magnitude, and at least 2^-40. Values are rounded to the nearest step (Our choice: halves to
 * even, which treats both signs alike; the format's description leaves it open).
 */
const alphabet = Buffer.from('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_', 'latin1')
const digits = new Int8Array(128).fill(-1)
for (const [digit, code] of alphabet.entries()) digits[code] = digit

const BIAS = 40
const MOST = 2 ** 17 - 1
/** Adding and subtracting this rounds a double below 2^51 to an integer. */
const ROUNDER = 1.5 * 2 ** 52

const double = new Float64Array(1)
const doubleBits = new Uint32Array(double.buffer)
const highWord = new Uint8Array(Uint16Array.of(1).buffer)[0] === 1 ? 1 : 0
let page = Buffer.alloc(1 + 3 * 512)

/**
 * A vector as text: `[]` is `A`, `[0]` is `AAAA`, `[1]` is `YQAA`. RangeError for values that are not finite or not
 * below 2^40 in magnitude. Spec v5 2.4, 2.10, 2.11.
 */
export function pack64(vector: Float32Array | readonly number[]): string {
  const count = vector.length
  let largest = 0
  for (let i = 0; i < count; i++) {
    const magnitude = Math.abs(vector[i]!)
    if (magnitude > largest) largest = magnitude
    else if (!(magnitude <= largest)) throw new RangeError(`Value ${i} of the vector is not a number.`)
  }
  const exponent = Math.max(0, powerAbove(largest) - 17 + BIAS)
  if (exponent > 63) throw new RangeError('The vector holds a magnitude of 2^40 or more.')
  const perStep = 2 ** (BIAS - exponent)
  const length = 1 + 3 * count
  if (page.length < length) page = Buffer.alloc(length)
  page[0] = alphabet[exponent]!
  for (let i = 0, at = 1; i < count; i++, at += 3) {
    const steps = vector[i]! * perStep + ROUNDER - ROUNDER
    // The largest value may round up to 2^17, which 18 bits do not hold.
    const bits = steps > MOST ? MOST : steps | 0
    page[at] = alphabet[(bits >> 12) & 63]!
    page[at + 1] = alphabet[(bits >> 6) & 63]!
    page[at + 2] = alphabet[bits & 63]!
  }
  return page.toString('latin1', 0, length)
}

/** The vector in a text; empty for the empty text, which the service sends as well. RangeError for any other invalid text. */
export function unpack64(text: string): Float32Array {
  const count = Math.max(0, (text.length - 1) / 3)
  if (!Number.isInteger(count)) throw new RangeError('The length of a packed vector is 3 n + 1.')
  const vector = new Float32Array(count)
  if (text.length === 0) return vector
  const step = 2 ** (digitAt(text, 0) - BIAS)
  for (let i = 0, at = 1; i < count; i++, at += 3) {
    const bits = (digitAt(text, at) << 12) | (digitAt(text, at + 1) << 6) | digitAt(text, at + 2)
    vector[i] = ((bits << 14) >> 14) * step
  }
  return vector
}

/** The least a with 2^a > x, for finite x >= 0; far below any step for 0. */
function powerAbove(x: number): number {
  double[0] = x
  return ((doubleBits[highWord]! >>> 20) & 0x7ff) - 1022
}

function digitAt(text: string, at: number): number {
  const digit = digits[text.charCodeAt(at)] ?? -1
  if (digit < 0) throw new RangeError(`Character ${at} of the packed vector is not a digit.`)
  return digit
}
