import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { AnswerContext } from '../../../src/answers/context.js'
import { findKeyPhrases, type KeyPhrase } from '../../../src/answers/terms/keyPhrases.js'
import { openEngine, openWordReader } from '../../../src/index.js'
import { termNumber } from '../../../src/snapshot/termTable.js'
import { askReal, buildProject, sampleDocuments, sourceOf } from '../realProject.js'

const projectOf = async (...texts: string[]): Promise<AnswerContext> =>
  askReal(await buildProject(sourceOf(texts.map((text) => ({ title: '', text, metadata: [] })))))

async function phrasesOf(context: AnswerContext, text: string): Promise<KeyPhrase[]> {
  const [phrases] = await findKeyPhrases(context, [text])
  return phrases!
}

const written = (text: string, phrases: readonly KeyPhrase[]): string[] =>
  phrases.map(({ start, end }) => text.slice(start, end))

test('the phrases of a short text come before its words, in its own words and at their first place', async () => {
  const text = 'The air conditioner dripped. A new air conditioner was promised, and earplugs.'
  const phrases = await phrasesOf(await projectOf(text), text)
  expect(written(text, phrases).slice(0, 2)).toEqual(['air conditioner', 'earplugs'])
  expect(phrases[0]).toMatchObject({ termId: 'air|en conditioner|en', start: 4, end: 19, count: 2, score: 1 })
})

test('where prepositions join nouns, of two phrases one of which contains the other only the better one is listed', async () => {
  await using engine = await openEngine()
  const { project_id } = await engine.projects.create({ name: 'Journal', language: 'fr' })
  const project = engine.project(project_id)
  await project.upload({
    docs: [{ title: '', text: 'La cathédrale de Reims brûle. Les pompiers sauvent la cathédrale gothique de Reims.' }],
  })
  await project.build({ skip_sentiment: true })
  await project.waitForBuild()
  const { result } = await project.docs.search({ fields: ['key_phrases'] })
  const phrases = result[0]!.key_phrases!.map(({ text }) => text)
  // `cathédrale gothique` is inside of `cathédrale gothique de Reims`.
  expect(phrases).toContain('cathédrale de Reims')
  expect(phrases.filter((phrase) => phrase.includes('gothique'))).toHaveLength(1)
})

async function listed(language: 'fr' | 'pt', text: string): Promise<string[]> {
  await using engine = await openEngine()
  const { project_id } = await engine.projects.create({ name: 'Journal', language })
  const project = engine.project(project_id)
  await project.upload({ docs: [{ title: '', text }] })
  await project.build({ skip_sentiment: true })
  await project.waitForBuild()
  const { result } = await project.docs.search({ fields: ['key_phrases'] })
  return result[0]!.key_phrases!.map((phrase) => phrase.text)
}

test('a phrase stands for a word that occurs in it alone, and a name for the last name', async () => {
  const flu = await listed(
    'pt',
    'A gripe das aves chegou. Uma vacina contra a gripe das aves falta. A vacina custa caro.',
  )
  expect(flu).toContain('gripe das aves')
  expect(flu).not.toContain('gripe')
  const race = await listed('fr', 'Le coureur Jean Delmas gagne. Delmas est heureux. Un ami félicite Delmas à Pau.')
  expect(race).toContain('Jean Delmas')
  expect(race).not.toContain('Delmas')
})

test('in a longer text a phrase that is an occasional use of a better word is not listed', async () => {
  const filler = Array.from({ length: 80 }, (_, i) => `Nada se sabe de q${i}x.`).join(' ')
  const phrases = await listed('pt', `A greve dos maquinistas! A greve! Outra greve! ${filler} Mais greve!`)
  expect(phrases[0]).toBe('greve')
  expect(phrases).toContain('maquinistas')
  expect(phrases).not.toContain('greve dos maquinistas')
})

