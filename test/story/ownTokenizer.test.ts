import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import {
  type BuildInfoRecord,
  type Engine,
  type EngineOptions,
  type FindWords,
  openEngine,
  openWordReader,
} from '../../src/index.js'
import type { LanguageCode } from '../../src/text/languages.js'

/** Words of a small dictionary, longest first; what is not in it falls into single characters. */
const SOURCE = `
const words = ['東京都庁', '展望台', '夜景', 'きれい', 'エレベーター', '混雑', 'です', 'が']
export default function (text) {
  const spans = []
  for (let start = 0; start < text.length; ) {
    const word = words.find((word) => text.startsWith(word, start))
    const end = start + (word ?? text[start]).length
    spans.push({ start, end })
    start = end
  }
  return spans
}
`
const texts = [
  '東京都庁の展望台は夜景がきれいです。',
  '展望台のエレベーターが混雑。',
  '😀夜景がきれい、東京都庁が混雑です。',
  '東京の都庁は混雑です。',
]

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'own-tokenizer-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

function writeModule(): string {
  const path = join(newFolder(), 'dictionary.mjs')
  writeFileSync(path, SOURCE)
  return path
}

const load = async (path: string): Promise<FindWords> => ((await import(path)) as { default: FindWords }).default

async function open(options: EngineOptions): Promise<Engine> {
  const engine = await openEngine({ threads: 0, ...options })
  onTestFinished(() => engine.close())
  return engine
}

async function build(engine: Engine, docs: readonly string[] = texts, language: LanguageCode = 'ja') {
  const project = await engine.projects.create({ name: 'Own', language })
  await project.upload({ docs: docs.map((text) => ({ text })) })
  await project.build()
  await project.waitForSentimentBuild()
  return project
}

test('documents and questions are read by the tokenizer of the caller, to the code unit', async () => {
  const engine = await open({ tokenizer: { name: 'dictionary 1', tokenize: await load(writeModule()) } })
  const project = await build(engine)

  const [read] = await project.vectorize({ texts: ['新しい東京都庁へ'] })
  expect(read!.terms.filter(({ term_id }) => term_id === '東京都庁|ja')).toMatchObject([{ start: 3, end: 7 }])
  expect(read!.vector).not.toBeNull()

  const { match_counts } = await project.concepts.matchCounts({
    concept_selector: {
      type: 'specified',
      concepts: [{ texts: ['東京都庁'] }, { texts: ['混雑'] }, { texts: ['-夜景', '混雑'] }],
    },
  })
  expect(match_counts.map(({ exact_match_count }) => exact_match_count)).toEqual([2, 3, 2])

  const { result } = await project.docs.search({ search: { texts: ['東京都庁'] }, match_type: 'exact' })
  expect(result.map(({ text }) => text).sort()).toEqual([texts[0], texts[2]].sort())
  for (const { text, terms } of result) {
    const said = terms.filter(({ term_id }) => term_id === '東京都庁|ja')
    expect(said.map(({ start, end }) => text.slice(start, end))).toEqual(['東京都庁'])
  }
})

test('terms of the tokenizer are ignored, merged and given vectors as any others', async () => {
  const engine = await open({ tokenizer: { name: 'dictionary 1', tokenize: await load(writeModule()) } })
  const project = await build(engine)
  await project.terms.manage({
    term_management: { '東京都庁|ja': { new_term_id: '展望台|ja' }, '夜景|ja': { action: 'ignore' } },
  })
  await project.build({ skip_sentiment: true })
  await project.waitForBuild()
  const { match_counts } = await project.concepts.matchCounts({
    concept_selector: { type: 'specified', concepts: [{ texts: ['東京都庁'] }, { texts: ['夜景'] }] },
  })
  expect(match_counts.map(({ exact_match_count }) => exact_match_count)).toEqual([3, 0])
})

test('a module in threads, a module in process and a function give the same project', async () => {
  const path = writeModule()
  // Enough text that the build uses threads.
  const docs = Array.from({ length: 1_200 }, (_, i) => `${texts[i % 4]}${texts[(i * 7 + 1) % 4]}`.repeat(6) + i)
  const answers = []
  for (const [threads, tokenizer] of [
    [2, { name: 'dictionary 1', module: path }],
    [0, { name: 'dictionary 1', module: path }],
    [2, { name: 'dictionary 1', tokenize: await load(path) }],
  ] as const) {
    const project = await build(await open({ threads, tokenizer }), docs)
    answers.push([
      await project.vectorize({ texts: [texts[1]!] }),
      await project.concepts.list({ concept_selector: { type: 'top', limit: 20 } }),
    ])
  }
  expect(JSON.stringify(answers[1])).toBe(JSON.stringify(answers[0]))
  expect(JSON.stringify(answers[2])).toBe(JSON.stringify(answers[0]))
  expect(JSON.stringify(answers[0])).toContain('東京都庁|ja')
})

