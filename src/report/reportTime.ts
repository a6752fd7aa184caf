import type { Interval } from './reportScores.js'

/** Length of a bucket of time. */
export type ReportInterval = 'day' | 'week' | 'month' | 'quarter' | 'year'

/** The documents over time. */
export interface ReportTime {
  /** Name of the date field. */
  readonly field: string
  /** First date, as `YYYY-MM-DDTHH:MM:SSZ`. */
  readonly minimum: string
  /** Last date, in the same form. */
  readonly maximum: string
  /** Documents with a date far from all others, such as 9999-12-31; they are in no bucket. */
  readonly left_out: number
  /** Buckets of concepts and of the average score: the shortest interval with 30 documents in the median bucket. */
  readonly interval: ReportInterval
  /** Buckets from the first to the last date, without gaps. */
  readonly buckets: readonly ReportBucket[]
  /** Buckets of the volume, which may be shorter: 10 documents in the median bucket. */
  readonly volume_interval: ReportInterval
  /** Documents of each of these buckets. */
  readonly volume: readonly {
    /** First day of the bucket, `YYYY-MM-DD`. */
    readonly start: string
    /** Documents in it. */
    readonly count: number
  }[]
}

/** A bucket of time. */
export interface ReportBucket {
  /** `YYYY-MM-DD`. */
  readonly start: string
  /** Documents in it. */
  readonly count: number
  /** Null without scores in it. */
  readonly average: number | null
  /** 95 % interval of the average; null below two scores. */
  readonly interval: Interval | null
}
