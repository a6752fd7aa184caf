/** Memoizes an async loader, whatever the arguments of later calls; retries after a rejection. */
export function memoizeAsync<T, Arguments extends unknown[] = []>(
  load: (...given: Arguments) => Promise<T>,
): (...given: Arguments) => Promise<T> {
  let loaded: Promise<T> | undefined
  return (...given) => {
    loaded ??= load(...given).catch((error: unknown) => {
      loaded = undefined
      throw error
    })
    return loaded
  }
}
