import { loadLexicon } from '../lexicons/index.js'
import type { SentimentLexicon } from '../lexicons/lexicon.js'
import { stemmer } from '../morphology/stem.js'
import { createPolarity, type Polarity } from './polarity.js'

/** The scorer of a language. Where no lexicon is written, emoji are all it knows. Throws RangeError for an unknown code. */
export async function loadPolarity(language: string): Promise<Polarity> {
  return createPolarity((await loadLexicon(language)) ?? silentLexicon(language), stemmer(language))
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
