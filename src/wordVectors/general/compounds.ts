/** Languages that write compounds as one word. */
const compounding: ReadonlySet<string> = new Set(['da', 'de', 'fi', 'hu', 'nl', 'no', 'sv'])

/** Shorter parts are found by chance in most words. */
const LEAST_PART = 4
/** A head of this length is accepted even if nothing is known of what stands before it. */
const LEAST_HEAD = 6
/** Letters between two parts, as the `s` of `Regierungschef`. */
const MOST_LINKING = 2

/** Whether words of a language are looked up by their parts. */
export const isCompounding = (language: string): boolean => compounding.has(language)

/**
 * The known parts of a word that is not known itself: its longest known end, the head, and the longest known beginning that leaves
 * at most two linking letters before the head. Without such a beginning the head alone, if it is long and no longer end of the word
 * is known: `beschreiben` is no `reiben`, but `schreiben` with a prefix. Empty if there is none.
 */
export function partsOfCompound(word: string, isKnown: (part: string) => boolean): string[] {
  for (let start = LEAST_PART; start <= word.length - LEAST_PART; start++) {
    const head = word.slice(start)
    if (!isKnown(head)) continue
    for (let end = start; end >= Math.max(LEAST_PART, start - MOST_LINKING); end--) {
      const modifier = word.slice(0, end)
      if (isKnown(modifier)) return [modifier, head]
    }
    if (head.length >= LEAST_HEAD) return hasPrefix(word, isKnown) ? [] : [head]
  }
  return []
}

/** Whether a known word stands behind the first letters of a word, which are too few for a part. */
function hasPrefix(word: string, isKnown: (part: string) => boolean): boolean {
  for (let start = 1; start < LEAST_PART; start++) if (isKnown(word.slice(start))) return true
  return false
}
