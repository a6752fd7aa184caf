import { expect, test } from 'vitest'
import { loadPolarityScorer } from '../../../src/text/sentiment/loadPolarityScorer.js'
import { bitsAt } from '../../../src/text/sentiment/mentions/attachments.js'
import { createSentences, cutSentences } from '../../../src/text/sentiment/mentions/sentences.js'
import { AS_ADJECTIVE, AS_NOUN, AS_VERB, prevailingUsage, USAGES, usageAt } from '../../../src/text/sentiment/usage.js'

/** Usage of the word in brackets. */
async function usageIn(marked: string, language = 'en'): Promise<number> {
  const start = marked.indexOf('[')
  const end = marked.indexOf(']') - 1
  const text = (await loadPolarityScorer(language)).read(marked.replace(/[[\]]/g, ''))
  const sentences = createSentences()
  cutSentences(sentences, text)
  const source = { bits: sentences.bits, values: text.values, count: text.tokens.count }
  const [first, last] = [text.firstToken(start), text.lastToken(end)]
  return usageAt(bitsAt(source, first - 1), bitsAt(source, last), bitsAt(source, last + 1))
}

test.each([
  ['the [queue] was long', AS_NOUN],
  ['we met at [breakfast] and left', AS_NOUN],
  ['a bad [gasket].', AS_NOUN],
  ['die [Schlange] war lang', AS_NOUN, 'de'],
  ['a fila na [loja] era longa', AS_NOUN, 'pt'],
  ['the pool was [warm].', AS_ADJECTIVE],
  ['very [wooden], this', AS_ADJECTIVE],
  ['too [wooden]!', AS_ADJECTIVE],
  ['we [waited] for hours', AS_VERB],
  ['[open] the window', AS_VERB],
  // Before another content word it may be an adjective, or part of a name.
  ['the [breakfast] buffet', 0],
  ['quiet gardens, [lake]', 0],
])('%s', async (marked, usage, language = 'en') => {
  expect(await usageIn(marked, language)).toBe(usage)
})

test('a usage needs two occurrences that tell, and most of them', () => {
  expect(USAGES).toBe(3)
  expect(prevailingUsage([1, 0, 0])).toBe(0)
  expect(prevailingUsage([2, 0, 0])).toBe(AS_NOUN)
  expect(prevailingUsage([1, 1, 0])).toBe(0)
  expect(prevailingUsage([1, 3, 1])).toBe(AS_ADJECTIVE)
  expect(prevailingUsage([2, 2, 5])).toBe(AS_VERB)
  expect(prevailingUsage([2, 2, 4])).toBe(0)
})
