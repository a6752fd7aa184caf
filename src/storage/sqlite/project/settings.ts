import type { Database } from '../../database.js'
import type { SentimentSource, SettingsStore } from '../../port/project/settings.js'
import { transaction } from '../../sqlite.js'
import type { Synchronous } from '../synchronous.js'

export function openSettingsStore(database: Database): Synchronous<SettingsStore> {
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
    isFull: (build) => read('full', build) === true,
    storeFull: (build) => void put.run('full', build, 'true'),
    inputs: (build) => read('means', build),
    storeInputs: (build, inputs) => void put.run('means', build, JSON.stringify(inputs)),
    sentimentSource: (build) => read('sentiment_source', build) as SentimentSource | undefined,
    storeSentimentSource: (build, source) => void put.run('sentiment_source', build, JSON.stringify(source)),
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
