import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { expect, test } from 'vitest'
import { openProjectFile } from '../../../src/storage/project/projectFile.js'
import { emptyFolder } from '../folder.js'

test('concept lists come from the oldest, by identifier and by name; one changes or goes alone', () => {
  const { conceptLists } = openProjectFile(undefined)
  const concept = { sharedConceptId: 's1', name: 'Room', color: '#fff', texts: ['room', 'rooms'] }
  const list = (listId: string, name: string) => ({ listId, name, concepts: [concept] })
  for (const one of [list('z', 'Last'), list('a', 'First'), list('m', 'Middle')]) conceptLists.insert(one)
  expect(conceptLists.all().map(({ listId }) => listId)).toEqual(['z', 'a', 'm'])
  expect([conceptLists.get('a'), conceptLists.named('Middle')]).toEqual([list('a', 'First'), list('m', 'Middle')])
  expect([conceptLists.get('First'), conceptLists.named('a')]).toEqual([undefined, undefined])
  conceptLists.update({ listId: 'a', name: 'Renamed', concepts: [] })
  conceptLists.update({ listId: 'unknown', name: 'Nothing', concepts: [] })
  expect(conceptLists.all()).toEqual([
    list('z', 'Last'),
    { listId: 'a', name: 'Renamed', concepts: [] },
    list('m', 'Middle'),
  ])
  conceptLists.remove('z')
  expect(conceptLists.all().map(({ listId }) => listId)).toEqual(['a', 'm'])
  expect(() => conceptLists.insert(list('b', 'Middle'))).toThrow(/UNIQUE/)
})

test('dashboards come from the oldest, as they were sent', () => {
  const { dashboards } = openProjectFile(undefined)
  const dashboard = (dashboardId: string) => ({
    ...{
      dashboardId,
      name: `Board ${dashboardId}`,
      author: 'ann@example.org',
      description: '',
      charts: [{ kind: 'bar' }],
    },
    ...{ topFilters: [1], topConcepts: [], selections: { a: null }, activeConceptList: '' },
  })
  for (const id of ['z', 'a']) dashboards.insert(dashboard(id))
  expect(dashboards.all()).toEqual([dashboard('z'), dashboard('a')])
  expect([dashboards.get('a'), dashboards.get('b')]).toEqual([dashboard('a'), undefined])
})

test('topics stand in the order in which they were written, which replaces the one before', () => {
  const { topics } = openProjectFile(undefined)
  const topic = (topicId: string) => ({
    topicId,
    name: topicId,
    color: '#000',
    text: `about ${topicId}`,
    zero: 'nothing',
  })
  topics.write([topic('z'), topic('a'), topic('m')])
  expect(topics.all()).toEqual([topic('z'), topic('a'), topic('m')])
  topics.write([topic('m'), topic('z')])
  expect(topics.all()).toEqual([topic('m'), topic('z')])
  expect([topics.get('z'), topics.get('a')]).toEqual([topic('z'), undefined])
  expect(() => topics.write([topic('a'), topic('a')])).toThrow(/UNIQUE/)
  expect(topics.all()).toEqual([topic('m'), topic('z')])
  topics.write([])
  expect(topics.all()).toEqual([])
})

test('jobs have their ends, each its own; a dead process ends those that run', () => {
  const { jobs } = openProjectFile(undefined)
  const [first, second, third] = [jobs.start('train', 1), jobs.start('copy', 2), jobs.start('train', 3)]
  const job = (number: number, sourceType: string) => ({ number, sourceType, startTime: number })
  expect([first, second, third]).toEqual([1, 2, 3])
  jobs.end(2, 9, true)
  jobs.end(1, 8, false)
  const ended = [
    { ...job(1, 'train'), stopTime: 8, success: false },
    { ...job(2, 'copy'), stopTime: 9, success: true },
  ]
  expect(jobs.all()).toEqual([...ended, { ...job(3, 'train'), stopTime: null, success: undefined }])
  jobs.endAll(20)
  expect(jobs.all()).toEqual([...ended, { ...job(3, 'train'), stopTime: 20, success: false }])
})

test('term management is changed entry by entry, or as a whole', () => {
  const { management } = openProjectFile(undefined)
  management.change({ 'room|en': { action: 'ignore' }, 'bed|en': { new_term_id: 'room|en' } }, false)
  management.change({ 'room|en': { action: 'notice' }, 'bed|en': {}, 'air|en': { action: 'ignore' } }, false)
  expect(Object.entries(management.all())).toEqual([
    ['air|en', { action: 'ignore' }],
    ['room|en', { action: 'notice' }],
  ])
  management.change({ 'lamp|en': { action: 'ignore' } }, true)
  expect(management.all()).toEqual({ 'lamp|en': { action: 'ignore' } })
  management.change({}, true)
  expect(management.all()).toEqual({})
})

test('what a build was given stays with it, and the last wish of each kind is kept', () => {
  const { settings } = openProjectFile(undefined)
  const read = () => [
    settings.outliers(),
    settings.trainingRequest(),
    ...[1, 2].flatMap((build) => [settings.expansion(build), settings.inputs(build), settings.training(build)]),
  ]
  expect(read()).toEqual(Array(8).fill(undefined))
  settings.storeOutliers({ a: 1 })
  settings.storeTrainingRequest(['x'])
  settings.storeExpansion(1, 'expanded')
  settings.storeInputs(1, { words: 2 })
  settings.storeTraining(1, 7)
  settings.storeTraining(2, 8)
  expect(read()).toEqual([{ a: 1 }, ['x'], 'expanded', { words: 2 }, 7, undefined, undefined, 8])
  settings.storeOutliers(null)
  settings.storeTraining(2, 9)
  expect(read()).toEqual([null, ['x'], 'expanded', { words: 2 }, 7, undefined, undefined, 9])
})

