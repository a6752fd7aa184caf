import { expect, test } from 'vitest'
import { isNoConcept } from '../../src/text/conceptWords.js'
import { languageRules } from '../../src/text/languages.js'
import { loadLemmatizer } from '../../src/text/morphology/lemmatizer.js'
import { openWordReader } from '../../src/wordReader.js'

test.each([
  ['ar', 'أتمنى نتمنى آمل نأمل أعتقد نعتقد يبدو شكرا أشكركم مرحبا أرجو نرجو تحياتي'],
  ['bg', 'надявам надяваме изглежда благодаря благодарим моля здравейте поздрави уважаеми'],
  ['ca', 'espero esperem sembla semblava semblen gràcies agraeixo plau hola benvolgut benvolguts'],
  ['cs', 'doufám doufáme doufal zdá zdálo děkuji děkuju děkujeme prosím prosíme ahoj zdravím vážený vážená'],
  ['da', 'håber håbe håbede tak takker hej goddag venligst hilsen kære'],
  [
    'de',
    'hoffe hoffen hofft hoffte gehofft scheint scheinen schien danke Danke Dank Dankeschön bedanke bitte hallo geehrte',
  ],
  ['el', 'ελπίζω ελπίζουμε φαίνεται ευχαριστώ ευχαριστούμε παρακαλώ γεια καλημέρα αγαπητοί'],
  [
    'en',
    'hope hopes hoping hoped seems seemed wish believe thank thanks thanked please hello greetings sir Sirs madam',
  ],
  ['es', 'espero esperamos parece parecía parecen gracias agradezco agradecemos favor hola Estimado'],
  ['fi', 'toivon toivomme kiitos kiitokset kiitoksia kiitän kiitämme hei terveisin'],
  [
    'fr',
    'espère espérons espérais semble semblait semblent merci remercie remercions svp bonjour bonsoir prie veuillez',
  ],
  ['hi', 'उम्मीद आशा धन्यवाद शुक्रिया कृपया नमस्ते'],
  ['hu', 'remélem reméljük tűnik tűnt köszönöm köszönjük kérem kérjük köszönet szia üdv Tisztelt'],
  ['hy', 'հուսով թվում շնորհակալություն խնդրում բարև'],
  ['id', 'semoga harap berharap tampaknya mohon tolong halo salam'],
  [
    'it',
    'spero speriamo speravo sembra sembrava sembrano pare grazie ringrazio ringraziamo favore prego ciao salve buongiorno',
  ],
  ['ja', 'ありがとう 感謝 拝啓 敬具'],
  ['ko', '감사합니다 감사드립니다 고맙습니다 바랍니다 부탁드립니다 안녕하세요 안녕하십니까 수고하세요'],
  ['lt', 'tikiuosi atrodo ačiū dėkoju prašau prašome labas sveiki gerbiami'],
  ['ne', 'आशा धन्यवाद कृपया नमस्कार'],
  ['nl', 'hoop hopen hoopte lijkt lijken leek bedankt dank danken alstublieft aub hallo goedemorgen geachte'],
  ['no', 'håper håpe håpet takk takker vennligst hei kjære'],
  ['pl', 'nadzieję nadzieja wydaje wydawało dziękuję dziękujemy proszę prosimy witam pozdrowienia Szanowni'],
  ['pt', 'espero esperamos parece parecia obrigado obrigada agradeço agradecemos favor olá prezados abraços'],
  ['ro', 'sper sperăm pare părea mulțumesc mulțumim mersi rog rugăm salutare stimate'],
  [
    'ru',
    'напишите пришлите подскажите надеюсь надеемся надеялся кажется казалось спасибо благодарю благодарим пожалуйста здравствуйте привет Уважаемые',
  ],
  ['sl', 'upam zdi zdelo hvala zahvaljujem prosim pozdravljeni spoštovani'],
  ['sr', 'nadam hvala zahvaljujem molim pozdrav poštovani'],
  ['sv', 'hoppas hoppades verkar verkade tack tackar tackade hej hejsan hallå'],
  ['ta', 'நன்றி வணக்கம் தயவுசெய்து'],
  ['tr', 'umarım umuyorum teşekkür teşekkürler sağolun lütfen merhaba merhabalar selam sayın inşallah'],
  ['uk', 'сподіваюся сподіваюсь сподівався здається здавалося дякую дякуємо спасибі вітаю привіт шановні'],
  ['zh', '希望 谢谢 謝謝 感谢 您好 你好 请问 各位'],
])('in %s, hopes, thanks, requests and greetings are no concepts in any form', async (language, forms) => {
  const lemma = await loadLemmatizer(language)
  const { functionWords } = languageRules(language)!
  const concepts = forms.split(' ').filter((form) => {
    const word = form.toLowerCase()
    return !functionWords.has(word) && !isNoConcept(`${lemma(word)}|${language}`, form)
  })
  expect(concepts).toEqual([])
})

