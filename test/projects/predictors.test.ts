import { expect, test } from 'vitest'
import { inlineCompute } from '../../src/compute/pool.js'
import { createJobs } from '../../src/projects/locks/jobs.js'
import { createPredictors, type PredictorTrainingRequest } from '../../src/projects/predictors.js'
import { fileOfProject, type Project, type UploadDocument } from '../../src/projects/project.js'
import type { Snapshot } from '../../src/snapshot/snapshot.js'
import { projectPath } from '../../src/storage/sqlite/project/projectFile.js'
import { createLatch } from '../createLatch.js'
import { dump, refuse } from '../storage/databases.js'
import { emptyFolder } from '../storage/folder.js'
import { build, gatedCompute, newProject, openTestProjects, withRecords } from './testProjects.js'

type Metadata = UploadDocument['metadata']

const requestOf = (changes: Partial<PredictorTrainingRequest> = {}): PredictorTrainingRequest => ({
  regressors: new Set(),
  classifiers: new Set(),
  ignored: new Set(),
  ...changes,
})

/** 40 visits, good and bad in turn. */
const visits = (
  predict: (isGood: boolean, i: number) => unknown,
  metadata: (isGood: boolean, i: number) => Metadata = () => [],
): UploadDocument[] =>
  Array.from({ length: 40 }, (_, i) => {
    const isGood = i % 2 === 0
    return {
      title: '',
      text: isGood ? `A good and friendly place, visit ${i}` : `A bad and noisy place, visit ${i}`,
      metadata: metadata(isGood, i),
      extras: { predict: predict(isGood, i) },
    }
  })

async function openBuilt(documents: readonly UploadDocument[], given?: Project) {
  const project = given ?? (await newProject(await openTestProjects()))
  await project.upload(documents)
  await build(project, { stages: 'core' })
  return { project, snapshot: await openSnapshot(project) }
}

async function openSnapshot(project: Project): Promise<Snapshot> {
  const snapshot = await project.openSnapshot()
  if (typeof snapshot === 'string') throw new Error(snapshot)
  return snapshot
}

/** Trains, waits for the end of the job, and tells whether it has succeeded. */
async function train(project: Project, snapshot: Snapshot, request = requestOf()): Promise<boolean | undefined> {
  const number = await project.predictors.train(snapshot, request)
  for (;;) {
    const job = (await project.jobs.all()).find((each) => each.number === number)!
    if (job.stopTime !== null) return job.success
    await new Promise(setImmediate)
  }
}

async function predictorsOf(documents: readonly UploadDocument[], request = requestOf()) {
  const { project, snapshot } = await openBuilt(documents)
  expect(await train(project, snapshot, request)).toBe(true)
  return (await project.predictors.trained(snapshot))!.predictors
}

test('scores and text fields with up to 30 values are targets, others on request, ignored ones are none', async () => {
  const fields = (_: boolean, i: number): Metadata => [
    { name: 'stars', type: 'score', value: i % 5 },
    { name: 'age', type: 'number', value: i },
    { name: 'kind', type: 'string', value: `kind ${i % 30}` },
    { name: 'guest', type: 'string', value: `guest ${i % 31}` },
  ]
  const { project, snapshot } = await openBuilt(visits(() => undefined, fields))
  const namesAfter = async (changes: Partial<PredictorTrainingRequest>): Promise<string[]> => {
    expect(await train(project, snapshot, requestOf(changes))).toBe(true)
    return Object.keys((await project.predictors.trained(snapshot))!.predictors).sort()
  }
  expect(await namesAfter({})).toEqual(['kind', 'stars'])
  expect(await namesAfter({ ignored: new Set(['stars']) })).toEqual(['kind'])
  expect(await namesAfter({ regressors: new Set(['age']) })).toEqual(['age', 'kind', 'stars'])
  expect(await namesAfter({ classifiers: new Set(['guest']) })).toEqual(['guest', 'kind', 'stars'])
  const both = { regressors: new Set(['age', 'stars']), ignored: new Set(['age', 'stars', 'kind']) }
  expect(await namesAfter(both)).toEqual(['age', 'stars'])
})

