import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createAnalyzer, loadLanguage } from '../../../src/text/analyze.js'
import { createWordList } from '../../../src/text/analyzer.js'
import { languageCodes } from '../../../src/text/languages.js'
import { createNounPhraseFinder, LONGEST_NOUN_PHRASE } from '../../../src/text/nounPhrases/nounPhrases.js'

await Promise.all(languageCodes.map((code) => loadLanguage(code)))

/** The phrases of a text as they stand there. */
async function phrasesOf(language: string, text: string): Promise<string[]> {
  await loadLanguage(language)
  const words = createWordList()
  createAnalyzer({ language }).analyze(text, words)
  const found: string[] = []
  createNounPhraseFinder(language)(text, words, (from, to) => {
    found.push(text.slice(words.starts[from], words.starts[to - 1]! + words.lengths[to - 1]!))
  })
  return found
}

test('phrases are runs of neighbouring content words, cut at verbs, adverbs and negators', async () => {
  expect(await phrasesOf('en', 'Our paper describes thin film solar cells for roofs, cheaply made.')).toEqual([
    'paper',
    'thin film solar cells',
    'roofs',
  ])
  expect(await phrasesOf('en', 'not clean, no heating')).toEqual(['clean', 'heating'])
})

test('words of count, order and judgement are left out at the edges, not within', async () => {
  expect(await phrasesOf('en', 'Three different new water pumps; a water main valve; 42')).toEqual([
    'water pumps',
    'water main valve',
  ])
})

test('a participle may begin a phrase, and ends none; what only looks like one or like an adverb is a noun', async () => {
  expect(await phrasesOf('en', 'printed menus and menus printed')).toEqual(['printed menus', 'menus'])
  expect(await phrasesOf('en', 'top speed, the family seed, a hundred red beds')).toEqual([
    'speed',
    'family seed',
    'red beds',
  ])
})

test('a line that begins with a capital begins a phrase; a wrapped line does not', async () => {
  expect(await phrasesOf('en', 'Repair of garden gates\nGarden gates of\nold\niron bars')).toEqual([
    'Repair',
    'garden gates',
    'Garden gates',
    'iron bars',
  ])
})

test('where prepositions make compounds, two runs are three phrases', async () => {
  expect(await phrasesOf('fr', "le taux de chômage augmente d'un point")).toEqual([
    'taux',
    'chômage augmente',
    'taux de chômage augmente',
    'point',
  ])
  // Nothing is left of the first run, so nothing is joined to it.
  expect(await phrasesOf('es', 'una gran parte, varios de los vecinos, diferentes de vecinos')).toEqual([
    'parte',
    'vecinos',
    'vecinos',
  ])
})

test('any text of any language has phrases of some words in a row, none of them standing in two but where joined', async () => {
  const languages = ['en', 'de', 'fr', 'ja', 'zh', 'ko', 'ru']
  for (const language of languages) await loadLanguage(language)
  const word = fc.constantFrom(
    'new',
    'pump',
    'de',
    'of',
    'is',
    'made',
    '7',
    'Öl',
    '水',
    'not',
    '.',
    '\n',
    '-',
    'насос',
    '😀',
  )
  fc.assert(
    fc.property(fc.constantFrom(...languages), fc.array(word, { maxLength: 30 }), (language, parts) => {
      const text = parts.join(' ')
      const words = createWordList()
      createAnalyzer({ language }).analyze(text, words)
      let end = 0
      createNounPhraseFinder(language)(text, words, (from, to) => {
        expect(to - from).toBeGreaterThan(0)
        expect(to - from).toBeLessThanOrEqual(LONGEST_NOUN_PHRASE)
        expect(to).toBeLessThanOrEqual(words.length)
        if (language !== 'fr') expect(from).toBeGreaterThanOrEqual(end)
        end = to
      })
    }),
  )
})

test('verbs and inflected words of judgement are known by their endings', async () => {
  expect(
    await phrasesOf('pl', 'W artykule przedstawiono nowe metody analizy danych, które wykorzystują sieci neuronowe.'),
  ).toEqual(['metody analizy danych', 'sieci neuronowe'])
  expect(await phrasesOf('pt', 'Os ministros aprovaram o orçamento, e o comando venceu.')).toEqual([
    'ministros',
    'orçamento',
    'comando venceu',
  ])
  expect(await phrasesOf('fr', 'Les députés voteront le budget; un portrait.')).toEqual([
    'députés',
    'budget',
    'portrait',
  ])
  expect(await phrasesOf('es', 'Los vecinos pidieron ayuda.')).toEqual(['vecinos', 'ayuda'])
  expect(await phrasesOf('it', 'I comuni chiederanno aiuto.')).toEqual(['comuni', 'aiuto'])
})
