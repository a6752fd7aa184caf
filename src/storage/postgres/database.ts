import { setTimeout as wait } from 'node:timers/promises'
import type { Client, Pool, PoolClient, PoolConfig, QueryConfig } from 'pg'
import type { Connections } from '../port/installation.js'
import type { Notifications } from '../port/notifications.js'
import { type ChunkCache, openChunkCache } from './chunkCache.js'
import { asStorageFailure, type FailureKind, kindOf } from './failures.js'
import { loadPg } from './loadPg.js'
import { openNotifications } from './notifications.js'
import { createPublications, type Publications } from './publications.js'
import { cutConnection, type SilenceWatch, watchSilence } from './silence.js'

/** Statements, each by itself or all in one transaction. Values are numbers, strings, bytes, booleans, arrays or null. */
export interface Statements {
  /** Quoted name of the schema; statements name tables with it, because poolers of transactions drop a search path. */
  readonly schema: string
  /** Rows of a statement that changes nothing. By itself it is sent again after a lost connection. */
  all<Row extends object>(sql: string, values?: readonly unknown[]): Promise<Row[]>
  /** The first of these rows. */
  get<Row extends object>(sql: string, values?: readonly unknown[]): Promise<Row | undefined>
  /** Runs a statement that changes something. It is never sent twice, unless the database has rolled it back. */
  run<Row extends object = object>(
    sql: string,
    values?: readonly unknown[],
    limit?: StatementLimit,
  ): Promise<Outcome<Row>>
}

export interface StatementLimit {
  /** The statement changes many rows, and may take half an hour. */
  readonly isLong: boolean
}

export interface Outcome<Row> {
  /** Number of rows that were changed. */
  readonly changes: number
  /** Rows of `RETURNING`. */
  readonly rows: Row[]
}

/** The connections of one engine to a database of PostgreSQL. */
export interface PostgresDatabase extends Statements {
  /** What the pool of connections does now. */
  connections(): Connections
  readonly notifications: Notifications
  /** What this process knows of published snapshots. */
  readonly publications: Publications
  /** Chunks of snapshots that this machine keeps; undefined without a folder for them. */
  readonly cache: ChunkCache | undefined
  /**
   * Runs work in one transaction; an exception rolls it back. After a conflict or a lost connection, the work runs again
   * from its start, so it must change nothing but records, and await nothing but these statements. `begin` is sent with
   * the begin of the transaction; `begun` is the number of rows of its last statement.
   */
  atomically<T>(work: (statements: Statements, begun: number) => Promise<T>, begin?: string): Promise<T>
  close(): Promise<void>
}

export interface PostgresOptions {
  /** `postgresql://user:password@host:5432/database`. */
  readonly url: string
  /** Name of the schema. Default: `conceptlite`. */
  readonly schema?: string | undefined
  /** Maximum number of connections. From three on, one of them is for notifications. Default: 10. */
  readonly poolSize?: number | undefined
  /** Folder for chunks of snapshots. Default: none, and they are read from the database each time. */
  readonly cacheFolder?: string | undefined
  /** Maximum bytes of its files. Default: 4 GiB. */
  readonly cacheSize?: number | undefined
  /**
   * Milliseconds without an answer after which the database is asked on a new connection. If that has no answer in five seconds
   * either, the statement fails. If the database does not work on it, a read is sent again. Default: 12,000.
   */
  readonly hangMilliseconds?: number | undefined
  /** Milliseconds without an answer after which a connection counts as lost, although the database answers others. Default: 60,000. */
  readonly silenceMilliseconds?: number | undefined
  /** Milliseconds to wait for a connection, new or free. Default: 5,000. */
  readonly connectMilliseconds?: number | undefined
  /** Milliseconds after which the database ends a transaction whose process has stopped in its middle. Default: 30,000. */
  readonly stoppedMilliseconds?: number | undefined
  /** Milliseconds after which `close` cuts connections whose server does not end them. Default: 5,000. */
  readonly closeMilliseconds?: number | undefined
}

const DEFAULT_SCHEMA = 'conceptlite'
const DEFAULT_POOL_SIZE = 10
/** Connections from which on one is for notifications. */
const LISTENING_POOL_SIZE = 3
/** The default of `connectMilliseconds`. */
const CONNECT_MILLISECONDS = 5_000
/** The default of `closeMilliseconds`. */
const CLOSE_MILLISECONDS = 5_000
/** The default of `hangMilliseconds`: with the time to wait for a connection, a caller waits for at most 17 seconds. */
const HANG_MILLISECONDS = 12_000
/** Milliseconds without an answer after which a connection counts as lost: a change may have to wait for others for half as long. */
const SILENCE_MILLISECONDS = 60_000
/**
 * Milliseconds between two statements of a transaction after which the database ends it and releases its locks: the machine of its
 * process may be gone, or stand still. It would learn that from the network only after hours.
 */
