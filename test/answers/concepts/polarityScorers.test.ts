import { expect, test } from 'vitest'
import { openScorers } from '../../../src/answers/concepts/polarityScorers.js'
import { askSmall } from '../smallSnapshot.js'

test('each language of a project has its scorer, another language that of the project; they are opened once', async () => {
  const { snapshot } = askSmall({ documents: [{ words: 'gasket' }] })
  const both = { ...snapshot, info: { ...snapshot.info, otherLanguages: ['de'] } }
  const { scorerOf } = await openScorers(both)
  expect(['de', 'en', 'fr', undefined].map((language) => scorerOf(language).language)).toEqual(['de', 'en', 'en', 'en'])
  expect((await openScorers(both)).scorerOf('de')).toBe(scorerOf('de'))
})
