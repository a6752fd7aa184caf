/** Lengths from which the engine of JavaScript keeps a slice as a view that holds the whole text in memory. */
const VIEW_LENGTH = 13

/** A slice of a text that can be kept for long without the text. */
export const ownCopy = (slice: string): string =>
  slice.length < VIEW_LENGTH ? slice : Buffer.from(slice, 'utf16le').toString('utf16le')
