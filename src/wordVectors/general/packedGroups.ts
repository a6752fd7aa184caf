import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { refuseBundle } from '../../refuseBundle.js'

/** The groups of general word vectors as `encodeGroups` writes them. */
export interface UnpackedGroups {
  readonly bytes: Buffer
  /** SHA-256 of the packed file, its first 28 digits. */
  readonly digest: string
}

/** Bytes of the pieces in which a file is unpacked. The file of the package is one piece, which is not copied. */
const PIECE_BYTES = 1 << 22

/** Reads a packed file of groups. */
export async function readPackedGroups(path: string): Promise<UnpackedGroups> {
  const packed = await readFile(path).catch((cause: Error & { readonly code?: string }) => {
    if (cause.code !== 'ENOENT') throw cause
    throw new Error(`conceptlite must be installed as a whole where the program runs. It does not find ${path}.`, {
      cause,
    })
  })
  const bytes = await promisify(brotliDecompress)(packed, { chunkSize: PIECE_BYTES })
  return { bytes, digest: createHash('sha256').update(packed).digest('hex').slice(0, 28) }
}

/** `npm run compile` writes the file to `dist/`, and `npm run build` to `lib/` as well, whose modules lie one folder deep. */
const here = import.meta.url
refuseBundle(here)
// Each `new URL` has a path that is written out: tools that copy the files that a program reads look for that.
const fromChunk = new URL('../general.br', import.meta.url)
const fromModule = here.endsWith('.ts') ? new URL('../../../dist/general.br', here) : new URL('../../general.br', here)
const location = fileURLToPath(/\/wordVectors\/general\/packedGroups\.[jt]s$/u.test(here) ? fromModule : fromChunk)

let packaged: Promise<UnpackedGroups> | undefined

/** Reads the file of the package, once in a process. A reading that failed is made again by the next call. */
export function readPackagedGroups(): Promise<UnpackedGroups> {
  if (packaged === undefined) {
    packaged = readPackedGroups(location)
    packaged.catch(() => {
      packaged = undefined
    })
  }
  return packaged
}
