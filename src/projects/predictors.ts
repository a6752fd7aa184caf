import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Compute } from '../compute/compute.js'
import { cacheSlot } from '../compute/slotCache.js'
import { invalidParams } from '../errors.js'
import { finiteNumber } from '../finiteNumber.js'
import {
  type Observation,
  type PredictionTarget,
  TargetCollector,
  type TargetRequest,
} from '../indexing/prediction/predictorTargets.js'
import { dictionaryOf } from '../snapshot/columns.js'
import type { PredictorSet } from '../snapshot/predictor.js'
import { readPredictors, writePredictors } from '../snapshot/predictorCodec.js'
import type { Snapshot } from '../snapshot/snapshot.js'
import type { StoredDocument } from '../storage/port/project/documents.js'
import type { ProjectStorage } from '../storage/port/project/projectRecords.js'
import type { TokenizerSource } from '../text/tokenization/customTokenizer.js'
import { unlessAborted } from './builds/waiting.js'
import { readDocuments } from './documents/sources.js'
import type { Jobs } from './locks/jobs.js'

/** A request to train predictors. Spec v4-legacy 4.6. */
export interface PredictorTrainingRequest extends TargetRequest {
  /** Metadata fields that are not targets. */
  readonly ignored: ReadonlySet<string>
}

/**
 * Predictors of one project. They belong to a snapshot, since they use its vectors: after a build they are trained
 * again with the last request.
 */
export interface Predictors {
  /**
   * Starts a training and returns the number of its job. Throws INVALID_PARAMS for a requested target that no document has, or
   * without a number for a regressor; PROJECT_LOCKED while a build or another job runs.
   */
  train(snapshot: Snapshot, request: PredictorTrainingRequest, signal?: AbortSignal): Promise<number>
  /** Trains the predictors of a snapshot without any, if predictors were trained before; never rejects. */
  renew(snapshot: Snapshot): Promise<void>
  /** The predictors of a snapshot, retrained if necessary; undefined when none were ever trained. `signal` ends the wait for that. */
  trained(snapshot: Snapshot, signal?: AbortSignal): Promise<PredictorSet | undefined>
  /** Stops a running renewal. */
  stop(reason: string): Promise<void>
}

export interface PredictorHost {
  readonly records: ProjectStorage
  readonly during: <T>(work: () => Promise<T>) => Promise<T>
  readonly jobs: Pick<Jobs, 'start'>
  readonly compute: Compute
  readonly tokenizer?: TokenizerSource | undefined
}

/** A training request as it is stored. */
interface StoredRequest {
  readonly regressors: readonly string[]
  readonly classifiers: readonly string[]
  readonly ignored: readonly string[]
}

/** A renewal, running or ended. */
interface Renewal {
  readonly build: number
  readonly stopping: AbortController
  readonly done: Promise<void>
}

/** Name of a training among jobs. */
const TRAINING = 'train'
/** Documents read at a time. */
const PAGE_DOCUMENTS = 512
/** A text field with more values than this is a target only on request: its values are names, not categories. */
const MOST_KINDS = 30

/** The predictors of the last training, read once. */
const predictorSlot = cacheSlot<'predictors', { readonly training: number; readonly set: PredictorSet }>({
  name: 'predictors',
  bytesOf: ({ set: { vocabulary, predictors } }) => {
    let bytes = vocabulary.buckets.byteLength + vocabulary.weights.byteLength
    for (const { models } of Object.values(predictors)) {
      for (const { weights } of models) bytes += weights.byteLength
    }
    return bytes
  },
  isPinned: true,
})

