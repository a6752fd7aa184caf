import type { Database } from '../database.js'
import { transaction } from '../sqlite.js'

/** Settings of a project that later answers depend on. Values are JSON; the caller knows their types. */
export interface SettingsStore {
  /** The definition by which outliers are measured; undefined before the first request for outliers. */
  outliers(): unknown
  storeOutliers(definition: unknown): void
  /** The keyword expansion of a build. */
  expansion(build: number): unknown
  storeExpansion(build: number, expansion: unknown): void
  /** The caller's tokenizer and word vectors that a build used; undefined when it used none. */
  inputs(build: number): unknown
  storeInputs(build: number, inputs: unknown): void
  /** Number of the last training of predictors on the snapshot of a build. */
  training(build: number): number | undefined
  storeTraining(build: number, training: number): void
  /** Returns a number for a new training. It differs from all previous ones, including those that stored only parts. */
  beginTraining(build: number): number
  /** The request of the last training; undefined before the first. */
  trainingRequest(): unknown
  storeTrainingRequest(request: unknown): void
}

export function openSettingsStore(database: Database): SettingsStore {
  const get = database.prepare<string>('SELECT question FROM questions WHERE name = ? AND build = ?').pluck()
  const put = database.prepare('INSERT OR REPLACE INTO questions VALUES (?, ?, ?)')
  const read = (name: string, build: number): unknown => {
    const question = get.get(name, build)
    return question === undefined ? undefined : JSON.parse(question)
  }
  return {
    outliers: () => read('outliers', 0),
    storeOutliers: (definition) => void put.run('outliers', 0, JSON.stringify(definition)),
    expansion: (build) => read('expansion', build),
    storeExpansion: (build, expansion) => void put.run('expansion', build, JSON.stringify(expansion)),
    inputs: (build) => read('means', build),
    storeInputs: (build, inputs) => void put.run('means', build, JSON.stringify(inputs)),
    training: (build) => read('training', build) as number | undefined,
    storeTraining: (build, training) => void put.run('training', build, JSON.stringify(training)),
    beginTraining: (build) =>
      transaction(database, () => {
        const begun = Math.max(...['training', 'training_begun'].map((name) => Number(read(name, build) ?? 0))) + 1
        put.run('training_begun', build, JSON.stringify(begun))
        return begun
      }),
    trainingRequest: () => read('training_request', 0),
    storeTrainingRequest: (request) => void put.run('training_request', 0, JSON.stringify(request)),
  }
}
