import { describe, expect, test } from 'vitest'
import {
  dateOf,
  extrasOf,
  type FormRules,
  languageOf,
  predictOf,
  readDocument,
  subsetsOf,
} from '../../../src/operations/legacy/documentForm.js'
import type { StoredDocument, StoredMetadata } from '../../../src/projects/project.js'

type FieldType = StoredMetadata['type']

const rulesOf = (types: Readonly<Record<string, FieldType>> = {}): FormRules => ({
  languages: new Set(['en', 'de']),
  types: new Map(Object.entries(types)),
})

const read = (sent: unknown, types?: Readonly<Record<string, FieldType>>, base?: StoredDocument) =>
  readDocument(sent, rulesOf(types), base)

/** What was read; the test fails where it was refused. */
function accepted(sent: unknown, types?: Readonly<Record<string, FieldType>>, base?: StoredDocument) {
  const form = read(sent, types, base)
  if ('reason' in form) throw new Error(form.reason)
  return form
}

const stored = (changes: Partial<StoredDocument> = {}): StoredDocument => ({
  ...{ key: 1, docId: 'd1', title: 'Old title', text: 'Old text.', metadata: [], ...changes },
})
const score = (name: string, value: number) => ({ name, type: 'score' as const, value })
const string = (name: string, value: string) => ({ name, type: 'string' as const, value })
const date = (name: string, value: number) => ({ name, type: 'date' as const, value })

describe('a document that is sent', () => {
  test('has text, title and an id of its own', () => {
    expect(accepted({ text: 'Hello.', title: 'Hi', _id: 'mine' })).toEqual({
      document: { text: 'Hello.', title: 'Hi', givenId: 'mine', metadata: [], language: undefined },
      warnings: [],
    })
    expect(accepted({ text: 'Hello.' }).document).toMatchObject({ title: '', givenId: undefined })
  })

  test('without text has a warning', () => {
    for (const sent of [{}, { text: null }, { text: '' }, { text: ' \n' }]) {
      expect(accepted(sent).warnings).toEqual(['The document has no text.'])
    }
    expect(accepted({ text: ' \n' }).document.text).toBe(' \n')
  })

  test('has its date as a field, in seconds, if it can be read and the field is one of dates', () => {
    const dated = (value: unknown, types?: Readonly<Record<string, FieldType>>) => {
      const { document, warnings } = accepted({ text: 'a', date: value }, types)
      return [document.metadata, warnings]
    }
    expect(dated('2024-01-02T00:00:00Z')).toEqual([[date('date', 1_704_153_600)], []])
    expect(dated(1_704_153_600)).toEqual([[date('date', 1_704_153_600)], []])
    expect(dated(null)).toEqual([[], []])
    for (const wrong of ['yesterday', true, {}])
      expect(dated(wrong)).toEqual([[], ['The date cannot be read and is ignored.']])
    expect(dated(5, { date: 'string' })).toEqual([[], [expect.stringContaining('of another type')]])
    expect(accepted({ date: 'never' }).warnings).toEqual([
      expect.stringContaining('date'),
      expect.stringContaining('no text'),
    ])
  })

  test('has each subset once, without the one of all documents', () => {
    const { document } = accepted({ text: 'a', subsets: ['b', 'a', 'b', '__all__'] })
    expect(document.metadata).toEqual([string('subset', 'b'), string('subset', 'a')])
    expect(accepted({ text: 'a', subsets: null }).document.metadata).toEqual([])
    expect(read({ text: 'a', subsets: ['b'] }, { subset: 'score' })).toEqual({
      reason: expect.stringContaining('subset'),
    })
  })

  test('has its language also as a field', () => {
    expect(accepted({ text: 'a', language: 'de' }).document).toMatchObject({
      language: 'de',
      metadata: [string('language', 'de')],
    })
    expect(accepted({ text: 'a', language: null }).document).toMatchObject({ language: undefined, metadata: [] })
    expect(accepted({ text: 'a', language: 'de' }, { language: 'score' }).document).toMatchObject({
      language: 'de',
      metadata: [],
    })
  })

  test('has targets as fields of a fitting type, and keeps all of them with their weights', () => {
    const predict = {
      stars: { value: 4, weight: 2 },
      kind: 'good',
      size: 3,
      price: { value: '2.5' },
      when: 5,
      date: 1,
      blank: ' ',
    }
    const { document } = accepted(
      { text: 'a', predict },
      { size: 'string', price: 'number', when: 'date', blank: 'score' },
    )
    expect(document.metadata).toEqual([
      score('stars', 4),
      string('kind', 'good'),
      string('size', '3'),
      { name: 'price', type: 'number', value: 2.5 },
    ])
    expect(document.extras).toEqual({
      predict: {
        stars: { value: 4, weight: 2 },
        kind: { value: 'good', weight: 1 },
        size: { value: 3, weight: 1 },
        price: { value: '2.5', weight: 1 },
        when: { value: 5, weight: 1 },
        date: { value: 1, weight: 1 },
        blank: { value: ' ', weight: 1 },
      },
    })
    expect(accepted({ text: 'a', predict: { stars: 'many' } }, { stars: 'score' }).document.metadata).toEqual([])
  })

  test('keeps its source and further fields, but not what documents are given back with', () => {
    const given = { vector: 1, terms: 2, fragments: 3, assoc_version: 4 }
    expect(accepted({ text: 'a', source: { url: 'x' }, colour: 'red', size: null, ...given }).document.extras).toEqual({
      ...{ source: { url: 'x' }, further: { colour: 'red', size: null } },
    })
    expect(accepted({ text: 'a', source: null, ...given }).document).not.toHaveProperty('extras')
  })

  test('teaches the types of fields to those after it', () => {
    const rules = rulesOf()
    readDocument({ text: 'a', predict: { stars: 4 } }, rules)
    const next = readDocument({ text: 'a', predict: { stars: '5' } }, rules)
    expect('document' in next && next.document.metadata).toEqual([score('stars', 5)])
    expect(rules.types).toEqual(new Map([['stars', 'score']]))
  })

  test('teaches no types where it is refused', () => {
    const rules = rulesOf({ subset: 'score' })
    expect(readDocument({ text: 'a', date: 5, subsets: ['b'] }, rules)).toHaveProperty('reason')
    expect(rules.types).toEqual(new Map([['subset', 'score']]))
  })
})

