import type { SentimentSource, SettingsStore } from '../../port/project/settings.js'
import { existingProject, type Session } from './session.js'

export function openSettingsStore(session: Session): SettingsStore {
  const settings = `${session.schema}.settings`
  const readIn = async ({ get }: Session, name: string, build: number): Promise<unknown> => {
    const row = await get<{ setting: string }>(
      `SELECT setting FROM ${settings} WHERE project = $1 AND name = $2 AND build = $3`,
      name,
      build,
    )
    return row && JSON.parse(row.setting)
  }
  const storeIn = async ({ run }: Session, name: string, build: number, value: unknown): Promise<void> =>
    void (await run(
      `INSERT INTO ${settings} SELECT $1, $2, $3, $4 ${existingProject(session.schema)}
       ON CONFLICT (project, name, build) DO UPDATE SET setting = excluded.setting`,
      name,
      build,
      JSON.stringify(value),
    ))
  const read = (name: string, build: number): Promise<unknown> => readIn(session, name, build)
  const store = (name: string, build: number, value: unknown): Promise<void> => storeIn(session, name, build, value)
  return {
    outliers: () => read('outliers', 0),
    storeOutliers: (definition) => store('outliers', 0, definition),
    expansion: (build) => read('expansion', build),
    storeExpansion: (build, expansion) => store('expansion', build, expansion),
    isFull: async (build) => (await read('full', build)) === true,
    storeFull: (build) => store('full', build, true),
    inputs: (build) => read('inputs', build),
    storeInputs: (build, inputs) => store('inputs', build, inputs),
    sentimentSource: async (build) => (await read('sentiment_source', build)) as SentimentSource | undefined,
    storeSentimentSource: (build, source) => store('sentiment_source', build, source),
    training: async (build) => (await read('training', build)) as number | undefined,
    storeTraining: (build, training) => store('training', build, training),
    beginTraining: (build) =>
      session.atomically(async (inside) => {
        const trained = Number((await readIn(inside, 'training', build)) ?? 0)
        const begun = Math.max(trained, Number((await readIn(inside, 'training_begun', build)) ?? 0)) + 1
        await storeIn(inside, 'training_begun', build, begun)
        return begun
      }),
    trainingRequest: () => read('training_request', 0),
    storeTrainingRequest: (request) => store('training_request', 0, request),
  }
}
