import { expect, test } from 'vitest'
import { lexicon } from '../../../src/text/lexicons/sv.js'
import { stemmer } from '../../../src/text/morphology/stem.js'
import { createPolarityScorer } from '../../../src/text/sentiment/polarityScorer.js'
import { createLabeller } from './createLabeller.js'

const polarity = createPolarityScorer(lexicon, stemmer('sv'))
const labelOf = createLabeller(polarity)

test.each([
  ['Rummet var rent och väldigt mysigt', 'Rummet', 1],
  ['Personalen var trevlig och hjälpsam', 'Personalen', 1],
  ['Batteriet håller inte en hel dag', 'Batteriet', -1],
  ['Jag gillar inte färgen', 'färgen', -1],
  ['Soppan var inte alls god', 'Soppan', -1],
  ['Skärmen fungerar inte längre', 'Skärmen', -1],
  ['Inga problem med leveransen', 'leveransen', 1],
  ['Inte dåligt, det här vinet', 'vinet', 1],
  ['Lampan har två års garanti', 'Lampan', 0],
  ['Aldrig mer det här hotellet!', 'hotellet', -1],
  ['Maten var utsökt, men servicen var långsam och otrevlig', 'Maten', 1],
  ['Maten var utsökt, men servicen var långsam och otrevlig', 'servicen', -1],
  ['En alldeles för dyr telefon', 'telefon', -1],
  ['Jag kan inte rekommendera frisören nog', 'frisören', 1],
  ['Jag kan inte rekommendera frisören', 'frisören', -1],
  ['Snälla svara på mitt mejl', 'Snälla', 0],
  ['Vi bollades runt mellan avdelningar', 'avdelningar', -1],
  ['Kursen saknar tydliga exempel', 'Kursen', -1],
  ['Kundtjänsten lämnar mycket att önska', 'Kundtjänsten', -1],
  ['Rekommenderar varmt den här butiken', 'butiken', 1],
  ['Rekommenderar inte den här butiken', 'butiken', -1],
  ['Ett ovänligt bemötande', 'bemötande', -1],
  ['God morgon, paketet skickades igår', 'paketet', 0],
])('« %s »: %s has the sign %d', (text, target, label) => {
  expect(labelOf(text, target)).toBe(label)
})

test('an intensifier strengthens and a diminisher weakens', () => {
  const score = (text: string): number => polarity.scoreText(text).score
  expect(score('Utsikten är verkligen vacker')).toBeGreaterThan(score('Utsikten är vacker'))
  expect(score('Utsikten är vacker')).toBeGreaterThan(score('Utsikten är ganska vacker'))
  expect(score('Gatan är bullrig')).toBeGreaterThan(score('Gatan är extremt bullrig'))
})
