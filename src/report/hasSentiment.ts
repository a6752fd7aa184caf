import { EngineError } from '../errors.js'
import type { Project } from '../serviceFunctions.js'

const NO_SENTIMENT: ReadonlySet<string> = new Set([
  'PROJECT_NOT_BUILT',
  'SENTIMENT_NOT_BUILT',
  'SENTIMENT_BUILD_FAILED',
])

/** Whether the build that answers has sentiment. The last build may have failed, and an earlier one answers then. */
export async function hasSentiment(
  { concepts }: Pick<Project, 'concepts'>,
  ask: { readonly signal?: AbortSignal | undefined } = {},
): Promise<boolean> {
  try {
    await concepts.sentiment({ concept_selector: { type: 'top', limit: 1 } }, ask)
    return true
  } catch (error) {
    if (error instanceof EngineError && NO_SENTIMENT.has(error.code)) return false
    throw error
  }
}
