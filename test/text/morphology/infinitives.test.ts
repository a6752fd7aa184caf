import { expect, test } from 'vitest'
import { isInfinitive, isVerbForm } from '../../../src/text/morphology/infinitives.js'

test.each([
  ['pl', 'malować nosić iść móc kraść', 'jakość treść nić pamięć garaż liść'],
  ['ru', 'красить учиться нести мочь', 'скорость сеть память помощь часть ложка'],
  ['uk', 'фарбувати вчитися нести', 'діти миска'],
  ['tr', 'boyamak gelmek', 'yemek ekmek masa'],
  ['cs', 'malovat nosit slyšet tisknout mýt vést', 'byt svět kabát internet účet lžíce'],
  ['sv', 'måla', 'bord'],
  ['nl', 'schilderen', 'keuken telefoon tafel'],
  ['de', '', 'malen essen'],
])('%s: infinitives are %s, but not %s', (language, infinitives, others) => {
  for (const word of infinitives.split(' ').filter(Boolean))
    expect([word, isInfinitive(word, language)]).toEqual([word, true])
  for (const word of others.split(' ')) expect([word, isInfinitive(word, language)]).toEqual([word, false])
})

test.each([
  [
    'pl',
    'malować',
    'malować maluje malują malował malowała malowaliśmy maluję malujemy',
    'malowanie malowania malowany malowana malująca',
  ],
  ['pl', 'czytać', 'czyta czytam czytasz', 'czytana czytanie'],
  ['ru', 'красить', 'красить красил красила красим красят', 'крашеный красящий красящим крашеную'],
  ['ru', 'учиться', 'учится училась', 'учащийся'],
  ['uk', 'фарбувати', 'фарбує фарбував фарбувала фарбують', 'фарбування фарбований'],
  ['tr', 'boyamak', 'boyamak boyuyor boyadım boyadı boyamayın boyayacağım', 'boya boyama boyalı boyanmaz boyanmış'],
  ['cs', 'malovat', 'maluje maloval malovali malujeme', 'malování malovaný'],
  ['sv', 'måla', 'målar målade målas', 'målning målad målor'],
  ['nl', 'helpen', 'helpen helpt', 'hulp hielp'],
  // A participle with a prefix, and a noun whose -t is its own.
  ['nl', 'verpakken', 'verpakken', 'verpakt'],
  ['nl', 'uitzichten', 'uitzichten', 'uitzicht'],
])('%s: of %s, verb forms are %s, but not %s', (language, lemma, forms, others) => {
  for (const word of forms.split(' ')) expect([word, isVerbForm(word, lemma, language)]).toEqual([word, true])
  for (const word of others.split(' ')) expect([word, isVerbForm(word, lemma, language)]).toEqual([word, false])
})
