/** A file of a zip file, compressed. */
interface PackedFile {
  readonly name: Uint8Array
  /** Raw deflate. */
  readonly data: Blob
  readonly crc: number
  /** Bytes before compression. */
  readonly size: number
}

/** Bytes of gzip before and after what deflate has written (RFC 1952); the end has the checksum and the size. */
const GZIP_HEAD = 10
const GZIP_END = 8

/** Compresses texts as they come; the result is in the store of the browser. */
async function pack(name: string, texts: AsyncIterable<string> | Iterable<string>): Promise<PackedFile> {
  const { readable, writable } = new CompressionStream('gzip')
  const packed = new Response(readable).blob()
  const writer = writable.getWriter()
  const encoder = new TextEncoder()
  try {
    for await (const text of texts) await writer.write(encoder.encode(text))
    await writer.close()
  } catch (error) {
    packed.catch(() => {})
    await writer.abort(error)
    throw error
  }
  const gzip = await packed
  const end = new DataView(await gzip.slice(-GZIP_END).arrayBuffer())
  const data = gzip.slice(GZIP_HEAD, -GZIP_END)
  return { name: encoder.encode(name), data, crc: end.getUint32(0, true), size: end.getUint32(4, true) }
}

/** A zip file while it is made (APPNOTE.TXT 6.3.10, without ZIP64). */
export interface Zip {
  readonly add: (name: string, texts: AsyncIterable<string> | Iterable<string>) => Promise<void>
  readonly finish: (type: string) => Blob
}

export function createZip(): Zip {
  const files: PackedFile[] = []
  return {
    add: async (name, texts) => void files.push(await pack(name, texts)),
    finish: (type) => {
      const parts: (ArrayBuffer | Blob)[] = []
      const directory: ArrayBuffer[] = []
      let offset = 0
      for (const file of files) {
        const head = header(file)
        directory.push(header(file, offset))
        parts.push(head, file.data)
        offset += head.byteLength + file.data.size
      }
      const size = directory.reduce((sum, { byteLength }) => sum + byteLength, 0)
      return new Blob([...parts, ...directory, directoryEnd(files.length, offset, size)], { type })
    },
  }
}

const VERSION = 20
/** Names are UTF-8. */
const FLAGS = 0x0800
const DEFLATE = 8
/** 1 January 1980: the same table gives the same bytes. */
const DATE = 0x21

/** The head of a file, or with its place the entry of the directory. */
function header({ name, crc, size, data }: PackedFile, offset?: number): ArrayBuffer {
  const isEntry = offset !== undefined
  const fixed = isEntry ? 46 : 30
  const view = new DataView(new ArrayBuffer(fixed + name.length))
  view.setUint32(0, isEntry ? 0x02014b50 : 0x04034b50, true)
  if (isEntry) view.setUint16(4, VERSION, true)
  const at = isEntry ? 6 : 4
  for (const [place, value] of [VERSION, FLAGS, DEFLATE, 0, DATE].entries()) view.setUint16(at + 2 * place, value, true)
  for (const [place, value] of [crc, data.size, size].entries()) view.setUint32(at + 10 + 4 * place, value, true)
  view.setUint16(at + 22, name.length, true)
  if (isEntry) view.setUint32(42, offset, true)
  new Uint8Array(view.buffer).set(name, fixed)
  return view.buffer
}

function directoryEnd(files: number, offset: number, size: number): ArrayBuffer {
  const view = new DataView(new ArrayBuffer(22))
  view.setUint32(0, 0x06054b50, true)
  view.setUint16(8, files, true)
  view.setUint16(10, files, true)
  view.setUint32(12, size, true)
  view.setUint32(16, offset, true)
  return view.buffer
}
