import type { SentimentLexicon } from '../lexicons/lexicon.js'
import { createCharacterScorer } from './characterGrams.js'
import { classifyDocument, classifyTarget, type TargetScore } from './classify.js'
import { type CompiledLexicon, compileLexicon } from './compileLexicon.js'
import { ReusableScoredText, type ScoredText } from './scoredText.js'
import { createTokenTypes } from './tokenTypeTable.js'

/** A range of a text, in UTF-16 code units: the mention of a person or thing. */
export interface TextSpan {
  /** Where it starts, in UTF-16 code units. */
  readonly start: number
  /** Where it ends, exclusive. */
  readonly end: number
}

/**
 * Scores the sentiment of texts of one language. `read` reads a text and returns scores for any of its ranges. One
 * instance serves any number of texts, one after another.
 */
export interface PolarityScorer {
  readonly language: string
  /** One score per target, from the words around it. Takes linear time in the size of text and targets. */
  score(text: string, targets: readonly TextSpan[]): TargetScore[]
  /** The text as a whole. */
  scoreText(text: string): TargetScore
  /** Reads a text; the result is valid until the next call. */
  read(text: string): ScoredText
  /** Reads a long text in steps; the result stays valid, and the scorer may read other texts meanwhile. */
  readSteps(text: string): Generator<void, ScoredText>
  /** Number of distinct tokens so far. Replace an instance with very many of them, since it caches them all. */
  readonly remembered: number
}

/**
 * Creates a scorer from a lexicon. `stem` gives the stem of a lower-case word. Scorers may share the compiled lexicon:
 * reading texts never changes it.
 */
export function createPolarityScorer(
  lexicon: SentimentLexicon,
  stem: (word: string) => string,
  compiled: CompiledLexicon = compileLexicon(lexicon, stem),
): PolarityScorer {
  const types = createTokenTypes(compiled)
  const characterScore = lexicon.grams === undefined ? () => 0 : createCharacterScorer(lexicon.grams)
  const options = { language: lexicon.language, lexicon: compiled, types, characterScore }
  const scored = new ReusableScoredText(options)
  const read = (text: string): ScoredText => {
    scored.take(text)
    return scored
  }
  return {
    language: lexicon.language,
    read,
    *readSteps(text) {
      const own = new ReusableScoredText(options)
      yield* own.takeSteps(text)
      return own
    },
    get remembered() {
      return types.count
    },
    score(text, targets) {
      read(text)
      return targets.map(({ start, end }) => {
        const first = scored.firstToken(start)
        const last = Math.max(first - 1, scored.lastToken(end))
        return classifyTarget(scored.scoreOf(first, last), scored.evidenceOf(first, last))
      })
    },
    scoreText(text) {
      return classifyDocument(read(text), 0)
    },
  }
}
