import { type FindingFigures, type FindingNoun, writeFinding } from '../../findingSentence.js'

/** A piece of the sentence: as it is, a concept in italics, a figure in bold. */
type FindingPiece = string | { readonly tag: 'i' | 'b'; readonly text: string }

/** How the page sets the emphases of a sentence. */
const TAGS = { count: 'b', concept: 'i', difference: 'b' } as const

/** The sentence on a finding in pieces of the page. */
export const findingPieces = (figures: FindingFigures, noun: FindingNoun, digits: number): FindingPiece[] =>
  writeFinding(figures, noun, digits).map(({ text, emphasis }) =>
    emphasis === undefined ? text : { tag: TAGS[emphasis], text },
  )
