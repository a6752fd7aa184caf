import { lazily } from '../../lazily.js'
import { wordList } from './irregularForms.js'

/** English nouns and brands in -e. Languages that inflect them keep the -e in their lemma. */
export const loanWordsInE = `
  apple bloatware firmware freeware google hardware homepage hype interface iphone karaoke malware milkshake nike
  realme shopee skype smartphone software update upgrade website youtube`

/** Other English nouns and brands whose last letters look like an ending in some of the languages. */
const others = `
  adapter airbnb amazon android app asus backup blockbuster bluetooth browser bunker burger charger computer container
  converter coursera cricket cursor disney display download dropbox ebay facebook feedback flipkart gadget gamer gmail
  huawei instagram ipad ipod lenovo linkedin macbook mercedes messenger microsoft motorola netflix newsletter nokia
  notebook offline oneplus online paypal playstation podcast poker powerbank router samsung scooter screenshot
  smartwatch spotify streaming tablet thriller tiktok touchscreen trailer tripadvisor twitter webcam whatsapp
  wikipedia windows xbox xiaomi`

/** Names whose last letters look like an ending in some of the languages. */
const names = `
  adidas alan alice bahamas beatles beethoven boris bruce cambridge charles chile chris claude curtis dallas dave
  davis dennis douglas elvis francis goethe greenpeace hamlet harris helen holmes honduras illinois itunes jacques
  james jessica jones jupiter kansas klaus lawrence lewis louis luis manchester marcus massachusetts maurice melbourne
  mike morris nicholas nicole nietzsche oliver paris pierre porsche seattle shakespeare siemens simone singapore
  starbucks steve susan texas thomas tibet tunis vancouver volkswagen yale zeus zimbabwe`

/** Languages that use these words as English spells them, with an English plural. */
const BORROWING = new Set(['ca', 'da', 'de', 'es', 'fr', 'it', 'nl', 'no', 'pt', 'sv'])

const lemmas = lazily(() => {
  const words = [...wordList(`${loanWordsInE}${others}${names}`)]
  return new Map(words.flatMap((word) => [[`${word}s`, word] as const, [word, word] as const]))
})

/** Gives the lemma of an English word or a name in a language that borrows it (`smartphones` -> `smartphone`); undefined where there is none. */
export function loanLemmas(code: string): ((word: string) => string | undefined) | undefined {
  return BORROWING.has(code) ? (word) => lemmas().get(word) : undefined
}