test('what is sent to be predicted comes before a field of that name', async () => {
  const fields = (_: boolean, i: number): Metadata => [{ name: 'stars', type: 'score', value: i % 5 }]
  const sent = visits((isGood) => ({ stars: { value: isGood ? 90 : 10, weight: 1 } }), fields)
  const alone = visits((isGood) => ({ stars: { value: isGood ? 90 : 10, weight: 1 } }))
  expect((await predictorsOf(sent)).stars).toEqual((await predictorsOf(alone)).stars)
})

test('a value alone weighs one, and so does one with a weight that is none', async () => {
  const mood = (isGood: boolean): string => (isGood ? 'pleased' : 'sorry')
  const plain = (await predictorsOf(visits((isGood) => ({ mood: mood(isGood) })))).mood
  for (const weight of [1, undefined, '7', -1]) {
    const given = await predictorsOf(visits((isGood) => ({ mood: { value: mood(isGood), weight } })))
    expect(given.mood).toEqual(plain)
  }
})

test('a weight counts: a document of weight zero teaches nothing', async () => {
  const stars = (weight: number) =>
    visits((isGood, i) => ({ stars: { value: isGood ? 5 : 1, weight: i < 20 ? 1 : weight } }))
  const [even, none] = [(await predictorsOf(stars(1))).stars, (await predictorsOf(stars(0))).stars]
  expect(none).not.toEqual(even)
})

test('values that are neither texts nor numbers are passed over', async () => {
  const sent = visits((isGood) => ({
    stars: { value: isGood ? 5 : 1 },
    ...{ flag: true, list: ['a'], none: null, empty: {}, deep: { value: { value: 1 } } },
  }))
  expect(Object.keys(await predictorsOf(sent))).toEqual(['stars'])
})

test('a training without any target fails, and leaves neither predictors nor a request', async () => {
  const { project, snapshot } = await openBuilt(visits(() => undefined))
  expect(await train(project, snapshot)).toBe(false)
  expect(await project.predictors.trained(snapshot)).toBeUndefined()
  expect(await fileOfProject(project).records.settings.trainingRequest()).toBeUndefined()
})

test('predictors are read once, and anew after another training', async () => {
  const stars = (isGood: boolean) => ({ stars: isGood ? 5 : 1, mood: isGood ? 'pleased' : 'sorry' })
  const { project, snapshot } = await openBuilt(visits(stars))
  expect(await project.predictors.trained(snapshot)).toBeUndefined()
  await train(project, snapshot)
  const first = await project.predictors.trained(snapshot)
  expect(await project.predictors.trained(snapshot)).toBe(first)
  expect(await fileOfProject(project).records.settings.training(1)).toBe(1)
  await train(project, snapshot, requestOf({ classifiers: new Set(['stars']) }))
  expect(await fileOfProject(project).records.settings.training(1)).toBe(2)
  const second = await project.predictors.trained(snapshot)
  expect(second).not.toBe(first)
  expect(second!.predictors.stars!.kind).toBe('text')
  expect(first!.predictors.stars!.kind).toBe('number')
})

test('a build trains again with the last request, and an older snapshot gets no predictors of its own', async () => {
  const { project, snapshot } = await openBuilt(visits((isGood) => ({ stars: isGood ? 5 : 1 })))
  await project.predictors.renew(snapshot)
  expect(await project.predictors.trained(snapshot)).toBeUndefined()
  await train(project, snapshot, requestOf({ classifiers: new Set(['stars']) }))
  const first = await project.predictors.trained(snapshot)
  await build(project, { stages: 'core', isFull: true })
  const next = await openSnapshot(project)
  expect(next.info.number).toBe(3)
  expect((await project.predictors.trained(next))!.predictors.stars!.kind).toBe('text')
  const { records: file } = fileOfProject(project)
  expect(await file.settings.training(3)).toBe(1)
  await project.predictors.renew(next)
  expect(await file.settings.training(3)).toBe(1)
  const older = { ...snapshot, info: { ...snapshot.info, number: 2 } }
  expect(await project.predictors.trained(older)).toBeUndefined()
  expect(await file.settings.training(2)).toBeUndefined()
  expect(await project.predictors.trained(snapshot)).toBe(first)
})

