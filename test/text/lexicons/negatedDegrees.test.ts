import { expect, test } from 'vitest'
import { loadPolarityScorer } from '../../../src/text/sentiment/loadPolarityScorer.js'

/** The sign of a whole text. */
async function signOf(language: string, text: string): Promise<number> {
  return Math.sign((await loadPolarityScorer(language)).read(text).documentPolarity().score)
}

/** By language: clauses with a negator and a degree word, a word of praise and a word of blame to put in. */
const clauses: Readonly<Record<string, readonly [clauses: string, praise: string, blame: string]>> = {
  ca: ["L'habitació no tan $. L'habitació no massa $. No hi ha carrer $", 'neta', 'bruta'],
  cs: ['Pokoj není příliš $. Pokoj nebyl příliš $. Pokoj není úplně $. Pokoj ne moc $', 'čistý', 'špinavý'],
  da: ['Værelset var ikke rigtig $. Værelset var ikke helt $. Værelset er ikke længere $', 'rent', 'beskidt'],
  de: [
    'Das Bad war nicht wirklich $. Das Bad war nicht besonders $. Das Bad ist nicht mehr $. Das Bad war gar nicht $',
    'sauber',
    'schmutzig',
  ],
  el: ['Το δωμάτιο όχι ιδιαίτερα $', 'καθαρό', 'βρώμικο'],
  en: ['The bath was not really $. The bath was not quite $. The bath is no longer $', 'clean', 'dirty'],
  es: ['El baño no muy $. El baño no del todo $. El baño ya no está $', 'limpio', 'sucio'],
  eu: ['Bainugela ez da oso $', 'garbia', 'zikina'],
  fi: ['Kylpyhuone ei ole täysin $', 'siisti', 'likainen'],
  fr: ["Le bain n'est pas vraiment $. Le bain n'est pas trop $. Le bain pas assez $", 'propre', 'sale'],
  hu: ['A fürdő nem igazán $. A fürdő nem éppen $', 'tiszta', 'piszkos'],
  it: ['Il bagno non molto $. Il bagno non proprio $', 'pulito', 'sporco'],
  lt: ['Vonia ne itin $. Vonia ne visai $', 'švari', 'purvina'],
  nl: ['Het bad was niet echt $. Het bad was niet erg $. Het bad is niet meer $', 'schoon', 'vuil'],
  no: ['Badet var ikke helt $. Badet er ikke lenger $', 'rent', 'skittent'],
  pl: ['Pokój nie za bardzo $', 'czysty', 'brudny'],
  pt: ['O banho não é muito $. O banho não é tão $', 'limpo', 'sujo'],
  ro: ['Baia nu prea $. Baia nu chiar $. Baia nu foarte $', 'curată', 'murdară'],
  ru: ['Душ не особо $', 'чистый', 'грязный'],
  sl: ['Kopalnica ni ravno $', 'čista', 'umazana'],
  sr: ['Kupatilo nije baš $', 'čisto', 'prljavo'],
  sv: ['Badet var inte riktigt $. Badet var inte så $. Badet är inte längre $', 'rent', 'smutsigt'],
  uk: ['Душ не дуже $. Душ не особливо $', 'чистий', 'брудний'],
}

test.each(Object.entries(clauses))(
  'a negated degree word leaves its negator to the next valued word, %s',
  async (language, [list, praise, blame]) => {
    for (const clause of list.split('. ')) {
      expect([clause, await signOf(language, clause.replace('$', praise))]).toEqual([clause, -1])
      expect([clause, await signOf(language, clause.replace('$', blame))]).toEqual([clause, 1])
    }
  },
)

test('a negated degree word that nothing follows is blame itself', async () => {
  for (const [language, text] of [
    ['en', 'Not really.'],
    ['de', 'Nicht wirklich.'],
    ['nl', 'Niet echt.'],
    ['sv', 'Inte riktigt.'],
  ] as const) {
    expect([text, await signOf(language, text)]).toEqual([text, -1])
  }
})

test('a phrase that also makes a comparative praise negates other words', async () => {
  for (const [language, praise, other] of [
    ['es', 'No hay mejor barrio.', 'No hay ruido.'],
    ['pt', 'Não há bairro melhor.', 'Não há barulho.'],
  ] as const) {
    expect(await signOf(language, praise)).toBe(1)
    expect(await signOf(language, other)).toBe(1)
  }
  expect(await signOf('nl', 'Dat kan niet beter.')).toBe(1)
  expect(await signOf('nl', 'De gids kon niet vriendelijker zijn.')).toBe(1)
  expect(await signOf('sv', 'Guiden kunde inte vara vänligare.')).toBe(1)
  expect(await signOf('da', 'Guiden kunne ikke være venligere.')).toBe(1)
  expect(await signOf('no', 'Guiden kunne ikke vært vennligere.')).toBe(1)
  expect(await signOf('sv', 'Guiden kan inte vara vänlig.')).toBe(-1)
  expect(await signOf('nl', 'De kok kan niet lekker koken.')).toBe(-1)
})

test('"not always" and "not all" make praise three fifths of blame, and say nothing without it', async () => {
  for (const [language, plain, limited, silent] of [
    ['en', 'The cook was friendly', 'The cook was not always friendly', 'I do not always take the bus'],
    ['en', 'The rooms are clean', 'Not all rooms are clean', 'Not all rooms have a desk'],
    ['de', 'Der Koch war freundlich', 'Der Koch war nicht immer freundlich', 'Ich nehme nicht immer den Bus'],
    ['nl', 'De kok was vriendelijk', 'De kok was niet altijd vriendelijk', 'Ik neem niet altijd de bus'],
    ['sv', 'Kocken var vänlig', 'Kocken var inte alltid vänlig', 'Jag tar inte alltid bussen'],
    ['da', 'Personalet var venligt', 'Personalet var ikke altid venligt', 'Jeg tager ikke altid bussen'],
    ['no', 'Kokken var vennlig', 'Kokken var ikke alltid vennlig', 'Jeg tar ikke alltid bussen'],
  ] as const) {
    const scoreOf = async (text: string): Promise<number> =>
      (await loadPolarityScorer(language)).read(text).documentPolarity().score
    expect([limited, await scoreOf(limited)]).toEqual([limited, -0.6 * (await scoreOf(plain))])
    expect([silent, await signOf(language, silent)]).toEqual([silent, 0])
  }
})

test('"less than" turns a valued word behind it, and no measure', async () => {
  expect(await signOf('en', 'The clerk was less than friendly')).toBe(-1)
  expect(await signOf('en', 'It took less than a week')).toBe(0)
})

test('rows of three words that say the opposite are phrases of their own', async () => {
  expect(await signOf('de', 'Das war nicht gerade billig')).toBe(-1)
  expect(await signOf('fr', 'Pas trop grand')).toBe(1)
})

test.each([
  ['The service, not so much.', -1],
  ['The dress is for tall people, not so much for me.', -1],
  ['It is not so much that I would change it.', 0],
  ['They are not so much as seen.', 0],
  ['It is not so much a bath as a basin.', 0],
])('“not so much” is blame where it measures nothing: %s', async (text, sign) => {
  expect(await signOf('en', text)).toBe(sign)
})
