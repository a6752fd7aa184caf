/** What the page reads and writes of the storage of a browser. */
type PageStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** The storage of a browser. One that denies it, as for sites without cookies, gets one that is lost when the page is left. */
function openStorage(name: 'localStorage' | 'sessionStorage'): PageStorage {
  try {
    return window[name]
  } catch {
    const values = new Map<string, string>()
    return {
      getItem: (key) => values.get(key) ?? null,
      setItem: (key, value) => void values.set(key, value),
      removeItem: (key) => void values.delete(key),
    }
  }
}

/** Lasts as long as the tab. */
export const tabStorage = openStorage('sessionStorage')

/** Stays on this machine. */
export const machineStorage = openStorage('localStorage')
