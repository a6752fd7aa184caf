/** Characters of the name of a field, or of what is chosen of it. Where it is shortened, its title has all of them. */
const MOST_CHARACTERS = 36

export function shorten(text: string): string {
  const characters = [...text]
  return characters.length > MOST_CHARACTERS ? `${characters.slice(0, MOST_CHARACTERS - 1).join('')}…` : text
}
