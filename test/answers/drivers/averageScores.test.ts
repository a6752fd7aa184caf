import { expect, test } from 'vitest'
import { resolveConcept } from '../../../src/answers/concepts/resolveConcept.js'
import { documentsOf } from '../../../src/answers/context.js'
import { averageScores } from '../../../src/answers/drivers/averageScores.js'
import { askSmall } from '../smallSnapshot.js'

test('documents with the concept and a score count, several scores by their mean', async () => {
  const documents = [
    { words: 'gasket rotor', metadata: { stars: 4 } },
    { words: 'gasket', metadata: { stars: [1, 2] } },
    { words: 'gasket' },
    { words: 'stator', metadata: { stars: 5 } },
  ]
  const context = askSmall({ documents, types: { stars: 'score' } })
  const concepts = ['gasket', 'rotor', 'zeppelin'].map((text) => resolveConcept(context, { texts: [text] }))
  expect(
    await averageScores(context, concepts, { scoreField: 'stars', filter: await documentsOf(context, []) }),
  ).toEqual([
    { count: 2, average: 2.75 },
    { count: 1, average: 4 },
    { count: 0, average: undefined },
  ])
})
