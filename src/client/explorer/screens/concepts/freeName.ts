import type { ListName } from '../../api/lists.js'

/** A name that no list has yet: the wanted one, or with a number behind it. */
export function freeName(lists: readonly ListName[], wanted: string): string {
  const isTaken = (name: string): boolean => lists.some((list) => list.name === name)
  if (!isTaken(wanted)) return wanted
  for (let n = 2; ; n++) {
    const name = `${wanted} (${n})`
    if (!isTaken(name)) return name
  }
}
