/**
 * What a writer says of himself and to the reader, not about a thing: what he knows, thinks and hopes, how it seems to him, greetings,
 * thanks, requests, and the beginnings and ends of letters.
 */

import { memoizeByLanguage } from './memoizeByLanguage.js'
import { wordList } from './morphology/irregularForms.js'
import { wordsIn } from './wordsIn.js'

/** Words of one language, as lemmas or stems, in source form. */
interface SourceWords {
  /** Verbs of knowing, thinking, hoping and seeming, and nouns of phrases with a negator alone (`keine Ahnung`). */
  readonly thoughts?: string
  /** Greetings and thanks. */
  readonly courtesies?: string
  /** Words of requests. A phrase that begins with one is none either: `please call`. */
  readonly requests?: string
  /**
   * Names of terms, in lower case, that are thoughts and courtesies in this form alone: Spanish `espero` (I hope) has the lemma of a verb
   * that also means to wait. With verbs that only say what something is: German `handelt`, French `agit`.
   */
  readonly forms?: string
  /** What is said in a phrase with thanks, hopes and requests: `thanks in advance`, `hope to hear`. By itself it may be a concept. */
  readonly around?: string
  /** Adjectives that begin a letter, and the people whom it then addresses: `Dear Sir`. */
  readonly openings?: string
  readonly addressees?: string
  /** Greetings of several terms, separated by commas. */
  readonly greetings?: string
}

