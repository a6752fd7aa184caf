/** Arithmetic on Hangul syllables: 11,172 code points, ordered by first consonant, vowel and final consonant. */

const FIRST = 0xac00
const LAST = 0xd7a3
const FINALS = 28
const VOWELS = 21

/** Numbers of final consonants: ㄴ, ㅂ and ㅆ. */
export const N = 4
export const B = 17
export const PAST = 20

export const isHangul = (code: number): boolean => code >= FIRST && code <= LAST

/** Number of the final consonant of the last syllable; 0 for none, or for another script. */
export function finalConsonant(word: string): number {
  const code = word.charCodeAt(word.length - 1)
  return isHangul(code) ? (code - FIRST) % FINALS : 0
}

/** The word with another final consonant in its last syllable, 0 for none. */
export function withFinal(word: string, final: number): string {
  const code = word.charCodeAt(word.length - 1) - FIRST
  return word.slice(0, -1) + String.fromCharCode(FIRST + code - (code % FINALS) + final)
}

/** Vowels into which that of a stem and of an ending are drawn together, and that of the stem. */
const contracted: Readonly<Record<number, number>> = { 6: 20, 9: 8, 14: 13, 10: 11 }

/** The stem in a last syllable without a final consonant: 느려 -> 느리, 봐 -> 보, 줘 -> 주, 돼 -> 되. Other words are unchanged. */
export function uncontracted(word: string): string {
  const code = word.charCodeAt(word.length - 1) - FIRST
  if (code < 0 || code % FINALS !== 0) return word
  const vowel = contracted[Math.floor(code / FINALS) % VOWELS]
  if (vowel === undefined) return word
  const first = Math.floor(code / (FINALS * VOWELS))
  return word.slice(0, -1) + String.fromCharCode(FIRST + (first * VOWELS + vowel) * FINALS)
}

/** The number of the vowel in the last syllable. */
export const vowelOf = (word: string): number =>
  Math.floor((word.charCodeAt(word.length - 1) - FIRST) / FINALS) % VOWELS

/** The word with another vowel in its last syllable, without a final consonant. */
export function withVowel(word: string, vowel: number): string {
  const first = Math.floor((word.charCodeAt(word.length - 1) - FIRST) / (FINALS * VOWELS))
  return word.slice(0, -1) + String.fromCharCode(FIRST + (first * VOWELS + vowel) * FINALS)
}
