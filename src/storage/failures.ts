import { DamagedSnapshot } from '../snapshot/parts.js'

/** A file that cannot be used. The message is for people and names no folder. */
export class StorageFailure extends Error {
  override name = 'StorageFailure'
}

/** What to do with a damaged file. */
const RESTORE = 'Restore it from a backup; a project without one can still be deleted.'

/** A file that is not what was written. `code` is that of SQLite. */
export class DamagedFile extends StorageFailure {
  override name = 'DamagedFile'

  /** `damage` says what is wrong with the file, as in "is damaged". */
  constructor(
    file: string,
    damage: string,
    readonly code: string,
    cause?: unknown,
  ) {
    super(`${file} ${damage}. ${RESTORE}`, { cause })
  }
}

/** better-sqlite3 is missing or does not fit this runtime. The message has the command that repairs it. */
export class UnusableBinding extends StorageFailure {
  override name = 'UnusableBinding'
}

/** A database that cannot be used at the moment. Nothing was half done; the same call may succeed later. */
export class StorageUnavailable extends StorageFailure {
  override name = 'StorageUnavailable'

  /** `retryAfter` in seconds. */
  constructor(
    message: string,
    readonly retryAfter: number,
    cause: unknown,
  ) {
    super(message, { cause })
  }
}

/** A project whose rows another process has removed from the database. */
export class ProjectRemoved extends StorageFailure {
  override name = 'ProjectRemoved'

  constructor() {
    super('The project was deleted.')
  }
}

/** A question reads what builds after its snapshot have removed. Asked again, it reads the current snapshot. */
export class SnapshotReplaced extends StorageFailure {
  override name = 'SnapshotReplaced'

  constructor() {
    super('The project was rebuilt meanwhile. Ask again.')
  }
}

/** The stored text of a document differs from the uploaded one. Only a new upload of the text repairs it. */
export class DamagedDocument extends StorageFailure {
  override name = 'DamagedDocument'

  constructor(readonly docId: string) {
    super(
      `The stored text of document ${JSON.stringify(docId)} is damaged. Restore its file from a backup, or delete the document and upload it again.`,
    )
  }
}

/** SHMSIZE: there is no room for the index of a log, which SQLite makes when it opens a file. */
const FULL = ['SQLITE_FULL', 'SQLITE_IOERR_SHMSIZE', 'ENOSPC', 'EDQUOT', 'EFBIG']

/** Sentences for errors of SQLite or the system, by the prefix of the error code. The first match counts. */
const refusals: readonly (readonly [codes: readonly string[], message: string])[] = [
  [['SQLITE_CORRUPT', 'SQLITE_NOTADB'], `A file of the folder is damaged. ${RESTORE}`],
  [FULL, 'The disk is full.'],
  [['SQLITE_BUSY', 'SQLITE_LOCKED'], 'Another process has been writing for too long. Try again.'],
  [
    ['SQLITE_READONLY', 'SQLITE_PERM', 'EROFS', 'EACCES', 'EPERM'],
    'The folder, or a file in it, cannot be written to.',
  ],
  [
    ['SQLITE_CANTOPEN'],
    'A file of the folder cannot be opened. SQLite needs permission to write to the folder, even to read it.',
  ],
  [['EMFILE', 'ENFILE'], 'Too many files are open.'],
  [['ENOTDIR', 'EEXIST'], 'There is a file in the place of a folder.'],
  [['ENOENT', 'EISDIR', 'ENAMETOOLONG'], 'There is no such folder, and it cannot be made.'],
  [['SQLITE_IOERR', 'EIO'], 'The disk has failed to read or to write.'],
]

/** What better-sqlite3 says of a call on a file that is closed. */
const CLOSED = 'The database connection is not open'

/** Describes a failure of the disk, or a file that was closed, in one sentence; undefined for other errors. */
export function describeFailure(error: unknown): string | undefined {
  if (error instanceof StorageFailure || error instanceof DamagedSnapshot) return error.message
  if (error instanceof TypeError && error.message === CLOSED) {
    return 'A file is closed: meanwhile the engine was closed, or the project deleted.'
  }
  const code = (error as { readonly code?: unknown } | null)?.code
  if (typeof code !== 'string') return undefined
  return refusals.find(([codes]) => codes.some((begin) => code.startsWith(begin)))?.[1]
}

/** Whether SQLite or the system has found the disk full. */
export const isDiskFull = (error: unknown): boolean =>
  FULL.includes((error as { readonly code?: string } | undefined)?.code ?? '')
