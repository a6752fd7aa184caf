import { expect, test } from 'vitest'
import { labelOf } from './labelOf.js'

test.each([
  ['en', 'The goods are in the van.', 'The hiking trail begins here.'],
  ['de', 'Die Reise nach Asien dauert zwei Wochen.', 'Ich habe Lachs gegessen.'],
  ['no', 'Dyrlegen kommer på mandag.', 'Vi må lakkere båten.', 'Det er en dør til.'],
  ['es', 'La lente es redonda.', 'Las gafas son azules.', 'El ordenador es gris.', 'Solían venir los lunes.'],
  ['fr', 'La population de Nantes augmente.', 'Le fonctionnement est décrit ici.'],
  ['it', 'Il treno sta salendo.', 'Ho ricevuto un aggiornamento.', 'Il secchio è rosso.'],
  ['pt', 'O museu abre às dez.', 'A lente mede dois centímetros.', 'O taxi é amarelo.'],
  ['nl', 'Er komt stoom uit de pan.', 'Het laken is wit.'],
  ['pl', 'Obrazek jest na stronie.', 'Hotel jest w Madrycie.'],
  ['sv', 'Vi gick till ett slott.', 'Jag köpte bullar.'],
  ['da', 'Dyrenes navne står ude.', 'Bilens nøgle er rød.', 'Der er en dør mere.'],
  ['fi', 'Kissa on katolla.', 'Löysin avaimen.'],
  ['hu', 'A szemek kékek.', 'Mennyibe kerül a jegy?'],
  ['tr', 'On yaşında bir oğlum var.'],
  ['ro', 'Instrucțiunile sunt în cutie.'],
])('words that only share a stem with an opinion are none (%s)', async (language, ...texts) => {
  for (const text of texts) expect([text, await labelOf(language, text)]).toEqual([text, 0])
})

test.each([
  ['de', 'Das ist Bestechung.', -1],
  ['fr', 'Il y a trop d’inégalités.', -1],
  ['pl', 'Powodzenia!', 1],
  ['cs', 'Neuvěřitelné!', 1],
  ['it', 'Il servizio è stato tempestivo.', 1],
  ['da', 'Cyklen er punkteret igen.', -1],
])('others are the opposite of the opinion with their stem (%s: %s)', async (language, text, label) => {
  expect(await labelOf(language, text)).toBe(label)
})
