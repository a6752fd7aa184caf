import { expect, test } from 'vitest'
import { excerpt } from '../../../src/client/parts/excerpt.js'

const filler =
  'Nothing of interest happened during the rest of our stay, and we slept through most of the following day. '

test('a short text is quoted whole', () => {
  const document = { text: 'The queue was long.', marks: [[4, 9, 0, -1, 90] as const], evidence: [] }
  expect(excerpt(document, 0, -1)).toEqual(document)
})

test('of a long text the sentence with the wanted sentiment, with marks moved along', () => {
  const sentence = 'We stood in a dreadful queue for half an hour before anybody as much as looked at us.'
  const text = `${filler}The queue moved well on Monday. ${sentence} ${filler}`
  const positive = text.indexOf('queue')
  const negative = text.indexOf('queue', positive + 1)
  const word = text.indexOf('dreadful')
  const marks = [
    [positive, positive + 5, 0, 1, 80],
    [negative, negative + 5, 0, -1, 90],
  ] as const
  const quoted = excerpt({ text, marks, evidence: [[word, word + 8, -1, 0]] }, 0, -1)
  expect(quoted.text).toBe(`… ${sentence} …`)
  expect(quoted.marks.map(([start, end]) => quoted.text.slice(start, end))).toEqual(['queue'])
  expect(quoted.evidence.map(([start, end]) => quoted.text.slice(start, end))).toEqual(['dreadful'])
})
