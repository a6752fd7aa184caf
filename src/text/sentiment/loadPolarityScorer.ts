import { loadLexicon } from '../lexicons/index.js'
import type { SentimentLexicon } from '../lexicons/lexicon.js'
import { stemmer } from '../morphology/stem.js'
import { type CompiledLexicon, compileLexicon } from './compileLexicon.js'
import { createPolarityScorer, type PolarityScorer } from './polarityScorer.js'

/** Maximum number of compiled lexicons that a thread keeps: more languages than most installations use. */
const MOST_COMPILED = 8

/** Compiled lexicons by language, the most recently used one last. */
const compiled = new Map<string, CompiledLexicon>()

/**
 * The scorer of a language. Without a lexicon it knows only emoji. Throws RangeError for an unknown code. The scorers of a
 * language share its compiled lexicon: to compile one takes some ten milliseconds, and every project needs scorers.
 */
export async function loadPolarityScorer(language: string): Promise<PolarityScorer> {
  const lexicon = (await loadLexicon(language)) ?? emptyLexicon(language)
  const stem = stemmer(language)
  const ready = compiled.get(language) ?? compileLexicon(lexicon, stem)
  compiled.delete(language)
  compiled.set(language, ready)
  if (compiled.size > MOST_COMPILED) compiled.delete(compiled.keys().next().value!)
  return createPolarityScorer(lexicon, stem, ready)
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
