import { setImmediate as onNextTurn } from 'node:timers'
import { setImmediate as nextTurn } from 'node:timers/promises'

/** Milliseconds for which all answers together may block the event loop in one turn. */
const TURN_MILLISECONDS = 8
/**
 * Chunks grow until they take this many milliseconds: long enough to read the clock rarely, short enough to keep the
 * budget.
 */
const CHUNK_MILLISECONDS = 0.25
/** Maximum number of items in a chunk, so that a chunk of much more expensive items still ends soon. */
const MOST_ITEMS = 4_096
/** The same for items of a few nanoseconds, such as additions. */
export const MOST_NUMBERS = 1 << 16

/**
 * Start of the first answer in this turn of the event loop. All answers share one clock: a hundred short ones in a row
 * block the loop like one long one, because awaiting a settled promise does not end the turn.
 */
let turnBegan = 0
let isTurnKnown = false

/** Milliseconds since the first answer of this turn began. */
function sinceTurnBegan(): number {
  const now = performance.now()
  if (!isTurnKnown) {
    isTurnKnown = true
    turnBegan = now
    onNextTurn(() => {
      isTurnKnown = false
    })
  }
  return now - turnBegan
}

/** Yields to the event loop; throws the signal's reason once it is aborted. */
export async function yieldToEventLoop(signal?: AbortSignal): Promise<void> {
  await nextTurn()
  signal?.throwIfAborted()
  // The budget starts again here.
  sinceTurnBegan()
}

/** Yields to the event loop if the budget of this turn is spent, for loops that await anyway. */
export async function yieldIfSpent(signal?: AbortSignal): Promise<void> {
  if (sinceTurnBegan() > TURN_MILLISECONDS) await yieldToEventLoop(signal)
}

/** Runs a generator to its end, and yields to the event loop between its steps whenever the budget is spent. */
export async function inSteps<Result>(steps: Iterator<unknown, Result>, signal?: AbortSignal): Promise<Result> {
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done === true) return step.value
    if (sinceTurnBegan() > TURN_MILLISECONDS) await yieldToEventLoop(signal)
  }
}

/** Runs a generator to its end at once. */
export function runSteps<Result>(steps: Iterator<unknown, Result>): Result {
  for (let step = steps.next(); ; step = steps.next()) if (step.done === true) return step.value
}

/**
 * Calls `work` on chunks `from` to `to` - 1 of the numbers from 0 to `count` - 1, and yields to the event loop whenever
 * the budget is spent. For tight loops: each chunk is one synchronous call. Ends early if `work` returns false. A chunk has
 * at most `most` items.
 */
export async function forEachChunk(
  count: number,
  work: (from: number, to: number) => unknown,
  signal?: AbortSignal,
  most = MOST_ITEMS,
): Promise<void> {
  let size = 1
  let from = 0
  let began = sinceTurnBegan()
  while (from < count) {
    if (began > TURN_MILLISECONDS) {
      await yieldToEventLoop(signal)
      began = sinceTurnBegan()
    }
    const to = Math.min(count, from + size)
    if (work(from, to) === false) return
    const ended = sinceTurnBegan()
    size = ended - began < CHUNK_MILLISECONDS ? Math.min(most, size * 2) : Math.max(1, size >> 1)
    from = to
    began = ended
  }
}

/** Processes items one by one, and yields to the event loop whenever the budget is spent. */
export async function forEachYielding<Item>(
  items: Iterable<Item>,
  work: (item: Item, index: number) => void,
  signal?: AbortSignal,
): Promise<void> {
  let index = 0
  for (const item of items) {
    if (sinceTurnBegan() > TURN_MILLISECONDS) await yieldToEventLoop(signal)
    work(item, index++)
  }
}

/** Processes items one by one, each by a generator, and yields to the event loop between steps whenever the budget is spent. */
export async function forEachInSteps<Item>(
  items: Iterable<Item>,
  work: (item: Item, index: number) => Iterator<unknown, unknown>,
  signal?: AbortSignal,
): Promise<void> {
  let index = 0
  for (const item of items) {
    const steps = work(item, index++)
    for (let isDone = false; !isDone; isDone = steps.next().done === true) {
      if (sinceTurnBegan() > TURN_MILLISECONDS) await yieldToEventLoop(signal)
    }
  }
}

/** Maps items in order, and yields to the event loop whenever the budget is spent. */
export async function mapYielding<Item, Value>(
  items: Iterable<Item>,
  map: (item: Item, index: number) => Value,
  signal?: AbortSignal,
): Promise<Value[]> {
  const values: Value[] = []
  await forEachYielding(items, (item, index) => values.push(map(item, index)), signal)
  return values
}

/** Maps items in order, each by a generator, and yields to the event loop between steps whenever the budget is spent. */
export async function mapInSteps<Item, Value>(
  items: Iterable<Item>,
  map: (item: Item, index: number) => Iterator<unknown, Value>,
  signal?: AbortSignal,
): Promise<Value[]> {
  const values: Value[] = []
  for (const item of items) {
    if (sinceTurnBegan() > TURN_MILLISECONDS) await yieldToEventLoop(signal)
    values.push(await inSteps(map(item, values.length), signal))
  }
  return values
}

/** An object of values by name, as `Object.fromEntries` makes it, where a name may also be `__proto__`. Yields to the event loop. */
export async function recordInSteps<Value>(
  names: readonly string[],
  valueAt: (index: number) => Value,
  signal?: AbortSignal,
): Promise<Record<string, Value>> {
  const record: Record<string, Value> = {}
  const set = (name: string, index: number): void => {
    const value = valueAt(index)
    if (name === '__proto__') {
      Object.defineProperty(record, name, { value, configurable: true, enumerable: true, writable: true })
    } else record[name] = value
  }
  await forEachYielding(names, set, signal)
  return record
}

/** The numbers from 0 to `count` in ranges of at most `most`, with a step behind each. */
export function* rangeSteps(count: number, most: number, work: (from: number, to: number) => void): Generator<void> {
  for (let from = 0; from < count; from += most) {
    work(from, Math.min(count, from + most))
    yield
  }
}
