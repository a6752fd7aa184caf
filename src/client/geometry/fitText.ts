/** The first of several texts that is no wider than `room`; the last one, cut, where none is. */
export function firstThatFits(candidates: readonly string[], widthOf: (text: string) => number, room: number): string {
  const fitting = candidates.find((text) => widthOf(text) <= room)
  if (fitting !== undefined) return fitting
  const characters = [...(candidates.at(-1) ?? '')]
  while (characters.length > 1 && widthOf(`${characters.join('')}…`) > room) characters.pop()
  return `${characters.join('').trimEnd()}…`
}
