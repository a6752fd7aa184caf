/** A text for people, with a space for each control character but line ends: names in a file could otherwise command the terminal. */
export const printable = (text: string): string => text.replace(/[^\P{Cc}\n]/gu, ' ')
