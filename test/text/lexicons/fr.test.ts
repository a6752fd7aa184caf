import { expect, test } from 'vitest'
import { lexicon } from '../../../src/text/lexicons/fr.js'
import { stemmer } from '../../../src/text/morphology/stem.js'
import { createPolarityScorer } from '../../../src/text/sentiment/polarityScorer.js'
import { createLabeller } from './createLabeller.js'

const polarity = createPolarityScorer(lexicon, stemmer('fr'))
const labelOf = createLabeller(polarity)

test.each([
  ['La chambre était propre et très confortable.', 'chambre', 1],
  ['Le serveur était souriant et serviable', 'serveur', 1],
  ['La batterie ne tient pas la journée', 'batterie', -1],
  ["Je n'aime pas cette couleur", 'couleur', -1],
  ['Le dessert n’était pas bon du tout', 'dessert', -1],
  ["L'écran ne s'allume plus", 'écran', -1],
  ["Aucun problème avec la livraison, j'en suis content", 'livraison', 1],
  ['Pas mal du tout, ce vin', 'vin', 1],
  ["Ce n'est pas mal du tout, ce vin", 'vin', 1],
  ["Nous n'avons eu aucun problème avec la livraison", 'livraison', 1],
  ['Plus jamais cet hôtel !', 'hôtel', -1],
  ['Le repas était délicieux, mais le service était lent et désagréable', 'repas', 1],
  ['Le repas était délicieux, mais le service était lent et désagréable', 'service', -1],
  ['Un appareil beaucoup trop cher', 'appareil', -1],
  ['Le cours manque de clarté', 'cours', -1],
  ["L'accueil laisse à désirer", 'accueil', -1],
  ['Je recommande vivement cette boutique', 'boutique', 1],
  ['Je ne recommande pas cette boutique', 'boutique', -1],
  ['Personnel deborde, tres agreable', 'Personnel', 1],
  ['Bonne journée, le colis est parti hier', 'colis', 0],
])('« %s »: %s has the sign %d', (text, target, label) => {
  expect(labelOf(text, target)).toBe(label)
})

test('an intensifier strengthens and a diminisher weakens', () => {
  const score = (text: string): number => polarity.scoreText(text).score
  expect(score('La vue est vraiment belle')).toBeGreaterThan(score('La vue est belle'))
  expect(score('La vue est plutôt belle')).toBeLessThan(score('La vue est belle'))
  expect(score('La rue est extrêmement bruyante')).toBeLessThan(score('La rue est bruyante'))
})
