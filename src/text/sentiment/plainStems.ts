import { unaccented } from './formTable.js'
import type { LexiconStems } from './lexiconStems.js'

/** Letters of the shortest stem that is known without its accents, and listed forms that an ending must be seen on. */
const MINIMUM_PLAIN_STEM = 5
const MINIMUM_SEEN = 2

/**
 * Values of inflected words without accents ("vyborneho"): a stemmer knows the endings only as they are rightly written, so
 * such a word is a listed stem and an ending of listed forms, where one of the two has lost an accent.
 */
export function createPlainStems(lexiconStems: Pick<LexiconStems, 'all'>): (form: string) => number | undefined {
  const { entries: stems, endings } = lexiconStems.all()
  const values = new Map<string, number>()
  for (const [stem, { sum, forms }] of stems) {
    const bare = unaccented(stem)
    if (bare.length >= MINIMUM_PLAIN_STEM && (bare === stem || !stems.has(bare))) values.set(bare, sum / forms)
  }
  const proper = new Map<string, number>()
  for (const ending of endings) proper.set(ending, (proper.get(ending) ?? 0) + 1)
  const seen = new Map<string, number>()
  for (const [ending, times] of proper) {
    const bare = unaccented(ending)
    if (bare !== '') seen.set(bare, (seen.get(bare) ?? 0) + times)
  }
  for (const [ending, times] of seen) if (times < MINIMUM_SEEN) seen.delete(ending)
  const longest = Math.max(0, ...[...seen.keys()].map((ending) => ending.length))
  return (form) => {
    for (let length = form.length - 1; length >= Math.max(MINIMUM_PLAIN_STEM, form.length - longest); length--) {
      const ending = form.slice(length)
      if (!seen.has(ending)) continue
      const stem = form.slice(0, length)
      const value = values.get(stem)
      if (value !== undefined && (!stems.has(stem) || !proper.has(ending))) {
        return unaccented(form) === form ? value : undefined
      }
    }
    return undefined
  }
}
