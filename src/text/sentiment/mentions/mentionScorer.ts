import { SENTENCE_ADVERB } from '../../syntax/wordClasses.js'
import type { Label } from '../classify.js'
import type { ScoredText } from '../scoredText.js'
import { type Mention, MentionReader } from './mentionFeatures.js'
import { isTested, opinionOdds, praiseOdds } from './mentionTrees.js'
import { calibration, leans } from './mentionWeights.js'
import { createSentences, cutSentences, massAround } from './sentences.js'

/** Added to the log odds of an opinion, by language. */
const leanOf: Readonly<Record<string, number>> = leans

const chance = (logOdds: number): number => 1 / (1 + Math.exp(-logOdds))

/** Share of mentions that annotators call neutral where no word of the sentence is positive or negative. */
export const SILENT = 0.72
/** The same of mentions of sentence adverbs: all of 57, which is taken for a little less. */
export const ADVERBIAL = 0.95

/**
 * Labels mentions with the writer's opinion of the mentioned thing, as far as the sentence expresses one. Boosted
 * trees, trained on mentions that annotators labelled, weigh how opinions are attached to the mention. One instance
 * reads one text after the other.
 */
export class MentionScorer {
  label: Label = 0
  /** Share of annotators' labels that agree, calibrated on mentions of other texts; from 0 to 1. */
  confidence = 0
  private readonly reader = new MentionReader(isTested)
  private readonly sentences = createSentences()
  private text: ScoredText | undefined
  private lean = 0
  private readonly around: { whole: number; profiles: ArrayLike<number> } = { whole: 0, profiles: [] }

  /** Opens the text whose mentions are scored next. `profiles` are those of the project's terms, none for a text by itself. */
  open(text: ScoredText, profiles: ArrayLike<number> = []): void {
    this.text = text
    this.lean = leanOf[text.language] ?? 0
    this.around.whole = text.documentPolarity().score
    this.around.profiles = profiles
    cutSentences(this.sentences, text)
  }

  /** Whether no word around a mention is positive or negative: the other properties of the mention do not matter then. */
  isSilent(first: number): boolean {
    return massAround(this.sentences, first) === 0
  }

  /** Whether all words of a mention are sentence adverbs ("overall", "definitely"). */
  isAdverbial(first: number, last: number): boolean {
    const { tokens, classes } = this.text!
    let token = first
    while (token <= last && (classes[tokens.types[token]!]! & SENTENCE_ADVERB) !== 0) token++
    return token > first && token > last
  }

  /**
   * Sets `label` and `confidence` for a mention of the open text. A mention in a sentence without positive or negative
   * words is neutral, and so are sentence adverbs.
   */
  score(mention: Mention): void {
    if (this.isSilent(mention.first)) {
      this.label = 0
      this.confidence = SILENT
      return
    }
    if (this.isAdverbial(mention.first, mention.last)) {
      this.label = 0
      this.confidence = ADVERBIAL
      return
    }
    this.reader.read(this.text!, this.sentences, mention, this.around)
    const { features } = this.reader
    const opinion = opinionOdds(features) + this.lean
    if (opinion <= 0) {
      this.label = 0
      this.confidence = chance(calibration.neutral.slope * -opinion + calibration.neutral.base)
      return
    }
    const praise = praiseOdds(features)
    this.label = praise > 0 ? 1 : -1
    const joint = chance(opinion) * chance(Math.abs(praise))
    this.confidence = chance(calibration.polar.slope * Math.log(joint / (1 - joint)) + calibration.polar.base)
  }
}
