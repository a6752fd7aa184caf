import type { Compute } from '../../compute/compute.js'
import { oneAtATime } from '../../compute/oneAtATime.js'
import type { EarlyParts } from '../../snapshot/codec.js'
import type { Occurrences, Snapshot } from '../../snapshot/snapshot.js'
import { loadLanguage } from '../../text/analyze.js'
import type { LanguageRules } from '../../text/languages.js'
import { type DocumentSource, ONE_THREAD_CHARACTERS } from '../documentSource.js'
import { type BuildRequest, computeFor } from '../pipeline.js'

/** The changes to the documents of a snapshot since it was built. */
export interface DocumentChanges {
  /** Documents that are new; all their keys are above those of the snapshot. */
  readonly added: DocumentSource
  /** Numbers of the documents to remove, ascending. */
  readonly removed: Uint32Array
  /** Documents of the snapshot by their numbers, ascending. */
  ofSnapshot(numbers: Uint32Array): DocumentSource
}

export interface ExtendRequest extends Omit<BuildRequest, 'source'> {
  /** Called with each part that is final, while the others are still computed. */
  readonly onReady?: ((parts: EarlyParts) => void) | undefined
}

/** The context of every step of an extension. */
export interface Extension {
  readonly previous: Snapshot
  readonly changes: DocumentChanges
  readonly request: ExtendRequest
  /** Occurrences of the previous snapshot. */
  readonly occurrences: Occurrences
  readonly removedSource: DocumentSource
  readonly rules: LanguageRules
  readonly compute: Compute
  readonly signal: AbortSignal | undefined
}

/** The cost of copying an occurrence, as the number of code units of text that take as long to read. */
export const UNITS_PER_OCCURRENCE = 4

/** With fewer occurrences to copy, and little text to read, one thread runs all. Our choice: those of 500,000 short documents. */
const ONE_THREAD_OCCURRENCES = 7_500_000

/** Opens what an extension reads, and decides where it runs. */
export async function openExtension(
  previous: Snapshot,
  changes: DocumentChanges,
  request: ExtendRequest,
): Promise<Extension> {
  const occurrences = await previous.occurrences()
  await previous.later?.readDistinct()
  const removedSource = changes.ofSnapshot(changes.removed)
  const characters = changes.added.characters + removedSource.characters
  const copied = occurrences.terms.length
  const compute = computeFor(request, characters + UNITS_PER_OCCURRENCE * copied)
  const isSmall = characters < ONE_THREAD_CHARACTERS && copied < ONE_THREAD_OCCURRENCES
  return {
    previous,
    changes,
    request,
    occurrences,
    removedSource,
    rules: await loadLanguage(request.language, { dictionary: request.dictionary }),
    compute: isSmall ? oneAtATime(compute) : compute,
    signal: request.signal,
  }
}
