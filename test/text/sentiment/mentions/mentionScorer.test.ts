import { describe, expect, test } from 'vitest'
import { loadPolarityScorer } from '../../../../src/text/sentiment/loadPolarityScorer.js'
import { ADVERBIAL, MentionScorer } from '../../../../src/text/sentiment/mentions/mentionScorer.js'

const scorers = {
  en: await loadPolarityScorer('en'),
  de: await loadPolarityScorer('de'),
  es: await loadPolarityScorer('es'),
  fr: await loadPolarityScorer('fr'),
  sv: await loadPolarityScorer('sv'),
}

/** Label of the mention between square brackets. */
function read(language: keyof typeof scorers, marked: string): { label: number; confidence: number } {
  const start = marked.indexOf('[')
  const end = marked.indexOf(']') - 1
  const text = scorers[language].read(marked.replace(/[[\]]/g, ''))
  const mentions = new MentionScorer()
  mentions.open(text)
  const first = text.firstToken(start)
  mentions.score({ first, last: Math.max(first - 1, text.lastToken(end)), phrase: 0, learned: 0, term: 0 })
  return mentions
}
const labelOf = (language: keyof typeof scorers, marked: string): number => read(language, marked).label

const en: Record<string, readonly [string, number][]> = {
  'the predicate of a copula': [
    ['The [staff] were friendly.', 1],
    ['The [food] was awful.', -1],
    ['The [room] was very clean and quiet.', 1],
    ['The [seats] were not comfortable.', -1],
  ],
  'an attribute before it': [
    ['They have excellent [food].', 1],
    ['What a terrible [service]!', -1],
  ],
  'the verb that it is the object of': [
    ['I love this [dress].', 1],
    ['We really enjoyed the [breakfast].', 1],
    ['I hated the [music].', -1],
  ],
  coordination: [
    ['Great food and [service].', 1],
    ['The rooms and the [bathroom] were dirty.', -1],
  ],
  'an opinion on something else': [
    ['We flew to [London] and the crew were wonderful.', 0],
    ['We had dinner with [friends] and the music was awful.', 0],
  ],
  'no opinion at all': [
    ['We arrived at the [airport] at six.', 0],
    ['The [meeting] is on Monday.', 0],
    ['I ordered the [dress] in blue.', 0],
  ],
  'a step of a story': [
    ['I [booked] a room for two nights and the staff were lovely.', 0],
    ['We [asked] the waiter for the bill.', 0],
  ],
  'a border of sentences': [['We took the [train]. The hotel was lovely.', 0]],
  'a question': [['Does the [hotel] have a pool?', 0]],
}

describe('an English mention is read by', () => {
  for (const [construction, sentences] of Object.entries(en)) {
    test.each(sentences)(`${construction}: %s`, (marked, label) => {
      expect(labelOf('en', marked)).toBe(label)
    })
  }
})

test.each([
  ['de', 'Das [Personal] war sehr freundlich.', 1],
  ['de', 'Der [Akku] ist schlecht.', -1],
  ['de', 'Ich habe das [Buch] am Montag bestellt.', 0],
  ['es', 'El [personal] es muy amable.', 1],
  ['es', 'La [comida] era horrible.', -1],
  ['es', 'Llegamos al [aeropuerto] a las seis.', 0],
  ['fr', 'Le [personnel] est très agréable.', 1],
  ['fr', 'La [chambre] était sale.', -1],
  ['fr', "Nous sommes arrivés à l'[aéroport] à six heures.", 0],
] as const)('%s: %s', (language, marked, label) => {
  expect(labelOf(language, marked)).toBe(label)
})

test('a confidence is a chance', () => {
  for (const sentences of Object.values(en)) {
    for (const [marked] of sentences) {
      const { confidence } = read('en', marked)
      expect(confidence).toBeGreaterThan(0)
      expect(confidence).toBeLessThan(1)
    }
  }
})

test('a mention in an empty text, and one where no word stands, are neutral', () => {
  expect(labelOf('en', '[]')).toBe(0)
  expect(labelOf('en', 'good [ ]')).toBeTypeOf('number')
})

test.each([
  ['en', '[Definitely] worth it, a wonderful hotel.'],
  ['en', 'Great hotel [overall], and lovely staff.'],
  ['en', '[Oh yes], an awful film!'],
  ['de', '[Insgesamt] ein wunderbares Hotel.'],
  ['es', '[Además] la comida era horrible.'],
  ['fr', "[Finalement], l'hôtel était magnifique."],
] as const)('a mention of sentence adverbs names nothing that is judged, %s: %s', (language, marked) => {
  expect(read(language, marked)).toMatchObject({ label: 0, confidence: ADVERBIAL })
})

test.each([
  ['de', 'Ich [hoffe], das gute Frühstück bleibt.'],
  ['fr', "J'[espère] que ce bon petit-déjeuner restera."],
  ['sv', 'Jag [hoppas] att den goda frukosten blir kvar.'],
] as const)('a verb of hope names nothing that is judged either, %s: %s', (language, marked) => {
  expect(read(language, marked)).toMatchObject({ label: 0, confidence: ADVERBIAL })
})

test('a thing beside a sentence adverb is judged, also in one mention', () => {
  expect(labelOf('en', 'The [staff] were definitely friendly.')).toBe(1)
  expect(read('en', 'The [really friendly] staff were wonderful.').confidence).not.toBe(ADVERBIAL)
})
