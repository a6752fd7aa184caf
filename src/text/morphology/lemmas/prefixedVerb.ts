/** Minimum number of letters after a prefix. */
const LEAST_REST = 3

/**
 * The lemma of a listed verb with one of some prefixes: the prefix and what `lemmaOf` finds for the rest. The first prefix counts whose rest
 * is a form of a verb that is not refused.
 */
export function prefixedVerb(
  prefixes: readonly string[],
  lemmaOf: (form: string) => string | undefined,
  isRefused: (lemma: string, word: string) => boolean = () => false,
): (word: string) => string | undefined {
  return (word) => {
    for (const prefix of prefixes) {
      if (!word.startsWith(prefix) || word.length < prefix.length + LEAST_REST) continue
      const lemma = lemmaOf(word.slice(prefix.length))
      if (lemma !== undefined && !isRefused(lemma, word)) return prefix + lemma
    }
    return undefined
  }
}
