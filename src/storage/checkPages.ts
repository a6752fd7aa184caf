import { createRequire } from 'node:module'
import { Worker } from 'node:worker_threads'
import type { Database } from './database.js'

/** What SQLite itself finds in a file. */
export interface PageCheck {
  /** Descriptions of damaged pages and indexes; `ok` alone for a sound file. */
  readonly messages: readonly string[]
  /** Rows that refer to nothing. */
  readonly references: readonly MissingReference[]
}

export interface MissingReference {
  readonly table: string
  readonly rowid: number | null
  readonly parent: string
}

/** Maximum number of messages of SQLite's own check that are listed. */
const MOST_MESSAGES = 20
const STATEMENTS = [`PRAGMA integrity_check(${MOST_MESSAGES})`, 'PRAGMA foreign_key_check']

/** SQLite reads a whole file in one call. One of more bytes is read by a thread, which takes some tens of milliseconds to start. */
const LARGE_BYTES = 8 << 20

/** Reads a file by a connection of its own, which changes nothing. */
const PROGRAM = `
const { parentPort, workerData } = require('node:worker_threads')
try {
  const Sqlite = require(workerData.binding)
  const database = new Sqlite(workerData.path, { fileMustExist: true })
  database.pragma('query_only = ON')
  const rows = workerData.statements.map((sql) => database.prepare(sql).all())
  database.close()
  parentPort.postMessage({ rows })
} catch ({ message, code }) {
  parentPort.postMessage({ message, code })
}`

type Answer = { readonly rows: readonly unknown[][] } | { readonly message: string; readonly code: unknown }

/** Has SQLite check a file that is open. Throws the error of SQLite for one that it cannot read. */
export async function checkPages(database: Database): Promise<PageCheck> {
  const bytes =
    Number(database.pragma('page_count', { simple: true })) * Number(database.pragma('page_size', { simple: true }))
  const inThread = bytes < LARGE_BYTES ? undefined : await readInThread(database.name)
  const [messages, references] = inThread ?? STATEMENTS.map((sql) => database.prepare(sql).all())
  return {
    messages: (messages as { readonly integrity_check: string }[]).map((row) => row.integrity_check),
    references: references as MissingReference[],
  }
}

/** The rows of the statements; undefined where no thread can run them. */
async function readInThread(path: string): Promise<readonly unknown[][] | undefined> {
  const binding = createRequire(import.meta.url).resolve('better-sqlite3')
  const answer = await new Promise<Answer | undefined>((resolve) => {
    // Options of the process, such as one that makes modules of all programs, are not for this one.
    const worker = new Worker(PROGRAM, {
      eval: true,
      execArgv: [],
      workerData: { binding, path, statements: STATEMENTS },
    })
    let answer: Answer | undefined
    worker.on('message', (message: Answer) => {
      answer = message
    })
    worker.on('error', () => {})
    // It has closed the file then.
    worker.on('exit', () => resolve(answer))
  })
  if (answer === undefined || 'rows' in answer) return answer?.rows
  throw Object.assign(new Error(answer.message), { code: answer.code })
}
