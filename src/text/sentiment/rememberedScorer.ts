import { loadPolarityScorer } from './loadPolarityScorer.js'
import type { PolarityScorer } from './polarityScorer.js'

/** Maximum number of distinct tokens in the cache of a thread's scorer; then the cache is cleared. */
const REMEMBERED_TOKENS = 300_000

/** By language, the most recently used one last. */
const remembered = new Map<string, PolarityScorer>()
/** Maximum number of scorers that a thread caches: more languages than most projects have. */
const REMEMBERED_SCORERS = 8

/** The scorer of a language in this thread: its cache of word forms is reused by all texts and never changes a score. */
export async function rememberedScorer(language: string): Promise<PolarityScorer> {
  let scorer = remembered.get(language)
  if (scorer === undefined || scorer.remembered > REMEMBERED_TOKENS) scorer = await loadPolarityScorer(language)
  remembered.delete(language)
  remembered.set(language, scorer)
  if (remembered.size > REMEMBERED_SCORERS) remembered.delete(remembered.keys().next().value!)
  return scorer
}
