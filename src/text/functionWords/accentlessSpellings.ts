/**
 * Function words as people type them who leave accents out (Turkish `cok`, Polish `wiec`) or take the wrong one (Italian `perchè`).
 */

import { withoutAccents } from '../accents.js'
import { wordList } from '../morphology/irregularForms.js'

/**
 * By language in which writers leave accents out, as in the lexicons with `accentless`: the words that name something, though a
 * function word differs from them by accents alone (Turkish `su`, water, and `şu`, that).
 */
const otherWords: Readonly<Record<string, ReadonlySet<string>>> = {
  ca: wordList('mes son'),
  cs: wordList('byt'),
  da: wordList('bade maske matte'),
  el: wordList('ποσο ποσα'),
  es: wordList('seria'),
  fi: wordList('silta talla'),
  fr: wordList('dés prés'),
  ga: wordList(''),
  hu: wordList('akar bar fele hat melle ok'),
  it: wordList(''),
  lt: wordList(''),
  nl: wordList(''),
  no: wordList('bade matte vare'),
  pl: wordList('maja'),
  pt: wordList(''),
  ro: wordList('noua'),
  sl: wordList(''),
  sr: wordList('sto'),
  sv: wordList('anda bada bor far lat val'),
  tr: wordList('su sunu'),
}

/** Languages that write both accents on the same letters, so that people mix them up. */
const MIXED: ReadonlySet<string> = new Set(['ca', 'fr', 'it'])

const GRAVE = '\u0300'
const ACUTE = '\u0301'
const withOtherAccent = (word: string): string =>
  word
    .normalize('NFD')
    .replace(/[\u0300\u0301]/gu, (accent) => (accent === GRAVE ? ACUTE : GRAVE))
    .normalize('NFC')

/** Other spellings of a function word, of two letters or more, that are no other word; most words have none. */
export function spellingsWithoutAccents(word: string, language: string): string[] {
  const others = otherWords[language]
  if (others === undefined) return []
  const spellings = MIXED.has(language) ? [withoutAccents(word), withOtherAccent(word)] : [withoutAccents(word)]
  return spellings.filter((spelling) => spelling !== word && spelling.length > 1 && !others.has(spelling))
}
