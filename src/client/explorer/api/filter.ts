/** One constraint of a filter, as the interface takes it. */
export type Constraint =
  | { readonly name: string; readonly values: readonly (string | number)[] }
  | { readonly name: string; readonly minimum?: string | number; readonly maximum?: string | number }

/** Constraints that a document satisfies together. */
export type Filter = readonly Constraint[]