test('single letters are no key phrases, and a text of nothing else has none', async () => {
  const context = await projectOf('Earplugs. X. Q.', 'Earplugs.')
  expect(written('Earplugs. X. Q.', await phrasesOf(context, 'Earplugs. X. Q.'))).toEqual(['Earplugs'])
  expect(await phrasesOf(context, 'X. Q.')).toEqual([])
})

/** The formula, for words that are their own stems and stand in runs between full stops: no edges, no verbs. */
function naive(context: AnswerContext, runs: readonly (readonly string[])[], text: string): Map<string, number> {
  const { documents, terms } = context.snapshot
  const all = runs.flat()
  const indexes = [...text.matchAll(/[a-z]+/g)].map(({ index }) => index)
  const meanWords = [...documents.wordCounts].reduce((sum, count) => sum + count, 0) / documents.count
  const weight = (word: string): number => {
    const term = termNumber(terms, `${word}|en`)
    const everyday = 200 * (1 - Math.exp(-terms.backgroundFrequencies[term]! * meanWords))
    const idf = Math.log((documents.count + 201) / (terms.totalDocCounts[term]! + everyday + 0.5))
    return Math.cbrt(all.filter((other) => other === word).length) * idf
  }
  const share = (half: number): number => all.length ** 3 / (all.length ** 3 + half ** 3)
  const long = share(180)
  const veryLong = share(3_000)
  const phrased = 1 - long + long * veryLong
  const repeated = long * (1 - 0.3 * veryLong)
  const scores = new Map<string, number>()
  for (const candidate of [...runs.filter((run) => run.length > 0), ...all.map((word) => [word])]) {
    const key = candidate.join(' ')
    const n = candidate.length
    let count = 0
    let first = -1
    let at = 0
    const parts = new Set<number>()
    for (const run of runs) {
      for (let i = 0; i + n <= run.length; i++) {
        if (run.slice(i, i + n).join(' ') !== key) continue
        count++
        parts.add(Math.floor((20 * indexes[at]!) / text.length))
      }
      for (let i = 0; i + n <= run.length; i++) {
        const whole = n === 1 || n === run.length
        if (first < 0 && whole && run.slice(i, i + n).join(' ') === key) first = indexes[at + i]!
      }
      at += run.length
    }
    const alone = runs.filter((run) => run.join(' ') === key).length
    const mean = candidate.reduce((sum, word) => sum + weight(word), 0) / n
    const size = (n === 1 ? 0.3 : Math.min(n, 3)) ** phrased / n ** (1 - phrased)
    const own = (1 + alone) / (1 + count)
    const spread = parts.size ** (0.5 * veryLong)
    scores.set(key, (mean * size * own * count ** repeated * spread) / (1 + first / Math.min(text.length, 1_000)))
  }
  return scores
}

test('scores are those of the formula, whatever the runs', async () => {
  const word = fc.constantFrom('gasket', 'rotor', 'stator', 'piston', 'bolt', 'crank')
  const runs = fc.array(fc.array(word, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 60 })
  // Words differ in how many documents have them.
  const others = ['gasket rotor. bolt.', 'gasket. crank.', 'gasket rotor. crank.', 'stator rotor.']
  await fc.assert(
    fc.asyncProperty(runs, async (drawn) => {
      const text = drawn.map((run) => `${run.join(' ')}.`).join(' ')
      const context = await projectOf(text, ...others)
      const expected = naive(context, drawn, text)
      const best = Math.max(...expected.values())
      const phrases = await phrasesOf(context, text)
      expect(phrases).toHaveLength(Math.min(10, expected.size))
      const ranked = [...expected.values()].sort((a, b) => b - a)
      for (const [i, { termId, score }] of phrases.entries()) {
        expect(score).toBeCloseTo(expected.get(termId.replaceAll('|en', ''))! / best, 10)
        expect(score).toBeCloseTo(ranked[i]! / best, 10)
      }
    }),
    { numRuns: 40 },
  )
})

