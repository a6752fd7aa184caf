import fc from 'fast-check'
import { expect, test } from 'vitest'
import { documentsOf } from '../../../src/answers/context.js'
import { describeTerms } from '../../../src/answers/terms/describeTerms.js'
import { termId } from '../../../src/snapshot/termTable.js'
import { randomFilter, randomProject } from '../randomProject.js'
import { askSmall } from '../smallSnapshot.js'

test('a term counts the documents of the filter with and without its places inside phrases', async () => {
  await fc.assert(
    fc.asyncProperty(randomProject, randomFilter, async (project, filter) => {
      const context = askSmall(project)
      const { snapshot } = context
      const set = documentsOf(context, filter)
      const ids = Array.from({ length: snapshot.terms.count }, (_, term) => termId(snapshot.terms, term))
      const { offsets, terms, fragments } = await snapshot.occurrences()
      for (const [term, row] of (await describeTerms(context, ids, set)).entries()) {
        const documentsWith = (standing: boolean) =>
          [...set.members.keys()].filter((document) => {
            const indexes = [...terms.keys()].slice(offsets[document], offsets[document + 1])
            return (
              set.members[document] === 1 && indexes.some((i) => terms[i] === term && !(standing && fragments[i] === 1))
            )
          }).length
        expect(row).toMatchObject({ totalDocCount: documentsWith(false), distinctDocCount: documentsWith(true) })
      }
    }),
  )
})

test('rows keep the order of the ids, with zeros for a term that the project does not have', async () => {
  const hotel = askSmall({ documents: [{ words: 'room view' }, { words: 'room' }], phrases: ['room view'] })
  const rows = await describeTerms(hotel, ['lift|en', 'room|en view|en', 'room|en'], documentsOf(hotel, []))
  expect(
    rows.map(({ termId, totalDocCount, distinctDocCount, displayText }) => [
      termId,
      totalDocCount,
      distinctDocCount,
      displayText,
    ]),
  ).toEqual([
    ['lift|en', 0, 0, ''],
    ['room|en view|en', 1, 1, 'room view'],
    ['room|en', 2, 1, 'room'],
  ])
  expect(rows[0]).toMatchObject({ relevance: 0, backgroundFrequency: 0, allTexts: [], vector: undefined })
})
