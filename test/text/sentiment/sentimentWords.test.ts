import { expect, test } from 'vitest'
import { loadPolarityScorer } from '../../../src/text/sentiment/loadPolarityScorer.js'
import { createSentences, cutSentences } from '../../../src/text/sentiment/mentions/sentences.js'
import { findSentimentWords } from '../../../src/text/sentiment/sentimentWords.js'

/** Words of the mention in brackets, as `word/role`. */
async function wordsOf(marked: string, label: number, language = 'en'): Promise<string[]> {
  const text = marked.replace(/[[\]]/g, '')
  const [start, end] = [marked.indexOf('['), marked.indexOf(']') - 1]
  const scored = (await loadPolarityScorer(language)).read(text)
  const sentences = createSentences()
  cutSentences(sentences, scored)
  const first = scored.firstToken(start)
  const words = findSentimentWords(scored, sentences, { first, last: scored.lastToken(end), label })
  return words.map((word) => `${text.slice(word.start, word.end)}/${word.role}`)
}

test.each([
  ['The [breakfast] was excellent.', 1, ['excellent/opinion']],
  ['A dirty [room].', -1, ['dirty/opinion']],
  // Of two opinions each thing has its own.
  ['Great [food] and terrible service.', 1, ['Great/opinion']],
  ['Great food and terrible [service].', -1, ['terrible/opinion']],
  ['Nice [room], wonderful breakfast.', 1, ['Nice/opinion']],
  ['The [room] was clean and the staff friendly.', 1, ['clean/opinion']],
  ['The room was clean and the [staff] friendly.', 1, ['friendly/opinion']],
  ['The [staff] was nice, the garden, fountain and terrace wonderful.', 1, ['nice/opinion']],
  // Two of the same thing are both shown.
  ['The [room] was clean and quiet.', 1, ['clean/opinion', 'quiet/opinion']],
  // What counts into an opinion.
  ['The [soup] was not tasty.', -1, ['not/negator', 'tasty/opinion']],
  ['The [soup] was not good.', -1, ['not good/opinion']],
  ['The [soup] was very bad.', -1, ['very/degree', 'bad/opinion']],
  ['The [soup] was never very good.', -1, ['never/negator', 'very/degree', 'good/opinion']],
  // A neutral mention, one without an opinion of its sign, and another sentence.
  ['The [room] was clean.', 0, []],
  ['The [room] was clean.', -1, []],
  ['The [room] is here. Awful.', -1, []],
  ['A [disaster].', -1, ['disaster/opinion']],
])('%s: %i', async (marked, label, expected) => {
  expect(await wordsOf(marked, label)).toEqual(expected)
})

test('a negator behind its verb is found', async () => {
  expect(await wordsOf('Ich empfehle das [Hotel] nicht.', -1, 'de')).toEqual(['empfehle/opinion', 'nicht/negator'])
})
