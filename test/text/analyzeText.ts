import { type Analyzer, createWordList } from '../../src/text/analyzer.js'

/** The terms of a text. Arrays have one entry per content word. */
interface AnalyzedText {
  readonly termIds: readonly string[]
  /** First UTF-16 code unit, and number of code units. */
  readonly starts: Uint32Array
  readonly lengths: Uint16Array
  readonly positions: Uint32Array
  readonly gaps: Uint8Array
}

export function analyzeText(analyzer: Analyzer, text: string): AnalyzedText {
  const words = createWordList(64)
  analyzer.analyze(text, words)
  const { length } = words
  const termIds: string[] = []
  for (let word = 0; word < length; word++)
    termIds.push(analyzer.termIds[analyzer.surfaceTerms[words.surfaces[word]!]!]!)
  return {
    termIds,
    starts: words.starts.subarray(0, length),
    lengths: words.lengths.subarray(0, length),
    positions: words.positions.subarray(0, length),
    gaps: words.gaps.subarray(0, length),
  }
}
