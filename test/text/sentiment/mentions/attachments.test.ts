import { expect, test } from 'vitest'
import { loadPolarityScorer } from '../../../../src/text/sentiment/loadPolarityScorer.js'
import {
  ATTACHMENTS,
  type Attachment,
  createSide,
  readAfter,
  readBefore,
} from '../../../../src/text/sentiment/mentions/attachments.js'
import { createSentences, cutSentences } from '../../../../src/text/sentiment/mentions/sentences.js'

const scorer = await loadPolarityScorer('en')

/** The strongest kind of attachment before (or after) the mention in square brackets; undefined when there is no opinion. */
function attachmentOf(marked: string, read: typeof readBefore | typeof readAfter): Attachment | undefined {
  const text = scorer.read(marked.replace(/[[\]]/g, ''))
  const sentences = createSentences()
  cutSentences(sentences, text)
  const side = createSide()
  const source = { bits: sentences.bits, values: text.values, count: text.tokens.count }
  read(
    side,
    source,
    read === readBefore ? text.firstToken(marked.indexOf('[')) : text.lastToken(marked.indexOf(']') - 1),
  )
  const masses = ATTACHMENTS.map((_, kind) => side.praise[kind]! + side.blame[kind]!)
  const strongest = masses.indexOf(Math.max(...masses))
  return masses[strongest] === 0 ? undefined : ATTACHMENTS[strongest]
}

test.each([
  ['great [food]', 'adjacent'],
  ['I love the [food]', 'object'],
  ['the excellent quality of the [food]', 'of'],
  ['friendly with the [guests]', 'about'],
  ['great for the [beach]', 'preposition'],
  ['a clean bathroom and [room]', 'otherNoun'],
  ['awful, we took the [train]', 'comma'],
  ['the food was awful but the [train]', 'contrast'],
  ['lovely. The [train]', undefined],
] as const)('an opinion before a mention: %s', (marked, kind) => {
  expect(attachmentOf(marked, readBefore)).toBe(kind)
})

test.each([
  ['the [food] was great', 'predicate'],
  ['the [food] was not at all great', 'predicate'],
  ['[service] excellent', 'adjacent'],
  ['the [train] which was awful', 'subordinate'],
  ['the [train] came but it was awful', 'contrast'],
  ['we took the [train] and the food was awful', 'otherClause'],
  ['the [train] with awful seats', 'otherNoun'],
  ['the [train]. Awful', undefined],
] as const)('an opinion after a mention: %s', (marked, kind) => {
  expect(attachmentOf(marked, readAfter)).toBe(kind)
})
