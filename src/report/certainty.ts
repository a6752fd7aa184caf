import type { ReportDriver } from './reportConcepts.js'

/** A difference with a lower rate of false discoveries is clear; charts draw it filled. */
export const CLEAR_Q = 0.05
/** The same for a very clear one, and for one that is at least a hint. */
export const VERY_CLEAR_Q = 0.01
const HINT_Q = 0.2

/** How certain a difference is, by its rate of false discoveries. `chance`: it may be chance. */
export function certaintyOf(q: number): 'veryClear' | 'clear' | 'hint' | 'chance' {
  if (q < VERY_CLEAR_Q) return 'veryClear'
  if (q < CLEAR_Q) return 'clear'
  return q < HINT_Q ? 'hint' : 'chance'
}

/** The figures of a driver that tell how clear it is. */
export type DriverTests = Pick<ReportDriver, 'q' | 'impact_interval'>

/** Whether a driver is not even a hint once the other concepts of its documents are considered, though its own interval excludes 0. */
export const isOnlyAlone = ({ q, impact_interval: interval }: DriverTests): boolean =>
  q >= HINT_Q && interval !== null && (interval.low > 0 || interval.high < 0)

/** As `certaintyOf`, but `alone` for a driver that is certain only without the other concepts. */
export const driverCertaintyOf = (driver: DriverTests): ReturnType<typeof certaintyOf> | 'alone' =>
  isOnlyAlone(driver) ? 'alone' : certaintyOf(driver.q)
