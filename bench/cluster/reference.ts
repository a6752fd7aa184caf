/**
 * What a client knows of its records by name: each has one of some values. A change that was acknowledged leaves one possible
 * value, one whose answer was lost adds one.
 */
export interface Reference<Value> {
  /** An acknowledged change; `undefined` removes the record. */
  acknowledged(name: string, value: Value | undefined): void
  /** A change that may have happened, or may still. */
  possible(name: string, value: Value | undefined): void
  /** Names of records that are there for certain. */
  certain(): string[]
  /** The least and the greatest number of records that can be there. */
  bounds(): readonly [least: number, most: number]
  /** What is wrong with records that were read, as sentences; afterwards they are what is certain. */
  compare(read: ReadonlyMap<string, Value>): string[]
}

export function createReference<Value extends string>(kind: string): Reference<Value> {
  const values = new Map<string, Set<Value | undefined>>()
  const valuesOf = (name: string): Set<Value | undefined> => values.get(name) ?? new Set([undefined])
  const isCertain = (possible: ReadonlySet<Value | undefined>): boolean => !possible.has(undefined)
  const isPossible = (possible: ReadonlySet<Value | undefined>): boolean =>
    [...possible].some((value) => value !== undefined)
  const show = (value: Value | undefined): string => (value === undefined ? 'nothing' : JSON.stringify(value))
  return {
    acknowledged: (name, value) => void values.set(name, new Set([value])),
    possible: (name, value) => void values.set(name, new Set([...valuesOf(name), value])),
    certain: () => [...values].filter(([, possible]) => isCertain(possible)).map(([name]) => name),
    bounds() {
      const all = [...values.values()]
      return [all.filter(isCertain).length, all.filter(isPossible).length]
    },
    compare(read) {
      const faults: string[] = []
      for (const name of new Set([...values.keys(), ...read.keys()])) {
        const value = read.get(name)
        const possible = valuesOf(name)
        if (!possible.has(value)) {
          faults.push(`${kind} ${name}: ${show(value)} in place of ${[...possible].map(show).join(' or ')}`)
        }
        values.set(name, new Set([value]))
      }
      return faults
    },
  }
}
