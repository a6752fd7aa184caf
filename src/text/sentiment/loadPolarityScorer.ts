import { loadLexicon } from '../lexicons/index.js'
import type { SentimentLexicon } from '../lexicons/lexicon.js'
import { stemmer } from '../morphology/stem.js'
import { createPolarityScorer, type PolarityScorer } from './polarityScorer.js'

/** The scorer of a language. Without a lexicon it knows only emoji. Throws RangeError for an unknown code. */
export async function loadPolarityScorer(language: string): Promise<PolarityScorer> {
  return createPolarityScorer((await loadLexicon(language)) ?? emptyLexicon(language), stemmer(language))
}

/** A lexicon without words. */
export function emptyLexicon(language: string): SentimentLexicon {
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
