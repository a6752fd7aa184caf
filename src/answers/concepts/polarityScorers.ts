import { yieldIfSpent } from '../../compute/eventLoopBudget.js'
import { cacheSlot } from '../../compute/slotCache.js'
import type { Snapshot } from '../../snapshot/snapshot.js'
import { loadPolarityScorer } from '../../text/sentiment/loadPolarityScorer.js'
import type { PolarityScorer } from '../../text/sentiment/polarityScorer.js'

/** Scorers of a snapshot's languages. */
export interface PolarityScorers {
  /** The scorer of a language; of another than the project's languages, that of the first. */
  scorerOf(language: string | undefined): PolarityScorer
  /** By language, the first one of the project first. */
  readonly byLanguage: ReadonlyMap<string, PolarityScorer>
}

/** A lexicon with its tables, and the token types that it may remember. */
const SCORER_BYTES = 8 << 20
/** Distinct tokens that a scorer may remember before it is loaded again. */
const REMEMBERED_TOKENS = 100_000

const scorerSlot = cacheSlot<'scorers', ReadonlyMap<string, PolarityScorer>>({
  name: 'polarity scorers',
  bytesOf: (scorers) => scorers.size * SCORER_BYTES,
})

/** Opens the scorers of a snapshot's languages; they are kept with it. What one reads is valid until it reads again. */
export async function openScorers({ cache, info }: Pick<Snapshot, 'cache' | 'info'>): Promise<PolarityScorers> {
  let scorers = cache.get(scorerSlot, 'scorers')
  if (scorers === undefined || [...scorers.values()].some(({ remembered }) => remembered > REMEMBERED_TOKENS)) {
    const opened = new Map<string, PolarityScorer>()
    for (const language of [info.language, ...(info.otherLanguages ?? [])]) {
      opened.set(language, await loadPolarityScorer(language))
      await yieldIfSpent()
    }
    scorers = opened
    cache.set(scorerSlot, 'scorers', scorers)
  }
  const byLanguage = scorers
  const scorerOf = (language = info.language): PolarityScorer =>
    byLanguage.get(language) ?? byLanguage.get(info.language)!
  return { scorerOf, byLanguage }
}
