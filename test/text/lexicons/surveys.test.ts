import { expect, test } from 'vitest'
import { labelOf } from './labelOf.js'

test.each([
  ['en', 'I would love a calendar view.', -1],
  ['en', "I'd like to see better lighting.", -1],
  ['en', 'It would help if bills could be sent to two people.', -1],
  ['en', 'We would love to come back.', 1],
  ['nl', 'Ik zou graag meer soepen zien.', -1],
  ['pl', 'Chciałbym więcej soli.', -1],
])('what a writer would like to have is missed (%s: %s)', async (language, text, label) => {
  expect(await labelOf(language, text)).toBe(label)
})

test.each([
  ['en', 'The exam was not as boring as I had feared.'],
  ['en', 'The cruise was better than I feared.'],
  ['de', 'Der Kurs war nicht so langweilig wie befürchtet.'],
])('what was feared is not told (%s: %s)', async (language, text) => {
  expect(await labelOf(language, text)).toBe(1)
})

test.each([
  ['en', 'Without your help I would have given up.'],
  ['de', 'Ohne Ihre Hilfe hätte ich aufgegeben.'],
  ['es', 'Sin su ayuda me habría rendido.'],
  ['fr', "Sans votre aide j'aurais abandonné."],
  ['it', 'Senza il vostro aiuto avrei rinunciato.'],
  ['pl', 'Bez waszej pomocy bym się poddał.'],
])('help without which it would not have been done is praise (%s: %s)', async (language, text) => {
  expect(await labelOf(language, text)).toBe(1)
})

test.each([
  ['en', 'We never had to wait.', 1],
  ['en', 'We have never had to wait so long.', -1],
  ['de', 'Wir mussten nie lange warten.', 1],
  ['es', 'Nunca tuvimos que hacer cola.', 1],
  ['fr', "Nous n'avons pas eu à attendre.", 1],
  ['nl', 'We hoefden niet te wachten.', 1],
  ['tr', 'Beklememize gerek kalmadı.', 1],
])('not having to wait is praise (%s: %s)', async (language, text, label) => {
  expect(await labelOf(language, text)).toBe(label)
})

test.each([
  ['en', 'There is nothing to improve.'],
  ['de', 'Es gibt nichts zu verbessern.'],
  ['es', 'No hay nada que mejorar.'],
  ['fr', "Il n'y a rien à améliorer."],
  ['it', "Non c'è niente da migliorare."],
  ['pt', 'Não há nada a melhorar.'],
  ['nl', 'Er is niets te verbeteren.'],
  ['pl', 'Nie ma nic do poprawy.'],
  ['sv', 'Det finns inget att förbättra.'],
])('nothing to improve is praise (%s: %s)', async (language, text) => {
  expect(await labelOf(language, text)).toBe(1)
})

test.each([
  ['de', 'Das Hotel liegt zehn Minuten vom Bahnhof entfernt.', 0],
  ['de', 'Die Mitarbeiterin hat einfach aufgelegt.', -1],
  ['de', 'Die Bedienung ist einfach.', 1],
  ['fr', 'Le lit était trop mou.', -1],
  ['pt', 'O colchão é mole demais.', -1],
  ['en', 'They sent the money without any hassle.', 1],
  ['en', 'I have yet to receive an answer.', -1],
])('%s: %s', async (language, text, label) => {
  expect(await labelOf(language, text)).toBe(label)
})
