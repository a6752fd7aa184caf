import { expect, test } from 'vitest'
import { labelOf } from './labelOf.js'

test.each([
  ['en', 'I work in the warehouse.', 'We use it at work.', 'The work took three days.', 'The bus stop is on the left.'],
  [
    'en',
    'Turn off the lights.',
    'On average we have two guests.',
    'It opens in late March.',
    'They charge by the hour.',
  ],
  ['de', 'Auf diese Weise öffnet man den Deckel.', 'Wie alt ist das Haus?', 'Eine einfache Fahrt kostet vier Euro.'],
  ['es', 'Vivo en Madrid.', 'Son las diez.', 'Mi hermano menor vive en León.', 'El vuelo dura dos horas.'],
  [
    'fr',
    "J'ai ma propre clé.",
    'Les grands-parents viennent lundi.',
    'Le vol dure deux heures.',
    "N'oubliez pas votre clé.",
  ],
  ['it', 'In merito a questo scrivo lunedì.', 'Di solito arriviamo alle nove.', 'Rispetto al lunedì sono due.'],
  ['nl', 'Wij hebben vier stoelen.', 'De 50-jarige man woont in Gent.', 'Ik woon alleen.', 'Hoe oud is het huis?'],
  ['pt', 'O show começa às oito.', 'No ano passado eram dois.', 'É usado na cozinha.', 'O partido tem dez membros.'],
  ['pl', 'Za pomocą klucza otwiera się drzwi.'],
  ['ru', 'В свою очередь, он приедет в мае.', 'Это в двух милях отсюда.', 'Улица названа в честь поэта.'],
  ['sv', 'Hur långt är bordet?', 'Han är fem år gammal.'],
  ['da', 'Der er mange dyr i skoven.', 'Han er fem år gammel.'],
  ['no', 'Det er mange dyr i skogen.', 'Han er fem år gammel.'],
])('words of opinion in set phrases are none (%s: %s)', async (language, ...texts) => {
  for (const text of texts) expect([text, await labelOf(language, text)]).toEqual([text, 0])
})

test.each([
  ['en', 'It works.', 1],
  ['en', 'Both speakers work.', 1],
  ['en', 'What a turn off.', -1],
  ['de', 'Der Umtausch ging ganz einfach.', 1],
  ['de', 'Die Schwester hat mir die Angst genommen.', 1],
  ['fr', "Je n'ai que de bons souvenirs.", 1],
  ['fr', "Je n'ai eu que des problèmes.", -1],
  ['it', 'Il personale ci ha trattato con rispetto.', 1],
])('the same words are an opinion otherwise (%s: %s)', async (language, text, label) => {
  expect(await labelOf(language, text)).toBe(label)
})

test.each([
  ['fr', "On ne paie qu'à la fin."],
  ['fr', "Ils n'ont que deux chaises."],
])('a restriction is no blame (%s: %s)', async (language, text) => {
  expect(await labelOf(language, text)).toBe(0)
})

test.each([
  ['en', 'How can I cancel my subscription?'],
  ['de', 'Wie kann ich die Ware zurückschicken?'],
  ['es', '¿Cómo puedo cancelar mi suscripción?'],
  ['fr', 'Comment puis-je résilier mon abonnement ?'],
  ['it', 'Come si restituisce un articolo?'],
  ['nl', 'Hoe kan ik mijn abonnement opzeggen?'],
  ['pt', 'Como devolvo um artigo?'],
  ['pl', 'Jak mogę anulować subskrypcję?'],
  ['ru', 'Как отменить подписку?'],
  ['sv', 'Hur kan jag returnera varan?'],
  ['da', 'Hvordan opsiger jeg mit abonnement?'],
  ['tr', 'Aboneliğimi nasıl iptal edebilirim?'],
  ['zh', '怎么取消订阅？'],
  ['cs', 'Jak mohu zrušit předplatné?'],
  ['uk', 'Як скасувати підписку?'],
  ['el', 'Πώς μπορώ να ακυρώσω τη συνδρομή;'],
  ['id', 'Bagaimana cara membatalkan langganan?'],
])('the question how something is done is no complaint (%s: %s)', async (language, text) => {
  expect(await labelOf(language, text)).toBe(0)
})

test.each([
  ['en', 'The remote control is on the table.', 'The price is determined by the weight.'],
  ['es', 'La tienda está cerrada los domingos.', 'El envío tarda tres días.'],
  ['fr', 'Les urgences sont au rez-de-chaussée.', 'Le cours commence à neuf heures.'],
  ['it', 'Ho una domanda sul mio ordine.'],
  ['nl', 'De spoedeisende hulp is op de begane grond.'],
  ['sv', 'Paketet levererades i tisdags.'],
  ['uk', 'Аптека працює до восьмої.'],
  ['hi', 'मैं बैंक में काम करता हूँ।'],
])('names of things and services are none (%s: %s)', async (language, ...texts) => {
  for (const text of texts) expect([text, await labelOf(language, text)]).toEqual([text, 0])
})
