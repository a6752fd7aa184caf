import { yieldToEventLoop } from '../../src/compute/eventLoopBudget.js'

/** Milliseconds that all answers together may take in one turn, and a few more. */
const TURN_MILLISECONDS = 12

/** Begins a turn of the event loop and spends its budget: whoever looks at the clock next gives way. */
export async function spendTurn(): Promise<void> {
  await yieldToEventLoop()
  const end = performance.now() + TURN_MILLISECONDS
  while (performance.now() < end);
}
