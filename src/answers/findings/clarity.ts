/** A q in words. `may be chance` is not `no effect`. */
export type Clarity = 'very clear' | 'clear' | 'a hint' | 'may be chance'

/** Upper bounds of q. */
const BOUNDS: readonly (readonly [q: number, clarity: Clarity])[] = [
  [0.01, 'very clear'],
  [0.05, 'clear'],
  [0.2, 'a hint'],
]

/** How clear a figure with this q is: under .01, under .05, under .2, or not. */
export const clarityOf = (q: number): Clarity => BOUNDS.find(([bound]) => q < bound)?.[1] ?? 'may be chance'