test.each([
  ['A document is an object.', [5, null, 'text', [{}]]],
  ['`_id` must be a string that is not empty.', [{ _id: 5 }, { _id: '' }, { _id: null }]],
  ['`_id` is longer than 10000 characters.', [{ _id: 'x'.repeat(10_001) }]],
  ['`text` must be a string.', [{ text: 5 }]],
  ['`text` is longer than 500000 characters.', [{ text: 'x'.repeat(500_001) }, { text: '\u{1f600}'.repeat(500_001) }]],
  ['`title` must be a string.', [{ title: [] }]],
  ['`title` is longer than 50000 characters.', [{ title: 'x'.repeat(50_001) }]],
  ['`subsets` must be a list of strings.', [{ subsets: 'a' }, { subsets: [5] }]],
  ['`subsets` has more than 1000 entries.', [{ subsets: Array.from({ length: 1_001 }, (_, i) => `s${i}`) }]],
  ['`subsets` has a name of more than 500000 characters.', [{ subsets: ['a', 'x'.repeat(500_001)] }]],
  ['`language` must be a two-letter code.', [{ language: 5 }]],
  ['The language "fr" is not supported.', [{ language: 'fr' }]],
  ['`predict` must be an object.', [{ predict: 'a' }, { predict: [] }, { predict: 5 }]],
  [
    '`predict`: the target "x" must be an object of value and weight.',
    [true, null, {}, { value: null }, { value: 1, weight: '1' }, { value: 1, weight: -1 }, []].map((x) => ({
      predict: { x },
    })),
  ],
  [
    '`predict` has more than 1000 targets.',
    [{ predict: Object.fromEntries(Array.from({ length: 1_001 }, (_, i) => [`t${i}`, i])) }],
  ],
  ['`predict` has a name of more than 10000 characters.', [{ predict: { a: 1, ['x'.repeat(10_001)]: 1 } }]],
  ['`predict`: the target "" must be an object of value and weight.', [{ predict: { '': 1 } }]],
  [
    '`predict`: value and weight of the target "x" must be at most 1000000000000000.',
    [1e308, -1e16, { value: 2e15 }, { value: 1, weight: 1e308 }, { value: 'a', weight: 2e15 }].map((x) => ({
      predict: { x },
    })),
  ],
])('%s', (reason, all) => {
  for (const sent of all) expect(read(sent)).toEqual({ reason })
})

