import { expect, test } from 'vitest'
import { lexicon } from '../../../src/text/lexicons/it.js'
import { stemmer } from '../../../src/text/morphology/stem.js'
import { createPolarityScorer } from '../../../src/text/sentiment/polarityScorer.js'
import { createLabeller } from './createLabeller.js'

const polarity = createPolarityScorer(lexicon, stemmer('it'))
const labelOf = createLabeller(polarity)

test.each([
  ['La camera era pulita e molto accogliente', 'camera', 1],
  ['Il personale è stato gentile e disponibile', 'Il personale', 1],
  ['La batteria non dura un giorno', 'batteria', -1],
  ['Non mi piace questo colore', 'colore', -1],
  ['Il dolce non era affatto buono', 'dolce', -1],
  ['Lo schermo non funziona più', 'schermo', -1],
  ['Nessun problema con la spedizione', 'spedizione', 1],
  ['Non abbiamo avuto nessun problema con la spedizione', 'spedizione', 1],
  ['Niente male questo vino', 'vino', 1],
  ['Mai più in questo albergo!', 'albergo', -1],
  ['Il cibo era squisito, ma il servizio era lento e sgarbato', 'cibo', 1],
  ['Il cibo era squisito, ma il servizio era lento e sgarbato', 'servizio', -1],
  ['Un telefono troppo caro', 'telefono', -1],
  ['Il corso manca di chiarezza', 'corso', -1],
  ['La loro assistenza lascia a desiderare', 'assistenza', -1],
  ['Consiglio vivamente questo negozio', 'negozio', 1],
  ['Non consiglio questo negozio', 'negozio', -1],
  ['La qualita e perfetta, qualità da vendere', 'qualità', 1],
  ['Buona giornata, il pacco è partito ieri', 'pacco', 0],
])('« %s »: %s has the sign %d', (text, target, label) => {
  expect(labelOf(text, target)).toBe(label)
})

test('an intensifier strengthens and a diminisher weakens', () => {
  const score = (text: string): number => polarity.scoreText(text).score
  expect(score('La vista è davvero bella')).toBeGreaterThan(score('La vista è bella'))
  expect(score('La vista è bella')).toBeGreaterThan(score('La vista è abbastanza bella'))
  expect(score('La strada è rumorosa')).toBeGreaterThan(score('La strada è estremamente rumorosa'))
})