test('a project is built again when the tokenizer of its language is another', async () => {
  const directory = newFolder()
  const tokenize = await load(writeModule())
  const openWith = (tokenizer: EngineOptions['tokenizer']) => openEngine({ threads: 0, directory, tokenizer })
  const first = await openWith({ name: 'dictionary 1', tokenize, languages: ['ja'] })
  const japanese = (await build(first)).project_id
  const english = (await build(first, ['a sunny room'], 'en')).project_id
  await first.close()

  const request = { search: { texts: ['東京都庁'] } }
  for (const other of [
    undefined,
    { name: 'dictionary 2', tokenize },
    { name: 'dictionary 1', tokenize, languages: ['zh'] },
  ]) {
    const engine = await openWith(other)
    await expect(engine.project(japanese).docs.search(request)).rejects.toMatchObject({
      code: 'PROJECT_NEEDS_UPDATING',
    })
    if (other?.name !== 'dictionary 2') expect((await engine.project(english).docs.search({})).result_count).toBe(1)
    await engine.close()
  }
  const again = await openWith({ name: 'dictionary 1', tokenize, languages: ['ja'] })
  expect((await again.project(japanese).docs.search(request)).result_count).toBeGreaterThan(0)
  await again.close()

  const next = await open({ directory, tokenizer: { name: 'dictionary 2', tokenize } })
  await next.project(japanese).build({ skip_sentiment: true })
  await next.project(japanese).waitForBuild()
  expect((await next.project(japanese).docs.search(request)).result_count).toBeGreaterThan(0)
})

test('a build tells whose words it has, and reads all documents again where they were of another', async () => {
  const directory = newFolder()
  // As many documents as it takes for a build to extend the one before.
  const docs = Array.from({ length: 2_000 }, () => 'sunny+room')
  const atSigns = { name: 'signs', tokenize: (text: string) => text.split('+') }
  const atSpaces = { name: 'spaces', tokenize: (text: string) => text.split(' ') }
  const first = await openEngine({ threads: 0, directory, tokenizer: atSigns })
  const project = await build(first, docs, 'en')
  expect((await project.get()).last_build_info).toMatchObject({ number: 1, tokenizer: { name: 'signs' } })
  await first.close()

  // Documents with the word "room": those that came since; with ours, all.
  for (const [number, tokenizer, rooms] of [
    [2, atSpaces, 1],
    [3, atSpaces, 2],
    [4, undefined, 2_003],
  ] as const) {
    const engine = await openEngine({ threads: 0, directory, tokenizer })
    const again = engine.project(project.project_id)
    await again.upload({ docs: [{ text: 'room' }] })
    await again.build({ skip_sentiment: true })
    const { last_build_info: info } = await again.waitForBuild()
    expect(info).toMatchObject({ number, success: true })
    expect((info as BuildInfoRecord).tokenizer).toEqual(tokenizer && { name: tokenizer.name })
    expect(await again.terms.get({ term_ids: ['room|en'] })).toMatchObject([{ total_doc_count: rooms }])
    await engine.close()
  }
})

test.each<[string, FindWords]>([
  [
    'throws',
    () => {
      throw new Error('out of words')
    },
  ],
  ['gives places outside of the text', (text) => [{ start: 0, end: text.length + 1 }]],
  [
    'gives words that overlap',
    () => [
      { start: 0, end: 2 },
      { start: 1, end: 3 },
    ],
  ],
  ['gives words that are not there', () => ['none']],
])('a tokenizer that %s fails the build, and what was built before stays', async (_fault, wrong) => {
  let tokenize: FindWords = (text) => text.split(' ')
  const engine = await open({ tokenizer: { name: 'fickle', tokenize: (text, language) => tokenize(text, language) } })
  const project = await build(engine, ['sunny room', 'dark room'], 'en')
  await project.upload({ docs: [{ text: 'another room' }] })

  tokenize = wrong
  await project.build()
  await expect(project.waitForBuild()).rejects.toMatchObject({
    code: 'ERROR',
    message: expect.stringContaining('"fickle"'),
  })
  const { last_build_info: info } = await project.get()
  expect(info).toMatchObject({ success: false, reason: expect.stringContaining('"fickle"') })
  await expect(project.docs.search({ search: { texts: ['sunny'] } })).rejects.toMatchObject({
    code: 'ERROR',
    message: expect.stringContaining('"fickle"'),
  })

  tokenize = (text) => text.split(' ')
  expect((await project.docs.search({ search: { texts: ['sunny'] }, match_type: 'exact' })).result_count).toBe(1)
  await project.build()
  await project.waitForBuild()
  expect((await project.docs.search({ search: { texts: ['room'] } })).result_count).toBe(3)
})

test('an option that is none is refused', async () => {
  const wrong = [
    { name: 'no function' },
    { tokenize: () => [] },
    { name: '', tokenize: () => [] },
    { name: 'both', tokenize: () => [], module: './tokenizer.js' },
    { name: 'languages', tokenize: () => [], languages: ['klingon'] },
    { name: 'missing', module: '/no/such/module.mjs' },
    () => [],
  ]
  for (const tokenizer of wrong) {
    const opening = openEngine({ threads: 0, tokenizer: tokenizer as never })
    await expect(opening).rejects.toMatchObject({ code: 'INVALID_PARAMS', details: { parameters: ['tokenizer'] } })
  }
})

test('a reader of words shows what a tokenizer makes of texts', async () => {
  const read = await openWordReader('ja', { tokenizer: { name: 'dictionary 1', module: writeModule() } })
  expect(read('展望台が混雑').map(({ text, termId }) => [text, termId])).toEqual([
    ['展望台', '展望台|ja'],
    ['が', null],
    ['混雑', '混雑|ja'],
  ])
  const broken = await openWordReader('en', { tokenizer: { name: 'broken', tokenize: () => ['none'] } })
  expect(() => broken('a room')).toThrow(expect.objectContaining({ code: 'ERROR' }))
  const missing = { name: 'missing', module: '/no/such/module.mjs' }
  await expect(openWordReader('ja', { tokenizer: missing })).rejects.toMatchObject({ code: 'INVALID_PARAMS' })
})