test('a thousand subsets and as many targets are stored, beside the subset of all documents', () => {
  const names = Array.from({ length: 1_000 }, (_, i) => `n${i}`)
  const predict = Object.fromEntries(names.map((name) => [name, 1]))
  expect(accepted({ subsets: [...names, '__all__', ''], predict }).document.metadata).toHaveLength(2_000)
})

test('a reason quotes a long name in part', () => {
  const long = 'x'.repeat(10_000)
  for (const sent of [{ language: long }, { predict: { [long]: null } }, { predict: { [long]: 1e308 } }]) {
    const { reason } = read(sent) as { reason: string }
    expect([reason.length < 400, reason.includes(`"${'x'.repeat(200)}…"`)]).toEqual([true, true])
  }
})

test('a subset without a name is left out, and an empty language is none', () => {
  const { document, warnings } = accepted({ text: 'a', subsets: ['coast', ''], language: '' })
  expect(document.metadata).toEqual([{ name: 'subset', type: 'string', value: 'coast' }])
  expect(document.language).toBeUndefined()
  expect(warnings).toEqual(['A subset without a name is ignored.'])
})

test('what is as long as it may be is taken', () => {
  expect(accepted({ text: '\u{1f600}'.repeat(500_000) }).warnings).toEqual([])
  expect(
    accepted({ text: 'x'.repeat(500_000), title: 'y'.repeat(50_000), predict: { z: { value: -1e15, weight: 1e15 } } })
      .warnings,
  ).toEqual([])
})

