import { z } from 'zod'
import { correlateDocuments } from '../../answers/associations/correlations.js'
import { vectorizeSteps } from '../../answers/texts/vectorizeText.js'
import { mapInSteps, mapYielding, recordInSteps } from '../../compute/eventLoopBudget.js'
import { invalidParams } from '../../errors.js'
import { membersOf } from '../../snapshot/documentSet.js'
import { vectorOf } from '../../snapshot/documentVectors.js'
import { answerContext } from '../answerContext.js'
import { MOST_LISTED, requireFewCorrelations, requireVectorizable } from '../limits.js'
import { operation } from '../operation.js'
import { packVector } from '../packVector.js'
import { exactlyOneOf, jsonObject, noParams } from '../params.js'
import { positionsOf } from '../positions.js'
import { documentNumbers } from './chosenDocuments.js'
import { formRules, readDocument } from './documentForm.js'
import { stringList } from './params.js'
import type { TermTriple } from './render.js'
import { subsetDocuments } from './resolveQuestion.js'
import { byTopic, resolveTopics } from './resolveTopics.js'

/** Vectors of built documents by id. Spec v4-legacy 4.2. */
export const documentVectors = operation({
  methods: ['GET'],
  path: '/v4/projects/:account/:project_id/docs/vectors/',
  spec: 'v4-legacy 4.2',
  access: 'read',
  needs: 'build',
  params: () =>
    z
      .strictObject({
        id: z.string().optional(),
        ids: stringList.optional(),
        subset: z.string().optional().describe('Returns the vectors of all its documents'),
      })
      .superRefine(exactlyOneOf('id', 'ids', 'subset')),
  summary: 'Returns the vectors of documents.',
  result: 'An object of vectors by document id.',
  handle: async (call, { id, ids, subset }): Promise<Record<string, string>> => {
    const { snapshot, project } = call
    const { keys } = snapshot.documents
    const numbers =
      subset === undefined
        ? await documentNumbers(call, snapshot, id === undefined ? (ids ?? []) : [id])
        : [...membersOf(await subsetDocuments({ snapshot }, subset))]
    const docIds = await project.changes.idsOf(numbers.map((document) => keys[document]!))
    const vectors = await snapshot.documentVectors.of(numbers)
    return await recordInSteps(docIds, (i) => packVector(vectorOf(vectors, snapshot.space.axes, i)), call.signal)
  },
})

/** Analyzes documents with the last build and returns their vectors; nothing is stored. Spec v4-legacy 4.2. */
export const vectorizeDocuments = operation({
  methods: ['POST'],
  path: '/v4/projects/:account/:project_id/docs/vectors/',
  spec: 'v4-legacy 4.2',
  access: 'read',
  needs: 'build',
  listBody: 'docs',
  params: () =>
    z.strictObject({ docs: z.array(jsonObject).max(MOST_LISTED).describe('The body: a JSON list of documents') }),
  summary: 'Computes terms and vectors of documents without storing them.',
  result: 'An array of documents, in the order of the request.',
  handle: async (call, { docs }): Promise<Record<string, unknown>[]> => {
    const context = await answerContext(call)
    const rules = await formRules(call.project, call.services)
    const readOne = (sent: Record<string, unknown>, i: number) => {
      const form = readDocument(sent, rules)
      if ('reason' in form) throw invalidParams(`\`docs[${i}]\`: ${form.reason}`, 'docs')
      return { sent, text: form.document.text, language: form.document.language }
    }
    const texts = await mapYielding(docs, readOne, call.signal)
    requireVectorizable(
      texts.map(({ text }) => text),
      'docs',
    )
    const vectorized = function* ({ sent, text, language }: (typeof texts)[number]) {
      const { terms, fragments, vector } = yield* vectorizeSteps(context, text, language)
      const index = positionsOf(text, call.positions)
      const triples = (tag: 'T' | 'F', list: typeof terms): TermTriple[] =>
        list.map(({ termId, start, length }) => [termId, tag, [index(start), index(start + length)]])
      return {
        ...sent,
        text,
        terms: triples('T', terms),
        fragments: triples('F', fragments),
        vector: packVector(vector),
        assoc_version: context.snapshot.info.number,
      }
    }
    return await mapInSteps(texts, vectorized, call.signal)
  },
})

/** Cosine of every document with every topic. Our choice: 0 if either has no known word. Spec v4-legacy 4.2. */
export const documentCorrelations = operation({
  methods: ['GET'],
  path: '/v4/projects/:account/:project_id/docs/correlations/',
  spec: 'v4-legacy 4.2',
  access: 'read',
  needs: 'build',
  params: noParams,
  summary: 'Correlates every document with every topic.',
  result: 'An object by document id of objects by topic id.',
  handle: async (call): Promise<Record<string, Record<string, number>>> => {
    const { snapshot, project } = call
    const { answers, topics, concepts } = await resolveTopics(call)
    requireFewCorrelations(snapshot.documents.count, topics.length)
    const cosines: Float32Array[] = []
    for (const concept of concepts) cosines.push(await correlateDocuments(answers, concept))
    const docIds = await project.changes.idsOf(snapshot.documents.keys)
    const rowOf = (document: number) => byTopic(topics, (index) => cosines[index]![document]!)
    return await recordInSteps(docIds, rowOf, call.signal)
  },
})
