const BYTE_ORDER_MARK = '\ufeff'

/**
 * The characters of bytes that are UTF-8, at least in part, without byte order mark. Bytes that belong to no character are read as windows-1252:
 * rows of another file, a file whose accents begin far behind its head, characters that were cut. `onForeign` is called at the first of them.
 */
export async function* decodeUtf8(chunks: AsyncIterable<Uint8Array>, onForeign?: () => void): AsyncGenerator<string> {
  let rest: Uint8Array = new Uint8Array()
  let isFirst = true
  let announce = onForeign
  const read = (bytes: Uint8Array): string => {
    const { text, isForeign } = decodeMixed(bytes)
    if (isForeign) {
      announce?.()
      announce = undefined
    }
    const isMarked = isFirst && text.startsWith(BYTE_ORDER_MARK)
    isFirst &&= text === ''
    return isMarked ? text.slice(1) : text
  }
  for await (const chunk of chunks) {
    const bytes = joined(rest, chunk)
    rest = bytes.subarray(bytes.length - unfinishedBytes(bytes))
    yield read(bytes.subarray(0, bytes.length - rest.length))
  }
  yield read(rest)
}

/** Whole characters of UTF-8, and bytes that are none, which are read as windows-1252. */
function decodeMixed(bytes: Uint8Array): { readonly text: string; readonly isForeign: boolean } {
  const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
  try {
    return { text: utf8.decode(bytes), isForeign: false }
  } catch {
    const parts: string[] = []
    const single = new TextDecoder('windows-1252')
    const take = (from: number, to: number, isForeign: boolean): void => {
      const part = bytes.subarray(from, to)
      // Without `stream`, Node 20 takes windows-1252 for Latin-1, which has no quotation marks.
      parts.push(
        isForeign ? single.decode(part, { stream: true }) : new TextDecoder('utf-8', { ignoreBOM: true }).decode(part),
      )
    }
    let [from, at, isForeign] = [0, 0, false]
    for (const length of characterLengths(bytes)) {
      if ((length === 0) !== isForeign) {
        take(from, at, isForeign)
        from = at
        isForeign = length === 0
      }
      at += Math.max(1, length)
    }
    take(from, at, isForeign)
    return { text: parts.join(''), isForeign: true }
  }
}

/** Bytes of each character of UTF-8, 0 for a byte that belongs to none. */
export function* characterLengths(bytes: Uint8Array): Generator<number> {
  for (let at = 0; at < bytes.length; ) {
    const length = lengthByFirst(bytes[at]!)
    const isWhole = continuations(bytes, at + 1) >= length - 1
    yield isWhole ? length : 0
    at += isWhole ? Math.max(1, length) : 1
  }
}

/** Bytes of a character by its first byte; 0 where none begins with it. */
const lengthByFirst = (first: number): number =>
  first < 0x80 ? 1 : first < 0xc2 ? 0 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : first < 0xf5 ? 4 : 0

/** How many bytes from a place on, 3 at most, go on with a character. */
function continuations(bytes: Uint8Array, from: number): number {
  let count = 0
  while (count < 3 && (bytes[from + count]! & 0xc0) === 0x80) count++
  return count
}

/** Bytes at the end that are the beginning of a character. */
function unfinishedBytes(bytes: Uint8Array): number {
  for (let count = 1; count <= Math.min(3, bytes.length); count++) {
    const at = bytes.length - count
    if (continuations(bytes, at + 1) === count - 1 && lengthByFirst(bytes[at]!) > count) return count
  }
  return 0
}

function joined(first: Uint8Array, second: Uint8Array): Uint8Array {
  if (first.length === 0) return second
  const all = new Uint8Array(first.length + second.length)
  all.set(first)
  all.set(second, first.length)
  return all
}
