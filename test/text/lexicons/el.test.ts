import { expect, test } from 'vitest'
import { lexicon } from '../../../src/text/lexicons/el.js'
import { stemmer } from '../../../src/text/morphology/stem.js'
import { createPolarityScorer } from '../../../src/text/sentiment/polarityScorer.js'
import { createLabeller } from './createLabeller.js'

const polarity = createPolarityScorer(lexicon, stemmer('el'))
const labelOf = createLabeller(polarity)

test.each([
  ['Το δωμάτιο ήταν καθαρό και πολύ άνετο', 'δωμάτιο', 1],
  ['Το φαγητό δεν ήταν καλό', 'φαγητό', -1],
  ['Ο σερβιτόρος ήταν αγενής', 'σερβιτόρος', -1],
  ['Ο φορτιστής δεν λειτουργεί', 'φορτιστής', -1],
  ['Η παράδοση έγινε χωρίς κανένα πρόβλημα', 'παράδοση', 1],
  ['Ο καφές δεν είναι κακός', 'καφές', 1],
  ['Ποτέ ξανά σε αυτό το μαγαζί', 'μαγαζί', -1],
  ['Το πρωινό ήταν νόστιμο, αλλά το δωμάτιο ήταν βρώμικο', 'πρωινό', 1],
  ['Το πρωινό ήταν νόστιμο, αλλά το δωμάτιο ήταν βρώμικο', 'δωμάτιο', -1],
  ['Η τιμή είναι πολύ ακριβή', 'τιμή', -1],
  ['Ο καθηγητής εξηγεί κατανοητά', 'καθηγητής', 1],
  ['Το μάθημα ήταν βαρετό', 'μάθημα', -1],
  ['Το προσωπικό ήταν όχι μόνο ευγενικό αλλά και γρήγορο', 'προσωπικό', 1],
  ['Συνιστώ ανεπιφύλακτα το ξενοδοχείο', 'ξενοδοχείο', 1],
  ['Δεν συνιστώ το ξενοδοχείο', 'ξενοδοχείο', -1],
  ['Καλημέρα, έστειλα χθες ένα δέμα', 'δέμα', 0],
  ['Το κινητό χάλασε σε μια εβδομάδα', 'κινητό', -1],
  ['Η οθόνη ειναι τελεια', 'οθόνη', 1],
  ['Στο μπάνιο δεν υπήρχε ζεστό νερό', 'μπάνιο', -1],
  ['Δυστυχώς η εξυπηρέτηση ήταν απαράδεκτη', 'εξυπηρέτηση', -1],
])('«%s»: %s has the sign %d', (text, target, label) => {
  expect(labelOf(text, target)).toBe(label)
})

test('an intensifier strengthens and a diminisher weakens', () => {
  const score = (text: string): number => polarity.scoreText(text).score
  expect(score('Η θέα είναι πολύ όμορφη')).toBeGreaterThan(score('Η θέα είναι όμορφη'))
  expect(score('Η θέα είναι όμορφη')).toBeGreaterThan(score('Η θέα είναι σχετικά όμορφη'))
  expect(score('Ο δρόμος είναι θορυβώδης')).toBeGreaterThan(score('Ο δρόμος είναι απίστευτα θορυβώδης'))
})