/** The term of a phrase as a build would join it. */
const phraseOf = async (language: string, text: string): Promise<string> =>
  (await openWordReader(language))(text)
    .flatMap(({ termId }) => termId ?? [])
    .join(' ')

test.each([
  ['ca', 'Bon dia'],
  ['cs', 'Dobrý den'],
  ['cs', 'Předem děkuji'],
  ['da', 'På forhånd tak'],
  ['de', 'Sehr geehrte Damen und Herren'],
  ['de', 'Sehr geehrter Herr Müller'],
  ['de', 'Guten Tag'],
  ['de', 'Danke im Voraus'],
  ['de', 'Herzlichen Dank'],
  ['en', 'Dear Sirs'],
  ['en', 'Thanks in advance'],
  ['en', 'Please call'],
  ['en', 'Best wishes'],
  ['es', 'Estimados señores'],
  ['es', 'Gracias de antemano'],
  ['es', 'Buenos días'],
  ['fi', 'Hyvää päivää'],
  ['fi', 'Ystävällisin terveisin'],
  ['fr', "Merci d'avance"],
  ['fr', 'Cher Monsieur'],
  ['fr', 'Veuillez agréer'],
  ['hu', 'Jó napot'],
  ['id', 'Terima kasih'],
  ['it', 'Gentili signori'],
  ['it', 'Grazie mille'],
  ['it', 'Cordiali saluti'],
  ['ja', '拝啓 商品'],
  ['ko', '답변 바랍니다'],
  ['nl', 'Geachte heer'],
  ['nl', 'Hartelijk dank'],
  ['pl', 'Dzień dobry'],
  ['pl', 'Szanowni Państwo'],
  ['pl', 'Z góry dziękuję'],
  ['pl', 'Proszę o kontakt'],
  ['pt', 'Prezados senhores'],
  ['pt', 'Boa tarde'],
  ['ro', 'Bună ziua'],
  ['ru', 'Добрый день'],
  ['ru', 'Большое спасибо'],
  ['ru', 'Уважаемые господа'],
  ['sv', 'Tack på förhand'],
  ['tr', 'İyi günler'],
  ['tr', 'Sayın yetkili'],
  ['uk', 'Добрий день'],
  ['uk', 'Будь ласка'],
  ['zh', '非常感谢'],
])('a greeting, thanks or the beginning of a letter is no concept (%s: %s)', async (language, text) => {
  expect(isNoConcept(await phraseOf(language, text))).toBe(true)
})

test.each([
  ['en', 'customer service'],
  ['en', 'wish list'],
  ['de', 'schnelle Antwort'],
  ['es', 'servicio al cliente'],
  ['fr', "service d'aide"],
  ['sv', 'bästa kundtjänst'],
  ['tr', 'iyi yemek'],
])('what these words also name is one (%s: %s)', async (language, text) => {
  expect(isNoConcept(await phraseOf(language, text))).toBe(false)
})

test('the form that is shown tells a hope from waiting, thanks from a duty, and a German noun from its verb', () => {
  expect(isNoConcept('esperar|es', 'Espero')).toBe(true)
  expect(isNoConcept('esperar|es', 'esperar')).toBe(false)
  expect(isNoConcept('obrigar|pt', 'obrigada')).toBe(true)
  expect(isNoConcept('obrigar|pt', 'obrigam')).toBe(false)
  expect(isNoConcept('wissen|de', 'Wissen')).toBe(false)
  expect(isNoConcept('wissen|de', 'wissen')).toBe(true)
  expect(isNoConcept('wissen|de', 'WISSEN')).toBe(true)
  expect(isNoConcept('ahnung|de', 'Ahnung')).toBe(true)
})
