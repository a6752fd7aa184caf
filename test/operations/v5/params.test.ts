import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { resolveParams } from '../../../src/operations/resolveParams.js'
import { filterParam, selectorParam, uploadDocument } from '../../../src/operations/v5/params.js'
import { refused } from '../refused.js'

const search = z.strictObject({ filter: filterParam, concept_selector: selectorParam() })

describe('filters', () => {
  const ask = (filter: unknown) => resolveParams(search, { filter }).filter

  test.each([
    [[{ name: 'a', values: [] }]],
    [[{ name: 'a', values: ['x', 1] }]],
    [[{ name: 'a', minimum: 1 }]],
    [[{ name: 'a', maximum: '2024-01-01T00:00:00Z', minimum: '2023-01-01t00:00:00.123z' }]],
    [[{ name: 'a', minimum: '2023-01-01T00:00:00+00:00', maximum: '2024-01-01T00:00:00.5+00:00' }]],
  ])('accepts %j', (filter) => {
    expect(ask(filter)).toEqual(filter)
  })

  test.each([
    [[{ name: 'a' }]],
    [[{ values: [] }]],
    [[{ name: 'a', values: [], minimum: 1 }]],
    [[{ name: 'a', minimum: 'yesterday' }]],
    [[{ name: 'a', minimum: null }]],
    [[{ name: 'a', minimum: Number.NaN }]],
    [[{ name: 'a', values: [true] }]],
    [[{ name: 'a', values: [], type: 'string' }]],
    [{ name: 'a', values: [] }],
    ['a'],
  ])('refuses %j', (filter) => {
    expect(() => ask(filter)).toThrow(expect.objectContaining({ details: { parameters: ['filter'] } }))
  })
})

describe('selectors', () => {
  const ask = (selector: unknown) => resolveParams(search, { concept_selector: selector }).concept_selector

  test.each([
    [{ type: 'top' }, { type: 'top', limit: 10 }],
    [
      { type: 'related', search_concept: { texts: ['a'] } },
      { type: 'related', search_concept: { texts: ['a'] }, limit: 10, min_doc_count: 2 },
    ],
    [{ type: 'suggested' }, { type: 'suggested', limit: 500, num_clusters: 7, num_cluster_concepts: 4 }],
    [{ type: 'sentiment_suggested' }, { type: 'sentiment_suggested', limit: 500 }],
    [{ type: 'unique_to_filter' }, { type: 'unique_to_filter', limit: 50 }],
    [
      { type: 'drivers_suggested', score_field: 's' },
      { type: 'drivers_suggested', score_field: 's', limit: 10 },
    ],
    [
      { type: 'concept_list', name: 'n' },
      { type: 'concept_list', name: 'n' },
    ],
    [
      { type: 'specified', concepts: [{ texts: ['-a', 'b'] }] },
      { type: 'specified', concepts: [{ texts: ['-a', 'b'] }] },
    ],
  ])('%j gets its defaults', (sent, expected) => {
    expect(ask(sent)).toEqual(expected)
  })

  test.each([
    [{}],
    [{ type: 'nearest' }],
    [{ type: 'top', limit: 50_001 }],
    [{ type: 'suggested', limit: 5001 }],
    [{ type: 'top', limit: '5' }],
    [{ type: 'top', score_field: 's' }],
    [{ type: 'concept_list' }],
    [{ type: 'concept_list', name: 'n', concept_list_id: 'i' }],
    [{ type: 'specified' }],
    [{ type: 'specified', concepts: [{ texts: 'a' }] }],
    [{ type: 'related' }],
    [{ type: 'drivers_suggested' }],
  ])('%j is refused', (sent) => {
    expect(() => ask(sent)).toThrow(expect.objectContaining({ details: { parameters: ['concept_selector'] } }))
  })
})

describe('documents to upload', () => {
  const upload = z.strictObject({ docs: z.array(uploadDocument()) })

  test('get an empty title and no metadata, and dates in seconds', () => {
    const metadata = [
      { name: 'd', type: 'date', value: '1970-01-01T00:01:00.5Z' },
      { name: 'd', type: 'date', value: '1970-01-01T00:02:00.000250+00:00' },
    ]
    expect(resolveParams(upload, { docs: [{ text: 'a' }, { text: '', title: 't', metadata }] }).docs).toEqual([
      { text: 'a', title: '', metadata: [] },
      {
        text: '',
        title: 't',
        metadata: [
          { name: 'd', type: 'date', value: 60.5 },
          { name: 'd', type: 'date', value: 120.00025 },
        ],
      },
    ])
  })

  test.each([
    ['docs[1].text', {}],
    ['docs[1]', { text: 'a', source: 'x' }],
    ['docs[1].metadata[0].value', { text: 'a', metadata: [{ name: 'n', type: 'number', value: '5' }] }],
    [
      'docs[1].metadata[0].value',
      { text: 'a', metadata: [{ name: 'n', type: 'date', value: '2024-02-30T00:00:00Z' }] },
    ],
    [
      'docs[1].metadata[0].value',
      { text: 'a', metadata: [{ name: 'n', type: 'date', value: '2024-02-28T00:00:00+02:00' }] },
    ],
    ['docs[1].metadata[0].type', { text: 'a', metadata: [{ name: 'n', type: 'bool', value: true }] }],
    ['docs[1].metadata[0].name', { text: 'a', metadata: [{ name: '', type: 'string', value: 'x' }] }],
  ])('are refused at %s: %j', (target, document) => {
    expect(refused(upload, { docs: [{ text: 'fine' }, document] }).message).toContain(`\`${target}\``)
  })

  test('may have 500,000 characters, whatever plane they are from, and not one more', () => {
    const longest = '😀'.repeat(500_000)
    expect(resolveParams(upload, { docs: [{ text: longest }] }).docs).toHaveLength(1)
    expect(refused(upload, { docs: [{ text: `${longest}a` }] })).toMatchObject({ parameters: ['docs'] })
    expect(refused(upload, { docs: [{ text: 'a'.repeat(500_001) }] })).toMatchObject({ parameters: ['docs'] })
  })
})
