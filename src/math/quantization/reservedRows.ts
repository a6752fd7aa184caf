import { type Arena, arenaBytes, createArena } from '../simd/arena.js'

/** Rows (count x axes) in the memory of fast kernels, with room for what is computed of them later. */
interface ReservedRows {
  readonly rows: Float32Array
  /** Has the room; memory that is never written takes none of the machine. */
  readonly arena: Arena
  /** Scratch memory for one pass over the rows at a time, on the thread that reserved them. */
  readonly vector: Float32Array
  readonly products: Float32Array
}

const reserved = new WeakMap<ArrayBufferLike, ReservedRows>()

interface Reservation {
  /** Bytes in addition to the rows. */
  readonly room: number
  /** Maximum number of rows of one pass. */
  readonly passRows: number
}

/** Memory for rows that are filled by the caller. */
export function reserveRows(count: number, axes: number, { room, passRows }: Reservation): Float32Array {
  const sizes = [count * axes * 4, axes * 4, passRows * 4]
  const arena = createArena(arenaBytes(...sizes) + room, { wasm: true })
  const rows = arena.float32(count * axes)
  const scratch = { vector: arena.float32(axes), products: arena.float32(passRows) }
  reserved.set(arena.buffer, { rows, arena, ...scratch })
  return rows
}

/** The memory that these rows, or the first of these rows, were reserved in on this thread; undefined for other rows. */
export const reservedOf = ({ buffer }: Float32Array): ReservedRows | undefined => reserved.get(buffer)
