import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { crc32, createDeflateRaw } from 'node:zlib'
import { EngineError } from '../../errors.js'
import { append, type PendingFile } from './replaceFiles.js'

/** A zip file while it is written (APPNOTE.TXT 6.3.10, without ZIP64). */
export interface ZipFile {
  /** Adds a compressed file of these texts, which are asked as they are written. */
  add(name: string, texts: AsyncIterable<string> | Iterable<string>): Promise<void>
  /** Writes the directory. */
  finish(): Promise<void>
}

/** Sizes and offsets are numbers of 32 bits. */
const LARGEST = 0xffff_ffff

interface Entry {
  readonly name: Buffer
  readonly offset: number
  crc: number
  size: number
  compressed: number
}

export function createZipFile(file: PendingFile): ZipFile {
  const entries: Entry[] = []
  let position = 0
  const write = async (bytes: Uint8Array): Promise<void> => {
    position += bytes.length
    if (position > LARGEST) {
      throw new EngineError('ERROR', `${file.path} would be larger than 4 GiB. Write the tables as CSV.`)
    }
    await append(file, bytes)
  }
  return {
    async add(name, texts) {
      const entry: Entry = { name: Buffer.from(name), offset: position, crc: 0, size: 0, compressed: 0 }
      await write(localHeader(entry))
      const begin = position
      const bytes = async function* (): AsyncGenerator<Buffer> {
        for await (const text of texts) {
          const chunk = Buffer.from(text)
          entry.crc = crc32(chunk, entry.crc)
          entry.size += chunk.length
          yield chunk
        }
      }
      // Where a write fails, the pipeline rejects with the end of its streams, not with the reason.
      let failure: unknown
      await pipeline(Readable.from(bytes()), createDeflateRaw(), async (chunks: AsyncIterable<Buffer>) => {
        for await (const chunk of chunks) {
          await write(chunk).catch((error) => {
            failure = error
            throw error
          })
        }
      }).catch((error) => {
        throw failure ?? error
      })
      entry.compressed = position - begin
      if (entry.size > LARGEST) throw new EngineError('ERROR', `${name} would be larger than 4 GiB.`)
      // The sizes are known only now, and not every reader takes them from behind the data.
      await file.handle.write(localHeader(entry), 0, undefined, entry.offset)
      entries.push(entry)
    },
    async finish() {
      const begin = position
      for (const entry of entries) await write(directoryHeader(entry))
      await write(directoryEnd(entries.length, begin, position - begin))
    },
  }
}

const DEFLATE = 8
/** Names are UTF-8. */
const FLAGS = 0x0800
const VERSION = 20
/** 1 January 1980, the first date of the format: the same tables give the same bytes. */
const DATE = 0x21

function localHeader(entry: Entry): Buffer {
  const header = Buffer.alloc(30 + entry.name.length)
  header.writeUInt32LE(0x04034b50, 0)
  writeCommon(header, 4, entry)
  entry.name.copy(header, 30)
  return header
}

function directoryHeader(entry: Entry): Buffer {
  const header = Buffer.alloc(46 + entry.name.length)
  header.writeUInt32LE(0x02014b50, 0)
  header.writeUInt16LE(VERSION, 4)
  writeCommon(header, 6, entry)
  header.writeUInt32LE(entry.offset, 42)
  entry.name.copy(header, 46)
  return header
}

/** The fields that both headers of an entry have in one order. */
function writeCommon(header: Buffer, at: number, { name, crc, size, compressed }: Entry): void {
  header.writeUInt16LE(VERSION, at)
  header.writeUInt16LE(FLAGS, at + 2)
  header.writeUInt16LE(DEFLATE, at + 4)
  header.writeUInt16LE(DATE, at + 8)
  header.writeUInt32LE(crc, at + 10)
  header.writeUInt32LE(compressed, at + 14)
  header.writeUInt32LE(Math.min(size, LARGEST), at + 18)
  header.writeUInt16LE(name.length, at + 22)
}

function directoryEnd(entries: number, offset: number, size: number): Buffer {
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(entries, 8)
  end.writeUInt16LE(entries, 10)
  end.writeUInt32LE(size, 12)
  end.writeUInt32LE(offset, 16)
  return end
}
