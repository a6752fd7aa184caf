import { PackedNumbers } from '../../compute/packedNumbers.js'
import {
  type PackedStrings,
  packedCount,
  packStrings,
  pickStrings,
  sharedUint32,
  unpackString,
} from '../../compute/shared.js'
import type { TermTable } from '../../snapshot/snapshot.js'
import { firstWordOf } from '../../snapshot/termTable.js'
import { displayIndex, insideSentence, mayBeginSentences, unwrittenNoun } from '../../text/displayForm.js'
import type { SurfaceFormCounts } from '../words/surfaceFormCounts.js'

/** Maximum number of surface texts stored for one term: the most frequent ones. */
const MOST_SURFACES = 100

/** Orders surface texts for storage: most frequent first, equally frequent ones with lower case first. */
export const orderSurfaces = <Surface extends readonly [text: string, count: number, ...unknown[]]>(
  counted: Iterable<Surface>,
): Surface[] => [...counted].sort((a, b) => b[1] - a[1] || (a[0] > b[0] ? -1 : 1)).slice(0, MOST_SURFACES)

/** The surfaces of each term, counted wherever the term occurs, also inside phrases. */
export function collectSurfaces(
  shards: readonly SurfaceFormCounts[],
  { ids, wordCounts }: Pick<TermTable, 'ids' | 'wordCounts'>,
) {
  const count = packedCount(ids)
  const forms = new TermForms(shards, count)
  const displays = new Uint32Array(count)
  const nouns: DisplayChange[] = []
  /** Phrases whose display form only begins sentences. */
  const beginners: number[] = []
  const texts: number[] = []
  const counts: number[] = []
  const surfaceOffsets = sharedUint32(count + 1)
  for (let term = 0; term < count; term++) {
    const ofTerm = forms.read(term)
    const { display, noun }: Display =
      ofTerm.length === 1 ? { display: ofTerm[0]! } : chooseDisplay(forms, ofTerm, unpackString(ids, term))
    displays[term] = display
    if (noun !== undefined) nouns.push([term, noun])
    const isInside = wordCounts[term] === 1 || forms.insideCounts[display]! > 0
    if (!isInside && mayBeginSentences(unpackString(forms.texts, display), unpackString(ids, term)))
      beginners.push(term)
    for (const text of ofTerm) {
      texts.push(text)
      counts.push(forms.counts[text]!)
    }
    surfaceOffsets[term + 1] = counts.length
  }
  const surfaceCounts = sharedUint32(counts.length)
  surfaceCounts.set(counts)
  const lowered = lowerBeginners(beginners, { displays, all: forms.texts, ids })
  return {
    displays: changeDisplays(displays, forms.texts, [...nouns, ...lowered]),
    surfaceOffsets,
    surfaceTexts: pickStrings([forms.texts], Uint32Array.from(texts)),
    surfaceCounts,
  }
}

/** How a term is shown: the number of one of its texts, or a noun that nobody has written by itself. */
interface Display {
  readonly display: number
  readonly noun?: string | undefined
}

/** Chooses among several forms of a term. */
function chooseDisplay({ texts, counts }: TermForms, ofTerm: readonly number[], id: string): Display {
  const forms = ofTerm.map((text) => [unpackString(texts, text), counts[text]!] as const)
  const index = displayIndex(forms, id)
  return { display: ofTerm[index]!, noun: unwrittenNoun(forms, id, forms[index]![0]) }
}

/**
 * The surface forms of one term after another, summed over all shards. Texts are referenced by number: if there are very many words,
 * most terms have one surface, and a map for each would take most of the memory of a build.
 */
class TermForms {
  /** The distinct texts of all terms. */
  readonly texts: PackedStrings
  /** By text, how often the term that was read last occurs as it, and how often inside a clause. */
  readonly counts: Uint32Array
  readonly insideCounts: Uint32Array
  /** Texts of the term that was read last, in the order in which they were met. */
  private readonly met: number[] = []
  /** By shard and index in it, the number of the text. */
  private readonly textsOf: readonly Uint32Array[]
  private readonly entries: ReturnType<typeof sortByTerm>

