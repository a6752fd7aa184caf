/** A text in which U+FFFD stands for each half of a surrogate pair: programs that cut texts leave them, and the engine refuses them. */
export const wellFormed = (text: string): string => text.replace(/\p{Cs}/gu, '\ufffd')