describe('a change of a document', () => {
  const base = stored({
    metadata: [date('date', 5), string('subset', 'a'), string('language', 'de'), score('stars', 4), score('other', 2)],
    language: 'de',
    extras: { predict: { stars: { value: 4, weight: 2 } }, source: 'web', further: { colour: 'red' } },
  })

  test('leaves what it does not name', () => {
    expect(accepted({ _id: 'd1' }, {}, base)).toEqual({
      document: {
        ...{ title: 'Old title', text: 'Old text.', metadata: base.metadata, givenId: 'd1', language: 'de' },
        extras: base.extras,
      },
      warnings: [],
    })
    expect(accepted({ _id: 'other', text: 'New.' }, {}, base).document).toMatchObject({
      givenId: 'd1',
      text: 'New.',
      title: 'Old title',
    })
  })

  test('takes out what is null, and nothing else', () => {
    const all = { date: null, subsets: null, language: null, predict: null, source: null, text: null, title: null }
    expect(accepted(all, {}, base)).toEqual({
      document: {
        ...{ title: '', text: '', metadata: [score('other', 2)], givenId: 'd1', language: undefined },
        extras: { predict: {}, further: { colour: 'red' } },
      },
      warnings: ['The document has no text.'],
    })
  })

  test('puts new values in the place of old ones', () => {
    const changes = {
      date: 9,
      subsets: ['b'],
      language: 'en',
      predict: { kind: 'x' },
      source: 1,
      colour: 'blue',
      size: 2,
    }
    expect(accepted(changes, {}, base).document).toMatchObject({
      metadata: [
        score('other', 2),
        date('date', 9),
        string('subset', 'b'),
        string('language', 'en'),
        string('kind', 'x'),
      ],
      language: 'en',
      extras: { predict: { kind: { value: 'x', weight: 1 } }, source: 1, further: { colour: 'blue', size: 2 } },
    })
    expect(base.metadata).toHaveLength(5)
  })

  test('keeps the old date where the new one is ignored', () => {
    for (const wrong of ['31/12/2014', true, {}]) {
      const { document, warnings } = accepted({ date: wrong }, {}, base)
      expect(document.metadata).toEqual(base.metadata)
      expect(warnings).toEqual(['The date cannot be read and is ignored.'])
    }
  })

  test('keeps fields of another type than its own', () => {
    const metadata = [string('date', 'yesterday'), score('subset', 4), score('language', 2)]
    const types = { date: 'string', subset: 'score', language: 'score' } as const
    for (const date of [5, null]) {
      const changes = { date, subsets: ['__all__', ''], language: 'de' }
      expect(accepted(changes, types, stored({ metadata })).document.metadata).toEqual(metadata)
    }
  })

  test('keeps the fields of targets whose value it does not change', () => {
    const metadata = [score('NPS', 3), score('NPS', 7), score('stars', 4), date('when', 9)]
    const predict = { NPS: { value: 7, weight: 2 }, stars: 5 }
    expect(accepted({ predict }, { when: 'date' }, stored({ metadata })).document.metadata).toEqual([
      score('NPS', 3),
      score('NPS', 7),
      date('when', 9),
      score('stars', 5),
    ])
    const extras = { predict: { when: { value: 5, weight: 1 } } }
    expect(
      accepted({ predict: {} }, { when: 'date' }, stored({ metadata: [date('when', 9)], extras })).document.metadata,
    ).toEqual([date('when', 9)])
  })

  test('of a document without text warns only where the text changes', () => {
    expect(accepted({ title: 'New' }, {}, stored({ text: '' })).warnings).toEqual([])
    expect(accepted({ text: '' }, {}, stored()).warnings).toEqual(['The document has no text.'])
  })
})

describe('a stored document', () => {
  test('has its own targets, or its scores with weight 1', () => {
    const metadata = [score('stars', 4), string('kind', 'x'), { name: 'size', type: 'number' as const, value: 2 }]
    expect(predictOf(stored({ metadata }))).toEqual({ stars: { value: 4, weight: 1 } })
    const predict = { kind: { value: 'x', weight: 3 } }
    expect(predictOf(stored({ metadata, extras: { predict } }))).toEqual(predict)
    expect([extrasOf(stored()), extrasOf(stored({ extras: { source: 1 } }))]).toEqual([{}, { source: 1 }])
  })

  test('has the date of the field of that name, else its first one', () => {
    const fields = [score('date', 7), date('made', 1), date('date', 2), date('sold', 3)]
    expect(dateOf(stored({ metadata: fields.slice(1) }))).toBe(2)
    expect(dateOf(stored({ metadata: [date('made', 1), date('sold', 3)] }))).toBe(1)
    expect(dateOf(stored({ metadata: fields.slice(0, 1) }))).toBeUndefined()
  })

  test('has the subsets and the language that it was given', () => {
    const metadata = [string('subset', 'a'), string('kind', 'x'), string('subset', 'b'), string('language', 'de')]
    expect(subsetsOf(stored({ metadata: [...metadata, score('subset', 1)] }))).toEqual(['a', 'b'])
    expect(languageOf(stored({ metadata }))).toBe('de')
    expect(languageOf(stored({ metadata, language: 'en' }))).toBe('en')
    // A string field of version 5 may hold anything.
    expect(languageOf(stored({ metadata: [string('language', 'klingon')] }))).toBeUndefined()
    expect([languageOf(stored()), languageOf(stored({ metadata: [score('language', 1)] }))]).toEqual([
      undefined,
      undefined,
    ])
  })
})