  constructor(
    private readonly shards: readonly SurfaceFormCounts[],
    termCount: number,
  ) {
    this.entries = sortByTerm(shards, termCount)
    const numbers = new PackedNumbers()
    this.textsOf = shards.map(({ texts }) =>
      Uint32Array.from({ length: packedCount(texts) }, (_, i) => numbers.numberOf(texts, i)),
    )
    this.counts = new Uint32Array(numbers.size)
    this.insideCounts = new Uint32Array(numbers.size)
    this.texts = numbers.finish()
  }

  /** Counts the forms of a term in place of the last one. Returns their texts in storage order; every term occurs, so there is one at least. */
  read(term: number): readonly number[] {
    const { shards, textsOf, counts, insideCounts, met } = this
    for (const text of met) {
      counts[text] = 0
      insideCounts[text] = 0
    }
    met.length = 0
    const { offsets, shardOf, indexInShard } = this.entries
    for (let entry = offsets[term]!; entry < offsets[term + 1]!; entry++) {
      const shard = shards[shardOf[entry]!]!
      const index = indexInShard[entry]!
      const text = textsOf[shardOf[entry]!]![index]!
      if (counts[text] === 0) met.push(text)
      counts[text]! += shard.counts[index]!
      insideCounts[text]! += shard.insideCounts[index]!
    }
    return met.length === 1 ? met : orderTexts(met, counts, this.texts)
  }
}

/** The display form of a term that is not among its texts. */
type DisplayChange = readonly [term: number, display: string]

/** The display forms of phrases that only begin sentences: as their first words are by themselves. */
const lowerBeginners = (
  beginners: readonly number[],
  { displays, all, ids }: { readonly displays: Uint32Array; readonly all: PackedStrings; readonly ids: PackedStrings },
) =>
  beginners.map((term): DisplayChange => {
    const firstWord = firstWordOf({ ids }, term)
    const display = firstWord < 0 ? undefined : unpackString(all, displays[firstWord]!)
    return [term, insideSentence(unpackString(all, displays[term]!), unpackString(ids, term), display)]
  })

/** The display forms of all terms. `displays` has the number of each form in `all`; forms that are not in `all` are in `changes`. */
function changeDisplays(displays: Uint32Array, all: PackedStrings, changes: readonly DisplayChange[]): PackedStrings {
  for (const [index, [term]] of changes.entries()) displays[term] = packedCount(all) + index
  return pickStrings([all, packStrings(changes.map(([, display]) => display))], displays)
}

/** Numbers of texts in storage order. */
function orderTexts(texts: readonly number[], counts: Uint32Array, all: PackedStrings): number[] {
  return orderSurfaces(texts.map((text) => [unpackString(all, text), counts[text]!, text] as const)).map(
    ([, , text]) => text,
  )
}

/** The surfaces of each term: entries offsets[t] to offsets[t+1] hold the shard and the index there. */
function sortByTerm(shards: readonly SurfaceFormCounts[], count: number) {
  const offsets = new Uint32Array(count + 1)
  for (const { terms } of shards) for (const term of terms) if (term < count) offsets[term + 1]!++
  for (let term = 0; term < count; term++) offsets[term + 1]! += offsets[term]!
  const shardOf = new Uint32Array(offsets[count]!)
  const indexInShard = new Uint32Array(offsets[count]!)
  const next = offsets.slice(0, count)
  for (const [shard, { terms }] of shards.entries()) {
    for (let index = 0; index < terms.length; index++) {
      const term = terms[index]!
      if (term >= count) continue
      shardOf[next[term]!] = shard
      indexInShard[next[term]!++] = index
    }
  }
  return { offsets, shardOf, indexInShard }
}
