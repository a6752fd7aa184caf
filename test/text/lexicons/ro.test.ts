import { expect, test } from 'vitest'
import { lexicon } from '../../../src/text/lexicons/ro.js'
import { stemmer } from '../../../src/text/morphology/stem.js'
import { createPolarityScorer } from '../../../src/text/sentiment/polarityScorer.js'
import { createLabeller } from './createLabeller.js'

const polarity = createPolarityScorer(lexicon, stemmer('ro'))
const labelOf = createLabeller(polarity)

test.each([
  ['Camera era curată și foarte confortabilă', 'Camera', 1],
  ['Mâncarea nu a fost bună', 'Mâncarea', -1],
  ['Personalul a fost nepoliticos', 'Personalul', -1],
  ['Încărcătorul nu funcționează', 'Încărcătorul', -1],
  ['Livrarea a decurs fără probleme', 'Livrarea', 1],
  ['Cafeaua nu e rea', 'Cafeaua', 1],
  ['Nu mai cumpăr niciodată din acest magazin', 'magazin', -1],
  ['Micul dejun a fost delicios, dar camera era murdară', 'dejun', 1],
  ['Micul dejun a fost delicios, dar camera era murdară', 'camera', -1],
  ['Prețul este prea scump', 'Prețul', -1],
  ['Profesorul explică foarte clar', 'Profesorul', 1],
  ['Cursul este plictisitor', 'Cursul', -1],
  ['Chelnerul a fost nu numai amabil, ci și rapid', 'Chelnerul', 1],
  ['Recomand tuturor acest hotel', 'hotel', 1],
  ['Nu recomand acest hotel', 'hotel', -1],
  ['Bună ziua, am trimis ieri un colet', 'colet', 0],
  ['Telefonul s-a stricat după o săptămână', 'Telefonul', -1],
  ['Servicii impecabile si personal multumit, camera curata', 'camera', 1],
  ['Serviciul lasă de dorit', 'Serviciul', -1],
  ['În baie nu era apă caldă', 'baie', -1],
])('„%s”: %s has the sign %d', (text, target, label) => {
  expect(labelOf(text, target)).toBe(label)
})

test('an intensifier strengthens and a diminisher weakens', () => {
  const score = (text: string): number => polarity.scoreText(text).score
  expect(score('Priveliștea este foarte frumoasă')).toBeGreaterThan(score('Priveliștea este frumoasă'))
  expect(score('Priveliștea este frumoasă')).toBeGreaterThan(score('Priveliștea este destul de frumoasă'))
  expect(score('Strada este zgomotoasă')).toBeGreaterThan(score('Strada este extrem de zgomotoasă'))
})
