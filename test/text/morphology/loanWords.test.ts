import { expect, test } from 'vitest'
import { loadLemmatizer } from '../../../src/text/morphology/lemmatizer.js'

test.each(['ca', 'da', 'de', 'es', 'fr', 'it', 'nl', 'no', 'pt', 'sv'])(
  'English words and brands keep their last letters, and lose an English plural: %s',
  async (code) => {
    const lemmaOf = await loadLemmatizer(code)
    for (const word of ['iphone', 'smartphone', 'website', 'adapter', 'oneplus', 'tablet'])
      expect(lemmaOf(word)).toBe(word)
    expect(['apps', 'smartphones', 'websites'].map(lemmaOf)).toEqual(['app', 'smartphone', 'website'])
  },
)

test.each(['da', 'de', 'no', 'sv'])('forms with an ending of the language belong to them: %s', async (code) => {
  const lemmaOf = await loadLemmatizer(code)
  expect(['smartphonen', 'softwaren'].map(lemmaOf)).toEqual(['smartphone', 'software'])
})

test('other words stay as the language inflects them', async () => {
  const [german, polish] = [await loadLemmatizer('de'), await loadLemmatizer('pl')]
  expect(['fotos', 'hotels'].map(german)).toEqual(['foto', 'hotel'])
  expect(polish('aplikacje')).toBe('aplikacja')
})
