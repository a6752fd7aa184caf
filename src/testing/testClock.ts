import { invalidParams } from '../errors.js'

/** A clock that stands still until it is moved. */
export interface TestClock {
  /** Seconds since 1970. */
  now(): number
  /** Moves the clock on by this number of seconds. INVALID_PARAMS for less than 0: `set` moves it back. */
  advance(seconds: number): void
  /** Sets the clock to a date or to seconds since 1970. INVALID_PARAMS for anything else. */
  set(time: Date | number): void
}

/** INVALID_PARAMS, as of `now`, for a start that is not a time. */
export function createTestClock(start: Date | number): TestClock {
  let seconds = secondsOf(start, 'now')
  return {
    now: () => seconds,
    advance(by) {
      if (!(Number.isFinite(by) && by >= 0)) {
        throw invalidParams('`seconds`: expected a number from 0 on. `set` moves the clock back.', 'seconds')
      }
      seconds += by
    },
    set(time) {
      seconds = secondsOf(time, 'time')
    },
  }
}

/** Dates are told by their form: fake timers of tests replace the global one. */
function secondsOf(time: unknown, name: string): number {
  const isDate = typeof (time as Date | null | undefined)?.getTime === 'function'
  const seconds = isDate ? (time as Date).getTime() / 1000 : time
  if (typeof seconds === 'number' && Number.isFinite(seconds)) return seconds
  throw invalidParams(`\`${name}\`: expected a valid date or a number of seconds since 1970.`, name)
}
