/**
 * The number that a text is, or the text itself. Decimal numbers only: no `NaN`, `Infinity`, hexadecimal digits or blanks.
 * However long the text, each digit is tried once.
 */
export const numberOf = (text: string): string | number =>
  /^[+-]?(\d+(?:\.\d*)?|\.\d+)(e[+-]?\d+)?$/i.test(text) ? Number(text) : text
