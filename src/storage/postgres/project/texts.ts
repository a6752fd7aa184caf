/** A character for private use, which texts hardly contain. */
const ESCAPE = '\uE000'

/**
 * A text as PostgreSQL can store it, which refuses the character NUL. Equal texts stay equal, and different ones
 * different.
 */
export const encodeText = (text: string): string =>
  text.includes('\0') || text.includes(ESCAPE)
    ? text.replaceAll(ESCAPE, `${ESCAPE}1`).replaceAll('\0', `${ESCAPE}0`)
    : text

/** The text that was encoded. */
export const decodeText = (stored: string): string =>
  stored.includes(ESCAPE) ? stored.replaceAll(`${ESCAPE}0`, '\0').replaceAll(`${ESCAPE}1`, ESCAPE) : stored
