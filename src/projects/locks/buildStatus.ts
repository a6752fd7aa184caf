import type { BackgroundRecord } from '../../snapshot/snapshot.js'
import type { BuildRecord } from '../../storage/port/project/builds.js'

/**
 * The last build as in v5 2.9: `success` is present once the core build has ended, `sentiment` from the start of the
 * sentiment build.
 */
export interface LastBuild
  extends Pick<
    BuildRecord,
    'number' | 'scienceVersion' | 'language' | 'startTime' | 'stopTime' | 'success' | 'reason'
  > {
  readonly inputs: BuildInputs
  readonly sentiment: {
    readonly skipped: boolean
    readonly startTime: number
    readonly stopTime: number | null
    readonly progress: number | undefined
    readonly success: boolean | undefined
    /** Why it failed after a successful core build. */
    readonly reason: string | undefined
    /** Stopped on request: neither successful nor failed. */
    readonly cancelled: boolean
  }
}

/** The caller's word vectors, tokenizer and dictionaries that a build used. */
export interface BuildInputs {
  /** The general word vectors. */
  readonly background?: BackgroundRecord | undefined
  /** Name of the tokenizer. */
  readonly tokenizer?: string | undefined
  /** Dictionaries of stems by language. */
  readonly dictionaries?: Readonly<Record<string, DictionaryRecord>> | undefined
}

/** A dictionary as a build records it. */
interface DictionaryRecord {
  readonly name: string
  readonly fingerprint: string
}

/** The status of a build for callers. `progress` of sentiment is present while it runs. Spec v5 2.9, section 3. */
export function describeBuild(
  build: BuildRecord,
  progress = build.sentimentProgress,
  inputs: BuildInputs = {},
): LastBuild {
  return {
    number: build.number,
    scienceVersion: build.scienceVersion,
    language: build.language,
    startTime: build.startTime,
    stopTime: build.stopTime,
    success: build.success,
    reason: build.success === false ? build.reason : undefined,
    inputs,
    sentiment: {
      skipped: build.skipSentiment,
      startTime: build.sentimentStartTime,
      stopTime: build.sentimentStopTime,
      progress: build.sentimentStopTime === null ? progress : undefined,
      success: build.sentimentSuccess,
      reason: build.success === true && build.sentimentSuccess === false ? build.reason : undefined,
      cancelled: build.sentimentCancelled,
    },
  }
}

/**
 * Whether the sentiment of a record belongs to the snapshot that this build or an earlier one has published: the core build has
 * succeeded, or sentiment alone was started after it failed, which is recorded with the last build.
 */
export const hasSentimentRun = ({ success, stopTime, sentimentStartTime }: BuildRecord): boolean =>
  success === true || (stopTime !== null && sentimentStartTime > stopTime)

/** Whether any part of a build is running according to its record. */
export const isOpen = (build: BuildRecord | undefined): build is BuildRecord =>
  build !== undefined && (build.stopTime === null || build.sentimentStopTime === null)

/** Whether its core build is running according to its record. */
export const isCoreRunning = (build: BuildRecord | undefined): boolean => build?.stopTime === null
