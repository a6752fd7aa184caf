import { createHash } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { crc32 } from 'node:zlib'
import { DamagedSnapshot } from '../../../snapshot/parts.js'
import type { ByteRuns } from '../../byteRuns.js'
import type { ChunkCache } from '../chunkCache.js'
import type { Session } from './session.js'

/** Size of a chunk in bytes, as in files, so that parts of equal content have equal chunks. */
const CHUNK_BYTES = 1 << 16
/** Chunks written in one transaction, or read by one statement: 4 MiB. */
const CHUNKS_PER_STATEMENT = 64
/** Chunks shared in one transaction. */
const CHUNKS_PER_SHARING = 8_192
const DIGEST_BYTES = 32

/** Bytes read from the cache before other work gets its turn. */
const BYTES_PER_TURN = 1 << 20

/** Selects the digests that are sent in one value of bytes, $2; $3 is their number. */
const SENT_DIGESTS = `SELECT substring($2::bytea FROM (i * ${DIGEST_BYTES} + 1)::int FOR ${DIGEST_BYTES})
  FROM generate_series(0, $3::int - 1) AS i`

/** Long byte arrays, cut into chunks that are stored by content, as in `storage/sqlite/project/chunks.ts`. */
export function openChunks(session: Session, cache?: ChunkCache) {
  const readChunks = createReader(session, cache)
  return {
    write: (part: number, bytes: Uint8Array) => writePart(session, part, bytes),
    /** Writes a part whose first bytes are those of another one; they share chunks. */
    async grow(part: number, source: number, sharedBytes: number, bytes: Uint8Array): Promise<void> {
      const full = Math.floor(sharedBytes / CHUNK_BYTES)
      await shareChunks(session, { part, source, count: full })
      const rest = sharedBytes - full * CHUNK_BYTES
      if (rest === 0) return await writePart(session, part, bytes, full)
      const last = await readPlace(session, source, full)
      if (last === undefined || last.length < rest) throw new DamagedSnapshot()
      await writePart(session, part, Buffer.concat([last.subarray(0, rest), bytes]), full)
    },
    /** Fills `target` with the chunks of these digests; false when one is missing. */
    read: (digests: Buffer | null, target: Uint8Array) =>
      digests === null ? Promise.resolve(false) : readAll(readChunks, cut(digests), target),
    /** Fills places of `target` with ranges of the bytes of these chunks, reading none twice; false when one is missing. */
    readRuns: (digests: Buffer | null, runs: ByteRuns, target: Uint8Array) =>
      digests === null ? Promise.resolve(false) : readRuns(readChunks, cut(digests), runs, target),
    /** Removes a part; chunks that no other part shares go with it. */
    remove: removePart,
  }
}

export type Chunks = ReturnType<typeof openChunks>

/** Writes the chunks of a part from `first` on. */
async function writePart(session: Session, part: number, bytes: Uint8Array, first = 0): Promise<void> {
  const count = Math.max(1, Math.ceil(bytes.length / CHUNK_BYTES))
  for (let from = 0; from < count; from += CHUNKS_PER_STATEMENT) {
    const to = Math.min(count, from + CHUNKS_PER_STATEMENT)
    const data = bytes.subarray(from * CHUNK_BYTES, to * CHUNK_BYTES)
    await session.atomically((inside) => writeChunks(inside, part, first + from, data))
  }
}

/** Shares the first `count` chunks of another part, all of them full. */
async function shareChunks(
  session: Session,
  { part, source, count }: { readonly part: number; readonly source: number; readonly count: number },
): Promise<void> {
  const { schema } = session
  for (let first = 0; first < count; first += CHUNKS_PER_SHARING) {
    const end = Math.min(count, first + CHUNKS_PER_SHARING)
    const shared = await session.atomically((inside) =>
      inside.run(
        `INSERT INTO ${schema}.part_chunks
         SELECT $1, $2, place, digest FROM ${schema}.part_chunks JOIN ${schema}.chunks USING (project, digest)
         WHERE project = $1 AND part = $3 AND place >= $4 AND place < $5 AND octet_length(data) = ${CHUNK_BYTES}`,
        part,
        source,
        first,
        end,
      ),
    )
    if (shared < end - first) throw new DamagedSnapshot()
  }
}

