/**
 * The number that a text is in decimal notation, or else the text itself: no `NaN`, `Infinity`, hexadecimal digits or blanks.
 * However long the text, each digit is tried once.
 */
export const decimalNumber = (text: string): string | number =>
  /^[+-]?(\d+(?:\.\d*)?|\.\d+)(e[+-]?\d+)?$/i.test(text) ? Number(text) : text