test('a label is written over as a whole', () => {
  const { label } = openProjectFile(undefined)
  expect(label.read()).toBeUndefined()
  const one = { name: 'A', description: 'b', language: 'en', nextBuildLanguage: 'de', creator: 'c', creationDate: 5 }
  label.write(one)
  label.write({ ...one, name: 'D', creationDate: 6 })
  expect(label.read()).toEqual({ ...one, name: 'D', creationDate: 6 })
})

test('builds change one by one, and a wish to cancel lasts until sentiment ends', () => {
  const { builds } = openProjectFile(undefined)
  expect([builds.last(), builds.lastSuccessful(), builds.all()]).toEqual([undefined, undefined, []])
  const request = { scienceVersion: '1', language: 'en', startTime: 5, skipSentiment: false }
  const first = builds.start(request)
  expect(first).toEqual({
    ...{ ...request, number: 1, stopTime: null, success: undefined, reason: undefined },
    ...{ sentimentStartTime: 5, sentimentStopTime: null, sentimentSuccess: undefined },
    ...{ sentimentProgress: 0, sentimentCancelled: false },
  })
  const second = builds.start({ ...request, skipSentiment: true, startTime: 6 })
  expect(second).toMatchObject({ number: 2, skipSentiment: true, startTime: 6 })
  builds.change(1, { stopTime: 7, success: true })
  builds.change(2, { stopTime: 8, success: false, reason: 'broken' })
  builds.change(3, { stopTime: 9 })
  expect(builds.all()).toEqual([
    { ...first, stopTime: 7, success: true },
    { ...second, stopTime: 8, success: false, reason: 'broken' },
  ])
  expect([builds.last()!.number, builds.lastSuccessful()!.number]).toEqual([2, 1])
  builds.requestCancel(1)
  builds.change(1, { sentimentProgress: 0.5 })
  expect([1, 2, 3].map(builds.isCancelRequested)).toEqual([true, false, false])
  builds.change(1, { sentimentStopTime: 9, sentimentSuccess: false, sentimentCancelled: true })
  expect([1, 2].map(builds.isCancelRequested)).toEqual([false, false])
  expect(builds.all()[0]).toMatchObject({ sentimentProgress: 0.5, sentimentSuccess: false, sentimentCancelled: true })
})

test('ids of documents come in the order asked for, however many; unknown ones are undefined', () => {
  const { documents, arrivals } = openProjectFile(undefined)
  const arrival = arrivals.begin()
  const count = 40
  documents.insert(
    arrival,
    Array.from({ length: count }, (_, i) => ({
      ...{ docId: `d${i + 1}`, title: '', text: 'text', metadata: [] },
      ...(i % 3 > 0 && { language: i % 3 === 1 ? 'fr' : 'de' }),
    })),
  )
  arrivals.end(arrival, { documents: count, characters: 4 * count, fields: new Map() })
  for (const length of [0, 1, 15, 16, 17, 32, 33]) {
    const keys = Array.from({ length }, (_, i) => ((i * 7) % 45) + 1)
    expect(documents.docIds(keys)).toEqual(keys.map((key) => (key > count ? undefined : `d${key}`)))
  }
  expect(documents.docIds([3, 3, 1, 3])).toEqual(['d3', 'd3', 'd1', 'd3'])
  expect(documents.idsBetween(2, 4)).toEqual([
    [2, 'd2'],
    [3, 'd3'],
    [4, 'd4'],
  ])
  expect(documents.languages()).toEqual(['de', 'fr'])
  expect(documents.keys(5, 9, 3)).toEqual([6, 7, 8])
  expect(documents.keys(5, 7, 30)).toEqual([6, 7])
  expect([documents.lastKey(), documents.read(2)?.language, documents.read(1)?.language]).toEqual([
    count,
    'fr',
    undefined,
  ])
})

test('a field is known as long as a document bears it', () => {
  const { fields } = openProjectFile(undefined)
  fields.add(
    new Map([
      ['stars', { type: 'score' as const, entries: 2 }],
      ['city', { type: 'string' as const, entries: 1 }],
    ]),
  )
  fields.add(new Map([['stars', { type: 'score' as const, entries: 1 }]]))
  fields.subtract(new Map([['stars', 2]]))
  expect(fields.types()).toEqual(
    new Map([
      ['city', 'string'],
      ['stars', 'score'],
    ]),
  )
  fields.subtract(new Map([['stars', 1]]))
  expect(fields.types()).toEqual(new Map([['city', 'string']]))
})

test('a text that is not what was stored is refused by the name of its document', () => {
  const path = join(emptyFolder(), 'a.db')
  const writer = openProjectFile(path)
  const arrival = writer.arrivals.begin()
  writer.documents.insert(
    arrival,
    ['first', 'second'].map((docId) => ({ docId, title: '', text: docId, metadata: [] })),
  )
  writer.arrivals.end(arrival, { documents: 2, characters: 11, fields: new Map() })
  writer.close()
  const database = new Sqlite(path)
  database.exec(`UPDATE documents SET text = 'other' WHERE key = 2`)
  database.close()
  const file = openProjectFile(path)
  expect(file.documents.read(1)?.text).toBe('first')
  expect(() => file.documents.read(2)).toThrow(expect.objectContaining({ name: 'DamagedDocument', docId: 'second' }))
  expect(() => file.documents.page(0, 2, 9)).toThrow(/"second"/)
  file.close()
})
