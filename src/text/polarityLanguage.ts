import { createRequire } from 'node:module'
import { loadLexicon } from './lexicons/index.js'
import type { SentimentLexicon } from './lexicons/lexicon.js'
import { createPolarity, type Polarity } from './polarity.js'

const algorithms: Readonly<Record<string, string>> = { de: 'german', en: 'english', es: 'spanish' }

/** The scorer of a language. Where no lexicon is written, emoji are all it knows. */
export async function loadPolarity(language: string): Promise<Polarity> {
  const lexicon = (await loadLexicon(language)) ?? silentLexicon(language)
  const algorithm = algorithms[language]
  if (algorithm === undefined) return createPolarity(lexicon, (word) => word)
  const { newStemmer } = createRequire(import.meta.url)('snowball-stemmers') as {
    newStemmer(name: string): { stem(word: string): string }
  }
  const stemmer = newStemmer(algorithm)
  return createPolarity(lexicon, (word) => stemmer.stem(word))
}

/** A lexicon without words. */
export function silentLexicon(language: string): SentimentLexicon {
  return {
    language,
    matching: 'stem',
    grades: { '3': '', '2': '', '1': '', '0': '', '-0.7': '', '-2': '', '-3': '' },
    phrases: '',
    negators: '',
    intensifiers: '',
    diminishers: '',
    contrast: '',
    subordinators: '',
    coordinators: '',
  }
}
