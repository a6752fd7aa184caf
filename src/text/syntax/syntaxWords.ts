import { en } from './english.js'
import { da, de, nl, no, sv } from './germanic.js'
import { es, fr, it, pt } from './romance.js'
import { cs, pl, ru, uk } from './slavic.js'
import { tr } from './turkish.js'
import type { SyntaxWords } from './wordClasses.js'

/** The words of each language that has lists. */
export const syntaxWords: Readonly<Record<string, SyntaxWords>> = {
  cs,
  da,
  de,
  en,
  es,
  fr,
  it,
  nl,
  no,
  pl,
  pt,
  ru,
  sv,
  tr,
  uk,
}
