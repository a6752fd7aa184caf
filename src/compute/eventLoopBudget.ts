import { setImmediate as onNextTurn } from 'node:timers'
import { setImmediate as nextTurn } from 'node:timers/promises'

/** Milliseconds that answers may hold the event loop in one turn, all of them together. */
const TURN_MILLISECONDS = 8
/** Chunks grow until they take this many milliseconds: seldom enough to read the clock, often enough to keep the budget. */
const CHUNK_MILLISECONDS = 0.25
/** Items of a chunk at most: one that is much heavier than those before it still ends in time. */
const MOST_ITEMS = 4_096

/**
 * When the first answer of this turn of the event loop began. One clock for all answers: a hundred short ones in a row hold
 * the loop as one long one does, since awaiting what is there already does not let it turn.
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

/** Lets the event loop turn; throws the signal's reason once it is aborted. */
export async function yieldToEventLoop(signal?: AbortSignal | undefined): Promise<void> {
  await nextTurn()
  signal?.throwIfAborted()
  // What follows counts from here.
  sinceTurnBegan()
}

/** Lets the event loop turn if the budget of this turn is spent, for loops that await anyway. */
export async function yieldIfSpent(signal?: AbortSignal | undefined): Promise<void> {
  if (sinceTurnBegan() > TURN_MILLISECONDS) await yieldToEventLoop(signal)
}

/**
 * Works through the numbers from 0 to `count` - 1 chunk by chunk, `from` to `to` - 1 at a time, and lets the event loop turn
 * whenever the budget is spent. For tight loops: each chunk is one synchronous call. Ends early where `work` returns false.
 */
export async function forEachChunk(
  count: number,
  work: (from: number, to: number) => unknown,
  signal?: AbortSignal | undefined,
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
    size = ended - began < CHUNK_MILLISECONDS ? Math.min(MOST_ITEMS, size * 2) : Math.max(1, size >> 1)
    from = to
    began = ended
  }
}

/** Works through items one by one, and lets the event loop turn whenever the budget is spent. */
export async function forEachYielding<Item>(
  items: Iterable<Item>,
  work: (item: Item, index: number) => void,
  signal?: AbortSignal | undefined,
): Promise<void> {
  let index = 0
  for (const item of items) {
    if (sinceTurnBegan() > TURN_MILLISECONDS) await yieldToEventLoop(signal)
    work(item, index++)
  }
}

/** One value for each item, in order; the event loop turns whenever the budget is spent. */
export async function mapYielding<Item, Value>(
  items: Iterable<Item>,
  map: (item: Item, index: number) => Value,
  signal?: AbortSignal | undefined,
): Promise<Value[]> {
  const values: Value[] = []
  await forEachYielding(items, (item, index) => values.push(map(item, index)), signal)
  return values
}
