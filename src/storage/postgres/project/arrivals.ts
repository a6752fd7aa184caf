import { ProjectRemoved, StorageFailure } from '../../failures.js'
import type { ArrivalStore } from '../../port/project/arrivals.js'
import type { FieldStore } from '../../port/project/fields.js'
import { type Holder, hasDied, newHolder, retire } from '../../processLiveness.js'
import { NOW } from '../clock.js'
import type { Session } from './session.js'

/** An upload of another machine is abandoned when it was not renewed for this many seconds. */
const SILENT_SECONDS = 3_600

const silent = (): StorageFailure => new StorageFailure('The upload had shown no life for too long.')

/** `holders` are the uploads of this process by number. */
export function openArrivalStore(
  session: Session,
  fieldsOf: (session: Session) => FieldStore,
  holders: Map<number, string>,
): ArrivalStore {
  const { schema } = session
  const arrivals = `${schema}.arrivals`
  const giveUp = (arrival: number): void => {
    retire(holders.get(arrival) ?? '')
    holders.delete(arrival)
  }
  const end = ({ run }: Session, arrival: number): Promise<number> =>
    run(`DELETE FROM ${arrivals} WHERE project = $1 AND arrival = $2`, arrival)
  return {
    begin: async (endsInTransaction = false) => {
      const { holder, host, process } = newHolder()
      const [begun] = await session.returning<{ arrival: number }>(
        `WITH numbered AS (
           UPDATE ${schema}.totals SET last_arrival = last_arrival + 1 WHERE project = $1
           RETURNING last_arrival, last_key)
         INSERT INTO ${arrivals} SELECT $1, last_arrival, $2, $3, $4, ${NOW}, last_key + 1 FROM numbered
         RETURNING arrival`,
        holder,
        host,
        process,
      )
      if (begun === undefined || endsInTransaction) retire(holder)
      else holders.set(begun.arrival, holder)
      if (begun === undefined) throw new ProjectRemoved()
      return begun.arrival
    },
    renew: async (arrival) => {
      const renewed = await session.run(
        `UPDATE ${arrivals} SET seen = ${NOW} WHERE project = $1 AND arrival = $2`,
        arrival,
      )
      if (renewed === 0) throw silent()
    },
    end: async (arrival, { documents, characters, fields }) => {
      await session.atomically(async (inside) => {
        if ((await end(inside, arrival)) === 0) throw silent()
        await fieldsOf(inside).add(fields)
        await inside.run(
          `UPDATE ${schema}.totals SET documents = documents + $2, characters = characters + $3 WHERE project = $1`,
          documents,
          characters,
        )
      })
      giveUp(arrival)
    },
    dropSome: async (arrival, limit) => {
      const isLeft = await session.atomically(async (inside) => {
        const dropped = await inside.run(
          `DELETE FROM ${schema}.documents WHERE project = $1 AND key IN (
             SELECT key FROM ${schema}.documents
             WHERE project = $1 AND arrival = $2
               AND key >= (SELECT first_key FROM ${arrivals} WHERE project = $1 AND arrival = $2)
             ORDER BY key LIMIT $3)`,
          arrival,
          limit,
        )
        if (dropped > 0) return true
        await end(inside, arrival)
        return false
      })
      if (!isLeft) giveUp(arrival)
      return isLeft
    },
    giveUp: async (arrival) => giveUp(arrival),
    any: async () => (await session.get(`SELECT 1 FROM ${arrivals} WHERE project = $1 LIMIT 1`)) !== undefined,
    abandoned: async () => {
      const rows = await session.all<Holder & { arrival: number; silence: number }>(
        `SELECT arrival, holder, host, process, ${NOW} - seen AS silence FROM ${arrivals}
         WHERE project = $1 ORDER BY arrival`,
      )
      return rows.find((row) => hasDied(row) || row.silence > SILENT_SECONDS)?.arrival
    },
  }
}
