import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { openEngine } from '../../dist/index.js'
import { createRandom } from '../../dist/math/random.js'
import { languageOf, namesIn, readRows } from './data.js'
import { mean, pearson } from './measures.js'
import { buildProject, type Field } from './projects.js'
import type { Figure } from './table.js'

interface Row {
  readonly title?: string
  readonly text: string
  readonly metadata: readonly Field[]
}

const FOLDS = 5
/** Folds measured: two of five are near enough. */
const MEASURED = 2
/** Documents in one question, and between two looks whether the training is over. */
const DOCUMENTS_AT_ONCE = 5_000
const LOOK_MILLISECONDS = 100

/**
 * Scores of documents that the project has not seen, by predictors trained on the others: correlation and mean absolute
 * error of two of five folds, for the score fields that half of the documents have. The peer is the mean of the training.
 */
export async function measurePrediction(data: string, only: (name: string) => boolean): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const file of namesIn(data, 'customer')) {
    const set = file.replace(/\.jsonl(\.gz)?$/, '')
    if (!only(set)) continue
    const rows = readRows<Row>(join(data, 'customer', file))
    const fields = scoreFields(rows)
    if (fields.length === 0) continue
    const random = createRandom(set)
    const folds = rows.map(() => random.int(FOLDS))
    const pairs = new Map(fields.map((field) => [field, { given: [] as number[], requested: [] as number[] }]))
    const usual = new Map<string, number[]>()
    for (let fold = 0; fold < MEASURED; fold++) {
      const training = rows.filter((_, i) => folds[i] !== fold)
      const unseen = rows.filter((_, i) => folds[i] === fold)
      const predicted = await predictScores(languageOf(set), training, unseen, fields)
      for (const field of fields) {
        const average = mean(training.flatMap(({ metadata }) => scoreOf(metadata, field) ?? []))
        for (const [i, { metadata }] of unseen.entries()) {
          const requested = scoreOf(metadata, field)
          const given = predicted[i]![field]
          if (requested === undefined || typeof given !== 'number') continue
          pairs.get(field)!.given.push(given)
          pairs.get(field)!.requested.push(requested)
          usual.set(field, [...(usual.get(field) ?? []), Math.abs(requested - average)])
        }
      }
    }
    for (const [field, { given, requested }] of pairs) {
      const base = { part: 'prediction', set: `${set} ${field}` }
      const error = mean(given.map((value, i) => Math.abs(value - requested[i]!)))
      figures.push({ ...base, measure: 'r', candidate: 'conceptlite', value: pearson(given, requested) })
      figures.push({ ...base, measure: 'mean error', candidate: 'conceptlite', value: error })
      figures.push({ ...base, measure: 'mean error', candidate: 'mean', value: mean(usual.get(field) ?? []) })
    }
  }
  return figures
}

function scoreFields(rows: readonly Row[]): string[] {
  const counts = new Map<string, number>()
  for (const { metadata } of rows) {
    for (const { name, type } of metadata) if (type === 'score') counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return [...counts].flatMap(([name, count]) => (count >= rows.length / 2 ? [name] : []))
}

const scoreOf = (metadata: readonly Field[], field: string): number | undefined =>
  metadata.find(({ name }) => name === field)?.value as number | undefined

async function predictScores(
  language: string,
  training: readonly Row[],
  unseen: readonly Row[],
  fields: readonly string[],
): Promise<Record<string, number | string>[]> {
  await using engine = await openEngine()
  const documents = training.map(({ title, text, metadata }) => ({
    title: title ?? '',
    text,
    metadata: metadata.filter(({ name }) => fields.includes(name)),
  }))
  const project = await buildProject(engine, language, documents)
  const { workspace_id: account } = await project.get()
  const place = { account, project_id: project.project_id }
  await engine.legacy.prediction.train(place)
  while ((await engine.legacy.jobs.list(place)).length > 0) await wait(LOOK_MILLISECONDS)
  const predicted: Record<string, number | string>[] = []
  for (let at = 0; at < unseen.length; at += DOCUMENTS_AT_ONCE) {
    const docs = unseen.slice(at, at + DOCUMENTS_AT_ONCE).map(({ title, text }) => ({ title: title ?? '', text }))
    predicted.push(...(await engine.legacy.prediction.predict({ ...place, docs })))
  }
  return predicted
}
