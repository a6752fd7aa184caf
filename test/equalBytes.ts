import { expect } from 'vitest'

/**
 * Typed arrays with the same bytes are equal. Vitest alone compares them number by number, and lists their indexes as names
 * of properties first: seconds for a million numbers. Arrays with other bytes are left to it, for its message and for what it
 * takes for equal.
 */
function haveEqualBytes(first: unknown, second: unknown): boolean | undefined {
  if (!ArrayBuffer.isView(first) || !ArrayBuffer.isView(second) || first.constructor !== second.constructor) return
  return Buffer.compare(bytesOf(first), bytesOf(second)) === 0 || undefined
}

const bytesOf = ({ buffer, byteOffset, byteLength }: ArrayBufferView): Buffer =>
  Buffer.from(buffer as ArrayBuffer, byteOffset, byteLength)

declare global {
  var haveEqualBytesTester: true | undefined
}

// A worker runs this once for each file.
if (globalThis.haveEqualBytesTester === undefined) {
  globalThis.haveEqualBytesTester = true
  expect.addEqualityTesters([haveEqualBytes])
}
