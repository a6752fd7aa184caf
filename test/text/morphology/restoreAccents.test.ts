import { expect, test } from 'vitest'
import { withoutAccents } from '../../../src/text/accents.js'
import { listedWords } from '../../../src/text/frequencies/listedWords.js'
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
  ['fr', 'ecologie energies electricien', 'écologie énergies électricien'],
  ['it', 'citta qualita venerdi', 'città qualità venerdì'],
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
  ['pt', 'esta marco avo vencia financia mario'],
  ['es', 'session mission'],
  ['tr', 'su is gol hala haziran acil oturuyor'],
  ['fr', 'marche couche passe entier elle'],
  ['it', 'parlo sara papa'],
  ['pl', 'polska ze wspaniale pomoc rozmowa spokojnie zostali'],
])('%s: words that may be others stay', async (language, words) => {
  const restore = (await loadAccents(language))!
  const stay = words.split(' ')
  expect(stay.map(restore)).toEqual(stay)
})

test.each([
  [
    'pt',
    'tecnicos assistencia prejuizo balcao mae botoes visivel',
    'técnicos assistência prejuízo balcão mãe botões visível',
  ],
  ['es', 'centricas dia bano sabanas', 'céntricas día baño sábanas'],
  ['fr', 'ecologistes energies fenetre', 'écologistes énergies fenêtre'],
  ['tr', 'kisa sac', 'kısa saç'],
  ['pl', 'dostac smrod maly', 'dostać smród mały'],
])('%s: words of our own lists get their accents, short ones too', async (language, bare, accented) => {
  const restore = (await loadAccents(language))!
  expect(bare.split(' ').map(restore)).toEqual(accented.split(' '))
})

test.each([
  ['fr', 'ecologiquement energetique', 'écologiquement énergetique'],
  ['pl', 'obslugi recznikami wilgotnosci czystosc', 'obsługi ręcznikami wilgotności czystość'],
])('%s: words of listed beginnings get their accents', async (language, bare, accented) => {
  const restore = (await loadAccents(language))!
  expect(bare.split(' ').map(restore)).toEqual(accented.split(' '))
})

test('restoring changes accents only', async () => {
  for (const language of ['cs', 'es', 'fr', 'hu', 'pl', 'pt', 'ro', 'tr']) {
    const restore = (await loadAccents(language))!
    for (const [word] of await listedWords(language)) {
      const bare = withoutAccents(word)
      expect(withoutAccents(restore(bare))).toBe(bare)
      expect(restore(restore(bare))).toBe(restore(bare))
    }
  }
})

test('other languages restore nothing', async () => {
  expect(await loadAccents('en')).toBeUndefined()
  expect(await loadAccents('de')).toBeUndefined()
})

test('forms without accents have the lemma of those with them', async () => {
  for (const [language, ...forms] of [
    ['es', 'habitacion', 'habitación', 'habitaciones'],
    ['es', 'rapidas', 'rapido', 'rápida', 'rápidos'],
    ['fr', 'ecologiques', 'écologique'],
    ['pt', 'solucoes', 'soluções', 'solução', 'solucao'],
    ['pt', 'maquinas', 'máquina', 'máquinas'],
    ['tr', 'cocuklar', 'çocuklar', 'çocuk'],
    ['pl', 'książki', 'ksiazki', 'książka'],
    ['es', 'cafés', 'café', 'cafe', 'cafes'],
    ['es', 'planes', 'plan'],
    ['pt', 'começar', 'comecei', 'comecou', 'começou'],
    ['pt', 'memória', 'memorias', 'memórias'],
  ] as const) {
    const lemmaOf = await loadLemmatizer(language)
    expect(new Set(forms.map(lemmaOf)).size, forms.join(' ')).toBe(1)
  }
})
