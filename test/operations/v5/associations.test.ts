import { beforeAll, describe, expect, test } from 'vitest'
import { conceptAssociations, filterAssociations } from '../../../src/operations/v5/associations.js'
import { sampleDocuments } from '../../answers/realProject.js'
import { openSample } from './askSample.js'

let sample: Awaited<ReturnType<typeof openSample>>
beforeAll(async () => {
  sample = await openSample(sampleDocuments)
})

const total = sampleDocuments.length

describe('associations', () => {
  test('of every concept list all of them, with 1 for itself', async () => {
    const answer = await sample.ask(conceptAssociations, { concept_selector: { type: 'top', limit: 4 } })
    expect(answer).toHaveLength(4)
    for (const [i, concept] of answer.entries()) {
      expect(concept.associations.map(({ name }) => name)).toEqual(answer.map(({ name }) => name))
      expect(concept.associations[i]!.association_score).toBe(1)
    }
  })

  test('leave out the vectors of the associated concepts, which the concepts themselves have, where that is asked for', async () => {
    const concept_selector = { type: 'top', limit: 4 }
    const whole = await sample.ask(conceptAssociations, { concept_selector })
    const short = await sample.ask(conceptAssociations, { concept_selector, include_associated_vectors: false })
    const withoutVectors = whole.map((concept) => ({
      ...concept,
      associations: concept.associations.map(({ vectors: _, ...associated }) => associated),
    }))
    expect(whole.every(({ associations }) => associations.every(({ vectors }) => vectors?.length === 1))).toBe(true)
    expect(short).toEqual(withoutVectors)
  })

  test('with filters have a key with a space, null where there are no documents', async () => {
    const answer = await sample.ask(filterAssociations, { filters: [[], [{ name: 'hotel', values: [] }]] })
    expect(answer[0]).toMatchObject({ filter: [], filter_count: total })
    expect(answer[0]!.concepts[0]!['association score']).toEqual(expect.any(Number))
    expect(answer[1]!.concepts.map((concept) => concept['association score'])).toEqual(new Array(10).fill(null))
  })
})
