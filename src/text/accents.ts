/** Letters whose marks have no code of their own. */
const plainLetters: Readonly<Record<string, string>> = { ł: 'l', ı: 'i' }

/** What a word in lower case looks like where it is typed without accents. */
export const withoutAccents = (word: string): string =>
  word
    .replace(/[łı]/gu, (letter) => plainLetters[letter]!)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .normalize('NFC')
