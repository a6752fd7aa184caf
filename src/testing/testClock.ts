/** A clock that stands still until it is moved. */
export interface TestClock {
  /** Seconds since 1970. */
  now(): number
  /** Moves the clock on by this number of seconds. */
  advance(seconds: number): void
  /** Sets the clock to a date or to seconds since 1970. */
  set(time: Date | number): void
}

export function createTestClock(start: Date | number): TestClock {
  let seconds = secondsOf(start)
  return {
    now: () => seconds,
    advance(by) {
      seconds += by
    },
    set(time) {
      seconds = secondsOf(time)
    },
  }
}

const secondsOf = (time: Date | number): number => (typeof time === 'number' ? time : time.getTime() / 1000)
