import { setImmediate as nextTurn } from 'node:timers/promises'
import { createPace } from '../compute/eventLoopBudget.js'
import { packedCount } from '../compute/shared.js'
import { matcherSteps } from '../snapshot/phrases.js'
import type { Snapshot } from '../snapshot/snapshot.js'
import { indexing, termId, termOfSurface } from '../snapshot/termTable.js'
import { createAnalyzer, loadLanguage } from '../text/analyze.js'
import type { Analyzer } from '../text/analyzer.js'
import type { TokenizerSource } from '../text/tokenization/customTokenizer.js'
import type { AnswerContext } from './context.js'

/** Word forms that a snapshot's analyzer may remember before it starts afresh: queries repeat themselves. */
const REMEMBERED_SURFACES = 100_000

/** Word forms of a project that are looked up before they are stemmed; to index more would hold the event loop. */
const INDEXED_SURFACES = 100_000

const analyzers = new WeakMap<Snapshot, Analyzer>()
const lookups = new WeakMap<Snapshot, Promise<void>>()

/** What a question needs to find terms and phrases by, made with pauses: in a large project it takes longer than answers. */
async function makeLookups({ terms, phrases }: Snapshot, withSurfaces: boolean): Promise<void> {
  const pace = createPace()
  const all = [indexing(terms.ids), matcherSteps(phrases), ...(withSurfaces ? [indexing(terms.surfaceTexts)] : [])]
  for (const steps of all) for (const _ of steps) if (pace.due()) await pace.rest()
}

/** What questions on a snapshot need. Texts are read with the language, tokenizer and term management of its build. */
export async function openContext(
  asked: Omit<AnswerContext, 'analyzer'>,
  tokenizerOf?: TokenizerSource,
): Promise<AnswerContext> {
  const { info, terms } = asked.snapshot
  const { language, management } = info
  let analyzer = analyzers.get(asked.snapshot)
  if (analyzer === undefined || analyzer.surfaces.length > REMEMBERED_SURFACES) {
    // Each of these takes some ten milliseconds, once.
    await loadLanguage(language)
    await nextTurn()
    const isSmall = packedCount(terms.surfaceTexts) <= INDEXED_SURFACES
    let ready = lookups.get(asked.snapshot)
    if (ready === undefined) {
      ready = makeLookups(asked.snapshot, isSmall)
      lookups.set(asked.snapshot, ready)
    }
    await ready
    const known = (surface: string): string | undefined => {
      const term = isSmall ? termOfSurface(terms, surface) : undefined
      return term === undefined ? undefined : termId(terms, term)
    }
    analyzer = createAnalyzer({ language, management, tokenizer: tokenizerOf?.(language), known })
    analyzers.set(asked.snapshot, analyzer)
    await nextTurn()
  }
  return { ...asked, analyzer }
}