test('all that ask while predictors are trained again wait for them', async () => {
  const { project, snapshot } = await openBuilt(visits((isGood) => ({ stars: isGood ? 5 : 1 })))
  const { records, during } = fileOfProject(project)
  await records.settings.storeTrainingRequest({ regressors: [], classifiers: [], ignored: [] })
  const storing = createLatch()
  const trained = createLatch()
  /** A training that has begun waits until it may be stored. */
  const gated = withRecords(records, ({ settings, ...others }) => ({
    ...others,
    settings: {
      ...settings,
      training: (build) => settings.training(build),
      trainingRequest: () => settings.trainingRequest(),
      storeTraining: (build, training) => settings.storeTraining(build, training),
      storeTrainingRequest: (request) => settings.storeTrainingRequest(request),
      beginTraining: async (build) => {
        trained.open()
        await storing.opened
        return await settings.beginTraining(build)
      },
    },
  }))
  const jobs = createJobs({ records, during, now: () => 1 })
  const predictors = createPredictors({ records: gated, during, jobs, compute: inlineCompute })
  const first = predictors.trained(snapshot)
  await trained.opened
  const later = [predictors.trained(snapshot), predictors.trained(snapshot)]
  // Whoever gives up waits no longer.
  const reason = new Error('Enough.')
  const aborting = new AbortController()
  const givenUp = predictors.trained(snapshot, aborting.signal)
  setImmediate(() => aborting.abort(reason))
  await expect(givenUp).rejects.toBe(reason)
  await expect(predictors.trained(snapshot, aborting.signal)).rejects.toBe(reason)
  // Nothing but the training keeps them waiting.
  for (let turn = 0; turn < 5; turn++) await new Promise(setImmediate)
  storing.open()
  const sets = await Promise.all([first, ...later])
  expect(sets.map((set) => set?.predictors.stars?.kind)).toEqual(['number', 'number', 'number'])
})

test('texts are read for training with the tokenizer of their language', async () => {
  const read: string[] = []
  const tokenizer = (language: string) => ({
    name: `words of ${language}`,
    tokenize: (text: string) => {
      read.push(`${language} ${text.replace(/ \d+$/, '')}`)
      return text.match(/\w+/g) ?? []
    },
  })
  const project = await newProject(await openTestProjects({ tokenizer }))
  const documents = visits((isGood) => ({ stars: isGood ? 5 : 1 }))
  const { snapshot } = await openBuilt(
    documents.map((document, i) => ({ ...document, language: i < 20 ? 'en' : 'de' })),
    project,
  )
  read.length = 0
  expect(await train(project, snapshot)).toBe(true)
  const kinds = ['A bad and noisy place, visit', 'A good and friendly place, visit']
  expect([...new Set(read)].sort()).toEqual(['de', 'en'].flatMap((code) => kinds.map((kind) => `${code} ${kind}`)))
})

test('a training that is stopped stores nothing', async () => {
  const { project, snapshot } = await openBuilt(visits((isGood) => ({ stars: isGood ? 5 : 1 })))
  const { records: file, during } = fileOfProject(project)
  const { compute, reached, open } = gatedCompute('')
  const jobs = createJobs({ records: file, during, now: () => 1 })
  const predictors = createPredictors({ records: file, during, jobs, compute })
  await predictors.train(snapshot, requestOf())
  const stopped = Promise.race([reached, new Promise(setImmediate)]).then(() => jobs.stop('enough'))
  open()
  await stopped
  expect((await jobs.all()).at(-1)).toMatchObject({ sourceType: 'train', success: false })
  expect(await file.settings.training(1)).toBeUndefined()
  expect(await file.settings.trainingRequest()).toBeUndefined()
})

test('a renewal that is stopped ends, and a snapshot on which training failed is not tried again', async () => {
  const { project, snapshot } = await openBuilt(visits((isGood) => ({ stars: isGood ? 5 : 1 })))
  const { records: file, during } = fileOfProject(project)
  await file.settings.storeTrainingRequest({ regressors: [], classifiers: [], ignored: [] })
  const jobs = createJobs({ records: file, during, now: () => 1 })
  const { compute } = gatedCompute('no kernel')
  const predictors = createPredictors({ records: file, during, jobs, compute })
  const renewing = predictors.renew(snapshot)
  await predictors.stop('enough')
  await renewing
  expect(await file.settings.training(1)).toBeUndefined()
  expect(await predictors.trained(snapshot)).toBeUndefined()
  expect(await createPredictors({ records: file, during, jobs, compute }).trained(snapshot)).toBeDefined()
})

