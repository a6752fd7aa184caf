import { expect, test } from 'vitest'
import { loadPolarityScorer } from '../../../src/text/sentiment/loadPolarityScorer.js'

/** The value of the marked word. */
async function wordValue(language: string, marked: string): Promise<number> {
  const text = (await loadPolarityScorer(language)).read(marked.replace(/[[\]]/gu, ''))
  return text.values[text.firstToken(marked.indexOf('['))]!
}

test.each([
  ['it', '[Caro] Mario, arrivo domani.'],
  ['it', 'Buongiorno. [Cara] Giulia, passo alle otto.'],
  ['pt', '[Caro] Pedro, escrevo hoje.'],
  ['pt', '[Caros] @loja, onde fica a sede?'],
  ['de', '[Liebe] Gäste, das Bad öffnet um acht.'],
  ['de', '[Liebes] Team, ich komme morgen.'],
  ['fr', "[Cher] Paul, j'arrive demain."],
  ['es', '[Querida] Ana, llego mañana.'],
  ['it', '[Cara] #azienda, dov’è la sede?'],
])('a salutation before a name has no value, %s: %s', async (language, marked) => {
  expect(await wordValue(language, marked)).toBe(0)
})

test.each([
  ['it', '[Caro] e rumoroso.', -1],
  ['it', 'Il bar è [caro].', -1],
  ['it', '[CARO] E SPORCO', -1],
  ['it', 'Un bar [caro] Mario lo evita.', -1],
  ['pt', 'O hotel é [caro].', -1],
  ['de', 'Ein [liebes] Team.', 1],
  ['de', '[Liebe] auf den ersten Blick.', 1],
  ['fr', '[Cher] et petit.', -1],
  ['es', 'Un profesor [querido].', 1],
  ['nl', '[Beste] Italiaan van de stad.', 1],
])('elsewhere the word keeps its value, %s: %s', async (language, marked, sign) => {
  expect(Math.sign(await wordValue(language, marked))).toBe(sign)
})

test.each([
  'I went with the [small].',
  'I ordered a [small] and it came on Monday.',
  'The [small] is on the shelf.',
  'I took a [large] for my brother.',
  'This is a size [large].',
  'They sell it in [small] and in red.',
])('the name of a size has no value: %s', async (marked) => {
  expect(await wordValue('en', marked)).toBe(0)
})

test.each([
  ['The room was [small].', -1],
  ['A [small] room.', -1],
  ['A [small], dark room.', -1],
  ['A [small] but quiet room.', -1],
  ['I never saw a room this [small].', -1],
  ['The [large] pool.', 1],
])('before its noun, or said of a thing, a word of size keeps its value: %s', async (marked, sign) => {
  expect(Math.sign(await wordValue('en', marked))).toBe(sign)
})

test.each([
  ['[Well], we went home.', 0],
  ['[Well] I bought it in May.', 0],
  ['It rained. [Well], that is another matter.', 0],
  ['[Well] made.', 1],
  ['[Well], thanks.', 1],
  ['It works [well], we think.', 1],
])('"well" that opens a sentence before a function word has no value: %s', async (marked, sign) => {
  expect(Math.sign(await wordValue('en', marked))).toBe(sign)
})

test.each([
  ['We stayed a week. Well', 1],
  ['We took a small but', -1],
])('the end of a text is read as such, whatever was read before: %s', async (text, sign) => {
  const scorer = await loadPolarityScorer('en')
  for (const before of ['they they they they they they they they', 'door door door door door door door door']) {
    scorer.read(before)
    expect(Math.sign(scorer.scoreText(text).score), before).toBe(sign)
  }
})
