/** The words of a term by its identifier: `quiet|en room|en` -> `quiet room`. */
export const termWords = (id: string): string =>
  id
    .split(' ')
    .map((word) => word.split('|')[0] ?? word)
    .join(' ')