async function readAll(readChunks: ReadChunks, digests: readonly Buffer[], target: Uint8Array): Promise<boolean> {
  let at = 0
  for (let from = 0; from < digests.length && at < target.length; from += CHUNKS_PER_STATEMENT) {
    for (const data of await readChunks(digests.slice(from, from + CHUNKS_PER_STATEMENT))) {
      if (data === undefined) return false
      if (data.length > target.length - at) throw new DamagedSnapshot()
      target.set(data, at)
      at += data.length
    }
  }
  return at === target.length
}

async function removePart(session: Session, part: number): Promise<void> {
  const { schema } = session
  const removed = await session.returning<{ digest: Buffer }>(
    `DELETE FROM ${schema}.part_chunks WHERE project = $1 AND part = $2 RETURNING digest`,
    part,
  )
  await session.run(
    `DELETE FROM ${schema}.chunks WHERE project = $1 AND digest IN (${SENT_DIGESTS})
     AND NOT EXISTS (SELECT 1 FROM ${schema}.part_chunks p WHERE p.project = $1 AND p.digest = chunks.digest)`,
    Buffer.concat(removed.map(({ digest }) => digest)),
    removed.length,
  )
}

/** Writes neighbouring chunks: their data and digests as one value each, from which the database cuts them. */
async function writeChunks(session: Session, part: number, first: number, data: Uint8Array): Promise<void> {
  const { schema } = session
  const count = Math.max(1, Math.ceil(data.length / CHUNK_BYTES))
  const digests: Buffer[] = []
  const crcs: number[] = []
  for (let i = 0; i < count; i++) {
    const chunk = data.subarray(i * CHUNK_BYTES, (i + 1) * CHUNK_BYTES)
    digests.push(createHash('sha256').update(chunk).digest())
    crcs.push(crc32(chunk))
  }
  const digest = `substring($3::bytea FROM (i * ${DIGEST_BYTES} + 1)::int FOR ${DIGEST_BYTES})`
  await session.run(
    `WITH cut AS (
       SELECT i, ${digest} AS digest, substring($2::bytea FROM (i * ${CHUNK_BYTES} + 1)::int FOR ${CHUNK_BYTES}) AS data,
         ($4::bigint[])[i + 1] AS crc
       FROM generate_series(0, $5::int - 1) AS i),
     added AS (
       INSERT INTO ${schema}.chunks SELECT $1, digest, data, crc FROM cut ON CONFLICT DO NOTHING)
     INSERT INTO ${schema}.part_chunks SELECT $1, $6::bigint, $7::bigint + i, digest FROM cut`,
    Buffer.from(data.buffer, data.byteOffset, data.byteLength),
    Buffer.concat(digests),
    crcs,
    count,
    part,
    first,
  )
}

/** A list of digests. */
const cut = (digests: Buffer): Buffer[] =>
  Array.from({ length: digests.length / DIGEST_BYTES }, (_, i) =>
    digests.subarray(i * DIGEST_BYTES, (i + 1) * DIGEST_BYTES),
  )

interface ChunkRow {
  readonly digest: Buffer
  readonly data: Buffer
  readonly crc: number
}

/**
 * Throws `DamagedSnapshot` if bytes of chunks have changed. These are removed: a full build, which writes the same bytes again, would
 * share them and be damaged as well.
 */
async function verifyChunks({ run, schema }: Session, chunks: readonly ChunkRow[]): Promise<void> {
  const damaged = chunks.filter(({ data, crc }) => crc32(data) !== crc)
  for (const { digest, data } of damaged) {
    // Another process may have written it anew meanwhile.
    const sql = `DELETE FROM ${schema}.chunks WHERE project = $1 AND digest = $2 AND data = $3`
    await run(sql, digest, data).catch(() => {})
  }
  if (damaged.length > 0) throw new DamagedSnapshot()
}