export function createPredictors(host: PredictorHost): Predictors {
  const { records, during, jobs } = host
  /** The last renewal. A snapshot on which training failed is not tried again. */
  let renewal: Renewal | undefined
  /** The last search for a request to repeat; a renewal begins when it settles. */
  let searching: Promise<unknown> = Promise.resolve()
  /** The request to repeat for a build without predictors; undefined when there is none. */
  const untrained = async (build: number): Promise<unknown> =>
    (await records.settings.training(build)) === undefined ? await records.settings.trainingRequest() : undefined
  const renew = async (snapshot: Snapshot): Promise<void> => {
    const build = snapshot.info.number
    // A request that still reads an older snapshot gets no predictors.
    if (renewal !== undefined && renewal.build > build) return
    const search = renewal?.build === build ? undefined : untrained(build)
    searching = search?.catch(() => {}) ?? searching
    const stored = (await search) as StoredRequest | undefined
    if (renewal?.build !== build) {
      // Another renewal may have begun meanwhile.
      if (stored === undefined || (renewal !== undefined && renewal.build > build)) return
      const before = renewal
      before?.stopping.abort()
      const stopping = new AbortController()
      const train = async (): Promise<void> => {
        await before?.done
        await learn(host, snapshot, readRequest(stored), stopping.signal)
      }
      renewal = { build, stopping, done: during(train).catch(() => {}) }
    }
    await renewal.done
  }
  return {
    async train(snapshot, request, signal) {
      await during(() => requireTargets(records, snapshot, request, signal))
      return await jobs.start(TRAINING, async (stopping) => {
        await renewal?.done
        await learn(host, snapshot, request, stopping)
      })
    },
    renew: (snapshot) => during(() => renew(snapshot)).catch(() => {}),
    trained: (snapshot, signal) =>
      during(async () => {
        const { number } = snapshot.info
        await unlessAborted(renew(snapshot), signal)
        const training = await records.settings.training(number)
        if (training === undefined) return undefined
        const known = snapshot.cache.get(predictorSlot, 'predictors')
        if (known?.training === training) return known.set
        const set = await readPredictors(training, records.snapshots.source({ number, layer: 0 }))
        if (set !== undefined) snapshot.cache.set(predictorSlot, 'predictors', { training, set })
        return set
      }),
    async stop(reason) {
      await searching
      renewal?.stopping.abort(new Error(reason))
      await renewal?.done
    },
  }
}

const readRequest = ({ regressors, classifiers, ignored }: StoredRequest): PredictorTrainingRequest => ({
  regressors: new Set(regressors),
  classifiers: new Set(classifiers),
  ignored: new Set(ignored),
})

const storedRequest = ({ regressors, classifiers, ignored }: PredictorTrainingRequest): StoredRequest => ({
  regressors: [...regressors],
  classifiers: [...classifiers],
  ignored: [...ignored],
})

/** Trains predictors on a snapshot and stores them with it, and the request for the trainings after it. */
async function learn(
  { records, compute, tokenizer }: PredictorHost,
  snapshot: Snapshot,
  request: PredictorTrainingRequest,
  signal: AbortSignal,
): Promise<void> {
  const targets = await collectTargets(records, snapshot, request, signal)
  if (targets.length === 0) throw new Error('No document has a value that could be predicted.')
  const { keys } = snapshot.documents
  const { number, language, otherLanguages } = snapshot.info
  const { trainPredictors } = await import('../indexing/prediction/trainPredictors.js')
  const set = await trainPredictors({
    language,
    tokenizer: tokenizer?.(language),
    otherLanguages: otherLanguages?.map((other) => ({ language: other, tokenizer: tokenizer?.(other) })),
    targets,
    readTexts: async (documents) => {
      const found = await readDocuments(
        records,
        documents.map((document) => keys[document]!),
      )
      return found.map((document) => document ?? { title: '', text: '' })
    },
    documentVectors: snapshot.documentVectors,
    axes: snapshot.space.axes,
    compute,
    signal,
  })
  const training = await records.settings.beginTraining(number)
  await writePredictors(set, training, records.snapshots.sink({ number, layer: 0 }))
  signal.throwIfAborted()
  await records.atomically(async ({ settings }) => {
    await settings.storeTraining(number, training)
    await settings.storeTrainingRequest(storedRequest(request))
  })
}

