import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'

/** The result of work that runs once for a component; undefined until it is there. */
export function useLoaded<Result>(work: () => Promise<Result>): Result | undefined {
  const result = useSignal<Result | undefined>(undefined)
  useEffect(() => {
    let isShown = true
    void work().then((done) => {
      if (isShown) result.value = done
    })
    return () => {
      isShown = false
    }
  }, [])
  return result.value
}