test('a long text has its repeated words first, and a repeated phrase before one said once', async () => {
  const filler = Array.from({ length: 300 }, (_, i) => `We saw item${i} there.`).join(' ')
  const text = `Rust proofing helps. ${filler} ${'The turbine stopped. A steam valve leaked. '.repeat(12)}`
  const phrases = written(text, await phrasesOf(await projectOf(text), text))
  expect(phrases[0]).toBe('turbine')
  expect(phrases).toContain('steam valve')
  expect(phrases).not.toContain('Rust proofing')
})

test('every key phrase of a text stands at its place, however long the text', async () => {
  const context = await askReal(await buildProject(sourceOf(sampleDocuments)))
  const long = sampleDocuments.map(({ text }) => text).join(' ')
  const read = await openWordReader('en')
  const texts = [...sampleDocuments.map(({ text }) => text), long.repeat(Math.ceil(50_000 / long.length)), '', '42 😀']
  const found = await findKeyPhrases(context, texts)
  expect(found.slice(-2)).toEqual([[], []])
  for (const [i, phrases] of found.entries()) {
    expect(phrases.length).toBeLessThanOrEqual(10)
    const scores = phrases.map(({ score }) => score)
    expect(scores).toEqual([...scores].sort((a, b) => b - a))
    expect(new Set(phrases.map(({ termId }) => termId)).size).toBe(phrases.length)
    for (const { start, end, termId, count } of phrases) {
      const words = read(texts[i]!.slice(start, end))
      expect(words.flatMap((word) => word.termId ?? []).join(' ')).toBe(termId)
      expect(count).toBeGreaterThan(0)
    }
  }
})

test('a very long text has the phrases that it repeats before their words, and those of its opening first', async () => {
  const sentence = (i: number): string =>
    `The glider wing of specimen q${i}x met a draught. ${i < 1_500 ? '' : 'The anchor chain of it sank.'}`
  const text = Array.from({ length: 3_000 }, (_, i) => sentence(i)).join(' ')
  const phrases = await phrasesOf(await projectOf(text), text)
  const [first] = written(text, phrases)
  expect(first).toBe('glider wing')
  expect(written(text, phrases).indexOf('anchor chain')).toBeGreaterThan(0)
})

test('authors and cited works are no subjects of a paper, though they have capital letters like headings', async () => {
  const authors = 'Ada Kowalczyk, Institute of Sediments. River Deltas. Tomas Lindgren, Ada Kowalczyk.'
  const body = Array.from(
    { length: 400 },
    (_, i) => `Most river deltas of place q${i}x sank, as the gauge r${i}x showed.`,
  )
  const cited = 'Tomas Lindgren and Ada Kowalczyk. Silt Letters. Tomas Lindgren, Ada Kowalczyk. Silt Letters.'
  const text = `${authors} ${body.join(' ')} ${cited}`
  const phrases = written(text, await phrasesOf(await projectOf(text), text))
  expect(phrases[0]).toBe('River Deltas')
  // The names come first without the rule: they are rarer, stand earlier, and occur as often as the title.
  expect(phrases.slice(0, 3)).not.toContain('Ada Kowalczyk')
  expect(phrases.slice(0, 3)).not.toContain('Tomas Lindgren')
})

test('in a very long text a phrase of all parts comes before one that a single part repeats as often', async () => {
  const filler = Array.from({ length: 800 }, (_, i) => `We saw item${i} there, and it was so.`)
  const spread = filler.map((sentence, i) => (i % 40 === 20 ? `${sentence} The copper mast leaned.` : sentence))
  const both = spread.map((sentence, i) => (i >= 10 && i < 30 ? `${sentence} The timber raft leaned.` : sentence))
  const text = both.join(' ')
  const phrases = written(text, await phrasesOf(await projectOf(text), text))
  expect(phrases.indexOf('copper mast')).toBeGreaterThanOrEqual(0)
  expect(phrases.indexOf('copper mast')).toBeLessThan(phrases.indexOf('timber raft'))
})
