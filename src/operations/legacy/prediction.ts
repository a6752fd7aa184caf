import { z } from 'zod'
import { predictTargets, type UnseenDocument } from '../../answers/texts/predictTargets.js'
import { mapYielding } from '../../compute/eventLoopBudget.js'
import { EngineError, invalidParams } from '../../errors.js'
import { answerContext } from '../answerContext.js'
import { pathText, wording } from '../explainIssues.js'
import { operation } from '../operation.js'
import { documentsParam, packedVector, SUBSET_FIELD, stringList } from './params.js'

/**
 * Starts training predictors and returns the number of the job. Targets are those in `predict` of the documents of the
 * last build; by default also score fields, and string fields with few values. A target named in both lists is a
 * regressor. Our choice: INVALID_PARAMS for a named target that no document has, or that has no number for a regressor,
 * instead of a job that leaves it out. PROJECT_LOCKED while a build or another job runs. Spec v4-legacy 4.6.
 */
export const trainPredictors = operation({
  methods: ['POST'],
  path: '/v4/projects/:account/:project_id/prediction/train/',
  spec: 'v4-legacy 4.6',
  access: 'write',
  needs: 'build',
  params: () =>
    z.strictObject({
      regressors: stringList.default([]).describe('Targets to predict as numbers; default: those with numeric values'),
      classifiers: stringList.default([]).describe('Targets to predict as texts; default: those with text values'),
    }),
  summary: 'Trains a predictor for each target that documents name.',
  result: 'The number of the job.',
  handle: ({ project, snapshot, signal }, { regressors, classifiers }): Promise<number> => {
    const ignored = new Set([SUBSET_FIELD, 'language'])
    const request = { regressors: new Set(regressors), classifiers: new Set(classifiers), ignored }
    return project.predictors.train(snapshot, request, signal)
  },
})

/** Text and vector of a document in the request; its other keys are ignored. */
const unseenDocument = z.looseObject({
  title: z.string().nullish(),
  text: z.string().nullish(),
  language: z.string().nullish(),
  vector: packedVector.nullish(),
})

/**
 * Predicts all targets for documents that are not stored; the body is a list of them. If a document has a vector, the
 * vector is used instead of the text. Our choice: after a build, the predictors are trained again as in the last
 * training request, and the first prediction waits for that. PROJECT_NOT_BUILT when nothing could be trained. Spec
 * v4-legacy 4.6.
 */
export const predict = operation({
  methods: ['POST'],
  path: '/v4/projects/:account/:project_id/prediction/',
  spec: 'v4-legacy 4.6',
  access: 'read',
  needs: 'build',
  params: () => z.strictObject({ docs: documentsParam }),
  listBody: 'docs',
  summary: 'Predicts the targets of the documents in the request.',
  result: 'One object for each document, in the order of the request: values by target.',
  handle: async (context, { docs }): Promise<Record<string, number | string>[]> => {
    const { project, snapshot } = context
    const set = await project.predictors.trained(snapshot, context.signal)
    if (set === undefined) {
      throw new EngineError('PROJECT_NOT_BUILT', 'No predictor has been trained. Train one first.')
    }
    const readOne = (sent: unknown, index: number): UnseenDocument => {
      const read = unseenDocument.safeParse(sent)
      if (!read.success) {
        const [issue] = read.error.issues
        throw invalidParams(`\`${pathText(['docs', index, ...issue!.path])}\`: ${wording(issue!)}.`, 'docs')
      }
      const { title, text, language } = read.data
      const vector = read.data.vector ?? undefined
      if (vector !== undefined && vector.length !== 0 && vector.length !== set.axes) {
        throw invalidParams(`\`docs[${index}].vector\`: vectors of this project have ${set.axes} axes.`, 'docs')
      }
      return {
        title: title ?? '',
        text: text ?? '',
        language: language ?? undefined,
        vector: vector?.length === 0 ? undefined : vector,
      }
    }
    const documents = await mapYielding(docs, readOne, context.signal)
    return await predictTargets(await answerContext(context), set, documents)
  },
})
