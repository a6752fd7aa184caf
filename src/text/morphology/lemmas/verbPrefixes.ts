/** The prefixes of verbs of a language in which some part from the verb. */
export interface VerbPrefixes {
  readonly separable: readonly string[]
  readonly inseparable: readonly string[]
  /** The mark of the infinitive that stands behind a separable prefix: `zu` in `anzurufen`. */
  readonly infinitiveMark: string
}

/** A word as prefixes and its remainder. */
export interface PrefixSplit {
  readonly prefix: string
  readonly rest: string
  /** Whether an inseparable prefix is among them, which participles have instead of `ge`. */
  readonly inseparable: boolean
}

/** Forms of the verbs of such a language, without their prefixes. */
export interface VerbTables {
  /** Finite forms, infinitives and present participles -> verb. */
  readonly finite: Map<string, string>
  /** Past participles without ge- -> verb. */
  readonly participles: Map<string, string>
}

/** Minimum number of letters after a separable prefix. */
const LEAST_REST = 3

/** The possible readings of the beginning of a verb as prefixes, the fewest first. */
export function splitPrefixes(word: string, { separable, inseparable, infinitiveMark }: VerbPrefixes): PrefixSplit[] {
  const behind = (start: string, rest: string): PrefixSplit[] =>
    inseparable
      .filter((prefix) => rest.startsWith(prefix))
      .map((prefix) => ({ prefix: start + prefix, rest: rest.slice(prefix.length), inseparable: true }))
  const found: PrefixSplit[] = [{ prefix: '', rest: word, inseparable: false }, ...behind('', word)]
  for (const prefix of separable) {
    if (!word.startsWith(prefix) || word.length < prefix.length + LEAST_REST) continue
    const rest = word.slice(prefix.length)
    found.push({ prefix, rest, inseparable: false })
    if (rest.startsWith(infinitiveMark)) {
      found.push({ prefix, rest: rest.slice(infinitiveMark.length), inseparable: false })
    }
    found.push(...behind(prefix, rest))
  }
  return found
}