const source: Readonly<Record<string, SourceWords>> = {
  ar: {
    thoughts: 'اتم نتم امل يامل يبدو يعتقد',
    courtesies: 'شكر اشكر نشكر مرحب رجاء ارجو نرجو تحيات',
    forms: 'نظرًا نظرا',
    greetings: 'سلام علي, صباح خير, مساء خير',
  },
  bg: {
    thoughts: 'надявам изглеждам',
    courtesies: 'благодаря благодарност здравейт здраст привет поздравя',
    forms: 'моля уважаеми уважаема',
    openings: 'уважаем',
    addressees: 'господин госпожа клиент',
    greetings: 'добър ден, добър утро, добър утр, добър вечер',
  },
  ca: {
    thoughts: 'semblar',
    courtesies: 'gràcies agrair agraïm plaure hola adéu',
    forms: 'espero esperem benvolgut benvolguda benvolguts',
    around: 'ajuda resposta avançar bestreta',
    openings: 'benvolgut benvolguda',
    addressees: 'senyor senyora client',
    greetings: 'bo dia, bo tarda, bo nit',
  },
  cs: {
    thoughts: 'vědět myslet tušení doufat zdát zdál',
    courtesies: 'děkovat ahoj zdravím',
    forms: 'prosím prosíme vážený vážená vážení',
    around: 'před předem pomoc odpověď ochota',
    openings: 'vážený vážení drahý',
    addressees: 'pan paní zákazník',
    greetings: 'dobrý den, dobrý rán, dobrý večer, pěkný den, hezký den',
  },
  da: {
    thoughts: 'tro synes anelse ane håbe håbed',
    courtesies: 'tak takke hej goddag farvel',
    forms: 'håber venligst kære',
    around: 'forhånd hjælp svar stor hjertelig',
    openings: 'kær',
    addressees: 'kunde hr fru team kundeservice',
    greetings: 'god dag, god morgen, god aften',
  },
  de: {
    thoughts: 'wissen denken glauben ahnung hoffen scheinen',
    courtesies: 'danke dankeschön bedanken hallo',
    requests: 'bitte',
    around: 'voraus hilfe antwort herzlich gut lieb schön rückmeldung verständnis mühe zusammen',
    openings: 'ehren liebe',
    addressees: 'dame herr frau kunde kundin verkäufer',
    greetings: 'gut tag, gut morgen, gut abend, schön tag',
    forms: 'geehrte geehrter geehrten geehrtes handelt',
  },
  el: {
    thoughts: 'ελπίζω φαίνομαι',
    courtesies: 'ευχαριστώ παρακαλώ γεια καλημέρα καλησπέρα χαιρετώ',
    openings: 'αγαπητός',
    addressees: 'κύριος πελάτης',
    greetings: 'καλός μέρα',
    forms: 'αγαπητέ αγαπητοί',
  },
  en: {
    thoughts: 'know think guess suppose dunno believe hope seem wish seemingly',
    courtesies: 'thank thanks thankyou thx hello greeting faithfully hereby',
    requests: 'please pls plz',
    around: 'advance help reply answer hear attention understanding good',
    openings: 'dear',
    addressees: 'sir madam customer client team mr mrs ms seller friend service support',
    greetings: 'good morning, good afternoon, good evening, good day, good wish',
    forms: 'sir sirs madam',
  },
  es: {
    thoughts: 'saber pensar creer creo suponer opinar parecer',
    courtesies: 'gracias agradecer hola',
    requests: 'favor',
    forms: 'espero esperamos estimado estimada estimados trata ojalá',
    around: 'antemano ayuda respuesta atención contestación',
    openings: 'estimar estimado querer',
    addressees: 'señor señora cliente',
    greetings: 'bueno día, bueno tarde, bueno noche',
  },
  eu: { courtesies: 'esker mesed kaixo agur' },
  fi: {
    thoughts: 'tietää luulla aavistus toivoa',
    courtesies: 'kiitos kiittää hei moi moikka',
    forms: 'toivon toivomme terveisin arvoisa',
    around: 'etukäsi etukäteen apu avustaa vastaus',
    openings: 'arvoisa',
    addressees: 'asiakas herra rouva',
    greetings: 'hyvä päivä, hyvä huomen, hyvä ilta, ystävällinen terveinen',
  },
  fr: {
    thoughts: 'savoir penser croire espérer sembler',
    courtesies: 'merci remercier bonjour bonsoir salut coucou',
    requests: 'svp stp prie prier',
    forms: 'veuillez agit',
    around: 'avance aide réponse vouloir attention rappeler',
    openings: 'cher',
    addressees: 'monsieur madame client équipe',
    greetings: 'bon journée, bon soirée, bon soir, madame monsieur',
  },
  ga: { courtesies: 'buíochas slán' },
  hi: { thoughts: 'उम्मीद आशा', courtesies: 'धन्यवाद शुक्रिया कृपया नमस्ते नमस्कार' },
  hu: {
    thoughts: 'tud gondol fogalma sincs remél remélhetőleg tűnik',
    courtesies: 'köszönet kösz köszi szia sziaszt üdv',
    forms: 'köszönöm köszönjük kérem kérjük tisztelt',
    around: 'elő segítség válasz',
    openings: 'tisztel tisztelt',
    addressees: 'hölgy úr cím címzett ügyfél',
    greetings: 'jó nap, jó reggel, jó este, szép nap',
  },
  hy: { thoughts: 'հուս հույս հուսալ թվալ', courtesies: 'շնորհակալություն շնորհակալ խնդրել բարև ողջույն' },
  id: {
    thoughts: 'semoga harap tampak sepert',
    courtesies: 'imakasih makasih halo salam',
    greetings: 'selamat pagi, selamat siang, selamat sore, selamat malam, ima kasih',
    requests: 'tolong mohon',
  },
  it: {
    thoughts: 'sapere pensare credere supporre sperare sembrare',
    courtesies: 'grazie ringraziare ringraziamento ciao buongiorno buonasera buonanotte',
    requests: 'favore',
    forms: 'prego pare tratta salve egregio egregi spettabile',
    around: 'anticipo aiuto risposta mille',
    openings: 'gentile egregio spettabile caro',
    addressees: 'signore signora cliente ditta',
    greetings: 'buono giornata, buono sera, buono giorno',
  },
  ja: { courtesies: 'ありがとう 感謝' },
  ko: {
    thoughts: '생각',
    courtesies: '감사 고맙다 부탁 바라다 안녕',
    forms: '수고하세요 수고하십니다 수고하셨습니다',
    around: '답변 연락',
  },
  lt: {
    thoughts: 'tiktis atrodyti',
    courtesies: 'ačiū dėk dėkoti prašyti labas linkėjimas',
    forms: 'sveiki gerbiami gerbiamas',
    greetings: 'lab diena, lab rytas, lab vakaras',
  },
  ne: { thoughts: 'आशा', courtesies: 'धन्यवाद कृपया नमस्कार नमस्ते' },
  nl: {
    thoughts: 'weten denken geloven hoop hopen lijken schijnen',
    courtesies: 'dank danken bedanken dankjewel dankuwel hallo hoi goedemorgen goedemiddag goedenavond goedendag groe',
    requests: 'alstublieft alsjeblieft aub',
    forms: 'gelieve geachte',
    around: 'voorbaat hulp antwoord hartelijk reactie',
    openings: 'achten geacht goed',
    addressees: 'heer mevrouw klant meneer',
    greetings: 'goed morgen, goed morg, goed avond',
  },
  no: {
    thoughts: 'tro vite synes anelse ane håpe',
    courtesies: 'takk takke hei hallo',
    forms: 'vennligst kjære',
    around: 'forhånd hjelp svar stor hjertelig',
    openings: 'kjær',
    addressees: 'kunde hr fru team kundeservice',
    greetings: 'god dag, god morgen, god kveld',
  },
  pl: {
    thoughts: 'wiedzieć myśleć sądzić uważać nadzieja wydawać okazać okazywać',
    courtesies: 'dziękować podziękować witam witać cześć hej poważać poważanie',
    forms: 'proszę prosimy szanowny szanowna szanowni',
    around: 'góra pomoc odpowiedź kontakt mieć',
    openings: 'szanowny drogi',
    addressees: 'pan pani państwo klient',
    greetings: 'dzień dobry, dobry wieczór, miły dzień, wyraz szacunk, prosić kontakt, prosić odpowiedź',
  },
  pt: {
    thoughts: 'saber pensar achar crer supor',
    courtesies: 'agradecer olá oi grato grata',
    requests: 'favor',
    forms:
      'espero esperamos trata parece parecem parecia pareceu obrigado obrigada tomara cumprimentos abraço abraços prezado prezada prezados',
    around: 'ajuda resposta atenção retorno antecipadamente',
    openings: 'prezar prezado caro',
    addressees: 'senhor senhora cliente',
    greetings: 'bom dia, bom tarde, bom noite',
  },
  ro: {
    thoughts: 'ști crede habar spera părea',
    courtesies: 'mulțumi mulțumire mersi rog ruga salut salutare',
    forms: 'rugăm stimate stimată stimați',
    around: 'anticipat anticipa ajutor răspuns răspunde',
    openings: 'stimate stimat stima',
    addressees: 'domn doamnă client',
    greetings: 'bun zi, bun seară, bun dimineață',
  },
  ru: {
    thoughts: 'знать думать надеяться казаться показаться',
    courtesies: 'спасибо благодарить здравствуйте привет',
    requests: 'пожалуйста',
    forms:
      'прошу просим напишите пришлите уточните сообщите подскажите уважением доброго уважаемый уважаемая уважаемые',
    around: 'зараный ответ помощь большой огромный наилучший',
    openings: 'уважать дорогой',
    addressees: 'господин клиент продавец покупатель',
    greetings: 'добрый день, добрый утро, добрый вечер, наилучший пожелание',
  },
  sl: {
    thoughts: 'upati zdeti',
    courtesies: 'hvala zahvaljevati prositi živjo pozdrav pozdravljen',
    forms: 'zdravo spoštovani',
    openings: 'spoštovan',
    addressees: 'gospod gospa',
    greetings: 'dober dan, dober jutro, dober večer',
  },
  sr: {
    thoughts: 'nada nadati',
    courtesies: 'hvala zahvaljivati moliti pozdrav',
    openings: 'poštovan',
    addressees: 'gospodin gospođa',
    greetings: 'dobar dan, dobar jutro, dobar veče',
    forms: 'poštovani',
  },
  sv: {
    thoughts: 'veta tro tycka aning hoppas verka',
    courtesies: 'tack tacka hej hejsa hejsan hallå goddag',
    around: 'förhand hjälp svar stor',
    openings: 'kär',
    addressees: 'kund herr fru team kundtjänst',
    greetings: 'god morgon, god dag, god kväll',
  },
  ta: { thoughts: 'நம்பு', courtesies: 'நன்றி வணக்கம் தயவுசெய்' },
  tr: {
    thoughts: 'bilmek düşünmek ummak inşallah',
    courtesies: 'teşekkür sağolun sağol merhaba selam rica',
    requests: 'lütfen',
    around: 'etmek şimdi yardım cevap',
    openings: 'sayın',
    addressees: 'yetkili müşteri',
    greetings: 'iyi gün, iyi akşam, iyi çalışmak, kolay gelmek',
    forms: 'sayın gelsin',
  },
  uk: {
    thoughts: 'знати знавати думати дума гадка сподіватися здаватися',
    courtesies: 'дякувати спасибі вітати привіт ласка',
    forms: 'прошу просимо вітаю шановні шановний повагою',
    around: 'заздалегідь відповідь допомога великий',
    openings: 'шановний дорогий',
    addressees: 'пан клієнт покупець',
    greetings: 'добрий день, добрий ранок, добрий ранка, добрий вечір, бути ласка',
  },
  zh: {
    thoughts: '希望',
    courtesies: '谢谢 謝謝 感谢 感謝 多谢 您好 你好 请问 請問 敬礼 敬禮 各位',
    around: '回复 回覆 帮助 幫助 非常 尽快 好 致',
    openings: '尊敬',
    addressees: '客服 客户 卖家 先生 女士',
    greetings: '祝 好',
  },
}

