import { expect, test } from 'vitest'
import { labelOf } from './labelOf.js'

test.each([
  ['en', 'The bread was better before.', 'The bread is better than before.'],
  ['en', 'The food used to be much better.', 'The food is much better.'],
  ['de', 'Früher war der Service besser.', 'Der Service ist besser als früher.'],
  ['nl', 'Vroeger was het brood beter.', 'Het brood is beter dan vroeger.'],
  ['es', 'Antes la comida era mejor.', 'La comida es mejor que antes.'],
  ['fr', 'Le pain était meilleur avant.', "Le pain est meilleur qu'avant."],
  ['it', 'Prima il pane era migliore.', 'Il pane è migliore di prima.'],
  ['pt', 'O pão era melhor antes.', 'O pão está melhor do que antes.'],
  ['sv', 'Brödet var bättre förut.', 'Brödet är bättre än förut.'],
  ['da', 'Brødet var bedre før.', 'Brødet er bedre end før.'],
  ['no', 'Brødet var bedre før.', 'Brødet er bedre enn før.'],
  ['pl', 'Kiedyś chleb był lepszy.', 'Chleb jest lepszy niż kiedyś.'],
  ['ru', 'Раньше хлеб был вкуснее.', 'Хлеб стал вкуснее, чем раньше.'],
  ['tr', 'Ekmek eskiden daha lezzetliydi.', 'Ekmek eskisinden daha lezzetli.'],
])('what was better is blame, what is better is praise (%s)', async (language, then, now) => {
  expect(await labelOf(language, then)).toBe(-1)
  expect(await labelOf(language, now)).toBe(1)
})

test.each([
  ['en', 'The old version was faster.', 'It is faster than the old version and much easier.'],
  ['de', 'Die alte Version war übersichtlicher.', 'Sie ist schneller als die alte Version und viel übersichtlicher.'],
  ['nl', 'De vorige versie was sneller.', 'De app is sneller dan de vorige versie.'],
  ['es', 'La versión anterior era más rápida.', 'Es más rápida que la versión anterior.'],
  ['fr', "L'ancienne version était plus pratique.", "Elle est plus pratique que l'ancienne version."],
  ['it', 'La versione precedente era più veloce.', 'È più veloce della versione precedente.'],
  ['pt', 'A versão antiga era mais rápida.', 'É mais rápida do que a versão antiga.'],
  ['pl', 'Poprzednia wersja była szybsza.', 'Jest szybsza niż poprzednia wersja.'],
  ['tr', 'Eski sürüm daha hızlıydı.', 'Eski sürümden daha hızlı.'],
])(
  'what was better in a former version is blame, what is better than that is praise (%s)',
  async (language, then, now) => {
    expect(await labelOf(language, then)).toBe(-1)
    expect(await labelOf(language, now)).toBe(1)
  },
)

test.each([
  'I have never had better pizza before.',
  'It is much better than it was before.',
  'Before we found a better hotel, we loved this one.',
])('a time before that is no comparison with today changes nothing: %s', async (text) => {
  expect(await labelOf('en', text)).toBe(1)
})

test.each([
  ['en', 'The guide could not have been more helpful.'],
  ['de', 'Das Personal hätte nicht freundlicher sein können.'],
  ['nl', 'Het personeel had niet vriendelijker kunnen zijn.'],
  ['es', 'El camarero no podría haber sido más simpático.'],
  ['fr', "Le serveur n'aurait pas pu être plus gentil."],
  ['it', 'Lo staff non poteva essere più gentile.'],
  ['pt', 'A equipe não poderia ter sido mais atenciosa.'],
  ['sv', 'Servitören kunde inte ha varit trevligare.'],
  ['da', 'Personalet kunne ikke have været sødere.'],
])('what could not be better is praise (%s)', async (language, text) => {
  expect(await labelOf(language, text)).toBe(1)
})

test.each([
  ['en', 'The menu could be more varied.'],
  ['en', 'The room was too small for two people.'],
  ['en', 'The coffee was neither hot nor tasty.'],
  ['de', 'Die Auswahl könnte größer sein.'],
  ['es', 'La salsa no estaba ni fresca ni rica.'],
  ['de', 'Diese Bank würde ich niemandem empfehlen.'],
  ['de', 'Wir mussten eine Stunde auf das Essen warten.'],
  ['es', 'La habitación era demasiado pequeña.'],
  ['fr', "Personne n'a répondu à mon mail."],
  ['pl', 'Czekaliśmy 40 minut na stolik.'],
  ['ru', 'Выбор мог бы быть больше.'],
  ['sv', 'Utbudet kunde vara större.'],
  ['tr', 'Masa için 40 dakika beklemek zorunda kaldık.'],
])('what is missing, too much or kept waiting is blame (%s: %s)', async (language, text) => {
  expect(await labelOf(language, text)).toBe(-1)
})

test.each([
  ['en', 'Although the street was noisy and dirty, the room was quiet, clean and lovely.'],
  ['de', 'Obwohl die Straße laut war, haben wir in den Betten gut geschlafen.'],
  ['nl', 'Hoewel de straat lawaaierig was, hebben we heerlijk geslapen.'],
])('what is conceded counts less than what is said (%s)', async (language, text) => {
  expect(await labelOf(language, text)).toBe(1)
})

test('German nouns are no names: a sentence of them is no report', async () => {
  expect(await labelOf('de', 'Das Ladegerät lädt nicht mehr.')).toBe(-1)
  expect(await labelOf('de', 'Kein Mitarbeiter war erreichbar.')).toBe(-1)
})
