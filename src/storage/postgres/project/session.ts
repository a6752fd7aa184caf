import { ProjectRemoved } from '../../failures.js'
import type { PostgresDatabase, Statements } from '../database.js'

/** Statements on one project, whose identifier is their first value, `$1`. */
export interface Session {
  readonly schema: string
  all<Row extends object>(sql: string, ...values: unknown[]): Promise<Row[]>
  get<Row extends object>(sql: string, ...values: unknown[]): Promise<Row | undefined>
  /** Runs a statement that changes something, and returns the number of rows that it has changed. */
  run(sql: string, ...values: unknown[]): Promise<number>
  /** The same with the rows of `RETURNING`. */
  returning<Row extends object>(sql: string, ...values: unknown[]): Promise<Row[]>
  /**
   * Runs several statements in one transaction, while no other transaction writes to the project; inside a transaction, in that one.
   * Throws `ProjectRemoved` for a project that is not there: its rows would stay for ever.
   */
  atomically<T>(work: (session: Session) => Promise<T>): Promise<T>
}

/** Identifiers of projects are letters and digits; they stand in statements that take no values. */
const PROJECT_ID = /^[a-zA-Z0-9_-]+$/

/** What a single statement that inserts selects from, so that it inserts nothing for a project that is removed at the same moment. */
export const existingProject = (schema: string): string => `FROM ${schema}.totals WHERE project = $1 FOR KEY SHARE`

/** Each statement in a transaction of its own, or on a connection that has one. */
export function openSession(database: PostgresDatabase, project: string): Session {
  if (!PROJECT_ID.test(project)) throw new TypeError(`${JSON.stringify(project)} is no identifier of a project.`)
  const lock = `SELECT 1 FROM ${database.schema}.totals WHERE project = '${project}' FOR UPDATE`
  return {
    ...statementsOn(database, project),
    atomically: (work) =>
      database.atomically((statements, locked) => {
        if (locked === 0) throw new ProjectRemoved()
        const session: Session = { ...statementsOn(statements, project), atomically: (inner) => inner(session) }
        return work(session)
      }, lock),
  }
}

const statementsOn = ({ schema, all, get, run }: Statements, project: string): Omit<Session, 'atomically'> => ({
  schema,
  all: (sql, ...values) => all(sql, [project, ...values]),
  get: (sql, ...values) => get(sql, [project, ...values]),
  run: async (sql, ...values) => (await run(sql, [project, ...values])).changes,
  returning: async <Row extends object>(sql: string, ...values: unknown[]) =>
    (await run<Row>(sql, [project, ...values])).rows,
})
