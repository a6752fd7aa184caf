import type { Snapshot } from '../../../../src/snapshot/snapshot.js'

/** What the formula reads, by name of term and number of document. */
export interface NaiveCorpus {
  /** Texts as words between spaces. */
  readonly texts: readonly string[]
  readonly phrases: readonly string[]
  /** What the words of one stem have in common; no phrase has a stem. */
  readonly stemOf: (word: string) => string
  readonly snapshot: Snapshot
}

type Vector = readonly number[]
const sum = (numbers: readonly number[]) => numbers.reduce((total, x) => total + x, 0)
const dot = (a: Vector, b: Vector) => sum(a.map((x, i) => x * b[i]!))
const unit = (vector: Vector) => {
  const length = Math.hypot(...vector)
  return vector.map((x) => (length === 0 ? 0 : x / length))
}
const zScores = (values: readonly number[]) => {
  const mean = sum(values) / values.length
  const deviation = Math.sqrt(sum(values.map((x) => (x - mean) ** 2)) / values.length)
  return {
    deviation: deviation < 1e-9 ? 0 : deviation,
    z: values.map((x) => (deviation < 1e-9 ? 0 : (x - mean) / deviation)),
  }
}
/** Places of the highest values, the first of equal ones first. */
const best = (values: readonly number[], count: number) =>
  [...values.keys()].sort((a, b) => values[b]! - values[a]! || a - b).slice(0, count)

/** Words of a text and the phrases in them, longest first; the words of a phrase are counted too. */
function readTerms(words: readonly string[], phrases: readonly string[]): string[] {
  const found: string[] = []
  for (let i = 0; i < words.length; ) {
    const pair = `${words[i]} ${words[i + 1]}`
    const isPhrase = phrases.includes(pair)
    if (isPhrase) found.push(pair, words[i]!, words[i + 1]!)
    else found.push(words[i]!)
    i += isPhrase ? 2 : 1
  }
  return found
}

const countsOf = (terms: readonly string[]) => {
  const counts = new Map<string, number>()
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1)
  return counts
}

/** The sum over the places of both words of 1 / (1 + d / 6), where no more than 60 code units lie between them. */
function nearness(words: readonly string[], first: string, second: string): number {
  const starts = words.map((_, i) => words.slice(0, i).join(' ').length + (i > 0 ? 1 : 0))
  let total = 0
  for (const [i, word] of words.entries()) {
    if (word !== first && word !== second) continue
    // Of each order the last place before counts.
    const wanted = word === second ? first : second
    const before = words.slice(0, i).lastIndexOf(wanted)
    if (before < 0) continue
    const apart = starts[i]! - starts[before]! - wanted.length
    // In a query words follow each other with one code unit between.
    if (apart <= 60) total += 1 / (1 + (word === second ? Math.abs(apart - 1) : apart + 1) / 6)
  }
  return total
}

/** The same function, which counts each term once. */
function remembered(count: (term: string) => number): (term: string) => number {
  const known = new Map<string, number>()
  return (term) => {
    const value = known.get(term) ?? count(term)
    known.set(term, value)
    return value
  }
}

