/** Loads when first asked, whatever is asked with later, and again after a failure; what was loaded is kept. */
export function memoizeAsync<T, Asked extends unknown[] = []>(
  load: (...asked: Asked) => Promise<T>,
): (...asked: Asked) => Promise<T> {
  let loaded: Promise<T> | undefined
  return (...asked) => {
    loaded ??= load(...asked).catch((error: unknown) => {
      loaded = undefined
      throw error
    })
    return loaded
  }
}
