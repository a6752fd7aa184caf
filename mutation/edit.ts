/** A change of a source: what stands from `start` to `end` is replaced. */
export interface Edit {
  readonly start: number
  readonly end: number
  readonly replacement: string
}

export const applyEdit = (text: string, { start, end, replacement }: Edit): string =>
  text.slice(0, start) + replacement + text.slice(end)
