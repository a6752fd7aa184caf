/** A piece of a sentence: as it is, in italics, in bold, or marked like the chosen concept. */
export type TextPiece = string | { readonly tag: 'i' | 'b' | 'mark'; readonly text: string }

export const i = (text: string): TextPiece => ({ tag: 'i', text })
export const b = (text: string): TextPiece => ({ tag: 'b', text })
export const mark = (text: string): TextPiece => ({ tag: 'mark', text })

/** The words for one, or those for another number. */
export const pick = (n: number, one: string, many: string): string => (n === 1 ? one : many)
