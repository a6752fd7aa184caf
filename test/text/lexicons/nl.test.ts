import { expect, test } from 'vitest'
import { lexicon } from '../../../src/text/lexicons/nl.js'
import { stemmer } from '../../../src/text/morphology/stem.js'
import { createPolarityScorer } from '../../../src/text/sentiment/polarityScorer.js'
import { createLabeller } from './createLabeller.js'

const polarity = createPolarityScorer(lexicon, stemmer('nl'))
const labelOf = createLabeller(polarity)

test.each([
  ['De kamer was proper en heel gezellig', 'kamer', 1],
  ['Het personeel was vriendelijk en behulpzaam', 'personeel', 1],
  ['De batterij houdt het geen dag vol', 'batterij', -1],
  ['Ik vind deze kleur niet mooi', 'kleur', -1],
  ['De soep was helemaal niet lekker', 'soep', -1],
  ['Het scherm werkt niet meer', 'scherm', -1],
  ['Geen enkel probleem met de levering', 'levering', 1],
  ['Niet slecht, deze wijn', 'wijn', 1],
  ['Het was een stuk taart', 'taart', 0],
  ['De lamp is stuk', 'lamp', -1],
  ['Ik zag dat de lamp stuk was', 'lamp', -1],
  ['Een stuk was van hout', 'hout', 0],
  ['De rits ging stuk', 'rits', -1],
  ['De rits was na een week stuk', 'rits', -1],
  ['Nooit meer dit hotel!', 'hotel', -1],
  ['Het eten was heerlijk, maar de bediening was traag en onbeleefd', 'eten', 1],
  ['Het eten was heerlijk, maar de bediening was traag en onbeleefd', 'bediening', -1],
  ['Een veel te dure telefoon', 'telefoon', -1],
  ['In deze cursus ontbreekt een duidelijke uitleg', 'cursus', -1],
  ['De klantendienst laat te wensen over', 'klantendienst', -1],
  ['Deze winkel is een absolute aanrader', 'winkel', 1],
  ['Deze winkel is geen aanrader', 'winkel', -1],
  ['Een onvriendelijke ontvangst', 'ontvangst', -1],
  ['Ik kan deze kapper niet genoeg aanraden', 'kapper', 1],
  ['Een klantonvriendelijke winkel', 'winkel', -1],
  ['De wasmachine gaf de geest', 'wasmachine', -1],
  ['Ik hoop dat dit helpt', 'helpt', 0],
  ['Goedemorgen, het pakje is gisteren vertrokken', 'pakje', 0],
])('« %s »: %s has the sign %d', (text, target, label) => {
  expect(labelOf(text, target)).toBe(label)
})

test('an intensifier strengthens and a diminisher weakens', () => {
  const score = (text: string): number => polarity.scoreText(text).score
  expect(score('Het uitzicht is echt mooi')).toBeGreaterThan(score('Het uitzicht is mooi'))
  expect(score('Het uitzicht is mooi')).toBeGreaterThan(score('Het uitzicht is nogal mooi'))
  expect(score('De straat is lawaaierig')).toBeGreaterThan(score('De straat is extreem lawaaierig'))
})
