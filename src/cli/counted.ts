import { pluralOf } from '../plural.js'

/** `1 line`, `2,000 lines`. */
export const counted = (n: number, noun: string): string =>
  `${n.toLocaleString('en')} ${n === 1 ? noun : pluralOf(noun)}`
