/** The source of identifiers: unpredictable bytes, from the engine's options. */
export type RandomBytes = (size: number) => Uint8Array

/** Consonants and digits that are easily distinguished: no vowels (so no words arise), no l, y, 0, 1. */
const ALPHABET = 'bcdfghjkmnpqrstvwxz23456789'
const PROJECT_CHARACTERS = 5
const WORKSPACE_CHARACTERS = 8
/** Bytes from this value on are skipped, so that every character is equally likely. */
const FAIR_BYTES = 256 - (256 % ALPHABET.length)
/** Number of attempts to find a free identifier: only a broken source of randomness needs so many. */
const MOST_DRAWS = 1_000

/** Whether an identifier is in use. */
type IsTaken = (id: string) => boolean | Promise<boolean>

/** A new identifier of a project, five characters, for which `isTaken` returns false. */
export const newProjectId = (randomBytes: RandomBytes, isTaken: IsTaken): Promise<string> =>
  free(randomBytes, PROJECT_CHARACTERS, isTaken)

/** An identifier of a workspace or organization, eight characters. */
export const newWorkspaceId = (randomBytes: RandomBytes, isTaken: IsTaken = () => false): Promise<string> =>
  free(randomBytes, WORKSPACE_CHARACTERS, isTaken)

/** The source of identifiers that sort by creation time. */
export interface IdSource {
  readonly randomBytes: RandomBytes
  /** Seconds since 1970. */
  readonly now: () => number
}

const TIME_DIGITS = 12
const RANDOM_BYTES = 10

/**
 * Document identifiers: `uuid-` and 32 hexadecimal digits; as in a UUID of version 7, first those of the milliseconds
 * since 1970, then random ones. Documents of the same upload are adjacent in the index, so the cost of an upload does
 * not depend on the number of documents.
 */
export function newDocumentIds({ randomBytes, now }: IdSource, count: number): string[] {
  const time = Math.floor(now() * 1000)
  const prefix = `uuid-${Math.max(0, time).toString(16).padStart(TIME_DIGITS, '0').slice(-TIME_DIGITS)}`
  const digits = Buffer.from(randomBytes(RANDOM_BYTES * count)).toString('hex')
  return Array.from(
    { length: count },
    (_, i) => prefix + digits.slice(2 * RANDOM_BYTES * i, 2 * RANDOM_BYTES * (i + 1)),
  )
}

/** Identifier of a concept list, shared concept or dashboard: 32 hexadecimal digits. */
export const newRecordId = (randomBytes: RandomBytes): string => Buffer.from(randomBytes(16)).toString('hex')

async function free(randomBytes: RandomBytes, length: number, isTaken: IsTaken): Promise<string> {
  for (let draw = 0; draw < MOST_DRAWS; draw++) {
    const id = word(randomBytes, length)
    if (!(await isTaken(id))) return id
  }
  throw new Error('No free identifier was found: the randomBytes option repeats itself.')
}

function word(randomBytes: RandomBytes, length: number): string {
  let id = ''
  for (let draw = 0; id.length < length && draw < MOST_DRAWS; draw++) {
    for (const byte of randomBytes(length * 2)) {
      if (byte < FAIR_BYTES && id.length < length) id += ALPHABET[byte % ALPHABET.length]
    }
  }
  return id
}

/** A UUID of version 4, as topics have in the legacy interface. */
export function newTopicId(randomBytes: RandomBytes): string {
  const bytes = Buffer.from(randomBytes(16))
  bytes[6] = (bytes[6]! & 0x0f) | 0x40
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
