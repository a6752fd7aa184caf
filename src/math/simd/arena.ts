import { binary } from './wasm/binary.js'

/** A `WebAssembly.Memory` that threads share; it survives structured cloning, so it can be posted to a thread. */
export interface SharedMemory {
  readonly buffer: ArrayBufferLike
}

type KernelName =
  | 'sparseTimesDense'
  | 'sparseTimesSlice'
  | 'normalTimesSlice'
  | 'gram'
  | 'denseTimesSmall'
  | 'matrixTimesVector'
  | 'rowsTimesVector'
  | 'int8TimesVector'
  | 'int8RowsTimesVector'
  | 'roundRows'
  | 'roundBlocks'
  | 'codeRows'
  | 'codesTimesTable'
  | 'addScaled'
  | 'addSums'
  | 'addSums64'
  | 'markAbove'
  | 'markAbove64'
/** The assembled kernels; arguments are byte addresses, counts and scalars. */
export type WasmKernels = Readonly<Record<KernelName, (...numbers: number[]) => void>> & {
  readonly blocksReaching: (...numbers: number[]) => number
  readonly nextReaching: (...numbers: number[]) => number
  readonly pairsAbove: (...numbers: number[]) => number
  readonly packNumbers: (...numbers: number[]) => number
  readonly unpackNumbers: (...numbers: number[]) => number
}

// Node's types of version 20 do not declare WebAssembly, and we do not include those of the DOM.
declare const WebAssembly: {
  Memory: new (options: { initial: number; maximum: number; shared: true }) => SharedMemory
  Module: new (bytes: Uint8Array) => object
  Instance: new (module: object, imports: object) => { readonly exports: unknown }
}

const PAGE = 65_536
/** WebAssembly addresses are 32 bits wide. */
const MOST_PAGES = 65_536
/** Views begin on multiples of a cache line, so that no two threads write to one. */
const ALIGNMENT = 64
/**
 * Below this an arena is an ordinary shared buffer: each WebAssembly memory reserves gigabytes of address space, of
 * which a process with hundreds of small engines would run out, and small work gains nothing from it.
 */
const LEAST_WASM_BYTES = 1 << 20

/** Views on one block of memory that all threads share. Views are zero-filled and cannot be freed individually. */
export interface Arena {
  /** Must be posted to threads together with the views; undefined for an ordinary buffer, which needs no attaching. */
  readonly memory: SharedMemory | undefined
  readonly buffer: SharedArrayBuffer
  /** Bytes still free. */
  readonly free: number
  float32(length: number): Float32Array
  float64(length: number): Float64Array
  uint32(length: number): Uint32Array
  int8(length: number): Int8Array
  int16(length: number): Int16Array
  int32(length: number): Int32Array
  /** A copy of an array in the arena. */
  copy<T extends Float32Array | Float64Array | Uint32Array | Int8Array>(array: T): T
}

export interface ArenaOptions {
  /** True for WebAssembly memory, false for an ordinary shared buffer. Default: by size. Results are the same bits. */
  readonly wasm?: boolean | undefined
}

/**
 * Reserves `bytes` of memory shared by all threads for one large computation; kernels on its views run as WebAssembly.
 * Beyond 4 GiB, and where a WebAssembly memory cannot be had, it is an ordinary shared buffer with plain kernels.
 */
export function createArena(bytes: number, options: ArenaOptions = {}): Arena {
  const requested = ALIGNMENT + bytes
  const memory = (options.wasm ?? bytes >= LEAST_WASM_BYTES) ? reserve(requested) : undefined
  const buffer = (memory?.buffer ?? new SharedArrayBuffer(requested)) as SharedArrayBuffer
  let next = ALIGNMENT
  const take = (size: number): number => {
    const start = next
    if (start + size > buffer.byteLength) {
      throw new RangeError(`The arena has ${buffer.byteLength - start} bytes left, ${size} are wanted.`)
    }
    next = alignedBytes(start + size)
    return start
  }
  const arena: Arena = {
    memory,
    buffer,
    get free() {
      return Math.max(0, buffer.byteLength - next)
    },
    float32: (length) => new Float32Array(buffer, take(length * 4), length),
    float64: (length) => new Float64Array(buffer, take(length * 8), length),
    uint32: (length) => new Uint32Array(buffer, take(length * 4), length),
    int8: (length) => new Int8Array(buffer, take(length), length),
    int16: (length) => new Int16Array(buffer, take(length * 2), length),
    int32: (length) => new Int32Array(buffer, take(length * 4), length),
    copy: <T extends Float32Array | Float64Array | Uint32Array | Int8Array>(array: T): T => {
      const View = array.constructor as new (buffer: SharedArrayBuffer, start: number, length: number) => T
      const view = new View(buffer, take(array.byteLength), array.length)
      view.set(array)
      return view
    },
  }
  return arena
}

/** Bytes that views of these sizes take in an arena. */
export function arenaBytes(...sizes: number[]): number {
  return sizes.reduce((total, size) => total + alignedBytes(size), 0)
}

const alignedBytes = (size: number): number => Math.ceil(size / ALIGNMENT) * ALIGNMENT

function reserve(bytes: number): SharedMemory | undefined {
  const pages = Math.ceil(bytes / PAGE)
  if (pages > MOST_PAGES) return undefined
  try {
    const memory = new WebAssembly.Memory({ initial: pages, maximum: pages, shared: true })
    attachArena(memory)
    return memory
  } catch {
    return undefined
  }
}

/** One compiled module per thread and one instance per memory, keyed by the buffer of the views. */
const instances = new WeakMap<ArrayBufferLike, WasmKernels>()
let compiled: object | undefined

/** Makes kernels on views of this memory run as WebAssembly in this thread; attaching again costs nothing. */
export function attachArena(memory: SharedMemory | undefined): void {
  if (memory === undefined || instances.has(memory.buffer)) return
  compiled ??= new WebAssembly.Module(Buffer.from(binary, 'base64'))
  const instance = new WebAssembly.Instance(compiled, { env: { memory } })
  instances.set(memory.buffer, instance.exports as WasmKernels)
}

/** The WebAssembly kernels if all views lie in one attached memory. */
export function kernelsOf(first: ArrayBufferView, ...others: ArrayBufferView[]): WasmKernels | undefined {
  const found = instances.get(first.buffer)
  if (found === undefined) return undefined
  for (const view of others) if (view.buffer !== first.buffer) return undefined
  return found
}