const STOPPED_MILLISECONDS = 30_000
/** The same as `SILENCE_MILLISECONDS` for a statement that changes many rows. */
const LONG_MILLISECONDS = 1_800_000
/** Backends that work on a statement, and do not wait for their client: it may never get their answer. */
const WORKING = "SELECT pid FROM pg_stat_activity WHERE state = 'active' AND wait_event_type IS DISTINCT FROM 'Client'"
/** Pauses before a statement or a transaction is tried again. */
const PAUSES_MILLISECONDS = [20, 100, 300, 1_000]
/** Type numbers of `int8` and `numeric`, which sums and counts have; ours fit into a double. */
const INT8 = 20
const NUMERIC = 1700

/** Opens connections when they are needed; nothing is sent yet. */
export async function openPostgres(options: PostgresOptions): Promise<PostgresDatabase> {
  const { schema, poolSize = DEFAULT_POOL_SIZE, cacheFolder, cacheSize } = options
  const { stoppedMilliseconds = STOPPED_MILLISECONDS, closeMilliseconds = CLOSE_MILLISECONDS } = options
  const { hangMilliseconds = HANG_MILLISECONDS, connectMilliseconds = CONNECT_MILLISECONDS } = options
  const pg = await loadPg()
  const cache = cacheFolder === undefined ? undefined : await openChunkCache({ folder: cacheFolder, size: cacheSize })
  const listens = poolSize >= LISTENING_POOL_SIZE
  const config = poolConfig(pg, options, listens ? poolSize - 1 : poolSize)
  const pool = new pg.Pool(config)
  // A connection that ends while nobody uses it is replaced when one is needed.
  pool.on('error', () => {})
  const quoted = pg.escapeIdentifier(schema ?? DEFAULT_SCHEMA)
  const connected = new Set<Client>()
  const watch = <Connection extends Client>(client: Connection): Connection => {
    connected.add(client)
    return client.once('end', () => connected.delete(client))
  }
  pool.on('connect', watch)
  const busy = new Set<Client>()
  const watching = watchSilence({
    milliseconds: hangMilliseconds,
    ask: () => askOn(pg, watch(new pg.Client({ ...config, query_timeout: connectMilliseconds }))),
    cutIdle: () => {
      for (const client of connected) if (!busy.has(client)) cutConnection(client)
    },
  })
  const host: Host = {
    pool,
    busy,
    watching,
    stoppedMilliseconds,
    repeatMilliseconds: hangMilliseconds + connectMilliseconds / 2,
  }
  const notifications = listens ? openNotifications(quoted, () => watch(new pg.Client(config))) : undefined
  const close = async (): Promise<void> => {
    // A server that hangs does not close its side, and the end of a connection waits for that.
    const cut = setTimeout(() => connected.forEach(cutConnection), closeMilliseconds)
    try {
      await Promise.all([notifications?.close(), pool.end(), cache?.close()])
    } finally {
      clearTimeout(cut)
    }
  }
  let closing: Promise<void> | undefined
  return {
    ...statementsOf(queryOf(host), quoted),
    notifications: notifications ?? { listen: () => {} },
    publications: createPublications(),
    cache,
    connections: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    atomically: (work, begin) => atomically({ ...host, schema: quoted }, work, begin),
    close: () => (closing ??= close()),
  }
}

function poolConfig(
  { types }: Pick<Awaited<ReturnType<typeof loadPg>>, 'types'>,
  { url, connectMilliseconds = CONNECT_MILLISECONDS, silenceMilliseconds = SILENCE_MILLISECONDS }: PostgresOptions,
  max: number,
): PoolConfig {
  return {
    connectionString: url,
    max,
    connectionTimeoutMillis: connectMilliseconds,
    query_timeout: silenceMilliseconds,
    keepAlive: true,
    application_name: 'conceptlite',
    types: {
      getTypeParser: (type: number, format?: 'text' | 'binary') =>
        type === INT8 || type === NUMERIC ? Number : types.getTypeParser(type, format as 'text'),
    } as NonNullable<PoolConfig['types']>,
  }
}

/** Asks the database which backends work on a statement, on a connection that is cut afterwards. */
async function askOn(
  { DatabaseError }: Pick<Awaited<ReturnType<typeof loadPg>>, 'DatabaseError'>,
  client: Client,
): Promise<(backend: number) => boolean> {
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ pid: number }>(WORKING)
    return (backend) => rows.some(({ pid }) => pid === backend)
  } catch (error) {
    // It refuses another connection, and thereby answers.
    if (error instanceof DatabaseError) return () => true
    throw error
  } finally {
    cutConnection(client)
  }
}

/** What statements of one database share. */
interface Host extends Required<Pick<PostgresOptions, 'stoppedMilliseconds'>> {
  readonly pool: Pool
  /** Connections that are in use. */
  readonly busy: Set<Client>
  readonly watching: SilenceWatch
  /** Milliseconds after which nothing is tried again because of the connection: a hanging database takes as long. */
  readonly repeatMilliseconds: number
}

type Answer<Row> = { readonly rows: Row[]; readonly rowCount: number | null }

interface Sending {
  /** It changes nothing, so that it can be sent again when its outcome is unknown. */
  readonly mayRepeat: boolean
  readonly isLong?: boolean | undefined
}

