/** A formatted number of documents with its noun. */
export const documentCount = (n: string): string => (n === '1' ? '1 document' : `${n} documents`)
