/** The words of a text that white space separates, in order; none where there is no text. */
export const wordsIn = (text = ''): string[] => text.match(/\S+/gu) ?? []
