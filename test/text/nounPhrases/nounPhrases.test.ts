import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createAnalyzer, loadLanguage } from '../../../src/text/analyze.js'
import { createWordList } from '../../../src/text/analyzer.js'
import { languageCodes } from '../../../src/text/languages.js'
import { createNounPhraseFinder, LONGEST_NOUN_PHRASE } from '../../../src/text/nounPhrases/nounPhrases.js'

await Promise.all(languageCodes.map((code) => loadLanguage(code)))

/** The phrases of a text as they stand there, its key words, and the runs in which they are counted. */
async function readPhrases(
  language: string,
  text: string,
): Promise<{ phrases: string[]; words: string[]; runs: string[] }> {
  await loadLanguage(language)
  const list = createWordList()
  const analyzer = createAnalyzer({ language })
  analyzer.analyze(text, list)
  const lemmaAt = (at: number): string => analyzer.termIds[analyzer.surfaceTerms[list.surfaces[at]!]!]!.split('|')[0]!
  const written = (from: number, to: number): string =>
    text.slice(list.starts[from], list.starts[to - 1]! + list.lengths[to - 1]!)
  const found = { phrases: [] as string[], words: [] as string[], runs: [] as string[] }
  createNounPhraseFinder(language)(text, list, lemmaAt, {
    phrase: (from, to) => found.phrases.push(written(from, to)),
    word: (at) => found.words.push(written(at, at + 1)),
    run: (from, to) => found.runs.push(written(from, to)),
  })
  return found
}

const phrasesOf = async (language: string, text: string): Promise<string[]> =>
  (await readPhrases(language, text)).phrases

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

test('where prepositions make compounds, two runs are three phrases and are counted as one run', async () => {
  expect(await readPhrases('fr', "le taux de chômage augmente d'une région à l'autre")).toEqual({
    phrases: ['taux', 'chômage', 'taux de chômage', 'région'],
    words: ['taux', 'chômage', 'région'],
    runs: ['taux de chômage', 'région'],
  })
  // Three runs: each with its neighbour.
  const { phrases, runs } = await readPhrases('pt', 'a casa do presidente da república')
  expect(phrases).toEqual(['casa', 'presidente', 'casa do presidente', 'república', 'presidente da república'])
  expect(runs).toEqual(['casa do presidente da república'])
  // Nothing is left of the first run, so nothing is joined to it.
  expect(await phrasesOf('es', 'una gran parte, varios de los vecinos, diferentes de vecinos')).toEqual([
    'vecinos',
    'vecinos',
  ])
})

test('a verb is known by its lemma, in any form; nouns that end alike are none', async () => {
  expect(await phrasesOf('fr', 'La police a interrogé un témoin et déclaré la guerre au cancer du poumon.')).toEqual([
    'police',
    'témoin',
    'guerre',
    'cancer',
    'poumon',
    'cancer du poumon',
  ])
  expect(await phrasesOf('pt', 'As estrelas emitem luz, as mulheres querem falar do lugar.')).toEqual([
    'estrelas',
    'luz',
    'mulheres',
    'lugar',
  ])
  expect(await phrasesOf('es', 'Los fabricantes alcanzaron acuerdos en el taller.')).toEqual([
    'fabricantes',
    'acuerdos',
    'taller',
  ])
  expect(await phrasesOf('it', 'Le stelle emettono luce.')).toEqual(['stelle', 'luce'])
  expect(await phrasesOf('pl', 'Policja poprosiła demonstrantów. Protest wywołał śmierć.')).toEqual([
    'Policja',
    'demonstrantów',
    'Protest',
    'śmierć',
  ])
  expect(await phrasesOf('pl', 'Regulator zapewnia spokój i umożliwia zarządzanie wiedzą.')).toEqual([
    'Regulator',
    'spokój',
    'zarządzanie wiedzą',
  ])
  expect(await phrasesOf('de', 'Die Forscher berichten Ergebnisse, dänische Herrschaft endete schnell.')).toEqual([
    'Forscher',
    'Ergebnisse',
    'dänische Herrschaft',
  ])
})

test('a chain of Polish nouns is counted as one run, and its phrases are each noun with the one before', async () => {
  expect(await readPhrases('pl', 'diagnostyka uszkodzeń wirnika silnika indukcyjnego')).toEqual({
    phrases: [
      'diagnostyka',
      'uszkodzeń',
      'diagnostyka uszkodzeń',
      'wirnika',
      'uszkodzeń wirnika',
      'silnika indukcyjnego',
      'wirnika silnika indukcyjnego',
    ],
    words: ['diagnostyka', 'uszkodzeń', 'wirnika', 'silnika'],
    runs: ['diagnostyka uszkodzeń wirnika silnika indukcyjnego'],
  })
})

test('names are no verbs: a capital within a sentence', async () => {
  expect(await phrasesOf('fr', 'Les États-Unis ont signé.')).toEqual(['États-Unis'])
  expect(await phrasesOf('pl', 'Był tam Jan Zdobył.')).toEqual(['Jan Zdobył'])
})

