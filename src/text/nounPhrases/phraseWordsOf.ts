import { en } from './english.js'
import { de, es, fr, it, nl, pt } from './others.js'
import type { PhraseWords } from './phraseWords.js'
import { pl } from './polish.js'

const table: Readonly<Record<string, PhraseWords>> = { de, en, es, fr, it, nl, pl, pt }

/** The word lists for noun phrases of a language; undefined if there are none. */
export const phraseWordsOf = (language: string): PhraseWords | undefined => table[language]
