import { setImmediate as nextTurn } from 'node:timers/promises'
import { LanguageCache } from '../../languageCache.js'
import { loadPolarityScorer } from './loadPolarityScorer.js'
import type { PolarityScorer } from './polarityScorer.js'

/** Maximum number of distinct tokens in the cache of a thread's scorer; then the cache is cleared. */
const REMEMBERED_TOKENS = 300_000

const remembered = new LanguageCache<PolarityScorer>()

/**
 * The scorers of languages in this thread: their caches of word forms are reused by all texts and never change a score. Gives way to the
 * event loop behind each word list that is read.
 */
export async function rememberedScorers(languages: Iterable<string>): Promise<ReadonlyMap<string, PolarityScorer>> {
  remembered.beginRequest()
  const scorers = new Map<string, PolarityScorer>()
  for (const language of languages) {
    let scorer = remembered.get(language)
    if (scorer === undefined || scorer.remembered > REMEMBERED_TOKENS) {
      scorer = await loadPolarityScorer(language)
      await nextTurn()
    }
    remembered.use(language, scorer)
    scorers.set(language, scorer)
  }
  return scorers
}
