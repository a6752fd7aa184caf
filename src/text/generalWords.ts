/**
 * Words of the most general meaning, as lemmas: verbs that say that something happens, begins, goes on, is tried, becomes or stays, nouns
 * for a thing of any kind, and those for most or many of something, also in two words (`_`). What happens or is tried is the concept, and
 * so is what there is much of. Slavic words for a thing also mean belongings and clothes.
 */

import { memoizeByLanguage } from './memoizeByLanguage.js'
import { wordsIn } from './wordsIn.js'

const words: Readonly<Record<string, string>> = {
  ar: 'شيء شء شي امر',
  bg: 'мнозинство болшинство',
  ca: 'majoria',
  cs: 'zkusit zkoušet začít začínat pokračovat stát zůstat zůstávat většina',
  da: 'prøve begynde fortsætte ske blive ting flertal størstedel',
  de: 'versuchen anfangen beginnen passieren geschehen bleiben ding mehrheit mehrzahl großteil vielzahl',
  el: 'πλειονότητα',
  en: 'try begin continue happen become remain thing majority plenty bunch handful',
  es: 'intentar empezar comenzar continuar suceder ocurrir cosa mayoría numeroso multitud montón gran_parte obstante no_obstante',
  eu: 'gehiengo',
  fi: 'enemmistö valtaosa suuri_osa',
  fr: 'essayer commencer continuer devenir rester falloir chose truc majorité nombreux',
  ga: 'formhór',
  hi: 'अधिकांश ज्यादातर',
  hu: 'többség',
  hy: 'մեծամասնություն',
  id: 'mayoritas',
  it: 'provare cercare cominciare iniziare continuare succedere diventare rimanere restare cosa maggioranza maggior maggior_parte numeroso',
  ja: '部分 行う 始める 始まる 続ける 続く 試す 起こる 大部分',
  ko: '처음 대다수',
  lt: 'dauguma',
  nl: 'proberen beginnen blijven gebeuren ding meerderheid merendeel heleboel',
  no: 'prøve begynne fortsette skje bli ting flertall mestepart størstepart',
  pl: 'próbować spróbować zacząć zaczynać kontynuować większość mnóstwo',
  pt: 'tentar começar continuar acontecer ficar conseguir coisa maioria diverso',
  ro: 'majoritate',
  ru: 'пытаться попытаться начать начинать продолжать случиться стать остаться иметь остальной большинство',
  sl: 'večina',
  sr: 'većina',
  sv: 'försöka börja fortsätta hända sak majoritet flertal',
  tr: 'çoğunluk',
  uk: 'намагатися почати продовжувати статися стати мати більшість',
}

/** The words of a language; none of most. */
export const generalWordsOf = memoizeByLanguage((language): ReadonlySet<string> => new Set(wordsIn(words[language])))