/** The observed values of the documents of a snapshot, by target. */
async function collectTargets(
  records: ProjectStorage,
  snapshot: Snapshot,
  request: PredictorTrainingRequest,
  signal: AbortSignal,
): Promise<PredictionTarget[]> {
  const collector = new TargetCollector()
  const fields = predictableFields(snapshot, request)
  for await (const page of pagesOf(records, snapshot, signal)) {
    for (const [document, stored] of page) {
      for (const [name, observation] of observationsOf(stored, fields)) collector.add(document, name, observation)
    }
  }
  return collector.finish(request)
}

/** Throws INVALID_PARAMS for requested targets that could not be trained. Reads documents until each of them is found. */
async function requireTargets(
  records: ProjectStorage,
  snapshot: Snapshot,
  request: PredictorTrainingRequest,
  signal: AbortSignal | undefined,
): Promise<void> {
  const regressors = new Set(request.regressors)
  const classifiers = new Set([...request.classifiers].filter((name) => !regressors.has(name)))
  if (regressors.size + classifiers.size === 0) return
  const fields = predictableFields(snapshot, request)
  for await (const page of pagesOf(records, snapshot, signal)) {
    for (const [, stored] of page) {
      const seen = new Set<string>()
      for (const [name, { value }] of observationsOf(stored, fields)) {
        // A document has one value of each target: the first one counts.
        if (!seen.has(name) && finiteNumber(value) !== undefined) regressors.delete(name)
        classifiers.delete(name)
        seen.add(name)
      }
    }
    if (regressors.size + classifiers.size === 0) return
  }
  const missing = [
    ['regressors', regressors, 'a number as its value'],
    ['classifiers', classifiers, 'a value'],
  ] as const
  const faults = missing.flatMap(([name, [first], what]) => (first === undefined ? [] : [{ name, first, what }]))
  throw invalidParams(
    faults
      .map(({ name, first, what }) => `\`${name}\`: no document has ${what} of ${JSON.stringify(first)}.`)
      .join(' '),
    ...faults.map(({ name }) => name),
  )
}

/** The documents of a snapshot with their numbers, in pages; those that were deleted since are left out. */
async function* pagesOf(
  records: ProjectStorage,
  { documents: { keys, count } }: Snapshot,
  signal: AbortSignal | undefined,
): AsyncGenerator<[document: number, stored: StoredDocument][]> {
  for (let at = 0; at < count; at += PAGE_DOCUMENTS) {
    signal?.throwIfAborted()
    const page = await readDocuments(records, Array.from(keys.subarray(at, at + PAGE_DOCUMENTS)))
    yield page.flatMap((stored, row): [number, StoredDocument][] => (stored === undefined ? [] : [[at + row, stored]]))
    await nextTurn()
  }
}

/** Our choice: scores, and text fields with few values, are targets as `predict` is; other fields on request. */
function predictableFields(
  snapshot: Snapshot,
  { regressors, classifiers, ignored }: PredictorTrainingRequest,
): Set<string> {
  const predictable = snapshot.columns.fields.filter((column) => {
    if (regressors.has(column.name) || classifiers.has(column.name)) return true
    if (ignored.has(column.name)) return false
    return column.type === 'score' || (column.type === 'string' && dictionaryOf(snapshot, column).length <= MOST_KINDS)
  })
  return new Set(predictable.map(({ name }) => name))
}

/** `predict` takes precedence over metadata of the same name. */
function* observationsOf(
  { metadata, extras }: StoredDocument,
  fields: ReadonlySet<string>,
): Generator<[string, Observation]> {
  const { predict } = extras ?? {}
  for (const [name, sent] of Object.entries(Object(predict) as Record<string, unknown>)) {
    const { value, weight } = (
      typeof sent === 'object' && sent !== null ? sent : { value: sent }
    ) as Partial<Observation>
    if (typeof value !== 'string' && typeof value !== 'number') continue
    yield [name, { value, weight: typeof weight === 'number' && weight >= 0 ? weight : 1 }]
  }
  for (const { name, value } of metadata) if (fields.has(name)) yield [name, { value, weight: 1 }]
}
