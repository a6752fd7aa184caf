import { expect, test } from 'vitest'
import { lexicon } from '../../../src/text/lexicons/uk.js'
import { stemmer } from '../../../src/text/morphology/stem.js'
import { createPolarityScorer } from '../../../src/text/sentiment/polarityScorer.js'
import { createLabeller } from './createLabeller.js'

const polarity = createPolarityScorer(lexicon, stemmer('uk'))
const labelOf = createLabeller(polarity)

test.each([
  ['Номер був чистий і дуже затишний', 'Номер', 1],
  ['Персонал ввічливий і завжди готовий допомогти', 'Персонал', 1],
  ['Батарея не тримає заряд', 'Батарея', -1],
  ['Мені не сподобався сніданок', 'сніданок', -1],
  ['Екран зовсім не яскравий', 'Екран', -1],
  ['Через тиждень динамік перестав працювати', 'динамік', -1],
  ['З доставкою жодних проблем', 'доставкою', 1],
  ['Кава дуже навіть непогана', 'Кава', 1],
  ['Більше ніколи не замовлю в цьому магазині', 'магазині', -1],
  ['Їжа смачна, але офіціанти хамлять', 'Їжа', 1],
  ['Їжа смачна, але офіціанти хамлять', 'офіціанти', -1],
  ['Занадто дорогий телефон', 'телефон', -1],
  ['У лекціях не вистачає прикладів', 'лекціях', -1],
  ['Сервіс залишає бажати кращого', 'Сервіс', -1],
  ['Курс рекомендую всім', 'Курс', 1],
  ['Курс нікому не рекомендую', 'Курс', -1],
  ['Вечеря була несмачною', 'Вечеря', -1],
  ['Ресторан не лише гарний, а й недорогий', 'Ресторан', 1],
  ['Добрий день, посилку відправили вчора', 'посилку', 0],
  ['У номері немає гарячої води', 'номері', -1],
])('« %s »: %s has the sign %d', (text, target, label) => {
  expect(labelOf(text, target)).toBe(label)
})

test('an intensifier strengthens and a diminisher weakens', () => {
  const score = (text: string): number => polarity.scoreText(text).score
  expect(score('Краєвид дуже гарний')).toBeGreaterThan(score('Краєвид гарний'))
  expect(score('Краєвид гарний')).toBeGreaterThan(score('Краєвид доволі гарний'))
  expect(score('Вулиця галаслива')).toBeGreaterThan(score('Вулиця вкрай галаслива'))
})
