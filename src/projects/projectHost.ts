import type { Compute } from '../compute/compute.js'
import type { SentimentAnalyser } from '../indexing/sentiment/buildSentiment.js'
import type { Catalog } from '../storage/port/catalog/catalog.js'
import type { InstallationStorage } from '../storage/port/installation.js'
import type { ProjectStorage } from '../storage/port/project/projectRecords.js'
import type { DictionarySource } from '../text/morphology/dictionaries/dictionary.js'
import type { TokenizerSource } from '../text/tokenization/customTokenizer.js'
import type { BackgroundSource } from '../wordVectors/wordVectors.js'
import type { BuildCounts } from './buildCounts.js'
import type { RandomBytes } from './identifiers.js'
import type { MemoryBudget } from './memoryBudget.js'

/** Dependencies of projects on the engine. */
export interface ProjectHost {
  readonly storage: InstallationStorage
  /** That of the storage. */
  readonly catalog: Catalog
  readonly memory: MemoryBudget
  readonly compute: Compute
  readonly buildCounts: BuildCounts
  /** Whether builds run in this process, and not only in others; default true. */
  readonly builds?: boolean | undefined
  /** Seconds since 1970. */
  readonly now: () => number
  readonly randomBytes: RandomBytes
  readonly background: BackgroundSource | undefined
  /** Used instead of ours. */
  readonly tokenizer?: TokenizerSource | undefined
  readonly dictionary?: DictionarySource | undefined
  /** Snapshots of an older science version cannot answer. Default: those that this version cannot read. */
  readonly minimumScienceVersion?: string | undefined
  /** Called with a failure of the engine that ends a build of this process. Default: none. */
  readonly onBuildFailure?: ((error: unknown, projectId: string) => void) | undefined
  /** Used instead of ours. */
  readonly sentiment?: SentimentAnalyser | undefined
}

/** Dependencies on their project of what callers keep in it: concept lists, dashboards, topics and term management. */
export interface ContentHost {
  readonly records: ProjectStorage
  readonly newId: () => string
  /** Called after a change of the project. */
  readonly touch: () => Promise<void>
}