/** What ends a letter, in all languages: no concept, nor is a phrase with it (`mit freundlichen Grüßen`). */
export const CLOSINGS = wordList(`
  regards sincerely gruß grüßen hochachtungsvoll mfg cordialement salutation saludo atentamente atenciosamente groet groeten mvg pozdrawiam
  hälsning mvh hilse hilsen pozdrav saygılarımla üdvözlet salutació agréer pozdrowienie пожелание saluto 拝啓 敬具 前略 草々
`)

/** The words of one language. */
interface WriterWords {
  readonly thoughts: ReadonlySet<string>
  /** With requests. */
  readonly courtesies: ReadonlySet<string>
  readonly requests: ReadonlySet<string>
  readonly forms: ReadonlySet<string>
  readonly around: ReadonlySet<string>
  readonly openings: ReadonlySet<string>
  readonly addressees: ReadonlySet<string>
  /** Greetings of several terms, separated by spaces. */
  readonly greetings: ReadonlySet<string>
}

/** The words of a language; empty sets for one without. */
export const writerWordsOf = memoizeByLanguage((language): WriterWords => {
  const { thoughts, courtesies, requests, forms, around, openings, addressees, greetings = '' } = source[language] ?? {}
  const setOf = (text?: string): ReadonlySet<string> => new Set(wordsIn(text))
  return {
    thoughts: setOf(thoughts),
    courtesies: setOf(`${courtesies ?? ''} ${requests ?? ''}`),
    requests: setOf(requests),
    forms: setOf(forms),
    around: setOf(around),
    openings: setOf(openings),
    addressees: setOf(addressees),
    greetings: new Set(greetings.split(', ')),
  }
})