test('predictors and the request that made them are stored together, and a failure keeps no later training away', async () => {
  const directory = emptyFolder()
  const project = await newProject(await openTestProjects({ directory }))
  const { snapshot } = await openBuilt(
    visits((isGood) => ({ stars: isGood ? 5 : 1 })),
    project,
  )
  const path = projectPath(directory, project.projectId)
  const allow = refuse(path, "INSERT ON questions WHEN NEW.name = 'training_request'")
  const { questions } = dump(path)
  expect(await train(project, snapshot)).toBe(false)
  // The number of the failed training is drawn: its parts stay until the next build.
  const begun = { name: 'training_begun', build: 1, question: '1' }
  expect(dump(path).questions).toEqual([...(questions as unknown[]), begun])
  allow()
  expect(await train(project, snapshot)).toBe(true)
  expect(await fileOfProject(project).records.settings.trainingRequest()).toEqual({
    ...{ regressors: [], classifiers: [], ignored: [] },
  })
})

test('texts are read for training in the language that their build read them in', async () => {
  const documents = visits((isGood) => ({ score: isGood ? 1 : 0 })).map((document, i) => ({
    ...document,
    text: i % 2 === 0 ? 'Das Zimmer war sauber, die Bedienungen freundlich.' : 'Laute Zimmer, schmutzige Betten.',
  }))
  const vocabularyOf = async (language: string | undefined) => {
    const { project, snapshot } = await openBuilt(documents.map((document) => ({ ...document, language })))
    expect(await train(project, snapshot)).toBe(true)
    return (await project.predictors.trained(snapshot))!.vocabulary
  }
  const [english, german] = [await vocabularyOf(undefined), await vocabularyOf('de')]
  expect(english.buckets).toEqual((await vocabularyOf('en')).buckets)
  expect(german.buckets).not.toEqual(english.buckets)
})

test('the request of a training is stored as it was made', async () => {
  const fields = (_: boolean, i: number): Metadata =>
    ['stars', 'price', 'age'].map((name) => ({ name, type: 'score', value: i % 5 }))
  const { project, snapshot } = await openBuilt(visits(() => undefined, fields))
  const request = requestOf({
    regressors: new Set(['age']),
    classifiers: new Set(['stars']),
    ignored: new Set(['price']),
  })
  await train(project, snapshot, request)
  expect(await fileOfProject(project).records.settings.trainingRequest()).toEqual({
    ...{ regressors: ['age'], classifiers: ['stars'], ignored: ['price'] },
  })
  // The next build trains as requested: what was ignored stays so.
  await build(project, { stages: 'core', isFull: true })
  const next = await openSnapshot(project)
  await project.predictors.renew(next)
  const { predictors } = (await project.predictors.trained(next))!
  expect(Object.entries(predictors).map(([name, { kind }]) => [name, kind])).toEqual([
    ['age', 'number'],
    ['stars', 'text'],
  ])
})

test('each document teaches its own values, also where they are read in several pages', async () => {
  // The first 80 or the last 80 of 600 documents have values; documents are read 512 at a time.
  const documents = (first: number) =>
    Array.from({ length: 600 }, (_, i) => ({
      ...visits(() => undefined)[i % 2]!,
      text:
        i < 512 ? `An ordinary day, number ${i}` : i % 2 === 0 ? `A good place, visit ${i}` : `A bad place, visit ${i}`,
      extras: { predict: i >= first && i < first + 80 ? { stars: i % 2 === 0 ? 5 : 1 } : undefined },
    }))
  const vocabularyOf = async (first: number) => {
    const { project, snapshot } = await openBuilt(documents(first))
    expect(await train(project, snapshot)).toBe(true)
    return (await project.predictors.trained(snapshot))!.vocabulary.buckets
  }
  // Only words of documents with values are learned.
  expect(await vocabularyOf(512)).not.toEqual(await vocabularyOf(0))
})

test('a document that was erased meanwhile teaches nothing, and those behind it do', async () => {
  const { project, snapshot } = await openBuilt(visits((isGood) => ({ stars: isGood ? 5 : 1 })))
  const { records } = fileOfProject(project)
  await project.changeFlags([(await project.changes.idsOf([1]))[0]!], 'mark')
  await build(project, { stages: 'core' })
  while (await records.documents.eraseGone(10));
  expect(await records.documents.read([1])).toEqual([undefined])
  expect(await train(project, snapshot)).toBe(true)
  expect(Object.keys((await project.predictors.trained(snapshot))!.predictors)).toEqual(['stars'])
})
