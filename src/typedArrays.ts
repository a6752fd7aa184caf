type TypedArray = Uint8Array | Int8Array | Uint16Array | Uint32Array | Int32Array | Float32Array | Float64Array

/** A longer copy of an array, filled up with 0. */
export function grown<A extends TypedArray>(old: A, length: number): A {
  const next = new (old.constructor as new (length: number) => A)(length)
  next.set(old)
  return next
}