/** One chunk of a part; undefined when it is missing. Throws `DamagedSnapshot` for changed bytes. */
async function readPlace(session: Session, part: number, place: number): Promise<Buffer | undefined> {
  const { get, schema } = session
  const found = await get<ChunkRow>(
    `SELECT digest, data, crc FROM ${schema}.part_chunks JOIN ${schema}.chunks USING (project, digest)
     WHERE project = $1 AND part = $2 AND place = $3`,
    part,
    place,
  )
  if (found !== undefined) await verifyChunks(session, [found])
  return found?.data
}

/** Reads chunks by digest; missing ones are undefined. Throws `DamagedSnapshot` for changed bytes in the database. */
type ReadChunks = (digests: readonly Buffer[]) => Promise<(Buffer | undefined)[]>

/** Reads from the cache what it has, and the rest by one statement. */
function createReader(session: Session, cache: ChunkCache | undefined): ReadChunks {
  const fetchChunks = async (digests: readonly Buffer[]): Promise<Map<string, Buffer>> => {
    const rows = await session.all<ChunkRow>(
      `SELECT digest, data, crc FROM ${session.schema}.chunks WHERE project = $1 AND digest IN (${SENT_DIGESTS})`,
      Buffer.concat(digests),
      digests.length,
    )
    await verifyChunks(session, rows)
    if (cache !== undefined) await Promise.all(rows.map(({ digest, data }) => cache.write(digest, data)))
    return new Map(rows.map(({ digest, data }) => [digest.toString('hex'), data]))
  }
  return async (digests) => {
    let bytes = 0
    const found: (Buffer | undefined)[] = []
    for (const digest of digests) {
      const data = cache?.read(digest)
      found.push(data)
      bytes += data?.length ?? 0
      if (bytes < BYTES_PER_TURN) continue
      await nextTurn()
      bytes = 0
    }
    const missing = digests.filter((_, i) => found[i] === undefined)
    if (missing.length === 0) return found
    const fetched = await fetchChunks(missing)
    return found.map((data, i) => data ?? fetched.get(digests[i]!.toString('hex')))
  }
}

async function readRuns(
  readChunks: ReadChunks,
  digests: readonly Buffer[],
  runs: ByteRuns,
  target: Uint8Array,
): Promise<boolean> {
  const chunkAt = chunkReader(readChunks, digests, placesOf(runs))
  for (let run = 0; run < runs.count; run++) {
    // A range may continue in the next chunk.
    for (let done = 0; done < runs.lengths[run]!; ) {
      const at = runs.starts[run]! + done
      const place = Math.floor(at / CHUNK_BYTES)
      const chunk = await chunkAt(place)
      const from = at - place * CHUNK_BYTES
      const some = chunk?.subarray(from, from + runs.lengths[run]! - done)
      if (some === undefined || some.length === 0) return false
      target.set(some, runs.targets[run]! + done)
      done += some.length
    }
  }
  return true
}

/** The places of the chunks with some ranges, ascending. */
function placesOf({ count, starts, lengths }: ByteRuns): number[] {
  const places: number[] = []
  for (let run = 0; run < count; run++) {
    const end = starts[run]! + lengths[run]!
    const first = Math.floor(starts[run]! / CHUNK_BYTES)
    const known = places.at(-1) ?? -1
    for (let place = Math.max(first, known + 1); place * CHUNK_BYTES < end; place++) places.push(place)
  }
  return places
}

/** Reads chunks in the order of their places, some at a time. Of earlier chunks it keeps only the last, where a row may begin. */
function chunkReader(readChunks: ReadChunks, digests: readonly Buffer[], places: readonly number[]) {
  let chunks = new Map<number, Buffer | undefined>()
  let next = 0
  return async (place: number): Promise<Buffer | undefined> => {
    if (!chunks.has(place)) {
      const some = places.slice(next, next + CHUNKS_PER_STATEMENT).filter((wanted) => wanted < digests.length)
      const read = await readChunks(some.map((wanted) => digests[wanted]!))
      const last = places[next - 1]
      const kept = last === undefined ? [] : [[last, chunks.get(last)] as const]
      chunks = new Map([...kept, ...some.map((wanted, i) => [wanted, read[i]] as const)])
      next += CHUNKS_PER_STATEMENT
    }
    return chunks.get(place)
  }
}
