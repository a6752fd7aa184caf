import { expect, test } from 'vitest'
import { lexicon } from '../../../src/text/lexicons/ru.js'
import { stemmer } from '../../../src/text/morphology/stem.js'
import { createPolarityScorer } from '../../../src/text/sentiment/polarityScorer.js'
import { createLabeller } from './createLabeller.js'

const polarity = createPolarityScorer(lexicon, stemmer('ru'))
const labelOf = createLabeller(polarity)

test.each([
  ['Номер был чистый и очень уютный', 'Номер', 1],
  ['Персонал вежливый и всегда готов помочь', 'Персонал', 1],
  ['Батарея не держит заряд', 'Батарея', -1],
  ['Мне не понравился завтрак', 'завтрак', -1],
  ['Экран совсем не яркий', 'Экран', -1],
  ['Через неделю динамик перестал работать', 'динамик', -1],
  ['С доставкой никаких проблем', 'доставкой', 1],
  ['Кофе очень даже неплохой', 'Кофе', 1],
  ['Больше никогда не закажу в этом магазине', 'магазине', -1],
  ['Еда вкусная, но официанты хамят', 'Еда', 1],
  ['Еда вкусная, но официанты хамят', 'официанты', -1],
  ['Слишком дорогой телефон', 'телефон', -1],
  ['В лекциях не хватает примеров', 'лекциях', -1],
  ['Сервис оставляет желать лучшего', 'Сервис', -1],
  ['Курс рекомендую всем', 'Курс', 1],
  ['Курс никому не рекомендую', 'Курс', -1],
  ['Ужин был невкусным', 'Ужин', -1],
  ['Ресторан не только красивый, но и недорогой', 'Ресторан', 1],
  ['Добрый день, посылку отправили вчера', 'посылку', 0],
  ['В номере нет горячей воды', 'номере', -1],
])('« %s »: %s has the sign %d', (text, target, label) => {
  expect(labelOf(text, target)).toBe(label)
})

test('an intensifier strengthens and a diminisher weakens', () => {
  const score = (text: string): number => polarity.scoreText(text).score
  expect(score('Вид очень красивый')).toBeGreaterThan(score('Вид красивый'))
  expect(score('Вид красивый')).toBeGreaterThan(score('Вид довольно красивый'))
  expect(score('Улица шумная')).toBeGreaterThan(score('Улица крайне шумная'))
})
