import type { Gate } from './gate.js'

/** A store of the port without promises, as SQLite implements it: statements run on the thread of the caller. */
export type Synchronous<Store> = {
  readonly [Name in keyof Store]: Store[Name] extends (...values: infer Values) => Promise<infer Result>
    ? (...values: Values) => Result
    : never
}

/**
 * The store of the port for a synchronous one. A method runs at once if no transaction is open, and otherwise after it;
 * without a gate, it runs inside the transaction of the caller.
 */
export function asynchronous<Store extends object>(store: Synchronous<Store>, gate?: Gate): Store {
  const methods = Object.entries(store) as [string, (...values: unknown[]) => unknown][]
  const wrapped = methods.map(([name, run]) => [
    name,
    gate === undefined
      ? async (...values: unknown[]) => run(...values)
      : (...values: unknown[]) => gate.enter(() => run(...values)),
  ])
  return Object.fromEntries(wrapped) as Store
}
