import { expect, test } from 'vitest'
import { loadLemmatizer } from '../../../src/text/morphology/lemmatizer.js'
import { loadAccents } from '../../../src/text/morphology/restoreAccents.js'

test.each([
  ['tr', 'guzel cocuk tesekkur degil', 'güzel çocuk teşekkür değil'],
  ['pl', 'sniadanie pokoj wieczor swietny', 'śniadanie pokój wieczór świetny'],
  ['pt', 'maquina credito atencao solucoes televisoes amanha', 'máquina crédito atenção soluções televisões amanhã'],
  ['es', 'habitacion recepcion television musica mayoria', 'habitación recepción televisión música mayoría'],
  ['cs', 'clovek dulezite', 'člověk důležité'],
  ['hu', 'csalad koszonom', 'család köszönöm'],
  ['fr', 'probleme fenetre', 'problème fenêtre'],
  ['ro', 'castiga vazut', 'câștiga văzut'],
])('%s: words that were typed without accents get theirs', async (language, bare, accented) => {
  const restore = (await loadAccents(language))!
  expect(bare.split(' ').map(restore)).toEqual(accented.split(' '))
  // Nothing happens to what has them.
  expect(accented.split(' ').map(restore)).toEqual(accented.split(' '))
})

test.each([
  // Words of their own, those that are as frequent as others, short ones, and forms that only an accent tells apart.
  ['es', 'estas seria campana paso regreso papa'],
  ['pt', 'esta balcao marco avo'],
  ['tr', 'su is gol hala'],
  ['fr', 'marche couche passe'],
  ['pl', 'polska ze'],
])('%s: words that may be others stay', async (language, words) => {
  const restore = (await loadAccents(language))!
  const stay = words.split(' ')
  expect(stay.map(restore)).toEqual(stay)
})

test('other languages restore nothing', async () => {
  expect(await loadAccents('en')).toBeUndefined()
  expect(await loadAccents('de')).toBeUndefined()
})

test('forms without accents have the lemma of those with them', async () => {
  for (const [language, ...forms] of [
    ['es', 'habitacion', 'habitación', 'habitaciones'],
    ['pt', 'solucoes', 'soluções', 'solução', 'solucao'],
    ['tr', 'cocuklar', 'çocuklar', 'çocuk'],
    ['pl', 'książki', 'ksiazki', 'książka'],
  ] as const) {
    const lemmaOf = await loadLemmatizer(language)
    expect(new Set(forms.map(lemmaOf)).size, forms.join(' ')).toBe(1)
  }
})
