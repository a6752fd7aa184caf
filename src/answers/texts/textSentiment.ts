import type { TermLessons } from '../../snapshot/snapshot.js'
import { classifyDocument, type Label } from '../../text/sentiment/classify.js'
import { MentionScorer } from '../../text/sentiment/mentions/mentionScorer.js'
import {
  type OccurrencesOfText,
  occurrenceScoreSteps,
  scoreOccurrences,
} from '../../text/sentiment/mentions/scoreOccurrences.js'
import type { PolarityScorer } from '../../text/sentiment/polarityScorer.js'
import { rememberedScorers } from '../../text/sentiment/rememberedScorers.js'
import type { ScoredText } from '../../text/sentiment/scoredText.js'
import type { KnownOccurrences } from './readOccurrences.js'

/** A label with its confidence, from 0 to 1. */
export interface LabelledSentiment {
  readonly label: Label
  readonly confidence: number
}

export interface TextSentiment {
  readonly whole: LabelledSentiment
  /** By occurrence. */
  readonly labels: readonly Label[]
  readonly confidences: readonly number[]
}

/** Scores texts as the sentiment build scores documents, with what the project has taught. */
export class TextSentimentReader {
  private readonly mentions = new MentionScorer()

  private constructor(
    private readonly scorers: ReadonlyMap<string, PolarityScorer>,
    private readonly lessons: TermLessons,
  ) {}

  /** Loads the word lists of these languages. */
  static async open(languages: readonly string[], lessons: TermLessons): Promise<TextSentimentReader> {
    return new TextSentimentReader(await rememberedScorers(languages), lessons)
  }

  /** The sentiment of a text in one of the languages, and of the occurrences in it. */
  read(text: string, language: string, known: KnownOccurrences): TextSentiment {
    const found = this.occurrencesIn(this.scorers.get(language)!.read(text), known)
    const scores = createScores()
    return scores.withWhole(found, scoreOccurrences(this.mentions, found, scores.add))
  }

  /** Does so in steps. */
  *readSteps(text: string, language: string, known: KnownOccurrences): Generator<void, TextSentiment> {
    const found = this.occurrencesIn(yield* this.scorers.get(language)!.readSteps(text), known)
    const scores = createScores()
    return scores.withWhole(found, yield* occurrenceScoreSteps(this.mentions, found, scores.add))
  }

  private occurrencesIn(reading: ScoredText, { terms, starts, lengths }: KnownOccurrences): OccurrencesOfText {
    const { learnedPolarities, profiles } = this.lessons
    return { reading, places: { terms, starts, lengths, from: 0, to: terms.length }, learnedPolarities, profiles }
  }
}

/** Collects the scores of occurrences. */
function createScores() {
  const labels: Label[] = []
  const confidences: number[] = []
  return {
    add: (_: number, label: Label, confidence: number): void => {
      labels.push(label)
      confidences.push(confidence)
    },
    withWhole: ({ reading }: OccurrencesOfText, learnedSum: number): TextSentiment => {
      const { label, confidence } = classifyDocument(reading, learnedSum)
      return { whole: { label, confidence }, labels, confidences }
    },
  }
}
