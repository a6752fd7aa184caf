import { languageRules } from '../../dist/text/languages.js'

/** Words of a phrase at most, and how alike (1 - edit distance / length) two phrases may be, as its authors set them. */
const LONGEST = 3
const ALIKE = 0.9
/** Shorter words are no content words. */
const SHORTEST = 3

interface Term {
  count: number
  /** Times in capitals, and with a capital within a sentence. */
  acronyms: number
  capitals: number
  /** Sentences that have it, in order. */
  readonly sentences: number[]
  readonly before: Map<string, number>
  readonly after: Map<string, number>
}

interface Candidate {
  readonly text: string
  readonly words: readonly string[]
  count: number
}

interface Token {
  readonly text: string
  readonly place: number
}

interface Read {
  readonly terms: Map<string, Term>
  readonly candidates: Map<string, Candidate>
  readonly sentences: number
}

/** The key phrases of YAKE (Campos and others 2020), by the formulas of the paper, best first. */
export function createYake(language: string): (text: string, limit: number) => string[] {
  const { functionWords } = languageRules(language)!
  const isStop = (word: string): boolean =>
    functionWords.has(word) || word.length < SHORTEST || /^[\p{N}.,]+$/u.test(word)
  return (text, limit) => {
    const read = readText(text, isStop)
    const scores = termScores(read, isStop)
    const ranked = [...read.candidates.values()]
      .map((candidate) => ({ text: candidate.text, score: phraseScore(candidate, read.terms, scores) }))
      .sort((a, b) => a.score - b.score)
    return withoutAlike(
      ranked.map((candidate) => candidate.text),
      limit,
    )
  }
}

function readText(text: string, isStop: (word: string) => boolean): Read {
  const sentences = text.split(/(?<=[.!?])\s+|\n+/u).filter((sentence) => sentence.trim() !== '')
  const read: Read = { terms: new Map(), candidates: new Map(), sentences: sentences.length }
  for (const [sentence, content] of sentences.entries()) {
    let run: Token[] = []
    const tokens = content.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*|[^\s\p{L}\p{N}]/gu) ?? []
    for (const [place, token] of [...tokens, '.'].entries()) {
      if (/^[\p{L}\p{N}]/u.test(token)) run.push({ text: token, place })
      else {
        readRun(run, sentence, read, isStop)
        run = []
      }
    }
  }
  return read
}

const increase = (counts: Map<string, number>, word: string): unknown => counts.set(word, (counts.get(word) ?? 0) + 1)

/** Words between two punctuation marks. */
function readRun(
  run: readonly Token[],
  sentence: number,
  { terms, candidates }: Read,
  isStop: (word: string) => boolean,
) {
  const words = run.map(({ text }) => text.toLowerCase())
  for (const [at, word] of words.entries()) {
    const { text, place } = run[at]!
    const fresh = { count: 0, acronyms: 0, capitals: 0, sentences: [], before: new Map(), after: new Map() }
    const term: Term = terms.get(word) ?? fresh
    terms.set(word, term)
    term.count++
    term.sentences.push(sentence)
    if (/^\p{Lu}{2,}$/u.test(text)) term.acronyms++
    else if (place > 0 && /^\p{Lu}/u.test(text)) term.capitals++
    if (at > 0) {
      increase(term.before, words[at - 1]!)
      increase(terms.get(words[at - 1]!)!.after, word)
    }
    for (let from = at; from >= 0 && at - from < LONGEST; from--) {
      if (isStop(words[from]!) || isStop(word)) continue
      const own = words.slice(from, at + 1)
      const written = run.slice(from, at + 1).map((token) => token.text)
      const candidate = candidates.get(own.join(' ')) ?? { text: written.join(' '), words: own, count: 0 }
      candidate.count++
      candidates.set(own.join(' '), candidate)
    }
  }
}

/** S(t) = Rel Pos / (Case + Freq / Rel + Diff / Rel) of each content word: the lower, the better. */
function termScores({ terms, sentences }: Read, isStop: (word: string) => boolean): Map<string, number> {
  const counts = [...terms].filter(([word]) => !isStop(word)).map(([, { count }]) => count)
  const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length
  const deviation = Math.sqrt(counts.reduce((sum, count) => sum + (count - mean) ** 2, 0) / counts.length)
  const highest = [...terms.values()].reduce((most, { count }) => Math.max(most, count), 0)
  const dispersion = (neighbours: ReadonlyMap<string, number>): number =>
    neighbours.size /
    Math.max(
      1,
      [...neighbours.values()].reduce((sum, count) => sum + count, 0),
    )
  const scores = new Map<string, number>()
  for (const [word, { count, acronyms, capitals, sentences: places, before, after }] of terms) {
    if (isStop(word)) continue
    const relatedness = 1 + ((dispersion(before) + dispersion(after)) * count) / highest
    const position = Math.log(Math.log(3 + places[places.length >> 1]!))
    const casing = Math.max(acronyms, capitals) / (1 + Math.log(count))
    const frequency = count / (mean + deviation)
    const different = new Set(places).size / sentences
    scores.set(word, (position * relatedness) / (casing + (frequency + different) / relatedness))
  }
  return scores
}

/** Product of S / (times x (1 + sum of S)); a function word within counts by how likely its neighbours stand beside it. */
function phraseScore({ words, count }: Candidate, terms: Read['terms'], scores: ReadonlyMap<string, number>): number {
  let [product, sum] = [1, 0]
  for (const [i, word] of words.entries()) {
    const score = scores.get(word)
    if (score !== undefined) {
      product *= score
      sum += score
      continue
    }
    const [before, after] = [words[i - 1]!, words[i + 1]!]
    const left = (terms.get(before)!.after.get(word) ?? 0) / terms.get(before)!.count
    const right = (terms.get(word)!.after.get(after) ?? 0) / terms.get(after)!.count
    product *= 2 - left * right
    sum -= 1 - left * right
  }
  return product / (count * (1 + sum))
}

function withoutAlike(ranked: readonly string[], limit: number): string[] {
  const kept: string[] = []
  for (const text of ranked) {
    if (kept.length >= limit) break
    if (kept.every((other) => likeness(other.toLowerCase(), text.toLowerCase()) <= ALIKE)) kept.push(text)
  }
  return kept
}

/** 1 - Levenshtein's distance / the longer length. */
function likeness(a: string, b: string): number {
  let line = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      next.push(Math.min(line[j]! + 1, next[j - 1]! + 1, line[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)))
    }
    line = next
  }
  return 1 - line[b.length]! / Math.max(1, a.length, b.length)
}
