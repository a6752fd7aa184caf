/**
 * Words of the most general meaning, as lemmas: verbs that say that something happens, begins, goes on, is tried, becomes or stays, and
 * nouns for a thing of any kind. What happens or is tried is the concept. Slavic words for a thing also mean belongings and clothes.
 */

import { memoizeByLanguage } from './memoizeByLanguage.js'
import { wordsIn } from './wordsIn.js'

const words: Readonly<Record<string, string>> = {
  ar: 'شيء شء شي امر',
  cs: 'zkusit zkoušet začít začínat pokračovat stát zůstat zůstávat',
  da: 'prøve begynde fortsætte ske blive ting',
  de: 'versuchen anfangen beginnen passieren geschehen bleiben ding',
  en: 'try begin continue happen become remain thing',
  es: 'intentar empezar comenzar continuar suceder ocurrir cosa',
  fr: 'essayer commencer continuer devenir rester falloir chose truc',
  it: 'provare cercare cominciare iniziare continuare succedere diventare rimanere restare cosa',
  ja: '部分 行う 始める 始まる 続ける 続く 試す 起こる',
  ko: '처음',
  nl: 'proberen beginnen blijven gebeuren ding',
  no: 'prøve begynne fortsette skje bli ting',
  pl: 'próbować spróbować zacząć zaczynać kontynuować',
  pt: 'tentar começar continuar acontecer ficar conseguir coisa',
  ru: 'пытаться попытаться начать начинать продолжать случиться стать остаться иметь остальной',
  sv: 'försöka börja fortsätta hända sak',
  uk: 'намагатися почати продовжувати статися стати мати',
}

/** The words of a language; none of most. */
export const generalWordsOf = memoizeByLanguage((language): ReadonlySet<string> => new Set(wordsIn(words[language])))
