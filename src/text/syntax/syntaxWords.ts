import { en } from './english.js'
import { da, de, nl, sv } from './germanic.js'
import { es, fr, it, pt } from './romance.js'
import type { SyntaxWords } from './wordClasses.js'

/** The words of each language that has lists; Norwegian reads the Danish ones. */
export const syntaxWords: Readonly<Record<string, SyntaxWords>> = { da, de, en, es, fr, it, nl, no: da, pt, sv }
