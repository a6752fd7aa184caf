import { expect, test } from 'vitest'
import { labelOf } from './labelOf.js'

test.each([
  ['en', 'I would recommend booking a table in advance.', 'I would recommend this restaurant.'],
  ['en', 'We recommend sizing down.', 'We recommend this dress.'],
  ['es', 'Recomiendo reservar con antelación.', 'Recomiendo este restaurante.'],
  ['fr', "Je recommande de réserver à l'avance.", 'Je recommande ce restaurant.'],
  ['pt', 'Recomendo reservar com antecedência.', 'Recomendo este restaurante.'],
  ['it', 'Consiglio di prenotare in anticipo.', 'Consiglio questo ristorante.'],
  ['pl', 'Polecam zarezerwować stolik wcześniej.', 'Polecam tę restaurację.'],
  ['ru', 'Рекомендую забронировать столик заранее.', 'Рекомендую этот ресторан.'],
])('advice how to prepare is no praise, a recommendation is (%s: %s)', async (language, advice, recommendation) => {
  expect(await labelOf(language, advice)).toBe(0)
  expect(await labelOf(language, recommendation)).toBe(1)
})

test.each([
  ['en', 'I would recommend looking elsewhere.'],
  ['es', 'Recomiendo evitar este restaurante.'],
  ['pt', 'Recomendo evitar este restaurante.'],
  ['it', 'Consiglio di evitare questo ristorante.'],
])('advice to stay away is blame (%s)', async (language, text) => {
  expect(await labelOf(language, text)).toBe(-1)
})
