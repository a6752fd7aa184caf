import { expect, test } from 'vitest'
import { labelOf } from './labelOf.js'

test.each([
  ['en', 'The small bag is on the left.', 'The largest box is for books.', 'The new colleague starts on Monday.'],
  ['de', 'Die kleinen Tüten stehen rechts.', 'Im großen Saal beginnt es um acht.', 'Der neue Kollege heißt Jan.'],
  ['nl', 'De kleine zak staat rechts.', 'Het nieuwe kantoor ligt in Gent.'],
  ['sv', 'Den mindre väskan står till vänster.', 'Den nya kollegan heter Jan.'],
  ['da', 'Den store taske står til venstre.', 'Den nye kollega hedder Jan.'],
  ['no', 'Den store vesken står til venstre.', 'Den nye kollegaen heter Jan.'],
  ['es', 'El nuevo director viene el lunes.', 'La gran mayoría viene en tren.'],
  ['fr', 'Le petit sac est à droite.', 'La nouvelle adresse est rue de Lyon.'],
  ['it', 'Il piccolo sacco è a sinistra.', 'Il nuovo direttore arriva lunedì.'],
  ['pt', 'O novo diretor vem na segunda.', 'As pequenas caixas ficam à esquerda.'],
])('a size or an age between a definite article and a noun is no opinion (%s: %s)', async (language, ...texts) => {
  for (const text of texts) expect([text, await labelOf(language, text)]).toEqual([text, 0])
})

test.each([
  ['en', 'The room was small.', -1],
  ['en', 'We had a small room.', -1],
  ['en', 'The small and dark room faced the yard.', -1],
  ['en', 'The new bathroom is wonderful.', 1],
  ['de', 'Das Zimmer war klein.', -1],
  ['de', 'Wir hatten ein kleines Zimmer.', -1],
  ['nl', 'De kamer was klein.', -1],
  ['es', 'Una habitación pequeña.', -1],
  ['fr', 'La chambre est petite.', -1],
  ['it', 'La camera è piccola.', -1],
  ['pt', 'O quarto é pequeno.', -1],
])('elsewhere it is one (%s: %s)', async (language, text, label) => {
  expect(await labelOf(language, text)).toBe(label)
})