test('adjectives are in phrases, and no key words', async () => {
  expect(await readPhrases('pl', 'Sonda kosmiczna i czujnik są cyfrowe.')).toEqual({
    phrases: ['Sonda kosmiczna', 'czujnik'],
    words: ['Sonda', 'czujnik'],
    runs: ['Sonda kosmiczna', 'czujnik'],
  })
  expect(await readPhrases('fr', 'le droit international')).toMatchObject({
    phrases: ['droit international'],
    words: ['droit'],
  })
  expect(await readPhrases('de', 'die internationale Raumstation')).toMatchObject({
    phrases: ['internationale Raumstation'],
    words: ['Raumstation'],
  })
})

test('points of time, units and parts of a whole name no subject', async () => {
  expect(await phrasesOf('fr', 'Mercredi soir, la plupart des députés')).toEqual(['députés'])
  expect(await phrasesOf('pt', 'cerca de mil metros do rio na quarta-feira')).toEqual(['rio'])
  expect(await phrasesOf('fr', 'à partir du 1er janvier, la 2e réunion')).toEqual(['réunion'])
  expect(await phrasesOf('pl', 'w środę dwie godziny przed meczem')).toEqual(['meczem'])
})

test('any text of any language has phrases of some words in a row inside its runs, which have no word in common', async () => {
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
      const analyzer = createAnalyzer({ language })
      analyzer.analyze(text, words)
      const lemmaAt = (at: number): string =>
        analyzer.termIds[analyzer.surfaceTerms[words.surfaces[at]!]!]!.split('|')[0]!
      let end = 0
      let pending: number[] = []
      createNounPhraseFinder(language)(text, words, lemmaAt, {
        phrase(from, to) {
          expect(to - from).toBeGreaterThan(0)
          expect(to - from).toBeLessThanOrEqual(LONGEST_NOUN_PHRASE)
          pending.push(from, to - 1)
        },
        word: (at) => pending.push(at),
        run(from, to) {
          expect(from).toBeGreaterThanOrEqual(end)
          expect(to).toBeLessThanOrEqual(words.length)
          for (const at of pending) {
            expect(at).toBeGreaterThanOrEqual(from)
            expect(at).toBeLessThan(to)
          }
          pending = []
          end = to
        },
      })
      expect(pending).toEqual([])
    }),
  )
})

test('verbs and inflected words of judgement are known by their endings', async () => {
  expect(
    await phrasesOf('pl', 'W artykule przedstawiono nowe metody analizy danych, które wykorzystują sieci neuronowe.'),
  ).toEqual(['metody', 'analizy', 'metody analizy', 'danych', 'analizy danych', 'sieci neuronowe'])
  expect(await phrasesOf('pt', 'Os ministros aprovaram o orçamento, e o comando venceu.')).toEqual([
    'ministros',
    'orçamento',
    'comando',
  ])
  expect(await phrasesOf('fr', 'Les députés voteront le budget; un portrait.')).toEqual([
    'députés',
    'budget',
    'portrait',
  ])
  expect(await phrasesOf('es', 'Los vecinos pidieron ayuda.')).toEqual(['vecinos', 'ayuda'])
  expect(await phrasesOf('it', 'I comuni chiederanno aiuto.')).toEqual(['comuni', 'aiuto'])
})

test('French nouns in -ment are no adverbs', async () => {
  expect(await phrasesOf('fr', 'Le parlement examine directement un document.')).toEqual(['parlement', 'document'])
  expect(await phrasesOf('fr', 'Le règlement change absolument un établissement.')).toEqual([
    ...['règlement', 'établissement'],
  ])
})

test('a name of several words is a phrase by itself, and its words are no key words', async () => {
  const { phrases, words } = await readPhrases('fr', 'Un groupe islamiste Ansar Dine avance.')
  expect(phrases).toEqual(['Ansar Dine', 'groupe islamiste'])
  expect(words).toEqual(['groupe'])
  const { phrases: joined, words: single } = await readPhrases('pt', 'Os pastores na Serra da Estrela.')
  expect(joined).toContain('Serra da Estrela')
  expect(joined).not.toContain('Serra')
  expect(single).toEqual(['pastores'])
})

test('a line that begins with a function word in capitals ends a joined phrase', async () => {
  expect(await phrasesOf('fr', 'Une crue à Avignon\nDes pompiers de Nîmes')).not.toContain('Avignon\nDes pompiers')
})

test('a word before an article and its noun is a verb, except before a date', async () => {
  expect((await readPhrases('fr', 'Un typhon ravage les rizières.')).words).toEqual(['typhon', 'rizières'])
  expect((await readPhrases('pt', 'O vulcão cospe um rio.')).words).toEqual(['vulcão', 'rio'])
  expect((await readPhrases('fr', 'Une grève le 3 mars.')).words).toEqual(['grève'])
})

test('infinitives are known by their ending, except for nouns that end alike', async () => {
  expect((await readPhrases('fr', 'Le boulanger doit rester au foyer.')).words).toEqual(['boulanger', 'foyer'])
  expect((await readPhrases('pt', 'O luar faz ficar um militar.')).words).toEqual(['luar', 'militar'])
})

test('words of number are in no phrase', async () => {
  expect(await phrasesOf('pt', 'trezentos bombeiros, sessenta casas')).toEqual(['bombeiros', 'casas'])
  expect(await phrasesOf('fr', 'quarante maisons, la neuvième étape')).toEqual(['maisons', 'étape'])
})
