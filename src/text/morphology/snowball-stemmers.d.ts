declare module 'snowball-stemmers' {
  /** A Snowball stemmer by its English name (`english`, `german`, ...). Throws TypeError for a name it does not know. */
  export function newStemmer(algorithm: string): { stem(lowerCaseWord: string): string }
  export function algorithms(): string[]
}
