import { expect, test } from 'vitest'
import { labelOf } from './labelOf.js'

test.each([
  ['en', 'The walk was not too fast, not too slow.'],
  ['de', 'Das Kissen war weder zu weich noch zu hart.'],
  ['de', 'Der Kurs war nicht zu leicht und nicht zu schwer.'],
  ['nl', 'Het kussen is noch te zacht noch te hard.'],
  ['nl', 'De les was niet te moeilijk en niet te makkelijk.'],
  ['fr', "Les cours ne sont ni trop faciles ni trop durs, c'est tout."],
  ['es', 'La clase no era ni demasiado fácil ni demasiado difícil.'],
  ['it', 'Il corso non è né troppo facile né troppo difficile.'],
  ['pl', 'Poduszka nie jest ani za twarda, ani za miękka.'],
])('what is neither of two excesses is praise (%s: %s)', async (language, text) => {
  expect(await labelOf(language, text)).toBe(1)
})

test.each([
  ['de', 'Die Tasche ist noch zu klein.', -1],
  ['de', 'Die Insel war weder zu sehen noch zu hören.', -1],
  ['nl', 'De tas is nog te klein.', -1],
  ['en', 'The bag is not too good and too expensive.', -1],
  ['fr', "Le sac n'est pas beau, il est trop petit.", -1],
])('one excess, or two verbs, are not (%s: %s)', async (language, text, label) => {
  expect(await labelOf(language, text)).toBe(label)
})
