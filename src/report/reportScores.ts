/** The score that drivers move. */
export interface ReportScore {
  /** Name of the score field. */
  readonly field: string
  /** Scores that were given: of each document, or once for each respondent where documents say who gave them. */
  readonly count: number
  /** Mean of these scores; null without any. */
  readonly average: number | null
  /** Mean score of all documents, from which the impact of a driver is a difference; the same without respondents. */
  readonly document_average: number | null
  /** 95% interval of the average; null below two documents. */
  readonly interval: Interval | null
  /** Scores by value, or by equal steps where there are many values. */
  readonly histogram: readonly {
    /** Lower bound, inclusive. */
    readonly from: number
    /** Upper bound, exclusive; equal to `from` for a single value. */
    readonly to: number
    /** Scores between them. */
    readonly count: number
  }[]
  /** Net promoter score, for answers from 0 to 10 to whether one would recommend; null otherwise. */
  readonly nps: ReportNps | null
}

/** From -100 to 100: the share of promoters (9 and 10) minus that of detractors (0 to 6), in per cent. */
export interface ReportNps {
  /** The net promoter score. */
  readonly value: number
  /** 95 % interval of it. */
  readonly interval: Interval
  /** Scores of 9 and 10. */
  readonly promoters: number
  /** Scores of 7 and 8. */
  readonly passives: number
  /** Scores of 0 to 6. */
  readonly detractors: number
}

/** An interval of confidence. */
export interface Interval {
  /** Lower bound. */
  readonly low: number
  /** Upper bound. */
  readonly high: number
}
