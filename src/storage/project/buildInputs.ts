import type { Database } from '../database.js'

/** What a project keeps since later answers depend on it. Values are JSON of whoever asks. */
export interface BuildInputStore {
  /** What outliers are measured by; undefined until someone has asked for them. */
  outliers(): unknown
  keepOutliers(definition: unknown): void
  /** The keyword expansion that a build was given. */
  expansion(build: number): unknown
  keepExpansion(build: number, expansion: unknown): void
  /** What of the caller's own a build was made with; undefined when there was nothing. */
  means(build: number): unknown
  keepMeans(build: number, means: unknown): void
  /** Number of the last training of predictors on the snapshot of a build. */
  training(build: number): number | undefined
  keepTraining(build: number, training: number): void
  /** What the last training was asked to learn; undefined before any. */
  trainingRequest(): unknown
  keepTrainingRequest(request: unknown): void
}

export function openBuildInputStore(database: Database): BuildInputStore {
  const get = database.prepare('SELECT question FROM questions WHERE name = ? AND build = ?').pluck()
  const put = database.prepare('INSERT OR REPLACE INTO questions VALUES (?, ?, ?)')
  const read = (name: string, build: number): unknown => {
    const question = get.get(name, build) as string | undefined
    return question === undefined ? undefined : JSON.parse(question)
  }
  return {
    outliers: () => read('outliers', 0),
    keepOutliers: (definition) => void put.run('outliers', 0, JSON.stringify(definition)),
    expansion: (build) => read('expansion', build),
    keepExpansion: (build, expansion) => void put.run('expansion', build, JSON.stringify(expansion)),
    means: (build) => read('means', build),
    keepMeans: (build, means) => void put.run('means', build, JSON.stringify(means)),
    training: (build) => read('training', build) as number | undefined,
    keepTraining: (build, training) => void put.run('training', build, JSON.stringify(training)),
    trainingRequest: () => read('training_request', 0),
    keepTrainingRequest: (request) => void put.run('training_request', 0, JSON.stringify(request)),
  }
}