/** Sends a statement. */
type Query = <Row>(sql: string, values: readonly unknown[] | undefined, sending: Sending) => Promise<Answer<Row>>

const statementsOf = (query: Query, schema: string): Statements => ({
  schema,
  all: async <Row>(sql: string, values?: readonly unknown[]) =>
    (await query<Row>(sql, values, { mayRepeat: true })).rows,
  get: async <Row>(sql: string, values?: readonly unknown[]) =>
    (await query<Row>(sql, values, { mayRepeat: true })).rows[0],
  run: async <Row>(sql: string, values?: readonly unknown[], limit?: StatementLimit) => {
    const { rowCount, rows } = await query<Row>(sql, values, { mayRepeat: false, isLong: limit?.isLong })
    return { changes: rowCount ?? 0, rows }
  },
})

const configOf = (text: string, values: readonly unknown[] | undefined, isLong: boolean | undefined): QueryConfig =>
  ({ text, values, ...(isLong === true ? { query_timeout: LONG_MILLISECONDS } : {}) }) as QueryConfig

/** Each statement on a connection of its own. */
const queryOf =
  (host: Host): Query =>
  async <Row>(sql: string, values: readonly unknown[] | undefined, { mayRepeat, isLong }: Sending) => {
    const config = configOf(sql, values, isLong)
    let isFirst = true
    const send = (client: PoolClient) => {
      const mayMove = mayRepeat && isFirst
      isFirst = false
      return host.watching.answer(client, client.query(config), mayMove)
    }
    try {
      return (await repeated(
        host,
        () => withConnection(host, send),
        (kind) => kind === 'conflict' || kind === 'refused' || (mayRepeat && kind === 'lost'),
      )) as { rowCount: number | null; rows: unknown[] } as Answer<Row>
    } catch (error) {
      throw asStorageFailure(error, !mayRepeat && kindOf(error) === 'lost')
    }
  }

/** The statements of one transaction: none is tried again, since the transaction as a whole is. */
const queryIn =
  (send: (config: string | QueryConfig) => Promise<unknown>): Query =>
  async <Row>(sql: string, values: readonly unknown[] | undefined, { isLong }: Sending) =>
    (await send(configOf(sql, values, isLong))) as { rowCount: number | null; rows: unknown[] } as Answer<Row>

async function atomically<T>(
  { schema, ...host }: Host & Pick<Statements, 'schema'>,
  work: (statements: Statements, begun: number) => Promise<T>,
  begin = '',
): Promise<T> {
  // The limit is that of the transaction, because poolers of transactions drop one of the session.
  const limit = `SET LOCAL idle_in_transaction_session_timeout = ${host.stoppedMilliseconds}`
  let isCommitting = false
  try {
    return await repeated(
      host,
      () =>
        withConnection(host, async (client) => {
          const send = (config: string | QueryConfig) => host.watching.answer(client, client.query(config))
          isCommitting = false
          try {
            // What fails behind BEGIN, such as a wait for a lock, leaves a transaction to be rolled back, too.
            const begun = (await send(`BEGIN; ${limit}; ${begin}`)) as unknown as Answer<unknown>[]
            const result = await work(statementsOf(queryIn(send), schema), begun.at(-1)?.rowCount ?? 0)
            isCommitting = true
            const { command } = await send('COMMIT')
            if (command !== 'COMMIT') throw new Error('A statement of the transaction had failed.')
            return result
          } catch (error) {
            if (kindOf(error) !== 'lost') await send('ROLLBACK')
            throw error
          }
        }),
      (kind) => kind === 'conflict' || kind === 'refused' || (kind === 'lost' && !isCommitting),
    )
  } catch (error) {
    throw asStorageFailure(error, isCommitting && kindOf(error) === 'lost')
  }
}

/** Runs work on a connection of the pool. A connection whose work has failed by its own fault is closed. */
async function withConnection<T>({ pool, busy }: Host, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  busy.add(client)
  // The error of a connection that ends is also that of the statement under way.
  const ignore = (): void => {}
  client.on('error', ignore)
  let failure: unknown
  try {
    return await work(client)
  } catch (error) {
    failure = error
    throw error
  } finally {
    client.off('error', ignore)
    busy.delete(client)
    const kind = failure === undefined ? 'other' : kindOf(failure)
    client.release(kind === 'lost' || kind === 'refused')
  }
}

/** Runs work again, with growing pauses, as long as `mayRepeat` accepts its failure, and that of a connection came early. */
async function repeated<T>(
  { repeatMilliseconds }: Host,
  work: () => Promise<T>,
  mayRepeat: (kind: FailureKind) => boolean,
): Promise<T> {
  const began = performance.now()
  for (const pause of PAUSES_MILLISECONDS) {
    try {
      return await work()
    } catch (error) {
      const kind = kindOf(error)
      const isLate = kind !== 'conflict' && performance.now() - began > repeatMilliseconds
      if (isLate || !mayRepeat(kind)) throw error
    }
    // Random, so that two that conflict do not meet again.
    await wait(pause * (0.5 + Math.random()))
  }
  return await work()
}
