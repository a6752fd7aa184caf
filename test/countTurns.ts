/** How often the event loop turns while work runs. */
export async function countTurns(work: () => Promise<unknown>): Promise<number> {
  let turns = 0
  let timer = setImmediate(function turn() {
    turns++
    timer = setImmediate(turn)
  })
  try {
    await work()
    return turns
  } finally {
    clearImmediate(timer)
  }
}