/** Hybrid scores of every document, step by step as the formula says, and which documents are found. */
export async function naiveHybrid(corpus: NaiveCorpus, queries: readonly string[], feedback: boolean) {
  const { snapshot } = corpus
  const ranking = await snapshot.ranking()
  const documents = corpus.texts.map((text) => text.split(' ').filter(Boolean))
  const termsOf = documents.map((words) => countsOf(readTerms(words, corpus.phrases)))
  const N = documents.length
  const having = countsOf(termsOf.flatMap((own) => [...own.keys()]))
  const lengths = [...ranking.contentWordCounts]
  const meanLength = sum(lengths) / N || 1
  const isFamily = (term: string, other: string) =>
    term === other || (!term.includes(' ') && !other.includes(' ') && corpus.stemOf(term) === corpus.stemOf(other))
  /** Documents with a word of the stem. */
  const ofFamily = remembered(
    (term) => termsOf.filter((own) => [...own.keys()].some((other) => isFamily(term, other))).length,
  )
  const idf = remembered((term) => Math.log(1 + (N - ofFamily(term) + 0.5) / (ofFamily(term) + 0.5)))
  const familyIdf = (term: string) => Math.max(0, Math.log((N + 1) / (ofFamily(term) + 0.5)))
  const vectorIdf = (term: string) => Math.max(0, Math.log((N + 1) / (having.get(term)! + 0.5)))
  const saturated = (f: number, d: number) => (f * 2.2) / (f + 1.2 * (0.25 + (0.75 * lengths[d]!) / meanLength))
  const numberOf = termNumbers(snapshot)
  const rowsOf = async ({ documentVectors, axes }: Pick<Snapshot, 'documentVectors'> & { readonly axes: number }) => {
    const all = await documentVectors.all()
    return documents.map((_, d) => [...all.subarray(d * axes, (d + 1) * axes)])
  }
  const spaces = [
    { ...snapshot.space, lengths: snapshot.space.termLengths, common: [...snapshot.space.commonDirection] },
    { ...ranking, termVectors: await ranking.termVectors.all(), lengths: undefined, common: undefined },
  ]
  const rows = [await rowsOf({ ...snapshot, axes: snapshot.space.axes }), await rowsOf(ranking)]

  const read = queries.filter((text) => !text.startsWith('-')).map((text) => text.split(' '))
  const known = corpus.phrases.filter((phrase) => having.has(phrase))
  const counts = countsOf(read.flatMap((words) => readTerms(words, known)).filter((term) => having.has(term)))
  const factor = (term: string) => (term.includes(' ') ? 0.1 : 1)
  const weights = new Map([...counts].map(([term, count]) => [term, count * factor(term)]))
  const frequencyOf = (own: ReadonlyMap<string, number>, term: string) =>
    sum([...own].map(([other, count]) => (isFamily(term, other) ? (other === term ? count : 0.85 * count) : 0)))
  const bm25 = (weighted: ReadonlyMap<string, number>) =>
    termsOf.map((own, d) =>
      sum([...weighted].map(([term, weight]) => weight * idf(term) * saturated(frequencyOf(own, term), d))),
    )
  const queryVectors = spaces.map(({ axes, termCount, termVectors, lengths: natural, common }, s) => {
    let total = new Array<number>(axes).fill(0)
    for (const [term, count] of counts) {
      const number = numberOf.get(term)!
      if (number >= termCount) continue
      const share =
        (1 + Math.log(count)) * factor(term) * (s === 0 ? vectorIdf : familyIdf)(term) * (natural?.[number] ?? 1)
      total = total.map((x, axis) => x + share * termVectors[number * axes + axis]!)
    }
    const direction = unit(total)
    if (common === undefined) return direction
    return unit(direction.map((x, axis) => x - dot(direction, common) * common[axis]!))
  })
  const cosines = (vectors: readonly Vector[]) => vectors.map((vector, s) => rows[s]!.map((row) => dot(row, vector)))
  const fuse = (terms: readonly number[], proximities: readonly (readonly number[])[], weight: number) => {
    const parts = [zScores(terms), ...proximities.map(zScores)]
    return terms.map((_, d) => parts[0]!.z[d]! + weight * (parts[1]!.z[d]! + parts[2]!.z[d]!))
  }
  const weight = Math.max(0.25, Math.min(1, Math.sqrt(1_500 / N)))
  const terms = bm25(weights)
  const own = cosines(queryVectors)
  const first = fuse(terms, own, weight)

  const neighbours = Math.max(1, sum(read.map((words) => words.length)) - 1)
  const ofPair = 1.5 / weight ** 2 / neighbours ** 1.5
  const pairs = countsOf(read.flatMap((words) => words.slice(1).map((word, i) => `${words[i]} ${word}`)))
  const proximity = new Array<number>(N).fill(0)
  for (const d of ofPair < 0.05 ? [] : best(first, 200)) {
    for (const [pair, count] of pairs) {
      const [a, b] = pair.split(' ') as [string, string]
      if (a === b || !having.has(a) || !having.has(b)) continue
      const proximities = nearness(documents[d]!, a, b)
      if (proximities > 0)
        proximity[d]! += ofPair * count * Math.min(vectorIdf(a), vectorIdf(b)) * saturated(proximities, d)
    }
  }
  const added = (scores: readonly number[]) => scores.map((score, d) => score + proximity[d]!)
  const foundBy = (scores: readonly number[]) =>
    scores.map((score, d) => Number(score > 0 || own.some((proximities) => proximities[d]! > 0)))
  if (!feedback || weights.size === 0) return { scores: fuse(added(terms), own, weight), found: foundBy(terms) }

  const { deviation } = zScores(terms)
  const nearest = first.map((score, d) => score + (deviation > 0 ? proximity[d]! / deviation : 0))
  const teachers = best(nearest, 10)
  const ranks = teachers.map((_, rank) => 1 / Math.log2(rank + 2))
  const shares = ranks.map((share) => share / sum(ranks))
  const profile = new Map<string, number>()
  for (const [i, d] of teachers.entries()) {
    const parts = [...termsOf[d]!]
      .filter(([term]) => !term.includes(' '))
      .map(([term, count]) => [term, saturated(Math.min(count, 255), d)] as const)
    const length = Math.hypot(...parts.map(([, part]) => part)) || 1
    for (const [term, part] of parts) {
      profile.set(term, (profile.get(term) ?? 0) + (shares[i]! * part * vectorIdf(term)) / length)
    }
  }
  const inOrder = [...profile].sort((a, b) => b[1] - a[1] || numberOf.get(a[0])! - numberOf.get(b[0])!).slice(0, 40)
  const learnedPolarities = sum(inOrder.map(([, x]) => x))
  const queryWeight = sum([...weights.values()])
  const taught = new Map(weights)
  for (const [term, x] of learnedPolarities === 0 ? [] : inOrder) {
    taught.set(term, (taught.get(term) ?? 0) + (x / learnedPolarities) * queryWeight * Math.sqrt(weight))
  }
  const again = bm25(taught)
  const moved = queryVectors.map((vector, s) => {
    const mean = vector.map((_, axis) => sum(teachers.map((d, i) => shares[i]! * rows[s]![d]![axis]!)))
    const towards = unit(mean)
    return unit(vector.map((x, axis) => x + towards[axis]!))
  })
  return { scores: fuse(added(again), cosines(moved), 0.5 * weight), found: foundBy(again) }
}

function termNumbers({ terms }: Snapshot): ReadonlyMap<string, number> {
  const { bytes, offsets } = terms.ids
  const texts = Array.from({ length: terms.count }, (_, t) =>
    Buffer.from(bytes.slice(offsets[t]!, offsets[t + 1]!))
      .toString()
      .replaceAll('|en', ''),
  )
  return new Map(texts.map((text, term) => [text, term]))
}
