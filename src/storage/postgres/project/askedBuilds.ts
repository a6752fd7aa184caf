import type { AskedBuild, AskedBuildStore } from '../../port/project/askedBuilds.js'
import { notifySql } from '../notifications.js'
import type { Session } from './session.js'

export function openAskedBuildStore({ schema, get, run }: Session): AskedBuildStore {
  return {
    get: () =>
      get<AskedBuild>(
        `SELECT number, only_language AS "isMonolingual", is_waiting AS "isWaiting" FROM ${schema}.asked_builds
         WHERE project = $1`,
      ),
    put: async ({ number, isMonolingual, isWaiting }) =>
      void (await run(
        `WITH put AS (
           INSERT INTO ${schema}.asked_builds VALUES ($1, $2, $3, $4)
           ON CONFLICT (project) DO UPDATE SET number = excluded.number, only_language = excluded.only_language,
             is_waiting = excluded.is_waiting
           RETURNING project, is_waiting)
         SELECT ${notifySql(schema, 'buildWaits', 'project')} FROM put WHERE is_waiting`,
        number,
        isMonolingual,
        isWaiting,
      )),
  }
}
