import { expect, test } from 'vitest'
import { labelOf } from './labelOf.js'

test.each([
  ['en', 'Nothing about the old menu was appealing.', -1],
  ['en', 'None of the people at the desk were rude.', 1],
  ['en', 'Sadly, none of the staff were helpful.', -1],
  ['de', 'Niemand an der Rezeption war freundlich.', -1],
  ['de', 'Keines der drei Zimmer im ersten Stock war schmutzig.', 1],
  ['nl', 'Geen van de kamers op de eerste verdieping was schoon.', -1],
  ['sv', 'Ingen av de anställda i receptionen var trevlig.', -1],
  ['es', 'Ninguna de las camas del hotel estaba limpia.', -1],
  ['fr', "Rien dans la chambre de l'hôtel n'était sale.", 1],
  ['it', 'Nessuno dei camerieri del ristorante era gentile.', -1],
  ['pt', 'Nenhum dos quartos do primeiro andar estava limpo.', -1],
])('a denied subject denies its predicate over what it is one of (%s: %s)', async (language, text, label) => {
  expect(await labelOf(language, text)).toBe(label)
})

test.each([
  ['en', 'Nothing for me, but the soup at the end was delicious.', 1],
  ['en', 'Not in the centre and the room was lovely.', 1],
  ['en', 'They had none of the soup that was so delicious.', 1],
  ['en', 'Nothing about it, the soup was delicious.', 1],
  ['en', 'Without the deposit it is a great offer.', 1],
  ['de', 'Ohne das Konto ist die Karte sehr gut.', 1],
])('but not the predicate of another clause, or as an object: %s', async (language, text, label) => {
  expect(await labelOf(language, text)).toBe(label)
})
