import type { SentimentLexicon } from '../lexicons/lexicon.js'
import { createCharacterScorer } from './characterGrams.js'
import { classifyDocument, classifyTarget, type TargetScore } from './classify.js'
import { compileLexicon } from './compileLexicon.js'
import { ReusableScoredText, type ScoredText } from './scoredText.js'
import { createTokenTypes } from './tokenTypeTable.js'

/** A stretch of a text, in UTF-16 code units: somebody or something that is talked about. */
export interface TextSpan {
  readonly start: number
  readonly end: number
}

/**
 * Scores texts of one language for praise and blame. `read` reads a text and gives scores for any of its places.
 * One instance serves any number of texts, one after the other.
 */
export interface PolarityScorer {
  readonly language: string
  /** One score a target, each from the words around it. Time is linear in text and targets together. */
  score(text: string, targets: readonly TextSpan[]): TargetScore[]
  /** The text as a whole. */
  scoreText(text: string): TargetScore
  /** Reads a text; the result is valid until the next call. */
  read(text: string): ScoredText
  /** Distinct tokens met so far. Replace an instance that has met very many, since it keeps them all. */
  readonly remembered: number
}

/** Makes a scorer of a lexicon. `stem` gives the stem of a lower-case word. */
export function createPolarityScorer(lexicon: SentimentLexicon, stem: (word: string) => string): PolarityScorer {
  const compiled = compileLexicon(lexicon, stem)
  const types = createTokenTypes(compiled)
  const characterScore = lexicon.grams === undefined ? () => 0 : createCharacterScorer(lexicon.grams)
  const scored = new ReusableScoredText({ lexicon: compiled, types, characterScore })
  const read = (text: string): ScoredText => {
    scored.take(text)
    return scored
  }
  return {
    language: lexicon.language,
    read,
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
