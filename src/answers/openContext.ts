import { packedCount } from '../compute/shared.js'
import type { Snapshot } from '../snapshot/snapshot.js'
import { termId, termOfSurface } from '../snapshot/termTable.js'
import { createAnalyzer, loadLanguage } from '../text/analyze.js'
import type { Analyzer } from '../text/analyzer.js'
import type { TokenizerSource } from '../text/ownTokenizer.js'
import type { AnswerContext } from './context.js'

/** Word forms that a snapshot's analyzer may remember before it starts afresh: queries repeat themselves. */
const REMEMBERED_SURFACES = 100_000

/** Word forms of a project that are looked up before they are stemmed; to index more would hold the event loop. */
const INDEXED_SURFACES = 100_000

const analyzers = new WeakMap<Snapshot, Analyzer>()

/** What questions on a snapshot need. Texts are read with the language, tokenizer and term management of its build. */
export async function openContext(
  asked: Omit<AnswerContext, 'analyzer'>,
  tokenizerOf?: TokenizerSource,
): Promise<AnswerContext> {
  const { info, terms } = asked.snapshot
  const { language, management } = info
  let analyzer = analyzers.get(asked.snapshot)
  if (analyzer === undefined || analyzer.surfaces.length > REMEMBERED_SURFACES) {
    await loadLanguage(language)
    const isSmall = packedCount(terms.surfaceTexts) <= INDEXED_SURFACES
    const known = (surface: string): string | undefined => {
      const term = isSmall ? termOfSurface(terms, surface) : undefined
      return term === undefined ? undefined : termId(terms, term)
    }
    analyzer = createAnalyzer({ language, management, tokenizer: tokenizerOf?.(language), known })
    analyzers.set(asked.snapshot, analyzer)
  }
  return { ...asked, analyzer }
}
